// title: A suspended queue keeps what has not begun
// caption: What was handed to Dispatch goes on; unlike DispatchQueue.suspend() it may be set twice and taken back once.
import Foundation

let queue = OperationQueue()
queue.name = "queue"
queue.maxConcurrentOperationCount = 1
queue.addOperation { io("first", .milliseconds(40)); print("first") }
queue.addOperation { print("second") }
Thread.sleep(forTimeInterval: 0.01)
queue.isSuspended = true
queue.isSuspended = true
Thread.sleep(forTimeInterval: 0.08)
print("go on, \(queue.operationCount) left")
queue.isSuspended = false
queue.waitUntilAllOperationsAreFinished()

// expect: prints only "first", "go on, 1 left", "second"
