// title: The completion block runs on a global queue
// caption: It is handed to the default global queue when the operation is finished: who waited may be faster.
// conformance: lines in any order
import Foundation

let queue = OperationQueue()
queue.name = "queue"
let operation = BlockOperation { work("operation", .milliseconds(20)) }
operation.completionBlock = {
  io("completion", .milliseconds(20))
  print("completion block, on main: \(Thread.isMainThread)")
}
queue.addOperation(operation)
operation.waitUntilFinished()
print("waited")

// expect: "operation" before "completion"
// expect: prints only "waited", "completion block, on main: false"
