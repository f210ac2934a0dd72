// Backoff, debouncing and retries on queues and timers.
import Foundation

// Debouncer, throttler, retry with backoff, deadline timers, work item cancellation

protocol Cancellable: AnyObject { func cancel(); var isCancelled: Bool { get } }
extension DispatchWorkItem: Cancellable {}

struct Backoff: Sequence {
    enum Strategy { case constant(Int), linear(step: Int), exponential(base: Int, cap: Int = .max) }
    let strategy: Strategy
    var limit: Int
    func makeIterator() -> some IteratorProtocol<DispatchTimeInterval> {
        var n = 0
        return AnyIterator { () -> DispatchTimeInterval? in
            guard n < limit else { return nil }
            defer { n += 1 }
            let ms = switch strategy {
            case .constant(let c): c
            case .linear(let s): s * (n + 1)
            case .exponential(let b, let cap): Swift.min(cap, b << n)
            }
            return .milliseconds(ms)
        }
    }
}

extension DispatchTimeInterval {
    var ms: Int {
        switch self {
        case .seconds(let s): return s * 1000
        case .milliseconds(let m): return m
        case .microseconds(let u): return u / 1000
        case .nanoseconds(let n): return n / 1_000_000
        case .never: return .max
        @unknown default: return 0
        }
    }
}

final class Debouncer<Input> {
    private let queue: DispatchQueue
    private let delay: DispatchTimeInterval
    private var pending: DispatchWorkItem?
    private let action: (Input) -> Void
    init(_ delay: DispatchTimeInterval, on queue: DispatchQueue, action: @escaping (Input) -> Void) {
        self.queue = queue; self.delay = delay; self.action = action
    }
    func callAsFunction(_ i: Input) {
        queue.async { [weak self] in
            guard let self = self else { return }
            self.pending?.cancel()
            let item = DispatchWorkItem { [weak self] in self?.action(i) }
            self.pending = item
            self.queue.asyncAfter(deadline: .now() + self.delay, execute: item)
        }
    }
}

enum Retry {
    struct Exhausted: Error { let attempts: Int; let last: Error }
    static func run<T>(_ backoff: Backoff, on q: DispatchQueue,
                       attempt: @escaping (_ n: Int, _ reply: @escaping (Result<T, Error>) -> Void) -> Void,
                       completion: @escaping (Result<T, Exhausted>) -> Void) {
        var it = backoff.makeIterator()
        func go(_ n: Int) {
            attempt(n) { result in
                switch result {
                case .success(let v): q.async { completion(.success(v)) }
                case .failure(let e):
                    if let wait = it.next() {
                        print("  attempt \(n) failed, waiting \(wait.ms)")
                        q.asyncAfter(deadline: .now() + wait) { go(n + 1) }
                    } else {
                        q.async { completion(.failure(.init(attempts: n, last: e))) }
                    }
                }
            }
        }
        q.async { go(1) }
    }
}

enum Flaky: Error, CustomNSError { case down(Int); var errorCode: Int { if case .down(let n) = self { return n } else { return 0 } } }

let q = DispatchQueue(label: "sched", qos: .userInitiated)
let done = DispatchSemaphore(value: 0)
Retry.run(Backoff(strategy: .exponential(base: 10, cap: 30), limit: 4), on: q) { (n, reply: @escaping (Result<String, Error>) -> Void) in
    DispatchQueue.global().async { reply(n < 4 ? .failure(Flaky.down(n)) : .success("up at \(n)")) }
} completion: { r in
    print((try? r.get()) ?? "exhausted")
    done.signal()
}
done.wait()
Retry.run(Backoff(strategy: .linear(step: 5), limit: 2), on: q, attempt: { n, reply in
    reply(Result<Int, Error> { throw Flaky.down(n) })
}) {
    switch $0 {
    case .success: break
    case .failure(let x): print("gave up after", x.attempts, (x.last as NSError).code)
    }
    done.signal()
}
done.wait()
print(Backoff(strategy: .constant(3), limit: 3).map(\.ms), Backoff(strategy: .exponential(base: 1), limit: 6).map { $0.ms }.reversed() as [Int])

var searches: [String] = []
let search = Debouncer<String>(.milliseconds(60), on: q) { searches.append($0) }
for (i, s) in ["s", "sw", "swi", "swift", "g", "gcd"].enumerated() {
    search(s)
    usleep(i == 3 ? 150_000 : 5_000)
}
usleep(150_000)
q.sync { print(searches) }

var items: [any Cancellable] = []
var fired = [Int]()
for n in 0..<6 {
    let w = DispatchWorkItem(qos: .utility, flags: [.enforceQoS]) { fired.append(n) }
    items.append(w)
    q.asyncAfter(deadline: .now() + .milliseconds(40 * (6 - n)), execute: w)
}
items[4].cancel()
items.last?.cancel()
(items[0] as! DispatchWorkItem).notify(queue: q) { print("first item done", fired); done.signal() }
done.wait()
print(items.map { $0.isCancelled ? "x" : "." }.joined())

let deadline = DispatchTime.now() + 0.05
print(done.wait(timeout: deadline) == .timedOut, DispatchTime.now() >= deadline, .now() < deadline)
let ticker = DispatchSource.makeTimerSource(flags: .strict, queue: q)
var ticks = 0
ticker.schedule(wallDeadline: .now(), repeating: 0.03)
ticker.setEventHandler {
    ticks += 1
    guard ticks == 3 else { return }
    ticker.cancel()
    done.signal()
}
ticker.activate()
print(done.wait(timeout: .now() + .seconds(2)), ticks)
