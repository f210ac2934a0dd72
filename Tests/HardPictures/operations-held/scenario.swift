// title: Suspended before anything is added, and again while operations run
// One operation queue keeps its first operations, one those that are behind the first; a third has a queue of its own below.
import Foundation

let early = OperationQueue()
early.name = "early"
early.isSuspended = true
for n in 1...3 { early.addOperation { work("early \(n)", .milliseconds(10)) } }

let narrow = OperationQueue()
narrow.name = "narrow"
narrow.maxConcurrentOperationCount = 1
for n in 1...2 { narrow.addOperation { work("narrow \(n)", .milliseconds(30)) } }

let shared = OperationQueue()
shared.underlyingQueue = DispatchQueue(label: "shared")
shared.isSuspended = true
shared.addOperation { work("shared", .milliseconds(5)) }

Thread.sleep(forTimeInterval: 0.02)
early.isSuspended = false
narrow.isSuspended = true
Thread.sleep(forTimeInterval: 0.04)
shared.isSuspended = false
narrow.isSuspended = false
early.isSuspended = true
narrow.waitUntilAllOperationsAreFinished()
// expect: completes
