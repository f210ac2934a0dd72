// operations: one that was added cannot be added again
import Foundation

let queue = OperationQueue()
let once = BlockOperation { print("once") }
queue.addOperation(once)
once.waitUntilFinished()
queue.addOperation(once)
