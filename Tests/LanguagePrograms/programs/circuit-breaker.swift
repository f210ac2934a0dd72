// programs: a circuit breaker with half-open probes, a health monitor and fallback values
import Foundation

enum BreakerState: Equatable, CustomStringConvertible {
    case closed(failures: Int)
    case open(until: Int)
    case halfOpen

    var description: String {
        switch self {
        case .closed(0): return "closed"
        case .closed(let n): return "closed(\(n))"
        case .open(let until): return "open until \(until)"
        case .halfOpen: return "half-open"
        }
    }
}

enum CallError: Error {
    case rejected
    case service(String)
}

final class CircuitBreaker {
    private let queue = DispatchQueue(label: "breaker")
    private let threshold: Int
    private let cooldown: Int
    private let time: () -> Int
    private(set) var history: [BreakerState] = []
    private var state: BreakerState = .closed(failures: 0) {
        willSet { if newValue != state { history.append(newValue) } }
    }

    init(threshold: Int, cooldown: Int, time: @escaping () -> Int) {
        self.threshold = threshold
        self.cooldown = cooldown
        self.time = time
    }

    func call<T>(_ body: () throws -> T) throws -> T {
        try queue.sync {
            switch state {
            case .open(let until) where time() < until:
                throw CallError.rejected
            case .open:
                state = .halfOpen
            case .closed, .halfOpen:
                break
            }
            do {
                let value = try body()
                state = .closed(failures: 0)
                return value
            } catch {
                fail()
                throw error
            }
        }
    }

    func call<T>(fallback: @autoclosure () -> T, _ body: () throws -> T) -> T {
        (try? call(body)) ?? fallback()
    }

    private func fail() {
        switch state {
        case .closed(let failures) where failures + 1 < threshold:
            state = .closed(failures: failures + 1)
        case .closed, .halfOpen:
            state = .open(until: time() + cooldown)
        case .open:
            assertionFailure("a call went through an open breaker")
        }
    }

    var current: BreakerState { queue.sync { state } }
}

final class FlakyService {
    private var script: [Character]
    private(set) var calls = 0
    init(_ script: String) { self.script = Array(script) }

    func fetch() throws -> Int {
        calls += 1
        let next = script.isEmpty ? "." : script.removeFirst()
        guard next == "." else { throw CallError.service("status \(next)") }
        return calls
    }
}

struct HealthReport {
    var checks: [(name: String, healthy: Bool)] = []
    var summary: String {
        let bad = checks.filter { !$0.healthy }.map { $0.name }
        return bad.isEmpty ? "healthy" : "unhealthy: " + bad.sorted().joined(separator: ",")
    }
}

final class HealthMonitor {
    typealias Check = () -> Bool
    private var checks: [String: Check] = [:]

    func add(_ name: String, _ check: @escaping Check) { checks[name] = check }

    func report() -> HealthReport {
        let names = checks.keys.sorted()
        var results = [Bool](repeating: false, count: names.count)
        let lock = NSLock()
        DispatchQueue.concurrentPerform(iterations: names.count) { i in
            let ok = checks[names[i]]!()
            lock.lock()
            results[i] = ok
            lock.unlock()
        }
        return HealthReport(checks: Array(zip(names, results)).map { (name: $0.0, healthy: $0.1) })
    }
}

var now = 0
let service = FlakyService(".55..5556.5.")
let breaker = CircuitBreaker(threshold: 3, cooldown: 5, time: { now })

for step in 0..<24 {
    now = step
    var line = "t=\(step) "
    do {
        line += "value \(try breaker.call(service.fetch))"
    } catch CallError.rejected {
        line += "rejected"
    } catch CallError.service(let text) {
        line += text
    } catch {
        line += "?"
    }
    print(line, "->", breaker.current)
}
print("calls", service.calls, "history", breaker.history.count)
print(breaker.history.suffix(3).map(String.init(describing:)))

let dead = FlakyService(String(repeating: "x", count: 50))
let second = CircuitBreaker(threshold: 2, cooldown: 100) { now }
let values = (0..<6).map { second.call(fallback: -$0, dead.fetch) }
print(values, "calls", dead.calls)

let monitor = HealthMonitor()
monitor.add("primary") { if case .closed = breaker.current { return true } else { return false } }
monitor.add("secondary") {
    guard case .closed = second.current else { return false }
    return true
}
monitor.add("disk") { true }
print(monitor.report().summary)
