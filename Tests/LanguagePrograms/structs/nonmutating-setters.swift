// A `nonmutating set` changes what a value leads to and not the value: no race on it, and its owner's observers hear nothing.
import Dispatch
final class Store { var values: [String: Int] = [:] }
struct Handle {
  let store: Store
  var total: Int {
    get { store.values["total", default: 0] }
    nonmutating set { store.values["total"] = newValue }
  }
  subscript(key: String) -> Int {
    get { store.values[key, default: 0] }
    nonmutating set { store.values[key] = newValue }
  }
}
struct Owner { var handle: Handle { didSet { print("set") } } }
var owner = Owner(handle: Handle(store: Store()))
owner.handle.total += 2
owner.handle["a"] += 3
owner.handle["a"] *= 2
let fixed = owner.handle
fixed.total -= 1
fixed["b"] += 1
print(owner.handle.total, owner.handle["a"], fixed["b"])
var results = [0, 1, 2, 3]
results.withUnsafeMutableBufferPointer { buffer in
  DispatchQueue.concurrentPerform(iterations: buffer.count) { buffer[$0] += 1 }
}
print(results)
