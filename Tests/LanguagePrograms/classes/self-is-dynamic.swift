// `Self` in a class is the class that the object has: in methods, initialisers and deinitialisers, through extensions too.
protocol Named { static var title: String { get } }
extension Named { static var title: String { "title of \(Self.self)" }; var own: String { "own \(Self.self)" } }
class Base: Named {
  init() { print("init", Self.self, Self.title, type(of: self)) }
  deinit { print("deinit", Self.self, Self.title, type(of: self), own) }
  func show() { print("show", Self.self, Self.title, type(of: self), own) }
  class func make() -> Self { print("make", Self.self); return instance(Self.self) }
  class func instance<T: Base>(_ type: T.Type) -> T { type.init(1) }
  required init(_ n: Int) { print("required", Self.self) }
  static var count = 3
  lazy var text = "lazy \(Self.self)"
}
final class Derived: Base {
  override init() { super.init(); print("derived") }
  required init(_ n: Int) { super.init(n) }
  deinit { print("deinit derived", Self.self) }
}
func run() {
  let derived = Derived()
  derived.show()
  print(derived.text)
}
run()
_ = Base()
_ = Derived.make()
_ = Base.make()
protocol Kind { static var kind: String { get } }
extension Kind { static var kind: String { "kind \(Self.self)" }; static func describe() -> String { "is \(Self.self)" } }
class Root: Kind {
  func all() -> String { [Self.kind, type(of: self).kind, Self.describe(), type(of: self).describe()].joined(separator: ", ") }
  static func mine() -> String { [kind, self.kind, Self.kind, describe(), self.describe()].joined(separator: ", ") }
}
class Leaf: Root {}
let leaf: Root = Leaf()
print(leaf.all(), "|", type(of: leaf).kind, type(of: leaf).describe(), "|", Leaf.kind, Leaf.mine(), "|", type(of: leaf).mine())
