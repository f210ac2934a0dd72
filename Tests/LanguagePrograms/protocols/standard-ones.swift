// protocols: Equatable, Hashable and Comparable, synthesised and by hand; Identifiable-like own protocols; CaseIterable; Error
struct Point: Hashable {
  var x: Int
  var y: Int
}
struct User: Equatable {
  let id: Int
  var name: String
  static func == (a: User, b: User) -> Bool { a.id == b.id }
}
final class Tag: Hashable, CustomStringConvertible {
  let text: String
  init(_ text: String) { self.text = text }
  static func == (a: Tag, b: Tag) -> Bool { a.text.lowercased() == b.text.lowercased() }
  func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
  var description: String { "#" + text }
}
print(Point(x: 1, y: 2) == Point(x: 1, y: 2), Point(x: 1, y: 2) != Point(x: 2, y: 1))
print(Set([Point(x: 0, y: 0), Point(x: 0, y: 0)]).count)
print(User(id: 1, name: "a") == User(id: 1, name: "b"), [User(id: 1, name: "a")].contains(User(id: 1, name: "z")))
print(Set([Tag("a"), Tag("A"), Tag("b")]).count, Tag("x") == Tag("X"), [Tag("q")], Tag("a") === Tag("a"))
var counts: [Tag: Int] = [:]
for tag in [Tag("swift"), Tag("Swift"), Tag("go")] { counts[tag, default: 0] += 1 }
print(counts[Tag("SWIFT")] ?? 0, counts.count)
struct Card: Comparable, Hashable {
  let rank: Int
  static func < (a: Card, b: Card) -> Bool { a.rank < b.rank }
}
let cards = [5, 2, 9].map { Card(rank: $0) }
print(cards.sorted().map(\.rank), cards.max()!.rank, cards[0] <= cards[2], cards.firstIndex(of: Card(rank: 2))!)
protocol Entity { var id: Int { get } }
extension User: Entity {}
extension Array where Element: Entity {
  func find(_ id: Int) -> Element? { first { $0.id == id } }
}
print([User(id: 3, name: "c"), User(id: 4, name: "d")].find(4)?.name ?? "-")
enum Shape: Hashable { case dot, line(Int) }
print(Shape.line(1) == .line(1), Set([Shape.dot, .line(2), .line(2)]).count)
struct Countdown: Sequence, IteratorProtocol {
  var count: Int
  mutating func next() -> Int? {
    guard count > 0 else { return nil }
    defer { count -= 1 }
    return count
  }
}
for i in Countdown(count: 3) { print(i, terminator: " ") }
print(Countdown(count: 4).map { $0 * 2 }, Array(Countdown(count: 2)), Countdown(count: 3).reduce(0, +))
