// classes: subscripts, witnesses and comparisons of hierarchies
class A { var x = 1 { didSet { print("did", x) } }; init() { x = 2 } }
class D2: A { override var x: Int { didSet { print("D did", x) } }; override init() { super.init(); x = 5; self.x += 1 } ; deinit { x = 9 } }
_ = D2()
class B { subscript(i: Int) -> Int { get { i } set { print("B set", i, newValue) } }; subscript(s: String) -> String { "B" + s } }
class C: B { override subscript(i: Int) -> Int { get { super[i] * 100 } set { print("C set"); super[i] = newValue } }; override subscript(s: String) -> String { "C" + super[s] } }
let b: B = C(); print(b[2], b["x"]); b[3] = 4; b[4] += 1
class G<T> { subscript(i: Int) -> T? { nil } }
class H: G<Int> { override subscript(i: Int) -> Int? { i } }
let g: G<Int> = H(); print(g[3] as Any)
protocol P { func f() -> String; var v: String { get }; subscript(i: Int) -> String { get }; static func s() -> String }
extension P { func f() -> String { "P" }; var v: String { "Pv" }; subscript(i: Int) -> String { "Ps" }; static func s() -> String { "PS" } }
class PA: P {}
class PB: PA { func f() -> String { "B" }; var v: String { "Bv" }; subscript(i: Int) -> String { "Bs" } ; class func s() -> String { "BS" } }
let p: any P = PB(); print(p.f(), p.v, p[1]); func gen<T: P>(_ t: T) -> String { t.f() + t.v + t[2] + T.s() }; print(gen(PB()), PB().f(), PB().v, PB()[3], PB.s())
class PC: P { func f() -> String { "C" } }
class PD: PC { override func f() -> String { "D" } }
print((PD() as any P).f(), gen(PD()))
protocol Q: P { func q() -> String }; extension Q { func q() -> String { "Q" + f() }; func f() -> String { "Qf" } }
class QA: Q {}; struct QS: Q {}; struct QS2: Q { func f() -> String { "own" } }
class QB: QA { func q() -> String { "QB" } }
print(QA().q(), QB().q(), (QB() as any Q).q(), QS().f(), (QS() as any P).f(), QS2().q(), (QS2() as any P).f())
enum R: Comparable { case a(Int), b, c(String, Int), d }
print([R.d, .c("b", 1), .c("a", 9), .b, .a(4), .a(-1)].sorted(), R.a(1) < .b, R.c("a", 1) >= .c("a", 1), max(R.a(1), .a(2)))
indirect enum L: Comparable { case end, node(Int, L) }
print(L.node(1, .end) < L.node(1, .node(0, .end)), L.end < .node(0, .end), [L.node(2, .end), .end, .node(1, .node(5, .end))].sorted())
enum Plain: Comparable { case x, y }; print(Plain.x < .y, [Plain.y, .x].min()!)
struct V: Comparable { let n: Int; static func < (l: V, r: V) -> Bool { l.n < r.n }; static func > (l: V, r: V) -> Bool { print("own >"); return l.n > r.n } }
func gt<T: Comparable>(_ a: T, _ b: T) -> Bool { a > b }; print(gt(V(n: 1), V(n: 2)), V(n: 1) > V(n: 2), V(n: 1) >= V(n: 2))
class E: Equatable { let id: Int; init(_ i: Int) { id = i }; static func == (l: E, r: E) -> Bool { l.id == r.id } }
class S: E { let z: Int; init(_ i: Int, _ z: Int) { self.z = z; super.init(i) }; static func == (l: S, r: S) -> Bool { l.z == r.z } }
print([S(1, 2)].contains(S(1, 3)), S(1, 2) == S(1, 3), [S(1, 2)] == [S(1, 9)], S(1, 2) != S(1, 3), S(1, 2) as E == S(1, 3) as E, Optional(S(1, 2)) == Optional(S(1, 3)))
struct Hold: Equatable { let s: S }; print(Hold(s: S(1, 2)) == Hold(s: S(1, 5)))
