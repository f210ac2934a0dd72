import DequeModule
import DispatchTrace

// Cores and time slices. A thread needs a core to do anything; computing is what takes time on it.
// Concurrency is many threads taking turns on a core; parallelism is several cores.
extension Simulation {
  /// `thread` has something to do now: it gets a core, or stands in line for one.
  mutating func makeRunnable(_ thread: ThreadID) {
    if threads[thread].core != nil || isOutside(thread) {
      makeReady(thread)
    } else if isFrozen && stepping == nil {
      threads[thread].activity = .waitingForCore
      coreQueue.append(thread)
    } else if let core = cores.firstIndex(where: { $0 == nil }) {
      acquire(CoreID(core), for: thread)
    } else {
      threads[thread].activity = .waitingForCore
      coreQueue.append(thread)
      limitSlices()
      preempt(for: thread)
    }
  }

  mutating func acquire(_ core: CoreID, for thread: ThreadID) {
    cores[core.offset] = thread
    threads[thread].core = core
    threads[thread].sliceStart = now
    record(.coreAcquired(core), on: thread, at: threads[thread].position)
    let cost = configuration.overheads.contextSwitch
    if cost > .zero {
      threads[thread].activity = .computing
      threads[thread].computingSince = now + cost
      threads[thread].generation &+= 1
      post(.released(thread, generation: threads[thread].generation), at: now + cost)
    } else {
      proceed(thread)
    }
  }

  /// The thread has its core and nothing holds it up: the rest of its computation, or its next step.
  mutating func proceed(_ thread: ThreadID) {
    if threads[thread].remaining > .zero {
      startComputing(thread)
    } else {
      makeReady(thread)
    }
  }

  /// `thread` stands in line for its next step, once. The one whose step this is, because it was given what it waits for in the
  /// step that asked for it, is put back into the line behind the step.
  private mutating func makeReady(_ thread: ThreadID) {
    assert(stepping != nil || !ready.contains(thread), "a thread in line twice takes a step that is not its own")
    threads[thread].activity = .ready
    if thread != advancing { ready.append(thread) }
  }

  /// Gives up the core of `thread`; the next thread in line gets it.
  mutating func releaseCore(of thread: ThreadID, _ reason: CoreRelease) {
    guard let core = threads[thread].core else { return }
    threads[thread].core = nil
    cores[core.offset] = nil
    record(.coreReleased(core, reason), on: thread, at: threads[thread].position)
    guard !coreQueue.isEmpty, !isFrozen || stepping != nil else { return }
    acquire(core, for: takeFromCoreQueue())
  }

  // MARK: Preemption

  /// Where in the line for a core those stand that may take one from a thread that is ready: when choices are made, any thread
  /// that has something to do at this instant may be the next to do it (P-10).
  func threadsThatMayDisplace() -> [Int] {
    guard !coreQueue.isEmpty, let victim = ready.last, threads[victim].core != nil else { return [] }
    return coreQueue.indices.filter { isAsUrgent(coreQueue[$0], as: victim) }
  }

  /// The thread at `index` of the line has the core of the one that is ready last. Nil when it goes on computing.
  mutating func displaceReadyThread(by index: Int) -> ThreadID? {
    let thread = coreQueue.remove(at: index)
    let victim = ready.removeLast()
    guard let core = threads[victim].core else { return nil }
    threads[victim].activity = .waitingForCore
    threads[victim].core = nil
    record(.coreReleased(core, .quantum), on: victim, at: threads[victim].position)
    coreQueue.append(victim)
    acquire(core, for: thread)
    return threads[thread].activity == .ready ? ready.removeLast() : nil
  }

  // MARK: Computing

  /// `running` computes for `duration` and then goes on with the reply it has.
  mutating func compute(_ duration: VirtualDuration) {
    threads[running].remaining = duration
    startComputing(running)
  }

  private mutating func startComputing(_ thread: ThreadID) {
    threads[thread].activity = .computing
    threads[thread].computingSince = now
    threads[thread].generation &+= 1
    threads[thread].hasQuantumEvent = false
    postEnd(.computed(thread, generation: threads[thread].generation), at: now + threads[thread].remaining)
    if !coreQueue.isEmpty { limitSlice(of: thread) }
  }

  mutating func finishComputing(_ thread: ThreadID) {
    threads[thread].remaining = .zero
    endSpan(of: thread)
    makeReady(thread)
  }

  /// Ends the named stretch that a computation or a sleep was, if it was one.
  mutating func endSpan(of thread: ThreadID) {
    guard threads[thread].isInSpan else { return }
    threads[thread].isInSpan = false
    record(.spanEnded, on: thread, at: threads[thread].position)
  }

  // MARK: Time slices

  /// A thread stands in line for a core: nobody computes longer than its quantum from now on.
  mutating func limitSlices() {
    for thread in cores {
      if let thread, threads[thread].activity == .computing { limitSlice(of: thread) }
    }
  }

  private mutating func limitSlice(of thread: ThreadID) {
    guard !threads[thread].hasQuantumEvent else { return }
    threads[thread].hasQuantumEvent = true
    post(
      .quantum(thread, generation: threads[thread].generation),
      at: threads[thread].sliceStart + configuration.quantum)
  }

  mutating func endQuantum(_ thread: ThreadID) {
    threads[thread].hasQuantumEvent = false
    let elapsed = now - threads[thread].computingSince
    let left = threads[thread].remaining.nanoseconds - max(elapsed.nanoseconds, 0)
    guard threads[thread].activity == .computing, left > 0, !coreQueue.isEmpty else { return }
    threads[thread].remaining = VirtualDuration(nanoseconds: left)
    threads[thread].generation &+= 1
    threads[thread].activity = .waitingForCore
    releaseCore(of: thread, .quantum)
    coreQueue.append(thread)
    limitSlices()
  }
}
