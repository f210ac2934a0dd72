// A private method of a superclass is not overridden: the subclass may declare one of the same name, and each body calls its own.
class Base {
  private let name: String
  private var count = 1
  init(name: String) {
    self.name = name
    setup()
  }
  private func setup() { print("base setup", name, count) }
  private func helper() -> String { "base helper/\(count)" }
  private static func kind() -> String { "base kind" }
  func baseDescription() -> String { helper() }
  class func describeKind() -> String { kind() }
}
class Derived: Base {
  private let name = "derived"
  private var count = 10
  override init(name: String) {
    super.init(name: name)
    setup()
  }
  private func setup() { print("derived setup", name, count) }
  private func helper() -> String { "derived helper" }
  private static func kind() -> String { "derived kind" }
  func derivedDescription() -> String { helper() + " & " + baseDescription() }
  class func derivedKind() -> String { kind() }
}
final class Leaf: Derived {
  func setup() { print("leaf setup") }
  func helper() -> Int { 3 }
}
let derived = Derived(name: "one")
print(derived.derivedDescription(), Derived.derivedKind(), Derived.describeKind())
let leaf = Leaf(name: "two")
leaf.setup()
print(leaf.helper(), leaf.derivedDescription(), leaf.baseDescription())
