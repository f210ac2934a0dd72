// operators: of which type .zero is beside a number, the operator says
struct V: Equatable {
  var x = 0.0
  static var zero: Self { Self() }
  static let unit = V(x: 1)
  static func * (s: Double, v: Self) -> Self { V(x: s * v.x) }
  static func * (v: Self, s: Double) -> Self { V(x: s * v.x) }
  static func / (v: Self, s: Double) -> Self { V(x: v.x / s) }
  static func + (a: Self, b: Self) -> Self { V(x: a.x + b.x) }
  static func - (a: Self, b: Self) -> Self { V(x: a.x - b.x) }
  static prefix func - (a: Self) -> Self { V(x: -a.x) }
  static func += (a: inout Self, b: Self) { a = a + b }
  func plus(_ v: V) -> V { self + v }
  static func max(_ a: V, _ b: V) -> V { a.x > b.x ? a : b }
}
let v = [V(x: 2), V(x: 4)]
func sum(_ a: V, _ b: V) -> V { a + b }
func pick<T>(_ a: T, _ b: T) -> T { a }
func d1(_ v: [V]) -> V { Double(v.count) * v.reduce(.zero, +) }
print(d1(v))
func d2(_ v: [V]) -> V { 0.5 * v.reduce(.zero, +) }
print(d2(v))
func d3(_ v: [V]) -> V { v.reduce(.zero, +) * 0.5 }
print(d3(v))
func d4(_ v: [V]) -> V { v.reduce(.zero, +) / Double(v.count) }
print(d4(v))
let d5 = v.reduce(.zero, +) / Double(v.count)
print(d5)
let d6 = 0.5 * v.reduce(.zero, +)
print(d6)
let d7 = 0.5 * v.reduce(.zero) { $0 + $1 }
print(d7)
let d8 = V(x: 1) + 0.5 * v.reduce(.zero, +)
print(d8)
let d9 = 0.5 * v.reduce(.zero, +) + V(x: 1)
print(d9)
let d10 = 0.5 * sum(.zero, .unit)
print(d10)
let d11 = 0.5 * pick(.zero, V(x: 3))
print(d11)
let d12: V = 0.5 * pick(.unit, .zero)
print(d12)
let d13: V = 0.5 * .unit
print(d13)
let d14 = 2 * v.map { $0.x }.reduce(.zero, +)
print(d14)
let d15 = 2.0 * [1.0, 2.0].reduce(.zero, +)
print(d15)
let d16 = 0.5 * V.max(.unit, .zero)
print(d16)
let d17 = V.unit + v.reduce(.zero, +)
print(d17)
let n18 = 2.0
let d18 = n18 * v[0].plus(.unit)
print(d18)
let n19 = 2.0
let d19 = n19 * v[0].plus(.unit).x
print(d19)
let r = 3.0
print(r * pick(.pi, 1))
var p = V()
p += 0.5 * v.reduce(.zero, +)
print(p)
let nn = 1.0 / Double(v.count) * v.reduce(.zero, +)
print(nn)
extension Array where Element == V {
  var mean: V { 1 / Double(count) * reduce(.zero, +) }
  var m2: V { reduce(.zero, +) * (1 / Double(count)) }
}
print(v.mean, v.m2)
