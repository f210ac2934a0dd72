// title: A data source on an inactive queue stands in line from its activation
// caption: One turn: installed, registered, and the data that has come meanwhile; then A.
import Dispatch
import Foundation
let q = DispatchQueue(label: "q", attributes: .initiallyInactive)
let u = DispatchSource.makeUserDataAddSource(queue: q)
u.setEventHandler { print("data \(u.data)") }
u.setRegistrationHandler { print("registered") }
u.activate()
q.async { print("A") }
u.add(data: 1)
q.activate()

// expect: prints only "registered", "data 1", "A"
