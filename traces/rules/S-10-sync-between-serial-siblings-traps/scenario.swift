// title: Siblings over one serial target cannot sync to each other
// caption: Two different queues, one lock underneath: the second sync needs the target that the first already holds.
import Dispatch

let target = DispatchQueue(label: "target")
let red = DispatchQueue(label: "red", target: target)
let blue = DispatchQueue(label: "blue", target: target)
red.async {
  print("in red")
  blue.sync { print("in blue") }
}

// expect: prints only "in red"
// expect: trap "dispatch_sync called on queue already owned by current thread"
