// A subclass with initialisers of its own has to declare those that its superclass requires: write 'required init(from:)'.
import Foundation

class Vehicle: Codable {
  var wheels = 4
  init() {}
}

class Truck: Vehicle {
  var load: Int
  init(load: Int) {
    self.load = load
    super.init()
  }
}

class Plain: Vehicle {
  var color = "red"
}

class Shape {
  let name: String
  required init(name: String) { self.name = name }
  convenience init() { self.init(name: "shape") }
}

class Circle: Shape {
  let radius: Double
  init(radius: Double) {
    self.radius = radius
    super.init(name: "circle")
  }
}

class Disc: Circle {
  required init(name: String) { super.init(radius: 1) }
}

class Square: Shape {
  required init(name: String) { super.init(name: name) }
  init(side: Int) { super.init(name: "square") }
}

class Number {
  required init(_ value: Int) {}
  required init(_ text: String) {}
}

class Even: Number {
  required init(_ value: Int) { super.init(value) }
}

// Those with only convenience initialisers, or none, have what they inherit.
class Half: Number {
  convenience init(_ value: Double) { self.init(Int(value)) }
}

print(try JSONDecoder().decode(Truck.self, from: Data()).load, Circle(radius: 1).name, Plain().color)
