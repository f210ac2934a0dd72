// title: Deadlock: a read inside a read, with a write in between
// caption: The inner read queues behind the barrier, the barrier waits for the outer read, the outer read waits for the inner one
// conformance: not run, the program hangs
import Dispatch

let library = DispatchQueue(label: "library", attributes: .concurrent)

func outerRead() {
  work("outer read", .milliseconds(10))
  library.async(flags: .barrier) { work("write", .milliseconds(5)) }
  work("outer read", .milliseconds(6))
  library.sync { work("inner read", .milliseconds(4)) }
  print("read")
}

library.sync { outerRead() }

// expect: deadlock
// expect: "write" runs 0 times
// expect: "inner read" runs 0 times
// expect: prints nothing
