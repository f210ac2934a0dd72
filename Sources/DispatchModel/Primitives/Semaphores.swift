import DispatchTrace

/// A `DispatchSemaphore` (M-01…M-06).
struct SemaphoreState {
  var value: Int
  let initial: Int
  var waiters = ContiguousArray<ThreadID>()

  var traced: Int32 { Int32(clamping: value) }
}

extension Simulation {
  /// A negative value makes a nil object, which dies at its first use (M-05); here it dies at once.
  mutating func createSemaphore(name: StringID?, value: Int) -> SemaphoreID {
    let semaphore = semaphores.append(SemaphoreState(value: value, initial: value))
    record(.semaphoreCreated(semaphore, name: name, value: Int32(clamping: value)))
    if value < 0 { trap(.negativeSemaphore(value: value)) }
    return semaphore
  }

  /// Replies 1 when a thread was woken, else 0. Waiters are woken first in, first out (M-03).
  mutating func signal(_ semaphore: SemaphoreID) {
    let (value, overflow) = semaphores[semaphore].value.addingReportingOverflow(1)
    if overflow { return trap(.tooManySignals, about: .semaphore(semaphore)) }
    semaphores[semaphore].value = value
    record(.semaphoreSignalled(semaphore, value: semaphores[semaphore].traced))
    guard !semaphores[semaphore].waiters.isEmpty else { return reply(.number(0)) }
    let index = chooseWaiter(among: semaphores[semaphore].waiters.count)
    let thread = semaphores[semaphore].waiters.remove(at: index)
    wake(thread, reply: .flag(false))
    record(
      .semaphoreTaken(semaphore, value: semaphores[semaphore].traced), on: thread, at: threads[thread].position)
    reply(.number(1))
  }

  mutating func waitSemaphore(_ semaphore: SemaphoreID, _ deadline: Deadline) {
    if semaphores[semaphore].value > 0 {
      semaphores[semaphore].value -= 1
      record(.semaphoreTaken(semaphore, value: semaphores[semaphore].traced))
      return reply(.flag(false))
    }
    if isPast(deadline.instant) { return reply(.flag(true)) }
    semaphores[semaphore].value -= 1
    semaphores[semaphore].waiters.append(running)
    wait(for: .semaphore(semaphore), until: deadline.instant)
  }

  /// A wait that timed out leaves the value as if it had never been (M-02).
  mutating func giveUpSemaphore(_ semaphore: SemaphoreID, _ thread: ThreadID) {
    semaphores[semaphore].value += 1
    semaphores[semaphore].waiters.removeAll { $0 == thread }
  }

  mutating func releaseSemaphore(_ semaphore: SemaphoreID) {
    let state = semaphores[semaphore]
    if state.value < state.initial { trap(.semaphoreInUse, about: .semaphore(semaphore)) }
  }
}
