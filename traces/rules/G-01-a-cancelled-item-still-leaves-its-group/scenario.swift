// title: A cancelled work item still leaves its group
// caption: Its body never runs, but its turn comes, and with it the group's count goes down.
import Dispatch

let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("never") }
queue.suspend()
queue.async(group: group, execute: item)
item.cancel()
print("counted in: \(group.wait(timeout: .now()) == .timedOut)")
queue.resume()
group.wait()
print("counted out")

// expect: prints only "counted in: true", "counted out"
