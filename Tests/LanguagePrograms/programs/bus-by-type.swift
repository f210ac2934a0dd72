// An event bus keyed by type, with tokens, weak owners, sticky events, middleware and queues per subscription.
import Foundation

public protocol Event {
    static var name: String { get }
}
extension Event {
    public static var name: String { String(describing: Self.self) }
}

public struct Subscription: Hashable {
    fileprivate let id: UInt64
    fileprivate let key: ObjectIdentifier
}

public final class EventBus {
    public enum Delivery {
        case sameThread
        case queue(DispatchQueue)
        case main
        func perform(_ work: @escaping () -> Void) {
            switch self {
            case .sameThread: work()
            case .queue(let q): q.async(execute: work)
            case .main where Thread.isMainThread: work()
            case .main: DispatchQueue.main.async(execute: work)
            }
        }
    }
    private class AnyHandler {
        let id: UInt64
        weak var owner: AnyObject?
        let hasOwner: Bool
        init(id: UInt64, owner: AnyObject?) { self.id = id; self.owner = owner; hasOwner = owner != nil }
        var isAlive: Bool { !hasOwner || owner != nil }
    }
    private final class Handler<E: Event>: AnyHandler {
        let delivery: Delivery
        let body: (E) -> Void
        init(id: UInt64, owner: AnyObject?, delivery: Delivery, body: @escaping (E) -> Void) {
            self.delivery = delivery
            self.body = body
            super.init(id: id, owner: owner)
        }
    }

    public static let shared = EventBus()
    private var handlers: [ObjectIdentifier: [AnyHandler]] = [:]
    private var sticky: [ObjectIdentifier: Any] = [:]
    private var counter: UInt64 = 0
    private var rwlock = pthread_rwlock_t()
    private var middlewares: [(Event) -> Event?] = []

    public init() { pthread_rwlock_init(&rwlock, nil) }
    deinit { pthread_rwlock_destroy(&rwlock) }

    private func reading<R>(_ body: () throws -> R) rethrows -> R {
        pthread_rwlock_rdlock(&rwlock)
        defer { pthread_rwlock_unlock(&rwlock) }
        return try body()
    }
    private func writing<R>(_ body: () throws -> R) rethrows -> R {
        pthread_rwlock_wrlock(&rwlock)
        defer { pthread_rwlock_unlock(&rwlock) }
        return try body()
    }

    public func use(_ middleware: @escaping (Event) -> Event?) { writing { middlewares.append(middleware) } }

    @discardableResult
    public func on<E: Event>(_ type: E.Type = E.self, owner: AnyObject? = nil, delivery: Delivery = .sameThread, _ body: @escaping (E) -> Void) -> Subscription {
        let key = ObjectIdentifier(type)
        let (handler, last): (Handler<E>, E?) = writing {
            counter += 1
            let handler = Handler<E>(id: counter, owner: owner, delivery: delivery, body: body)
            handlers[key, default: []].append(handler)
            return (handler, sticky[key] as? E)
        }
        if let last { delivery.perform { handler.body(last) } }
        return Subscription(id: handler.id, key: key)
    }
    public func off(_ subscription: Subscription) {
        writing { handlers[subscription.key]?.removeAll(where: { $0.id == subscription.id }) }
    }
    public func post<E: Event>(_ event: E, sticky isSticky: Bool = false) {
        var current: Event? = event
        for middleware in reading({ middlewares }) { current = current.flatMap(middleware) }
        guard let event = current as? E else { return }
        let key = ObjectIdentifier(E.self)
        if isSticky { writing { sticky[key] = event } }
        let targets = reading { handlers[key] ?? [] }
        var dead = 0
        for handler in targets {
            guard handler.isAlive else { dead += 1; continue }
            guard let typed = handler as? Handler<E> else { preconditionFailure("wrong kind") }
            typed.delivery.perform { typed.body(event) }
        }
        if dead > 0 { writing { handlers[key]?.removeAll { !$0.isAlive } } }
    }
    public func count<E: Event>(of _: E.Type) -> Int { reading { handlers[ObjectIdentifier(E.self)]?.count ?? 0 } }
    public subscript<E: Event>(last type: E.Type) -> E? { reading { sticky[ObjectIdentifier(type)] as? E } }
}

struct LoggedIn: Event { let user: String; var admin = false }
struct Tick: Event { var n: Int }
enum Connection: Event, CustomStringConvertible {
    case up(speed: Double), down
    static var name: String { "net" }
    var description: String {
        switch self {
        case .up(let speed): return String(format: "up %.1f Mbit", speed)
        case .down: return "down"
        }
    }
}

final class Badge {
    var text = ""
    init(bus: EventBus) {
        bus.on(LoggedIn.self, owner: self) { [unowned self] in self.text = $0.user.capitalized }
        bus.on(owner: self) { [weak self] (event: Connection) in self?.text += " [\(event)]" }
    }
    deinit { print("badge gone") }
}

let bus = EventBus.shared
bus.use { event in
    if let login = event as? LoggedIn, login.user.isEmpty { return nil }
    return event
}
bus.use { event in
    guard var tick = event as? Tick else { return event }
    tick.n *= 10
    return tick
}
var badge: Badge? = Badge(bus: bus)
bus.post(LoggedIn(user: "ann lee"))
bus.post(LoggedIn(user: ""))
bus.post(Connection.up(speed: 54), sticky: true)
print(badge?.text ?? "-")
badge = nil
bus.post(Connection.down, sticky: true)
print(bus.count(of: Connection.self), bus.count(of: LoggedIn.self), bus[last: Connection.self].map(String.init(describing:)) ?? "none")

let q = DispatchQueue(label: "ticks")
let token = bus.on(Tick.self, delivery: .queue(q)) { print("tick", $0.n) }
for n in 1...3 { bus.post(Tick(n: n)) }
q.sync {}
bus.off(token)
bus.post(Tick(n: 4))
bus.on { (c: Connection) in print("late subscriber sees", c) }
DispatchQueue.global().async {
    bus.on(Tick.self, delivery: .main) { _ in
        print("on main:", Thread.isMainThread)
        exit(EXIT_SUCCESS)
    }
    bus.post(Tick(n: 5))
}
print(LoggedIn.name, Connection.name, Tick.name)
RunLoop.main.run()
