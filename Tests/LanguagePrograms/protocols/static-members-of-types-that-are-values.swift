// protocols: static members, initialisers and class members of types that are values, generic ones too
class Shape {
  class func make() -> Shape { Shape() }; class var sides: Int { 0 };
  func info() -> String { "\(type(of: self).sides) \(Self.sides) \(Self.name())" }; class func name() -> String { "shape" };
  static func all() -> String { "\(self.sides)/\(name())/\(Self.name())" }; required init() {};
  class func twice<T>(_ t: T) -> String { "S\(t)" }
}
class Sq: Shape {
  override class func make() -> Shape { Sq() }; override class var sides: Int { 4 };
  override class func name() -> String { "sq<" + super.name() + ">" };
  override class func twice<T>(_ t: T) -> String { "Q\(t)\(t)" }
}
final class Cube: Sq { override class var sides: Int { super.sides + 8 } }
class Gen<T>: Sq { override class func name() -> String { "gen \(T.self)" } }
let s: [Shape] = [Shape(), Sq(), Cube(), Gen<Int>(), Gen<String>()]
for x in s { print(x.info(), type(of: x).all(), type(of: x).make(), type(of: x).twice(1)) }
let ks: [Shape.Type] = [Shape.self, Cube.self, Gen<[Int]>.self]
for k in ks { print(k, k.sides, k.name(), k.all(), k.make().info(), k == Cube.self) }
let fs = ks.map { $0.name }
print(fs.map { $0() })
func g<S: Shape>(_ t: S.Type) -> String { "\(t.sides) \(S.sides) \(S.name()) \(S.all())" }
print(g(Cube.self), g(Shape.self), g(ks[1]), Gen<Bool>.all(), Gen<Bool>.twice("x"))
protocol Maker {
  static func build(_ n: Int) throws -> Self; static func each(_ body: (Int) -> Void); static var defaults: [String: Int] { get };
  init?(text: String)
}
extension Maker { static var defaults: [String: Int] { ["\(Self.self)": 1] } }
struct E: Error {}
struct M<T>: Maker {
  var n: Int; static func build(_ n: Int) throws -> M<T> { if n > 2 { throw E() }; return M(n: n) };
  static func each(_ body: (Int) -> Void) { body(1); body(2) }; init(n: Int) { self.n = n };
  init?(text: String) { guard let n = Int(text) else { return nil }; self.n = n }
}
final class N: Maker {
  let s: String; required init(s: String) { self.s = s }; static func build(_ n: Int) throws -> N { N(s: "\(n)") };
  static func each(_ body: (Int) -> Void) { body(9) };
  convenience init?(text: String) { if text.isEmpty { return nil }; self.init(s: text) }
}
let ms: [any Maker.Type] = [M<Int>.self, M<String>.self, N.self]
for m in ms {
  print(
    m.defaults, (try? m.build(1)).map { "\(type(of: $0))" } as Any, (try? m.build(3)) == nil, m.init(text: "12") == nil,
    m.init(text: "") == nil);
  var sum = 0; m.each { sum += $0 }; print(sum)
}
func table<K: Hashable>(_ k: K, _ m: any Maker.Type) -> [K: [String: Int]] { [k: m.defaults] }
print(table("a", M<Int>.self), table(1, N.self))

protocol Kind { static var flag: Bool { get }; static var name: String { get }; static func make(_ n: Int) -> String }
extension Kind { static var name: String { "P of \(Self.self)" }; static var twice: String { name + name } }
struct A: Kind { static let flag = false; static func make(_ n: Int) -> String { "A\(n)" } }
struct G<T>: Kind {
  static var flag: Bool { true }; static var name: String { "G<\(T.self)>" };
  static func make(_ n: Int) -> String { "G\(T.self)\(n)" }
}
enum Enumerated: Kind { case x; static var flag: Bool { true }; static func make(_ n: Int) -> String { "E\(n)" } }
class C: Kind { class var flag: Bool { true }; class func make(_ n: Int) -> String { "C\(n)" } }
class D<T>: C { override class var flag: Bool { false }; override class func make(_ n: Int) -> String { "D\(T.self)\(n)" } }
let all: [Kind] = [A(), G<Int>(), G<String>(), Enumerated.x, C(), D<Int>()]
for x in all { let t = type(of: x); print(t, t.flag, t.name, t.make(3), t.twice) }
let kinds: [Kind.Type] = [A.self, G<Int>.self, G<[Int]>.self, Enumerated.self, C.self, D<Bool>.self]
for k in kinds { print(k, k.flag, k.name, k.make(1), k.twice) }
let cs: [C] = [C(), D<Int>(), D<String>()]
for c in cs { print(type(of: c).flag, type(of: c).make(2)) }
var n = 0
func next() -> Int { n += 1; return n }
print(kinds.map { $0.make(next()) })
print(type(of: all[1]).flag ? "y" : "n")
