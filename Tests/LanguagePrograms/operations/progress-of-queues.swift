// The progress of an operation queue counts what has run once it has a total: no barrier, nothing that was cancelled before.
import Foundation
let q = OperationQueue()
q.maxConcurrentOperationCount = 1
for i in 1...3 { q.addOperation { } }
q.waitUntilAllOperationsAreFinished()
print(q.progress.completedUnitCount, q.progress.totalUnitCount, q.progress.isFinished, q.progress.isIndeterminate, q.progress.fractionCompleted)
q.progress.totalUnitCount = 5
print(q.progress.completedUnitCount, q.progress.fractionCompleted)
for i in 1...2 { q.addOperation { } }
q.waitUntilAllOperationsAreFinished()
print(q.progress.completedUnitCount, q.progress.fractionCompleted)
q.addOperation { print("seen", q.progress.completedUnitCount) }
q.waitUntilAllOperationsAreFinished()
print(q.progress.completedUnitCount)
q.isSuspended = true
let c = BlockOperation { }
q.addOperation(c); c.cancel()
q.isSuspended = false
q.waitUntilAllOperationsAreFinished()
print(q.progress.completedUnitCount, q.progress === q.progress)
for _ in 1...4 { q.addOperation {} }
q.waitUntilAllOperationsAreFinished()
print(q.progress.completedUnitCount, q.progress.fractionCompleted)
let other = OperationQueue()
other.progress.totalUnitCount = 5
var op: BlockOperation!
op = BlockOperation { op.cancel() }
other.addOperation(op)
other.waitUntilAllOperationsAreFinished()
print(other.progress.completedUnitCount, op.isCancelled)
final class A: Operation {
  var done = false, run = false
  override var isAsynchronous: Bool { true }
  override var isFinished: Bool { done }
  override var isExecuting: Bool { run }
  override func start() { run = true; DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { self.willChangeValue(forKey: "isFinished"); self.done = true; self.run = false; self.didChangeValue(forKey: "isFinished") } }
}
other.addOperation(A())
other.waitUntilAllOperationsAreFinished()
print(other.progress.completedUnitCount)
other.addBarrierBlock { }
other.waitUntilAllOperationsAreFinished()
print(other.progress.completedUnitCount)
other.addOperation { Thread.sleep(forTimeInterval: 0.01) }
other.addBarrierBlock { }
other.waitUntilAllOperationsAreFinished()
print(other.progress.completedUnitCount)
