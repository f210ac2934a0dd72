final class pthread_once_t {
  let _lock = NSLock()
  var _isDone = false
  init() {}
}
@discardableResult func pthread_once(_ control: UnsafeMutablePointer<pthread_once_t>, _ body: () -> Void) -> Int32 {
  let once = control.pointee
  once._lock.withLock {
    if !once._isDone { body() }
    once._isDone = true
  }
  return 0
}
// Nobody else may have anything to do at this instant: a loop that yields has to let time pass.
@discardableResult func sched_yield() -> Int32 {
  _sleep(1_000)
  return 0
}
@discardableResult func nanosleep(_ time: inout timespec, _ rest: UnsafeMutablePointer<timespec>?) -> Int32 {
  _sleep(time.tv_sec * 1_000_000_000 + time.tv_nsec)
  return 0
}
final class pthread_mutexattr_t {
  var _kind: Int32 = 0
  init() {}
}
@discardableResult
func pthread_mutexattr_init(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>) -> Int32 {
  _ = attributes._made(pthread_mutexattr_t())
  return 0
}
@discardableResult
func pthread_mutexattr_destroy(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>) -> Int32 { 0 }
@discardableResult
func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ kind: Int32) -> Int32 {
  if kind < 0 || kind > 3 { return 22 }
  attributes.pointee._kind = kind
  return 0
}
// Locks are handed on in turn here, whatever is asked for.
@discardableResult
func pthread_mutexattr_setpolicy_np(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32) -> Int32 {
  policy == PTHREAD_MUTEX_POLICY_FAIRSHARE_NP || policy == PTHREAD_MUTEX_POLICY_FIRSTFIT_NP ? 0 : 22
}
final class pthread_mutex_t {
  var _plain = NSLock()
  var _recursive: NSRecursiveLock? = nil
  // Of one that looks for errors: who holds it.
  var _isChecked = false
  var _owner: Thread? = nil
  init() {}
  func _lock() -> Int32 {
    if let lock = _recursive {
      lock.lock()
      return 0
    }
    if _isChecked, let owner = _owner, owner === Thread.current { return 35 }
    _plain.lock()
    if _isChecked { _owner = Thread.current }
    return 0
  }
  func _try() -> Bool {
    guard _recursive?.`try`() ?? _plain.`try`() else { return false }
    if _isChecked { _owner = Thread.current }
    return true
  }
  func _unlock() -> Int32 {
    if let lock = _recursive {
      lock.unlock()
      return 0
    }
    if _isChecked {
      if _owner !== Thread.current { return 1 }
      _owner = nil
    }
    _plain.unlock()
    return 0
  }
}
@discardableResult
func pthread_mutex_init(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>, _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>?
) -> Int32 {
  let made = mutex._made(pthread_mutex_t())
  guard let attributes else { return 0 }
  if attributes.pointee._kind == PTHREAD_MUTEX_RECURSIVE { made._recursive = NSRecursiveLock() }
  made._isChecked = attributes.pointee._kind == PTHREAD_MUTEX_ERRORCHECK
  return 0
}
@discardableResult
func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 {
  mutex.pointee._lock()
}
@discardableResult
func pthread_mutex_trylock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { mutex.pointee._try() ? 0 : 16 }
@discardableResult
func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 {
  mutex.pointee._unlock()
}
@discardableResult
func pthread_mutex_destroy(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
final class pthread_rwlockattr_t { init() {} }
final class pthread_rwlock_t {
  let _state = NSLock()
  var _readers = 0
  var _isWriting = false
  var _waiting: [(isWriter: Bool, turn: DispatchSemaphore)] = []
  init() {}
  func _isFree(forWriter isWriter: Bool) -> Bool {
    if _isWriting || isWriter && _readers > 0 { return false }
    if isWriter { _isWriting = true } else { _readers += 1 }
    return true
  }
  func _try(isWriter: Bool) -> Int32 { _state.withLock { _isFree(forWriter: isWriter) } ? 0 : EBUSY }
  func _enter(isWriter: Bool) {
    _state.lock()
    if _isFree(forWriter: isWriter) {
      _state.unlock()
      return
    }
    let turn = DispatchSemaphore(_kind: 2)
    _waiting.append((isWriter: isWriter, turn: turn))
    _state.unlock()
    turn.wait()
  }
  func _leave() {
    _state.lock()
    if _isWriting { _isWriting = false } else { _readers -= 1 }
    var turns: [DispatchSemaphore] = []
    if _readers == 0, let first = _waiting.first {
      if first.isWriter {
        _isWriting = true
        turns.append(first.turn)
        _waiting.removeFirst()
      } else {
        for entry in _waiting where !entry.isWriter { turns.append(entry.turn) }
        _readers = turns.count
        _waiting.removeAll { !$0.isWriter }
      }
    }
    _state.unlock()
    for turn in turns { turn.signal() }
  }
}
@discardableResult
func pthread_rwlock_init(
  _ lock: UnsafeMutablePointer<pthread_rwlock_t>, _ attributes: UnsafeMutablePointer<pthread_rwlockattr_t>?
) -> Int32 {
  _ = lock._made(pthread_rwlock_t())
  return 0
}
@discardableResult
func pthread_rwlock_rdlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 {
  lock.pointee._enter(isWriter: false)
  return 0
}
@discardableResult
func pthread_rwlock_wrlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 {
  lock.pointee._enter(isWriter: true)
  return 0
}
@discardableResult
func pthread_rwlock_tryrdlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 { lock.pointee._try(isWriter: false) }
@discardableResult
func pthread_rwlock_trywrlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 { lock.pointee._try(isWriter: true) }
@discardableResult
func pthread_rwlock_unlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 {
  lock.pointee._leave()
  return 0
}
@discardableResult
func pthread_rwlock_destroy(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 { 0 }
final class pthread_condattr_t { init() {} }
final class pthread_cond_t {
  let _state = NSLock()
  var _waiting: [DispatchSemaphore] = []
  init() {}
  func _join() -> DispatchSemaphore {
    let turn = DispatchSemaphore(_kind: 1)
    _state.withLock { _waiting.append(turn) }
    return turn
  }
  func _leave(_ turn: DispatchSemaphore) -> Bool {
    _state.withLock {
      let count = _waiting.count
      _waiting.removeAll { $0 === turn }
      return _waiting.count < count
    }
  }
  func _wake(_ most: Int) {
    let woken = _state.withLock { () -> [DispatchSemaphore] in
      let woken = Array(_waiting.prefix(most))
      _waiting.removeFirst(woken.count)
      return woken
    }
    for turn in woken { turn.signal() }
  }
}
@discardableResult
func pthread_cond_init(
  _ condition: UnsafeMutablePointer<pthread_cond_t>, _ attributes: UnsafeMutablePointer<pthread_condattr_t>?
) -> Int32 {
  _ = condition._made(pthread_cond_t())
  return 0
}
@discardableResult
func pthread_cond_wait(
  _ condition: UnsafeMutablePointer<pthread_cond_t>, _ mutex: UnsafeMutablePointer<pthread_mutex_t>
) -> Int32 {
  let turn = condition.pointee._join()
  let error = mutex.pointee._unlock()
  if error != 0 {
    _ = condition.pointee._leave(turn)
    return error
  }
  turn.wait()
  return mutex.pointee._lock()
}
struct timeval {
  var tv_sec = 0
  var tv_usec = 0
}
@discardableResult func gettimeofday(_ time: inout timeval, _ zone: Any?) -> Int32 {
  let microseconds = Int(Date().timeIntervalSince1970 * 1_000_000)
  time = timeval(tv_sec: microseconds / 1_000_000, tv_usec: microseconds % 1_000_000)
  return 0
}
@discardableResult
func pthread_cond_timedwait(
  _ condition: UnsafeMutablePointer<pthread_cond_t>, _ mutex: UnsafeMutablePointer<pthread_mutex_t>, _ deadline: inout timespec
) -> Int32 {
  let turn = condition.pointee._join()
  let error = mutex.pointee._unlock()
  var isLate = error != 0
  if error == 0, turn.wait(wallTimeout: DispatchWallTime(timespec: deadline)) == .timedOut { isLate = true }
  // Who was woken at the last moment is not late.
  if isLate { isLate = condition.pointee._leave(turn) }
  if error != 0 { return error }
  let locked = mutex.pointee._lock()
  return locked != 0 ? locked : isLate ? ETIMEDOUT : 0
}
@discardableResult
func pthread_cond_signal(_ condition: UnsafeMutablePointer<pthread_cond_t>) -> Int32 {
  condition.pointee._wake(1)
  return 0
}
@discardableResult
func pthread_cond_broadcast(_ condition: UnsafeMutablePointer<pthread_cond_t>) -> Int32 {
  condition.pointee._wake(Int.max)
  return 0
}
@discardableResult
func pthread_cond_destroy(_ condition: UnsafeMutablePointer<pthread_cond_t>) -> Int32 { 0 }
final class os_unfair_lock_s {
  let _lock = NSLock()
  init() {}
}
typealias os_unfair_lock = os_unfair_lock_s
typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
// Memory that is only allocated is usually zero, which is a lock that nobody has.
func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) { lock._made(os_unfair_lock_s())._lock.lock() }
func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) -> Bool {
  lock._made(os_unfair_lock_s())._lock.`try`()
}
func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) { lock._made(os_unfair_lock_s())._lock.unlock() }
typealias OSSpinLock = os_unfair_lock_s
var OS_SPINLOCK_INIT: OSSpinLock { os_unfair_lock_s() }
func OSSpinLockLock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) { os_unfair_lock_lock(lock) }
func OSSpinLockTry(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) -> Bool { os_unfair_lock_trylock(lock) }
func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) { os_unfair_lock_unlock(lock) }
// The caller lends its variable under this lock, from reading it to writing it back.
enum _AtomicWords { static let atomics = NSLock() }
func _beginAtomic() { _AtomicWords.atomics.lock() }
func _endAtomic() { _AtomicWords.atomics.unlock() }
func _OSAtomicAdd<T: FixedWidthInteger>(_ amount: T, _ word: UnsafeMutablePointer<T>) -> T {
  word.pointee &+= amount
  return word.pointee
}
func _OSAtomicSwap<T: FixedWidthInteger>(_ old: T, _ new: T, _ word: UnsafeMutablePointer<T>) -> Bool {
  if word.pointee != old { return false }
  word.pointee = new
  return true
}
@discardableResult func OSAtomicAdd32(_ amount: Int32, _ word: UnsafeMutablePointer<Int32>) -> Int32 {
  _OSAtomicAdd(amount, word)
}
@discardableResult func OSAtomicAdd64(_ amount: Int64, _ word: UnsafeMutablePointer<Int64>) -> Int64 {
  _OSAtomicAdd(amount, word)
}
@discardableResult func OSAtomicIncrement32(_ word: UnsafeMutablePointer<Int32>) -> Int32 { _OSAtomicAdd(1, word) }
@discardableResult func OSAtomicIncrement64(_ word: UnsafeMutablePointer<Int64>) -> Int64 { _OSAtomicAdd(1, word) }
@discardableResult func OSAtomicDecrement32(_ word: UnsafeMutablePointer<Int32>) -> Int32 { _OSAtomicAdd(-1, word) }
@discardableResult func OSAtomicDecrement64(_ word: UnsafeMutablePointer<Int64>) -> Int64 { _OSAtomicAdd(-1, word) }
@discardableResult
func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ word: UnsafeMutablePointer<Int32>) -> Bool {
  _OSAtomicSwap(old, new, word)
}
@discardableResult
func OSAtomicCompareAndSwap64(_ old: Int64, _ new: Int64, _ word: UnsafeMutablePointer<Int64>) -> Bool {
  _OSAtomicSwap(old, new, word)
}
@discardableResult func OSAtomicAdd32Barrier(_ amount: Int32, _ word: UnsafeMutablePointer<Int32>) -> Int32 {
  _OSAtomicAdd(amount, word)
}
@discardableResult func OSAtomicAdd64Barrier(_ amount: Int64, _ word: UnsafeMutablePointer<Int64>) -> Int64 {
  _OSAtomicAdd(amount, word)
}
@discardableResult func OSAtomicIncrement32Barrier(_ word: UnsafeMutablePointer<Int32>) -> Int32 { _OSAtomicAdd(1, word) }
@discardableResult func OSAtomicIncrement64Barrier(_ word: UnsafeMutablePointer<Int64>) -> Int64 { _OSAtomicAdd(1, word) }
@discardableResult func OSAtomicDecrement32Barrier(_ word: UnsafeMutablePointer<Int32>) -> Int32 { _OSAtomicAdd(-1, word) }
@discardableResult func OSAtomicDecrement64Barrier(_ word: UnsafeMutablePointer<Int64>) -> Int64 { _OSAtomicAdd(-1, word) }
@discardableResult
func OSAtomicCompareAndSwap32Barrier(_ old: Int32, _ new: Int32, _ word: UnsafeMutablePointer<Int32>) -> Bool {
  _OSAtomicSwap(old, new, word)
}
@discardableResult
func OSAtomicCompareAndSwap64Barrier(_ old: Int64, _ new: Int64, _ word: UnsafeMutablePointer<Int64>) -> Bool {
  _OSAtomicSwap(old, new, word)
}
// What `@synchronized` of Objective-C calls: a recursive lock for each object.
enum _Synchronized {
  static var _locks: [Int: NSRecursiveLock]?
  static func _lock(_ object: Any) -> NSRecursiveLock {
    // An `AnyHashable` is bridged to what it was made of.
    let owner = (object as? AnyHashable)?.base ?? object
    let key = _identityOf(owner as AnyObject)
    if let known = _locks?[key] { return known }
    let made = NSRecursiveLock()
    _locks = (_locks ?? [:]).merging([key: made]) { $1 }
    return made
  }
}
@discardableResult func objc_sync_enter(_ object: Any) -> Int32 {
  _Synchronized._lock(object).lock()
  return 0
}
@discardableResult func objc_sync_exit(_ object: Any) -> Int32 {
  _Synchronized._lock(object).unlock()
  return 0
}
final class OSAllocatedUnfairLock<State> {
  let _lock = NSLock()
  var _state: State
  init(initialState state: State) { _state = state }
  init(uncheckedState state: State) { _state = state }
  func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    _lock.lock()
    defer { _lock.unlock() }
    return try body(&_state)
  }
  func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
  func withLockIfAvailable<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    if !_lock.`try`() { return nil }
    defer { _lock.unlock() }
    return try body(&_state)
  }
}
extension OSAllocatedUnfairLock where State == Void {
  init() { self.init(initialState: ()) }
  func lock() { _lock.lock() }
  func unlock() { _lock.unlock() }
  func lockIfAvailable() -> Bool { _lock.`try`() }
  func withLock<R>(_ body: () throws -> R) rethrows -> R {
    _lock.lock()
    defer { _lock.unlock() }
    return try body()
  }
}
