import DispatchTrace

/// An `NSLock` or `NSRecursiveLock`.
struct LockState {
  var isRecursive: Bool
  var owner: ThreadID?
  var depth = 0
  /// Who passes it may find somebody who waits for that.
  var isWatched = false
  /// First come, first woken.
  var waiters = ContiguousArray<Waiter>()
  /// Woken, but not gone on yet.
  var woken = ContiguousArray<Waiter>()
}

/// A thread that wants something until it gives up.
struct Waiter {
  var thread: ThreadID
  var deadline: Instant
  /// How often it was woken and came too late.
  var losses = 0
  /// What it will print when it has standard output.
  var text: StringID?
}

extension Simulation {
  mutating func createLock(name: StringID?, owner: StringID? = nil, isRecursive: Bool) -> LockID {
    let lock = locks.append(LockState(isRecursive: isRecursive))
    record(.lockCreated(lock, name: name, owner: owner, isRecursive: isRecursive))
    return lock
  }

  /// Whether `running` has the lock now without waiting.
  mutating func takesLock(_ lock: LockID, isTried: Bool) -> Bool {
    if locks[lock].owner == nil {
      locks[lock].owner = running
      locks[lock].depth = 1
      record(.lockTaken(lock, isTried: isTried))
      noteTaken(by: running)
      return true
    }
    guard locks[lock].isRecursive, locks[lock].owner == running else { return false }
    locks[lock].depth += 1
    return true
  }

  /// Replies true when the lock was taken before `deadline`.
  mutating func lock(_ lock: LockID, before deadline: Instant, losses: Int = 0) {
    if takesLock(lock, isTried: deadline < .distantFuture) { return reply(.flag(true)) }
    if isPast(deadline) { return reply(.flag(false)) }
    locks[lock].waiters.append(Waiter(thread: running, deadline: deadline, losses: losses))
    wait(for: .lock(lock), until: deadline)
  }

  /// How often one who waits comes too late before the lock is kept for it. In virtual time a loop that takes the lock back at once
  /// always comes first; in real time nobody loses for ever. Where choices are made, luck does that.
  private static let mostLosses = 2

  /// Wakes one of those who wait, and gives it nothing: who comes first has the lock (M-07). A lock that nobody has stays as it is.
  mutating func unlock(_ lock: LockID) {
    reply(.done)
    guard locks[lock].owner != nil else { return record(.lockReleased(lock)) }
    locks[lock].depth -= 1
    guard locks[lock].depth == 0 else { return }
    locks[lock].owner = nil
    record(.lockReleased(lock))
    guard !locks[lock].waiters.isEmpty else { return }
    let waiter = locks[lock].waiters.remove(at: chooseWaiter(among: locks[lock].waiters.count))
    locks[lock].woken.append(waiter)
    if stepping == nil, alwaysFirst, waiter.losses >= Self.mostLosses, waiter.text == nil {
      locks[lock].owner = waiter.thread
      locks[lock].depth = 1
    }
    wake(waiter.thread, toContinue: .lockAgain(lock))
  }

  mutating func pass(_ lock: LockID) {
    record(.lockTaken(lock, isTried: false))
    record(.lockReleased(lock))
    reply(.done)
  }

  mutating func meetTasks(_ known: LockID?) {
    let lock = known ?? createLock(name: nil, isRecursive: false)
    pass(lock)
    reply(.lock(lock))
  }

  mutating func lockAgain(_ lock: LockID) {
    threads[running].frames.removeLast()
    actor.position = threads[running].position
    let waiter = locks[lock].woken.take(running)
    if let text = waiter?.text { return printAgain(text, lock) }
    let deadline = waiter?.deadline ?? .distantFuture
    if locks[lock].owner == running {
      record(.lockTaken(lock, isTried: deadline < .distantFuture))
      noteTaken(by: running)
      return reply(.flag(true))
    }
    self.lock(lock, before: deadline, losses: (waiter?.losses ?? 0) + 1)
  }
}

extension ContiguousArray<Waiter> {
  /// What `thread` waits for; it is no longer one of them.
  mutating func take(_ thread: ThreadID) -> Waiter? {
    firstIndex { $0.thread == thread }.map { remove(at: $0) }
  }
}
