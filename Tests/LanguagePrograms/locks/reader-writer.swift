// locks: read and write locks: by semaphores, by a barrier queue; writers exclude, readers overlap
import Dispatch

protocol ReadWriteLock {
  func read<T>(_ body: () -> T) -> T
  func write(_ body: () -> Void)
}
final class BarrierLock: ReadWriteLock {
  private let queue = DispatchQueue(label: "rw", attributes: .concurrent)
  func read<T>(_ body: () -> T) -> T { queue.sync(execute: body) }
  func write(_ body: () -> Void) { queue.sync(flags: .barrier, execute: body) }
}
final class SemaphoreLock: ReadWriteLock {
  private let access = DispatchSemaphore(value: 1)
  private let mutex = DispatchSemaphore(value: 1)
  private var readers = 0
  func read<T>(_ body: () -> T) -> T {
    mutex.wait()
    readers += 1
    if readers == 1 { access.wait() }
    mutex.signal()
    defer {
      mutex.wait()
      readers -= 1
      if readers == 0 { access.signal() }
      mutex.signal()
    }
    return body()
  }
  func write(_ body: () -> Void) {
    access.wait()
    defer { access.signal() }
    body()
  }
}
final class Gauge {
  private let queue = DispatchQueue(label: "gauge")
  private var now = 0
  private var high = 0
  func within(_ body: () -> Void) {
    queue.sync {
      now += 1
      high = max(high, now)
    }
    body()
    queue.sync { now -= 1 }
  }
  var maximum: Int { queue.sync { high } }
}
func exercise(_ lock: ReadWriteLock) -> (readers: Int, writers: Int, value: Int) {
  let group = DispatchGroup()
  let readers = Gauge()
  let writers = Gauge()
  var value = 0
  for i in 0..<6 {
    DispatchQueue(label: "user \(i)").async(group: group) {
      if i % 3 == 2 {
        lock.write { writers.within { value += 1 } }
      } else {
        _ = lock.read {
          readers.within { io("read", .milliseconds(60)) }
          return value
        }
      }
    }
  }
  group.wait()
  return (readers.maximum, writers.maximum, lock.read { value })
}
for lock in [BarrierLock(), SemaphoreLock()] as [ReadWriteLock] {
  let result = exercise(lock)
  print(type(of: lock), "readers overlap:", result.readers >= 2, "writers:", result.writers, "value:", result.value)
}
