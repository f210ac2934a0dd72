import Foundation

// A client with a token bucket, a circuit breaker and a cache with time to live, driven by a fake server.
struct Clock { var now: () -> TimeInterval }

final class TokenBucket {
  private let capacity: Double, refill: Double
  private var tokens: Double
  private var last: TimeInterval
  private let clock: Clock
  private let lock = NSLock()
  init(capacity: Int, perSecond refill: Double, clock: Clock) {
    self.capacity = Double(capacity)
    self.refill = refill
    tokens = self.capacity
    self.clock = clock
    last = clock.now()
  }
  func take() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    let now = clock.now()
    tokens = min(capacity, tokens + (now - last) * refill)
    last = now
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}

final class CircuitBreaker {
  enum State: Equatable, CustomStringConvertible {
    case closed(failures: Int)
    case open(until: TimeInterval)
    case halfOpen
    var description: String {
      switch self {
      case .closed(0): "closed"
      case .closed(let n): "closed after \(n) failure\(n == 1 ? "" : "s")"
      case .open: "open"
      case .halfOpen: "half open"
      }
    }
  }
  private(set) var state = State.closed(failures: 0) { willSet { if newValue != state { history.append("\(newValue)") } } }
  private(set) var history: [String] = []
  private let threshold: Int, pause: TimeInterval, clock: Clock
  init(threshold: Int, pause: TimeInterval, clock: Clock) { (self.threshold, self.pause, self.clock) = (threshold, pause, clock) }

  func allows() -> Bool {
    switch state {
    case .closed, .halfOpen: return true
    case .open(let until) where clock.now() < until: return false
    case .open:
      state = .halfOpen
      return true
    }
  }
  func record(_ success: Bool) {
    switch (state, success) {
    case (_, true): state = .closed(failures: 0)
    case (.closed(let n), false) where n + 1 < threshold: state = .closed(failures: n + 1)
    case (_, false): state = .open(until: clock.now() + pause)
    }
  }
}

final class TTLCache<Key: Hashable, Value> {
  private struct Entry { let value: Value; let expires: TimeInterval }
  private var entries: [Key: Entry] = [:]
  private let clock: Clock, life: TimeInterval
  init(life: TimeInterval, clock: Clock) { self.life = life; self.clock = clock }
  subscript(key: Key) -> Value? {
    get {
      guard let entry = entries[key], entry.expires > clock.now() else { return nil }
      return entry.value
    }
    set { entries[key] = newValue.map { Entry(value: $0, expires: clock.now() + life) } }
  }
  @discardableResult func purge() -> Int {
    let before = entries.count
    entries = entries.filter { $0.value.expires > clock.now() }
    return before - entries.count
  }
}

enum ClientError: Error, Hashable { case limited, unavailable, server(code: Int) }

final class Client {
  typealias Reply = Result<String, ClientError>
  private let queue = DispatchQueue(label: "client")
  private let bucket: TokenBucket
  private let breaker: CircuitBreaker
  private let cache: TTLCache<String, String>
  private let server: (String) -> Reply
  private var waiting: [String: [(Reply) -> Void]] = [:]
  var history: [String] { queue.sync { breaker.history } }

  init(clock: Clock, server: @escaping (String) -> Reply) {
    bucket = TokenBucket(capacity: 3, perSecond: 20, clock: clock)
    breaker = CircuitBreaker(threshold: 2, pause: 0.1, clock: clock)
    cache = TTLCache(life: 0.15, clock: clock)
    self.server = server
  }

  func get(_ path: String, _ completion: @escaping (Reply) -> Void) {
    queue.async { [self] in
      if let hit = cache[path] { return completion(.success(hit + " (cached)")) }
      if waiting[path] != nil {
        waiting[path]?.append(completion)
        return
      }
      guard breaker.allows() else { return completion(.failure(.unavailable)) }
      guard bucket.take() else { return completion(.failure(.limited)) }
      waiting[path] = [completion]
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.03) {
        let reply = self.server(path)
        self.queue.async { self.finish(path, reply) }
      }
    }
  }

  private func finish(_ path: String, _ reply: Reply) {
    if case .success(let text) = reply { cache[path] = text }
    breaker.record((try? reply.get()) != nil)
    for completion in waiting.removeValue(forKey: path) ?? [] { completion(reply) }
  }
  func purge() -> Int { queue.sync { cache.purge() } }
}

let start = DispatchTime.now()
let clock = Clock { Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000_000 }
var isDown = false
let client = Client(clock: clock) { path in isDown ? .failure(.server(code: 503)) : .success(path.uppercased()) }

func fetch(_ paths: String..., title: String) {
  let group = DispatchGroup()
  var replies = [String](repeating: "", count: paths.count)
  let lock = NSLock()
  for (i, path) in paths.enumerated() {
    group.enter()
    client.get(path) { reply in
      let text: String
      switch reply {
      case .success(let body): text = body
      case .failure(.server(let code)): text = "server \(code)"
      case .failure(let error): text = "\(error)"
      }
      lock.withLock { replies[i] = text }
      group.leave()
    }
  }
  group.wait()
  print("\(title): \(replies.joined(separator: " | "))")
}

fetch("a", "a", "b", title: "first")
fetch("a", "b", "c", "d", title: "again")
Thread.sleep(forTimeInterval: 0.2)
isDown = true
fetch("a", title: "down 1")
fetch("b", title: "down 2")
fetch("c", title: "open")
Thread.sleep(forTimeInterval: 0.12)
isDown = false
fetch("c", title: "up")
print("purged", client.purge(), client.history)
