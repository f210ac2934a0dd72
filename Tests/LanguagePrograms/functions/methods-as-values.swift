// functions: references to methods, initialisers, operators and enum cases; sorting with them; key paths as functions
struct Person {
  let name: String
  let age: Int
  func isOlder(than other: Person) -> Bool { age > other.age }
  static func byName(_ a: Person, _ b: Person) -> Bool { a.name < b.name }
}
let people = [("Cy", 30), ("Ann", 25), ("Bob", 41)].map(Person.init)
print(people.sorted(by: Person.byName).map(\.name))
let ann = people[1]
let olderThanAnn = people.filter { $0.isOlder(than: ann) }
print(olderThanAnn.map(\.name), people.map(\.age).max()!)
let check = ann.isOlder
print(check(people[0]))
let method = Person.isOlder(than:)
print(method(people[2])(ann))
print([1, 2, 3].map(String.init), ["1", "x"].map(Int.init), [1, 2, 3].reduce(0, +), zip([1, 2], [3, 4]).map(*))
print([3, 1, 2].sorted(by: >), [-1, 2].map(abs), ["b", "a"].map { $0.uppercased() })
print([1.5, 2.5].map(Int.init), [65, 66].map { Character(UnicodeScalar($0)) }, max(1, 2), [2, 7].map(Double.init))
class Counter {
  var n = 0
  func add(_ amount: Int) { n += amount }
}
let counter = Counter()
let add = counter.add
add(2)
[3, 4].forEach(add)
[5].forEach(counter.add(_:))
print(counter.n)
enum Shape { case circle(Double), square }
print([1, 2].map(Shape.circle))
let lookup = ["a": 1]
print(["a", "b"].map { lookup[$0] }, ["a", "b"].compactMap { lookup[$0] })
print(people.map(\.name.count), people.first.map(\.name) ?? "-", people.filter(\.name.isEmpty).count)
