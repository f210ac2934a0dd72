// title: Benchmark: method calls on objects
import Dispatch

class Shape {
  var scale: Int
  init(scale: Int) { self.scale = scale }
  func area() -> Int { 0 }
  func grow(by amount: Int) { scale = (scale + amount) % 97 }
}

final class Square: Shape {
  override func area() -> Int { scale * scale }
}

final class Bar: Shape {
  let height: Int
  init(scale: Int, height: Int) {
    self.height = height
    super.init(scale: scale)
  }
  override func area() -> Int { scale * height }
}

func total(_ rounds: Int) -> Int {
  let shapes: [Shape] = [Square(scale: 3), Bar(scale: 4, height: 5), Square(scale: 6), Bar(scale: 7, height: 8)]
  var sum = 0
  for round in 0..<rounds {
    let shape = shapes[round % 4]
    shape.grow(by: 3)
    sum += shape.area()
  }
  return sum
}
print(total(3_000_000))
// expect: completes
