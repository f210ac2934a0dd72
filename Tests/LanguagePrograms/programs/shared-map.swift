import Foundation

// A map in shards, each with a lock of its own; iteration that is consistent; a spin lock of compare and swap.
final class Spin {
  private var flag = false
  private let lock = NSLock()
  private(set) var collisions = 0
  func compareAndSwap(_ expected: Bool, _ new: Bool) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard flag == expected else { collisions += 1; return false }
    flag = new
    return true
  }
  func with<R>(_ body: () throws -> R) rethrows -> R {
    while !compareAndSwap(false, true) { usleep(100) }
    defer { _ = compareAndSwap(true, false) }
    return try body()
  }
}

final class Shard<Key: Hashable, Value> {
  private let lock = NSLock()
  private var values: [Key: Value] = [:]
  private(set) var uses = (reads: 0, writes: 0)
  func read<R>(_ body: ([Key: Value]) throws -> R) rethrows -> R {
    lock.lock(); defer { lock.unlock() }
    uses.reads += 1
    return try body(values)
  }
  func write<R>(_ body: (inout [Key: Value]) throws -> R) rethrows -> R {
    lock.lock(); defer { lock.unlock() }
    uses.writes += 1
    return try body(&values)
  }
}

final class ShardedMap<Key: Hashable & Comparable, Value>: ExpressibleByDictionaryLiteral {
  private let shards: [Shard<Key, Value>]
  private let place: (Key) -> Int
  init(shards count: Int = 4, place: @escaping (Key) -> Int) {
    shards = (0..<count).map { _ in Shard() }
    self.place = { (place($0) % count + count) % count }
  }
  required convenience init(dictionaryLiteral elements: (Key, Value)...) {
    self.init { "\($0)".utf8.reduce(0) { $0 + Int($1) } }
    for (key, value) in elements { self[key] = value }
  }
  subscript(key: Key) -> Value? {
    get { shards[place(key)].read { $0[key] } }
    set { shards[place(key)].write { $0[key] = newValue } }
  }
  subscript(key: Key, default fallback: @autoclosure () -> Value) -> Value { self[key] ?? fallback() }
  @discardableResult
  func update(_ key: Key, default initial: @autoclosure () -> Value, _ change: (inout Value) throws -> Void) rethrows -> Value {
    try shards[place(key)].write { values in
      try change(&values[key, default: initial()])
      return values[key]!
    }
  }
  func sorted() -> [(key: Key, value: Value)] { shards.flatMap { $0.read { Array($0) } }.sorted { $0.key < $1.key } }
  var count: Int { shards.map { $0.read(\.count) }.reduce(0, +) }
  var writes: [Int] { shards.map(\.uses.writes) }
}

extension ShardedMap where Value: AdditiveArithmetic {
  func total() -> Value { sorted().reduce(.zero) { $0 + $1.value } }
}

let words = "the queue that the block that the thread that the core runs runs waits waits for the queue".split(separator: " ").map(String.init)
let counts = ShardedMap<String, Int>(shards: 3) { $0.count }
DispatchQueue.concurrentPerform(iterations: words.count) { i in counts.update(words[i], default: 0) { $0 += 1 } }
for (word, count) in counts.sorted() where count > 1 { print(word, count) }
print(counts.count, counts.total(), counts["core"] ?? 0, counts["nothing", default: -1], counts.writes)

let literal: ShardedMap = ["b": [1], "a": [2, 3], "c": []]
literal["c"]?.append(9)
literal.update("d", default: [7]) { $0.append(8) }
literal["b"] = nil
print(literal.sorted().map { "\($0.key)=\($0.value)" }, literal.count)
struct Full: Error {}
do { try literal.update("a", default: []) { list in list.append(4); throw Full() } } catch { print(error, literal["a"]!) }

let spin = Spin()
var total = 0
DispatchQueue.concurrentPerform(iterations: 8) { i in
  for _ in 0..<5 { spin.with { let old = total; if i % 4 == 0 { usleep(50) }; total = old + 1 } }
}
print(total, spin.with { "held" }, spin.collisions >= 0)
