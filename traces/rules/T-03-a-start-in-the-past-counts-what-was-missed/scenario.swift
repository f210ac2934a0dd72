// title: A timer that starts in the past
// caption: The first call comes at once and brings every firing that was missed; then the grid goes on.
import Dispatch

let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
var calls = 0
timer.setEventHandler {
  calls += 1
  print("call \(calls): data \(timer.data)")
  if calls == 3 { timer.cancel() }
}
timer.schedule(deadline: .now() - .milliseconds(1050), repeating: .milliseconds(100))
timer.resume()

// expect: prints only "call 1: data 11", "call 2: data 1", "call 3: data 1"
// expect: completes at 150 ms
