// title: Dropping a suspended timer
// caption: The most common crash of all timers: suspended, then released.
import Dispatch

func suspendAndForget() {
  let timer = DispatchSource.makeTimerSource(queue: .main)
  timer.schedule(deadline: .now() + .seconds(5))
  timer.setEventHandler { print("never") }
  timer.resume()
  timer.suspend()
  print("suspended")
}

suspendAndForget()
print("never")

// expect: prints only "suspended"
// expect: trap "Release of a suspended object"
