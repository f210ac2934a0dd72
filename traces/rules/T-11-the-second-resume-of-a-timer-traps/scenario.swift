// title: The second resume of a timer
// caption: The first one activates it; the second finds nothing to resume.
import Dispatch

let timer = DispatchSource.makeTimerSource(queue: .main)
timer.schedule(deadline: .now() + .seconds(5))
timer.setEventHandler { print("never") }
timer.resume()
print("resumed")
timer.resume()
print("never")

// expect: prints only "resumed"
// expect: trap "Over-resume of an object"
