// A literal is of the type that the other arguments say, an Optional perhaps.
struct S { var year: Int?; var name: String = "x"; var d = 1.5 }
func set<R, V>(_ r: inout R, _ p: WritableKeyPath<R, V>, to v: V) { r[keyPath: p] = v }
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { print(type(of: a)); return a == b }
func pair<T>(_ a: T, _ b: T) { print(type(of: a), a, b) }
var s = S()
set(&s, \.year, to: 3)
set(&s, \.d, to: -2)
set(&s, \.name, to: "y")
print(s)
let y: Int? = 3
print(same(3, y), same(y, 3))
print(same(2, 2.5))
pair(1, 2)
pair("a", s.name as String?)
func later<T>(_ v: T, _ f: (T) -> T) { print(f(v)) }
later(3) { $0 + 1 }
later(3) { (x: Double) in x / 2 }
later("a") { $0 + "b" }
extension Optional { func or(_ d: Wrapped) -> Wrapped { self ?? d } }
let m: Double? = nil
print(m.or(2))
