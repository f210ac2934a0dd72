// `hash(into:)` called on values of all kinds: numbers, texts, Optionals, identifiers, enums, structs and generic values.
enum Kind { case plain, special }
struct Part: Hashable { var name: String; var number: Int? }
struct Key: Hashable {
  let type: Any.Type
  let name: String?
  let kind: Kind
  let part: Part
  let list: [Int]
  static func == (left: Key, right: Key) -> Bool {
    left.type == right.type && left.name == right.name && left.kind == right.kind && left.part == right.part && left.list == right.list
  }
  func hash(into hasher: inout Hasher) {
    ObjectIdentifier(type).hash(into: &hasher)
    name?.hash(into: &hasher)
    name.hash(into: &hasher)
    kind.hash(into: &hasher)
    part.hash(into: &hasher)
    part.number.hash(into: &hasher)
    list.hash(into: &hasher)
  }
}
class Box: Hashable {
  let value: Int
  init(_ value: Int) { self.value = value }
  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
  static func == (left: Box, right: Box) -> Bool { left.value == right.value }
}
final class Named: Box {
  let name: String
  init(_ value: Int, _ name: String) {
    self.name = name
    super.init(value)
  }
  override func hash(into hasher: inout Hasher) {
    super.hash(into: &hasher)
    name.count.hash(into: &hasher)
  }
}
func digest<T: Hashable>(_ value: T) -> Int {
  var hasher = Hasher()
  value.hash(into: &hasher)
  return hasher.finalize()
}
struct Pair<A: Hashable, B: Hashable>: Hashable {
  let a: A, b: B
  func hash(into hasher: inout Hasher) {
    a.hash(into: &hasher)
    b.hash(into: &hasher)
  }
}
func key(_ name: String?, _ number: Int?) -> Key {
  Key(type: Int.self, name: name, kind: .special, part: Part(name: "p", number: number), list: [1, 2])
}
print(Set([key("a", 1), key("a", 1), key(nil, 1), key("a", nil)]).count)
print(digest(3) == digest(3), digest("a") == digest("a"), digest(Part(name: "x", number: 1)) == digest(Part(name: "x", number: 1)))
print(digest(Box(3)) == digest(Box(3)), digest(Named(3, "a")) == digest(Named(3, "b")), Set([Box(1), Box(1), Box(2)]).count)
print(Set([Pair(a: 1, b: "x"), Pair(a: 1, b: "x"), Pair(a: 2, b: "x")]).count, digest(Pair(a: 1, b: 2)) == digest(Pair(a: 1, b: 2)))
