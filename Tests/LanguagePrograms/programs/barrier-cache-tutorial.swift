import Foundation

// Readers-writer cache with expiry, following two conference talks.

protocol Cache: AnyObject {
    associatedtype Key: Hashable
    associatedtype Value
    subscript(key: Key) -> Value? { get set }
    func removeAll(keepingCapacity: Bool)
}

extension Cache {
    func value(for key: Key, orInsert make: @autoclosure () throws -> Value) rethrows -> Value {
        if let existing = self[key] { return existing }
        let new = try make()
        self[key] = new
        return new
    }
    func removeAll() { removeAll(keepingCapacity: false) }
}

struct Statistics: OptionSet {
    let rawValue: Int
    static let hits = Statistics(rawValue: 1 << 0)
    static let misses = Statistics(rawValue: 1 << 1)
    static let all: Statistics = [.hits, .misses]
}

final class BarrierCache<Key: Hashable, Value>: Cache {
    private final class Entry {
        let key: Key
        var value: Value
        let expires: Date
        init(key: Key, value: Value, expires: Date) {
            (self.key, self.value, self.expires) = (key, value, expires)
        }
    }

    private var storage: [Key: Entry] = [:]
    private let access = DispatchQueue(label: "cache.access", qos: .default, attributes: .concurrent, autoreleaseFrequency: .inherit, target: nil)
    private let entryLifetime: TimeInterval
    private let dateProvider: () -> Date
    private let counting: Statistics
    private var counters: (hits: Int, misses: Int) = (0, 0)
    private let counterLock = NSLock()

    init(dateProvider: @escaping () -> Date = Date.init, entryLifetime: TimeInterval = 12 * 60 * 60, counting: Statistics = .all) {
        self.dateProvider = dateProvider
        self.entryLifetime = entryLifetime
        self.counting = counting
    }

    subscript(key: Key) -> Value? {
        get {
            let entry = access.sync { storage[key] }
            guard let found = entry, dateProvider() < found.expires else {
                count(hit: false)
                if entry != nil { self[key] = nil }
                return nil
            }
            count(hit: true)
            return found.value
        }
        set {
            let date = dateProvider().addingTimeInterval(entryLifetime)
            access.async(flags: .barrier) { [weak self] in
                guard let value = newValue else {
                    self?.storage.removeValue(forKey: key)
                    return
                }
                self?.storage[key] = Entry(key: key, value: value, expires: date)
            }
        }
    }

    func removeAll(keepingCapacity: Bool) {
        access.sync(flags: .barrier) { storage.removeAll(keepingCapacity: keepingCapacity) }
    }

    private func count(hit: Bool) {
        counterLock.lock(); defer { counterLock.unlock() }
        switch hit {
        case true where counting.contains(.hits): counters.hits += 1
        case false where counting.contains(.misses): counters.misses += 1
        default: break
        }
    }

    var rate: String {
        counterLock.withLock {
            let (hits, misses) = counters
            return "\(hits) of \(hits + misses)"
        }
    }
    var keys: [Key] { access.sync { Array(storage.keys) } }
}

extension BarrierCache: CustomStringConvertible where Key: Comparable {
    var description: String {
        let pairs = access.sync { storage.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.value)" } }
        return "[" + pairs.joined(separator: ", ") + "]"
    }
}

final class Clock {
    var now = Date(timeIntervalSinceReferenceDate: 0)
    func advance(_ seconds: Double) { now += seconds }
}

let clock = Clock()
let cache = BarrierCache<String, Int>(dateProvider: { clock.now }, entryLifetime: 60)

DispatchQueue.concurrentPerform(iterations: 8) { n in cache["key\(n)"] = n * n }
print(cache)

let readers = DispatchGroup()
var sums = [Int](repeating: 0, count: 4)
let sumLock = NSLock()
for r in 0..<4 {
    DispatchQueue.global().async(group: readers, qos: .userInitiated) {
        let sum = (0..<8).lazy.compactMap { cache["key\($0)"] }.reduce(0, +)
        sumLock.lock(); sums[r] = sum; sumLock.unlock()
    }
}
readers.wait()
print(sums, cache.rate)

clock.advance(30)
print(cache.value(for: "key3", orInsert: -1), cache.value(for: "fresh", orInsert: { 40 + 2 }()))
clock.advance(31)
print(cache["key1"] ?? "expired" as Any, cache["fresh"] ?? "expired" as Any)
struct Broken: Error {}
do { _ = try cache.value(for: "key2", orInsert: { throw Broken() }()) } catch { print("threw", error) }
print(cache.keys.count, cache.rate)
cache.removeAll()
print(cache.keys.isEmpty, cache.description)

let misses = BarrierCache<Character, [Int]>(counting: .misses)
misses["a"] = [1]
misses["a"]?.append(2)
print(misses["a", default: []], misses.rate)

extension BarrierCache {
    subscript(key: Key, default fallback: @autoclosure () -> Value) -> Value { self[key] ?? fallback() }
}
