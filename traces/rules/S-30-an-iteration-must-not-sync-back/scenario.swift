// title: An iteration that syncs onto the queue of its caller
// caption: The first iteration runs on the thread that holds the queue and is caught; on a worker it would hang instead.
import Dispatch

let queue = DispatchQueue(label: "queue")
queue.sync {
  print("in the queue")
  DispatchQueue.concurrentPerform(iterations: 1) { index in
    queue.sync { print("iteration \(index)") }
  }
}

// expect: prints only "in the queue"
// expect: trap "dispatch_sync called on queue already owned by current thread"
