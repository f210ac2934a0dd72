// programs: an image cache of layers with costs, expiration and one retrieval for many callers
import Foundation
import Dispatch

protocol CacheCostCalculable {
  var cacheCost: Int { get }
}

struct Picture: CacheCostCalculable, Equatable, CustomStringConvertible {
  let name: String
  let width: Int
  let height: Int

  var cacheCost: Int { width * height * 4 }
  var description: String { "\(name)(\(width)x\(height))" }
}

enum StorageExpiration: Equatable {
  case never
  case generations(Int)
  case expired

  func isExpired(age: Int) -> Bool {
    switch self {
    case .never: return false
    case .generations(let limit): return age >= limit
    case .expired: return true
    }
  }
}

enum CacheKind: String, CaseIterable {
  case none, memory, disk
}

enum ImageCacheError: Error, LocalizedError {
  case notFound(key: String)
  case producerFailed(key: String, underlying: Error)

  var errorDescription: String? {
    switch self {
    case .notFound(let key):
      return "no image for '\(key)'"
    case let .producerFailed(key, underlying):
      return "could not make '\(key)': \(underlying)"
    }
  }
}

final class MemoryStorage<Value: CacheCostCalculable> {
  private final class Entry {
    let value: Value
    var lastAccess: Int
    let expiration: StorageExpiration
    init(value: Value, lastAccess: Int, expiration: StorageExpiration) {
      (self.value, self.lastAccess, self.expiration) = (value, lastAccess, expiration)
    }
  }

  struct Config {
    var totalCostLimit: Int
    var countLimit: Int = .max
    var expiration: StorageExpiration = .never
  }

  var config: Config { didSet { lock.withLock { trim() } } }
  var onEvict: ((String, Value) -> Void)?

  private let lock = NSLock()
  private var entries = [String: Entry]()
  private var clock = 0

  init(config: Config) { self.config = config }

  func store(_ value: Value, forKey key: String, expiration: StorageExpiration? = nil) {
    lock.lock()
    defer { lock.unlock() }
    clock += 1
    entries[key] = Entry(value: value, lastAccess: clock, expiration: expiration ?? config.expiration)
    trim()
  }

  func value(forKey key: String) -> Value? {
    lock.lock()
    defer { lock.unlock() }
    guard let entry = entries[key] else { return nil }
    guard !entry.expiration.isExpired(age: clock - entry.lastAccess) else {
      entries.removeValue(forKey: key)
      return nil
    }
    clock += 1
    entry.lastAccess = clock
    return entry.value
  }

  var totalCost: Int { lock.withLock { entries.values.reduce(0) { $0 + $1.value.cacheCost } } }

  private func trim() {
    var cost = entries.values.map(\.value.cacheCost).reduce(0, +)
    while cost > config.totalCostLimit || entries.count > config.countLimit {
      guard let victim = entries.min(by: { $0.value.lastAccess < $1.value.lastAccess }) else { break }
      entries[victim.key] = nil
      cost -= victim.value.value.cacheCost
      onEvict?(victim.key, victim.value.value)
    }
  }
}

final class ImageCache {
  typealias Completion = (Result<(image: Picture, from: CacheKind), ImageCacheError>) -> Void

  static let `default` = ImageCache(name: "default", memoryLimit: 4_000)

  let name: String
  let memory: MemoryStorage<Picture>
  private let ioQueue: DispatchQueue
  private var disk: [String: Picture] = [:]
  private var pending: [String: [Completion]] = [:]
  private(set) var producerCalls = 0

  init(name: String, memoryLimit: Int) {
    precondition(!name.isEmpty, "a cache needs a name")
    self.name = name
    memory = MemoryStorage(config: .init(totalCostLimit: memoryLimit))
    ioQueue = DispatchQueue(label: "com.example.cache.\(name).io")
  }

  func store(_ image: Picture, forKey key: String, toDisk: Bool = true, completion: (() -> Void)? = nil) {
    memory.store(image, forKey: key)
    guard toDisk else { completion?(); return }
    ioQueue.async {
      self.disk[key] = image
      completion?()
    }
  }

  func retrieve(
    _ key: String, callbackQueue: DispatchQueue, orElse producer: @escaping (String) throws -> Picture,
    completion: @escaping Completion
  ) {
    if let image = memory.value(forKey: key) {
      callbackQueue.async { completion(.success((image, .memory))) }
      return
    }
    ioQueue.async { [weak self] in
      guard let self = self else { return }
      if let image = self.disk[key] {
        self.memory.store(image, forKey: key)
        callbackQueue.async { completion(.success((image: image, from: .disk))) }
        return
      }
      self.pending[key, default: []].append(completion)
      guard self.pending[key]?.count == 1 else { return }
      self.producerCalls += 1
      DispatchQueue.global(qos: .utility).async {
        Thread.sleep(forTimeInterval: 0.05)
        let result = Result { try producer(key) }.mapError { ImageCacheError.producerFailed(key: key, underlying: $0) }
        self.ioQueue.async {
          if case .success(let image) = result {
            self.memory.store(image, forKey: key)
            self.disk[key] = image
          }
          let waiting = self.pending.removeValue(forKey: key) ?? []
          for completion in waiting {
            callbackQueue.async { completion(result.map { ($0, .none) }) }
          }
        }
      }
    }
  }

  func flush() { ioQueue.sync {} }
}

struct RenderFailure: Error { let code: Int }

let cache = ImageCache.default
let callbacks = DispatchQueue(label: "callbacks")
var evicted: [String] = []
cache.memory.onEvict = { key, picture in evicted.append("\(key):\(picture.cacheCost)") }

func make(_ key: String) throws -> Picture {
  if key.hasPrefix("bad") { throw RenderFailure(code: key.count) }
  let side = key.count * 2
  return Picture(name: key, width: side, height: side)
}

let group = DispatchGroup()
var lines = [String]()
for key in ["house", "house", "bad-one", "house"] {
  group.enter()
  cache.retrieve(key, callbackQueue: callbacks, orElse: make) { result in
    defer { group.leave() }
    switch result {
    case .success(let (image, kind)): lines.append("\(image) from \(kind.rawValue)")
    case .failure(let error): lines.append(error.localizedDescription)
    }
  }
}
group.wait()
callbacks.sync { lines.sorted().forEach { print($0) } }
print("produced", cache.producerCalls)

for (index, name) in ["a", "bb", "ccc"].enumerated() {
  cache.store(Picture(name: name, width: 20, height: 10 + index), forKey: name)
}
cache.flush()
print("cost", cache.memory.totalCost, "evicted", evicted)
cache.memory.config.countLimit = 2
print("evicted", evicted.count, "last", evicted.last ?? "-")

let done = DispatchSemaphore(value: 0)
for key in ["house", "ccc"] {
  cache.retrieve(key, callbackQueue: callbacks, orElse: make) { result in
    if let (image, kind) = try? result.get() { print(image.name, "comes from", kind) }
    done.signal()
  }
  done.wait()
}
print(CacheKind.allCases.map(\.rawValue).joined(separator: "/"))
