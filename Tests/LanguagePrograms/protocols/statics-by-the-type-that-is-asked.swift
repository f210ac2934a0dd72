// What an extension of a protocol gives types, stored by the type that it is called on, and made of types that are values.
protocol P { static func mk() -> Self; init(); static var d: Int { get set } }
extension P { static func mk() -> Self { Self() }
  static var d: Int { get { 1 } set {} }
  static func two<T: P>(_ o: T.Type) -> String { "\(self) \(o) \(T.mk())" }
  static var cached: [String] { get { cache["\(self)", default: []] } set { cache["\(self)"] = newValue } }
  init(n: Int) { self.init() }
  static func ==(a: Self, b: Self) -> Bool { "\(type(of: a))" == "\(type(of: b))" }
  static func call(_ f: () -> Void = {}) -> Self.Type { f(); return self }
  static prefix func -(a: Self) -> String { "neg \(self)" }
}
var cache: [String: [String]] = [:]
struct S: P {}
class C: P { required init() {} }
class D: C {}
enum E: P { case a; init() { self = .a } }
D.cached.append("x"); S.cached += ["y"]; C.cached.append("z"); print(D.cached, S.cached, C.cached)
D.d += 1; S.d = 3
print(S.two(D.self), D.two(E.self), D.mk(), E.mk(), D(n: 1), S() == S(), -S(), -D())
print(D.call(), S.call { print("f") }, E.call() == E.self)
let k: C.Type = D.self
print(k.two(S.self), k.mk(), k.cached, type(of: k.init(n: 3)), k.call())
func g<T: P>(_ t: T.Type) -> String { T.d = 4; t.d = 5; t.cached.append("g"); return "\(t.mk()) \(t.two(T.self)) \(t.init(n: 2)) \(t.cached) \(t.call())" }
print(g(k)); print(g(S.self)); print(g(E.self)); print(g(D.self))
extension P where Self: C { static func only() -> String { "only \(self) \(cached.count)" } }
print(k.only(), C.only(), D.only())
extension Int { static func zed() -> String { "\(self)" } }
extension Numeric { static func named() -> String { "\(self)" + "\(Self.zero)" } }
print(Int.named(), Double.named(), Int.zed())
extension Comparable { static func larger(_ a: Self, _ b: Self) -> Self { Swift.max(a, b) } }
print(Int.larger(1, 2))
let h = D.mk, j = S.two as (E.Type) -> String
print(h(), j(E.self), [1].map { _ in D.mk() })
protocol R { associatedtype T: P; static var t: T.Type { get } }
extension R { static var made: T { T.mk() }; static var t: T.Type { T.self } }
struct RR: R { typealias T = D }
print(RR.made, RR.t.cached)
