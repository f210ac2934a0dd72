// title: dispatchPrecondition: expected on a queue
// caption: The block runs on another queue; the message names the one it should have been on.
import Dispatch

let queue = DispatchQueue(label: "queue")
let other = DispatchQueue(label: "other")
queue.async {
  dispatchPrecondition(condition: .onQueue(queue))
  print("on queue")
  dispatchPrecondition(condition: .onQueue(other))
  print("never")
}

// expect: prints only "on queue"
// expect: trap "Assertion failed: Block was expected to execute on queue [other]"
