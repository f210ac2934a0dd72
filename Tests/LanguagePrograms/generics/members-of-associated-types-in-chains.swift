// Members of an associated type, which only what is wanted of the whole chain or another argument says.
protocol EventType { associatedtype Kind: Hashable; var kind: Kind { get } }
enum Ev: EventType { case a(Int), b
  enum Kind { case a, b }
  var kind: Kind { switch self { case .a: .a; case .b: .b } } }
enum St { case p, q }
struct Transition<S, E: EventType> { var name = ""; var k: E.Kind; var s: S; var guardd: ((E) -> Bool)?
  func when(_ g: @escaping (E) -> Bool) -> Transition { var c = self; c.guardd = g; return c } }
func on<S, E: EventType>(_ k: E.Kind, _ s: S) -> Transition<S, E> { Transition(k: k, s: s) }
struct Machine<S, E: EventType> { var ts: [Transition<S, E>]
  init(_ ts: Transition<S, E>...) { self.ts = ts }
  mutating func add(_ t: Transition<S, E>) { ts.append(t) } }
let t: Transition<St, Ev> = on(.a, .p)
print(t.k, t.s)
let t2: Transition<St, Ev> = on(.a, .p).when { if case .a(let n) = $0 { return n > 1 }; return false }
print(t2.guardd!(.a(2)))
var m = Machine<St, Ev>()
m.add(on(.b, .q).when { _ in true })
m.add(on(.b, .q))
print(m.ts.count)
let arr: [Transition<St, Ev>] = [on(.a, .p), on(.b, .q).when { _ in false }]
print(arr.count)
struct Builder<S, E: EventType> { var out: [Transition<S, E>] = []
  func make() -> [Transition<S, E>] { [entry(.b, .q).when { _ in true }.named("n"), Transition(.a, .p).named("x")] as [Transition<St, Ev>] as? [Transition<S, E>] ?? [] }
  func entry(_ k: Ev.Kind, _ s: St) -> Transition<St, Ev> { Transition(k: k, s: s) } }
extension Transition { init(_ k: E.Kind, _ s: S) { self.init(k: k, s: s) }
  func named(_ s: String) -> Transition<S, E> { var c = self; c.name = s; return c }
  func asText() -> String { "\(k)" } }
print(Builder<St, Ev>().make().map { "\($0.k) \($0.s) \($0.name)" })
func first() -> Transition<St, Ev> { on(.a, .q).when { _ in false }.named("first") }
print(first().name, first().s)
let byName: [String: Transition<St, Ev>] = ["a": on(.a, .p).named("a"), "b": Transition(.b, .q).named("b").when { _ in true }]
print(byName["a"]!.name, byName["b"]!.k)
let maybe: Transition<St, Ev>? = on(.b, .p).named("maybe")
print(maybe!.name)
m.add(.init(.a, .p).named("init"))
print(m.ts.last!.name)
func take(_ t: [Transition<St, Ev>]) -> Int { t.count }
print(take([on(.a, .p).named("1"), on(.b, .q)]))
struct From<S> { let s: S; func on<E: EventType>(_ k: E.Kind) -> Transition<S, E> { Transition(k: k, s: s) } 
  func to(_ t: S) -> From<S> { self } }
func from<S>(_ s: S) -> From<S> { From(s: s) }
let a: Transition<St, Ev> = Machine<St, Ev>(on(.a, .p).when { _ in true }, on(.b, .q)).ts[0]
print(a.k)
func run<E: EventType>(_ e: E, _ k: E.Kind) -> Bool { e.kind == k }
print(run(Ev.b, .b), run(Ev.a(1), .b))
func pair<E: EventType>(_ k: E.Kind, _ e: E) -> Bool { e.kind == k }
print(pair(.b, Ev.b))
func kinds<E: EventType>(_ k: [E.Kind], of t: E.Type) -> Int { k.count }
print(kinds([.a, .b], of: Ev.self))
extension Machine { func find(_ k: E.Kind) -> Int { ts.filter { $0.k == k }.count } }
print(Machine<St, Ev>(on(.b, .q)).find(.b))
func apply<S, E>(_ t: Transition<S, E>, _ e: E) -> Bool { t.k == e.kind }
print(apply(on(.b, St.p), Ev.b))
let started: Transition<St, Ev> = from(.p).on(.a)
let both: Machine<St, Ev> = Machine(on(.a, .p).when { _ in true }, on(.b, .q))
print(started.s, both.ts.count)
