// title: Entering inside the block is too late
// caption: The classic bug: nobody has entered yet when the wait begins, so it returns before any work is done.
import Foundation

let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
queue.async {
  io("on its way", .milliseconds(60))
  group.enter()
  print("work")
  group.leave()
}
group.wait()
print("all done, says the group")

// expect: prints only "all done, says the group", "work"
