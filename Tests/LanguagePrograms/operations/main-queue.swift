// operations: the main queue of operations submits the next one when the last is finished; blocks of several parts
import Foundation

OperationQueue.main.addOperation {
  print("A")
  OperationQueue.main.addOperation {
    print("A again")
    exit(0)
  }
}
OperationQueue.main.addOperation { print("B") }
DispatchQueue.main.async { print("C") }
let parts = BlockOperation()
parts.addExecutionBlock { print("first part") }
parts.addExecutionBlock { print("second part") }
parts.start()
print(parts.executionBlocks.count, parts.isFinished, OperationQueue.main.maxConcurrentOperationCount)
print("launched")
RunLoop.main.run()
