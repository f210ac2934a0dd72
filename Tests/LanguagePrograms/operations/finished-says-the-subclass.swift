// An operation whose subclass says itself when it is finished is not finished because main() or start() returned.
import Foundation

class Job: Operation {
  private var done = false
  init(_ name: String) { super.init(); self.name = name }
  override var isFinished: Bool {
    get { done }
    set {
      willChangeValue(forKey: "isFinished")
      done = newValue
      didChangeValue(forKey: "isFinished")
    }
  }
  override func main() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
      print(self.name!, "work done")
      self.isFinished = true
    }
  }
}
final class Started: Job {
  override func start() {
    super.start()
    print(name!, "started", isExecuting, isFinished)
  }
}
let job = Job("main"), queue = OperationQueue()
job.completionBlock = { print("completed") }
queue.addOperation(job)
queue.waitUntilAllOperationsAreFinished()
Thread.sleep(forTimeInterval: 0.05)
print("all finished", queue.operationCount)
let second = Started("start"), third = BlockOperation { print("third") }
third.addDependency(second)
queue.addOperations([second, third], waitUntilFinished: true)
print("done")
