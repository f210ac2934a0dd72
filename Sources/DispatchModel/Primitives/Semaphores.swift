import DispatchTrace

/// A `DispatchSemaphore` (M-01…M-06).
struct SemaphoreState {
  let kind: SemaphoreKind
  var value: Int
  let initial: Int
  /// First come, first woken.
  var waiters = ContiguousArray<Waiter>()
  /// Woken, but not gone on yet.
  var woken = ContiguousArray<Waiter>()
  /// Signals for those who wait that nobody has taken yet.
  var signals = 0

  var traced: Int32 { Int32(clamping: value) }
}

extension Simulation {
  /// A negative value makes a nil object, which dies at its first use (M-05); here it dies at once.
  mutating func createSemaphore(_ kind: SemaphoreKind, name: StringID?, value: Int) -> SemaphoreID {
    let semaphore = semaphores.append(SemaphoreState(kind: kind, value: value, initial: value))
    record(.semaphoreCreated(semaphore, kind, name: name, value: Int32(clamping: value)))
    if value < 0 { trap(.negativeSemaphore(value: value)) }
    return semaphore
  }

  /// Replies 1 when a thread was woken, else 0. Waiters are woken first in, first out; whether the signal is theirs or for whoever
  /// comes first depends on the platform (M-03).
  mutating func signal(_ semaphore: SemaphoreID) {
    let (value, overflow) = semaphores[semaphore].value.addingReportingOverflow(1)
    if overflow { return trap(.tooManySignals, about: .semaphore(semaphore)) }
    semaphores[semaphore].value = value
    record(.semaphoreSignalled(semaphore, value: Int32(clamping: value)))
    guard value <= 0 else { return reply(.number(0)) }
    reply(.number(1))
    if handsOverSignals { handOver(semaphore, value) } else { offer(semaphore) }
  }

  /// The signal is the woken waiter's own.
  private mutating func handOver(_ semaphore: SemaphoreID, _ value: Int) {
    guard let waiter = takeWaiter(of: semaphore) else { return }
    wake(waiter.thread, reply: .flag(false))
    record(
      .semaphoreTaken(semaphore, value: Int32(clamping: value), isTried: waiter.deadline < .distantFuture), on: waiter.thread,
      at: threads[waiter.thread].position)
    noteTaken(by: waiter.thread)
  }

  /// The woken waiter has to be there first.
  private mutating func offer(_ semaphore: SemaphoreID) {
    semaphores[semaphore].signals += 1
    guard let waiter = takeWaiter(of: semaphore) else { return }
    semaphores[semaphore].woken.append(waiter)
    wake(waiter.thread, toContinue: .takeAgain(semaphore))
  }

  private mutating func takeWaiter(of semaphore: SemaphoreID) -> Waiter? {
    let count = semaphores[semaphore].waiters.count
    return count > 0 ? semaphores[semaphore].waiters.remove(at: chooseWaiter(among: count)) : nil
  }

  mutating func waitSemaphore(_ semaphore: SemaphoreID, _ deadline: Deadline) {
    let value = semaphores[semaphore].value
    if value <= 0 && isPast(deadline.instant) { return reply(.flag(true)) }
    semaphores[semaphore].value = value - 1
    let isTried = deadline.instant < .distantFuture
    if value > 0 { return take(semaphore, isTried: isTried) }
    if !takesSignal(of: semaphore, isTried: isTried) { waitForSignal(of: semaphore, before: deadline.instant) }
  }

  private mutating func take(_ semaphore: SemaphoreID, isTried: Bool) {
    record(.semaphoreTaken(semaphore, value: semaphores[semaphore].traced, isTried: isTried))
    noteTaken(by: running)
    reply(.flag(false))
  }

  /// A signal for somebody who waits is anybody's.
  private mutating func takesSignal(of semaphore: SemaphoreID, isTried: Bool) -> Bool {
    guard semaphores[semaphore].signals > 0 else { return false }
    semaphores[semaphore].signals -= 1
    take(semaphore, isTried: isTried)
    return true
  }

  private mutating func waitForSignal(of semaphore: SemaphoreID, before deadline: Instant) {
    semaphores[semaphore].waiters.append(Waiter(thread: running, deadline: deadline))
    wait(for: .semaphore(semaphore), until: deadline)
  }

  mutating func takeAgain(_ semaphore: SemaphoreID) {
    threads[running].frames.removeLast()
    actor.position = threads[running].position
    let deadline = semaphores[semaphore].woken.take(running)?.deadline ?? .distantFuture
    if takesSignal(of: semaphore, isTried: deadline < .distantFuture) { return }
    guard isPast(deadline) else { return waitForSignal(of: semaphore, before: deadline) }
    semaphores[semaphore].value += 1
    reply(.flag(true))
  }

  /// A wait that timed out leaves the value as if it had never been (M-02).
  mutating func giveUpSemaphore(_ semaphore: SemaphoreID, _ thread: ThreadID) {
    semaphores[semaphore].value += 1
    semaphores[semaphore].waiters.removeAll { $0.thread == thread }
  }

  mutating func releaseSemaphore(_ semaphore: SemaphoreID) {
    let state = semaphores[semaphore]
    if state.value < state.initial { trap(.semaphoreInUse, about: .semaphore(semaphore)) }
  }
}
