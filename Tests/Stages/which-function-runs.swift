protocol Shape {
  var area: Int { get }
  func scaled(by factor: Int) -> Self
}

extension Shape {
  var doubled: Int { area * 2 }
}

struct Square: Shape {
  var side: Int
  var area: Int { side * side }
  func scaled(by factor: Int) -> Square { Square(side: side * factor) }
}

class Animal {
  func sound() -> String { "" }
  final func twice() -> String { sound() + sound() }
}

class Dog: Animal {
  override func sound() -> String { super.sound() + "woof" }
}

func areas<Kind: Shape>(_ shape: Kind) -> Int { shape.scaled(by: 2).area }

let square = Square(side: 2)
let anyShape: any Shape = square
let animal: Animal = Dog()
print(square.area, anyShape.area, anyShape.doubled, areas(square), animal.sound(), animal.twice())
