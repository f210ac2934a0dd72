// programs: a cache with costs and expiry, measured, refreshed in the background, with operators of its own
import Foundation

protocol CacheKey: Hashable { var cacheName: String { get } }
extension String: CacheKey { var cacheName: String { self } }

protocol Costed { var cost: Int { get } }
extension Array: Costed { var cost: Int { count * MemoryLayout<Element>.stride } }

enum Policy {
  case lru, fifo, custom((_ entries: [(name: String, age: Int, hits: Int)]) -> Int)
}

struct Clock {
  var now: () -> Date
  static let system = Clock(now: Date.init)
}

final class CostCache<Key: CacheKey, Value: Costed> {
  final class Entry {
    let value: Value
    let inserted: Int
    let expires: Date
    fileprivate(set) var lastUse: Int
    fileprivate(set) var hits = 0
    init(value: Value, at tick: Int, expires: Date) {
      self.value = value
      self.inserted = tick
      self.lastUse = tick
      self.expires = expires
    }
  }

  struct Statistics: CustomStringConvertible {
    var hits = 0, misses = 0, evictions = 0, expirations = 0
    var ratio: Double { hits + misses == 0 ? 0 : Double(hits) / Double(hits + misses) }
    var description: String {
      "hits \(hits), misses \(misses), evicted \(evictions), expired \(expirations), " + String(format: "%.0f%%", ratio * 100)
    }
  }

  private let queue: DispatchQueue
  private var entries: [Key: Entry] = [:]
  private var inFlight: [Key: [(Result<Value, Error>) -> Void]] = [:]
  private var tick = 0
  private var totalCost = 0
  private var stats = Statistics()
  let limit: Int
  let policy: Policy
  let lifetime: TimeInterval
  var clock = Clock.system

  init(label: String = #function, limit: Int, policy: Policy = .lru, lifetime: TimeInterval = 60) {
    queue = DispatchQueue(label: "cache." + label)
    self.limit = limit
    self.policy = policy
    self.lifetime = lifetime
  }

  func value(for key: Key, loading loader: @escaping (Key) throws -> Value, completion: @escaping (Result<Value, Error>) -> Void)
  {
    queue.async { [self] in
      tick &+= 1
      if let entry = entries[key] {
        if entry.expires > clock.now() {
          entry.hits += 1
          entry.lastUse = tick
          stats.hits += 1
          return completion(.success(entry.value))
        }
        remove(key)
        stats.expirations += 1
      }
      stats.misses += 1
      if inFlight[key] != nil {
        inFlight[key]?.append(completion)
        return
      }
      inFlight[key] = [completion]
      DispatchQueue.global(qos: .utility).async {
        let result = Result { try loader(key) }
        self.queue.async {
          if case .success(let value) = result { self.insert(value, for: key) }
          let waiting = self.inFlight.removeValue(forKey: key) ?? []
          waiting.forEach { $0(result) }
        }
      }
    }
  }

  private func insert(_ value: Value, for key: Key) {
    tick &+= 1
    entries[key].map { totalCost -= $0.value.cost }
    entries[key] = Entry(value: value, at: tick, expires: clock.now().addingTimeInterval(lifetime))
    totalCost += value.cost
    while totalCost > limit, entries.count > 1, let victim = victim(sparing: key) {
      remove(victim)
      stats.evictions += 1
    }
  }

  private func remove(_ key: Key) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    totalCost -= entry.value.cost
  }

  private func victim(sparing key: Key) -> Key? {
    let others = entries.filter { $0.key != key }
    switch policy {
    case .lru: return others.min { $0.value.lastUse < $1.value.lastUse }?.key
    case .fifo: return others.min(by: { $0.value.inserted < $1.value.inserted })?.key
    case .custom(let choose):
      let list = others.sorted { $0.value.inserted < $1.value.inserted }
      let index = choose(list.map { (name: $0.key.cacheName, age: tick - $0.value.inserted, hits: $0.value.hits) })
      return list.indices.contains(index) ? list[index].key : nil
    }
  }

  func snapshot() -> (names: [String], cost: Int, stats: Statistics) {
    queue.sync { (entries.keys.map(\.cacheName).sorted(), totalCost, stats) }
  }
}

struct NotListed: Error { let symbol: String }

final class Exchange {
  private(set) var calls = 0
  private let lock = NSLock()
  func prices(_ symbol: String) throws -> [Double] {
    lock.withLock { calls += 1 }
    Thread.sleep(forTimeInterval: 0.02)
    guard symbol.allSatisfy({ $0.isUppercase }) else { throw NotListed(symbol: symbol) }
    return (0..<symbol.utf8.count * 4).map { Double(symbol.utf8.first!) + Double($0) / 4 }
  }
}

let exchange = Exchange()
let cache = CostCache<String, [Double]>(label: "prices", limit: 300)
let group = DispatchGroup()
let output = DispatchQueue(label: "output")
func ask(_ symbol: String) {
  group.enter()
  cache.value(for: symbol, loading: exchange.prices) { result in
    output.sync {
      switch result {
      case .success(let prices): print(symbol, prices.count, prices.max() ?? 0)
      case .failure(let error as NotListed): print("not listed:", error.symbol)
      case .failure: print("?")
      }
    }
    group.leave()
  }
}
for symbol in ["ABC", "ABC", "ABC", "xyz"] { ask(symbol); usleep(1_000) }
group.wait()
for symbol in ["XY", "ABC", "LONGNAME", "XY"] {
  ask(symbol)
  group.wait()
}
let (names, cost, stats) = cache.snapshot()
print(names, cost, stats, exchange.calls)

let picky = CostCache<String, [UInt8]>(limit: 8, policy: .custom { $0.firstIndex { $0.hits == 0 } ?? 0 }, lifetime: 0.05)
func load(_ keys: String...) {
  for key in keys {
    let done = DispatchSemaphore(value: 0)
    picky.value(for: key, loading: { Array($0.utf8) }) { _ in done.signal() }
    done.wait()
  }
}
load("four", "abcd", "four", "wxyz")
print(picky.snapshot().names, picky.snapshot().cost)
Thread.sleep(forTimeInterval: 0.1)
load("four", "wxyz")
print(picky.snapshot().stats, MemoryLayout<Double>.size, MemoryLayout<Int32>.stride, MemoryLayout<Bool>.size)
