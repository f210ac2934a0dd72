// programs: an analytics client: sessions, an event queue with a cap, uploads in order with retries and flush on threshold
import Foundation

enum Property: CustomStringConvertible, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    case string(String)
    case int(Int)
    case bool(Bool)

    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .int(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }

    var description: String {
        switch self {
        case .string(let s): return "'\(s)'"
        case .int(let i): return String(i)
        case .bool(let b): return b ? "yes" : "no"
        }
    }
}

typealias Properties = [String: Property]

struct AnalyticsEvent {
    let name: String
    let session: Int
    var properties: Properties

    var line: String {
        let list = properties.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return "\(session)/\(name)" + (list.isEmpty ? "" : "{" + list.joined(separator: ",") + "}")
    }
}

protocol Uploading {
    func upload(_ events: [AnalyticsEvent], completion: @escaping (Bool) -> Void)
}

final class FakeBackend: Uploading {
    private let queue = DispatchQueue(label: "backend")
    private var outcomes: [Bool]
    private(set) var received: [AnalyticsEvent] = []
    private(set) var attempts: [Int] = []

    init(outcomes: [Bool]) { self.outcomes = outcomes }

    func upload(_ events: [AnalyticsEvent], completion: @escaping (Bool) -> Void) {
        queue.asyncAfter(deadline: .now() + .milliseconds(5)) {
            let ok = self.outcomes.isEmpty ? true : self.outcomes.removeFirst()
            self.attempts.append(events.count)
            if ok { self.received += events }
            completion(ok)
        }
    }
}

final class Analytics {
    struct Configuration {
        let threshold: Int
        let capacity: Int
        let maxRetries: Int
        static let standard = Configuration(threshold: 3, capacity: 6, maxRetries: 2)
    }

    enum UploadState: Equatable {
        case idle
        case uploading(count: Int, attempt: Int)
    }

    private let configuration: Configuration
    private let uploader: Uploading
    private let queue = DispatchQueue(label: "analytics")
    private var pending: [AnalyticsEvent] = []
    private var superProperties: Properties = [:]
    private var session = 0
    private var state = UploadState.idle
    private var dropped = 0
    private var middlewares: [(AnalyticsEvent) -> AnalyticsEvent?] = []
    private var waiters: [() -> Void] = []

    init(_ configuration: Configuration = .standard, uploader: Uploading) {
        self.configuration = configuration
        self.uploader = uploader
    }

    func startSession(_ properties: Properties = [:]) {
        queue.async {
            self.session += 1
            self.superProperties = properties
        }
    }

    func use(_ middleware: @escaping (AnalyticsEvent) -> AnalyticsEvent?) {
        queue.async { self.middlewares.append(middleware) }
    }

    func track(_ name: String, _ properties: Properties = [:]) {
        queue.async { [self] in
            let merged = superProperties.merging(properties) { _, new in new }
            let raw = AnalyticsEvent(name: name, session: session, properties: merged)
            guard let event = middlewares.reduce(Optional(raw), { event, step in event.flatMap(step) }) else { return }
            pending.append(event)
            if pending.count > configuration.capacity {
                let overflow = pending.count - configuration.capacity
                pending.removeFirst(overflow)
                dropped += overflow
            }
            if pending.count >= configuration.threshold { uploadIfIdle() }
        }
    }

    func flush() { queue.async { self.uploadIfIdle() } }

    private func uploadIfIdle() {
        guard state == .idle, !pending.isEmpty else { return }
        let batch = pending
        pending = []
        send(batch, attempt: 0)
    }

    private func send(_ batch: [AnalyticsEvent], attempt: Int) {
        state = .uploading(count: batch.count, attempt: attempt)
        uploader.upload(batch) { [weak self] ok in
            self?.queue.async {
                self?.finished(batch, attempt, ok)
            }
        }
    }

    private func finished(_ batch: [AnalyticsEvent], _ attempt: Int, _ ok: Bool) {
        if ok {
            state = .idle
            if pending.count >= configuration.threshold { uploadIfIdle() }
        } else if attempt < configuration.maxRetries {
            return send(batch, attempt: attempt + 1)
        } else {
            state = .idle
            dropped += batch.count
        }
        if state == .idle {
            waiters.forEach { $0() }
            waiters = []
        }
    }

    func waitUntilIdle() {
        let semaphore = DispatchSemaphore(value: 0)
        queue.async {
            if case .idle = self.state { semaphore.signal() } else { self.waiters.append { semaphore.signal() } }
        }
        semaphore.wait()
    }

    var summary: String { queue.sync { "pending \(pending.count), dropped \(dropped), state \(state)" } }
}

let backend = FakeBackend(outcomes: [true, false, false, true, false, false, false])
let analytics = Analytics(uploader: backend)

analytics.use { event in event.name.hasPrefix("_") ? nil : event }
analytics.use { event in
    var copy = event
    if copy.properties.removeValue(forKey: "password") != nil { copy.properties["redacted"] = true }
    return copy
}

analytics.startSession(["app": "demo", "build": 7])
analytics.track("open")
analytics.track("_internal")
analytics.track("login", ["user": "ann", "password": "secret"])
print(analytics.summary)
analytics.track("tap", ["button": "buy", "build": 8])
analytics.waitUntilIdle()
print(analytics.summary)

for i in 1...10 { analytics.track("scroll", ["y": .int(i * 100)]) }
analytics.waitUntilIdle()
print(analytics.summary)
analytics.flush()
analytics.waitUntilIdle()

analytics.startSession()
analytics.track("resume")
analytics.flush()
analytics.waitUntilIdle()
print(analytics.summary)
analytics.track("close", ["clean": true])
analytics.flush()
analytics.waitUntilIdle()
print(analytics.summary)

print("attempts", backend.attempts)
backend.received.forEach { print($0.line) }
