import DispatchTrace

// `print` locks standard output, and only then asks its values for their descriptions (M-09). The lock is a recursive one, made when a
// description first waits: until then nobody can tell.
extension Simulation {
  /// Replies when no other thread has it.
  mutating func holdOutput() {
    let lock = outputLock ?? createLock(name: trace.strings.intern(TraceIndex.standardOutput), isRecursive: true)
    outputLock = lock
    self.lock(lock, before: .distantFuture)
  }

  mutating func releaseOutput() {
    guard let outputLock else { return }
    unlock(outputLock)
  }

  /// Whether another thread than `thread` has it.
  func isOutputHeld(from thread: ThreadID) -> Bool {
    guard let outputLock, let owner = locks[outputLock].owner else { return false }
    return owner != thread
  }

  /// Prints at once, or when whoever has standard output has let it go.
  mutating func print(_ text: StringID) {
    if let outputLock, isOutputHeld(from: running) {
      locks[outputLock].waiters.append(Waiter(thread: running, deadline: .distantFuture, text: text))
      return wait(for: .lock(outputLock), until: .distantFuture)
    }
    reply(.done)
    record(.printed(text))
    printing?(trace.strings[text])
  }

  /// Woken, and the lock is free: prints between taking it and giving it to the next.
  mutating func printAgain(_ text: StringID, _ lock: LockID) {
    guard takesLock(lock, isTried: false) else { return print(text) }
    print(text)
    unlock(lock)
  }
}
