// Static and nested: a wrapper on a static property, and one that is declared inside the type that uses it.
@propertyWrapper
struct Counted<Value> {
  private var value: Value
  var projectedValue = 0
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    get { value }
    set {
      projectedValue += 1
      value = newValue
    }
  }
}

enum Defaults {
  @Counted static var theme = "light"
  static func toggle() { theme = theme == "light" ? "dark" : "light" }
}

class Cache<Key: Hashable> {
  @propertyWrapper
  struct Bounded {
    var wrappedValue: [Int]
  }
  @Bounded var recent = [1, 2]
  @Counted var last: Key?
  func use(_ key: Key) {
    last = key
    recent.append(recent.count)
  }
}

Defaults.toggle()
Defaults.toggle()
Defaults.toggle()
print(Defaults.theme, Defaults.$theme)
let cache = Cache<String>()
cache.use("a")
cache.use("b")
print(cache.last ?? "none", cache.$last, cache.recent)
