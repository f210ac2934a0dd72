// What is given beside a key path is of the type that the path leads to; and where only a bound says what a path starts from.
struct D { var tags: [String] = []; var o: Int? = nil; var title = "a"; var d = 0.0; var set: Set<Int> = []; var map: [String: Int] = [:] }
var doc = D()
func f<T>(_ k: WritableKeyPath<D, T>, _ v: T) { doc[keyPath: k] = v }
f(\D.tags, ["x"])
f(\D.o, 1)
f(\D.d, 2)
f(\D.set, [1])
f(\D.map, ["a": 1])
f(\D.o, nil)
f(\.d, 3)
f(\.o, 1)
func f2<T>(_ v: T, _ k: WritableKeyPath<D, T>) { doc[keyPath: k] = v }
f2(["x"], \D.tags)
f2(1, \D.o)
f2(3, \.d)
struct SetV<R, V> { let k: WritableKeyPath<R, V>; let v: V; init(_ k: WritableKeyPath<R, V>, _ v: V) { self.k = k; self.v = v } }
let a: SetV<D, Double> = SetV(\.d, 3)
let b = SetV(\D.o, 3)
let c = SetV(\D.tags, ["x"])
func run<V>(_ s: SetV<D, V>) { doc[keyPath: s.k] = s.v }
run(SetV(\.d, 5))
run(SetV(\.tags, ["y"]))
run(.init(\.o, 5))
print(doc.tags, doc.o as Any, doc.d)
func eq<T: Equatable>(_ k: KeyPath<D, T>, _ v: T) -> (D) -> Bool { { $0[keyPath: k] == v } }
print([doc].filter(eq(\.d, 5)).count, [doc].filter(eq(\.o, 5)).count, [doc].filter(eq(\.tags, ["y"])).count)
func == <R, T: Equatable>(l: KeyPath<R, T>, r: T) -> (R) -> Bool { { $0[keyPath: l] == r } }
print([doc].filter(\.d == 5).count, [doc].filter(\.o == 5).count, [doc].filter(\D.tags == ["y"]).count)
protocol Command { associatedtype Root; func run(_ r: inout Root) }
struct Setting<R, V>: Command { let k: WritableKeyPath<R, V>; let v: V
  typealias Root = R
  init(_ k: WritableKeyPath<R, V>, _ v: V) { self.k = k; self.v = v }
  func run(_ r: inout R) { r[keyPath: k] = v } }
struct H { var doc = D()
  mutating func perform<C: Command>(_ c: C) where C.Root == D { c.run(&doc) } }
var h = H()
h.perform(Setting(\.title, "b"))
h.perform(Setting(\.d, 4))
h.perform(Setting(\.o, 4))
h.perform(Setting(\D.tags, ["q"]))
print(h.doc)
protocol Rule { associatedtype Subject; func holds(_ s: Subject) -> Bool }
struct Has<S, V: Equatable>: Rule { let path: KeyPath<S, V>; let value: V
  init(_ path: KeyPath<S, V>, _ value: V) { self.path = path; self.value = value }
  func holds(_ s: S) -> Bool { s[keyPath: path] == value } }
struct Both<A: Rule, B: Rule>: Rule where A.Subject == B.Subject { let a: A, b: B
  init(_ a: A, _ b: B) { self.a = a; self.b = b }
  func holds(_ s: A.Subject) -> Bool { a.holds(s) && b.holds(s) } }
func check<R: Rule>(_ d: R.Subject, _ r: R) -> Bool { r.holds(d) }
func ask<R: Rule>(_ r: R) -> Bool where R.Subject == D { r.holds(h.doc) }
func some(_ r: some Rule) -> String { "\(type(of: r))" }
print(ask(Has(\.title, "b")), ask(Has(\.o, 4)), ask(Both(Has(\D.title, "b"), Has(\.d, 4))), some(Has(\D.o, 3)))
