// What one closure is given another argument answers, in whichever order they stand; which initializer is meant others say.
func build<T, U, V>(_ f: @escaping (T) -> U, _ g: @escaping (V) -> T) -> (V) -> U { { f(g($0)) } }
let third = build({ "No." + String($0) }, { $0 * 2 })
print(third(23))
print(build({ $0 + "!" }, { (n: Int) in String(n) })(4), build({ $0.count }, { [$0, $0] })("x"))
func incr(_ x: Int) -> Int { x + 1 }
func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func pipe<A, B, C>(_ f: @escaping (A) throws -> B, _ g: @escaping (B) throws -> C) -> (A) throws -> C { { try g(f($0)) } }
func same<A, B>(_ f: @escaping (A) throws -> B) -> (A) throws -> B { f }
let a: String = pipe(incr, String.init)(1)
let b: String = try pipe(incr, same(String.init))(2)
print(a, b)
enum Level: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral {
  case none, flag(Bool), exact(Double)
  init(nilLiteral: ()) { self = .none }
  init(booleanLiteral value: Bool) { self = .flag(value) }
}
typealias Entry = (key: Int, level: Level)
func lift<V>(_ value: V) -> [V] { [value] }
func entry(_ n: Int) -> [Entry] {
  if n == 0 { return lift((n, nil)) }
  if n == 1 { return lift((n, true)) }
  return lift((n, .exact(1)))
}
print(entry(0)[0].level, entry(1)[0].level, entry(2)[0].level)
let halves: [(Int, Double)] = lift((1, 2))
print(halves[0], lift((1, "a")), lift((1, true)) as [(Int, Bool)])
@_functionBuilder
enum Lines { static func buildBlock(_ lines: String...) -> [String] { lines } }
func all(@Lines _ lines: () -> [String]) -> [String] { lines() }
print(all { "a"; "b" })
