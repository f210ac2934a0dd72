// title: An asynchronous operation says when it is finished
// caption: Its start() returns at once; it keeps its place until isFinished is true and somebody is told so.
import Foundation

final class Upload: Operation, @unchecked Sendable {
  private let title: String
  private let lock = NSLock()
  private var runs = false, isOver = false
  init(_ title: String) { self.title = title }
  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { lock.withLock { runs } }
  override var isFinished: Bool { lock.withLock { isOver } }
  override func start() {
    change(toRunning: true)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.04) {
      print("\(self.title) is answered")
      self.change(toRunning: false)
    }
  }
  private func change(toRunning running: Bool) {
    willChangeValue(forKey: "isExecuting")
    willChangeValue(forKey: "isFinished")
    lock.withLock {
      runs = running
      isOver = !running
    }
    didChangeValue(forKey: "isExecuting")
    didChangeValue(forKey: "isFinished")
  }
}

let uploads = OperationQueue()
uploads.name = "uploads"
uploads.maxConcurrentOperationCount = 1
uploads.addOperation(Upload("first"))
uploads.addOperation(Upload("second"))
uploads.waitUntilAllOperationsAreFinished()
print("all are answered")

// expect: prints only "first is answered", "second is answered", "all are answered"
// expect: completes at 80 ms
