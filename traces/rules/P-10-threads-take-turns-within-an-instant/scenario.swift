// title: Threads take turns within an instant
// caption: Three queues and a concurrentPerform want two cores: any of them may be the next to print.
// simulate: platform linux, cores 2
// conformance: lines in any order
import Dispatch
import Foundation
let a = DispatchQueue(label: "a")
let b = DispatchQueue(label: "b")
let c = DispatchQueue(label: "c")
a.async { print("A1"); print("A2"); print("A3") }
b.async { print("B1"); print("B2"); print("B3") }
c.async { print("C1"); print("C2"); print("C3") }
DispatchQueue.concurrentPerform(iterations: 3) { i in
  print("p\(i)")
  io("p", .milliseconds(40))
}
print("launched")

// expect: prints "A1", "A2", "A3"
// expect: prints "p0", "p1", "p2", "launched"
