// advice: an override overrides something, and only members do
class Base { subscript(index: Int) -> Int { index } }
class Sub: Base {
  override var name: String { "sub" }
  override func run() {}
  override subscript(text: String) -> Int { 1 }
}
override func free() {}
static func typeless() {}
mutating func change() {}
func outer() {
  override func inner() {}
  static let one = 1
  override var two = 2
  private let three = 3
  print(one, two, three)
}
print(Base[1])
