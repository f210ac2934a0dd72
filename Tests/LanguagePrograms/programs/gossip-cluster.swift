// A cluster of nodes gossiping membership, generic over transport; heavy on generics constraints, typealiases, nested types.
import Foundation

protocol NodeIdentifying: Hashable, Comparable, CustomStringConvertible {}
extension String: NodeIdentifying {}

protocol Transport: AnyObject {
    associatedtype ID: NodeIdentifying
    associatedtype Message
    typealias Receiver = (_ from: ID, _ message: Message) -> Void
    func register(_ id: ID, receiver: @escaping Receiver)
    func send(_ message: Message, from: ID, to: ID)
}

final class InMemoryTransport<ID: NodeIdentifying, Message>: Transport {
    typealias Receiver = (_ from: ID, _ message: Message) -> Void
    private var receivers: [ID: Receiver] = [:]
    private let queue = DispatchQueue(label: "transport", attributes: .concurrent)
    private let delay: (ID, ID) -> DispatchTimeInterval?
    private(set) var sent = 0
    init(delay: @escaping (ID, ID) -> DispatchTimeInterval?) { self.delay = delay }
    func register(_ id: ID, receiver: @escaping Receiver) {
        queue.async(flags: .barrier) { self.receivers[id] = receiver }
    }
    func send(_ message: Message, from: ID, to: ID) {
        queue.async(flags: .barrier) { self.sent += 1 }
        guard let delay = delay(from, to) else { return }
        queue.asyncAfter(deadline: .now() + delay) { self.receivers[to]?(from, message) }
    }
}

struct VectorClock<ID: NodeIdentifying>: Equatable, CustomStringConvertible {
    private var entries: [ID: Int] = [:]
    init() {}
    mutating func tick(_ id: ID) { entries[id, default: 0] += 1 }
    mutating func merge(_ other: Self) { entries.merge(other.entries, uniquingKeysWith: max) }
    subscript(id: ID) -> Int { entries[id, default: 0] }
    enum Order { case before, after, equal, concurrent }
    func compare(_ other: VectorClock) -> Order {
        let keys = Set(entries.keys).union(other.entries.keys)
        switch (keys.contains { self[$0] < other[$0] }, keys.contains { self[$0] > other[$0] }) {
        case (false, false): return .equal
        case (true, false): return .before
        case (false, true): return .after
        case (true, true): return .concurrent
        }
    }
    var description: String { "<" + entries.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: " ") + ">" }
}

struct Envelope<ID: NodeIdentifying, Value> {
    enum Kind { case gossip([ID: Entry]), leave }
    struct Entry { var value: Value; var version: Int; var owner: ID }
    var kind: Kind
    var clock: VectorClock<ID>
}

final class Node<T: Transport, Value> where T.Message == Envelope<T.ID, Value> {
    typealias ID = T.ID
    typealias Entry = Envelope<ID, Value>.Entry
    let id: ID
    private let transport: T
    private let queue: DispatchQueue
    private var peers: [ID] = []
    private var state: [ID: Entry] = [:]
    private(set) var clock = VectorClock<ID>()
    private var timer: DispatchSourceTimer?
    private var onChange: ((Node, ID) -> Void)?

    init(_ id: ID, transport: T) {
        self.id = id
        self.transport = transport
        queue = DispatchQueue(label: "node.\(id)")
        transport.register(id) { [weak self] in self?.receive($1, from: $0) }
    }
    deinit { timer?.cancel() }

    func onChange(_ body: @escaping (Node, ID) -> Void) -> Self { onChange = body; return self }

    func join(_ others: ID..., every interval: Int) {
        queue.sync { peers = others.filter { $0 != id }.sorted() }
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + .milliseconds(interval), repeating: .milliseconds(interval))
        var round = 0
        timer.setEventHandler { [unowned self] in
            let peer = peers[round % peers.count]
            round += 1
            clock.tick(id)
            transport.send(.init(kind: .gossip(state), clock: clock), from: id, to: peer)
        }
        timer.activate()
        self.timer = timer
    }

    func publish(_ value: Value) {
        queue.sync {
            clock.tick(id)
            state[id] = Entry(value: value, version: clock[id], owner: id)
        }
    }

    private func receive(_ envelope: T.Message, from: ID) {
        queue.async { [self] in
            clock.merge(envelope.clock)
            switch envelope.kind {
            case .gossip(let entries):
                for (key, entry) in entries.sorted(by: { $0.key < $1.key }) where entry.version > state[key]?.version ?? 0 {
                    state[key] = entry
                    onChange?(self, key)
                }
            case .leave: peers.removeAll { $0 == from }
            }
        }
    }
    func stop() { queue.sync { timer?.cancel(); timer = nil } }
    func values<R>(_ transform: (Value) -> R) -> [ID: R] { queue.sync { state.mapValues { transform($0.value) } } }
}

typealias Cluster = InMemoryTransport<String, Envelope<String, Int>>
let transport = Cluster { from, to in Set([from, to]) == ["a", "c"] ? nil : .milliseconds(5) }
let learned = NSLock()
var journal: [String] = []
let nodes = ["a", "b", "c"].map { name in
    Node<Cluster, Int>(name, transport: transport).onChange { node, key in
        learned.lock(); defer { learned.unlock() }
        journal.append("\(node.id) learns \(key)")
    }
}
for (offset, node) in nodes.enumerated() { node.publish((offset + 1) * 100) }
for node in nodes { node.join("a", "b", "c", every: 30) }
Thread.sleep(forTimeInterval: 0.4)
nodes.forEach { $0.stop() }
for node in nodes { print(node.id, node.values { "\($0 / 100)" }.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: ",")) }
learned.withLock { print(journal.sorted().joined(separator: "; ")) }
var x = VectorClock<String>(), y = VectorClock<String>()
x.tick("p"); y.tick("q")
print(x.compare(y), x.compare(x), x, { (c: VectorClock<String>) in var d = c; d.merge(y); return d }(x))
