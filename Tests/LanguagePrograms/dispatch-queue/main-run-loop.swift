// dispatch queues: main queue order: launch code first, then blocks in order of submission; timers and notify on main
import Dispatch
import Foundation

var steps: [String] = []
func note(_ text: String) {
  ui("label")
  steps.append(text)
}
DispatchQueue.main.async { note("first") }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(60)) { note("after 60") }
let group = DispatchGroup()
for i in 1...2 {
  DispatchQueue.global().async(group: group) { io("load", .milliseconds(10 * i)) }
}
group.notify(queue: .main) { note("group") }
let timer = DispatchSource.makeTimerSource(queue: .main)
var ticks = 0
timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(40))
timer.setEventHandler {
  ticks += 1
  note("tick \(ticks)")
  if ticks == 2 { timer.cancel() }
}
timer.setCancelHandler {
  note("cancelled")
  print(steps)
  exit(0)
}
timer.resume()
DispatchQueue.main.async {
  note("second")
  DispatchQueue.main.async { note("third") }
}
note("launch ends")
RunLoop.main.run()
