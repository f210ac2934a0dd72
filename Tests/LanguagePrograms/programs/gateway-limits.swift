// programs: a gateway with middleware, windows, quotas, bulkheads and percentiles
import Foundation
import Dispatch

protocol Clock: AnyObject { var now: Int { get } }

final class ManualClock: Clock {
  private let lock = NSLock()
  private var value = 0
  var now: Int { lock.lock(); defer { lock.unlock() }; return value }
  func advance(by amount: Int) { lock.lock(); value += amount; lock.unlock() }
}

struct Call: Hashable {
  let client: String
  let route: String
  var cost = 1
}

enum Reply: Equatable {
  case ok(String)
  case rejected(status: Int, retryAfter: Int?)
  static let overloaded = Reply.rejected(status: 503, retryAfter: nil)
}

typealias Handler = (Call) -> Reply
typealias Middleware = (@escaping Handler) -> Handler

precedencegroup CompositionPrecedence {
  associativity: right
  higherThan: AssignmentPrecedence
}
infix operator >>> : CompositionPrecedence

func >>> (outer: @escaping Middleware, inner: @escaping Middleware) -> Middleware {
  { handler in outer(inner(handler)) }
}

protocol RateLimiter: AnyObject {
  init(limit: Int, per window: Int, clock: Clock)
  func acquire(_ permits: Int) -> Int?
}

final class SlidingWindow: RateLimiter {
  private let limit: Int, window: Int
  private unowned let clock: Clock
  private var stamps: [(at: Int, permits: Int)] = []
  init(limit: Int, per window: Int, clock: Clock) {
    (self.limit, self.window, self.clock) = (limit, window, clock)
  }

  func acquire(_ permits: Int) -> Int? {
    let now = clock.now
    stamps.removeAll { $0.at <= now - window }
    let used = stamps.lazy.map(\.permits).reduce(0, +)
    guard used + permits <= limit else { return stamps.first.map { $0.at + window - now } ?? window }
    stamps.append((at: now, permits: permits))
    return nil
  }
}

final class LeakyBucket: RateLimiter {
  private let capacity: Double, rate: Double
  private let clock: Clock
  private var level = 0.0, last: Int

  required init(limit: Int, per window: Int, clock: Clock) {
    capacity = Double(limit)
    rate = Double(limit) / Double(window)
    self.clock = clock
    last = clock.now
  }

  func acquire(_ permits: Int) -> Int? {
    let now = clock.now
    level = max(0, level - Double(now - last) * rate)
    last = now
    if level + Double(permits) <= capacity {
      level += Double(permits)
      return nil
    }
    return Int(((level + Double(permits) - capacity) / rate).rounded(.up))
  }
}

final class PerClient<Limiter: RateLimiter> {
  private let queue = DispatchQueue(label: "limits.\(Limiter.self)")
  private var limiters: [String: Limiter] = [:]
  private let make: () -> Limiter
  init(_ make: @escaping () -> Limiter) { self.make = make }

  var middleware: Middleware {
    return { next in
      { call in
        let wait: Int? = self.queue.sync {
          let limiter = self.limiters[call.client] ?? {
            let new = self.make()
            self.limiters[call.client] = new
            return new
          }()
          return limiter.acquire(call.cost)
        }
        if let wait { return .rejected(status: 429, retryAfter: wait) }
        return next(call)
      }
    }
  }
}

final class Bulkhead {
  private let semaphore: DispatchSemaphore
  private let timeout: DispatchTimeInterval
  init(limit: Int, timeout: DispatchTimeInterval = .never) {
    semaphore = DispatchSemaphore(value: limit)
    self.timeout = timeout
  }
  func wrap(_ next: @escaping Handler) -> Handler {
    { [semaphore, timeout] call in
      let deadline: DispatchTime = timeout == .never ? .distantFuture : .now() + timeout
      guard case .success = semaphore.wait(timeout: deadline) else { return .overloaded }
      defer { semaphore.signal() }
      return next(call)
    }
  }
}

struct Histogram {
  private var samples: [Int] = []
  private var isSorted = true
  var count: Int { samples.count }
  mutating func record(_ value: Int) {
    if let last = samples.last, last > value { isSorted = false }
    samples.append(value)
  }
  mutating func percentile(_ p: Double) -> Int? {
    guard !samples.isEmpty else { return nil }
    if !isSorted { samples.sort(); isSorted = true }
    let rank = Int((p / 100 * Double(samples.count)).rounded(.up)) - 1
    return samples[max(0, min(rank, samples.count - 1))]
  }
}

final class Metrics {
  struct Snapshot: CustomStringConvertible {
    var byStatus: [Int: Int] = [:]
    var costs = Histogram()
    var description: String {
      var costs = costs
      let quantiles = [50, 90, 99].map { "p\($0)=\(costs.percentile(Double($0)) ?? 0)" }
      let counts = byStatus.keys.sorted().map { "\($0)×\(byStatus[$0]!)" }
      return (counts + quantiles).joined(separator: " ")
    }
  }

  private var routes: [String: Snapshot] = [:]
  private let queue = DispatchQueue(label: "metrics", attributes: .concurrent)

  func measure(_ next: @escaping Handler) -> Handler {
    return { [weak self] call in
      let reply = next(call)
      self?.queue.async(flags: .barrier) {
        guard let self else { return }
        let status: Int
        switch reply {
        case .ok: status = 200
        case .rejected(let code, _): status = code
        }
        self.routes[call.route, default: Snapshot()].byStatus[status, default: 0] += 1
        self.routes[call.route]?.costs.record(call.cost)
      }
      return reply
    }
  }

  var report: [(route: String, snapshot: Snapshot)] {
    queue.sync { routes.map { ($0.key, $0.value) } }.sorted { $0.0 < $1.0 }
  }
}

struct Router {
  private var handlers: [(pattern: [Substring], handler: (Call, [String: String]) -> Reply)] = []

  mutating func on(_ pattern: String, _ handler: @escaping (Call, [String: String]) -> Reply) {
    handlers.append((pattern.split(separator: "/"), handler))
  }

  func callAsFunction(_ call: Call) -> Reply {
    let parts = call.route.split(separator: "/")
    search: for (pattern, handler) in handlers where pattern.count == parts.count {
      var captured = [String: String]()
      for (expected, actual) in zip(pattern, parts) {
        if expected.first == ":" { captured[String(expected.dropFirst())] = String(actual) } else if expected != actual { continue search }
      }
      return handler(call, captured)
    }
    return .rejected(status: 404, retryAfter: nil)
  }
}

let clock = ManualClock()
let metrics = Metrics()
let windows = PerClient { SlidingWindow(limit: 5, per: 100, clock: clock) }
let buckets = PerClient<LeakyBucket> { .init(limit: 10, per: 50, clock: clock) }
let bulkhead = Bulkhead(limit: 2, timeout: .seconds(20))
var inside = 0, peak = 0
let insideLock = NSLock()

var router = Router()
router.on("/users/:id") { .ok("user \($1["id"]!) for \($0.client)") }
router.on("/users/:id/photos/:photo") { _, values in .ok(values.sorted(by: { $0.key < $1.key }).map { "\($0)=\($1)" }.joined(separator: "&")) }
router.on("/slow") { _, _ in
  insideLock.withLock { inside += 1; peak = max(peak, inside) }
  Thread.sleep(forTimeInterval: 0.02)
  insideLock.withLock { inside -= 1 }
  return .ok("slow")
}

let chain = metrics.measure >>> windows.middleware >>> buckets.middleware >>> bulkhead.wrap
let gateway = chain { [router] in router($0) }

print(gateway(Call(client: "a", route: "/users/7")))
print(gateway(Call(client: "a", route: "/users/7/photos/3")), gateway(.init(client: "a", route: "/nowhere")))
print(gateway(Call(client: "b", route: "/users/1", cost: 4)), gateway(Call(client: "b", route: "/users/2", cost: 4)))
clock.advance(by: 40)
print(gateway(Call(client: "a", route: "/users/8", cost: 3)))
clock.advance(by: 61)
print(gateway(Call(client: "b", route: "/users/2", cost: 5)))

let gathered = DispatchQueue(label: "gathered")
var statuses: [Int: Int] = [:]
DispatchQueue.concurrentPerform(iterations: 8) { index in
  let reply = gateway(Call(client: "c\(index % 4)", route: "/slow", cost: index % 2 == 0 ? 2 : 3))
  gathered.sync {
    switch reply {
    case .ok: statuses[200, default: 0] += 1
    case let .rejected(status, _): statuses[status, default: 0] += 1
    }
  }
}
print(statuses.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }, "peak ok:", peak <= 2)
for (route, snapshot) in metrics.report { print(route.padding(toLength: 18, withPad: ".", startingAt: 0), snapshot) }
