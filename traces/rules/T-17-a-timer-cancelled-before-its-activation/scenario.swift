// title: A timer that is cancelled before it is activated
// caption: It is never registered, so nobody is told that it was; its cancel handler is called.
import Dispatch
import Foundation
let t = DispatchSource.makeTimerSource()
t.setEventHandler { print("fire") }
t.setCancelHandler { print("cancelled") }
t.setRegistrationHandler { print("registered") }
t.schedule(deadline: .now() + .milliseconds(40))
t.cancel()
t.activate()

// expect: prints only "cancelled"
