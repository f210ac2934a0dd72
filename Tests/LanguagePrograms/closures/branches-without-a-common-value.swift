// closures: branches that have nothing in common are no values
import Foundation
let queue = DispatchQueue(label: "q")
func sync<T>(_ f: () throws -> T) rethrows -> T { try queue.sync(execute: f) }
var cache: [String: Int] = ["a": 1, "b": 2]
func clear(_ key: String? = nil) {
  sync {
    if let key = key {
      cache.removeValue(forKey: key)
    } else {
      cache.removeAll()
    }
  }
}
clear("a"); print(cache.count); clear(); print(cache)
@discardableResult func note(_ text: String) -> String { print(text); return text }
for key in [1, 2, 3] {
  sync { switch key { case 1: print("one"); case 2: note("two"); default: cache["x"] = key } }
  sync { if key == 1 { note("first") } else { cache.count } }
}
print(cache)
let known = sync { if cache.isEmpty { "empty" } else { "full" } }
print(known)
