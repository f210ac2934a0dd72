// The locks of POSIX: mutexes, plain and recursive, conditions, read-write locks.
import Dispatch
import Foundation

final class Mutex {
  private var mutex = pthread_mutex_t()
  init(recursive: Bool = false) {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    if recursive { pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE)) }
    pthread_mutex_init(&mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }
  deinit { pthread_mutex_destroy(&mutex) }
  func locked<T>(_ body: () throws -> T) rethrows -> T {
    pthread_mutex_lock(&mutex)
    defer { pthread_mutex_unlock(&mutex) }
    return try body()
  }
  func tried() -> Bool {
    guard pthread_mutex_trylock(&mutex) == 0 else { return false }
    pthread_mutex_unlock(&mutex)
    return true
  }
}

let mutex = Mutex()
var count = 0
DispatchQueue.concurrentPerform(iterations: 8) { _ in mutex.locked { count += 1 } }
print(count, mutex.tried())
let again = Mutex(recursive: true)
print(again.locked { again.locked { "twice" } })

final class ReadWrite {
  private var lock = pthread_rwlock_t()
  private var values: [Int] = []
  init() { pthread_rwlock_init(&lock, nil) }
  deinit { pthread_rwlock_destroy(&lock) }
  func add(_ value: Int) {
    pthread_rwlock_wrlock(&lock)
    values.append(value)
    pthread_rwlock_unlock(&lock)
  }
  var sum: Int {
    pthread_rwlock_rdlock(&lock)
    defer { pthread_rwlock_unlock(&lock) }
    return values.reduce(0, +)
  }
}
let shared = ReadWrite()
DispatchQueue.concurrentPerform(iterations: 10) { index in
  shared.add(index)
  _ = shared.sum
}
print(shared.sum)

final class Box {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var value = 0
  init() {
    lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }
  deinit {
    pthread_mutex_destroy(lock)
    lock.deinitialize(count: 1)
    lock.deallocate()
  }
  func next() -> Int {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    value += 1
    return value
  }
}
let box = Box()
print(box.next(), box.next())

final class Mailbox {
  private var mutex = pthread_mutex_t()
  private var filled = pthread_cond_t()
  private var letters: [String] = []
  init() {
    pthread_mutex_init(&mutex, nil)
    pthread_cond_init(&filled, nil)
  }
  func put(_ letter: String) {
    pthread_mutex_lock(&mutex)
    letters.append(letter)
    pthread_cond_signal(&filled)
    pthread_mutex_unlock(&mutex)
  }
  func take() -> String {
    pthread_mutex_lock(&mutex)
    while letters.isEmpty { pthread_cond_wait(&filled, &mutex) }
    defer { pthread_mutex_unlock(&mutex) }
    return letters.removeFirst()
  }
}
let mailbox = Mailbox()
DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(30)) { mailbox.put("late") }
print(mailbox.take())
