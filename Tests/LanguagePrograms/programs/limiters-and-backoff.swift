import Foundation

// Rate limiters, seeded jitter and intervals
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9e3779b97f4a7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58476d1ce4e5b9
        z = (z ^ (z >> 27)) &* 0x94d049bb133111eb
        return z ^ (z >> 31)
    }
}
extension DispatchTimeInterval {
    var seconds: Double {
        switch self {
        case .seconds(let value): return Double(value)
        case .milliseconds(let value): return Double(value) / 1_000
        case .microseconds(let value): return Double(value) / 1_000_000
        case .nanoseconds(let value): return Double(value) / 1_000_000_000
        case .never: return .infinity
        @unknown default: return .nan
        }
    }
    static func seconds(_ value: Double) -> DispatchTimeInterval { .nanoseconds(Int(value * 1e9)) }
    static func * (left: DispatchTimeInterval, right: Double) -> DispatchTimeInterval { .seconds(left.seconds * right) }
}
extension DispatchTime {
    static func - (left: DispatchTime, right: DispatchTime) -> DispatchTimeInterval {
        .nanoseconds(Int(left.uptimeNanoseconds) - Int(right.uptimeNanoseconds))
    }
}
protocol Limiter { mutating func take(at now: DispatchTime) -> DispatchTimeInterval? }
struct TokenBucket: Limiter {
    let capacity: Double, rate: Double
    private var tokens: Double
    private var last: DispatchTime?
    init(capacity: Double, rate: Double) { (self.capacity, self.rate, tokens) = (capacity, rate, capacity) }
    mutating func take(at now: DispatchTime) -> DispatchTimeInterval? {
        if let last { tokens = min(capacity, tokens + (now - last).seconds * rate) }
        last = now
        guard tokens < 1 else { tokens -= 1; return nil }
        return .seconds((1 - tokens) / rate)
    }
}
struct SlidingWindow: Limiter {
    let limit: Int, window: DispatchTimeInterval
    private var stamps: ArraySlice<DispatchTime> = []
    init(_ limit: Int, per window: DispatchTimeInterval) { self.limit = limit; self.window = window }
    mutating func take(at now: DispatchTime) -> DispatchTimeInterval? {
        stamps = stamps.drop { $0 + window <= now }
        if stamps.count < limit { stamps.append(now); return nil }
        return stamps.first! + window - now
    }
}
enum Backoff {
    case constant(DispatchTimeInterval)
    case exponential(base: DispatchTimeInterval, factor: Double = 2, cap: DispatchTimeInterval = .seconds(1))
    indirect case jittered(Backoff, by: ClosedRange<Double>)
    func delay<G: RandomNumberGenerator>(attempt: Int, using generator: inout G) -> DispatchTimeInterval {
        switch self {
        case .constant(let interval): return interval
        case let .exponential(base, factor, cap):
            return .seconds(Swift.min(base.seconds * pow(factor, Double(attempt)), cap.seconds))
        case .jittered(let inner, let range):
            return inner.delay(attempt: attempt, using: &generator) * Double.random(in: range, using: &generator)
        }
    }
}
final class Gate<L: Limiter> {
    private let queue = DispatchQueue(label: "gate.\(L.self)")
    private var limiter: L
    private let start = DispatchTime.now()
    private var waiting: [(String, (Int) -> Void)] = []
    private(set) var trace: [String] = []
    init(_ limiter: L) { self.limiter = limiter }
    func enter(_ name: String, _ body: @escaping (Int) -> Void) {
        queue.async { self.waiting.append((name, body)); if self.waiting.count == 1 { self.pump() } }
    }
    private func pump() {
        while let (name, body) = waiting.first {
            let now = DispatchTime.now()
            if let delay = limiter.take(at: now) {
                queue.asyncAfter(deadline: now + delay, execute: pump)
                return
            }
            waiting.removeFirst()
            let time = Int(((now - start).seconds * 10).rounded())
            trace.append("\(name)@\(time)")
            body(time)
        }
    }
    func drain() -> [String] { queue.sync { trace } }
}
func run<L: Limiter>(_ limiter: L, _ count: Int) -> [String] {
    let gate = Gate(limiter)
    let group = DispatchGroup()
    for n in 0..<count { group.enter(); gate.enter("r\(n)") { _ in group.leave() } }
    group.wait()
    return gate.drain()
}
print(run(TokenBucket(capacity: 2, rate: 5), 5))
print(run(SlidingWindow(3, per: .milliseconds(500)), 7))
var generator = SplitMix64(seed: 42)
let policy = Backoff.jittered(.exponential(base: .milliseconds(100)), by: 0.5...1.5)
let delays = (0..<5).map { policy.delay(attempt: $0, using: &generator) }
print(delays.map { ($0.seconds * 1000).rounded() }, Backoff.constant(.seconds(2)).delay(attempt: 9, using: &generator))
func retry<T>(_ times: Int, _ backoff: Backoff, on queue: DispatchQueue = .global(), attempt: Int = 0,
              _ operation: @escaping (Int) throws -> T, done: @escaping (Result<T, Error>) -> Void) {
    queue.async {
        do { done(.success(try operation(attempt))) } catch where attempt + 1 < times {
            var local = SplitMix64(seed: UInt64(attempt))
            queue.asyncAfter(deadline: .now() + backoff.delay(attempt: attempt, using: &local)) {
                retry(times, backoff, on: queue, attempt: attempt + 1, operation, done: done)
            }
        } catch { done(.failure(error)) }
    }
}
struct Flaky: Error { let attempt: Int }
let semaphore = DispatchSemaphore(value: 0)
var outcome = ""
retry(4, .exponential(base: .milliseconds(10)), { attempt -> String in
    guard attempt >= 2 else { throw Flaky(attempt: attempt) }
    return "after \(attempt)"
}) { outcome = (try? $0.get()) ?? "failed"; semaphore.signal() }
semaphore.wait()
print(outcome, (1...6).shuffled(using: &generator), ["a", "b", "c"].randomElement(using: &generator)!)
retry(2, .constant(.milliseconds(1)), { throw Flaky(attempt: $0) }) { (result: Result<Int, Error>) in
    if case .failure(let error as Flaky) = result { outcome = "gave up at \(error.attempt)" }
    semaphore.signal()
}
semaphore.wait()
print(outcome)
