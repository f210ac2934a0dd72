// title: An interval of 292 years
// caption: The longest interval there is: the timer fires once, at once, and is not confused by the sum.
import Dispatch

let timer = DispatchSource.makeTimerSource(queue: .main)
timer.setEventHandler { print("fired, data \(timer.data)") }
timer.schedule(deadline: .now(), repeating: .nanoseconds(Int.max))
timer.resume()
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) {
  timer.cancel()
  print("done")
}

// expect: prints only "fired, data 1", "done"
