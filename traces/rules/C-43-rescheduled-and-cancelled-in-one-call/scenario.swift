// title: Rescheduled and cancelled in one call
// caption: The third call gives the timer a new schedule and cancels it: the new schedule never counts.
import Dispatch

let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
var calls = 0
timer.setEventHandler {
  calls += 1
  print("event \(calls)")
  if calls == 3 {
    timer.schedule(deadline: .now())
    timer.cancel()
  }
}
timer.setCancelHandler { print("cancelled") }
timer.schedule(deadline: .now(), repeating: .milliseconds(50))
timer.resume()
queue.asyncAfter(deadline: .now() + .milliseconds(300)) { print("nothing more") }

// expect: prints only "event 1", "event 2", "event 3", "cancelled", "nothing more"
