// defer: around a lock and a flag; it sees the latest values of variables; its place among the deinits of locals
import Foundation

final class Cache {
  private let lock = NSLock()
  private var values: [Int: String] = [:]
  private(set) var isBusy = false
  func value(_ key: Int, make: (Int) -> String) -> String {
    lock.lock()
    isBusy = true
    defer {
      isBusy = false
      lock.unlock()
    }
    if let value = values[key] { return value + " (cached)" }
    let value = make(key)
    values[key] = value
    return value
  }
}
let cache = Cache()
print(cache.value(1) { "made \($0)" })
print(cache.value(1) { "made \($0)" }, cache.isBusy)

func latest() {
  var x = 1
  defer { print("x is", x) }
  x = 5
  let y = x * 2
  defer { print("y is", y, "x was", x) }
  x = 6
}
latest()

class Resource {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("freed", name) }
}
func use() {
  let a = Resource("a")
  defer { print("defer sees", a.name) }
  let b = Resource("b")
  print("using", a.name, b.name)
}
use()
