// traps: dispatchPrecondition(.notOnQueue) on that queue
import Dispatch

let queue = DispatchQueue(label: "com.example.state")
func blockingRead() -> Int {
  dispatchPrecondition(condition: .notOnQueue(queue))
  return queue.sync { 1 }
}
print(blockingRead())
queue.sync { print(blockingRead()) }
