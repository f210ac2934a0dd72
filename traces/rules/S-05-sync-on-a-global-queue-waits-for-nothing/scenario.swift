// title: sync on a global queue waits for nothing
// caption: Fifty blocks are queued and every worker is busy; the sync block runs at once, on the caller's thread.
// simulate: platform linux, cores 2
import Foundation

let global = DispatchQueue.global()
global.async { work("busy 1", .milliseconds(120)) }
global.async { work("busy 2", .milliseconds(120)) }
Thread.sleep(forTimeInterval: 0.03)
var count = 0
let group = DispatchGroup()
let counter = DispatchQueue(label: "counter")
for _ in 1...50 {
  global.async(group: group) { counter.sync { count += 1 } }
}
global.sync { print("sync runs first") }
global.sync(flags: .barrier) { print("barrier sync, too") }
group.wait()
print("then \(count) blocks")

// expect: prints only "sync runs first", "barrier sync, too", "then 50 blocks"
