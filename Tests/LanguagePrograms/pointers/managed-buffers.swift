// Objects that carry memory behind a header: a buffer of its own, and a lock behind the value that it guards.
import Foundation
typealias LockPrimitive = pthread_mutex_t
enum LockOperations {}
extension LockOperations {
  static func create(_ mutex: UnsafeMutablePointer<LockPrimitive>) {
    var attr = pthread_mutexattr_t()
    pthread_mutexattr_init(&attr)
    pthread_mutexattr_settype(&attr, .init(PTHREAD_MUTEX_ERRORCHECK))
    let err = pthread_mutex_init(mutex, &attr)
    precondition(err == 0, "\(#function) failed in pthread_mutex with error \(err)")
  }
  static func destroy(_ mutex: UnsafeMutablePointer<LockPrimitive>) { let err = pthread_mutex_destroy(mutex); precondition(err == 0); print("destroyed") }
  static func lock(_ mutex: UnsafeMutablePointer<LockPrimitive>) { let err = pthread_mutex_lock(mutex); precondition(err == 0) }
  static func unlock(_ mutex: UnsafeMutablePointer<LockPrimitive>) { let err = pthread_mutex_unlock(mutex); precondition(err == 0) }
}
final class LockStorage<Value>: ManagedBuffer<Value, LockPrimitive> {
  static func create(value: Value) -> Self {
    let buffer = Self.create(minimumCapacity: 1) { _ in return value }
    let storage = unsafeDowncast(buffer, to: Self.self)
    storage.withUnsafeMutablePointers { _, lockPtr in LockOperations.create(lockPtr) }
    return storage
  }
  func lock() { self.withUnsafeMutablePointerToElements { LockOperations.lock($0) } }
  func unlock() { self.withUnsafeMutablePointerToElements { LockOperations.unlock($0) } }
  deinit { self.withUnsafeMutablePointerToElements { LockOperations.destroy($0) } }
  func withLockPrimitive<T>(_ body: (UnsafeMutablePointer<LockPrimitive>) throws -> T) rethrows -> T {
    try self.withUnsafeMutablePointerToElements { lockPtr in return try body(lockPtr) }
  }
  func withLockedValue<T>(_ mutate: (inout Value) throws -> T) rethrows -> T {
    try self.withUnsafeMutablePointers { valuePtr, lockPtr in
      LockOperations.lock(lockPtr)
      defer { LockOperations.unlock(lockPtr) }
      return try mutate(&valuePtr.pointee)
    }
  }
}
extension LockStorage: @unchecked Sendable {}
public struct NIOLock {
  let _storage: LockStorage<Void>
  public init() { self._storage = .create(value: ()) }
  public func lock() { self._storage.lock() }
  public func unlock() { self._storage.unlock() }
  func withLockPrimitive<T>(_ body: (UnsafeMutablePointer<LockPrimitive>) throws -> T) rethrows -> T { try self._storage.withLockPrimitive(body) }
}
extension NIOLock {
  public func withLock<T>(_ body: () throws -> T) rethrows -> T { self.lock(); defer { self.unlock() }; return try body() }
  public func withLockVoid(_ body: () throws -> Void) rethrows { try self.withLock(body) }
}
public struct NIOLockedValueBox<Value> {
  let _storage: LockStorage<Value>
  public init(_ value: Value) { self._storage = .create(value: value) }
  public func withLockedValue<T>(_ mutate: (inout Value) throws -> T) rethrows -> T { try self._storage.withLockedValue(mutate) }
}
extension NIOLockedValueBox: @unchecked Sendable where Value: Sendable {}
do {
  let box = NIOLockedValueBox([Int]())
  DispatchQueue.concurrentPerform(iterations: 10) { i in box.withLockedValue { $0.append(i) } }
  print(box.withLockedValue { $0.reduce(0, +) })
  let l = NIOLock()
  print(l.withLock { 3 })
  let buffer = ManagedBuffer<Int, String>.create(minimumCapacity: 2) { b in b.capacity >= 2 ? 2 : 0 }
  buffer.withUnsafeMutablePointerToElements { $0.initialize(repeating: "x", count: 2) }
  print(buffer.header, buffer.withUnsafeMutablePointerToElements { $0[1] })
  buffer.withUnsafeMutablePointers { _ = $1.deinitialize(count: $0.pointee) }
}
final class CountedBuffer: ManagedBuffer<Int, Int> {
  static func make(_ n: Int) -> CountedBuffer {
    let b = self.create(minimumCapacity: n) { _ in 0 }
    return unsafeDowncast(b, to: CountedBuffer.self)
  }
  func append(_ x: Int) {
    withUnsafeMutablePointers { header, elements in
      elements.advanced(by: header.pointee).initialize(to: x)
      header.pointee += 1
    }
  }
  var all: [Int] { withUnsafeMutablePointers { h, e in (0..<h.pointee).map { e[$0] } } }
  deinit { _ = withUnsafeMutablePointers { h, e in e.deinitialize(count: h.pointee) } ; print("gone") }
}
do {
  let b = CountedBuffer.make(4)
  b.append(3); b.append(5)
  print(b.all, b.header)
}
class Animal {}
final class Dog: Animal { let x = 3 }
let animal: Animal = Dog()
print(unsafeDowncast(animal, to: Dog.self).x)
let lock = ManagedBuffer<Int, Void>.create(minimumCapacity: 1) { _ in 7 }
print(lock.header)
lock.withUnsafeMutablePointerToHeader { $0.pointee += 1 }
print(lock.header)
