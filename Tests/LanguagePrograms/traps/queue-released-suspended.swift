// traps: the last reference to a suspended queue goes away
import Dispatch

func pauseAndForget() {
  let queue = DispatchQueue(label: "paused")
  queue.suspend()
  print("paused")
}
pauseAndForget()
print("not reached")
