// operations: a barrier waits for all before it and holds all behind it; a limit of two at once; completion blocks
import Foundation

let queue = OperationQueue()
queue.maxConcurrentOperationCount = 2
queue.qualityOfService = .utility
queue.addOperation { io("a", .milliseconds(40)); print("a") }
queue.addOperation { io("b", .milliseconds(90)); print("b") }
queue.addOperation { io("c", .milliseconds(90)); print("c") }
queue.addBarrierBlock { print("barrier"); io("barrier", .milliseconds(40)) }
let last = BlockOperation { print("d") }
let done = DispatchSemaphore(value: 0)
last.completionBlock = {
  print("d is done: \(last.isFinished), on main: \(Thread.isMainThread)")
  done.signal()
}
queue.addOperation(last)
queue.waitUntilAllOperationsAreFinished()
done.wait()
print(queue.operationCount, queue.maxConcurrentOperationCount, queue.qualityOfService == .utility)
