// classes: the self of class methods, Self as a result, making instances of the class that is meant
class Base {
  let id: Int
  class var kind: String { "base" }
  class func name() -> String { "Base" }
  required init(id: Int) { self.id = id }
  class func make(_ id: Int) -> Self { self.init(id: id) }
  class func maybe(_ id: Int) -> Self? { id > 0 ? self.init(id: id) : nil }
  static func intro() -> String { "I am \(self.name()) \(self)" }
  class func twice() -> [Base] { let f = { self.init(id: 7) }; return [f(), f()] }
  func copy() -> Self { self }
  class func chain() -> String { "base chain" }
}
class Middle: Base {
  override class func name() -> String { "Middle+" + super.name() }
  override class func chain() -> String { "middle " + super.chain() + " " + self.name() }
  var extra: String { "extra \(id)" }
}
final class Leaf: Middle {
  override class func name() -> String { "Leaf" }
}
struct Point { var x = 0; static func origin() -> Self { self.init() }; static func at(_ x: Int) -> Point { .init(x: x) } }
let m = Middle.make(3)
print(m.extra, m.copy().extra, type(of: m), type(of: Base.make(1)), type(of: Leaf.make(2)))
print(Leaf.maybe(4)?.extra ?? "none", Leaf.maybe(0)?.extra ?? "none")
print(Base.intro(), Middle.intro(), Leaf.intro())
print(Leaf.twice().map { "\(type(of: $0))" }, Leaf.chain(), Middle.chain())
let kinds: [Base.Type] = [Base.self, Middle.self, Leaf.self]
print(kinds.map { $0.intro() }, kinds.map { "\(type(of: $0.make(1)))" })
let maker = Middle.make
print(type(of: maker(3)), Point.origin(), Point.at(4))
func build<T: Base>(_ type: T.Type) -> T { T.make(9) }
print(type(of: build(Leaf.self)), build(Middle.self).extra)
