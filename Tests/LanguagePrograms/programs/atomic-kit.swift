// programs: a lock library: unfair, read-write and recursive locks behind one protocol, and atomics built on them
import Foundation

protocol Locking: AnyObject {
    func lock()
    func unlock()
}

extension Locking {
    @inline(__always)
    func around<T>(_ body: () throws -> T) rethrows -> T {
        lock(); defer { unlock() }
        return try body()
    }

    func around(_ body: () throws -> Void) rethrows {
        lock(); defer { unlock() }
        try body()
    }
}

extension NSLock: Locking {}
extension NSRecursiveLock: Locking {}

final class SemaphoreLock: Locking {
    private let semaphore = DispatchSemaphore(value: 1)
    func lock() { semaphore.wait() }
    func unlock() { semaphore.signal() }
}

final class QueueGate {
    private let queue: DispatchQueue
    init(label: String) { queue = DispatchQueue(label: label, attributes: .concurrent) }
    func read<T>(_ body: () throws -> T) rethrows -> T { try queue.sync(execute: body) }
    func write<T>(_ body: () throws -> T) rethrows -> T { try queue.sync(flags: .barrier, execute: body) }
}

@propertyWrapper
@dynamicMemberLookup
final class Protected<Value> {
    private let lock: Locking
    private var value: Value

    init(_ value: Value, lock: Locking = NSLock()) {
        self.value = value
        self.lock = lock
    }

    convenience init(wrappedValue: Value) { self.init(wrappedValue) }

    var wrappedValue: Value {
        get { lock.around { value } }
        set { lock.around { value = newValue } }
    }

    var projectedValue: Protected<Value> { self }

    func read<U>(_ closure: (Value) throws -> U) rethrows -> U { try lock.around { try closure(self.value) } }

    @discardableResult
    func write<U>(_ closure: (inout Value) throws -> U) rethrows -> U { try lock.around { try closure(&self.value) } }

    subscript<Property>(dynamicMember keyPath: WritableKeyPath<Value, Property>) -> Property {
        get { lock.around { value[keyPath: keyPath] } }
        set { lock.around { value[keyPath: keyPath] = newValue } }
    }

    subscript<Property>(dynamicMember keyPath: KeyPath<Value, Property>) -> Property {
        lock.around { value[keyPath: keyPath] }
    }
}

extension Protected where Value: RangeReplaceableCollection {
    func append(_ element: Value.Element) { write { (ward: inout Value) in ward.append(element) } }
    func append<S: Sequence>(contentsOf elements: S) where S.Element == Value.Element { write { $0.append(contentsOf: elements) } }
}

extension Protected where Value: Numeric & Comparable {
    @discardableResult
    func increment(by amount: Value = 1) -> Value {
        write {
            $0 += amount
            return $0
        }
    }

    func max(with other: Value) { write { $0 = Swift.max($0, other) } }
}

extension Protected where Value == Int? {
    func attemptToTransition(to newValue: Int) -> Bool {
        lock.around {
            guard value == nil || value! < newValue else { return false }
            value = newValue
            return true
        }
    }
}

struct Stats {
    var hits = 0
    var misses = 0
    var ratio: Double { hits + misses == 0 ? 0 : Double(hits) / Double(hits + misses) }
}

final class Cache<Key: Hashable, Value> {
    private let gate = QueueGate(label: "cache")
    private var storage: [Key: Value] = [:]
    let stats = Protected(Stats(), lock: SemaphoreLock())
    @Protected var log: [String] = []

    func value(for key: Key, orMake make: () throws -> Value) rethrows -> Value {
        if let known = gate.read({ storage[key] }) {
            stats.hits += 1
            return known
        }
        stats.misses += 1
        return try gate.write {
            if let known = storage[key] { return known }
            let made = try make()
            storage[key] = made
            $log.append("made \(key)")
            return made
        }
    }
}

enum CacheError: Error { case refused }

let cache = Cache<String, Int>()
print(cache.value(for: "one") { 1 }, cache.value(for: "one") { 11 })
do {
    _ = try cache.value(for: "two") { throw CacheError.refused }
} catch {
    print("caught", error)
}
print(cache.value(for: "two") { 2 }, cache.stats.hits, cache.stats.misses, cache.stats.ratio, cache.log)

let counter = Protected(0, lock: NSRecursiveLock())
DispatchQueue.concurrentPerform(iterations: 50) { index in
    counter.increment()
    counter.max(with: index % 2)
}
print(counter.wrappedValue, counter.read { $0 > 10 })

let names = Protected<[String]>([])
DispatchQueue.concurrentPerform(iterations: 8) { names.append("n\($0)") }
names.append(contentsOf: ["x", "y"])
print(names.count, names.wrappedValue.sorted().prefix(3), names.isEmpty)
let state = Protected<Int?>(nil)
print(state.attemptToTransition(to: 2), state.attemptToTransition(to: 1), state.attemptToTransition(to: 3), state.wrappedValue ?? -1)
let locks: [Locking] = [NSLock(), NSRecursiveLock(), SemaphoreLock()]
var total = 0
for lock in locks { DispatchQueue.concurrentPerform(iterations: 10) { _ in lock.around { total += 1 } } }
print(total)
