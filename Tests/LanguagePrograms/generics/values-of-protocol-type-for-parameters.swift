// generics: a value of protocol type for a generic parameter runs as the type that it has
protocol Component { static var id: String { get }; var size: Int { get } }
extension Component { static var id: String { "\(self)" } }
struct P: Component { var size = 1 }
struct Q: Component { var size = 2 }
final class World {
  var stores: [String: [Any]] = [:]
  func add<C: Component>(_ c: C) { stores[C.id, default: []].append(c); print(C.self, c.size) }
  func spawn(_ all: Component...) { for c in all { add(c) }; all.forEach { add($0) }; all.forEach(touch) }
  func touch(_ c: Component) { print("touch", c.size) }
  func register(_ types: any Component.Type...) { for t in types { reg(t) } }
  private func reg<C: Component>(_ t: C.Type) { print("reg", t.id, t) }
}
let w = World()
w.spawn(P(), Q(size: 5))
w.register(P.self, Q.self)
print(w.stores.keys.sorted())
func same<C: Component>(_ c: C) -> Int { c.size * 2 }
let some: any Component = Q()
let many: [any Component] = [P(), Q()]
print(same(some), many.map { same($0) })
protocol Handler { associatedtype Input; func handle(_ input: Input) -> String; func accepts(_ any: Any) -> Input? }
struct Doubler: Handler { func handle(_ input: Int) -> String { "\(input * 2)" }; func accepts(_ any: Any) -> Int? { any as? Int } }
struct Shouter: Handler { func handle(_ input: String) -> String { input.uppercased() }; func accepts(_ any: Any) -> String? { any as? String } }
struct Boxed<T>: Handler { let value: T; func handle(_ input: T) -> String { "\(value) \(input)" }; func accepts(_ any: Any) -> T? { any as? T } }
func run<H: Handler>(_ handler: H, on value: Any) -> String? { handler.accepts(value).map(handler.handle) }
let handlers: [any Handler] = [Doubler(), Shouter(), Boxed(value: 1.5)]
for value in [21, "hi", 2.5] as [Any] { print(handlers.compactMap { run($0, on: value) }) }
func log<H: Handler>(_ h: H, _ lines: inout [String], _ note: @autoclosure () -> String, then done: (String) throws -> Void) rethrows {
  lines.append("\(H.self) \(note())")
  try done(lines[lines.count - 1])
}
var lines: [String] = []
let seen = 7
struct Stop: Error {}
for handler in handlers { log(handler, &lines, "seen \(seen)") { print("then", $0) } }
do { try log(handlers[2], &lines, "last") { _ in throw Stop() } } catch { print(error, lines.count) }
func keep<H: Handler>(_ h: H) -> H { h }
print(type(of: keep(handlers[1])))
extension Array where Element == any Handler {
  func each<T>(_ start: T, _ body: (T, Int) -> T) -> T { var r = start; for (i, h) in enumerated() { r = count(h, i, r, body) }; return r }
  func count<H: Handler, T>(_ h: H, _ i: Int, _ r: T, _ body: (T, Int) -> T) -> T { body(r, i + String(describing: H.self).count) }
}
print(handlers.each(0, +))
class Registry { var names: [String] = []; init<H: Handler>(_ h: H) { names.append("\(h)") } }
print(Registry(handlers[0]).names)
