// title: A very fast timer that suspends its own queue
// caption: It fires once: its queue is suspended by then. Another timer is not disturbed.
import Dispatch

let queue = DispatchQueue(label: "queue")
let fast = DispatchSource.makeTimerSource(queue: queue)
var fired = 0
fast.setEventHandler {
  fired += 1
  queue.suspend()
}
fast.schedule(deadline: .now(), repeating: .nanoseconds(100))
fast.resume()
let other = DispatchSource.makeTimerSource(queue: .main)
other.setEventHandler {
  fast.cancel()
  queue.resume()
  queue.sync { print("the fast one fired \(fired) time") }
}
other.schedule(deadline: .now() + .milliseconds(100))
other.resume()

// expect: prints only "the fast one fired 1 time"
