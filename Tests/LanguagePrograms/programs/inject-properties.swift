// programs: a container with property injection, scopes, factories by metatype and a test that replaces them
import Foundation

protocol Service: AnyObject {}
protocol Clock: Service { var now: Int { get } }
protocol Store: Service {
    func save(_ value: String, for key: String)
    func load(_ key: String) -> String?
}

struct Key: Hashable, CustomStringConvertible {
    private let id: ObjectIdentifier
    private let name: String?
    let description: String
    init<T>(_ type: T.Type, name: String? = nil) {
        id = ObjectIdentifier(type)
        self.name = name
        description = String(describing: type) + (name.map { "(\($0))" } ?? "")
    }
    static func == (a: Key, b: Key) -> Bool { a.id == b.id && a.name == b.name }
    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(name)
    }
}

final class Container {
    enum Scope { case unique, shared, cached }
    typealias Factory<T> = (Container) -> T

    private struct Registration {
        let scope: Scope
        let make: (Container) -> Any
    }

    static private(set) var current = Container()
    private let lock = NSRecursiveLock()
    private var registrations: [Key: Registration] = [:]
    private var shared: [Key: Any] = [:]
    private var resolving: [Key] = []
    private(set) var log: [String] = []
    private let parent: Container?

    init(parent: Container? = nil) { self.parent = parent }

    static func push() -> Container {
        current = Container(parent: current)
        return current
    }

    static func pop() { current = current.parent ?? current }

    @discardableResult
    func register<T>(_ type: T.Type = T.self, name: String? = nil, scope: Scope = .unique, _ make: @escaping Factory<T>) -> Self {
        lock.lock()
        defer { lock.unlock() }
        registrations[Key(type, name: name)] = Registration(scope: scope, make: make)
        return self
    }

    func resolve<T>(_ type: T.Type = T.self, name: String? = nil) -> T {
        guard let found: T = find(Key(type, name: name)) else { fatalError("nothing registered for \(Key(type, name: name))") }
        return found
    }

    func optional<T>(_ type: T.Type, name: String? = nil) -> T? { find(Key(type, name: name)) }

    private func find<T>(_ key: Key) -> T? {
        lock.lock()
        defer { lock.unlock() }
        if let known = shared[key] as? T { return known }
        guard let registration = registrations[key] else { return parent?.find(key) }
        if resolving.contains(key) {
            log.append("cycle: " + (resolving + [key]).map(\.description).joined(separator: " > "))
            return nil
        }
        resolving.append(key)
        defer { resolving.removeLast() }
        let made = registration.make(self) as! T
        log.append("made \(key)")
        if registration.scope != .unique { shared[key] = made }
        return made
    }
}

@propertyWrapper
struct Inject<T> {
    private let name: String?
    private var held: T?
    init(_ name: String? = nil) { self.name = name }
    var wrappedValue: T {
        mutating get {
            if let held = held { return held }
            let made: T = Container.current.resolve(name: name)
            held = made
            return made
        }
        set { held = newValue }
    }
    var projectedValue: Inject<T> { self }
    var isResolved: Bool { held != nil }
}

final class TickClock: Clock {
    private var ticks = 0
    var now: Int {
        ticks += 1
        return ticks
    }
}
final class FixedClock: Clock {
    let now: Int
    init(_ now: Int) { self.now = now }
}
final class MemoryStore: Store {
    private let queue = DispatchQueue(label: "store", attributes: .concurrent)
    private var values: [String: String] = [:]
    func save(_ value: String, for key: String) { queue.async(flags: .barrier) { self.values[key] = value } }
    func load(_ key: String) -> String? { queue.sync { values[key] } }
}

final class Journal {
    @Inject var clock: Clock
    @Inject("main") var store: Store
    @Inject() private var limit: Int
    private(set) var lines = 0

    func write(_ text: String) -> Bool {
        guard lines < limit else { return false }
        lines += 1
        store.save("\(clock.now): \(text)", for: "line \(lines)")
        return true
    }
    func read(_ line: Int) -> String { store.load("line \(line)") ?? "-" }
    var isReady: (clock: Bool, store: Bool) { ($clock.isResolved, $store.isResolved) }
}

Container.current
    .register(Clock.self, scope: .shared) { _ in TickClock() }
    .register(Store.self, name: "main", scope: .cached) { _ in MemoryStore() }
    .register { _ in 2 }
    .register(String.self) { "t\($0.resolve(Clock.self).now)" }

let journal = Journal()
print(journal.isReady)
print(journal.write("one"), journal.write("two"), journal.write("three"), journal.isReady)
print(journal.read(1), journal.read(2), journal.read(3))
print(Container.current.resolve(String.self), Container.current.resolve() as String, Container.current.optional(Double.self) as Any)

let test = Container.push()
test.register(Clock.self) { _ in FixedClock(1000) }
let second = Journal()
_ = second.write("fixed")
print(second.read(1), second.lines, Container.current === test)
second.clock = FixedClock(7)
print(second.clock.now)
test.register(Set<Int>.self) { Set($0.optional([Int].self) ?? []) }
test.register([Int].self) { Array($0.optional(Set<Int>.self) ?? [1, 2]) }
print(test.resolve([Int].self).count, test.log)
Container.pop()
print(Container.current === test, Container.current.log)
var results = [Int](repeating: 0, count: 8)
let lock = NSLock()
DispatchQueue.concurrentPerform(iterations: 8) { index in
    let clock: Clock = Container.current.resolve()
    lock.lock()
    results[index] = clock.now
    lock.unlock()
}
print(Set(results).count)
