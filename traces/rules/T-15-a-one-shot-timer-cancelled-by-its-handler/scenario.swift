// title: A one-shot timer that its handler cancels
// caption: It has left the heap: the cancel handler follows at once, before what the handler has submitted.
import Dispatch
import Foundation
let q = DispatchQueue(label: "q")
let t = DispatchSource.makeTimerSource(queue: q)
t.setEventHandler {
  print("fire")
  q.async { print("A") }
  t.cancel()
}
t.setCancelHandler { print("cancelled") }
t.schedule(deadline: .now() + .milliseconds(40))
t.activate()

// expect: prints only "fire", "cancelled", "A"
