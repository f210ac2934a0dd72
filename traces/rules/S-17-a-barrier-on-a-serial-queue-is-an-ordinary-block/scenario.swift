// title: A barrier on a serial queue is an ordinary block
// caption: Everything is alone there anyway.
import Dispatch

let queue = DispatchQueue(label: "queue")
queue.async { print("before") }
queue.async(flags: .barrier) { print("barrier") }
queue.async { print("after") }

// expect: prints only "before", "barrier", "after"
