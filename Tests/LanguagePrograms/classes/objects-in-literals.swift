// classes: objects of several classes in one literal, made with literals themselves, meet in their common ancestor
class Animal {
  let name: String
  init(name: String) { self.name = name }
  func speak() -> String { "..." }
  class func any(_ name: String) -> Animal { Animal(name: name) }
}
class Dog: Animal { override func speak() -> String { "woof" } }
class Cat: Animal { override func speak() -> String { "meow" } }

let pets = [Dog(name: "rex"), Cat(name: "tom")]
print(type(of: pets), pets.map { $0.name + " " + $0.speak() })
let down = [Dog(name: "rex"), Animal(name: "it")]
print(type(of: down), down.map { $0.speak() })
let table = ["a": Dog(name: "ada"), "b": Cat(name: "bob")]
print(type(of: table), table.keys.sorted().map { table[$0]!.speak() })
let choice = table.isEmpty ? Dog(name: "one") : Cat(name: "other")
print(choice.name)
let kept = [(nil as Dog?) ?? Dog(name: "new"), (nil as Animal?) ?? Animal(name: "base")]
print(type(of: kept), kept.map { $0.name })
let made = [Dog(name: "first"), ((nil as Animal?) ?? Animal.any("second"))]
print(type(of: made), made.map { $0.name })
let holes = [Dog(name: "d"), nil, Cat(name: "c")]
print(type(of: holes), holes.compactMap { $0?.speak() })
for (pet, age) in [(Dog(name: "old"), 9), (Dog(name: "young"), 1)] { print(pet.name, age) }
