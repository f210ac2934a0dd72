// title: A sync cuts a child's batch short
// caption: When the drain meets a waiting caller it hands the child over, and the child queues for its target again, at the end.
import Foundation

let target = DispatchQueue(label: "target")
let a = DispatchQueue(label: "a", target: target)
let b = DispatchQueue(label: "b", target: target)

a.async {
  io("A0", .milliseconds(150))
  print("A0")
}
Thread.sleep(forTimeInterval: 0.04)
DispatchQueue.global().async { a.sync { print("A.sync") } }
Thread.sleep(forTimeInterval: 0.04)
b.async { print("B1") }
a.async { print("A1") }
a.async { print("A2") }
target.async { print("T1") }

// expect: prints only "A0", "B1", "T1", "A.sync", "A1", "A2"
