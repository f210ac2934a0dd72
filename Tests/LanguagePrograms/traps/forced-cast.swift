// traps: as! to a class the object is not
class Animal {}
class Dog: Animal { let name = "Rex" }
class Cat: Animal {}
let animals: [Animal] = [Dog(), Cat()]
for animal in animals {
  let dog = animal as! Dog
  print(dog.name)
}
