// title: A barrier waits, runs alone, and lets go
// caption: Earlier readers finish first, later ones wait: on one queue the barrier is a serial moment.
// conformance: lines in any order
import Dispatch

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
for n in 1...2 {
  queue.async {
    io("read \(n)", .milliseconds(60))
    print("read \(n)")
  }
}
queue.async(flags: .barrier) {
  print("barrier begins")
  io("write", .milliseconds(60))
  print("barrier ends")
}
for n in 3...4 {
  queue.async {
    io("read \(n)", .milliseconds(60))
    print("read \(n)")
  }
}

// expect: prints "read 1", "barrier begins", "barrier ends", "read 3"
// expect: prints "read 2", "barrier begins", "barrier ends", "read 4"
// expect: "read 1" overlaps "read 2"
// expect: "write" alone on queue
// expect: "read 3" overlaps "read 4"
// expect: completes at 180 ms
