// programs: requests that wait for the network, with retries, delegates and cancellation
import Foundation

protocol ReachabilityDelegate: AnyObject {
  func reachabilityDidChange(_ reachability: Reachability, from old: Reachability.Status)
}

final class Reachability {
  enum Status: String { case offline, cellular, wifi }

  private let queue = DispatchQueue(label: "reachability")
  private var delegates: [() -> ReachabilityDelegate?] = []
  private var _status: Status = .offline {
    didSet {
      guard oldValue != _status else { return }
      let current = delegates.compactMap { $0() }
      callbackQueue.async { current.forEach { $0.reachabilityDidChange(self, from: oldValue) } }
    }
  }
  private let callbackQueue: DispatchQueue

  init(callbackQueue: DispatchQueue) { self.callbackQueue = callbackQueue }

  var status: Status {
    get { queue.sync { _status } }
    set { queue.sync { _status = newValue } }
  }

  func add(_ delegate: ReachabilityDelegate) {
    queue.sync { delegates.append { [weak delegate] in delegate } }
  }

  func compact() -> Int {
    queue.sync {
      delegates.removeAll { $0() == nil }
      return delegates.count
    }
  }
}

struct Request: Hashable {
  enum Priority: Int, Comparable, CaseIterable {
    case low, normal, high
    static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
  }
  let path: String
  var priority: Priority = .normal
  var needsWifi = false
}

enum RequestError: LocalizedError {
  case cancelled
  case server(code: Int)
  case gaveUp(after: Int, last: URLError.Code)

  var errorDescription: String? {
    switch self {
    case .cancelled: return "The request was cancelled."
    case .server(let code): return "The server answered \(code)."
    case .gaveUp(let attempts, let last):
      return "Gave up after \(attempts) attempts (\(last == .timedOut ? "timed out" : "other"))."
    }
  }
}

final class Token {
  private let lock = NSLock()
  private var _isCancelled = false
  private var handlers: [() -> Void] = []
  var isCancelled: Bool { lock.withLock { _isCancelled } }

  func cancel() {
    lock.lock()
    guard !_isCancelled else { lock.unlock(); return }
    _isCancelled = true
    let pending = handlers
    handlers = []
    lock.unlock()
    pending.forEach { $0() }
  }

  func onCancel(_ handler: @escaping () -> Void) {
    lock.lock()
    if _isCancelled { lock.unlock(); return handler() }
    handlers.append(handler)
    lock.unlock()
  }
}

typealias Completion = (Result<String, Error>) -> Void

final class RequestQueue: ReachabilityDelegate {
  private struct Entry {
    let request: Request
    let token: Token
    let completion: Completion
    var attempts = 0
  }

  private let queue = DispatchQueue(label: "requests")
  private let network = DispatchQueue(label: "network", attributes: .concurrent)
  private let reachability: Reachability
  private let maxAttempts: Int
  private var waiting: [Request.Priority: [Entry]] = [:]
  private var running = 0
  private let transport: (Request, Int) throws -> String
  private(set) var history: [String] = []

  init(reachability: Reachability, maxAttempts: Int = 3, transport: @escaping (Request, Int) throws -> String) {
    self.reachability = reachability
    self.maxAttempts = maxAttempts
    self.transport = transport
    reachability.add(self)
  }

  @discardableResult
  func send(_ request: Request, completion: @escaping Completion) -> Token {
    let token = Token()
    queue.async {
      self.waiting[request.priority, default: []].append(Entry(request: request, token: token, completion: completion))
      self.pump()
    }
    token.onCancel { [weak self] in self?.queue.async { self?.dropCancelled() } }
    return token
  }

  func reachabilityDidChange(_ reachability: Reachability, from old: Reachability.Status) {
    queue.async { [self] in
      history.append("\(old) -> \(reachability.status)")
      pump()
    }
  }

  private func next() -> Entry? {
    let status = reachability.status
    guard status != .offline else { return nil }
    for priority in Request.Priority.allCases.reversed() {
      guard let index = waiting[priority]?.firstIndex(where: { !$0.request.needsWifi || status == .wifi }) else { continue }
      return waiting[priority]?.remove(at: index)
    }
    return nil
  }

  private func pump() {
    while running < 1, var entry = next() {
      running += 1
      entry.attempts += 1
      network.async { [transport] in
        let result = Result { try transport(entry.request, entry.attempts) }
        self.queue.async { self.finish(entry, result) }
      }
    }
  }

  private func finish(_ entry: Entry, _ result: Result<String, Error>) {
    running -= 1
    defer { pump() }
    if entry.token.isCancelled { return entry.completion(.failure(RequestError.cancelled)) }
    switch result {
    case .success: entry.completion(result)
    case .failure(let error as URLError) where entry.attempts < maxAttempts:
      history.append("retry \(entry.request.path) after \(error.code.rawValue)")
      let delay = DispatchTimeInterval.milliseconds(20 << entry.attempts)
      queue.asyncAfter(deadline: .now() + delay) {
        self.waiting[entry.request.priority, default: []].insert(entry, at: 0)
        self.pump()
      }
    case .failure(let error as URLError): entry.completion(.failure(RequestError.gaveUp(after: entry.attempts, last: error.code)))
    case .failure(let error): entry.completion(.failure(error))
    }
  }

  private func dropCancelled() {
    for (priority, entries) in waiting {
      let (gone, kept) = (entries.filter { $0.token.isCancelled }, entries.filter { !$0.token.isCancelled })
      waiting[priority] = kept.isEmpty ? nil : kept
      gone.forEach { $0.completion(.failure(RequestError.cancelled)) }
    }
  }

  var pendingCount: Int { queue.sync { waiting.values.reduce(0) { $0 + $1.count } } }
}

let reachability = Reachability(callbackQueue: DispatchQueue(label: "callbacks"))
let client = RequestQueue(reachability: reachability) { request, attempt in
  usleep(5_000)
  switch request.path {
  case "/flaky" where attempt < 3: throw URLError(.timedOut)
  case "/down": throw URLError(.timedOut)
  case "/forbidden": throw RequestError.server(code: 403)
  default: return "\(request.path)#\(attempt)"
  }
}

let group = DispatchGroup()
let results = DispatchQueue(label: "results")
var lines: [String] = []
func send(_ request: Request) -> Token {
  group.enter()
  return client.send(request) { result in
    results.async {
      switch result {
      case .success(let body): lines.append("\(request.path): \(body)")
      case .failure(let error): lines.append("\(request.path): \(error.localizedDescription)")
      }
      group.leave()
    }
  }
}

_ = send(Request(path: "/feed", priority: .low))
_ = send(Request(path: "/login", priority: .high))
_ = send(Request(path: "/video", needsWifi: true))
let abandoned = send(Request(path: "/abandoned"))
print("pending", client.pendingCount)
abandoned.cancel()
reachability.status = .cellular
Thread.sleep(forTimeInterval: 0.1)
for path in ["/flaky", "/down", "/forbidden"] { _ = send(Request(path: path)) }
reachability.status = .wifi
group.wait()
results.sync { lines.sorted().forEach { print($0) } }
print(client.history.filter { $0.hasPrefix("retry") }.sorted(), client.pendingCount, reachability.compact())
print(client.history.filter { !$0.hasPrefix("retry") })
