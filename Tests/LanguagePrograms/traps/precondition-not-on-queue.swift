// traps: dispatchPrecondition that does not hold
import Dispatch

let queue = DispatchQueue(label: "state")
func update() {
  dispatchPrecondition(condition: .onQueue(queue))
  print("updating")
}
queue.sync { update() }
update()
print("not reached")
