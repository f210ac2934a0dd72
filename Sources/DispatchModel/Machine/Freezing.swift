import DequeModule
import DispatchTrace
import HeapModule

// The process as a whole stands still and goes on. Nothing here knows why: who freezes it is a thread's business, and
// who thaws it that of a thread outside the process.
extension Simulation {
  /// A thread that is no part of the process: a freeze does not stop it, and it competes for no core.
  func isOutside(_ thread: ThreadID) -> Bool { threads[thread].kind == .outside }

  /// No thread of the process runs from now on. Computations stop where they are; what falls due waits for the thaw.
  mutating func freeze() {
    guard !isFrozen else { return }
    record(.processFrozen)
    isFrozen = true
    // Led step by step, a thread of the process stands before its next step until the thaw.
    if let stepping {
      stepping.frozenSince = now
      return
    }
    let waiting = coreQueue
    coreQueue.removeAll(keepingCapacity: true)
    for core in cores.indices {
      guard let thread = cores[core] else { continue }
      interrupt(thread)
      cores[core] = nil
      threads[thread].core = nil
      record(.coreReleased(CoreID(core), .frozen), on: thread, at: threads[thread].position)
      coreQueue.append(thread)
    }
    coreQueue.append(contentsOf: waiting)
    ready.removeAll { threads[$0].activity == .waitingForCore }
  }

  /// What it has computed counts, the rest comes after the thaw.
  private mutating func interrupt(_ thread: ThreadID) {
    if threads[thread].activity == .computing {
      let elapsed = max((now - threads[thread].computingSince).nanoseconds, 0)
      threads[thread].remaining = VirtualDuration(nanoseconds: max(threads[thread].remaining.nanoseconds - elapsed, 0))
      threads[thread].generation &+= 1
      threads[thread].hasQuantumEvent = false
    }
    threads[thread].activity = .waitingForCore
  }

  /// The process goes on. What has fallen due meanwhile happens now, in the order in which it fell due.
  mutating func thaw() {
    guard isFrozen else { return }
    record(.processThawed)
    isFrozen = false
    if let stepping { return lengthenComputations(stepping) }
    while let next = pending.min, next.instant <= now {
      pending.removeMin()
      held.append(next)
    }
    while !coreQueue.isEmpty, let core = cores.firstIndex(where: { $0 == nil }) {
      acquire(CoreID(core), for: takeFromCoreQueue())
    }
    if !coreQueue.isEmpty { limitSlices() }
    let due = held
    held.removeAll()
    // Before anything that whoever thaws it does next.
    let thawing = actor
    for event in due where !isStale(event.kind) {
      actor = actor(of: event.kind)
      apply(event.kind)
    }
    actor = thawing
  }

  private func lengthenComputations(_ stepping: Stepping) {
    guard let start = stepping.frozenSince else { return }
    for thread in threads.ids where threads[thread].activity == .computing && !isOutside(thread) {
      stepping.lengthenSpan(on: thread, by: now - start)
    }
  }

  /// Whether the event has to wait for the thaw: all that the process's own clocks and computations bring about.
  func isHeldBack(_ kind: PendingEvent.Kind) -> Bool {
    guard isFrozen else { return false }
    switch kind {
    case .computed(let thread, _), .quantum(let thread, _), .awake(let thread, _), .timeout(let thread, _),
      .released(let thread, _):
      return !isOutside(thread)
    case .submit, .timer, .manager, .monitor, .loopLimit: return true
    }
  }
}
