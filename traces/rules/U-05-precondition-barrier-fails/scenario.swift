// title: dispatchPrecondition: expected as a barrier
// caption: An ordinary reader of a concurrent queue is no barrier.
import Dispatch

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.sync(flags: .barrier) {
  dispatchPrecondition(condition: .onQueueAsBarrier(queue))
  print("as a barrier")
}
queue.sync {
  dispatchPrecondition(condition: .onQueueAsBarrier(queue))
  print("never")
}

// expect: prints only "as a barrier"
// expect: trap "Assertion failed: Block was expected to act as a barrier on queue [queue]"
