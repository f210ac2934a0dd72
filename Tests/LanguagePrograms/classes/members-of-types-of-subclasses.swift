// Members of a class and of the protocols that it keeps, called on a type that is that of a subclass.
class Base { required init() {}
  static func st() -> String { "static" }
  class func again() -> String { "base" }
  class func one() -> Self { Self() }
  func me() -> String { "b" } }
class Derived: Base { override class func again() -> String { "derived" }
  override func me() -> String { "d" } }
extension Base { static func ext() -> String { "ext " + again() + "\(self)"; } }
protocol P { static func pp() -> String; static func qq() -> String }
extension P { static func pp() -> String { "\(self)" } ; static func qq() -> String { "qq \(Self.self)" } }
extension Base: P { }
func g<T: Base>(_ t: T.Type) -> String { t.ext() + T.ext() + t.pp() + T.pp() + t.qq() + T.qq() }
let x: Base.Type = Derived.self
print(g(x))
print(g(Derived.self))
print(x.ext(), x.pp(), x.qq())
func g3<T>(_ t: T.Type) -> String where T: P { t.pp() + T.pp() + t.qq() + T.qq() + "\(t)\(T.self)" }
print(g3(x), g3(Derived.self), g3(type(of: Derived() as Base)))
func g5<T: Base>(_ t: T.Type) -> [T] { (0..<1).map { _ in t.init() } }
print(g5(x).map { "\(type(of: $0))" + $0.me() })
func g6<T: Base>(_ t: T.Type) -> () -> String { { t.again() + T.again() } }
print(g6(x)())
class Reg<T: Base> { let t: T.Type; init(_ t: T.Type) { self.t = t }; lazy var made: T = t.init(); func again() -> String { t.again() + made.me() + T.st() } }
print(Reg(x).again())
print(ObjectIdentifier(x) == ObjectIdentifier(Derived.self))
