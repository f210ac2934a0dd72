// Collections of one's own: elements and iterators follow from the subscript.
final class Dict<V: Hashable, T>: Collection {
  private var d: [V: T]
  init(_ d: [V: T]) { self.d = d }
  var startIndex: Dictionary<V, T>.Index { d.startIndex }
  var endIndex: Dictionary<V, T>.Index { d.endIndex }
  func index(after i: Dictionary<V, T>.Index) -> Dictionary<V, T>.Index { d.index(after: i) }
  subscript(i: Dictionary<V, T>.Index) -> Dictionary<V, T>.Element { d[i] }
}
print(Dict(["a": 1]).map { $0.value })
struct Tens: Collection {
  var startIndex: Int { 0 }
  var endIndex: Int { 3 }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Int { i * 10 }
}
print(Tens().map { $0 + 1 }, Tens().filter { $0 > 3 }, Tens().reduce(0, +), Tens().count, Tens().first ?? -1)
for ten in Tens() { print(ten) }
func last<C: Collection>(_ collection: C) -> C.Element? {
  var found: C.Element?
  for element in collection { found = element }
  return found
}
print(last(Tens()) ?? -1)
