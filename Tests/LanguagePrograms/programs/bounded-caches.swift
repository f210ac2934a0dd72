// Caches with bounds and expiry, their statistics, and settings by static subscripts.
import Foundation

// LRU cache with generic keys, static subscripts, memoization closures, expiry by injected clock, stats by key path

struct Stats: Equatable {
    var hits = 0, misses = 0, evictions = 0
    var ratio: Double { hits + misses == 0 ? 0 : Double(hits) / Double(hits + misses) }
    static func + (a: Self, b: Self) -> Self {
        var r = a
        for kp in [\Stats.hits, \.misses, \.evictions] { r[keyPath: kp] += b[keyPath: kp] }
        return r
    }
    static var zero: Self { .init() }
}

protocol Expiring { var expiry: UInt64? { get } }

final class LRUCache<Key: Hashable, Value> {
    private final class Node {
        let key: Key
        var value: Value
        var deadline: Int?
        var next: Node?
        weak var prev: Node?
        init(_ key: Key, _ value: Value, deadline: Int? = nil) { self.key = key; self.value = value; self.deadline = deadline }
    }
    private var map = [Key: Node]()
    private var head: Node?, tail: Node?
    private let queue = DispatchQueue(label: "lru")
    private let queueKey = DispatchSpecificKey<ObjectIdentifier>()
    private let now: () -> Int
    private(set) var stats = Stats.zero
    let capacity: Int
    var onEvict: ((Key, Value) -> Void)?

    init(capacity: Int, clock now: @escaping @autoclosure () -> Int) {
        self.capacity = capacity
        self.now = now
        queue.setSpecific(key: queueKey, value: ObjectIdentifier(self))
    }
    private func isolated<T>(_ body: () throws -> T) rethrows -> T {
        if DispatchQueue.getSpecific(key: queueKey) == ObjectIdentifier(self) { return try body() }
        return try queue.sync(execute: body)
    }
    private func unlink(_ n: Node) {
        n.prev?.next = n.next
        n.next?.prev = n.prev
        if head === n { head = n.next }
        if tail === n { tail = n.prev }
        n.next = nil; n.prev = nil
    }
    private func pushFront(_ n: Node) {
        n.next = head
        head?.prev = n
        head = n
        tail = tail ?? n
    }
    subscript(key: Key, ttl ttl: Int? = nil) -> Value? {
        get {
            isolated {
                guard let n = map[key], n.deadline.map({ $0 > now() }) ?? true else {
                    stats.misses += 1
                    if let dead = map.removeValue(forKey: key) { unlink(dead) }
                    return nil
                }
                stats.hits += 1
                unlink(n); pushFront(n)
                return n.value
            }
        }
        set {
            isolated {
                if let old = map.removeValue(forKey: key) { unlink(old) }
                guard let newValue else { return }
                let n = Node(key, newValue, deadline: ttl.map { now() + $0 })
                map[key] = n
                pushFront(n)
                while map.count > capacity, let last = tail {
                    unlink(last)
                    map[last.key] = nil
                    stats.evictions += 1
                    onEvict?(last.key, last.value)
                }
            }
        }
    }
    func value(for key: Key, orInsert make: @autoclosure () throws -> Value) rethrows -> Value {
        try isolated {
            if let v = self[key] { return v }
            let v = try make()
            self[key] = v
            return v
        }
    }
    var keysByRecency: [Key] {
        isolated { Array(sequence(first: head, next: { $0?.next }).prefix(while: { $0 != nil }).compactMap { $0?.key }) }
    }
    deinit { var n = head; while let c = n { n = c.next; c.next = nil } ; print("cache gone") }
}

extension LRUCache where Value: Collection {
    var totalElements: Int { isolated { map.values.reduce(0) { $0 + $1.value.count } } }
}
extension LRUCache: CustomDebugStringConvertible where Key: CustomStringConvertible {
    var debugDescription: String { "LRU(" + keysByRecency.map(\.description).joined(separator: " > ") + ")" }
}

enum Env { private static var table: [String: Int] = ["ttl": 10]
    static subscript(name: String) -> Int { get { table[name, default: -1] } set { table[name] = newValue } }
    static subscript<T: LosslessStringConvertible>(name: String, as _: T.Type) -> T? { T(String(self[name])) }
}

func memoize<A: Hashable, B>(_ body: @escaping ((A) -> B, A) -> B) -> (A) -> B {
    var memo: [A: B] = [:]
    let lock = NSRecursiveLock()
    func go(_ a: A) -> B {
        lock.lock()
        defer { lock.unlock() }
        if let m = memo[a] { return m }
        let r = body(go, a)
        memo[a] = r
        return r
    }
    return go
}

var time = 0
do {
    let cache = LRUCache<String, [Int]>(capacity: 3, clock: time)
    var evicted: [String] = []
    cache.onEvict = { [unowned cache] k, v in evicted.append("\(k)\(v)/\(cache.keysByRecency.count)") }
    cache["a"] = [1]
    cache["b"] = [2, 3]
    cache["c", ttl: Env["ttl"]] = [4, 5, 6]
    _ = cache["a"]
    cache["d"] = []
    print(cache.debugDescription, evicted, cache.totalElements)
    time = 10
    print(cache["c"] as Any, cache["b"] ?? [], cache.stats)
    print(try cache.value(for: "e", orInsert: [9, 9]), cache.value(for: "e", orInsert: { fatalError("no") }()))
    struct Refused: Error {}
    do { _ = try cache.value(for: "zz", orInsert: { throw Refused() }()) } catch { print(type(of: error), cache.keysByRecency) }
    cache["a"]?.append(100)
    cache["a", ttl: 1]! += [7]
    print(cache["a"]!, (cache.stats + Stats(hits: 1)).ratio > 0.5)
    cache.onEvict = nil
    DispatchQueue.concurrentPerform(iterations: 50) { i in
        let k = "k\(i % 2)"
        _ = cache.value(for: k, orInsert: Array(0..<i % 2))
    }
    print(cache.keysByRecency.sorted(), cache.stats.hits + cache.stats.misses)
}
let fib = memoize { (recur: (Int) -> Int, n: Int) in n < 2 ? n : recur(n - 1) + recur(n - 2) }
print(fib(80))
Env["ttl"] += 5
print(Env["ttl"], Env["ttl", as: Double.self]!, Env["nope", as: UInt8.self] as Any)
