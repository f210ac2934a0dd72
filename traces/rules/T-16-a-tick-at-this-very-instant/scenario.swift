// title: A tick at the very instant of the call
// caption: The handler runs when the second tick is due: it may find one tick or two.
// conformance: not run, either count is right; PossibleOutputsTests compares all of them
import Dispatch
import Foundation
let q = DispatchQueue(label: "q")
let t = DispatchSource.makeTimerSource(queue: q)
var fires = 0
t.setEventHandler {
  print("data \(t.data)")
  fires += 1
  if fires == 2 { t.cancel() }
}
t.schedule(deadline: .now() + .milliseconds(40), repeating: .milliseconds(40))
t.activate()
q.async { io("q", .milliseconds(80)) }

// expect: prints "data 1"
