// A token bucket that refills by a timer, and callers that wait for their turn.
import Dispatch
import Foundation

enum LimiterError: Error, CustomStringConvertible {
  case tooLarge(requested: Int, capacity: Int)
  case closed

  var description: String {
    switch self {
    case let .tooLarge(requested, capacity): return "asked for \(requested) of \(capacity)"
    case .closed: return "closed"
    }
  }
}

final class TokenBucket {
  typealias Completion = (Result<Int, LimiterError>) -> Void

  private struct Request {
    let cost: Int
    let completion: Completion
    let label: String
  }

  private let queue = DispatchQueue(label: "limiter", qos: .utility)
  private let capacity: Int
  private var tokens: Int
  private var waiting: [Request] = []
  private var timer: DispatchSourceTimer?
  private(set) var refills = 0

  init(capacity: Int, initial: Int? = nil) {
    self.capacity = capacity
    tokens = min(initial ?? capacity, capacity)
  }

  func start(every interval: DispatchTimeInterval, adding amount: Int = 1) {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + interval, repeating: interval, leeway: .milliseconds(1))
    timer.setEventHandler { [weak self] in
      guard let self else { return }
      self.refills += 1
      self.tokens = min(self.capacity, self.tokens &+ amount)
      self.drain()
    }
    timer.activate()
    self.timer = timer
  }

  func acquire(_ cost: Int = 1, label: String, completion: @escaping Completion) {
    queue.async {
      guard cost <= self.capacity else {
        completion(.failure(.tooLarge(requested: cost, capacity: self.capacity)))
        return
      }
      self.waiting.append(Request(cost: cost, completion: completion, label: label))
      self.drain()
    }
  }

  func close() {
    queue.async {
      self.timer?.cancel()
      self.timer = nil
      let rest = self.waiting
      self.waiting.removeAll(keepingCapacity: false)
      rest.reversed().forEach { $0.completion(.failure(.closed)) }
    }
  }

  private func drain() {
    dispatchPrecondition(condition: .onQueue(queue))
    while let next = waiting.first, next.cost <= tokens {
      tokens -= next.cost
      waiting.removeFirst()
      next.completion(.success(tokens))
    }
  }
}

extension Result where Failure == LimiterError {
  var summary: String {
    switch self {
    case .success(let value): return "ok, \(value) left"
    case .failure(let error): return "failed: \(error)"
    }
  }
}

let bucket = TokenBucket(capacity: 4, initial: 2)
bucket.start(every: .milliseconds(20), adding: 2)

let group = DispatchGroup()
let log = DispatchQueue(label: "log")
var lines: [(order: Int, text: String)] = []

for (index, cost) in [1, 3, 9, 1, 2, 4].enumerated() {
  group.enter()
  bucket.acquire(cost, label: "job \(index)") { result in
    log.async {
      lines.append((lines.count, "job \(index) (\(cost)): \(result.summary)"))
      group.leave()
    }
  }
}

group.enter()
DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(110)) {
  bucket.acquire(4, label: "late") { result in
    if case .failure(.closed) = result { log.async { lines.append((lines.count, "late: closed")); group.leave() } }
    else { log.async { lines.append((lines.count, "late: served")); group.leave() } }
  }
  bucket.acquire(4, label: "later") { _ in }
  bucket.close()
}

group.notify(queue: .main) {
  let width = lines.map(\.text.count).max() ?? 0
  for (order, text) in lines.sorted(by: { $0.order < $1.order }) {
    print(String(order) + " " + text.padding(toLength: width, withPad: ".", startingAt: 0))
  }
  print("refilled", bucket.refills >= 5 ? "often" : "\(bucket.refills) times")
  exit(EXIT_SUCCESS)
}
dispatchMain()
