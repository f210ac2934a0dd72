// title: Two queues, one serial target: one at a time
// caption: Blocks of both queues and of the target itself exclude each other: a hierarchy is a lock.
// conformance: lines in any order
import Dispatch

let target = DispatchQueue(label: "target")
let red = DispatchQueue(label: "red", target: target)
let blue = DispatchQueue(label: "blue", target: target)
var inside = 0

func enter(_ name: String) {
  inside += 1
  io(name, .milliseconds(20))
  print("\(name): \(inside) inside")
  inside -= 1
}

red.async { enter("red") }
blue.async { enter("blue") }
target.async { enter("target") }
red.async { enter("red again") }

// expect: prints only "red: 1 inside", "red again: 1 inside", "blue: 1 inside", "target: 1 inside"
