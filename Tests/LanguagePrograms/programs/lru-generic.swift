// programs: lru-generic, in the style of application code
protocol Cache {
  associatedtype Key: Hashable
  associatedtype Value
  var capacity: Int { get }
  mutating func value(for key: Key) -> Value?
  mutating func insert(_ value: Value, for key: Key)
}
extension Cache {
  mutating func value(for key: Key, orInsert make: () throws -> Value) rethrows -> Value {
    if let known = value(for: key) { return known }
    let made = try make()
    insert(made, for: key)
    return made
  }
}
final class LRU<Key: Hashable, Value>: Cache {
  private final class Node {
    let key: Key
    var value: Value
    weak var previous: Node?
    var next: Node?
    init(key: Key, value: Value) { (self.key, self.value) = (key, value) }
  }
  let capacity: Int
  private var nodes: [Key: Node] = [:]
  private var head: Node?, tail: Node?
  init(capacity: Int) { precondition(capacity > 0); self.capacity = capacity }
  func value(for key: Key) -> Value? {
    guard let node = nodes[key] else { return nil }
    moveToFront(node)
    return node.value
  }
  func insert(_ value: Value, for key: Key) {
    if let node = nodes[key] {
      node.value = value
      return moveToFront(node)
    }
    let node = Node(key: key, value: value)
    nodes[key] = node
    addFirst(node)
    if nodes.count > capacity, let last = tail {
      remove(last)
      nodes[last.key] = nil
    }
  }
  private func moveToFront(_ node: Node) {
    guard node !== head else { return }
    remove(node)
    addFirst(node)
  }
  private func addFirst(_ node: Node) {
    node.next = head
    head?.previous = node
    head = node
    if tail == nil { tail = node }
  }
  private func remove(_ node: Node) {
    node.previous?.next = node.next
    node.next?.previous = node.previous
    if node === head { head = node.next }
    if node === tail { tail = node.previous }
    node.previous = nil
    node.next = nil
  }
  var keys: [Key] { Array(sequence(first: head, next: { $0?.next }).prefix(while: { $0 != nil }).compactMap { $0?.key }) }
}
struct Expensive<C: Cache> where C.Key == Int, C.Value == String {
  var cache: C
  var computed = 0
  init(cache: C) { self.cache = cache }
  mutating func get(_ n: Int) -> String {
    if let hit = cache.value(for: n) { return hit + "*" }
    computed += 1
    let value = String(n, radix: 2)
    cache.insert(value, for: n)
    return value
  }
}
var expensive = Expensive(cache: LRU<Int, String>(capacity: 2))
print([1, 2, 1, 3, 2, 1].map { expensive.get($0) }, expensive.computed, expensive.cache.keys)
var lru = LRU<String, Int>(capacity: 3)
print(lru.value(for: "a", orInsert: { 1 }), lru.value(for: "a") { 2 })
