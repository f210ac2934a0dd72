// operators: AdditiveArithmetic of the program's own types: += and -= follow, and generic code calls its operators
struct Money: AdditiveArithmetic, Comparable, CustomStringConvertible {
  var cents: Int
  static let zero = Money(cents: 0)
  static func + (l: Money, r: Money) -> Money { Money(cents: l.cents + r.cents) }
  static func - (l: Money, r: Money) -> Money { Money(cents: l.cents - r.cents) }
  static func < (l: Money, r: Money) -> Bool { l.cents < r.cents }
  var description: String { "\(cents / 100).\(cents % 100)" }
}
struct Pair: AdditiveArithmetic {
  var x = 0.0, name = ""
  static let zero = Pair()
  static func + (l: Pair, r: Pair) -> Pair { Pair(x: l.x + r.x, name: l.name + r.name) }
  static func - (l: Pair, r: Pair) -> Pair { Pair(x: l.x - r.x, name: l.name + "-" + r.name) }
  static func += (l: inout Pair, r: Pair) { l.x += r.x; l.name += "+" + r.name }
}
extension Sequence where Element: AdditiveArithmetic {
  func sum() -> Element { reduce(.zero, +) }
  func total() -> Element {
    var result = Element.zero
    for element in self { result += element }
    return result
  }
}
var balance = Money(cents: 250)
balance += Money(cents: 75)
balance -= Money(cents: 5)
print(balance, [balance, Money(cents: 80)].sum(), [balance, balance].total(), [1, 2].total(), [0.5, 1].sum())
print([Pair(x: 1, name: "a"), Pair(x: 2, name: "b")].sum(), [Pair(x: 1, name: "a"), Pair(x: 2, name: "b")].total())
func difference<T: AdditiveArithmetic>(_ a: T, _ b: T) -> T { a - b }
print(difference(Money(cents: 300), balance), difference(7, 9), difference(Pair(x: 1, name: "p"), Pair(x: 4, name: "q")))
class Animal {}
final class Cat: Animal {}
final class Dog: Animal {}
let cats = [Cat()], dogs = [Dog()]
let animals: [Animal] = cats + dogs
print(animals.map { "\(type(of: $0))" }, [Int?](repeating: 1, count: 1) + [nil])
struct Item: Identifiable { let id: String }
let table = [Item.ID: Item]()
print(table.count, [3, 1, 2][...].drop { $0 > 2 }.prefix { $0 < 2 }, [1, 2, 3].lazy.filter { $0 > 1 }.count)
