import Foundation

// Linked list, ring buffer and trie under a read-write lock, with the protocols that collections in Swift have.
final class ReadWriteLock {
  private var lock = pthread_rwlock_t()
  init() { pthread_rwlock_init(&lock, nil) }
  deinit { pthread_rwlock_destroy(&lock) }
  func read<T>(_ body: () throws -> T) rethrows -> T {
    pthread_rwlock_rdlock(&lock)
    defer { pthread_rwlock_unlock(&lock) }
    return try body()
  }
  func write<T>(_ body: () throws -> T) rethrows -> T {
    pthread_rwlock_wrlock(&lock)
    defer { pthread_rwlock_unlock(&lock) }
    return try body()
  }
}

struct LinkedList<Element>: Sequence, ExpressibleByArrayLiteral {
  final class Node {
    var value: Element
    var next: Node?
    weak var previous: Node?
    init(_ value: Element) { self.value = value }
  }
  private(set) var head: Node?
  private(set) var tail: Node?
  private(set) var count = 0
  init() {}
  init(arrayLiteral elements: Element...) { elements.forEach { append($0) } }
  mutating func append(_ value: Element) {
    let node = Node(value)
    node.previous = tail
    if let tail { tail.next = node } else { head = node }
    tail = node
    count += 1
  }
  @discardableResult mutating func removeFirst() -> Element? {
    guard let first = head else { return nil }
    head = first.next
    if head == nil { tail = nil }
    count -= 1
    return first.value
  }
  func makeIterator() -> AnyIterator<Element> {
    var current = head
    return AnyIterator {
      defer { current = current?.next }
      return current?.value
    }
  }
  func backwards() -> [Element] { sequence(first: tail, next: { $0?.previous }).prefix { $0 != nil }.compactMap { $0?.value } }
}

extension LinkedList: Equatable where Element: Equatable {
  static func == (a: LinkedList, b: LinkedList) -> Bool { a.count == b.count && zip(a, b).allSatisfy { $0 == $1 } }
}

struct RingBuffer<Element>: RandomAccessCollection, MutableCollection {
  private var storage: [Element?]
  private var start = 0
  private(set) var count = 0
  init(capacity: Int) { storage = Array(repeating: nil, count: capacity) }
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  var isFull: Bool { count == storage.count }
  private func slot(_ index: Int) -> Int { (start + index) % storage.count }
  subscript(index: Int) -> Element {
    get {
      precondition(indices.contains(index), "Index out of range")
      return storage[slot(index)]!
    }
    set { storage[slot(index)] = newValue }
  }
  mutating func push(_ element: Element) -> Element? {
    if isFull {
      defer {
        storage[start] = element
        start = slot(1)
      }
      return storage[start]
    }
    storage[slot(count)] = element
    count += 1
    return nil
  }
  mutating func pop() -> Element? {
    guard count > 0 else { return nil }
    defer { start = slot(1); count -= 1 }
    return storage[start].take()
  }
}

extension Optional {
  mutating func take() -> Wrapped? {
    defer { self = nil }
    return self
  }
}

final class Trie<Value> {
  private final class Node { var children: [Character: Node] = [:]; var value: Value? }
  private let root = Node()
  private let lock = ReadWriteLock()
  subscript(key: String) -> Value? {
    get { lock.read { find(key)?.value } }
    set {
      lock.write {
        var node = root
        for character in key {
          if let next = node.children[character] { node = next; continue }
          let next = Node()
          node.children[character] = next
          node = next
        }
        node.value = newValue
      }
    }
  }
  private func find(_ key: some StringProtocol) -> Node? {
    var node: Node? = root
    for character in String(key) { node = node?.children[character] }
    return node
  }
  func keys(withPrefix prefix: String) -> [String] {
    lock.read {
      guard let start = find(prefix) else { return [] }
      var found: [String] = []
      var stack: [(Node, String)] = [(start, prefix)]
      while let (node, text) = stack.popLast() {
        if node.value != nil { found.append(text) }
        for (character, child) in node.children { stack.append((child, text + String(character))) }
      }
      return found.sorted()
    }
  }
  func longestMatch(for text: String) -> (key: String, value: Value)? {
    lock.read {
      var best: (String, Value)?
      var node = root
      var end = text.startIndex
      while true {
        if let value = node.value { best = (String(text[..<end]), value) }
        guard end < text.endIndex, let next = node.children[text[end]] else { return best }
        node = next
        end = text.index(after: end)
      }
    }
  }
}

var list: LinkedList = [1, 2, 3]
list.append(4)
print(Array(list), list.count, list.backwards(), list.removeFirst() ?? 0, list == [2, 3, 4], list.map { $0 * $0 }.reduce(0, +))
while let value = list.removeFirst() { print(value, terminator: " ") }
print(list.head == nil, list.tail == nil, list.reversed().isEmpty)

var ring = RingBuffer<String>(capacity: 3)
let dropped = ["a", "b", "c", "d", "e"].compactMap { ring.push($0) }
print(dropped, Array(ring), ring.isFull, ring.first!, ring.last!)
ring[1] = ring[1].uppercased()
print(ring.pop()!, ring.count, ring.joined(separator: "-"), ring.reversed().map { $0 }, ring.firstIndex(of: "e") ?? -1)
ring.swapAt(0, 1)
print(ring.sorted(), ring.map { $0 }, ring.suffix(1).first!, ring[0..<1].count)

let trie = Trie<Int>()
let words = ["queue", "quest", "question", "quick", "sync", "syntax", "async"]
DispatchQueue.concurrentPerform(iterations: words.count) { trie[words[$0]] = words[$0].count }
print(trie.keys(withPrefix: "que"), trie.keys(withPrefix: "x"), trie["sync"] ?? 0, trie["syn"] as Any)
if let (key, value) = trie.longestMatch(for: "questionable") { print(key, value) }
print(trie.longestMatch(for: "question")?.key ?? "-", trie.longestMatch(for: "zzz") == nil)
trie["queue"] = nil
print(trie.keys(withPrefix: "qu"))
