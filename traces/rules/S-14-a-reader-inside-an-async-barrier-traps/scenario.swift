// title: A reader inside an asynchronous barrier traps
// caption: The worker that runs the barrier owns the queue, as a caller would.
import Dispatch

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.async(flags: .barrier) {
  print("barrier")
  queue.sync { print("reader") }
}

// expect: prints only "barrier"
// expect: trap "dispatch_sync called on queue already owned by current thread"
