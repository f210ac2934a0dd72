// An object of a subclass that describes itself is printed so where only its superclass is known, also inside other values.
class An { let n: String; init(_ n: String) { self.n = n } }
class Dog: An {}
class Cat: An, CustomStringConvertible { var description: String { "Cat(\(n))" } }
class Kit: Cat { override var description: String { "Kit" } }
class Deb: An, CustomDebugStringConvertible { var debugDescription: String { "Deb" } }
let animals = [Dog("rex"), Cat("tom"), Kit("k"), Deb("d")]
print(animals[1])
print(animals)
print("\(animals[1]) \(animals)")
print(String(describing: animals[1]), String(reflecting: animals[3]))
let a: An = Cat("x")
print(a, "\(a)", String(describing: a), [a], a as Any, Optional(a) as Any)
func g<T>(_ v: T) { print(v, "\(v)", T.self) }
g(a); g(Optional(a)); g([a]); g((a, 1))
struct S { var a: An }
print(S(a: a)); dump(S(a: a))
debugPrint(a)
for x in animals { print(x) }

final class Leaf: An, CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { "leaf" }
  var debugDescription: String { "Leaf(debug)" }
}
class Holder<T>: An {}
extension Holder: CustomStringConvertible where T == Int { var description: String { "holder of numbers" } }
class Told: CustomStringConvertible { var description: String { "told" } }
class Both: Told, CustomDebugStringConvertible { var debugDescription: String { "Both(debug)" } }
let leaf: An = Leaf("l")
let told: Told = Both()
print(leaf, [leaf], told, [told], "\(told)", String(reflecting: told))
print(Holder<Int>("h") as An, Holder<String>("h") as An, [Holder<Int>("h") as An])
enum Case { case held(An), none }
print(Case.held(leaf), Case.none, ["k": leaf], (leaf, told), Optional(told) as Any)
struct Weak { weak var a: An? }
print(Weak(a: leaf), Weak(a: nil))
