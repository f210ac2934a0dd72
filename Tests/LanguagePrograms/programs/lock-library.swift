// programs: a lock library: a protocol with defaults, a property wrapper, atomics and a read-write lock
import Foundation
import Dispatch

public protocol Lock {
  func lock()
  func unlock()
}

extension Lock {
  @discardableResult @inlinable
  public func around<T>(_ closure: () throws -> T) rethrows -> T {
    lock()
    defer { unlock() }
    return try closure()
  }
}

extension NSLock: Lock {}
extension NSRecursiveLock: Lock {}

final class UnfairLock: Lock {
  private let semaphore = DispatchSemaphore(value: 1)
  func lock() { semaphore.wait() }
  func unlock() { semaphore.signal() }
}

@propertyWrapper
@dynamicMemberLookup
public final class Protected<Value> {
  private let lock: Lock = UnfairLock()
  private var value: Value

  public init(_ value: Value) { self.value = value }
  public convenience init(wrappedValue: Value) { self.init(wrappedValue) }

  public var wrappedValue: Value {
    get { lock.around { value } }
    set { lock.around { value = newValue } }
  }
  public var projectedValue: Protected<Value> { self }

  public func read<U>(_ closure: (Value) throws -> U) rethrows -> U {
    try lock.around { try closure(self.value) }
  }

  @discardableResult
  public func write<U>(_ closure: (inout Value) throws -> U) rethrows -> U {
    try lock.around { try closure(&self.value) }
  }

  public subscript<Property>(dynamicMember keyPath: KeyPath<Value, Property>) -> Property {
    lock.around { value[keyPath: keyPath] }
  }
  public subscript<Property>(dynamicMember keyPath: WritableKeyPath<Value, Property>) -> Property {
    get { lock.around { value[keyPath: keyPath] } }
    set { lock.around { value[keyPath: keyPath] = newValue } }
  }
}

extension Protected where Value: RangeReplaceableCollection {
  public func append(_ newElement: Value.Element) {
    write { (values: inout Value) in values.append(newElement) }
  }
}

extension Protected where Value == Int {
  @discardableResult
  func increment(by amount: Int = 1) -> Int {
    write { $0 += amount; return $0 }
  }
}

struct RequestState {
  var url: String
  var retries = 0
  var headers: [String: String] = [:]
}

final class Request {
  @Protected private var state = RequestState(url: "https://example.com")
  @Protected var log: [String] = []
  @Protected static var total = 0

  func retry() {
    $state.write { state in
      state.retries += 1
      state.headers["Retry"] = "\(state.retries)"
    }
    $log.append("retry")
    Request.$total.increment()
  }
  var retries: Int { state.retries }
  var url: String { $state.url }
  var header: String? { $state.headers["Retry"] }
  func move(to url: String) { $state.url = url }
}

let request = Request()
DispatchQueue.concurrentPerform(iterations: 20) { _ in request.retry() }
print(request.retries, request.header ?? "none", request.log.count, Request.total)
request.move(to: "https://example.org/a")
print(request.url)

let numbers = Protected([3, 1, 2])
numbers.append(7)
print(numbers.read { $0.sorted() }, numbers.count, numbers.isEmpty)
numbers.write { $0.removeAll { $0 > 2 } }
print(numbers.wrappedValue)

enum Failure: Error { case refused }
do {
  try numbers.write { _ in throw Failure.refused }
} catch {
  print("still usable after", error)
}
numbers.append(9)
print(numbers.wrappedValue)

final class ReadWriteLock {
  private var rwlock = pthread_rwlock_t()
  init() { pthread_rwlock_init(&rwlock, nil) }
  deinit { pthread_rwlock_destroy(&rwlock) }
  func read<T>(_ body: () throws -> T) rethrows -> T {
    pthread_rwlock_rdlock(&rwlock)
    defer { pthread_rwlock_unlock(&rwlock) }
    return try body()
  }
  func write<T>(_ body: () throws -> T) rethrows -> T {
    pthread_rwlock_wrlock(&rwlock)
    defer { pthread_rwlock_unlock(&rwlock) }
    return try body()
  }
}

let rw = ReadWriteLock()
var table: [Int: Int] = [:]
DispatchQueue.concurrentPerform(iterations: 10) { i in
  rw.write { table[i] = i * i }
  _ = rw.read { table[i] }
}
print(rw.read { table.values.reduce(0, +) })
let locks: [Lock] = [NSLock(), NSRecursiveLock(), UnfairLock()]
print(locks.map { lock in lock.around { "\(type(of: lock))" } })
