// captures: self of a struct is copied into an escaping closure; local copies, arrays of structs, live and frozen
struct Settings {
  var name = "a"
  var count = 0
  func describe() -> () -> String {
    { "\(name) \(count)" }
  }
  mutating func incrementer() -> () -> Int {
    var copy = self
    count += 100
    return {
      copy.count += 1
      return copy.count
    }
  }
}
var settings = Settings()
let describe = settings.describe()
settings.name = "b"
print(describe(), settings.describe()())
let increment = settings.incrementer()
print(increment(), increment(), settings.count)
final class Store {
  var settings = Settings()
  var history: [Settings] = []
  func snapshotter() -> () -> Void {
    { [unowned self] in history.append(settings) }
  }
  func change(_ body: (inout Settings) -> Void) { body(&settings) }
}
let store = Store()
let snapshot = store.snapshotter()
snapshot()
store.change { $0.count = 5 }
snapshot()
store.change {
  $0.name += "!"
  $0.count -= 1
}
snapshot()
print(store.history.map { $0.describe()() })
var list = (1...3).map { Settings(name: "s\($0)", count: $0) }
let readers = list.map { item in { item.count } }
let live = list.indices.map { i in { list[i].count } }
for i in list.indices { list[i].count *= 10 }
print(readers.map { $0() }, live.map { $0() })
func apply(_ value: inout Int, _ body: (Int) -> Int) {
  let old = value
  value = body(old)
  value += body(old)
}
var number = 3
apply(&number) { $0 * 2 }
print(number)
var counters = [0, 0]
let add: (Int, Int) -> Void = { counters[$0] += $1 }
add(0, 5)
add(1, 7)
add(0, 1)
print(counters)
let nested = { () -> () -> String in
  let local = settings
  settings.name = "changed"
  return { "\(local.name) \(settings.name)" }
}
print(nested()())
