// extensions: several extensions of one class, private helpers, protocol conformance by extension, static factories, nested types
final class Player {
  let name: String
  fileprivate var points = 0
  init(name: String) { self.name = name }
}
extension Player {
  enum Rank: String { case novice, expert }
  var rank: Rank { points > 10 ? .expert : .novice }
  func score(_ n: Int) { points += n }
  convenience init(guest number: Int) { self.init(name: "guest \(number)") }
}
extension Player: Comparable {
  static func == (a: Player, b: Player) -> Bool { a.points == b.points }
  static func < (a: Player, b: Player) -> Bool { a.points < b.points }
}
extension Player: CustomStringConvertible {
  var description: String { "\(name)(\(points), \(rank.rawValue))" }
}
let players = [Player(name: "a"), Player(guest: 2), Player(name: "c")]
for (i, player) in players.enumerated() { player.score((i * 7) % 13) }
players[1].score(5)
print(players.sorted(), players.max()!, players[0] < players[1])
extension Sequence where Element == String {
  func joinedLines(prefix: String = "> ") -> String { map { prefix + $0 }.joined(separator: "/") }
}
extension Dictionary where Value == Int {
  var total: Int { values.reduce(0, +) }
  mutating func increment(_ key: Key, by n: Int = 1) { self[key, default: 0] += n }
}
extension Collection {
  var isNotEmpty: Bool { !isEmpty }
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
var counts = ["x": 1]
counts.increment("x", by: 4)
counts.increment("y")
print(["a", "b"].joinedLines(), counts.total, [1].isNotEmpty, "".isNotEmpty)
print(
  [1, 2][safe: 5] as Any, [1, 2][safe: 1] as Any, 15.clamped(to: 0...10), 2.5.clamped(to: 3...4), "m".clamped(to: "a"..."k"))
extension Bool { var asInt: Int { self ? 1 : 0 } }
extension Character { var isVowel: Bool { "aeiou".contains(self) } }
print(true.asInt + false.asInt, "queue".filter(\.isVowel).count)
extension Int {
  enum Kind { case negative, zero, positive }
  var kind: Kind { self == 0 ? .zero : self > 0 ? .positive : .negative }
  init(yes flag: Bool) { self = flag ? 1 : 0 }
}
print([-1, 0, 1].map(\.kind), Int(yes: true))
