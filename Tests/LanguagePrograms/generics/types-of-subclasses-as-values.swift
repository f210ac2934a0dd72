// What is called on a type that is a value, where the function only knows of what class it is or what protocol it keeps.
protocol Shape { init(n: Int); static func make() -> Self; static var kind: String { get }; func me() -> String }
extension Shape { static func twice() -> [Self] { [make(), Self(n: 2)] }; static var kind: String { "shape \(Self.self)" } }
class A: Shape { let n: Int; required init(n: Int) { self.n = n }; class func make() -> Self { self.init(n: 1) }; func me() -> String { "A\(n)" }
  class var label: String { "a" }; static var count = 0; static func bump() { count += 1; print(self, count) } }
class B: A { override func me() -> String { "B\(n)" }; override class var label: String { "b" } }
func f<T: Shape>(_ t: T.Type) -> String { t.make().me() + t.kind + t.twice().map { $0.me() }.joined() + T.make().me() + t.init(n: 3).me() }
let m: A.Type = B.self
print(f(m), f(B.self), f(A.self))
let s: Shape.Type = B.self
print(s.make().me(), s.kind, s.init(n: 5).me())
func h<T: A>(_ t: T.Type) -> String { t.bump(); T.bump(); return t.label + T.label + t.make().me() + "\(type(of: t.make()))" + "\(type(of: T.make()))" }
print(h(m), h(B.self))
func o<T: A>(_ ts: [T.Type]) -> [String] { ts.map { $0.label + $0.make().me() } }
print(o([A.self, B.self]), o([m]))
func dict<T: A>(_ ts: [String: T.Type]) -> String { ts["a"]!.label + ts["a"]!.init(n: 1).me() }
print(dict(["a": m]))
struct W<T: A> { var t: T.Type; var l: String { t.label }; func mk() -> T { t.init(n: 9) }; static func st() -> String { T.label } }
print(W(t: m).l, W(t: m).mk().me(), W<A>.st(), W<B>.st())
func nested<T: A>(_ t: T.Type) -> String { func inner<U: A>(_ u: U.Type) -> String { u.label + t.label }; return inner(t) + inner(B.self) }
print(nested(m))
func ret<T: A>(_ t: T.Type) -> T.Type { t }
print(ret(m).label, ret(m) == B.self, ret(m))
func opt<T: A>(_ t: T.Type?) -> String { t?.label ?? "none" }
print(opt(m), opt(nil as A.Type?))
func casting<T: A>(_ t: T.Type) -> String { "\(t is B.Type) \(t as? B.Type == nil) \(t == B.self)" }
print(casting(m), casting(A.self))
