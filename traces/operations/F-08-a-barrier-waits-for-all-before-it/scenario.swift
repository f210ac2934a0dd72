// title: A barrier among operations waits for all before it
// caption: What is added behind it waits for it, as if it depended on it.
// conformance: lines in any order
import Foundation

let queue = OperationQueue()
queue.name = "queue"
queue.addOperation { io("read 1", .milliseconds(20)); print("read 1") }
queue.addOperation { io("read 2", .milliseconds(50)); print("read 2") }
queue.addBarrierBlock { io("write", .milliseconds(20)); print("write") }
queue.addOperation { io("read 3", .milliseconds(20)); print("read 3") }
queue.waitUntilAllOperationsAreFinished()

// expect: "read 1" overlaps "read 2"
// expect: "read 2" before "write"
// expect: "write" before "read 3"
// expect: prints only "read 1", "read 2", "write", "read 3"
