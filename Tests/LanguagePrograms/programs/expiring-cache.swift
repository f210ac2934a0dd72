// programs: a generic expiring cache with an injected clock, cost limit and statistics
import Foundation

protocol Clock {
    var now: TimeInterval { get }
}

final class ManualClock: Clock {
    private(set) var now: TimeInterval = 0
    func advance(by interval: TimeInterval) { now += interval }
}

enum Expiry {
    case never
    case seconds(TimeInterval)
    case date(TimeInterval)

    func deadline(from now: TimeInterval) -> TimeInterval {
        switch self {
        case .never: return .infinity
        case .seconds(let s): return now + s
        case .date(let d): return d
        }
    }
}

struct CacheStatistics: CustomStringConvertible {
    var hits = 0
    var misses = 0
    var evictions = 0
    var expirations = 0

    var hitRate: Double {
        let total = hits + misses
        guard total > 0 else { return 0 }
        return Double(hits) / Double(total)
    }

    var description: String {
        return "hits=\(hits) misses=\(misses) evicted=\(evictions) expired=\(expirations) rate=" + String(format: "%.2f", hitRate)
    }
}

final class ExpiringCache<Key: Hashable & Comparable, Value> {
    private struct Entry {
        let value: Value
        let cost: Int
        let deadline: TimeInterval
        var lastUsed: Int
    }

    private let queue = DispatchQueue(label: "cache.expiring", attributes: .concurrent)
    private var storage: [Key: Entry] = [:]
    private var ticks = 0
    private var stats = CacheStatistics()
    private let clock: Clock
    let costLimit: Int
    var onEvict: ((Key, Value) -> Void)?

    init(costLimit: Int = .max, clock: Clock) {
        self.costLimit = costLimit
        self.clock = clock
    }

    var count: Int { queue.sync { storage.count } }
    var totalCost: Int { queue.sync { storage.values.reduce(0) { $0 + $1.cost } } }
    var statistics: CacheStatistics { queue.sync { stats } }
    var keys: [Key] { queue.sync { storage.keys.sorted() } }

    func insert(_ value: Value, for key: Key, cost: Int = 1, expiry: Expiry = .never) {
        queue.async(flags: .barrier) { [self] in
            ticks += 1
            storage[key] = Entry(value: value, cost: cost, deadline: expiry.deadline(from: clock.now), lastUsed: ticks)
            trim()
        }
    }

    func value(for key: Key) -> Value? {
        queue.sync(flags: .barrier) {
            guard var entry = storage[key] else {
                stats.misses += 1
                return nil
            }
            if entry.deadline <= clock.now {
                storage.removeValue(forKey: key)
                stats.misses += 1
                stats.expirations += 1
                return nil
            }
            ticks += 1
            entry.lastUsed = ticks
            storage[key] = entry
            stats.hits += 1
            return entry.value
        }
    }

    func purgeExpired() -> [Key] {
        return queue.sync(flags: .barrier) {
            let dead = storage.filter { $0.value.deadline <= clock.now }.map { $0.key }.sorted()
            dead.forEach { storage[$0] = nil }
            stats.expirations += dead.count
            return dead
        }
    }

    private func trim() {
        var cost = storage.values.reduce(0) { $0 + $1.cost }
        while cost > costLimit, let victim = storage.min(by: { $0.value.lastUsed < $1.value.lastUsed }) {
            storage.removeValue(forKey: victim.key)
            cost -= victim.value.cost
            stats.evictions += 1
            onEvict?(victim.key, victim.value.value)
        }
    }

    subscript(key: Key) -> Value? {
        get { value(for: key) }
        set {
            if let newValue = newValue {
                insert(newValue, for: key)
            } else {
                queue.async(flags: .barrier) { self.storage.removeValue(forKey: key) }
            }
        }
    }
}

let clock = ManualClock()
let cache = ExpiringCache<String, [Int]>(costLimit: 10, clock: clock)
cache.onEvict = { key, value in print("evicting \(key) -> \(value)") }

cache.insert([1, 2, 3], for: "small", cost: 3, expiry: .seconds(10))
cache.insert([4, 5], for: "tiny", cost: 2)
cache.insert([6], for: "dated", cost: 1, expiry: .date(25))
print("keys", cache.keys, "cost", cache.totalCost)

print(cache["small"] ?? [])
cache.insert(Array(1...5), for: "large", cost: 5)
print("keys", cache.keys)

clock.advance(by: 12)
print("small after 12s:", cache["small"].map { "\($0)" } ?? "gone")
print("dated after 12s:", cache["dated"].map { "\($0)" } ?? "gone")
clock.advance(by: 15)
print("purged", cache.purgeExpired())

cache["manual"] = [9, 9]
print(cache["manual"]!.count)
cache["manual"] = nil
print("count", cache.count)

cache.onEvict = nil
DispatchQueue.concurrentPerform(iterations: 5) { i in
    cache.insert([i], for: "bulk\(i)", cost: 1)
    _ = cache.value(for: "large")
}
print("count", cache.count, "cost", cache.totalCost)
print(cache.statistics)
