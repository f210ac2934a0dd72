// title: On a serial queue every block is a barrier
// caption: On a global queue none ever is.
import Dispatch

let queue = DispatchQueue(label: "queue")
queue.sync {
  dispatchPrecondition(condition: .onQueueAsBarrier(queue))
  print("serial: a barrier")
}
DispatchQueue.global().async(flags: .barrier) {
  dispatchPrecondition(condition: .onQueueAsBarrier(.global()))
  print("never")
}

// expect: prints only "serial: a barrier"
// expect: trap "Assertion failed: Block was expected to act as a barrier on queue [com.apple.root.default-qos]"
