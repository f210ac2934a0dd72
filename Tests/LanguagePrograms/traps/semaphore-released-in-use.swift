// traps: a semaphore released with a smaller value than it was made with
import Dispatch

func limited() {
  let slots = DispatchSemaphore(value: 2)
  slots.wait()
  print("working")
}
limited()
print("not reached")
