// title: A data source on a suspended queue stands in line from its activation
// caption: A suspended target may still change: the source is installed by its turn in the queue, which comes before A.
import Dispatch
import Foundation
let q = DispatchQueue(label: "q")
q.suspend()
let u = DispatchSource.makeUserDataAddSource(queue: q)
u.setEventHandler { print("data \(u.data)") }
u.activate()
q.async { print("A") }
u.add(data: 1)
q.resume()

// expect: prints only "data 1", "A"
