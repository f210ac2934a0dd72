// operations: a block cannot be added to an operation that has finished
import Foundation

let operation = BlockOperation { print("runs") }
operation.start()
operation.start()
operation.addExecutionBlock { print("never") }
