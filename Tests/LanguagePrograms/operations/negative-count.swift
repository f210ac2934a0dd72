// operations: a number of operations at once cannot be negative
import Foundation

let queue = OperationQueue()
print(OperationQueue.defaultMaxConcurrentOperationCount)
queue.maxConcurrentOperationCount = -1
queue.maxConcurrentOperationCount = -2
