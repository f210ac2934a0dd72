// title: sync from a target to its child traps
// caption: The child is free, but to run it the target is needed, and this thread holds it.
import Dispatch

let target = DispatchQueue(label: "target")
let child = DispatchQueue(label: "child", target: target)
target.async {
  print("in the target")
  child.sync { print("in the child") }
}

// expect: prints only "in the target"
// expect: trap "dispatch_sync called on queue already owned by current thread"
