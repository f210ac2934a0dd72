// A property and methods of one name: the property is meant where a value is, the methods where their labels are.
final class Cache<Key: Hashable, Value> {
  func cache(value: Value, for key: Key) { cache[key] = value }
  func value(for key: Key) -> Value? { cache[key] }
  private var cache = [Key: Value]()
}
let c = Cache<String, Int>(); c.cache(value: 1, for: "a"); print(c.value(for: "a")!)
final class Counter {
  var count = 0
  func count(by step: Int) { count += step }
  func count(_ body: () -> Int) { count = body() }
  func show() -> String { "\(count)" }
}
let counter = Counter()
counter.count(by: 3)
counter.count { counter.count + 1 }
print(counter.count, counter.show())
