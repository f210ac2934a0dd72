// generics: a cache, an observable, a queue and a linked list as people write them; generic methods and static functions
final class Cache<Key: Hashable, Value> {
  private var storage: [Key: Value] = [:]
  private var order: [Key] = []
  private let limit: Int
  init(limit: Int) { self.limit = limit }
  subscript(key: Key) -> Value? {
    get { storage[key] }
    set {
      if storage[key] == nil { order.append(key) }
      storage[key] = newValue
      while order.count > limit { storage[order.removeFirst()] = nil }
    }
  }
  func value(for key: Key, make: (Key) -> Value) -> Value {
    if let value = self[key] { return value }
    let value = make(key)
    self[key] = value
    return value
  }
}
let cache = Cache<String, Int>(limit: 2)
cache["a"] = 1
cache["b"] = 2
cache["c"] = 3
print(cache["a"] as Any, cache["b"] as Any, cache.value(for: "zz") { $0.count }, cache["b"] as Any)

final class Observable<T> {
  private var observers: [(T, T) -> Void] = []
  var value: T {
    didSet { observers.forEach { $0(oldValue, value) } }
  }
  init(_ value: T) { self.value = value }
  func observe(_ body: @escaping (T, T) -> Void) { observers.append(body) }
}
let name = Observable("x")
name.observe { print("from", $0, "to", $1) }
name.observe { old, new in print(new.count - old.count) }
name.value = "xyz"
name.value += "!"

struct Queue<T: CustomStringConvertible> {
  private var inbox: [T] = []
  private var outbox: [T] = []
  mutating func enqueue(_ item: T) { inbox.append(item) }
  mutating func dequeue() -> T? {
    if outbox.isEmpty {
      outbox = inbox.reversed()
      inbox.removeAll()
    }
    return outbox.popLast()
  }
  static func of(_ items: T...) -> Queue {
    var queue = Queue()
    items.forEach { queue.enqueue($0) }
    return queue
  }
}
var queue = Queue.of(1, 2, 3)
print(queue.dequeue()!, queue.dequeue()!)
queue.enqueue(4)
print(queue.dequeue()!, queue.dequeue()!, queue.dequeue() as Any)
final class Node<T> {
  let value: T
  var next: Node<T>?
  init(_ value: T, _ next: Node<T>? = nil) {
    self.value = value
    self.next = next
  }
}
let list = Node(1, Node(2, Node(3)))
var node: Node<Int>? = list
while let current = node {
  print(current.value, terminator: current.next == nil ? "\n" : " -> ")
  node = current.next
}
