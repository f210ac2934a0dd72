// programs: a token bucket rate limiter refilled by a dispatch timer, with queued waiters
import Dispatch

final class TokenBucket {
    typealias Waiter = (cost: Int, run: () -> Void)

    private let queue = DispatchQueue(label: "bucket")
    private let timer: DispatchSourceTimer
    private let capacity: Int
    private let refill: Int
    private var tokens: Int
    private var waiters: [Waiter] = []
    private var refills = 0

    init(capacity: Int, refill: Int, every interval: DispatchTimeInterval) {
        self.capacity = capacity
        self.refill = refill
        tokens = capacity
        timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + interval, repeating: interval)
        timer.setEventHandler { [unowned self] in
            refills += 1
            tokens = min(capacity, tokens + refill)
            drain()
        }
        timer.resume()
    }

    func stop() { queue.sync { timer.cancel() } }

    deinit {
        print("bucket gone after \(refills > 0 ? "some" : "no") refills")
    }

    func acquire(_ cost: Int = 1, then work: @escaping () -> Void) {
        queue.async {
            self.waiters.append((cost, work))
            self.drain()
        }
    }

    func tryAcquire(_ cost: Int = 1) -> Bool {
        queue.sync {
            guard waiters.isEmpty, tokens >= cost else { return false }
            tokens -= cost
            return true
        }
    }

    private func drain() {
        while let next = waiters.first, next.cost <= tokens {
            waiters.removeFirst()
            tokens -= next.cost
            next.run()
        }
    }

    var snapshot: (tokens: Int, waiting: Int) {
        queue.sync { (tokens, waiters.count) }
    }
}

struct Job: CustomStringConvertible {
    let name: String
    let cost: Int
    var description: String { "\(name)[\(cost)]" }
}

extension DispatchGroup {
    func track(_ body: (_ done: @escaping () -> Void) -> Void) {
        enter()
        body { self.leave() }
    }
}

func runDemo() {
    let bucket = TokenBucket(capacity: 3, refill: 2, every: .milliseconds(50))
    let group = DispatchGroup()
    let jobs = [Job(name: "a", cost: 1), Job(name: "b", cost: 2), Job(name: "c", cost: 2),
                Job(name: "d", cost: 3), Job(name: "e", cost: 1)]
    var order: [Job] = []

    for job in jobs {
        group.track { done in
            bucket.acquire(job.cost) {
                order.append(job)
                done()
            }
        }
    }
    let (tokens, waiting) = bucket.snapshot
    print("at once:", order, "tokens \(tokens), waiting \(waiting)")
    print("try while others wait:", bucket.tryAcquire())

    switch group.wait(timeout: .now() + 1) {
    case .success: print("all served")
    case .timedOut: print("timed out")
    }
    print("order:", order.map(\.name).joined(separator: ","))
    print("spent:", order.reduce(0) { $0 + $1.cost })
    bucket.stop()
}

runDemo()

// A limiter which counts calls in windows of virtual time.
struct SlidingWindow {
    let limit: Int
    let window: Int
    private var stamps: [Int] = []

    init(limit: Int, window: Int) {
        self.limit = limit
        self.window = window
    }

    mutating func allow(at time: Int) -> Bool {
        stamps.removeAll { $0 <= time - window }
        if stamps.count < limit {
            stamps.append(time)
            return true
        }
        return false
    }
}

var window = SlidingWindow(limit: 3, window: 10)
let calls = [0, 1, 2, 3, 9, 10, 11, 12, 13, 30]
let verdicts = calls.map { t in "\(t):" + (window.allow(at: t) ? "ok" : "no") }
print(verdicts.joined(separator: " "))
