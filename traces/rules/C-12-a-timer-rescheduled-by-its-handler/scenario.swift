// title: A timer whose handler makes it faster
// caption: Every 200 ms at first; its first event reschedules it to every 50 ms from now on.
import Dispatch

let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
let start = DispatchTime.now()
var events = 0
timer.setEventHandler {
  events += 1
  if events == 1 { timer.schedule(deadline: .now(), repeating: .milliseconds(50)) }
  if events == 6 {
    timer.cancel()
    let milliseconds = (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000
    print("6 events within a second: \(milliseconds < 1000)")
  }
}
timer.schedule(deadline: start + .milliseconds(200), repeating: .milliseconds(200))
timer.resume()

// expect: prints only "6 events within a second: true"
// expect: completes at 400 ms
