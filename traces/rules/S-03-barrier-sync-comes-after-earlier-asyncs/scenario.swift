// title: A barrier sync waits for what was submitted before it
// caption: On a concurrent queue a plain sync may overtake; with the barrier flag it cannot.
// conformance: lines in any order
import Dispatch

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.async {
  io("read 1", .milliseconds(40))
  print("read 1")
}
queue.async {
  io("read 2", .milliseconds(80))
  print("read 2")
}
queue.sync(flags: .barrier) { print("barrier sync") }
print("caller goes on")

// expect: prints only "read 1", "read 2", "barrier sync", "caller goes on"
