// title: A one-shot timer may be scheduled again
// caption: It fires once and stays alive; a new schedule makes it fire once more.
import Dispatch

let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
var calls = 0
timer.setEventHandler {
  calls += 1
  print("call \(calls)")
  print("cancelled: \(timer.isCancelled)")
  if calls == 1 { timer.schedule(deadline: .now() + .milliseconds(60)) }
}
timer.schedule(deadline: .now() + .milliseconds(40))
timer.resume()

// expect: prints only "call 1", "cancelled: false", "call 2", "cancelled: false"
// expect: completes at 100 ms
