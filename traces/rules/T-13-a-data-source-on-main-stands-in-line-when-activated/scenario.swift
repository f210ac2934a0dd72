// title: A data source on main stands in line from its activation
// caption: libdispatch does not know the class of the main queue, so the source goes there to be installed: before A.
import Dispatch
import Foundation
let u = DispatchSource.makeUserDataAddSource(queue: .main)
u.setEventHandler { print("data \(u.data)") }
u.activate()
DispatchQueue.main.async { print("A") }
u.add(data: 1)

// expect: prints only "data 1", "A"
