struct Point {
  var x = 0
  var y = 0
  mutating func move(by distance: Int) { x += distance }
}

final class Shape {
  var origin = Point()
  var name: String
  init(name: String) { self.name = name }
  deinit { print(name) }
}

let shape = Shape(name: "square")
shape.origin.move(by: 3)
