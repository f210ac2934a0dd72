// programs: locks of three libraries below one protocol, and a wrapper that looks members up dynamically
import Foundation
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

// Locks as three libraries write them, below one protocol.

protocol Lock {
    func lock()
    func unlock()
}

extension Lock {
    @inline(__always)
    func around<T>(_ closure: () throws -> T) rethrows -> T {
        lock(); defer { unlock() }
        return try closure()
    }
    func around(_ closure: () throws -> Void) rethrows {
        lock(); defer { unlock() }
        try closure()
    }
}

final class MutexLock: Lock {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init(recursive: Bool = false) {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        if recursive { pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE)) }
        let error = pthread_mutex_init(mutex, &attributes)
        precondition(error == 0, "Failed to create pthread_mutex")
    }

    deinit {
        let error = pthread_mutex_destroy(mutex)
        precondition(error == 0, "Failed to destroy pthread_mutex")
        mutex.deinitialize(count: 1)
        mutex.deallocate()
    }

    func lock() { pthread_mutex_lock(mutex) }
    func unlock() { pthread_mutex_unlock(mutex) }
}

final class ReadWriteLock {
    private var rwlock = pthread_rwlock_t()
    init() { guard pthread_rwlock_init(&rwlock, nil) == 0 else { preconditionFailure("rwlock") } }
    deinit { pthread_rwlock_destroy(&rwlock) }

    func read<T>(_ body: () throws -> T) rethrows -> T {
        pthread_rwlock_rdlock(&rwlock)
        defer { pthread_rwlock_unlock(&rwlock) }
        return try body()
    }
    func write<T>(_ body: () throws -> T) rethrows -> T {
        pthread_rwlock_wrlock(&rwlock)
        defer { pthread_rwlock_unlock(&rwlock) }
        return try body()
    }
}

extension NSLock: Lock {}
extension NSRecursiveLock: Lock {}

@propertyWrapper
@dynamicMemberLookup
final class Protected<Value> {
    private let lock: Lock
    private var value: Value

    init(_ value: Value, lock: Lock = MutexLock()) {
        self.value = value
        self.lock = lock
    }

    convenience init(wrappedValue: Value) { self.init(wrappedValue) }

    var wrappedValue: Value {
        get { lock.around { value } }
        set { lock.around { value = newValue } }
    }
    var projectedValue: Protected<Value> { self }

    func read<U>(_ closure: (Value) throws -> U) rethrows -> U {
        try lock.around { try closure(self.value) }
    }

    @discardableResult
    func write<U>(_ closure: (inout Value) throws -> U) rethrows -> U {
        try lock.around { try closure(&self.value) }
    }

    subscript<Property>(dynamicMember keyPath: WritableKeyPath<Value, Property>) -> Property {
        get { lock.around { value[keyPath: keyPath] } }
        set { lock.around { value[keyPath: keyPath] = newValue } }
    }
    subscript<Property>(dynamicMember keyPath: KeyPath<Value, Property>) -> Property {
        lock.around { value[keyPath: keyPath] }
    }
}

extension Protected where Value: RangeReplaceableCollection {
    func append(_ newElement: Value.Element) { write { $0.append(newElement) } }
    func append<S: Sequence>(contentsOf newElements: S) where S.Element == Value.Element {
        write { $0.append(contentsOf: newElements) }
    }
}

extension Protected where Value == Int {
    static func += (left: Protected, right: Int) { left.write { $0 += right } }
}

extension Protected where Value: AdditiveArithmetic {
    @discardableResult func add(_ amount: Value) -> Value { write { $0 += amount; return $0 } }
}

struct Settings: Equatable {
    var theme = "light"
    var volume = 5
    var recent: [String] = []
    var isLoud: Bool { volume > 7 }
}

final class Session {
    enum Failure: Error { case tooLoud(limit: Int) }
    @Protected private(set) var settings = Settings()
    @Protected var visits: [Int] = []
    @Protected var total = 0.0
    private let config = ReadWriteLock()
    private var table: [String: Int] = [:]

    func raise(by amount: Int) throws -> Int {
        try $settings.write { settings in
            guard settings.volume + amount <= 10 else { throw Failure.tooLoud(limit: 10) }
            settings.volume += amount
            return settings.volume
        }
    }

    subscript(_ key: String, default fallback: @autoclosure () -> Int) -> Int {
        get { config.read { table[key] ?? fallback() } }
        set { config.write { table[key] = newValue } }
    }
}

let session = Session()
session.$settings.theme = "dark"
print(session.$settings.theme, session.$settings.isLoud, session.settings.recent.isEmpty)
print(try session.raise(by: 4))
do {
    _ = try session.raise(by: 4)
} catch Session.Failure.tooLoud(let limit) {
    print("limit", limit, session.$settings.isLoud)
}

DispatchQueue.concurrentPerform(iterations: 20) { index in
    session.$visits.append(index)
    session.$total.add(0.5)
    session["shared", default: 0] = 1
}
session.$visits.append(contentsOf: 100..<103)
print(session.visits.sorted().suffix(4), session.visits.count, session.total, session["shared", default: -1], session["none", default: -1])

let counter = Protected(0, lock: NSLock())
let group = DispatchGroup()
for step in 1...10 {
    DispatchQueue.global().async(group: group) { counter += step }
}
group.wait()
print(counter.wrappedValue, counter.read { $0 * 2 })

let recursive = MutexLock(recursive: true)
func depth(_ level: Int) -> Int { recursive.around { level == 0 ? 0 : 1 + depth(level - 1) } }
print(depth(6))
let locks: [(String, Lock)] = [("mutex", MutexLock()), ("recursive", recursive), ("NSLock", NSLock()), ("NSRecursiveLock", NSRecursiveLock())]
for (name, lock) in locks {
    var sum = 0
    DispatchQueue.concurrentPerform(iterations: 50) { n in lock.around { sum += n } }
    print(name.padding(toLength: 16, withPad: ".", startingAt: 0), sum)
}
