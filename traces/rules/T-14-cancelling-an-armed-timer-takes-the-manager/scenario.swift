// title: Cancelling an armed timer takes the manager thread
// caption: Only the thread that manages timers can take one out of its heap; whether A comes first is a race.
// conformance: lines in any order
import Dispatch
import Foundation
let q = DispatchQueue(label: "q")
let t = DispatchSource.makeTimerSource(queue: q)
t.setEventHandler { print("fire") }
t.setCancelHandler { print("cancelled") }
t.schedule(deadline: .now() + .milliseconds(400))
t.activate()
Thread.sleep(forTimeInterval: 0.08)
t.cancel()
q.async { print("A") }

// expect: prints "A"
// expect: prints "cancelled"
