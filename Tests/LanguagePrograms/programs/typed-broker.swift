import Foundation

// Pub/sub broker, type-erased handlers with priorities, weak subscribers, replay and backpressure
public protocol Topic { associatedtype Payload; static var name: String { get } }
public enum DeliveryMode { case sync, async(DispatchQueue), coalesced(DispatchQueue, window: DispatchTimeInterval) }
public struct Priority: RawRepresentable, Comparable, ExpressibleByIntegerLiteral {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(integerLiteral value: IntegerLiteralType) { self.init(rawValue: value) }
    public static func < (l: Priority, r: Priority) -> Bool { l.rawValue < r.rawValue }
    public static let high: Priority = 100, normal: Priority = 50, low: Priority = 0
}
private class AnySubscription {
    let priority: Priority
    private(set) weak var owner: AnyObject?
    init(_ priority: Priority, _ owner: AnyObject) { self.priority = priority; self.owner = owner }
    func deliver(_ payload: Any) { fatalError("abstract") }
    var isAlive: Bool { owner != nil }
}
private final class Subscription<Owner: AnyObject, Payload>: AnySubscription {
    let mode: DeliveryMode
    let handler: (Owner) -> (Payload) -> Void
    private var pending: Payload?
    private let lock = NSLock()
    init(_ owner: Owner, _ mode: DeliveryMode, _ priority: Priority, _ handler: @escaping (Owner) -> (Payload) -> Void) {
        self.mode = mode
        self.handler = handler
        super.init(priority, owner)
    }
    override func deliver(_ payload: Any) {
        guard let payload = payload as? Payload, let owner = owner as? Owner else { return }
        switch mode {
        case .sync: handler(owner)(payload)
        case .async(let queue): queue.async { [handler] in handler(owner)(payload) }
        case let .coalesced(queue, window):
            lock.lock(); defer { lock.unlock() }
            let isFirst = pending == nil
            pending = payload
            guard isFirst else { return }
            queue.asyncAfter(deadline: .now() + window) { [weak self] in
                guard let self, let owner = self.owner as? Owner else { return }
                let latest = self.lock.withLock { () -> Payload? in defer { self.pending = nil }; return self.pending }
                latest.map(self.handler(owner))
            }
        }
    }
}
public final class Broker {
    private let queue = DispatchQueue(label: "broker", attributes: .concurrent)
    private var subscriptions: [String: [AnySubscription]] = [:]
    private var replay: [String: Any] = [:]
    public init() {}
    public func subscribe<T: Topic, Owner: AnyObject>(_ topic: T.Type, _ owner: Owner, mode: DeliveryMode = .sync, priority: Priority = .normal,
                                                     replaying: Bool = false, _ handler: @escaping (Owner) -> (T.Payload) -> Void) {
        let subscription = Subscription(owner, mode, priority, handler)
        queue.sync(flags: .barrier) {
            subscriptions[topic.name, default: []].append(subscription)
            subscriptions[topic.name]?.sort { $0.priority > $1.priority }
        }
        if replaying, let last = queue.sync(execute: { replay[T.name] }) { subscription.deliver(last) }
    }
    public func publish<T: Topic>(_ topic: T.Type, _ payload: T.Payload) {
        let live = queue.sync(flags: .barrier) { () -> [AnySubscription] in
            replay[T.name] = payload
            subscriptions[T.name]?.removeAll { !$0.isAlive }
            return subscriptions[T.name] ?? []
        }
        for subscription in live { subscription.deliver(payload) }
    }
    public func count<T: Topic>(of topic: T.Type) -> Int { queue.sync { subscriptions[T.name]?.count ?? 0 } }
}
extension Broker {
    func publish<T: Topic>(_ topic: T.Type) where T.Payload == Void { publish(topic, ()) }
    subscript<T: Topic>(topic: T.Type) -> T.Payload? { queue.sync { replay[T.name] as? T.Payload } }
}

enum PriceChanged: Topic { typealias Payload = (symbol: String, price: Double); static let name = "price" }
enum Closed: Topic { typealias Payload = Void; static var name: String { "\(Self.self)".lowercased() } }
class Display {
    let title: String
    private(set) var shown: [String] = []
    init(_ title: String) { self.title = title }
    deinit { print("deinit", title) }
    func show(_ change: PriceChanged.Payload) { shown.append("\(change.symbol) \(change.price)"); print(title, shown.last!) }
    func close() { print(title, "closed") }
}
final class Board: Display { override func show(_ change: PriceChanged.Payload) { if change.price >= 10 { super.show(change) } } }

let broker = Broker(), ui = DispatchQueue(label: "ui")
let ticker = Display("ticker")
var board: Board? = Board("board")
broker.subscribe(PriceChanged.self, ticker, Display.show)
broker.subscribe(PriceChanged.self, board!, priority: .high) { board in { board.show($0) } }
broker.subscribe(PriceChanged.self, board!, priority: .high) { (b: Board) in { (c: PriceChanged.Payload) in b.show(c) } }
broker.publish(PriceChanged.self, ("ACME", 9.5))
broker.publish(PriceChanged.self, ("ACME", 12))
let chart = Display("chart")
broker.subscribe(PriceChanged.self, chart, mode: .coalesced(ui, window: .milliseconds(50)), priority: .low, replaying: true, Display.show)
for n in 1...5 { broker.publish(PriceChanged.self, (symbol: "N", price: Double(n))) }
broker.publish(Closed.self)
board = nil
broker.publish(PriceChanged.self, ("LAST", 1))
Thread.sleep(forTimeInterval: 0.2)
ui.sync {}
print(broker.count(of: PriceChanged.self), broker[PriceChanged.self]?.symbol ?? "-", broker[Closed.self] != nil, chart.shown)
print(Priority.high > .normal, Priority(rawValue: 3), max(.low, 7 as Priority).rawValue)
