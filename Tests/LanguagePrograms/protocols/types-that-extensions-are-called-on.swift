// Static members that an extension of a protocol gives: their self is the type that they are called on, a subclass too.
protocol P { associatedtype X = Int; static var d: String { get }; static func mk(_ n: Int) -> String; var n: Int { get } }
extension P {
  static var d: String { "d \(self)" }
  static var rw: Int { get { store } set { store = newValue } }
  static func mk(_ n: Int) -> String { "mk \(n) " + d + other(n) }
  static func other(_ n: Int) -> String { "o\(n)" }
  static subscript(i: Int) -> String { "sub \(i) \(self)" }
  static func gen<T>(_ t: T) -> String { "\(T.self) \(self) \(Self.self)" }
  static func clo() -> () -> String { { "\(self) \(d)" } }
  static func lz() -> [String] { [1, 2].map { mk($0) + other($0) } }
  static func later(_ b: @escaping (Self.Type) -> Void) { b(self) }
  static func + (l: Self, r: Self) -> Int { l.n + r.n }
  static func thr() throws -> String { "t \(self)" }
  func inst() -> String { Self.d + Self.other(1) + type(of: self).mk(2) }
  static func nested() -> String { func inner() -> String { "\(self)" + d }; return inner() }
  static func dflt(_ s: String = "\(1)") -> String { s + d }
}
var store = 0
struct S: P { let n = 1 }
enum E: P { case a; var n: Int { 2 } }
final class F: P { let n = 3 }
class C: P { let n = 4; class func cm() -> String { d + rw.description } }
class D: C {}
struct G<T>: P { let n = 5; let t: T; static var d: String { "own \(T.self) " + other(3) } }
for t in [S.mk(1), E.mk(2), F.mk(3), C.mk(4), D.mk(5), G<Int>.mk(6)] { print(t) }
S.rw = 4; S.rw += 3; print(S.rw, E.rw, D.cm())
print(S[1], D[2], S.gen(1), D.gen("x"), S.clo()(), D.clo()(), S.lz(), D.lz())
S.later { print($0, $0.mk(1)) }; D.later { print($0, $0.mk(1)) }
print(S() + S(), try! S.thr(), try! D.thr(), S().inst(), D().inst(), G(t: 1).inst())
print(S.nested(), D.nested(), S.dflt(), D.dflt("q"))
let f1 = S.mk, f2: (Int) -> String = D.mk, f3 = S.mk(_:)
print(f1(1), f2(2), f3(3), [1].map(D.mk), [1].map(S.other))
func g<T: P>(_ t: T.Type) -> String { t.mk(1) + T.d + t[3] + T.gen(t) + T.clo()() + T.dflt() }
print(g(S.self), g(D.self), g(G<String>.self), g(C.self))
let ts: [any P.Type] = [S.self, D.self, E.self, G<Int>.self]
print(ts.map { $0.d + $0.mk(2) + $0.other(1) + "\($0.rw)" })
extension Array where Element: P { static var all: String { "arr " + Element.d } }
print([S].all, [D].all)
extension Collection { static var who: String { "\(self)" } ; static func wh2() -> String { who + "!" } }
print([Int].who, String.wh2(), Set<Int>.who)
extension Equatable { static func same(_ a: Self, _ b: Self) -> Bool { a == b } }
print(Int.same(1, 1), String.same("a", "b"))
extension CaseIterable { static var count: Int { allCases.count }; static var first: Self? { allCases.first } }
enum Q: CaseIterable { case x, y }
print(Q.count, Q.first!)
protocol Named { static var name: String { get } }
extension Named { static var name: String { String(describing: self) } }
class V: Named {}; class W: V { static func n() -> String { name } }; struct Z: Named {}
print(V.name, W.name, Z.name, W.n(), type(of: W() as V).name)
let k: any Named.Type = W.self
print(k.name, (Z() as Any is Named))
extension Named where Self: V { static func forV() -> String { "V " + name } }
print(W.forV(), V.forV())
let path = \S.n
print(S()[keyPath: path])
protocol Factory { init(); static var shared: Self { get } }
extension Factory { static func make() -> Self { Self() }; static func make(_ n: Int) -> [Self] { (0..<n).map { _ in make() } } }
struct FF: Factory { static let shared = FF() }
print(FF.make(2).count, FF.shared)
