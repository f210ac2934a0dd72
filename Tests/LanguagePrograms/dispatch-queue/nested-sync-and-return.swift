// dispatch queues: sync from one queue to another, generic results, optional and thrown results through two queues
import Dispatch

enum Failure: Error { case empty }
let outer = DispatchQueue(label: "outer")
let inner = DispatchQueue(label: "inner")
var values = [3, 4]

func total() throws -> Int {
  try outer.sync {
    try inner.sync {
      if values.isEmpty { throw Failure.empty }
      return values.reduce(0, +)
    }
  }
}
print(try total())
inner.sync { values.removeAll() }
do {
  _ = try total()
} catch Failure.empty {
  print("empty")
}
func locked<T>(_ queue: DispatchQueue, _ body: () throws -> T) rethrows -> T { try queue.sync(execute: body) }
print(locked(outer) { "text" }, locked(inner) { [1, 2] })
let missing: Int? = inner.sync { values.first }
print(missing as Any, inner.sync { values.count })
let found = outer.sync { () -> (String, Int)? in ("k", 1) }
print(found!.0, found?.1 ?? 0)
outer.sync(flags: .barrier) { print("barrier on a serial queue") }
let concurrent = DispatchQueue(label: "c", attributes: .concurrent)
print(concurrent.sync { concurrent.sync { "reader in reader" } })
print(outer.sync { inner.sync { outer.label + "/" + inner.label } })
let closure: () -> Double = { 3 }
print(outer.sync(execute: closure))
