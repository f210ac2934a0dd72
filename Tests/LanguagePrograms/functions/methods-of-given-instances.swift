// `Shape.scaled(shape)(by: 2)`: called at once, the method of an instance that is given has its labels.
class Base {
  func say(_ count: Int, to name: String = "you") -> String { "base \(count) \(name)" }
}
final class Sub: Base {
  override func say(_ count: Int, to name: String) -> String { "sub \(count) \(name)" }
}

struct Shape {
  var side = 3
  func area() -> Int { side * side }
  func scaled(by factor: Int) -> Int { side * factor }
  func sum(first: Int, _ second: Int) -> Int { side + first + second }
  func mapped(_ change: (Int) -> Int) -> Int { change(side) }
  func doubled() -> Int { Shape.scaled(self)(by: 2) }
}

struct Pair<Value> {
  var value: Value
  func list(to other: Value) -> [Value] { [value, other] }
  func list(from other: Value) -> [Value] { [other, value] }
}

func made() -> Shape {
  print("shape")
  return Shape()
}
func factor() -> Int {
  print("factor")
  return 7
}
print(Shape.scaled(made())(by: factor()))
let shape = Shape()
print(Shape.area(shape)(), Shape.sum(shape)(first: 1, 2), Shape.mapped(shape)({ $0 + 1 }), shape.doubled())
let scaled = Shape.scaled(shape)
print(scaled(3), (Shape.scaled(shape))(by: 4), Shape.scaled(by:)(shape)(5))
let base: Base = Sub()
print(Base.say(base)(1, to: "me"))
print(Pair.list(Pair(value: 1))(to: 2), Pair<Int>.list(Pair(value: 1))(from: 2))
print([shape].map(Shape.area).map { $0() }, String.hasPrefix("abc")("a"))
