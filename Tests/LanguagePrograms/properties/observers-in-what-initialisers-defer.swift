// Observers in initialisers: not for assignments there, but for those of defer, closures and local functions, and of methods that they call
final class Slider {
  var value: Int { didSet { print("didSet", oldValue, value) } }
  var limit = 10 { willSet { print("willSet", newValue) } }
  init(_ value: Int) {
    self.value = value
    self.value += 1
    defer {
      self.value = 5
      limit = 20
    }
    limit = 11
    print("in init", self.value, limit)
  }
  init(closure: Int) {
    value = 0
    let set = { self.value = closure }
    set()
    func local() { value += 1 }
    local()
    _ = [7].map { value = $0 }
    assign(3)
    value = 100
  }
  convenience init() {
    self.init(1)
    value = 50
  }
  func assign(_ n: Int) { value = n }
}
print(Slider(1).value)
print(Slider(closure: 4).value)
print(Slider().value)
struct Meter {
  var level: Int { didSet { print("level", oldValue, level) } }
  init(level: Int) {
    self.level = level
    defer { self.level = min(level, 9) }
    self.level = 0
  }
  init(raw: Int) {
    self.init(level: raw)
    level = 2
  }
}
print(Meter(level: 12).level)
print(Meter(raw: 1).level)
class Base { var name = "base" { didSet { print("name", oldValue, name) } } }
final class Derived: Base {
  override init() {
    super.init()
    name = "derived"
    defer { name = "deferred" }
  }
}
print(Derived().name)
