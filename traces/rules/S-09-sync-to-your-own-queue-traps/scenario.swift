// title: sync to the queue you are on is a crash, not a hang
// caption: Every book says deadlock; since 2016 libdispatch notices and ends the process.
import Dispatch

let queue = DispatchQueue(label: "queue")
queue.async {
  print("outer")
  queue.sync { print("inner") }
  print("never")
}

// expect: prints only "outer"
// expect: trap "dispatch_sync called on queue already owned by current thread"
