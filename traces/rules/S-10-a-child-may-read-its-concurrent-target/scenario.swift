// title: A child may sync to its concurrent target
// caption: A reader beside the child's own place in the target: allowed.
import Dispatch

let target = DispatchQueue(label: "target", attributes: .concurrent)
let child = DispatchQueue(label: "child", target: target)
child.async {
  print("in the child")
  target.sync { print("reading the target") }
  print("back in the child")
}

// expect: prints only "in the child", "reading the target", "back in the child"
