// programs: an LFU cache with frequency buckets, shared between loaders through a lock
import Foundation

final class LFUCache<Key: Hashable, Value>: Sequence {
    private struct Slot {
        var value: Value
        var frequency: Int
    }

    private var slots: [Key: Slot] = [:]
    private var buckets: [Int: [Key]] = [:]
    private var minimum = 0
    private let lock = NSRecursiveLock()
    let capacity: Int

    init(capacity: Int) {
        precondition(capacity > 0, "capacity must be positive")
        self.capacity = capacity
    }

    private func locked<T>(_ body: () -> T) -> T {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    private func touch(_ key: Key) {
        guard let slot = slots[key] else { return }
        let old = slot.frequency
        buckets[old]?.removeAll { $0 == key }
        if buckets[old]?.isEmpty ?? true {
            buckets[old] = nil
            if minimum == old { minimum = old + 1 }
        }
        slots[key]!.frequency += 1
        buckets[old + 1, default: []].append(key)
    }

    subscript(_ key: Key) -> Value? {
        get {
            locked {
                guard slots[key] != nil else { return nil }
                touch(key)
                return slots[key]?.value
            }
        }
        set {
            locked {
                guard let newValue = newValue else {
                    if let slot = slots.removeValue(forKey: key) {
                        buckets[slot.frequency]?.removeAll { $0 == key }
                    }
                    return
                }
                if slots[key] != nil {
                    slots[key]?.value = newValue
                    touch(key)
                    return
                }
                if slots.count >= capacity { evict() }
                slots[key] = Slot(value: newValue, frequency: 1)
                buckets[1, default: []].append(key)
                minimum = 1
            }
        }
    }

    subscript(_ key: Key, orInsert make: @autoclosure () -> Value) -> Value {
        locked {
            if let found = self[key] { return found }
            let made = make()
            self[key] = made
            return made
        }
    }

    private func evict() {
        while buckets[minimum]?.isEmpty ?? true { minimum += 1 }
        let victim = buckets[minimum]!.removeFirst()
        slots[victim] = nil
    }

    func makeIterator() -> AnyIterator<(key: Key, frequency: Int)> {
        let pairs = locked {
            buckets.keys.sorted(by: >).flatMap { frequency in
                buckets[frequency]!.map { (key: $0, frequency: frequency) }
            }
        }
        var index = 0
        return AnyIterator {
            guard index < pairs.count else { return nil }
            defer { index += 1 }
            return pairs[index]
        }
    }
}

extension LFUCache where Key: Comparable {
    var sortedKeys: [Key] { map { $0.key }.sorted() }
}

let cache = LFUCache<String, Int>(capacity: 3)
cache["one"] = 1
cache["two"] = 2
cache["three"] = 3
for _ in 0..<3 { _ = cache["one"] }
_ = cache["three"]
cache["four"] = 4
print(cache.sortedKeys)
print(cache["two"] as Any)
for (key, frequency) in cache { print(key, frequency) }

cache["five"] = 5
print(cache.contains { $0.key == "four" }, cache.first { $0.frequency > 3 }?.key ?? "-")
cache["one"] = nil
print(cache.sortedKeys)

var built = 0
func build(_ n: Int) -> Int {
    built += 1
    return n * n
}
print(cache["nine", orInsert: build(9)], cache["nine", orInsert: build(10)], "built", built)

let shared = LFUCache<Int, String>(capacity: 16)
DispatchQueue.concurrentPerform(iterations: 64) { i in
    _ = shared[i % 16, orInsert: String(i % 16, radix: 2)]
}
print(shared.sortedKeys.count, shared[5]!, shared.map(\.frequency).reduce(0, +))
