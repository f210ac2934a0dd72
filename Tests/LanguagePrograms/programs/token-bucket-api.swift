import Foundation

#if !canImport(Darwin)
let NSEC_PER_SEC: UInt64 = 1_000_000_000
let NSEC_PER_MSEC: UInt64 = 1_000_000
#endif

// A rate limiter for an API client: token bucket with a timer source, priorities, cancellation; tested by virtual instants.

public struct Rate: ExpressibleByStringLiteral, CustomStringConvertible {
    let count: Int, per: DispatchTimeInterval
    public init(_ count: Int, per: DispatchTimeInterval) { self.count = count; self.per = per }
    /// "10/s", "300/m"
    public init(stringLiteral value: StringLiteralType) {
        let parts = value.components(separatedBy: "/")
        count = Int(parts[0]) ?? 1
        switch parts.count > 1 ? parts[1] : "s" {
        case "ms": per = .milliseconds(1)
        case "m": per = .seconds(60)
        default: per = .seconds(1)
        }
    }
    public var description: String { "\(count) per \(per)" }
    var interval: DispatchTimeInterval {
        switch per {
        case .seconds(let s): return .nanoseconds(s * Int(NSEC_PER_SEC) / count)
        case .milliseconds(let ms): return .nanoseconds(ms * Int(NSEC_PER_MSEC) / count)
        case .microseconds(let us): return .nanoseconds(us * 1_000 / count)
        case .nanoseconds(let ns): return .nanoseconds(ns / count)
        default: return .never
        }
    }
}

public final class RateLimiter {
    public enum Priority: Int, Comparable, CaseIterable {
        case low = -1, normal, high
        public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
    }
    public enum Outcome: Equatable { case ran, rejected(reason: String), cancelled }

    public final class Ticket {
        fileprivate let serial: Int
        fileprivate let priority: Priority
        fileprivate var job: (() -> Void)?
        fileprivate var completion: ((Outcome) -> Void)?
        private weak var limiter: RateLimiter?
        fileprivate init(serial: Int, priority: Priority, limiter: RateLimiter, job: @escaping () -> Void, completion: ((Outcome) -> Void)?) {
            self.serial = serial; self.priority = priority; self.limiter = limiter
            self.job = job; self.completion = completion
        }
        public func cancel() {
            limiter?.queue.async { [weak limiter] in
                guard self.job != nil else { return }
                self.job = nil
                limiter?.waiting.removeAll { $0 === self }
                self.completion?(.cancelled)
                self.completion = nil
            }
        }
    }

    fileprivate let queue = DispatchQueue(label: "limiter")
    fileprivate var waiting: [Ticket] = []
    private var tokens: Int
    private let burst: Int, maxWaiting: Int
    private var timer: DispatchSourceTimer?
    private var serial = 0
    private let rate: Rate

    public init(rate: Rate, burst: Int = 1, maxWaiting: Int = .max) {
        (self.rate, self.burst, self.maxWaiting, tokens) = (rate, burst, maxWaiting, burst)
    }
    deinit { timer?.cancel() }

    @discardableResult
    public func submit(priority: Priority = .normal, completion: ((Outcome) -> Void)? = nil, _ job: @escaping () -> Void) -> Ticket {
        return queue.sync { () -> Ticket in
            serial += 1
            let ticket = Ticket(serial: serial, priority: priority, limiter: self, job: job, completion: completion)
            guard waiting.count < maxWaiting else {
                ticket.job = nil
                completion?(.rejected(reason: "\(waiting.count) waiting"))
                return ticket
            }
            let index = waiting.firstIndex { ($0.priority, -$0.serial) < (priority, -ticket.serial) } ?? waiting.endIndex
            waiting.insert(ticket, at: index)
            queue.async(execute: pump)
            return ticket
        }
    }

    private func pump() {
        while tokens > 0, let next = waiting.first {
            waiting.removeFirst()
            tokens -= 1
            next.job?()
            next.job = nil
            next.completion?(.ran)
        }
        waiting.isEmpty && tokens == burst ? stop() : start()
    }
    private func start() {
        guard timer == nil else { return }
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + rate.interval, repeating: rate.interval, leeway: .nanoseconds(0))
        timer.setEventHandler { [weak self] in
            guard let self = self else { return }
            self.tokens = min(self.burst, self.tokens + 1)
            self.pump()
        }
        timer.resume()
        self.timer = timer
    }
    private func stop() {
        timer?.cancel()
        timer = nil
    }
}

print(Rate("10/s"), "|", Rate("300/m").interval, "|", ("5/ms" as Rate).interval)

let limiter = RateLimiter(rate: Rate(50, per: .seconds(1)), burst: 2, maxWaiting: 6)
let gate = DispatchQueue(label: "gate")
var order = [String]()
var outcomes = [String: RateLimiter.Outcome]()
let group = DispatchGroup()
let started = DispatchTime.now()
var tickets: [String: RateLimiter.Ticket] = [:]

func call(_ name: String, _ priority: RateLimiter.Priority = .normal) {
    group.enter()
    tickets[name] = limiter.submit(priority: priority, completion: { outcome in
        gate.sync { outcomes[name] = outcome }
        group.leave()
    }) { gate.sync { order.append(name) } }
}

call("a"); call("b")
limiter.submit { }
Thread.sleep(forTimeInterval: 0.005)
for (name, priority) in zip(["c", "d", "e", "f", "g", "h"], [RateLimiter.Priority.low, .normal, .high, .normal, .high, .low]) {
    call(name, priority)
}
tickets["f"]?.cancel()
group.wait()
let elapsed = DispatchTime.now().uptimeNanoseconds - started.uptimeNanoseconds
print(order.joined(separator: " "))
for name in outcomes.keys.sorted() {
    switch outcomes[name]! {
    case .ran: continue
    case .rejected(let reason): print(name, "rejected:", reason)
    case .cancelled: print(name, "cancelled")
    }
}
print(elapsed >= 80 * NSEC_PER_MSEC, RateLimiter.Priority.allCases.max()!)
