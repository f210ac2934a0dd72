// What is found for a class is nil where it is one of another class: `as? Self`, `Self?`.
class Animal {
    required init() {}
    var name: String { "animal" }
    static func make(_ kind: String) -> Self? { allocate(kind) as? Self }
    class func found(_ kind: String) -> Self? {
        let animal: Animal? = allocate(kind)
        return animal as? Self
    }
    private static func allocate(_ kind: String) -> Animal? {
        switch kind {
        case "dog": return Dog()
        case "puppy": return Puppy()
        case "cat": return Cat()
        default: return nil
        }
    }
    func same() -> Self { self }
    func maybe(_ isThere: Bool) -> Self? { isThere ? self : nil }
}
class Dog: Animal { override var name: String { "dog" } }
final class Puppy: Dog { override var name: String { "puppy" } }
final class Cat: Animal { override var name: String { "cat" } }

print(Dog.make("cat")?.name as Any, Dog.make("dog")?.name as Any, Dog.make("puppy")?.name as Any, Puppy.make("dog")?.name as Any)
print(Cat.make("cat")!.name, Animal.make("cat")!.name, Dog.make("fish") == nil, Cat.found("dog") == nil, Dog.found("puppy")!.name)
let puppy = Puppy()
print(puppy.same().name, puppy.maybe(true)!.name, puppy.maybe(false) == nil, (puppy as Dog).maybe(true)!.same().name)
for kind in ["dog", "cat"] {
    if let dog = Dog.make(kind) { print(type(of: dog)) } else { print("no dog") }
}
