// title: A barrier inside a barrier traps
// caption: The outer barrier owns the queue on this very thread: the check finds it, as it finds a reader in there.
import Dispatch

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.sync(flags: .barrier) {
  print("outer barrier")
  queue.sync(flags: .barrier) { print("inner barrier") }
}

// expect: prints only "outer barrier"
// expect: trap "dispatch_sync called on queue already owned by current thread"
