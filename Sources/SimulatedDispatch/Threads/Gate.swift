#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where one thread waits until another lets it through. Letting through before anybody waits counts.
final class Gate: @unchecked Sendable {
  #if canImport(Darwin)
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var permits = 0

    init() {
      pthread_mutex_init(mutex, nil)
      pthread_cond_init(condition, nil)
    }

    deinit {
      pthread_cond_destroy(condition)
      pthread_mutex_destroy(mutex)
      condition.deallocate()
      mutex.deallocate()
    }

    func open() {
      pthread_mutex_lock(mutex)
      permits += 1
      pthread_cond_signal(condition)
      pthread_mutex_unlock(mutex)
    }

    func wait() {
      pthread_mutex_lock(mutex)
      while permits == 0 { pthread_cond_wait(condition, mutex) }
      permits -= 1
      pthread_mutex_unlock(mutex)
    }

    func wait(milliseconds: Int) -> Bool {
      var limit = Self.instant(after: milliseconds)
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      while permits == 0 { if pthread_cond_timedwait(condition, mutex, &limit) == ETIMEDOUT { return false } }
      permits -= 1
      return true
    }
  #else
    private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

    init() {
      sem_init(semaphore, 0, 0)
    }

    deinit {
      sem_destroy(semaphore)
      semaphore.deallocate()
    }

    /// Also allowed in a signal handler.
    func open() {
      sem_post(semaphore)
    }

    func wait() {
      while sem_wait(semaphore) != 0 {}
    }

    /// False when nobody let it through in that time.
    func wait(milliseconds: Int) -> Bool {
      var limit = Self.instant(after: milliseconds)
      while sem_timedwait(semaphore, &limit) != 0 {
        if errno == ETIMEDOUT { return false }
      }
      return true
    }
  #endif

  private static func instant(after milliseconds: Int) -> timespec {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let nanoseconds = now.tv_nsec + (milliseconds % 1000) * 1_000_000
    return timespec(tv_sec: now.tv_sec + milliseconds / 1000 + nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
  }
}
