// title: Work added while a queue runs brings the queue back once more
// caption: The child is empty, yet it stands in its target's line again behind the barrier, so a sync to it waits for ever.
import Foundation

let target = DispatchQueue(label: "target", attributes: .concurrent)
let child = DispatchQueue(label: "child", target: target)
child.async {
  child.async { print("second block of the child") }
  io("first block", .milliseconds(60))
  print("first block of the child")
}
Thread.sleep(forTimeInterval: 0.03)
target.async(flags: .barrier) {
  io("barrier", .milliseconds(60))
  print("barrier")
  child.sync { print("in the child") }
  print("never")
}

// expect: prints only "first block of the child", "second block of the child", "barrier"
// expect: deadlock
