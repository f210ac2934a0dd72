// title: Waiting for a group whose member is on a suspended queue
// caption: The member cannot start before somebody resumes its queue, and nobody does.
import Dispatch

let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
queue.suspend()
queue.async(group: group) { print("never") }
print("wait")
group.wait()
print("never")

// expect: prints only "wait"
// expect: deadlock
