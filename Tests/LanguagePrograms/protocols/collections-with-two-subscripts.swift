// which of two subscripts is the collection's, its index says
struct Table<Key: Hashable>: Collection {
  var keys: [Key]
  subscript(key: Key) -> Bool? { keys.contains(key) ? true : nil }
  var startIndex: Int { 0 }
  var endIndex: Int { keys.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(position: Int) -> Key { keys[position] }
}
print(Table(keys: ["a"]).map { $0.count }, Table(keys: ["b"])["b"] as Any)
struct Ordered {
  var keys: [String] = []
  subscript(key: String) -> Int? { keys.firstIndex(of: key) }
}
extension Ordered: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { keys.count }
  subscript(position: Int) -> String { keys[position] }
}
let ordered = Ordered(keys: ["b", "a"])
print(ordered.map { $0 }, ordered["a"]!, ordered.last!)
