// operations: a queue of one at a time takes the most urgent that is ready; classes count where nothing else was said
import Foundation

let queue = OperationQueue()
queue.name = "orders"
queue.maxConcurrentOperationCount = 1
queue.isSuspended = true
func add(_ name: String, _ priority: Operation.QueuePriority) {
  let operation = BlockOperation { print(name) }
  operation.name = name
  operation.queuePriority = priority
  queue.addOperation(operation)
}
add("low", .low)
add("normal", .normal)
add("very high", .veryHigh)
add("high", .high)
add("very low", .veryLow)
add("normal again", .normal)
print(queue.operations.map { $0.name ?? "-" }, queue.isSuspended, queue.name ?? "")
queue.isSuspended = false
queue.waitUntilAllOperationsAreFinished()
queue.isSuspended = true
add("cancelled", .veryHigh)
add("cancelled too", .normal)
queue.cancelAllOperations()
queue.isSuspended = false
queue.waitUntilAllOperationsAreFinished()
print(queue.operationCount)
