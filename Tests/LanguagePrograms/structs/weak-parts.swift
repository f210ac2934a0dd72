// Structs with weak and unowned properties: printed, compared and hashed by what these refer to now.
protocol Owner: AnyObject {}
class Person: Owner, Hashable, CustomStringConvertible {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (a: Person, b: Person) -> Bool { a.name == b.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
  var description: String { "<\(name)>" }
}
struct Card { weak var owner: Person?; weak var other: Owner?; unowned var maker: Person; var plain: Person? }
struct Link: Hashable { weak var from: Person?; unowned let to: Person; var weight = 1 }
enum Holder: Equatable { case link(Link), none }
let ann = Person("ann"), bob = Person("bob"), again = Person("ann")
print(Card(owner: nil, other: ann, maker: bob, plain: nil))
print(Card(owner: ann, other: nil, maker: bob, plain: bob))
var card: Card? = Card(owner: nil, maker: ann)
do {
  let short = Person("short")
  card?.owner = short
  print(card as Any)
}
print(card as Any)
print(Link(from: ann, to: bob) == Link(from: again, to: bob), Link(from: ann, to: bob) == Link(from: nil, to: bob))
print(Holder.link(Link(from: ann, to: bob)) == .link(Link(from: again, to: bob)))
var links: Set = [Link(from: ann, to: bob)]
print(links.contains(Link(from: again, to: bob)), links.insert(Link(from: again, to: bob, weight: 2)).inserted, links.count)
print([Link(from: nil, to: ann)], "\(Link(from: bob, to: ann))")
