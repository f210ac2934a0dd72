// In the initial value of a property a method of the type is meant unbound; of several the type that is wanted says which.
struct Cache<Owner, Value> {
  let body: (Owner) -> () -> Value
  init(_ body: @escaping (Owner) -> () -> Value) { self.body = body }
}
final class Loader {
  var cache = Cache<Loader, Int>(expensive)
  var named: (Loader) -> (Int) -> String = describe
  lazy var own: () -> Int = expensive
  let count: Int
  init(_ count: Int) { self.count = count }
  func expensive() -> Int { count * 2 }
  func describe(_ number: Int) -> String { "\(number) of \(count)" }
  func load() -> Int { 1 }
  func load(_ more: Int) -> Int { more + count }
  func load(from text: String) -> String { text }
}
let loader = Loader(3)
print(loader.cache.body(loader)(), loader.named(loader)(1), loader.own())
let plain: (Loader) -> () -> Int = Loader.load
let more: (Loader) -> (Int) -> Int = Loader.load
let text: (Loader) -> (String) -> String = Loader.load
print(plain(loader)(), more(loader)(4), text(loader)("x"))
let all: [(String, (Loader) -> () throws -> Int)] = [("load", Loader.load), ("expensive", Loader.expensive)]
for (name, method) in all { print(name, try! method(loader)()) }
