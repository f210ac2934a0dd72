// title: Serial siblings do not keep the order of submission
// caption: A serial child is one entry in its target: once reached, it drains all its blocks before the next sibling runs.
import Dispatch

let target = DispatchQueue(label: "target")
let a = DispatchQueue(label: "a", target: target)
let b = DispatchQueue(label: "b", target: target)

target.suspend()
a.async { print("a1") }
b.async { print("b1") }
a.async { print("a2") }
target.async { print("t1") }
b.async { print("b2") }
target.resume()

// expect: prints only "a1", "a2", "b1", "b2", "t1"
