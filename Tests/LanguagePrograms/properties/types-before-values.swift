// The type of what has no value yet is known, and a type alone is a statement.
Void.self
Int.self

let number: Int
print(type(of: number))
number = 1

struct Point { var x: Int }
func inside() {
  let text: String, pair: (Int, Double)?, names: [Int: String], action: (Int) -> Void
  print(type(of: text), type(of: pair), type(of: names), type(of: action))
  var point: Point
  print(type(of: point), type(of: point.x))
  (text, pair, names, action) = ("a", nil, [:], { _ in })
  point = Point(x: 2)
  print(text, pair as Any, names, point.x)
  action(1)
}
inside()
print(number)
