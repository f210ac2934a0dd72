// pointers: to a mutex that an object holds
import Foundation
typealias PThreadMutex = UnsafeMutablePointer<pthread_mutex_t>
extension UnsafeMutablePointer where Pointee == pthread_mutex_t {
  func setUp() { pthread_mutex_init(self, nil) }
  func lock() { pthread_mutex_lock(self) }
  func unlock() { pthread_mutex_unlock(self) }
  func protect<T>(_ f: () throws -> T) rethrows -> T { lock(); defer { unlock() }; return try f() }
}
final class Box {
  private var _mutex = pthread_mutex_t()
  private var mutex: PThreadMutex { return PThreadMutex(&_mutex) }
  var n = 0
  init() { mutex.setUp() }
  func add() { mutex.lock(); n += 1; mutex.unlock() }
}
let b = Box()
DispatchQueue.concurrentPerform(iterations: 20) { _ in b.add() }
print(b.n)
print(PThreadMutex.self == UnsafeMutablePointer<pthread_mutex_t>.self)
