import Foundation

// Generic LRU disk-like cache w/ TTL, statistics, memory pressure, and Codable keys
public protocol CacheStorage: AnyObject {
    associatedtype Key: Hashable
    associatedtype Value
    var count: Int { get }
    func object(for key: Key) -> Value?
    func set(_ value: Value, for key: Key, cost: Int)
    @discardableResult func remove(_ key: Key) -> Value?
    func removeAll()
}
extension CacheStorage {
    subscript(key: Key) -> Value? {
        get { object(for: key) }
        set { if let newValue { set(newValue, for: key, cost: 1) } else { remove(key) } }
    }
    var isEmpty: Bool { count == 0 }
}
public final class LinkedList<T>: Sequence {
    public final class Node { fileprivate(set) var value: T; fileprivate(set) var next: Node?; fileprivate(set) weak var previous: Node?; init(_ value: T) { self.value = value } }
    private(set) var head: Node?, tail: Node?
    private(set) var count = 0
    @discardableResult func pushFront(_ value: T) -> Node { let node = Node(value); insert(node); return node }
    private func insert(_ node: Node) {
        node.next = head; head?.previous = node; head = node
        if tail == nil { tail = node }
        count += 1
    }
    func remove(_ node: Node) {
        if let previous = node.previous { previous.next = node.next } else { head = node.next }
        if let next = node.next { next.previous = node.previous } else { tail = node.previous }
        node.next = nil; node.previous = nil
        count -= 1
    }
    func moveToFront(_ node: Node) { guard node !== head else { return }; remove(node); insert(node) }
    public func makeIterator() -> some IteratorProtocol<T> { sequence(first: head) { $0?.next }.lazy.compactMap { $0?.value }.makeIterator() }
}
public final class LRUStorage<Key: Hashable, Value>: CacheStorage {
    private struct Entry { let key: Key; var value: Value; var cost: Int; var expires: DispatchTime }
    private let list = LinkedList<Entry>()
    private var nodes: [Key: LinkedList<Entry>.Node] = [:]
    private var totalCost = 0
    let limit: Int, ttl: DispatchTimeInterval
    var onEvict: ((Key, Value) -> Void)?
    init(limit: Int, ttl: DispatchTimeInterval = .never) { self.limit = limit; self.ttl = ttl }
    public var count: Int { nodes.count }
    public func object(for key: Key) -> Value? {
        guard let node = nodes[key] else { return nil }
        guard node.value.expires > .now() else { remove(key); return nil }
        list.moveToFront(node)
        return node.value.value
    }
    public func set(_ value: Value, for key: Key, cost: Int) {
        remove(key)
        nodes[key] = list.pushFront(Entry(key: key, value: value, cost: cost, expires: ttl == .never ? .distantFuture : .now() + ttl))
        totalCost += cost
        while totalCost > limit, let last = list.tail { if let value = remove(last.value.key) { onEvict?(last.value.key, value) } }
    }
    @discardableResult public func remove(_ key: Key) -> Value? {
        guard let node = nodes.removeValue(forKey: key) else { return nil }
        list.remove(node)
        totalCost -= node.value.cost
        return node.value.value
    }
    public func removeAll() { nodes.removeAll(keepingCapacity: true); while let head = list.head { list.remove(head) }; totalCost = 0 }
    var keys: [Key] { list.map(\.key) }
}
public struct Statistics: OptionSet, CustomStringConvertible {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    static let hits = Statistics(rawValue: 1 << 0), misses = Statistics(rawValue: 1 << 1), loads = Statistics(rawValue: 1 << 2)
    static let all: Statistics = [.hits, .misses, .loads]
    public var description: String {
        let names: [(Statistics, String)] = [(.hits, "hits"), (.misses, "misses"), (.loads, "loads")]
        return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: "|") + "]"
    }
}
public final class SyncCache<S: CacheStorage> {
    private let storage: S
    private let queue = DispatchQueue(label: "cache.\(S.self)", attributes: .concurrent)
    private var inflight: [S.Key: [(Result<S.Value, Error>) -> Void]] = [:]
    private(set) var counts: [Int: Int] = [:]
    init(_ storage: S) { self.storage = storage }
    func value(for key: S.Key, loader: @escaping (S.Key, @escaping (Result<S.Value, Error>) -> Void) -> Void, completion: @escaping (Result<S.Value, Error>) -> Void) {
        queue.async(flags: .barrier) { [self] in
            if let value = storage[key] { count(.hits); return completion(.success(value)) }
            count(.misses)
            if inflight[key]?.append(completion) != nil { return }
            inflight[key] = [completion]
            count(.loads)
            loader(key) { [weak self] result in
                self?.queue.async(flags: .barrier) {
                    guard let self else { return }
                    if case let .success(value) = result { self.storage[key] = value }
                    self.inflight.removeValue(forKey: key)?.forEach { $0(result) }
                }
            }
        }
    }
    private func count(_ statistic: Statistics) { counts[statistic.rawValue, default: 0] += 1 }
    func read<T>(_ body: (S) throws -> T) rethrows -> T { try queue.sync { try body(storage) } }
    func write(_ body: @escaping (S) -> Void) { queue.async(flags: .barrier) { [storage] in body(storage) } }
}
let storage = LRUStorage<String, Int>(limit: 3, ttl: .milliseconds(300))
storage.onEvict = { print("evict", $0, $1) }
let cache = SyncCache(storage)
let group = DispatchGroup()
struct Missing: Error { let key: String }
func load(_ key: String) {
    group.enter()
    cache.value(for: key, loader: { key, done in
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) {
            done(key == "bad" ? .failure(Missing(key: key)) : .success(key.count))
        }
    }) { result in
        defer { group.leave() }
        if case .failure(let error as Missing) = result { print("missing", error.key) }
    }
}
["a", "bb", "a", "bad", "ccc", "dddd", "bad"].forEach { load($0); Thread.sleep(forTimeInterval: $0 == "bb" ? 0.001 : 0.03) }
group.wait()
print(cache.read { $0.keys }, cache.counts.sorted { $0.key < $1.key }.map { "\(Statistics(rawValue: $0.key))\($0.value)" })
load("bb")
group.wait()
print(cache.read { $0.keys }, cache.read(\.count))
Thread.sleep(forTimeInterval: 0.35)
print(cache.read { s in s.keys.map { s[$0] as Any } })
cache.write { $0.removeAll() }
print(cache.read { $0.isEmpty }, Statistics.all, Statistics([.hits]).isSubset(of: .all))
