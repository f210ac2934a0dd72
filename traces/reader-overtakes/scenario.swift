// title: sync on a concurrent queue may overtake blocks that were submitted before it
// caption: The queue has handed A and B to the pool, where they wait for a worker; sync takes a place at once and runs on main
// simulate: cores 2, platform linux
// conformance: lines in any order
import Dispatch

let queue = DispatchQueue(label: "queue", attributes: .concurrent)

queue.async { io("busy 1", .milliseconds(30)) }
queue.async { io("busy 2", .milliseconds(30)) }
work("main", .milliseconds(5))
queue.async {
  work("A", .milliseconds(10))
  print("A")
}
queue.async {
  work("B", .milliseconds(10))
  print("B")
}
queue.sync {
  work("S", .milliseconds(10))
  print("S")
}

// expect: "S" starts before "A"
// expect: "S" on main thread
// expect: "S" before "A"
// expect: overtaking
// expect: prints only "S", "A", "B"
