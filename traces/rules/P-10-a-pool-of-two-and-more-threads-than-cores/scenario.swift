// title: A pool of two, and more threads than cores
// caption: Helpers of concurrentPerform come from a pool of two; serial queues have threads of their own. Found by a random program.
// simulate: platform linux, cores 2
// conformance: not run, it hangs and dies; PossibleOutputsTests looks for its real orders
import Dispatch
import Foundation

let q0 = DispatchQueue(label: "q0")
let q1 = DispatchQueue(label: "q1")
let q2 = DispatchQueue(label: "q2", attributes: .concurrent)
let q3 = DispatchQueue(label: "q3", attributes: .concurrent)
let v1 = q0.sync { () -> Int in
  print("b1 start")
  io("b1", .milliseconds(80))
  return 1
}
print("b1 gave", v1)
DispatchQueue.concurrentPerform(iterations: 3) { i in
  print("b2 iteration \(i)")
  io("b2", .milliseconds(40 * (i + 1)))
  q0.sync {
    print("b2 in q0 \(i)")
  }
  q3.async {
    print("b2 async \(i)")
  }
}
print("b2 all done")
print("b3 abba")
q1.async {
  print("b3 a1")
  io("b3", .milliseconds(80))
  q3.sync { print("b3 a2") }
  print("b3 a3")
}
q3.async {
  print("b3 c1")
  io("b3", .milliseconds(80))
  q1.sync { print("b3 c2") }
  print("b3 c3")
}
DispatchQueue.concurrentPerform(iterations: 4) { i in
  print("b4 iteration \(i)")
}
print("b4 all done")
io("main", .milliseconds(80))
Thread.sleep(forTimeInterval: 0.04)
q1.async {
  print("b5 start")
  q2.sync {
    print("b6 start")
    io("b6", .milliseconds(160))
    print("b6 end")
  }
  print("b5 end")
}
q2.async {
  print("b7 start")
  DispatchQueue.main.async {
    print("b8 start")
    print("b9 fatal")
    fatalError("b9 stops")
    print("b8 end")
  }
  print("b7 end")
}
print("launched")

// expect: trap "b9 stops"
