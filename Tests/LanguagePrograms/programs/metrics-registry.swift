// programs: counters, gauges and histograms with labels, flushed by a timer
import Foundation

protocol Metric: AnyObject {
  associatedtype Snapshot: CustomStringConvertible
  static var kind: String { get }
  var name: String { get }
  func snapshot() -> Snapshot
  func reset()
}

struct Labels: Hashable, ExpressibleByDictionaryLiteral, CustomStringConvertible {
  private let storage: [String: String]

  init(dictionaryLiteral elements: (String, String)...) {
    storage = Dictionary(elements, uniquingKeysWith: { _, new in new })
  }

  var description: String {
    guard !storage.isEmpty else { return "" }
    let pairs = storage.sorted { $0.key < $1.key }.map { "\($0.key)=\"\($0.value)\"" }
    return "{" + pairs.joined(separator: ",") + "}"
  }
}

final class Counter: Metric {
  static let kind = "counter"
  let name: String
  private let lock = NSLock()
  private var values: [Labels: Int] = [:]

  init(name: String) { self.name = name }

  func increment(by amount: Int = 1, labels: Labels = [:]) {
    lock.lock()
    defer { lock.unlock() }
    values[labels, default: 0] += amount
  }

  struct Snapshot: CustomStringConvertible {
    let name: String
    let values: [Labels: Int]
    var total: Int { values.values.reduce(0, +) }
    var description: String {
      values.map { "\(name)\($0.key) \($0.value)" }.sorted().joined(separator: "\n")
    }
  }

  func snapshot() -> Snapshot { lock.withLock { Snapshot(name: name, values: values) } }
  func reset() { lock.withLock { values.removeAll() } }
}

final class Gauge: Metric {
  static let kind = "gauge"
  let name: String
  private let queue: DispatchQueue
  private var _value: Double = 0

  init(name: String) {
    self.name = name
    queue = DispatchQueue(label: "gauge.\(name)", attributes: .concurrent)
  }

  var value: Double {
    get { queue.sync { _value } }
    set { queue.async(flags: .barrier) { self._value = newValue } }
  }

  func snapshot() -> String { "\(name) \(String(format: "%.2f", value))" }
  func reset() { value = 0 }
}

final class Histogram: Metric {
  static var kind: String { "histogram" }
  let name: String
  private let buckets: [Double]
  private var counts: [Int]
  private var sum = 0.0
  private let queue = DispatchQueue(label: "histogram")

  init(name: String, buckets: [Double] = [0.01, 0.1, 1, .infinity]) {
    self.name = name
    self.buckets = buckets.sorted()
    counts = Array(repeating: 0, count: buckets.count)
  }

  func observe(_ value: Double) {
    queue.async { [self] in
      guard let index = buckets.firstIndex(where: { value <= $0 }) else { return }
      counts[index] += 1
      sum += value
    }
  }

  struct Snapshot: CustomStringConvertible {
    var lines: [(bound: Double, cumulative: Int)]
    var sum: Double
    var description: String {
      lines.map { "le=\($0.bound) \($0.cumulative)" }.joined(separator: "; ") + "; sum=\((sum * 1000).rounded() / 1000)"
    }
  }

  func snapshot() -> Snapshot {
    queue.sync {
      var running = 0
      let lines = zip(buckets, counts).map { bound, count -> (bound: Double, cumulative: Int) in
        running += count
        return (bound, running)
      }
      return Snapshot(lines: lines, sum: sum)
    }
  }

  func reset() {
    queue.sync {
      counts = counts.map { _ in 0 }
      sum = 0
    }
  }
}

final class AnyMetric {
  let name: String
  let kind: String
  private let _describe: () -> String
  private let _reset: () -> Void

  init<M: Metric>(_ metric: M) {
    name = metric.name
    kind = M.kind
    _describe = { metric.snapshot().description }
    _reset = metric.reset
  }

  func describe() -> String { _describe() }
  func reset() { _reset() }
}

final class Registry {
  static let shared = Registry()
  private var metrics: [String: AnyMetric] = [:]
  private let queue = DispatchQueue(label: "registry")
  private var timer: DispatchSourceTimer?

  @discardableResult
  func register<M: Metric>(_ metric: M) -> M {
    queue.sync {
      precondition(metrics[metric.name] == nil, "duplicate metric \(metric.name)")
      metrics[metric.name] = AnyMetric(metric)
    }
    return metric
  }

  func render() -> String {
    let sorted = queue.sync { metrics.values.sorted { ($0.kind, $0.name) < ($1.kind, $1.name) } }
    return sorted.map { "# \($0.kind) \($0.name)\n\($0.describe())" }.joined(separator: "\n")
  }

  func startFlushing(
    every interval: DispatchTimeInterval, times: Int, to sink: @escaping (Int, String) -> Void, done: @escaping () -> Void
  ) {
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "flush"))
    var round = 0
    timer.schedule(deadline: .now() + interval, repeating: interval)
    timer.setEventHandler { [weak self] in
      guard let self = self else { return }
      round += 1
      sink(round, self.render())
      if round == times {
        self.timer?.cancel()
        self.timer = nil
        done()
      }
    }
    self.timer = timer
    timer.resume()
  }

  func resetAll() { queue.sync { metrics.values.forEach { $0.reset() } } }
}

let requests = Registry.shared.register(Counter(name: "http_requests_total"))
let memory = Registry.shared.register(Gauge(name: "memory_mb"))
let latency = Registry.shared.register(Histogram(name: "latency_seconds"))

let group = DispatchGroup()
for worker in 0..<4 {
  DispatchQueue.global().async(group: group) {
    for request in 0..<25 {
      requests.increment(labels: ["path": request.isMultiple(of: 5) ? "/login" : "/feed", "worker": "\(worker % 2)"])
      latency.observe(Double(request) / 20)
    }
  }
}
group.wait()
memory.value = 128.456
requests.increment(by: 3)
print(requests.snapshot().total)

let finished = DispatchSemaphore(value: 0)
Registry.shared.startFlushing(
  every: .milliseconds(40), times: 2,
  to: { round, text in
    print("-- flush \(round)")
    print(text)
    if round == 1 { Registry.shared.resetAll(); requests.increment(by: 7, labels: ["path": "/health"]) }
  }, done: { finished.signal() })
finished.wait()
print(Counter.kind, Gauge.kind, Histogram.kind)
