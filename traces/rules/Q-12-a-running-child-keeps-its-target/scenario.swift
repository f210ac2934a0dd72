// title: A running child goes on before its siblings
// caption: Blocks added to the child while it runs join its batch, ahead of a sibling that was submitted earlier.
import Foundation

let target = DispatchQueue(label: "target")
let a = DispatchQueue(label: "a", target: target)
let b = DispatchQueue(label: "b", target: target)

a.async {
  io("A0", .milliseconds(100))
  print("A0")
}
Thread.sleep(forTimeInterval: 0.04)
b.async { print("B1") }
target.async { print("T1") }
a.async { print("A1") }
a.async { print("A2") }

// expect: prints only "A0", "A1", "A2", "B1", "T1"
