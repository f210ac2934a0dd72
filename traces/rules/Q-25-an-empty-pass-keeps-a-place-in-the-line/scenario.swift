// title: An empty pass keeps a place in the line
// caption: A1 was added while the child ran, so the child stands in line again, with nothing to do; A2 takes that place, before B1.
import Foundation

let target = DispatchQueue(label: "target")
let a = DispatchQueue(label: "a", target: target)
let b = DispatchQueue(label: "b", target: target)
a.async {
  io("A0", .milliseconds(80))
  print("A0")
}
Thread.sleep(forTimeInterval: 0.025)
a.async { print("A1") }
target.async {
  io("T1", .milliseconds(150))
  print("T1")
}
Thread.sleep(forTimeInterval: 0.1)
b.async { print("B1") }
Thread.sleep(forTimeInterval: 0.025)
a.async { print("A2") }

// expect: prints only "A0", "A1", "T1", "A2", "B1"
