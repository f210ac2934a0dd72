// classes: the order of default values, designated, convenience and super initialisers and of property observers
func log<T>(_ text: String, _ value: T) -> T {
  print(text)
  return value
}
class Base {
  var id = log("Base.id", 1)
  var title: String {
    didSet { print("title changed to", title) }
  }
  init(title: String) {
    print("Base.init")
    self.title = title
    setUp()
  }
  convenience init() {
    print("Base.convenience")
    self.init(title: "untitled")
    print("after convenience")
  }
  func setUp() { print("Base.setUp", id) }
}
class Derived: Base {
  let extra = log("Derived.extra", 2)
  var count: Int
  override init(title: String) {
    count = log("Derived.count", 3)
    print("before super")
    super.init(title: title + "!")
    print("after super")
    self.title = "again"
  }
  override func setUp() {
    print("Derived.setUp", extra, count)
    super.setUp()
  }
}
let base = Base()
print(base.title)
let derived = Derived()
print(derived.title, derived.count)
class Leaf: Derived {
  var leaf = log("Leaf.leaf", 4)
}
print(Leaf(title: "leaf").leaf)

class Checked {
  let value: Int
  init?(_ value: Int) {
    guard value > 0 else { return nil }
    self.value = value
  }
  required init(exactly value: Int) { self.value = value }
}
print(Checked(1)?.value as Any, Checked(-1) == nil, Checked(exactly: -5).value)
