// numeric types of one's own: what SignedNumeric and Strideable give them
struct F: SignedNumeric, Comparable, Strideable, CustomStringConvertible {
  var n: Int
  init(integerLiteral value: Int) { n = value }
  init?<T: BinaryInteger>(exactly s: T) { n = Int(s) }
  init(n: Int) { self.n = n }
  var magnitude: F { F(n: n < 0 ? 0 - n : n) }
  var description: String { "F\(n)" }
  static func + (l: F, r: F) -> F { F(n: l.n + r.n) }
  static func - (l: F, r: F) -> F { F(n: l.n - r.n) }
  static func * (l: F, r: F) -> F { print("times"); return F(n: l.n * r.n) }
  static func *= (l: inout F, r: F) { l = l * r }
  static func < (l: F, r: F) -> Bool { l.n < r.n }
  static func == (l: F, r: F) -> Bool { l.n == r.n }
  func distance(to other: F) -> F { other - self }
  func advanced(by s: F) -> F { self + s }
}
print(stride(from: 0 as F, to: 7, by: 3).map { $0.n }, stride(from: 0 as F, through: 6, by: 3).map { $0.n })
let f: F = 3
print(-f, -(f + 1), +f)
var g = f
g.negate()
print(g, abs(g), [f, -f, 0].sorted())
func opposite<T: SignedNumeric>(_ value: T) -> T { -value }
print(opposite(f), opposite(3), opposite(2.5))
struct Vector: AdditiveArithmetic {
  var x: Double, y: Double
  static var zero: Vector { Vector(x: 0, y: 0) }
  static func + (l: Vector, r: Vector) -> Vector { Vector(x: l.x + r.x, y: l.y + r.y) }
  static func - (l: Vector, r: Vector) -> Vector { Vector(x: l.x - r.x, y: l.y - r.y) }
}
var v = Vector(x: 1, y: 2)
v += Vector(x: 1, y: 1)
v -= .zero
print(v, [v, v].reduce(.zero, +))
for x in stride(from: 1.0, to: 2, by: 0.25) { print(x, terminator: " ") }
for x in stride(from: UInt8(250), through: 255, by: 2) { print(x, terminator: " ") }
for x in stride(from: 10, to: 0, by: -4) { print(x, terminator: " ") }
print()
func steps<T: BinaryInteger>(_ end: T) -> [T] { Array(stride(from: 0, to: end, by: 3)) }
print(steps(10), steps(7 as UInt8))
