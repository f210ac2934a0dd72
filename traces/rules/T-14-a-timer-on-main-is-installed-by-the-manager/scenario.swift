// title: A timer on main is installed by the manager thread
// caption: Its registration handler comes back from there; whether A comes first is a race.
// conformance: lines in any order
import Dispatch
import Foundation
let t = DispatchSource.makeTimerSource(queue: .main)
t.setEventHandler { print("fire") }
t.setRegistrationHandler { print("registered") }
t.schedule(deadline: .now() + .milliseconds(400))
t.activate()
DispatchQueue.main.async { print("A") }

// expect: prints "A"
// expect: prints "registered", "fire"
