// programs: a connection as a state machine with back-off, heartbeats and an outbox
import Foundation

enum Effect: Equatable {
    case open, close, send(String), schedule(after: Int, Event), notify(String)
}

indirect enum Event: Equatable {
    case connect, opened, closed(code: Int), message(String), enqueue(String), tick, retry(attempt: Int)
}

enum Phase: Equatable, CustomStringConvertible {
    case offline
    case connecting(attempt: Int)
    case online(since: Int, pings: Int)
    case waiting(attempt: Int)
    case dead

    var description: String {
        switch self {
        case .offline: return "offline"
        case .connecting(attempt: 1): return "connecting"
        case .connecting(let attempt): return "connecting (attempt \(attempt))"
        case .online(_, let pings) where pings > 0: return "online with ping\(pings < 0 ? "" : "s")"
        case .online: return "online"
        case let .waiting(attempt): return "waiting after attempt \(attempt)"
        case .dead: return "dead"
        }
    }
}

struct Session {
    static let maxAttempts = 3
    private(set) var phase = Phase.offline
    private(set) var outbox: [String] = []
    var time = 0

    static func backoff(_ attempt: Int) -> Int { min(10 * (1 << attempt), 50) }

    mutating func handle(_ event: Event) -> [Effect] {
        switch (phase, event) {
        case (.offline, .connect):
            phase = .connecting(attempt: 1)
            return [.open]
        case (.connecting, .opened):
            phase = .online(since: time, pings: 0)
            defer { outbox.removeAll() }
            return outbox.map(Effect.send) + [.schedule(after: 15, .tick), .notify("hello")]
        case (.connecting(let attempt), .closed), (.waiting(let attempt), .closed):
            guard attempt < Self.maxAttempts else {
                phase = .dead
                return [.notify("gave up after \(attempt)")]
            }
            phase = .waiting(attempt: attempt)
            return [.schedule(after: Self.backoff(attempt), .retry(attempt: attempt + 1))]
        case (.waiting(let attempt), .retry(let next)) where next == attempt + 1:
            phase = .connecting(attempt: next)
            return [.open]
        case (.online(let since, let pings), .tick):
            phase = .online(since: since, pings: pings + 1)
            return [.send("ping"), .schedule(after: 15, .tick)]
        case (.online, .enqueue(let text)): return [.send(text)]
        case (.online, .message("bye")):
            phase = .offline
            return [.close, .notify("closed politely")]
        case (.online, .message(let text)): return [.notify("got \(text)")]
        case (.online, .closed(let code)):
            phase = .waiting(attempt: 1)
            return [.notify("lost with \(code)"), .schedule(after: Self.backoff(1), .retry(attempt: 2))]
        case (_, .enqueue(let text)):
            outbox.append(text)
            return []
        default: return []
        }
    }
}

protocol Transport: AnyObject {
    var onEvent: ((Event) -> Void)? { get set }
    func open()
    func send(_ text: String)
    func close()
}

final class ScriptedTransport: Transport {
    var onEvent: ((Event) -> Void)?
    private var script: [Event]
    private(set) var sent: [String] = []
    private let queue = DispatchQueue(label: "transport")
    init(script: [Event]) { self.script = script }

    func open() {
        queue.asyncAfter(deadline: .now() + .milliseconds(16)) {
            let next = self.script.isEmpty ? Event.closed(code: 1006) : self.script.removeFirst()
            self.onEvent?(next)
        }
    }

    func send(_ text: String) { queue.async { self.sent.append(text) } }
    func close() {}
    func receive(_ event: Event, after milliseconds: Int) {
        queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds * 4)) { self.onEvent?(event) }
    }
    var log: [String] { queue.sync { sent } }
}

final class Driver {
    private let queue = DispatchQueue(label: "driver")
    private var session = Session()
    private let transport: Transport
    private var timers: [Int: DispatchSourceTimer] = [:]
    private var nextTimer = 0
    private var phases: [String] = []
    private var notes: [String] = []

    init(_ transport: Transport) {
        self.transport = transport
        transport.onEvent = { [weak self] in self?.handle($0) }
    }

    func handle(_ event: Event) { queue.async { self.process(event) } }

    private func process(_ event: Event) {
        let effects = session.handle(event)
        if phases.last != session.phase.description { phases.append(session.phase.description) }
        effects.forEach(run)
    }

    private func run(_ effect: Effect) {
        switch effect {
        case .open: transport.open()
        case .close: transport.close()
        case .send(let text): transport.send(text)
        case .notify(let text): notes.append(text)
        case .schedule(let delay, let event):
            let id = nextTimer
            nextTimer += 1
            let timer = DispatchSource.makeTimerSource(queue: queue)
            timer.schedule(deadline: .now() + .milliseconds(delay * 4))
            timer.setEventHandler { [weak self] in
                self?.timers.removeValue(forKey: id)?.cancel()
                self?.process(event)
            }
            timers[id] = timer
            timer.resume()
        }
    }

    func stop() -> (phases: [String], notes: [String], waiting: Int) {
        queue.sync {
            defer {
                timers.values.forEach { $0.cancel() }
                timers = [:]
            }
            return (phases, notes, timers.count)
        }
    }
}

let transport = ScriptedTransport(script: [.closed(code: 500), .opened, .opened])
let driver = Driver(transport)
driver.handle(.enqueue("early"))
driver.handle(.connect)
Thread.sleep(forTimeInterval: 0.28)
driver.handle(.enqueue("late"))
transport.receive(.message("news"), after: 1)
transport.receive(.closed(code: 1001), after: 5)
Thread.sleep(forTimeInterval: 0.18)
transport.receive(.message("bye"), after: 0)
Thread.sleep(forTimeInterval: 0.04)
let end = driver.stop()
print(end.phases.joined(separator: " > "))
print(end.notes, end.waiting <= 1)
print(transport.log.filter { $0 != "ping" })

let broken = Driver(ScriptedTransport(script: []))
broken.handle(.connect)
Thread.sleep(forTimeInterval: 0.6)
print(broken.stop())
