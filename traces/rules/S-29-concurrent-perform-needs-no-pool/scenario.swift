// title: concurrentPerform cannot starve
// caption: Every worker is busy for a long time; the caller runs all iterations itself, in order.
// simulate: platform linux, cores 2
import Foundation

DispatchQueue.global().async { work("busy 1", .milliseconds(400)) }
DispatchQueue.global().async { work("busy 2", .milliseconds(400)) }
DispatchQueue.global().async { work("busy 3", .milliseconds(400)) }
Thread.sleep(forTimeInterval: 0.05)
DispatchQueue.concurrentPerform(iterations: 4) { index in print("iteration \(index)") }
print("all done")

// expect: prints only "iteration 0", "iteration 1", "iteration 2", "iteration 3", "all done"
