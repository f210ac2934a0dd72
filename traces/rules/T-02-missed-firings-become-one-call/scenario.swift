// title: Missed firings become one call
// caption: The handler was busy for three firings; the next call brings them all in its data, then the grid goes on.
import Dispatch

let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
var calls = 0
timer.setEventHandler {
  calls += 1
  print("call \(calls): data \(timer.data)")
  if calls == 1 { io("busy", .milliseconds(350)) }
  if calls == 4 { timer.cancel() }
}
timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(100))
timer.resume()

// expect: prints only "call 1: data 1", "call 2: data 3", "call 3: data 1", "call 4: data 1"
