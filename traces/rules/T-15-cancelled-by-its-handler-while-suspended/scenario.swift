// title: Cancelled by its handler, suspended meanwhile
// caption: The turn goes on to its end: the cancel handler does not wait for resume.
import Dispatch
import Foundation
let q = DispatchQueue(label: "q")
let t = DispatchSource.makeTimerSource(queue: q)
t.setEventHandler {
  print("fire")
  io("handler", .milliseconds(120))
  t.cancel()
  print("fire end")
}
t.setCancelHandler { print("cancelled") }
t.schedule(deadline: .now() + .milliseconds(40))
t.activate()
Thread.sleep(forTimeInterval: 0.08)
t.suspend()
print("suspended")
Thread.sleep(forTimeInterval: 0.2)
print("resume")
t.resume()

// expect: prints only "fire", "suspended", "fire end", "cancelled", "resume"
