// A reliable message queue: producers, consumers with acks, redelivery by timers, dead letters, backpressure.
import Foundation

struct Message<Body>: Identifiable {
    let id: Int
    let body: Body
    fileprivate(set) var deliveries = 0
    let enqueued: DispatchTime
}

enum Acknowledgement { case done, retry(after: DispatchTimeInterval), reject(String) }

protocol MessageHandler { associatedtype Body; func handle(_ message: Message<Body>) throws -> Acknowledgement }
struct ClosureHandler<Body>: MessageHandler {
    let body: (Message<Body>) throws -> Acknowledgement
    func handle(_ message: Message<Body>) throws -> Acknowledgement { try body(message) }
}
struct AnyHandler<Body> {
    private let _handle: (Message<Body>) throws -> Acknowledgement
    init<H: MessageHandler>(_ handler: H) where H.Body == Body { _handle = handler.handle }
    func callAsFunction(_ message: Message<Body>) throws -> Acknowledgement { try _handle(message) }
}

final class MessageQueue<Body> {
    struct Limits { var capacity = 4, maxDeliveries = 3, visibility = DispatchTimeInterval.milliseconds(100) }
    enum Event: Equatable { case delivered(Int, Int), acked(Int), dead(Int, String), dropped }

    private let limits: Limits
    private let lock = NSCondition()
    private var ready: [Message<Body>] = []
    private var inFlight: [Int: (message: Message<Body>, timeout: DispatchWorkItem)] = [:]
    private var nextID = 1
    private var closed = false
    private(set) var events: [Event] = []
    private let timers = DispatchQueue(label: "timers")
    private let workers: DispatchQueue
    private let consumers = DispatchGroup()

    init(label: String, limits: Limits = .init()) {
        self.limits = limits
        workers = DispatchQueue(label: label, attributes: .concurrent)
    }

    @discardableResult
    func send(_ body: Body, timeout: TimeInterval = .infinity) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        let limit = timeout.isFinite ? Date(timeIntervalSinceNow: timeout) : .distantFuture
        while ready.count >= limits.capacity {
            guard lock.wait(until: limit) else { events.append(.dropped); return false }
        }
        ready.append(Message(id: nextID, body: body, enqueued: .now()))
        nextID += 1
        lock.broadcast()
        return true
    }

    private func receive() -> Message<Body>? {
        lock.lock()
        defer { lock.unlock() }
        while ready.isEmpty {
            if closed && inFlight.isEmpty { return nil }
            lock.wait()
        }
        var message = ready.removeFirst()
        message.deliveries += 1
        let (id, count) = (message.id, message.deliveries)
        events.append(.delivered(id, count))
        let timeout = DispatchWorkItem { [weak self] in self?.settle(id, .retry(after: .never)) }
        inFlight[id] = (message, timeout)
        timers.asyncAfter(deadline: .now() + limits.visibility, execute: timeout)
        lock.broadcast()
        return message
    }

    private func settle(_ id: Int, _ outcome: Acknowledgement) {
        lock.lock()
        defer { lock.broadcast(); lock.unlock() }
        guard let (message, timeout) = inFlight.removeValue(forKey: id) else { return }
        timeout.cancel()
        switch outcome {
        case .done: events.append(.acked(id))
        case .reject(let reason): events.append(.dead(id, reason))
        case .retry where message.deliveries >= limits.maxDeliveries: events.append(.dead(id, "too often"))
        case .retry(.never): ready.insert(message, at: 0)
        case .retry(let delay):
            inFlight[-id] = (message, DispatchWorkItem {})
            timers.asyncAfter(deadline: .now() + delay) { [self] in
                lock.withLock { inFlight[-id] = nil; ready.append(message); lock.broadcast() }
            }
        }
    }

    func consume<H: MessageHandler>(count: Int = 1, with handler: H) where H.Body == Body {
        let handler = AnyHandler(handler)
        for _ in 0..<count {
            workers.async(group: consumers) { [self] in
                while let message = receive() {
                    do { settle(message.id, try handler(message)) } catch { settle(message.id, .reject("\(error)")) }
                }
            }
        }
    }

    func close() -> [Event] {
        lock.withLock { closed = true; lock.broadcast() }
        consumers.wait()
        return lock.withLock { events }
    }
}

struct Poison: Error, CustomStringConvertible { let word: String; var description: String { "poison \(word)" } }
var limits = MessageQueue<String>.Limits()
limits.maxDeliveries = 2
limits.capacity = 2
let queue = MessageQueue<String>(label: "mail", limits: limits)
print(queue.send("a"), queue.send("b", timeout: 0.01), queue.send("lost", timeout: 0.02))
queue.consume(with: ClosureHandler<String> { message in
    switch (message.body, message.deliveries) {
    case ("b", 1): return .retry(after: .milliseconds(30))
    case ("never", _): return .retry(after: .milliseconds(10))
    case ("bad", _): throw Poison(word: message.body)
    case ("slow", 1): Thread.sleep(forTimeInterval: 0.15); return .done
    default: return .done
    }
})
Thread.sleep(forTimeInterval: 0.08)
for body in ["never", "bad", "slow"] { queue.send(body); Thread.sleep(forTimeInterval: 0.05) }
for event in queue.close() {
    switch event {
    case let .delivered(id, n) where n > 1: print("redelivered \(id)")
    case .delivered: continue
    case .acked(let id): print("acked \(id)")
    case let .dead(id, reason): print("dead \(id): \(reason)")
    case .dropped: print("dropped")
    }
}
