// Elements of sets found by their index and removed there.
final class Item: Hashable {
  let id: Int
  init(_ id: Int) { self.id = id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
  static func == (left: Item, right: Item) -> Bool { left.id == right.id }
  deinit { print("gone", id) }
}
var items: Set = [Item(1), Item(2), Item(3)]
if let index = items.firstIndex(where: { $0.id == 2 }) { print(items.remove(at: index).id) }
print(items.map(\.id).sorted())
if let index = items.firstIndex(of: Item(3)) { items.remove(at: index) }
print(items.count, items.contains(Item(1)))
var one: Set<String> = ["only"]
print(one.remove(at: one.startIndex), one.isEmpty)
