// generics: values of protocol type in all places, casts, types as values
protocol P { var v: Int { get set }; mutating func inc() }
struct A: P { var v = 1; mutating func inc() { v += 1 } }
final class B: P { var v = 10; func inc() { v += 10 } }
var ps: [P] = [A(), B()]; let cp = ps
for i in ps.indices { ps[i].inc(); ps[i].v *= 2 }
print(ps.map(\.v), cp.map(\.v))
var p: P = A(); var p2 = p; p2.inc(); print(p.v, p2.v)
func ch(_ x: inout P) { x.inc(); x = B() }
ch(&p); print(p.v, p is B, p as? A as Any)
var d: [String: P] = ["a": A()]; d["a"]?.inc(); d["a"]!.v += 5; print(d["a"]!.v)
var o: P? = A(); o?.inc(); o?.v = 7; print(o!.v, o.map { $0.v + 1 }!)
var t: (P, Int) = (A(), 1); t.0.inc(); print(t.0.v)
struct Holder {
  var p: P; var ps: [P];
  subscript(i: Int) -> P {
    get { ps[i] }
    set { ps[i] = newValue }
  }
}
var h = Holder(p: A(), ps: [A(), A()]); var h2 = h; h2.p.inc(); h2[1].inc(); h2.ps[0].v = 100;
print(h.p.v, h2.p.v, h[1].v, h2[1].v, h.ps[0].v, h2.ps[0].v)
let anys: [Any] = [1, "s", 2.5, [1, 2], ["k": 1], A(), B.self, nil as Int? as Any, (1, 2), { 5 }, Optional(3) as Any, E.a(1)]
enum E { case a(Int) }
for a in anys {
  switch a {
  case let i as Int: print("Int", i);
  case let s as String: print("Str", s);
  case let d as Double: print("D", d);
  case let x as [Int]: print("arr", x);
  case let x as [String: Int]: print("dict", x);
  case is P: print("P");
  case let t as (Int, Int): print("tup", t);
  case let f as () -> Int: print("fn", f());
  case let e as E: print("E", e);
  case is P.Type: print("ptype");
  default: print("other", a)
  }
}
print(
  anys[0] is Int, anys[0] as? Double as Any, anys[10] as? Int as Any, anys[7] as? Int as Any, anys[3] as? [Any] as Any,
  (anys[4] as? [String: Any])!.count)
print([1, 2] as [Any], [1, "a", nil] as [Any?], ["a": 1, "b": [2]] as [String: Any] is [String: Int])
let na: [Int?] = [1, nil];
print(
  na as? [Int] as Any, na.compactMap { $0 }, na.map { $0 as Any }.count, ([1, 2] as [Any]) as? [Int] as Any,
  ([1, "x"] as [Any]) as? [Int] as Any)
class X {}; class Y: X {}; let xs: [X] = [Y(), X()];
print((xs as? [Y]) == nil, xs.compactMap { $0 as? Y }.count, [Y()] as [X] is [Y], type(of: xs[0]), type(of: xs))
let any: Any = 5;
print((any as? any Equatable) != nil, (any as? CustomStringConvertible)?.description ?? "", any as! Int + 1, type(of: any))
print(
  type(of: 1), type(of: [1]), type(of: ("a", 1)), type(of: { (x: Int) in "\(x)" }), type(of: nil as Int?), type(of: A.self),
  A.self == A.self, type(of: ps[0]) == A.self, Int.self, [String: [Int?]].self, (Int, String).self)
func g<T>(_ x: T) -> String { "\(T.self) \(type(of: x))" }; print(g(ps[0]), g(any), g([1] as Any), g(xs[0]))
func sz<T: Numeric & Comparable>(_ x: [T]) -> T { x.reduce(0) { $0 + ($1 > 1 ? $1 : 0) } }; print(sz([1, 2, 3]), sz([0.5, 1.5]))
struct W<T> { var t: T; init(_ t: T) { self.t = t } }; extension W where T == Int { var dbl: Int { t * 2 } };
extension W: P where T: P {
  var v: Int {
    get { t.v }
    set { t.v = newValue }
  }; mutating func inc() { t.inc() }
}
var w = W(A()); w.inc(); w.v += 1; print(w.v, W(4).dbl, W("s") as Any is P, W(A()) as Any is P, type(of: W([1])))
func mk(_ b: Bool) -> P { b ? A() : B() }; print(mk(true).v + mk(false).v, [true, false].map(mk).map { type(of: $0) })
protocol Eqa { func eq(_ o: Eqa) -> Bool };
extension Eqa where Self: Equatable { func eq(_ o: Eqa) -> Bool { (o as? Self) == self } }; extension Int: Eqa {};
extension String: Eqa {}
let es: [Eqa] = [1, "a"]; print(es[0].eq(1), es[0].eq("a"), es[1].eq("a"))
let ff: (Int) -> (Int) -> Int = { a in { b in a * b } };
print(
  ff(3)(4), [1, 2].map(ff(2)), (5).advanced(by: 1), [3, 1].sorted(by: >), [1, 2, 3].reduce(into: [:]) { $0[$1] = $1 * $1 }.count,
  zip([1, 2], ["a", "b"]).map { $1 })
print(
  ["b": 2, "a": 1].sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }, ["x": 1].map { ($0, $1) }[0], ["k": 1].first!,
  ["k": 1].min { $0.value < $1.value }!.key, Dictionary(grouping: 1...6, by: { $0 % 3 })[1]!,
  Dictionary(uniqueKeysWithValues: [("a", 1)]), Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +))
print(
  [3, 1, 2].max()!, ["aa", "b"].min { $0.count < $1.count }!, [[1], [2, 3]].joined().map { $0 }, [[1], [2]].flatMap { $0 },
  [1, 2, 3, 4].partitioned { $0 > 2 }, Array(repeating: 0, count: 2), [1, 2, 3].firstIndex(where: { $0 > 1 })!,
  (1...3).flatMap { Array(repeating: $0, count: $0) }, [1, 2] + [3], [1, 2, 3].dropLast().last!,
  ["a", "b"].joined(separator: "-"), [1, 2, 2].contains(2), Set([1, 2]).union([3]).count, Set([1, 2]).isSubset(of: [1, 2, 3]),
  [1, 2, 3].lazy.map { $0 * 2 }.filter { $0 > 2 }.first!)
extension Array { func partitioned(_ f: (Element) -> Bool) -> (yes: [Element], no: [Element]) { (filter(f), filter { !f($0) }) } }
