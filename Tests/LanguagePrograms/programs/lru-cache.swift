// programs: a least-recently-used cache as a doubly linked list with weak back links, thread safe, with eviction and deinit
import Dispatch

final class LRUCache<Key: Hashable, Value> {
  private final class Node {
    let key: Key
    var value: Value
    var next: Node?
    weak var previous: Node?
    init(_ key: Key, _ value: Value) {
      self.key = key
      self.value = value
    }
    deinit { print("evicted node \(key)") }
  }

  private let queue = DispatchQueue(label: "lru")
  private let capacity: Int
  private var nodes: [Key: Node] = [:]
  private var head: Node?
  private weak var tail: Node?
  private(set) var hits = 0
  private(set) var misses = 0

  init(capacity: Int) {
    precondition(capacity > 0)
    self.capacity = capacity
  }

  func get(_ key: Key) -> Value? {
    queue.sync {
      guard let node = nodes[key] else {
        misses += 1
        return nil
      }
      hits += 1
      unlink(node)
      pushFront(node)
      return node.value
    }
  }

  func set(_ key: Key, _ value: Value) {
    queue.sync {
      if let node = nodes[key] {
        node.value = value
        unlink(node)
        pushFront(node)
        return
      }
      let node = Node(key, value)
      nodes[key] = node
      pushFront(node)
      if nodes.count > capacity, let last = tail {
        unlink(last)
        nodes[last.key] = nil
      }
    }
  }

  private func pushFront(_ node: Node) {
    node.next = head
    node.previous = nil
    head?.previous = node
    head = node
    if tail == nil { tail = node }
  }

  private func unlink(_ node: Node) {
    if node === head { head = node.next }
    if node === tail { tail = node.previous }
    node.previous?.next = node.next
    node.next?.previous = node.previous
    node.next = nil
  }

  var keys: [Key] {
    queue.sync {
      var result: [Key] = []
      var current = head
      while let node = current {
        result.append(node.key)
        current = node.next
      }
      return result
    }
  }
}

let cache = LRUCache<String, Int>(capacity: 3)
for (index, name) in ["a", "b", "c"].enumerated() { cache.set(name, index) }
print(cache.keys)
print(cache.get("a") ?? -1, cache.keys)
cache.set("d", 3)
print(cache.keys, cache.get("b") as Any)
cache.set("c", 20)
print(cache.keys, cache.get("c")!)
cache.set("e", 4)
print(cache.keys, "hits", cache.hits, "misses", cache.misses)
do {
  let small = LRUCache<Int, String>(capacity: 1)
  for i in 1...3 { small.set(i, "v\(i)") }
  print(small.keys, small.get(3) ?? "-")
}
print("end")
