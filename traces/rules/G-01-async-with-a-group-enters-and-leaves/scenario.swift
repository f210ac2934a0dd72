// title: async(group:) enters before and leaves after
// caption: The wait begins when both blocks have been counted in, and ends when both have ended.
// conformance: lines in any order
import Dispatch

let group = DispatchGroup()
let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.async(group: group) {
  io("load 1", .milliseconds(40))
  print("load 1")
}
queue.async(group: group) {
  io("load 2", .milliseconds(80))
  print("load 2")
}
group.wait()
print("both are done")

// expect: prints only "load 1", "load 2", "both are done"
// expect: completes at 80 ms
