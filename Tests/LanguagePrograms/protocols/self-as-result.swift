// What answers Self, asked of a value of protocol type, answers another one.
protocol Shape { func moved() -> Self; func text() -> String }
struct A: Shape { var n = 1.5; func moved() -> A { var a = self; a.n += 1; return a }; func text() -> String { "a\(n)" } }
struct Group: Shape { var children: [Shape]; func moved() -> Group { Group(children: children.map { $0.moved() }) }
 func text() -> String { "g(" + children.map { $0.text() }.joined(separator: ",") + ")" } }
var shapes: [String: any Shape] = ["g": Group(children: [A(), Group(children: [A(n: 4)])])]
let a: any Shape = A()
print(a.moved().text())
let m = shapes["g"]!.moved()
print(m.text())
let o: (any Shape)? = shapes["g"]?.moved()
print(o!.text())
shapes["g"] = shapes["g"]?.moved()
print(shapes["g"]!.text())
func go(_ f: (inout [String: any Shape]) -> Void) { f(&shapes) }
go { $0["g"] = $0["g"]?.moved() }
print(shapes["g"]!.text())
let list: [any Shape] = [a, m]
let many = list.map { $0.moved() }
print(many.map { $0.text() })
protocol Counted { var next: Self { get }; func pair() -> (Self, Int); func all() -> [Self]; func maybe(_ ok: Bool) throws -> Self?; subscript(n: Int) -> Self { get }; mutating func step() -> Self; static func make() -> Self }
struct E1: Error {}
struct N: Counted, CustomStringConvertible { var n = 1
  var next: N { N(n: n + 1) }; func pair() -> (N, Int) { (self, n) }; func all() -> [N] { [self, next] }
  func maybe(_ ok: Bool) throws -> N? { if n > 5 { throw E1() }; return ok ? self : nil }
  subscript(k: Int) -> N { N(n: n * k) }
  mutating func step() -> N { let old = self; n += 10; return old }
  static func make() -> N { N(n: 77) }
  var description: String { "N\(n)" } }
final class K: Counted, CustomStringConvertible { var n: Int; init(_ n: Int) { self.n = n }
  var next: K { K(n + 1) }; func pair() -> (K, Int) { (self, n) }; func all() -> [K] { [self] }
  func maybe(_ ok: Bool) throws -> K? { ok ? self : nil }
  subscript(k: Int) -> K { K(n * k) }
  func step() -> K { n += 10; return self }
  static func make() -> K { K(78) }
  var description: String { "K\(n)" } }
for var c in [N(n: 3), K(4)] as [any Counted] {
  print(c.next, c.pair(), c.all(), (try? c.maybe(true)) as Any, (try? c.maybe(false)) as Any, c[5], c.step(), c)
  print(c.next.next, c.all().map { $0.next }, (try? c.maybe(true)) == nil, type(of: c).make())
}
extension Counted { func twice() -> Self { next.next }; var both: [Self] { [self, next] } }
let e: any Counted = N(n: 8)
print(e.twice(), e.both)
do { print(try e.maybe(true) as Any) } catch { print(error) }
