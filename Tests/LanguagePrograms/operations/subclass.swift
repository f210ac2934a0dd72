// operations: a subclass, priorities, cancellation before the start, a suspended queue
import Foundation

class Download: Operation, @unchecked Sendable {
  let title: String
  var bytes = 0
  init(_ title: String) { self.title = title }
  override func main() {
    if isCancelled { print("\(title): cancelled before it began"); return }
    io(title, .milliseconds(20))
    bytes = title.count * 100
    print("\(title): \(bytes) bytes")
  }
}

let queue = OperationQueue()
queue.name = "downloads"
queue.maxConcurrentOperationCount = 1
let one = Download("one"), two = Download("two"), three = Download("three"), four = Download("four")
three.queuePriority = .veryHigh
two.cancel()
let completed = DispatchSemaphore(value: 0)
four.completionBlock = {
  print("four is done: \(four.isFinished)")
  completed.signal()
}
queue.isSuspended = true
queue.addOperations([one, two, three, four], waitUntilFinished: false)
print("waiting: \(queue.operationCount), ready: \(one.isReady), executing: \(one.isExecuting)")
queue.isSuspended = false
queue.waitUntilAllOperationsAreFinished()
completed.wait()
print(one.bytes, two.bytes, three.bytes, two.isCancelled, two.isFinished)
