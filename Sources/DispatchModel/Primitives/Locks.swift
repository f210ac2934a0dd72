import DispatchTrace

/// An `NSLock` or `NSRecursiveLock`. Released locks go to the thread that has waited longest.
struct LockState {
  var isRecursive: Bool
  var owner: ThreadID?
  var depth = 0
  var waiters = ContiguousArray<ThreadID>()
}

extension Simulation {
  mutating func createLock(name: StringID?, isRecursive: Bool) -> LockID {
    let lock = locks.append(LockState(isRecursive: isRecursive))
    record(.lockCreated(lock, name: name, isRecursive: isRecursive))
    return lock
  }

  private mutating func takeLock(_ lock: LockID, _ thread: ThreadID) {
    locks[lock].owner = thread
    locks[lock].depth = 1
    record(.lockTaken(lock), on: thread, at: threads[thread].position)
  }

  /// Whether `running` has the lock now without waiting.
  private mutating func takesLock(_ lock: LockID) -> Bool {
    if locks[lock].owner == nil {
      takeLock(lock, running)
      return true
    }
    guard locks[lock].isRecursive, locks[lock].owner == running else { return false }
    locks[lock].depth += 1
    return true
  }

  /// Replies true when the lock was taken before `deadline`.
  mutating func lock(_ lock: LockID, before deadline: Instant) {
    if takesLock(lock) { return reply(.flag(true)) }
    if isPast(deadline) { return reply(.flag(false)) }
    locks[lock].waiters.append(running)
    wait(for: .lock(lock), until: deadline)
  }

  mutating func unlock(_ lock: LockID) {
    reply(.done)
    guard locks[lock].owner != nil else { return }
    locks[lock].depth -= 1
    guard locks[lock].depth == 0 else { return }
    locks[lock].owner = nil
    record(.lockReleased(lock))
    guard !locks[lock].waiters.isEmpty else { return }
    let index = chooseWaiter(among: locks[lock].waiters.count)
    let thread = locks[lock].waiters.remove(at: index)
    wake(thread, reply: .flag(true))
    takeLock(lock, thread)
  }
}
