// operators: existing operators defined for own types: +, -, *, +=, prefix -, ==
struct Vector: Equatable {
  var x: Double
  var y: Double
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { a + -b }
  static prefix func - (v: Vector) -> Vector { Vector(x: -v.x, y: -v.y) }
  static func * (v: Vector, factor: Double) -> Vector { Vector(x: v.x * factor, y: v.y * factor) }
  static func * (factor: Double, v: Vector) -> Vector { v * factor }
  static func += (a: inout Vector, b: Vector) { a = a + b }
}
var position = Vector(x: 1, y: 2)
let speed = Vector(x: 0.5, y: -1)
position += speed * 2
print(position, position == Vector(x: 2, y: 0), position != speed)
print(position - speed, 3 * speed, -position)
print([speed, speed, speed].reduce(Vector(x: 0, y: 0), +))

struct Money {
  let cents: Int
}
func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
func == (left: Money, right: Int) -> Bool { left.cents == right }
print((Money(cents: 5) + Money(cents: 7)).cents, Money(cents: 3) == 3)
print(1 + 2, "a" + "b", [1] + [2])
