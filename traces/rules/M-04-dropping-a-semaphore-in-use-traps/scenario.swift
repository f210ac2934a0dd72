// title: Dropping a semaphore that is in use
// caption: It was made with 1 and stands at 0 when its last reference goes: libdispatch ends the process.
import Dispatch

func borrowAndForget() {
  let semaphore = DispatchSemaphore(value: 1)
  semaphore.wait()
  print("taken")
}

borrowAndForget()
print("never")

// expect: prints only "taken"
// expect: trap "Semaphore object deallocated while in use"
