// advice: what there is in the place of sources of files, observers of run loops and barriers of memory
import Foundation

final class Watcher {
    private var source: DispatchSourceFileSystemObject?
    func start() {
        let observer = CFRunLoopObserverCreateWithHandler(nil, 0, true, 0) { _, _ in print("turn") }
        let timer = CFRunLoopTimerCreateWithHandler(nil, 0, 1, 0, 0) { _ in print("tick") }
        print(observer as Any, timer as Any)
    }
}

var isReady = false
DispatchQueue.global().async {
    OSMemoryBarrier()
    isReady = true
}
RunLoop().run()

final class Reader: NSObject {
    var observation: NSKeyValueObservation?
    func watch(_ queue: OperationQueue) {
        observation = queue.observe(\.operationCount) { queue, _ in print(queue.operationCount) }
        queue.addObserver(self, forKeyPath: "operations", options: [], context: nil)
    }
    func copy(_ from: InputStream) { print(errno) }
}
