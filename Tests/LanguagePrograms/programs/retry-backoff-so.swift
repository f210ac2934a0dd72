import Foundation

#if !canImport(Darwin)
let NSEC_PER_SEC: UInt64 = 1_000_000_000
let NSEC_PER_MSEC: UInt64 = 1_000_000
#endif

// How do I retry a network request with exponential back-off? (accepted answer, completed)

enum HTTPError: Error {
    case status(Int)
    case offline
    var isRetryable: Bool {
        switch self {
        case .status(500...599), .status(429), .offline: return true
        default: return false
        }
    }
}

struct RetryPolicy {
    enum Jitter { case none, custom((Double) -> Double) }
    var maxAttempts: Int
    var initialDelay: DispatchTimeInterval
    var multiplier: Double = 2.0
    var jitter: Jitter = .none

    static let `default` = RetryPolicy(maxAttempts: 4, initialDelay: .milliseconds(10))
    static func fixed(_ delay: DispatchTimeInterval, times: Int) -> RetryPolicy {
        .init(maxAttempts: times, initialDelay: delay, multiplier: 1)
    }

    func delay(forAttempt attempt: Int) -> DispatchTimeInterval {
        let seconds = initialDelay.seconds * pow(multiplier, Double(attempt - 1))
        switch jitter {
        case .none: return .nanoseconds(Int(seconds * 1e9))
        case .custom(let f): return .nanoseconds(Int(f(seconds) * Double(NSEC_PER_SEC)))
        }
    }
}

extension DispatchTimeInterval {
    var seconds: Double {
        switch self {
        case .seconds(let s): return Double(s)
        case .milliseconds(let ms): return Double(ms) / 1_000
        case .microseconds(let us): return Double(us) / 1_000_000
        case .nanoseconds(let ns): return Double(ns) / 1_000_000_000
        case .never: return .infinity
        @unknown default: fatalError()
        }
    }
}

typealias Completion<T> = (Result<T, HTTPError>) -> Void

final class Retrier {
    let policy: RetryPolicy
    private let queue: DispatchQueue
    private var scheduled: [Double] = []

    init(policy: RetryPolicy = .default, queue: DispatchQueue = DispatchQueue(label: "retrier")) {
        self.policy = policy
        self.queue = queue
    }

    func run<T>(attempt: Int = 1, _ task: @escaping (Int, @escaping Completion<T>) -> Void, completion: @escaping Completion<T>) {
        dispatchPrecondition(condition: .notOnQueue(queue))
        queue.async { self._run(attempt: attempt, task, completion: completion) }
    }

    private func _run<T>(attempt: Int, _ task: @escaping (Int, @escaping Completion<T>) -> Void, completion: @escaping Completion<T>) {
        task(attempt) { [self] result in
            switch result {
            case .success:
                completion(result)
            case .failure(let error) where error.isRetryable && attempt < policy.maxAttempts:
                let delay = policy.delay(forAttempt: attempt)
                queue.async {
                    scheduled.append(delay.seconds)
                    queue.asyncAfter(deadline: .now() + delay) {
                        _run(attempt: attempt + 1, task, completion: completion)
                    }
                }
            case .failure(let error):
                print("giving up after \(attempt) attempt\(attempt == 1 ? "" : "s"): \(error)")
                completion(.failure(error))
            }
        }
    }

    var delays: [String] { queue.sync { scheduled.map { String(format: "%.3f", $0) } } }
}

class FlakyServer {
    private var answers: [String: [Result<String, HTTPError>]]
    private let lock = NSLock()
    init(_ answers: [String: [Result<String, HTTPError>]]) { self.answers = answers }

    func get(_ path: String, _ completion: @escaping Completion<String>) {
        DispatchQueue.global().async {
            self.lock.lock()
            let next = self.answers[path]?.isEmpty == false ? self.answers[path]!.removeFirst() : .failure(.status(404))
            self.lock.unlock()
            completion(next)
        }
    }
}

let server = FlakyServer([
    "/ok": [.success("fine")],
    "/flaky": [.failure(.status(503)), .failure(.offline), .success("at last")],
    "/down": Array(repeating: .failure(.status(500)), count: 10),
])

func fetch(_ path: String, with policy: RetryPolicy = .default) {
    let retrier = Retrier(policy: policy)
    let semaphore = DispatchSemaphore(value: 0)
    var attempts = [Int]()
    var outcome: Result<Int, HTTPError>?
    retrier.run({ attempt, done in
        attempts.append(attempt)
        server.get(path, done)
    }) { (result: Result<String, HTTPError>) in
        outcome = result.map { $0.count }
        semaphore.signal()
    }
    guard semaphore.wait(timeout: .now() + 5) == .success else { return print("timeout") }
    switch outcome {
    case .success(let n)?: print(path, "→", n, "attempts", attempts, retrier.delays)
    case .failure(.status(let code))?: print(path, "→ status \(code) attempts", attempts, retrier.delays)
    case .failure(let other)?: print(path, "→", other)
    case nil: print("nothing")
    }
}

fetch("/ok")
fetch("/flaky")
fetch("/down")
fetch("/missing")
fetch("/down", with: .fixed(.microseconds(500), times: 3))
var halved = RetryPolicy.default
halved.jitter = .custom { $0 / 2 }
fetch("/down", with: halved)
