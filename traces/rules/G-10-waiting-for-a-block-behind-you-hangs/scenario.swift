// title: Waiting for a block that stands behind you
// caption: The member of the group is on the same serial queue: it cannot start before the wait ends.
import Dispatch

let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
queue.async {
  queue.async(group: group) { print("never") }
  print("wait")
  group.wait()
  print("never")
}

// expect: prints only "wait"
// expect: deadlock
