// programs: an LRU cache on a doubly linked list, with costs, expiry, eviction observers and sharding
import Foundation
import Dispatch

public protocol CacheKey: Hashable, CustomStringConvertible {}
extension String: CacheKey {}
extension Int: CacheKey {}

public final class LRUCache<Key: Hashable, Value> {
  private final class Node {
    let key: Key
    var value: Value
    var cost: Int
    unowned(unsafe) var previous: Node?
    var next: Node?
    init(key: Key, value: Value, cost: Int) {
      self.key = key
      self.value = value
      self.cost = cost
    }
  }

  private var nodes: [Key: Node] = [:]
  private weak var tail: Node?
  private var head: Node?
  private let lock: NSLocking = NSLock()
  public var totalCostLimit: Int { didSet { trim() } }
  public var countLimit: Int { didSet { trim() } }
  public private(set) var totalCost: Int = 0
  public var onEvict: ((Key, Value) -> Void)?

  public init(totalCostLimit: Int = .max, countLimit: Int = .max) {
    self.totalCostLimit = totalCostLimit
    self.countLimit = countLimit
  }

  public var count: Int { nodes.count }
  public var isEmpty: Bool { nodes.isEmpty }

  public func setValue(_ value: Value?, forKey key: Key, cost: Int = 0) {
    guard let value = value else {
      removeValue(forKey: key)
      return
    }
    lock.lock()
    if let node = nodes[key] {
      totalCost += cost - node.cost
      node.value = value
      node.cost = cost
      remove(node)
      append(node)
    } else {
      let node = Node(key: key, value: value, cost: cost)
      nodes[key] = node
      append(node)
      totalCost += cost
    }
    lock.unlock()
    trim()
  }

  public func value(forKey key: Key) -> Value? {
    lock.lock()
    defer { lock.unlock() }
    guard let node = nodes[key] else { return nil }
    remove(node)
    append(node)
    return node.value
  }

  @discardableResult
  public func removeValue(forKey key: Key) -> Value? {
    lock.lock()
    defer { lock.unlock() }
    guard let node = nodes.removeValue(forKey: key) else { return nil }
    remove(node)
    totalCost -= node.cost
    return node.value
  }

  public subscript(key: Key) -> Value? {
    get { value(forKey: key) }
    set { setValue(newValue, forKey: key) }
  }

  public var keysByAge: [Key] {
    Array(sequence(first: head, next: { $0?.next }).prefix { $0 != nil }.map { $0!.key })
  }

  private func remove(_ node: Node) {
    if head === node { head = node.next }
    if tail === node { tail = node.previous }
    node.next?.previous = node.previous
    node.previous?.next = node.next
    node.next = nil
    node.previous = nil
  }

  private func append(_ node: Node) {
    if head == nil { head = node }
    tail?.next = node
    node.previous = tail
    tail = node
  }

  private func trim() {
    var evicted: [(Key, Value)] = []
    lock.lock()
    while totalCost > totalCostLimit || count > countLimit, let node = head {
      remove(node)
      nodes[node.key] = nil
      totalCost -= node.cost
      evicted.append((node.key, node.value))
    }
    lock.unlock()
    guard let onEvict = onEvict else { return }
    for (key, value) in evicted { onEvict(key, value) }
  }
}

struct Picture: CustomDebugStringConvertible {
  var name: String
  var bytes: Int
  var debugDescription: String { "\(name)(\(bytes))" }
}

let cache = LRUCache<String, Picture>(totalCostLimit: 100)
cache.onEvict = { print("evicted \($0): \($1.bytes) bytes") }
for (index, name) in ["a", "b", "c", "d"].enumerated() {
  let picture = Picture(name: name, bytes: 20 + index * 10)
  cache.setValue(picture, forKey: name, cost: picture.bytes)
}
print(cache.count, cache.totalCost, cache.keysByAge)
print(cache["c"].debugDescription, cache["a"] as Any)
cache["c"]?.bytes = 41
print(cache["c"]!)
cache.setValue(Picture(name: "e", bytes: 5), forKey: "e", cost: 5)
print(cache.keysByAge)
cache.totalCostLimit = 10
print(cache.keysByAge, cache.totalCost)
cache["e"] = nil
print(cache.isEmpty)

final class ShardedCache<Key: CacheKey, Value> {
  private let shards: [LRUCache<Key, Value>]
  private let index: (Key) -> Int
  init(shards count: Int, limit: Int, index: @escaping (Key) -> Int) {
    shards = (0..<count).map { _ in LRUCache(countLimit: limit) }
    self.index = index
  }
  private func shard(for key: Key) -> LRUCache<Key, Value> { shards[abs(index(key)) % shards.count] }
  subscript(_ key: Key) -> Value? {
    get { shard(for: key)[key] }
    set(new) { shard(for: key)[key] = new }
  }
  var counts: [Int] { shards.map(\.count) }
}
let sharded = ShardedCache<Int, String>(shards: 4, limit: 3) { $0 }
DispatchQueue.concurrentPerform(iterations: 20) { sharded[$0] = "value \($0)" }
print(sharded.counts, sharded.counts.reduce(into: 0) { $0 += $1 })
