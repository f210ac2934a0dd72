// What is RawRepresentable is equal when its raw values are, whatever else it holds, unless it says otherwise itself.
final class Anchor: RawRepresentable, Hashable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}
struct Name: RawRepresentable, Hashable {
  var rawValue: String
  var uses = 0
  init(rawValue: String) { self.rawValue = rawValue }
  init(_ rawValue: String, uses: Int) {
    self.rawValue = rawValue
    self.uses = uses
  }
}
enum Kind: RawRepresentable, Hashable {
  case plain, other(String)
  init(rawValue: String) { self = rawValue == "plain" ? .plain : .other(rawValue) }
  var rawValue: String {
    switch self {
    case .plain: "plain"
    case .other(let text): text
    }
  }
}
enum Both: RawRepresentable {
  case left, right
  init?(rawValue: Int) { return nil }
  var rawValue: Int { 1 }
}
struct Marks: OptionSet, Hashable {
  let rawValue: Int
  var source = ""
  init(rawValue: Int) { self.rawValue = rawValue }
  init(_ rawValue: Int, _ source: String) {
    self.rawValue = rawValue
    self.source = source
  }
}
struct Place: RawRepresentable, Hashable {
  var rawValue: Int
  var floor: Int
  init(rawValue: Int) { self.init(rawValue, 0) }
  init(_ rawValue: Int, _ floor: Int) {
    self.rawValue = rawValue
    self.floor = floor
  }
  static func == (left: Place, right: Place) -> Bool { left.floor == right.floor }
}
struct Hashed: RawRepresentable, Hashable {
  var rawValue: Int
  var salt: Int
  init(rawValue: Int) { self.init(rawValue, 0) }
  init(_ rawValue: Int, _ salt: Int) {
    self.rawValue = rawValue
    self.salt = salt
  }
  func hash(into hasher: inout Hasher) { hasher.combine(salt) }
}
struct Plain: RawRepresentable { var rawValue: Int }
enum Level: Int { case low, high }
struct Pair: Hashable {
  var kind: Kind
  var number: Int
}
func differ<T: Equatable>(_ first: T, _ second: T) -> Bool { first != second }

let (first, second) = (Anchor(rawValue: "x"), Anchor(rawValue: "x"))
print(first == second, first === second, Set([first, second]).count, [first: 1][second] ?? 0)
let (once, twice) = (Name("a", uses: 1), Name("a", uses: 2))
print(once == twice, once != twice, Set([once, twice]).count, [once].contains(twice), Optional(once) == twice)
print(Kind.plain == .other("plain"), Set([Kind.plain, .other("plain")]).count, differ(Kind.plain, .other("plain")))
switch Kind.other("plain") {
case .plain: print("plain")
case .other: print("other")
}
print(Both.left == Both.right, Both.left != .right)
print(Marks(1, "a") == Marks(1, "b"), Set([Marks(1, "a"), Marks(1, "b")]).count, Marks(1, "a").union(Marks(2, "b")).rawValue)
print(Place(1, 2) == Place(3, 2), Place(1, 2) != Place(3, 2), differ(Place(1, 2), Place(1, 3)), Set([Place(1, 2), Place(3, 2)]).count)
print(Hashed(1, 2) == Hashed(1, 3), Hashed(1, 2).hashValue == Hashed(1, 3).hashValue, Hashed(1, 2).hashValue == Hashed(4, 2).hashValue)
print(Plain(rawValue: 2) == Plain(rawValue: 2), Plain(rawValue: 2) != Plain(rawValue: 3), Level.low == .high, Level.low != .high)
print(Pair(kind: .plain, number: 1) == Pair(kind: .other("plain"), number: 1), Set([Pair(kind: .plain, number: 1), Pair(kind: .other("plain"), number: 1)]).count)
