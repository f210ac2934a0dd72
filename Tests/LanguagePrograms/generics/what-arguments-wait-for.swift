// Compositions as types, members as operands of one's own operators, and what follows a path.
protocol Account: AnyObject { var id: String { get } }
protocol Overdraft { var limit: Int { get } }
final class A: Account, Overdraft { let id = "a", limit = 3 }
final class B: Account { let id = "b" }
let all: [Any] = [A(), B(), 4]
func each<T>(_ type: T.Type, _ body: (T) -> Void) { all.compactMap { $0 as? T }.forEach(body) }
each((Account & Overdraft).self) { print($0.id, $0.limit) }
each((any Account & Overdraft).self) { print($0.id) }
each(Account.self) { print($0.id) }
struct Matcher<T> { let text: String
  static func && (a: Self, b: Self) -> Self { Matcher(text: "(\(a.text) and \(b.text))") }
  static func || (a: Self, b: Self) -> Self { Matcher(text: "(\(a.text) or \(b.text))") }
  static prefix func ! (a: Self) -> Self { Matcher(text: "not \(a.text)") }
  static var empty: Matcher { Matcher(text: "empty") }
  static func equal(_ t: T) -> Matcher { Matcher(text: "equal \(t)") } }
func expect<T>(_ value: T, _ m: Matcher<T>) { print(value, m.text) }
expect(3, .equal(2) && !.empty)
expect("a", !(.equal("b") || .empty) && .equal("c"))
class Ball { var at: Double? = 1; var name = "" }
struct E { var region: String?; var n = 1.5 }
func set<R, V>(_ r: inout R, _ p: WritableKeyPath<R, V>, _ v: V) { r[keyPath: p] = v }
var e = E()
let here = "eu", k = 2
set(&e, \.region, here); set(&e, \.n, 4)
print(e)
func animate<Root: AnyObject, V>(_ r: Root, _ p: ReferenceWritableKeyPath<Root, V>, to v: V, _ mix: (V, V) -> V) { r[keyPath: p] = mix(r[keyPath: p], v) }
let ball = Ball()
animate(ball, \.at, to: 5) { ($0 ?? 0) + ($1 ?? 0) }
animate(ball, \.name, to: "x") { $0 + $1 }
print(ball.at as Any, ball.name)
