// programs: a dependency container with scopes, arguments, named services, a property wrapper and circular lazies
import Foundation

enum Scope {
    case transient, singleton, weak
    case graph
}

struct ServiceKey: Hashable {
    let type: ObjectIdentifier
    let name: String?
}

final class Container {
    private struct Registration {
        let scope: Scope
        let build: (Container, Any) -> Any
    }
    private final class WeakBox { weak var value: AnyObject?; init(_ v: AnyObject) { value = v } }

    static let main = Container(parent: nil)
    private let parent: Container?
    private let lock = NSRecursiveLock()
    private var registrations: [ServiceKey: Registration] = [:]
    private var singletons: [ServiceKey: Any] = [:]
    private var weaks: [ServiceKey: WeakBox] = [:]
    private var graph: [ServiceKey: Any] = [:]
    private var depth = 0

    init(parent: Container?) { self.parent = parent }

    func register<T>(_ type: T.Type = T.self, name: String? = nil, scope: Scope = .transient, _ build: @escaping (Container) -> T) {
        register(type, name: name, scope: scope) { (c: Container, _: Void) in build(c) }
    }

    func register<T, A>(_ type: T.Type = T.self, name: String? = nil, scope: Scope = .transient, _ build: @escaping (Container, A) -> T) {
        let key = ServiceKey(type: ObjectIdentifier(type), name: name)
        registrations[key] = Registration(scope: scope) { container, argument in build(container, argument as! A) }
    }

    func resolve<T>(_ type: T.Type = T.self, name: String? = nil) -> T? { resolve(type, name: name, argument: ()) }

    func resolve<T, A>(_ type: T.Type = T.self, name: String? = nil, argument: A) -> T? {
        lock.lock()
        defer { lock.unlock() }
        let key = ServiceKey(type: ObjectIdentifier(type), name: name)
        guard let registration = registrations[key] else {
            return parent?.resolve(type, name: name, argument: argument)
        }
        depth += 1
        defer {
            depth -= 1
            if depth == 0 { graph.removeAll() }
        }
        switch registration.scope {
        case .singleton:
            if let existing = singletons[key] as? T { return existing }
        case .weak:
            if let existing = weaks[key]?.value as? T { return existing }
        case .graph:
            if let existing = graph[key] as? T { return existing }
        case .transient: break
        }
        let made = registration.build(self, argument)
        switch registration.scope {
        case .singleton: singletons[key] = made
        case .weak: weaks[key] = WeakBox(made as AnyObject)
        case .graph: graph[key] = made
        case .transient: break
        }
        return made as? T
    }
}

@propertyWrapper
struct Inject<T> {
    private let name: String?
    init(_ name: String? = nil) { self.name = name }
    lazy var wrappedValue: T = Container.main.resolve(T.self, name: name)!
}

protocol Storage: AnyObject { var label: String { get } }
final class MemoryStorage: Storage {
    static var made = 0
    let label: String
    init(label: String) {
        MemoryStorage.made += 1
        self.label = label
    }
}

final class Session {
    let user: String
    init(user: String) { self.user = user }
    deinit { print("session of \(user) closed") }
}

final class Api { let base: String; init(base: String) { self.base = base } }
final class Feed { let api: Api; init(api: Api) { self.api = api } }
final class Profile { let api: Api, feed: Feed; init(api: Api, feed: Feed) { self.api = api; self.feed = feed } }

let container = Container.main
container.register(Storage.self, scope: .singleton) { _ in MemoryStorage(label: "main") }
container.register(Storage.self, name: "cache") { _ in MemoryStorage(label: "cache") }
container.register(Session.self, scope: .weak) { (_: Container, user: String) in Session(user: user) }
container.register(Api.self, scope: .graph) { _ in Api(base: "https://example") }
container.register(Feed.self) { Feed(api: $0.resolve()!) }
container.register(Profile.self) { c in Profile(api: c.resolve()!, feed: c.resolve()!) }

let collected = DispatchQueue(label: "collected")
var identities: Set<ObjectIdentifier> = []
DispatchQueue.concurrentPerform(iterations: 10) { _ in
    let storage = container.resolve(Storage.self)!
    collected.sync { _ = identities.insert(ObjectIdentifier(storage)) }
}
print("singletons", identities.count, "made", MemoryStorage.made)
print(container.resolve(Storage.self, name: "cache")! === container.resolve(Storage.self, name: "cache")!)

var session: Session? = container.resolve(Session.self, argument: "ann")
print(container.resolve(Session.self, argument: "ignored")!.user)
session = nil
print(container.resolve(Session.self, argument: "bob")?.user ?? "-")

let first: Profile = container.resolve()!
let second: Profile = container.resolve()!
print(first.api === first.feed.api, first.api === second.api)

final class Screen {
    @Inject() var storage: Storage
    @Inject("cache") var cache: Storage
}
let screen = Screen()
print(screen.storage.label, screen.cache.label, screen.cache === screen.cache)

let child = Container(parent: container)
child.register(Storage.self) { _ in MemoryStorage(label: "child") }
print(child.resolve(Storage.self)!.label, child.resolve(Api.self)?.base ?? "-", child.resolve(Int.self) as Any)
