// title: wait with a time limit says that it timed out
// caption: The block gives up after 100 ms and tries again; the group has not been changed by that
import Dispatch

let group = DispatchGroup()

DispatchQueue.global().async(group: group) { io("download", .milliseconds(250)) }
DispatchQueue.global().async {
  while group.wait(timeout: .now() + .milliseconds(100)) == .timedOut { print("still waiting") }
  print("done")
}

// expect: prints only "still waiting", "still waiting", "done"
// expect: completes at 250 ms
