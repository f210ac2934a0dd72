protocol P { associatedtype Item: Equatable; var name: String { get }; var item: Item { get } }
struct One: P { typealias Item = Int; let name = "a"; let item: Int }
struct Box<T: P> {
  let held: T
  func same<U>(_ other: Box<U>) -> Bool where U.Item == T.Item { held.item == other.held.item }
  subscript<U>(other: Box<U>) -> String where U.Item == T.Item { "\(held.name)\(other.held.name)" }
  init(_ held: T) { self.held = held }
  init<U>(_ other: Box<U>, _ make: (U.Item) -> T) where U.Item: Comparable { held = make(other.held.item) }
}
func show<A>(_ box: Box<A>, _ item: A.Item) where A.Item == Int { print(box.held.name, item + box.held.item) }
func all<A, B>(_ boxes: [(Box<A>, B?)], _ f: (A.Item) -> B) -> [B] where A.Item: Comparable, B: Equatable {
  boxes.filter { $0.0.held.item > $0.0.held.item || $0.1 != f($0.0.held.item) }.map { f($0.0.held.item) }
}
func made<A>(_ item: A.Item, _ make: (A.Item) -> A) -> Box<A> where A.Item: CustomStringConvertible {
  print(item.description)
  return Box(make(item))
}
func counts<K, V>(_ values: [(K, V)]) -> [K: [V]] where V: Comparable {
  Dictionary(grouping: values, by: \.0).mapValues { $0.map(\.1).sorted() }
}
func first<K>(_ set: Set<K>, _ wanted: K) -> K? where K: CustomStringConvertible { set.contains(wanted) ? wanted : nil }
show(Box(One(item: 3)), 1)
print(Box(One(item: 1)).same(Box(One(item: 1))), Box(One(item: 1))[Box(One(item: 2))])
print(Box(Box(One(item: 4))) { One(item: $0 + 1) }.held.item)
print(all([(Box(One(item: 1)), 2), (Box(One(item: 2)), nil)]) { $0 * 2 })
let box: Box<One> = made(7) { One(item: $0) }
print(box.held.item)
print(counts([("a", 2), ("b", 3), ("a", 1)]).sorted { $0.key < $1.key }.map(\.value), first([1, 2], 2) ?? 0)
