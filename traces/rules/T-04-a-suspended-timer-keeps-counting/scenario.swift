// title: A suspended timer keeps counting
// caption: Nothing is called while it is suspended; resume delivers one call with everything that fell due.
import Foundation

let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
var calls = 0
timer.setEventHandler {
  calls += 1
  print("call \(calls): data \(timer.data)")
  if calls == 2 { timer.cancel() }
}
timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(100))
timer.resume()
timer.suspend()
Thread.sleep(forTimeInterval: 0.35)
print("resume")
timer.resume()

// expect: prints only "resume", "call 1: data 3", "call 2: data 1"
