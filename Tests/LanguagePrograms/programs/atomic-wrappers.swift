import Foundation

// Several property wrappers out of blog posts, used by one class.

@propertyWrapper
public final class Atomic<Value> {
    private let lock = NSLock()
    private var value: Value

    public init(wrappedValue: Value) { self.value = wrappedValue }

    public var wrappedValue: Value {
        get { lock.lock(); defer { lock.unlock() }; return value }
        set { lock.lock(); value = newValue; lock.unlock() }
    }

    public var projectedValue: Atomic<Value> { self }

    public func mutate<Result>(_ mutation: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try mutation(&value)
    }
}

@propertyWrapper
final class ThreadSafe<Value> {
    private var value: Value
    private let queue = DispatchQueue(label: "thread.safe.\(Value.self)", attributes: .concurrent)

    init(wrappedValue: Value) { value = wrappedValue }

    var wrappedValue: Value {
        get { queue.sync { value } }
        set { queue.async(flags: .barrier) { self.value = newValue } }
    }

    var projectedValue: ThreadSafe<Value> { self }

    func write<T>(_ closure: (inout Value) -> T) -> T {
        queue.sync(flags: .barrier) { closure(&self.value) }
    }
    func read<T>(_ keyPath: KeyPath<Value, T>) -> T {
        queue.sync { value[keyPath: keyPath] }
    }
}

@propertyWrapper
struct Clamped<Number: Comparable> {
    private var number: Number
    private let range: ClosedRange<Number>

    init(wrappedValue: Number, _ range: ClosedRange<Number>) {
        self.range = range
        self.number = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: Number {
        get { number }
        set { number = min(max(newValue, range.lowerBound), range.upperBound) }
    }
}

@propertyWrapper
struct DelayedLet<T> {
    private var _value: T? = nil
    var wrappedValue: T {
        get {
            guard let value = _value else { fatalError("Property accessed before being initialized.") }
            return value
        }
        set {
            if _value != nil { fatalError("Property initialized twice.") }
            _value = newValue
        }
    }
}

class DownloadStatistics {
    @Atomic var bytes: Int = 0
    @Atomic private(set) var finished = Set<String>()
    @ThreadSafe var history: [String] = []
    @ThreadSafe var perHost: [String: Int] = [:]
    @Clamped(0...100) var percent: Int = 0
    @Clamped(0.0...1.0) var fraction = 7.5
    @DelayedLet var title: String

    func add(_ file: String, host: String, size: Int) {
        _bytes.mutate { $0 += size }
        $finished.mutate { _ = $0.insert(file) }
        $history.write { $0.append(file) }
        $perHost.write { hosts in hosts[host, default: 0] += size }
    }
}

let statistics = DownloadStatistics()
statistics.title = "nightly"

DispatchQueue.concurrentPerform(iterations: 24) { index in
    statistics.add("file-\(index % 12)", host: index.isMultiple(of: 2) ? "a.example.org" : "b.example.org", size: index)
}

print(statistics.title, statistics.bytes, statistics.finished.count)
print(statistics.$history.read(\.count), statistics.$perHost.read(\.keys.count))
for (host, size) in statistics.perHost.sorted(by: { $0.key < $1.key }) {
    print(host, size)
}
statistics.history = ["reset"]
print(statistics.history)

statistics.percent = 250
print(statistics.percent, statistics.fraction)
statistics.percent -= 101
statistics.fraction -= 0.25
print(statistics.percent, statistics.fraction)

func countTo(_ end: Int) -> Int {
    @Atomic var local = 10
    DispatchQueue.concurrentPerform(iterations: end - 10) { _ in
        $local.mutate { $0 += 1 }
    }
    return local
}
print(countTo(20))
