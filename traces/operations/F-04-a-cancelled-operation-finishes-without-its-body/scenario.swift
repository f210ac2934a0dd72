// title: A cancelled operation finishes without its body
// caption: What it depends on holds it no longer, its completion block runs, and what depends on it starts.
import Foundation

let queue = OperationQueue()
queue.name = "queue"
let slow = BlockOperation { io("slow", .milliseconds(80)); print("slow is over") }
let never = BlockOperation { print("never printed") }
let next = BlockOperation { print("next") }
never.addDependency(slow)
next.addDependency(never)
never.completionBlock = { print("cancelled: \(never.isCancelled), finished: \(never.isFinished)") }
queue.addOperations([slow, never, next], waitUntilFinished: false)
Thread.sleep(forTimeInterval: 0.04)
never.cancel()
queue.waitUntilAllOperationsAreFinished()

// expect: prints "next", "slow is over"
// expect: prints "cancelled: true, finished: true", "slow is over"
// conformance: lines in any order
