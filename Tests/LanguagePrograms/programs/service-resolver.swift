// A dependency-injected service layer with lazy singletons, scopes, and main-thread checks.
import Foundation

@dynamicMemberLookup
struct Settings {
    private var values: [String: Any]
    init(_ values: [String: Any] = [:]) { self.values = values }
    subscript<T>(dynamicMember key: String) -> T? { values[key] as? T }
    subscript(dynamicMember key: String) -> Bool { values[key] as? Bool ?? false }
    mutating func set(_ key: String, _ value: Any?) { values[key] = value }
}

protocol Service: AnyObject { init(_ resolver: Resolver) throws }

enum ResolveError: Error {
    case cycle([String])
    case unregistered(Any.Type)
}

final class Resolver {
    enum Lifetime { case transient, shared, weak }
    private struct Entry { let lifetime: Lifetime; let make: (Resolver) throws -> AnyObject }
    private final class WeakBox { weak var object: AnyObject?; init(_ o: AnyObject) { object = o } }
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var shared: [ObjectIdentifier: AnyObject] = [:]
    private var weakly: [ObjectIdentifier: WeakBox] = [:]
    private var stack: [(ObjectIdentifier, String)] = []
    private let lock = NSRecursiveLock()
    let settings: Settings
    init(settings: Settings) { self.settings = settings }

    func register<T>(_ type: T.Type, as lifetime: Lifetime = .shared, _ make: @escaping (Resolver) throws -> T) where T: AnyObject {
        lock.lock(); defer { lock.unlock() }
        entries[ObjectIdentifier(type)] = Entry(lifetime: lifetime, make: make)
    }
    func register<S: Service>(_ type: S.Type, as lifetime: Lifetime = .shared) {
        register(type, as: lifetime) { try S($0) }
    }

    func resolve<T: AnyObject>(_ type: T.Type = T.self) throws -> T {
        lock.lock()
        defer { lock.unlock() }
        let key = ObjectIdentifier(type)
        guard let entry = entries[key] else { throw ResolveError.unregistered(type) }
        if let known = shared[key] ?? weakly[key]?.object { return known as! T }
        guard !stack.contains(where: { $0.0 == key }) else {
            throw ResolveError.cycle(stack.map { $0.1 } + ["\(type)"])
        }
        stack.append((key, String(describing: type)))
        defer { stack.removeLast() }
        let object = try entry.make(self)
        switch entry.lifetime {
        case .shared: shared[key] = object
        case .weak: weakly[key] = WeakBox(object)
        case .transient: break
        }
        return object as! T
    }
}

@propertyWrapper
final class Inject<T: AnyObject> {
    private var cached: T?
    private let resolver: () -> Resolver
    init(from resolver: @autoclosure @escaping () -> Resolver) { self.resolver = resolver }
    var wrappedValue: T {
        if let cached { return cached }
        let made = try! resolver().resolve(T.self)
        cached = made
        return made
    }
}

final class Clock: Service {
    static private(set) var made = 0
    init(_ resolver: Resolver) { Self.made += 1 }
    var now: Int { 1_700_000_000 }
}
final class Database {
    let name: String
    init(name: String) { self.name = name; print("open", name) }
    deinit { print("close", name) }
}
final class Users: Service {
    let database: Database, clock: Clock
    init(_ resolver: Resolver) throws {
        database = try resolver.resolve()
        clock = try resolver.resolve()
    }
    func names() -> [String] { ["ann", "ben"].map { $0 + "@" + database.name } }
}
final class Chicken: Service { let egg: Egg; init(_ r: Resolver) throws { egg = try r.resolve() } }
final class Egg: Service { let chicken: Chicken; init(_ r: Resolver) throws { chicken = try r.resolve() } }

let resolver = Resolver(settings: Settings(["database": "main.db", "verbose": true, "retries": 3]))
resolver.register(Database.self, as: .weak) { r in Database(name: r.settings.database ?? "memory") }
resolver.register(Clock.self)
resolver.register(Users.self, as: .transient)
resolver.register(Chicken.self)
resolver.register(Egg.self)

final class Screen {
    @Inject(from: resolver) var users: Users
    @Inject(from: resolver) var clock: Clock
    let done: (String) -> Void
    init(done: @escaping (String) -> Void) { self.done = done }
    func load() {
        DispatchQueue.global(qos: .userInitiated).async { [users] in
            let text = users.names().joined(separator: " ")
            DispatchQueue.main.async {
                dispatchPrecondition(condition: .onQueue(.main))
                self.done("\(text) at \(self.clock.now)")
            }
        }
    }
}

let verbose: Bool = resolver.settings.verbose
let retries: Int? = resolver.settings.retries
let missing: String? = resolver.settings.retries
print(verbose, retries ?? 0, missing ?? "none")

do { _ = try resolver.resolve(Chicken.self) } catch ResolveError.cycle(let names) { print("cycle:", names.joined(separator: " > ")) }
do { _ = try resolver.resolve(Screen.self) } catch ResolveError.unregistered(let type) { print("unknown:", type) }

var screen: Screen? = Screen { text in
    print(text)
    screen = nil
    print("clocks", Clock.made)
    DispatchQueue.main.async { exit(0) }
}
screen?.load()
RunLoop.main.run()
