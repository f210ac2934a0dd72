// Operators of classes that are not final: assignment operators on instances, generic ones too, and operators of subclasses.
class Bag<Element> {
  var elements: [Element] = []
  func append(_ element: Element) { elements.append(element) }
  static func += (left: inout Bag, right: Element) { left.append(right) }
  static func += (left: inout Bag, right: [Element]) {
    let new = Bag()
    new.elements = left.elements + right
    left = new
  }
  static func + (left: Bag, right: Bag) -> Bag {
    let sum = Bag()
    sum.elements = left.elements + right.elements
    return sum
  }
}
class Animal: Equatable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (left: Animal, right: Animal) -> Bool { left.name == right.name }
  static prefix func - (animal: Animal) -> Animal { Animal("not " + animal.name) }
}
class Dog: Animal {}
var bag = Bag<Int>()
let old = bag
bag += 1
bag += 2
print(bag.elements, old === bag)
bag += [3, 4]
print(bag.elements, old.elements, old === bag)
print((bag + old).elements)
print(Animal("a") == Animal("a"), Dog("a") == Dog("b"), Animal("x") == Dog("x"), (-Dog("b")).name)
