// title: A reader inside a barrier traps
// caption: The barrier owns the whole queue, so this time the owner is known and the check finds it.
import Dispatch

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.sync(flags: .barrier) {
  print("barrier")
  queue.sync { print("reader") }
}

// expect: prints only "barrier"
// expect: trap "dispatch_sync called on queue already owned by current thread"
