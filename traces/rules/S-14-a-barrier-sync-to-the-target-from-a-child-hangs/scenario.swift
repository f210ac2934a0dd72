// title: A barrier sync from a child to its concurrent target
// caption: The barrier waits for every place in the target to be free; one of them is the child's own.
import Dispatch

let target = DispatchQueue(label: "target", attributes: .concurrent)
let child = DispatchQueue(label: "child", target: target)
child.async {
  print("in the child")
  target.sync(flags: .barrier) { print("barrier on the target") }
  print("never")
}

// expect: prints only "in the child"
// expect: deadlock
