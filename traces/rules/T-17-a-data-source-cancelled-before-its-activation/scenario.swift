// title: A data source that is cancelled before it is activated
// caption: It is never registered, so nobody is told that it was; its cancel handler is called.
import Dispatch
import Foundation
let q = DispatchQueue(label: "q")
let u = DispatchSource.makeUserDataAddSource(queue: q)
u.setEventHandler { print("data \(u.data)") }
u.setCancelHandler { print("cancelled") }
u.setRegistrationHandler { print("registered") }
u.cancel()
u.activate()

// expect: prints only "cancelled"
