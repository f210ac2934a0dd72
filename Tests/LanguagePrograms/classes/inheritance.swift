// classes: override, super, polymorphic calls, final, overridden properties, calling overridden methods from the base initialiser
class Shape {
  let name: String
  init(name: String) {
    self.name = name
    print("made", describe())
  }
  var area: Double { 0 }
  func describe() -> String { "\(name) with area \(area)" }
  class func kind() -> String { "shape" }
}
class Rectangle: Shape {
  var width: Double
  var height: Double
  init(width: Double, height: Double, name: String = "rectangle") {
    self.width = width
    self.height = height
    super.init(name: name)
  }
  override var area: Double { width * height }
  override class func kind() -> String { "rectangle" }
}
final class Square: Rectangle {
  init(side: Double) { super.init(width: side, height: side, name: "square") }
  override func describe() -> String { "[" + super.describe() + "]" }
}
let shapes: [Shape] = [Shape(name: "blob"), Rectangle(width: 2, height: 3), Square(side: 2)]
for shape in shapes { print(shape.describe(), type(of: shape), type(of: shape).kind()) }
print(shapes.map(\.area).reduce(0, +))
print(shapes[2] is Rectangle, shapes[0] is Rectangle, (shapes[1] as? Square) == nil, (shapes[2] as! Square).width)
if let rectangle = shapes[2] as? Rectangle {
  rectangle.width = 10
  print(rectangle.describe())
}
for case let square as Square in shapes { print("square of width", square.width) }
switch shapes[1] {
case is Square: print("a square")
case let r as Rectangle where r.height > 2: print("tall", r.height)
default: print("something")
}
