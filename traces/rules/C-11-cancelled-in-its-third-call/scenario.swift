// title: A timer that cancels itself in its third call
// caption: Three events, one cancel handler, and the one-shot timers beside it are not disturbed.
import Dispatch

let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
var calls = 0
timer.setEventHandler {
  calls += 1
  print("event \(calls)")
  if calls == 3 { timer.cancel() }
}
timer.setCancelHandler { print("cancel handler") }
timer.schedule(deadline: .now(), repeating: .milliseconds(100))
timer.resume()
let early = DispatchSource.makeTimerSource(queue: queue)
early.setEventHandler { print("one-shot at 150") }
early.schedule(deadline: .now() + .milliseconds(150))
early.resume()
let late = DispatchSource.makeTimerSource(queue: queue)
late.setEventHandler { print("one-shot at 350") }
late.schedule(deadline: .now() + .milliseconds(350))
late.resume()

// expect: prints only "event 1", "event 2", "one-shot at 150", "event 3", "cancel handler", "one-shot at 350"
