// An LRU cache on a doubly linked list, shared by readers and writers through a barrier queue.
import Dispatch

final class Node<Key: Hashable, Value> {
  let key: Key
  var value: Value
  var next: Node?
  weak var previous: Node?

  init(key: Key, value: Value) {
    self.key = key
    self.value = value
  }
}

struct LinkedList<Key: Hashable, Value>: Sequence {
  typealias Element = (key: Key, value: Value)
  private(set) var head: Node<Key, Value>?
  private(set) var tail: Node<Key, Value>?
  private(set) var count = 0

  mutating func prepend(_ node: Node<Key, Value>) {
    node.next = head
    node.previous = nil
    head?.previous = node
    head = node
    if tail == nil { tail = node }
    count += 1
  }

  mutating func remove(_ node: Node<Key, Value>) {
    if let previous = node.previous { previous.next = node.next } else { head = node.next }
    if let next = node.next { next.previous = node.previous } else { tail = node.previous }
    node.next = nil
    node.previous = nil
    count -= 1
  }

  mutating func moveToFront(_ node: Node<Key, Value>) {
    guard node !== head else { return }
    remove(node)
    prepend(node)
  }

  func makeIterator() -> AnyIterator<Element> {
    var current = head
    return AnyIterator {
      defer { current = current?.next }
      return current.map { ($0.key, $0.value) }
    }
  }
}

public final class LRUCache<Key: Hashable & Comparable, Value> {
  public struct Statistics: Equatable {
    public internal(set) var hits = 0, misses = 0, evictions = 0
    public var hitRate: Double {
      let total = hits + misses
      return total == 0 ? 0 : Double(hits) / Double(total)
    }
  }

  private let limit: Int
  private var nodes = [Key: Node<Key, Value>]()
  private var list = LinkedList<Key, Value>()
  private let access = DispatchQueue(label: "lru", attributes: .concurrent)
  private var stats = Statistics()
  public var onEvict: ((Key, Value) -> Void)?

  public init(limit: Int) {
    precondition(limit > 0, "a cache needs room")
    self.limit = limit
  }

  public subscript(key: Key) -> Value? {
    get {
      access.sync(flags: .barrier) {
        guard let node = nodes[key] else {
          stats.misses += 1
          return nil
        }
        stats.hits += 1
        list.moveToFront(node)
        return node.value
      }
    }
    set {
      access.async(flags: .barrier) { [self] in
        switch (nodes[key], newValue) {
        case let (node?, value?):
          node.value = value
          list.moveToFront(node)
        case let (node?, nil):
          list.remove(node)
          nodes.removeValue(forKey: key)
        case let (nil, value?):
          let node = Node(key: key, value: value)
          nodes[key] = node
          list.prepend(node)
          trim()
        case (nil, nil): break
        }
      }
    }
  }

  public func value(for key: Key, orInsert make: @autoclosure () -> Value) -> Value {
    if let known = self[key] { return known }
    let made = make()
    self[key] = made
    return made
  }

  private func trim() {
    while list.count > limit, let last = list.tail {
      list.remove(last)
      nodes[last.key] = nil
      stats.evictions += 1
      onEvict?(last.key, last.value)
    }
  }

  public var statistics: Statistics { access.sync { stats } }
  public var keys: [Key] { access.sync { list.map { $0.key } } }
}

extension LRUCache: CustomStringConvertible {
  public var description: String { "LRUCache(\(keys.map { "\($0)" }.joined(separator: " ")))" }
}

let cache = LRUCache<Int, String>(limit: 3)
var evicted: [Int] = []
cache.onEvict = { key, _ in evicted.append(key) }
for n in 1...5 { cache[n] = String(repeating: "*", count: n) }
print(cache)
print(evicted)
print(cache[3] ?? "-", cache[1] ?? "-")
cache[9] = "nine"
print(cache)
print(evicted)
print(cache.value(for: 7, orInsert: "seven"), cache.value(for: 9, orInsert: "other"))
cache[3] = nil
print(cache)

let squares = LRUCache<Int, Int>(limit: 8)
DispatchQueue.concurrentPerform(iterations: 8) { i in squares[i] = i * i }
let sum = (0..<8).compactMap { squares[$0] }.reduce(0, +)
print("sum", sum, "keys", squares.keys.sorted())
print("rate", squares.statistics.hitRate, squares.statistics == .init())
DispatchQueue.concurrentPerform(iterations: 4) { i in
  _ = squares[i]
  squares[i + 8] = i
}
print("count", squares.keys.count, "evictions", squares.statistics.evictions)
