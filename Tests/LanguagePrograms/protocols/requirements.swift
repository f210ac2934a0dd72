// protocols: methods, properties, static members, initialisers and mutating methods as requirements; arrays of existentials
protocol Animal {
  var name: String { get }
  var legs: Int { get set }
  static var kingdom: String { get }
  init(name: String)
  func sound() -> String
  mutating func grow()
}
struct Dog: Animal {
  static let kingdom = "dogs"
  let name: String
  var legs = 4
  init(name: String) { self.name = name }
  func sound() -> String { "woof" }
  mutating func grow() { legs += 1 }
}
final class Bird: Animal {
  static var kingdom: String { "birds" }
  var name: String
  var legs: Int { didSet { print("legs", oldValue, "->", legs) } }
  required init(name: String) {
    self.name = name
    legs = 2
  }
  func sound() -> String { "tweet" }
  func grow() { legs *= 2 }
}
var animals: [Animal] = [Dog(name: "Rex"), Bird(name: "Tweety")]
for animal in animals { print(animal.name, animal.legs, animal.sound(), type(of: animal).kingdom) }
animals[0].grow()
animals[1].grow()
animals[0].legs += 10
print(animals.map(\.legs), animals[0] is Dog, (animals[1] as? Bird)?.name ?? "-", (animals[0] as? Bird) == nil)
func loudest(_ animal: Animal) -> String { animal.sound().uppercased() }
print(loudest(animals[1]), loudest(Dog(name: "x")))
var copy = animals[0]
copy.legs = 0
print(animals[0].legs, copy.legs)
let kind: Animal.Type = Dog.self
print(kind.init(name: "made").name, kind.kingdom)
print(animals.first { $0.legs > 10 }?.name ?? "none")
