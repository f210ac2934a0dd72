// What the method of a given instance is called with, and that nobody calls it: each is said once.
struct Shape {
  func area() -> Int { 9 }
  func scaled(by factor: Int) -> Int { factor }
  func mapped(_ change: (Int) -> Int, twice: Bool = false) -> Int { change(3) }
}
let shape = Shape()
print(Shape.scaled(shape)(2))
print(Shape.mapped(shape) { $0 + 1 })
print(Shape.mapped(shape)({ $0 + 1 }))
Shape.area(shape)
