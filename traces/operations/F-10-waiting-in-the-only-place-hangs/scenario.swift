// title: Waiting in the only place hangs
// caption: The operation that waits takes the place that the other one needs.
import Foundation

let queue = OperationQueue()
queue.name = "queue"
queue.maxConcurrentOperationCount = 1
queue.addOperation {
  let inner = BlockOperation { print("never") }
  queue.addOperation(inner)
  inner.waitUntilFinished()
  print("never")
}

// expect: deadlock "which nobody finishes any more"
// expect: prints nothing
