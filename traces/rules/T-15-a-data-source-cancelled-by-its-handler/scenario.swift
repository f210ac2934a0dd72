// title: A data source that its handler cancels
// caption: The cancel handler is called in the same turn, before what the handler has submitted.
import Dispatch
import Foundation
let q = DispatchQueue(label: "q")
let u = DispatchSource.makeUserDataAddSource(queue: q)
u.setEventHandler {
  print("data \(u.data)")
  q.async { print("A") }
  u.cancel()
}
u.setCancelHandler { print("cancelled") }
u.activate()
u.add(data: 1)

// expect: prints only "data 1", "cancelled", "A"
