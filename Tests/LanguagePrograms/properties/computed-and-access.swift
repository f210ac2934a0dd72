// properties: computed get and set, read-only, private(set), key of one property in terms of another, static computed, globals
struct Circle {
  var radius = 1.0
  var diameter: Double {
    get { radius * 2 }
    set { radius = newValue / 2 }
  }
  var area: Double { 3 * radius * radius }
  private(set) var renames = 0
  private var storedName = "circle"
  var name: String {
    get { storedName.uppercased() }
    set {
      storedName = newValue
      renames += 1
    }
  }
  static var unit: Circle { Circle() }
}
var circle = Circle()
circle.diameter = 6
print(circle.radius, circle.area, circle.diameter)
circle.diameter += 1
circle.name = "disc"
circle.name += "s"
print(circle.radius, circle.name, circle.renames, Circle.unit.diameter)

var celsius = 20.0
var fahrenheit: Double {
  get { celsius * 9 / 5 + 32 }
  set { celsius = (newValue - 32) * 5 / 9 }
}
print(fahrenheit)
fahrenheit = 212
print(celsius)

class Person {
  let first: String
  var last: String
  var full: String { first + " " + last }
  var isAdult: Bool { age >= 18 }
  private(set) var age = 0
  init(first: String, last: String) { (self.first, self.last) = (first, last) }
  func birthday() { age += 1 }
}
let person = Person(first: "Ada", last: "Byron")
person.last = "Lovelace"
(0..<18).forEach { _ in person.birthday() }
print(person.full, person.isAdult, person.age)
let names = [person].map(\.full)
let path: (Person) -> Int = { $0.age }
print(names, path(person), [person].map(\.last.count))
func doubled() -> Int {
  var calls = 0
  var next: Int {
    calls += 1
    return calls
  }
  return next + next * 10
}
print(doubled())
