// programs: a token bucket and a sliding window limiter, driven by a clock that tests can move
import Foundation
import Dispatch

protocol RateLimiter: AnyObject {
  var name: String { get }
  func allow(cost: Int) -> Bool
}

extension RateLimiter {
  func allow() -> Bool { allow(cost: 1) }
}

final class ManualClock {
  private(set) var milliseconds: Int = 0
  func advance(by milliseconds: Int) { self.milliseconds += milliseconds }
}

final class TokenBucket: RateLimiter {
  let name = "token bucket"
  private let capacity: Double
  private let refillPerSecond: Double
  private var tokens: Double
  private var lastRefill: Int
  private unowned let clock: ManualClock
  private let queue = DispatchQueue(label: "token-bucket", qos: .utility)

  init(capacity: Int, refillPerSecond: Double, clock: ManualClock) {
    self.capacity = Double(capacity)
    self.refillPerSecond = refillPerSecond
    self.tokens = Double(capacity)
    self.clock = clock
    self.lastRefill = clock.milliseconds
  }

  func allow(cost: Int) -> Bool {
    queue.sync {
      refill()
      guard tokens >= Double(cost) else { return false }
      tokens -= Double(cost)
      return true
    }
  }

  private func refill() {
    let elapsed = clock.milliseconds - lastRefill
    guard elapsed > 0 else { return }
    tokens = min(capacity, tokens + Double(elapsed) / 1000 * refillPerSecond)
    lastRefill = clock.milliseconds
  }
}

final class SlidingWindow: RateLimiter {
  let name = "sliding window"
  private var stamps: ArraySlice<Int> = []
  private let limit: Int, window: Int
  private let clock: ManualClock
  private var lock = NSLock()

  init(limit: Int, per window: Int, clock: ManualClock) {
    (self.limit, self.window, self.clock) = (limit, window, clock)
  }

  func allow(cost: Int) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    let start = clock.milliseconds - window
    stamps = stamps.drop(while: { $0 <= start })
    if stamps.count + cost > limit { return false }
    stamps.append(contentsOf: repeatElement(clock.milliseconds, count: cost))
    return true
  }
}

struct RequestLog: CustomStringConvertible {
  private var entries: [(time: Int, allowed: Bool)] = []
  mutating func record(_ time: Int, _ allowed: Bool) { entries.append((time, allowed)) }
  var allowed: Int { entries.lazy.filter { $0.allowed }.count }
  var description: String {
    entries.map { "\($0.time)\($0.allowed ? "✓" : "✗")" }.joined(separator: " ")
  }
}

func simulate(_ limiter: RateLimiter, clock: ManualClock, steps: [Int], cost: (Int) -> Int = { _ in 1 }) -> RequestLog {
  var log = RequestLog()
  for (index, step) in steps.enumerated() {
    clock.advance(by: step)
    log.record(clock.milliseconds, limiter.allow(cost: cost(index)))
  }
  return log
}

let clock = ManualClock()
let limiters: [RateLimiter] = [
  TokenBucket(capacity: 3, refillPerSecond: 2, clock: clock),
  SlidingWindow(limit: 3, per: 1_000, clock: clock),
]
for limiter in limiters {
  let log = simulate(limiter, clock: clock, steps: [0, 100, 100, 100, 400, 500, 100, 100])
  print(limiter.name, "→", log)
  print("  allowed \(log.allowed)", terminator: "\n")
}

let heavy = simulate(TokenBucket(capacity: 5, refillPerSecond: 10, clock: clock), clock: clock, steps: Array(repeating: 100, count: 6)) { $0.isMultiple(of: 2) ? 3 : 1 }
print(heavy)

// From many threads at once: never more than the limit.
let shared = SlidingWindow(limit: 10, per: 60_000, clock: clock)
let granted = UnsafeCounter()
final class UnsafeCounter {
  private let lock = NSLock()
  private var value = 0
  func increment() { lock.lock(); value += 1; lock.unlock() }
  var current: Int { lock.lock(); defer { lock.unlock() }; return value }
}
DispatchQueue.concurrentPerform(iterations: 40) { _ in
  if shared.allow() { granted.increment() }
}
print("granted", granted.current)
