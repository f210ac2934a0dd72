import Foundation

// NotificationCenter for grown-ups: an event bus with weak boxes and tokens.

protocol Event {
    static var name: String { get }
}
extension Event {
    static var name: String { String(describing: Self.self) }
}

struct WeakBox<T: AnyObject> {
    weak var value: T?
    init(_ value: T) { self.value = value }
}

final class SubscriptionToken {
    private let onCancel: () -> Void
    init(_ onCancel: @escaping () -> Void) { self.onCancel = onCancel }
    func store(in bag: inout [SubscriptionToken]) { bag.append(self) }
    deinit { onCancel() }
}

final class EventBus {
    static let `default` = EventBus()

    private class AnySubscriber {
        let id = UUID()
        func receive(_ event: Event) { preconditionFailure("abstract") }
        var isAlive: Bool { true }
    }
    private final class Subscriber<Owner: AnyObject, E: Event>: AnySubscriber {
        private let owner: WeakBox<Owner>
        private let queue: DispatchQueue?
        private let handler: (Owner, E) -> Void

        init(owner: Owner, queue: DispatchQueue?, handler: @escaping (Owner, E) -> Void) {
            self.owner = WeakBox(owner)
            self.queue = queue
            self.handler = handler
        }
        override var isAlive: Bool { owner.value != nil }
        override func receive(_ event: Event) {
            guard let event = event as? E else { return }
            let deliver = { [owner, handler] in
                guard let strong = owner.value else { return }
                handler(strong, event)
            }
            if let queue = queue { queue.async(execute: deliver) } else { deliver() }
        }
    }

    private var subscribers: [String: [AnySubscriber]] = [:]
    private let queue = DispatchQueue(label: "bus", attributes: .concurrent)

    func on<E: Event, Owner: AnyObject>(
        _ type: E.Type,
        owner: Owner,
        queue: DispatchQueue? = nil,
        perform handler: @escaping (Owner, E) -> Void
    ) -> SubscriptionToken {
        let subscriber = Subscriber(owner: owner, queue: queue, handler: handler)
        self.queue.sync(flags: .barrier) { subscribers[E.name, default: []].append(subscriber) }
        let id = subscriber.id
        return SubscriptionToken { [weak self] in
            self?.queue.async(flags: .barrier) {
                self?.subscribers[E.name]?.removeAll { $0.id == id }
            }
        }
    }

    func post<E: Event>(_ event: E) {
        let receivers = queue.sync { subscribers[type(of: event).name] ?? [] }
        for receiver in receivers { receiver.receive(event) }
        if receivers.contains(where: { !$0.isAlive }) { sweep() }
    }

    private func sweep() {
        queue.async(flags: .barrier) { [self] in
            subscribers = subscribers.mapValues { $0.filter(\.isAlive) }.filter { !$0.value.isEmpty }
        }
    }

    var census: [(name: String, count: Int)] {
        queue.sync { subscribers.map { (name: $0.key, count: $0.value.count) }.sorted { $0.name < $1.name } }
    }
}

struct UserLoggedIn: Event { let id: Int; var name: String? = nil }
struct ItemAdded<Item>: Event { let item: Item; static var name: String { "ItemAdded<\(Item.self)>" } }
enum Lifecycle: Event { case foreground, background(since: TimeInterval) }

class Screen {
    let title: String
    var tokens: [SubscriptionToken] = []
    init(_ title: String, bus: EventBus = .default) {
        self.title = title
        bus.on(UserLoggedIn.self, owner: self) { screen, event in
            print("[\(screen.title)] hello \(event.name ?? "user \(event.id)")")
        }.store(in: &tokens)
        bus.on(ItemAdded<String>.self, owner: self, queue: .main) { $0.show($1.item) }.store(in: &tokens)
    }
    func show(_ item: String) { print("[\(title)] + \(item)") }
    deinit { print("[\(title)] closed") }
}

final class Badge {
    private(set) var count = 0
    lazy var token = EventBus.default.on(ItemAdded<Int>.self, owner: self) { badge, added in badge.count += added.item }
}

var screens: [Screen?] = ["Home", "Cart"].map { Screen($0) }
let badge = Badge()
_ = badge.token
EventBus.default.post(UserLoggedIn(id: 7))
EventBus.default.post(ItemAdded(item: "apple"))
EventBus.default.post(ItemAdded(item: 3))
EventBus.default.post(ItemAdded(item: 4))
print("badge", badge.count)

DispatchQueue.main.async {
    screens[1] = nil
    EventBus.default.post(UserLoggedIn(id: 8, name: "Anna"))
    EventBus.default.post(Lifecycle.background(since: 2.5))
    for (name, count) in EventBus.default.census { print(name, count) }
    let lifecycle = EventBus.default.on(Lifecycle.self, owner: badge) { (_, event: Lifecycle) in
        switch event {
        case .foreground: print("foreground")
        case .background(let seconds) where seconds > 1: print("long in background: \(seconds)")
        case .background: print("short")
        }
    }
    withExtendedLifetime(lifecycle) {
        EventBus.default.post(Lifecycle.background(since: 2.5))
        EventBus.default.post(Lifecycle.foreground)
    }
    exit(0)
}
dispatchMain()
