// title: sync to a child that has work waiting: a hang, not a trap
// caption: The caller stands in the child's line first, so the check that would find it holding the target is never made.
import Foundation

let target = DispatchQueue(label: "target")
let child = DispatchQueue(label: "child", target: target)
target.async {
  io("target block", .milliseconds(60))
  print("in the target")
  child.sync { print("in the child") }
  print("never")
}
Thread.sleep(forTimeInterval: 0.02)
child.async { print("never") }

// expect: prints only "in the target"
// expect: deadlock
