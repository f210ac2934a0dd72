// title: A new schedule takes the thread that manages timers
// caption: Only the manager changes the schedule of a timer that is active; its registration handler comes after that.
// conformance: lines in any order
import Dispatch
import Foundation
let q = DispatchQueue(label: "q")
let t = DispatchSource.makeTimerSource(queue: q)
t.setEventHandler { print("fire") }
t.setRegistrationHandler { print("registered") }
t.activate()
t.schedule(deadline: .now() + .milliseconds(400))
q.async { print("A") }

// expect: prints "A"
// expect: prints "registered", "fire"
