// What a where clause promises around a function holds in the types that functions inside of it name.
extension Array where Element: Hashable {
  func unique() -> [Element] {
    func rest(_ found: Set<Element>, _ left: [Element]) -> [Element] {
      guard let first = left.first else { return [] }
      let others = Array(left.dropFirst())
      return found.contains(first) ? rest(found, others) : [first] + rest(found.union([first]), others)
    }
    return rest([], self)
  }
}
print(["a", "b", "a", "c", "b"].unique())

struct Box<Item> { let items: [Item] }
extension Box where Item: Hashable {
  func counts() -> [Int] {
    func grouped(_ items: [Item]) -> [Item: Int] { items.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
    return grouped(items).values.sorted()
  }
}
extension Box {
  func distinct() -> Int where Item: Hashable {
    func size(of set: Set<Item>) -> Int { set.count }
    return size(of: Set(items))
  }
}
print(Box(items: [1, 2, 1]).counts(), Box(items: [1, 2, 1]).distinct())

protocol Source {
  associatedtype Key
  var keys: [Key] { get }
}
extension Source where Key: Hashable {
  func known() -> (Key) -> Bool {
    func holds(_ set: Set<Key>) -> (Key) -> Bool { { set.contains($0) } }
    return holds(Set(keys))
  }
}
struct Words: Source { let keys = ["one", "two"] }
print(Words().known()("two"), Words().known()("three"))
