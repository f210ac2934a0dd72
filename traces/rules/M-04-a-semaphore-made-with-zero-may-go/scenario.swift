// title: A semaphore made with 0 never traps when dropped
// caption: Its value can only be higher than the one it was made with.
import Dispatch

func signalAndForget() {
  let semaphore = DispatchSemaphore(value: 0)
  semaphore.signal()
  print("signalled")
}

signalAndForget()
print("after")

// expect: prints only "signalled", "after"
