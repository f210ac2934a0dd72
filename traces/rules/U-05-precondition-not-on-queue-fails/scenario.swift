// title: dispatchPrecondition: not expected on a queue
// caption: The guard against syncing to oneself, found out before it hangs.
import Dispatch

let queue = DispatchQueue(label: "queue")
let other = DispatchQueue(label: "other")
queue.async {
  dispatchPrecondition(condition: .notOnQueue(other))
  print("not on other")
  dispatchPrecondition(condition: .notOnQueue(queue))
  print("never")
}

// expect: prints only "not on other"
// expect: trap "Assertion failed: Block was not expected to execute on queue [queue]"
