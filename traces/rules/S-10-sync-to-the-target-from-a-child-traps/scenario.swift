// title: sync from a child to its target traps
// caption: Whoever drains the child holds the target as well.
import Dispatch

let target = DispatchQueue(label: "target")
let child = DispatchQueue(label: "child", target: target)
child.async {
  print("in the child")
  target.sync { print("in the target") }
}

// expect: prints only "in the child"
// expect: trap "dispatch_sync called on queue already owned by current thread"
