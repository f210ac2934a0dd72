// title: notify on an empty group is an async
// caption: There is nothing to wait for: the block is submitted immediately, and runs after the launch code.
import Dispatch

let group = DispatchGroup()
group.notify(queue: .main) { print("notified") }
print("launch ends")

// expect: prints only "launch ends", "notified"
