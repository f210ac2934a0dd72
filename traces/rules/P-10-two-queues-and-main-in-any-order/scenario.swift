// title: Two queues and the launch code in any order
// caption: Three threads with two, two and one thing to say: thirty orders, and each of them happens.
// conformance: lines in any order
import Dispatch
let a = DispatchQueue(label: "a")
let b = DispatchQueue(label: "b")
a.async {
  print("A1")
  print("A2")
}
b.async {
  print("B1")
  print("B2")
}
print("launched")

// expect always: prints "A1", "A2"
// expect always: prints "B1", "B2"
// expect: prints "launched"
