// Dependencies resolved by keys and scopes, injected by property wrappers.
import Foundation

// Dependency container with metatypes, @Injected wrapper, scopes, recursive lock, lazies

enum Scope { case transient, singleton, weak }

protocol Resolving: AnyObject {
    func resolve<S>(_ type: S.Type, named: String?) throws -> S
}
extension Resolving {
    func resolve<S>(_ type: S.Type = S.self) throws -> S { try resolve(type, named: nil) }
    func callAsFunction<S>() -> S { try! resolve(S.self) }
}

struct Key: Hashable, CustomStringConvertible {
    let type: ObjectIdentifier
    let typeName: String
    let name: String?
    init<S>(_ s: S.Type, _ n: String?) { type = ObjectIdentifier(s); typeName = String(describing: s); name = n }
    static func == (a: Key, b: Key) -> Bool { a.type == b.type && a.name == b.name }
    func hash(into h: inout Hasher) { h.combine(type); h.combine(name) }
    var description: String { typeName + (name.map { "(\($0))" } ?? "") }
}

final class Container: Resolving {
    struct Missing: Error, CustomStringConvertible { let key: Key; var description: String { "missing \(key)" } }
    private class Provider {
        let scope: Scope
        let factory: (Container) throws -> Any
        init(scope: Scope, factory: @escaping (Container) throws -> Any) { self.scope = scope; self.factory = factory }
        func get(_ c: Container) throws -> Any { try factory(c) }
    }
    private final class SingletonProvider: Provider {
        private lazy var cached: Result<Any, Error>? = nil
        override func get(_ c: Container) throws -> Any {
            if let cached { return try cached.get() }
            let made = Result { try super.get(c) }
            cached = made
            return try made.get()
        }
    }
    private final class WeakProvider: Provider {
        private weak var ref: AnyObject?
        override func get(_ c: Container) throws -> Any {
            if let r = ref { return r }
            let v = try super.get(c)
            ref = v as AnyObject
            return v
        }
    }

    static let main = Container()
    private var providers: [Key: Provider] = [:]
    private let lock = NSRecursiveLock()
    private(set) var depth = 0, maxDepth = 0

    @discardableResult
    func register<S>(_ t: S.Type = S.self, named n: String? = nil, scope: Scope = .transient, _ f: @escaping (Resolving) throws -> S) -> Self {
        let make = { (c: Container) in try f(c) as Any }
        let p: Provider = switch scope {
        case .transient: Provider(scope: scope, factory: make)
        case .singleton: SingletonProvider(scope: scope, factory: make)
        case .weak: WeakProvider(scope: scope, factory: make)
        }
        lock.withLock { providers[Key(t, n)] = p }
        return self
    }
    func resolve<S>(_ type: S.Type, named: String?) throws -> S {
        lock.lock()
        depth += 1
        maxDepth = max(depth, maxDepth)
        defer { depth -= 1; lock.unlock() }
        let key = Key(type, named)
        guard let p = providers[key] else { throw Missing(key: key) }
        return try p.get(self) as! S
    }
}

@propertyWrapper
struct Injected<S> {
    private let name: String?
    private var cached: S?
    init(_ name: String? = nil) { self.name = name }
    var wrappedValue: S {
        mutating get {
            if let c = cached { return c }
            let v = try! Container.main.resolve(S.self, named: name)
            cached = v
            return v
        }
        set { cached = newValue }
    }
    var projectedValue: String { "\(S.self)/\(name ?? "default") \(cached == nil ? "unresolved" : "resolved")" }
}

protocol Clock { func now() -> Int }
struct FixedClock: Clock { let t: Int; func now() -> Int { t } }
final class TickingClock: Clock {
    private var t = 0
    private let q = DispatchQueue(label: "clock")
    func now() -> Int { q.sync { t += 1; return t } }
}
protocol Logging: AnyObject { var lines: [String] { get }; func log(_ s: @autoclosure () -> String, level: Int) }
extension Logging { func log(_ s: @autoclosure () -> String) { log(s(), level: 1) } }
final class MemoryLog: Logging {
    private let clock: Clock
    let threshold: Int
    private(set) var lines: [String] = []
    init(clock: Clock, threshold: Int = 1) { self.clock = clock; self.threshold = threshold }
    func log(_ s: @autoclosure () -> String, level: Int) {
        guard level >= threshold else { return }
        lines.append("\(clock.now()): \(s())")
    }
}
final class Session {
    static var live = 0
    let id: Int
    init(id: Int) { self.id = id; Session.live += 1 }
    deinit { Session.live -= 1; print("session \(id) closed") }
}

final class Service {
    @Injected() var log: Logging
    @Injected("fixed") var clock: Clock
    @Injected() private var counter: () -> Int
    func work() -> Int {
        log.log("working at \(clock.now())")
        log.log({ print("never evaluated"); return "x" }(), level: 0)
        return counter() + counter()
    }
    var status: [String] { [$log, $clock] }
}

var sessions = 0
Container.main
    .register(Clock.self, scope: .singleton) { _ in TickingClock() }
    .register(Clock.self, named: "fixed") { _ in FixedClock(t: 42) }
    .register(Logging.self, scope: .singleton) { r in MemoryLog(clock: try r.resolve()) }
    .register((() -> Int).self) { _ in
        var n = 0
        return { n += 1; return n }
    }
    .register(scope: .weak) { _ -> Session in sessions += 1; return Session(id: sessions) }
    .register(Array<String>.self) { try $0.resolve(Logging.self).lines }

let service = Service()
print(service.status)
print(service.work(), service.status)
let lines: [String] = Container.main()
print(lines)
do {
    let a: Session = try Container.main.resolve(), b: Session = try Container.main.resolve()
    print(a === b, Session.live)
}
let c = try Container.main.resolve(Session.self)
print(c.id)
do { _ = try Container.main.resolve(Clock.self, named: "utc") } catch { print(error) }
do { _ = try Container.main.resolve([Int].self) } catch let m as Container.Missing { print(m.key.typeName) }
let ids = DispatchQueue(label: "ids")
var seen: [ObjectIdentifier] = []
DispatchQueue.concurrentPerform(iterations: 6) { _ in
    let l: Logging = Container.main()
    ids.sync { seen.append(ObjectIdentifier(l)) }
}
print(Set(seen).count, Container.main.maxDepth, Container.main.depth)
service.log = MemoryLog(clock: FixedClock(t: 0), threshold: 2)
_ = service.work()
print(service.log.lines.isEmpty)
