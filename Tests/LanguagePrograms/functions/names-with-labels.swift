// Names that say their labels: as values, called at once, of cases, of types and of instances.
struct Shape { let r: Double
  static func circle(r: Double) -> Shape { Shape(r: r) }
  static func pair(_ a: Int, b: Int) -> Int { a * 10 + b } }
struct G: Equatable { var v: Int; init(v: Int) { self.v = v }
  func m(to: Int) -> Int { v + to }
  func m(by: Int) -> Int { v * by } }
print([1.0].map(Shape.circle(r:)).count)
let f = Shape.circle(r:)
print(f(2).r)
print(Shape.pair(_:b:)(1, 2))
print(G.init(v:)(3).v)
let g = G(v: 5)
print(G.m(to:)(g)(4), G.m(by:)(g)(4))
print([1, 2].map(g.m(to:)), [1, 2].map(g.m(by:)))
let h = g.m(to:)
print(h(1))
enum E { case a(x: Int), b(Int, y: Int) }
print([1].map(E.a(x:)))
print(E.b(_:y:)(1, 2))
let s: (Double) -> Shape = Shape.circle(r:)
print(s(1).r)
let t: [(Double) -> Shape] = [Shape.circle(r:)]
print(t.count)
func top(_ a: Int, of b: Int) -> Int { a - b }
print(top(_:of:)(3, 1))
print([1, 2].reduce(0, top(_:of:)))
class C { func n(_ a: Int, b: Int = 2) -> Int { a + b }
  func all() -> [Int] { [1].map { self.n(_:b:)($0, 4) } + [n(_:b:)(1, 1)] }
  static func mk(a: Int) -> C { C() }
}
print(C().all())
print(C.mk(a:)(2).all())
print(C.n(_:b:)(C())(1, 1))
extension Shape { static func by(_ n: Int) -> (Int) -> Int { { $0 * n } } }
print(Shape.by(_:)(3)(4))
let sh: Shape = .circle(r: 3)
let mk: (Double) -> Shape = Shape.init(r:)
print(mk(1).r, sh.r)
let op = [3, 1].sorted(by:)
print(try! op(<))
print([[1,2],[3]].map([Int].prefix(_:)).map { $0(1).count })
print(["a,b"].map(String.hasPrefix(_:)).map { $0("a") })
print(["3"].compactMap(Int.init(_:)))
print([("a", 1)].map(String.init(repeating:count:)))
protocol P { func p(x: Int) -> Int; static func q(y: Int) -> Int }
extension P { func p(x: Int) -> Int { x }; static func q(y: Int) -> Int { y } }
extension G: P {}
func gen<T: P>(_ t: T) -> Int { [1].map(t.p(x:))[0] + T.p(x:)(t)(2) + T.q(y:)(3) }
print(gen(g))
let gf: (G) -> (Int) -> Int = G.m(to:)
print(gf(g)(2))
let opt: G? = g
print(opt?.m(to:)(2) as Any, opt.map { $0.m(by:) }!(3))
struct H { var v = 1
  static func m(_ x: Int) -> Int { x }
  func m(to: Int) -> Int { v + to }
  func d(_ a: Int, b: Int = 5) -> Int { a + b }
  mutating func mu(by: Int) { v += by }
  func trail(_ a: Int, then: () -> Int) -> Int { a + then() }
  func th(x: Int) throws -> Int { x } }
print(H.m(to:)(H())(2))
enum F { case a(x: Int), c(y: Int); static func mk() -> [F] { [1].map(a(x:)) }; func other() -> F { F.c(y:)(3) } }
print(F.mk(), F.mk()[0].other())
print(try! H().th(x:)(4))
do { print(try H.th(x:)(H())(5)) } catch {}
print(H().trail(_:then:)(1) { 3 })
let e2: [F] = [1, 2].map(F.c(y:))
print(e2)
print([1].map { H().d(_:b:)($0, 4) })
func over(_ a: Int, x: Int) -> String { "Int" }
func over(_ a: String, x: Int) -> String { "String" }
print(over(_:x:)("a", 1), over(_:x:)(1, 1))
struct O { func over(_ a: Int, x: Int) -> String { "Int" }
 func over(_ a: String, x: Int) -> String { "String" } }
let o = O()
print(o.over(_:x:)("a", 1), o.over(_:x:)(1, 2))
print(H().d(_:b:)(1))
var g2 = H(); g2.mu(by:)(4); print(g2.v)
