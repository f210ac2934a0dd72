// dispatch queues: sync returns the block's value, rethrows its error, and runs on the calling thread
import Dispatch
import Foundation

struct NotFound: Error, Equatable { let key: String }

final class Store {
  private var values: [String: Int] = ["a": 1]
  private let queue = DispatchQueue(label: "store")

  subscript(key: String) -> Int? {
    get { queue.sync { values[key] } }
    set { queue.sync { values[key] = newValue } }
  }
  func require(_ key: String) throws -> Int {
    try queue.sync {
      guard let value = values[key] else { throw NotFound(key: key) }
      return value
    }
  }
  var count: Int { queue.sync { values.count } }
}

let store = Store()
store["b"] = 2
print(store["a"] ?? 0, store["b"] ?? 0, store["c"] as Any, store.count)
do {
  print(try store.require("b"))
  print(try store.require("c"))
} catch let error as NotFound {
  print("not found:", error.key)
} catch {
  print("other")
}
print((try? store.require("x")) as Any)
let queue = DispatchQueue(label: "q")
let text = queue.sync { () -> String in "on main thread: \(Thread.isMainThread)" }
print(text)
let pair = queue.sync { (1, "two") }
print(pair.0, pair.1)
queue.sync { print("nothing returned") }
let implicit: Int = queue.sync { 42 }
print(implicit)
