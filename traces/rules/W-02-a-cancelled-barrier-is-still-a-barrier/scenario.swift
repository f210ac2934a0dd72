// title: A cancelled barrier is still a barrier
// caption: Nothing of it runs, but the block behind it waits for the reader before it.
import Dispatch

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
let barrier = DispatchWorkItem(flags: .barrier) { print("never") }
queue.async {
  io("reader", .milliseconds(80))
  print("reader")
}
queue.async(execute: barrier)
barrier.cancel()
queue.async { print("behind the barrier") }

// expect: prints only "reader", "behind the barrier"
