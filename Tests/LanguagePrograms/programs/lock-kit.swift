// programs: a lock library: a protocol with extensions, several locks, an atomic wrapper and a read-write box
import Foundation

protocol Lock: AnyObject {
    func acquire()
    func release()
}

extension Lock {
    func around<T>(_ body: () throws -> T) rethrows -> T {
        acquire()
        defer { release() }
        return try body()
    }
}

final class MutexLock: Lock {
    private let inner = NSLock()
    func acquire() { inner.lock() }
    func release() { inner.unlock() }
}

final class SemaphoreLock: Lock {
    private let semaphore = DispatchSemaphore(value: 1)
    func acquire() { semaphore.wait() }
    func release() { semaphore.signal() }
}

final class ReentrantLock: Lock {
    private let inner = NSRecursiveLock()
    private(set) var depth = 0
    private(set) var maxDepth = 0
    func acquire() {
        inner.lock()
        depth += 1
        maxDepth = max(maxDepth, depth)
    }
    func release() {
        depth -= 1
        inner.unlock()
    }
}

@propertyWrapper
final class Atomic<Value> {
    private var value: Value
    private let lock: Lock

    init(wrappedValue: Value) {
        value = wrappedValue
        lock = MutexLock()
    }

    init(wrappedValue: Value, lock: Lock) {
        value = wrappedValue
        self.lock = lock
    }

    var wrappedValue: Value {
        get { lock.around { value } }
        set { lock.around { value = newValue } }
    }

    var projectedValue: Atomic<Value> { self }

    @discardableResult
    func mutate<R>(_ body: (inout Value) throws -> R) rethrows -> R {
        try lock.around { try body(&value) }
    }
}

extension Atomic where Value: Numeric {
    static func += (lhs: Atomic, rhs: Value) {
        lhs.mutate { $0 += rhs }
    }
}

final class ReadWriteBox<Content> {
    private var content: Content
    private let queue = DispatchQueue(label: "rw", attributes: .concurrent)
    init(_ content: Content) { self.content = content }

    func read<T>(_ keyPath: KeyPath<Content, T>) -> T { queue.sync { content[keyPath: keyPath] } }
    func write<T>(_ keyPath: WritableKeyPath<Content, T>, _ value: T) {
        queue.async(flags: .barrier) { self.content[keyPath: keyPath] = value }
    }
    func update(_ body: @escaping (inout Content) -> Void) {
        queue.async(flags: .barrier) { body(&self.content) }
    }
}

struct Counters {
    @Atomic var hits = 0
    @Atomic(lock: SemaphoreLock()) var names: [String] = []
}

struct Settings {
    var volume = 5
    var title = "untitled"
    var tags: Set<String> = []
    var sortedTags: [String] { tags.sorted() }
}

struct LockError: Error {}

let counters = Counters()
DispatchQueue.concurrentPerform(iterations: 40) { i in
    counters.$hits += 1
    counters.$names.mutate { names in
        if i % 10 == 0 { names.append("n\(i)") }
    }
}
print("hits \(counters.hits), names \(counters.names.sorted())")

let reentrant = ReentrantLock()
func factorial(_ n: Int) -> Int {
    reentrant.around { n <= 1 ? 1 : n * factorial(n - 1) }
}
print(factorial(6), "depth", reentrant.maxDepth, "now", reentrant.depth)

let locks: [(String, Lock)] = [("mutex", MutexLock()), ("semaphore", SemaphoreLock()), ("reentrant", reentrant)]
for (name, lock) in locks {
    var total = 0
    DispatchQueue.concurrentPerform(iterations: 25) { i in
        lock.around { total += i }
    }
    print(name, total)
    do {
        try lock.around { throw LockError() }
    } catch {
        print(name, "released after", type(of: error))
    }
    print(name, "usable", lock.around { true })
}

let box = ReadWriteBox(Settings())
box.write(\.volume, 9)
box.update { $0.title = $0.title.uppercased() + "!" }
for tag in ["red", "blue", "green"] {
    box.update { $0.tags.insert(tag) }
}
print(box.read(\.volume), box.read(\.title), box.read(\.sortedTags))
print(box.read(\.tags.count))
