// title: Siblings over a concurrent target may sync to each other
// caption: Each takes one of the target's many places; nothing is held exclusively but the two queues themselves.
import Dispatch

let target = DispatchQueue(label: "target", attributes: .concurrent)
let red = DispatchQueue(label: "red", target: target)
let blue = DispatchQueue(label: "blue", target: target)
red.async {
  print("in red")
  blue.sync { print("in blue") }
  print("back in red")
}

// expect: prints only "in red", "in blue", "back in red"
