// title: Two queues, two threads, each wants the other
// caption: No thread owns both queues, so libdispatch notices nothing: both wait for ever.
// conformance: lines in any order
import Dispatch

let a = DispatchQueue(label: "a")
let b = DispatchQueue(label: "b")
a.async {
  io("hold a", .milliseconds(50))
  print("a wants b")
  b.sync { print("never") }
}
b.async {
  io("hold b", .milliseconds(50))
  print("b wants a")
  a.sync { print("never") }
}

// expect: prints only "a wants b", "b wants a"
// expect: deadlock
