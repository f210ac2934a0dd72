// title: A timer keeps its grid
// caption: It fires at its deadline and every interval after; a slow handler does not shift the later ones.
import Dispatch

let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
let start = DispatchTime.now()
var calls = 0
timer.setEventHandler {
  calls += 1
  let now = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
  print("call \(calls) in period \(now / 100_000_000)")
  io("handler", .milliseconds(60))
  if calls == 3 { timer.cancel() }
}
timer.schedule(deadline: start + .milliseconds(120), repeating: .milliseconds(100))
timer.resume()

// expect: prints only "call 1 in period 1", "call 2 in period 2", "call 3 in period 3"
