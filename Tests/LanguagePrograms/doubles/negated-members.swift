// doubles: '-.infinity' is what '.infinity' would be
struct Vector: Equatable {
  var x = 0.0
  static let one = Vector(x: 1)
  static prefix func - (vector: Vector) -> Vector { Vector(x: -vector.x) }
  static prefix func ! (vector: Vector) -> Vector { Vector(x: vector.x + 1) }
  static func + (left: Vector, right: Vector) -> Vector { Vector(x: left.x + right.x) }
}
func show(_ vectors: Vector...) { print(vectors.map(\.x)) }
func pair<T>(_ first: T, _ second: T) -> [T] { [first, second] }
func least(_ value: Double = -.infinity) { print(value) }
struct Bounds {
  var low = -Double.infinity, high: Double = -.infinity
  init(_ points: [Double]) {
    low = points.reduce(.infinity, min)
    high = points.reduce(-.infinity, max)
  }
}
print([1.5, -.infinity], [-.pi, 2.0], [nil, 1.0, -.infinity], [Float(1), -.pi])
print([("pi", 3.0), ("inf", -.infinity)].map { "\($0): \($1)" })
print([Vector.one, -.one, !.one].map(\.x), [-.one, Vector.one].map(\.x))
print(pair(1.0, -.infinity), pair(-.infinity, 2.0), max(-.infinity, 3.0), min(2.0, -.pi))
show(-.one, .one, !.one)
least()
least(-.pi)

let isUp = [1].isEmpty
print(isUp ? 1.0 : -.infinity, isUp ? -.pi : 1.0, isUp ? -.one : Vector(x: 3))
let missing: Double? = nil
print(missing ?? -.infinity, 1.0 == -.infinity, -.infinity < 2.0, 2.0 + -.pi)

print([1.0, 2.0].reduce(-.infinity, max), [1.0, 2.0].reduce(-.infinity) { max($0, $1) })
print([[1.0, 5], [3]].map { $0.reduce(-.infinity, max) }, [1.0, 2.0].reduce(-.greatestFiniteMagnitude, Swift.max))
print([3, 4].reduce(~.zero, &), [Vector.one].reduce(-.one) { $0 + $1 })
print([1, 2].map { Double($0) }.reduce(into: -.infinity) { $0 = max($0, $1) })
print([1, 2].reduce(into: .zero) { $0 += $1 }, [1.5].reduce(into: .pi) { $0 *= $1 }, ["a"].reduce(into: .init()) { $0 += $1 })
let single: Float = [1, 2].reduce(-.infinity) { max($0, Float($1)) }
print(single, Bounds([1, 2]))

switch -Double.infinity {
case -.infinity: print("infinite")
default: print("finite")
}
var best: [String: Double] = ["a": -.pi]
best["b", default: -.infinity] = 3
print(best["a"] == -.pi, best["c", default: -.infinity], (-.infinity ..< 0.0).contains(-1))
