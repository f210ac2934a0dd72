// An atomic property wrapper, a read-write lock, and counters that many threads use.
import Foundation

@propertyWrapper
final class Atomic<Value> {
  private var value: Value
  private let lock = NSRecursiveLock()

  init(wrappedValue: Value) { value = wrappedValue }

  var wrappedValue: Value {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }

  var projectedValue: Atomic<Value> { self }

  @discardableResult
  func mutate<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try change(&value)
  }
}

final class ReadWriteLock {
  private var lock = pthread_rwlock_t()
  init() { pthread_rwlock_init(&lock, nil) }
  deinit { pthread_rwlock_destroy(&lock) }
  func reading<T>(_ body: () throws -> T) rethrows -> T {
    pthread_rwlock_rdlock(&lock)
    defer { pthread_rwlock_unlock(&lock) }
    return try body()
  }
  func writing<T>(_ body: () throws -> T) rethrows -> T {
    pthread_rwlock_wrlock(&lock)
    defer { pthread_rwlock_unlock(&lock) }
    return try body()
  }
}

struct Metrics: CustomStringConvertible {
  @Atomic var requests = 0
  @Atomic var perPath: [String: Int] = [:]
  @Atomic private(set) var slowest: (path: String, milliseconds: Int)? = nil

  func record(_ path: String, _ milliseconds: Int) {
    $requests.mutate { $0 += 1 }
    $perPath.mutate { $0[path, default: 0] += 1 }
    $slowest.mutate { slowest in
      if let known = slowest, (known.milliseconds, known.path) >= (milliseconds, path) { return }
      slowest = (path, milliseconds)
    }
  }

  var description: String {
    let paths = perPath.sorted { $0.key < $1.key }.map { "\($0.key)×\($0.value)" }
    return "\(requests) requests: \(paths.joined(separator: ", ")); slowest \(slowest?.path ?? "none")"
  }
}

let metrics = Metrics()
let paths = ["/", "/login", "/search", "/cart"]
DispatchQueue.concurrentPerform(iterations: 40) { i in
  metrics.record(paths[i % paths.count], (i * 37) % 101)
}
print(metrics)

final class Settings {
  private var storage: [String: Any] = ["volume": 7, "name": "kitchen"]
  private let lock = ReadWriteLock()
  subscript<T>(_ key: String, default fallback: @autoclosure () -> T) -> T {
    get { lock.reading { storage[key] as? T } ?? fallback() }
    set { lock.writing { storage[key] = newValue } }
  }
  func require<T>(_ key: String, as type: T.Type = T.self) throws -> T {
    guard let value = lock.reading({ storage[key] }) else { throw SettingsError.missing(key) }
    guard let typed = value as? T else { throw SettingsError.wrongType(key, expected: "\(type)", found: "\(Swift.type(of: value))") }
    return typed
  }
}

enum SettingsError: Error { case missing(String), wrongType(String, expected: String, found: String) }

let settings = Settings()
settings["volume", default: 0] += 3
settings["muted", default: false].toggle()
print(settings["volume", default: -1], settings["muted", default: false], settings["name", default: "?"], settings["name", default: 5])
for attempt in [{ try "\(settings.require("volume", as: Int.self))" }, { try settings.require("name") as String }, { try "\(settings.require("name", as: Double.self))" }, { try settings.require("colour") as String }] {
  do { print(try attempt()) } catch { print(error) }
}
