// programs: event sourcing with CQRS: commands, an append-only store, projections and snapshots
import Foundation

enum AccountEvent: Equatable {
    case opened(owner: String)
    case deposited(Int)
    case withdrawn(Int)
    case closed
}

enum Command {
    case open(owner: String)
    case deposit(Int)
    case withdraw(Int)
    case close
}

enum DomainError: Error, Equatable {
    case notOpen
    case alreadyOpen
    case insufficient(balance: Int, wanted: Int)
    case conflict(expected: Int, actual: Int)
}

struct Account {
    private(set) var owner: String?
    private(set) var balance = 0
    private(set) var isOpen = false
    private(set) var version = 0

    mutating func apply(_ event: AccountEvent) {
        switch event {
        case .opened(let owner): (self.owner, isOpen) = (owner, true)
        case .deposited(let amount): balance += amount
        case .withdrawn(let amount): balance -= amount
        case .closed: isOpen = false
        }
        version += 1
    }

    func handle(_ command: Command) throws -> [AccountEvent] {
        switch (command, isOpen) {
        case (.open(let owner), false): return [.opened(owner: owner)]
        case (.open, true): throw DomainError.alreadyOpen
        case (_, false): throw DomainError.notOpen
        case (.deposit(let amount), true): return amount > 0 ? [.deposited(amount)] : []
        case (.withdraw(let amount), true) where amount <= balance: return [.withdrawn(amount)]
        case (.withdraw(let amount), true): throw DomainError.insufficient(balance: balance, wanted: amount)
        case (.close, true): return balance > 0 ? [.withdrawn(balance), .closed] : [.closed]
        }
    }
}

struct Envelope {
    let stream: String
    let sequence: Int
    let position: Int
    let event: AccountEvent
}

final class EventStore {
    private let queue = DispatchQueue(label: "events")
    private let delivery = DispatchQueue(label: "events.delivery")
    private var streams: [String: [Envelope]] = [:]
    private var position = 0
    private var projections: [(Envelope) -> Void] = []

    func append(_ events: [AccountEvent], to stream: String, expecting version: Int) throws {
        try queue.sync {
            let actual = streams[stream]?.count ?? 0
            guard actual == version else { throw DomainError.conflict(expected: version, actual: actual) }
            for event in events {
                position += 1
                let envelope = Envelope(stream: stream, sequence: streams[stream, default: []].count,
                                        position: position, event: event)
                streams[stream, default: []].append(envelope)
                for projection in projections {
                    delivery.async { projection(envelope) }
                }
            }
        }
    }

    func load(_ stream: String, from start: Int = 0) -> ArraySlice<Envelope> {
        queue.sync { (streams[stream] ?? []).dropFirst(start) }
    }

    func project(_ body: @escaping (Envelope) -> Void) { queue.sync { projections.append(body) } }
    func drain() { delivery.sync {} }
    var total: Int { queue.sync { position } }
}

final class Accounts {
    private let store: EventStore
    private var snapshots: [String: Account] = [:]
    private let lock = NSLock()
    private(set) var replayed = 0

    init(store: EventStore) { self.store = store }

    func load(_ id: String) -> Account {
        lock.lock()
        defer { lock.unlock() }
        var account = snapshots[id] ?? Account()
        for envelope in store.load(id, from: account.version) {
            account.apply(envelope.event)
            replayed += 1
        }
        if account.version % 3 == 0 { snapshots[id] = account }
        return account
    }

    @discardableResult
    func execute(_ command: Command, on id: String) throws -> Account {
        while true {
            var account = load(id)
            let events = try account.handle(command)
            do {
                try store.append(events, to: id, expecting: account.version)
                events.forEach { account.apply($0) }
                return account
            } catch DomainError.conflict {
                continue
            }
        }
    }
}

let store = EventStore()
let accounts = Accounts(store: store)

var turnover: [String: Int] = [:]
var openCount = 0
store.project { envelope in
    switch envelope.event {
    case .deposited(let n), .withdrawn(let n): turnover[envelope.stream, default: 0] += n
    case .opened, .closed: break
    }
}
store.project { envelope in
    if case .opened = envelope.event { openCount += 1 } else if envelope.event == .closed { openCount -= 1 }
}

func attempt(_ command: Command, _ id: String) {
    do {
        let account = try accounts.execute(command, on: id)
        print("\(id): \(command) -> balance \(account.balance), v\(account.version)")
    } catch {
        print("\(id): \(command) refused: \(error)")
    }
}

attempt(.deposit(5), "a1")
attempt(.open(owner: "ann"), "a1")
attempt(.open(owner: "eve"), "a1")
attempt(.deposit(100), "a1")
attempt(.withdraw(130), "a1")
attempt(.withdraw(30), "a1")
attempt(.open(owner: "bob"), "b2")

DispatchQueue.concurrentPerform(iterations: 20) { i in
    _ = try? accounts.execute(.deposit(i), on: "b2")
}
print("b2 balance", accounts.load("b2").balance, "version", accounts.load("b2").version)
attempt(.close, "a1")
attempt(.deposit(1), "a1")

do {
    try store.append([.deposited(1)], to: "b2", expecting: 3)
} catch let error as DomainError {
    print(error == .conflict(expected: 3, actual: 20) ? "stale write refused" : "\(error)")
}

store.drain()
print("turnover", turnover.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
print("open", openCount, "events", store.total)
print(store.load("a1").map { "\($0.sequence)@\($0.position) \($0.event)" }.joined(separator: "\n"))
