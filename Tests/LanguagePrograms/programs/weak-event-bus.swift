// programs: an event bus with typed topics, weak owners, disposable tokens and a dispose bag
import Foundation

protocol Event {
    static var topic: String { get }
}

extension Event {
    static var topic: String { String(describing: Self.self) }
}

struct UserLoggedIn: Event { let name: String }
struct MessageReceived: Event {
    let from: String
    let text: String
}
struct Tick: Event {
    static let topic = "system.tick"
    let n: Int
}

final class Token {
    private var dispose: (() -> Void)?
    init(_ dispose: @escaping () -> Void) { self.dispose = dispose }
    func cancel() {
        dispose?()
        dispose = nil
    }
    deinit { cancel() }
}

final class Bag {
    private var tokens: [Token] = []
    func insert(_ token: Token) { tokens.append(token) }
    func empty() { tokens.removeAll() }
}

extension Token {
    func stored(in bag: Bag) { bag.insert(self) }
}

final class EventBus {
    static let shared = EventBus()
    private struct Handler {
        let id: Int
        weak var owner: AnyObject?
        let call: (Event) -> Void
    }

    private let queue = DispatchQueue(label: "bus")
    private var handlers: [String: [Handler]] = [:]
    private var lastID = 0

    func on<E: Event, Owner: AnyObject>(_ type: E.Type, owner: Owner, _ body: @escaping (Owner, E) -> Void) -> Token {
        queue.sync {
            lastID += 1
            let id = lastID
            let handler = Handler(id: id, owner: owner) { [weak owner] event in
                guard let owner = owner, let event = event as? E else { return }
                body(owner, event)
            }
            handlers[E.topic, default: []].append(handler)
            return Token { [weak self] in self?.remove(id, E.topic) }
        }
    }

    private func remove(_ id: Int, _ topic: String) {
        queue.async { self.handlers[topic]?.removeAll { $0.id == id } }
    }

    func post<E: Event>(_ event: E) {
        queue.async {
            self.handlers[E.topic]?.removeAll { $0.owner == nil }
            self.handlers[E.topic]?.forEach { $0.call(event) }
        }
    }

    func flush() { queue.sync {} }

    func summary() -> String {
        queue.sync {
            handlers.sorted { $0.key < $1.key }
                .map { "\($0.key)=\($0.value.count)" }
                .joined(separator: " ")
        }
    }
}

final class Badge {
    private let bag = Bag()
    private(set) var unread = 0
    init(bus: EventBus) {
        bus.on(MessageReceived.self, owner: self) { badge, message in
            badge.unread += 1
            print("badge: \(badge.unread) unread, last from \(message.from)")
        }.stored(in: bag)
        bus.on(UserLoggedIn.self, owner: self) { badge, _ in
            badge.unread = 0
        }.stored(in: bag)
    }
    deinit { print("badge deinit") }
}

final class Clock {
    var ticks: [Int] = []
    var token: Token?
}

let bus = EventBus.shared
var badge: Badge? = Badge(bus: bus)
let clock = Clock()
clock.token = bus.on(Tick.self, owner: clock) { $0.ticks.append($1.n) }

print(bus.summary())
bus.post(MessageReceived(from: "ann", text: "hi"))
bus.post(MessageReceived(from: "bob", text: "yo"))
bus.post(UserLoggedIn(name: "carl"))
bus.post(MessageReceived(from: "dan", text: "hey"))
for n in 1...3 { bus.post(Tick(n: n)) }
bus.flush()
print("ticks", clock.ticks, "unread", badge?.unread ?? -1)

badge = nil
bus.flush()
print(bus.summary())
bus.post(MessageReceived(from: "eve", text: "anyone?"))

clock.token?.cancel()
bus.post(Tick(n: 4))
bus.flush()
print("ticks", clock.ticks)
print(bus.summary())
