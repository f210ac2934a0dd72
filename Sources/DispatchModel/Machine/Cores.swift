import DequeModule
import DispatchTrace

// Cores and time slices. A thread needs a core to do anything; computing is what takes time on it.
// Concurrency is many threads taking turns on a core; parallelism is several cores.
extension Simulation {
  /// `thread` has something to do now: it gets a core, or stands in line for one.
  mutating func makeRunnable(_ thread: ThreadID) {
    if threads[thread.offset].core != nil {
      threads[thread.offset].activity = .ready
      ready.append(thread)
    } else if let core = cores.firstIndex(where: { $0 == nil }) {
      acquire(CoreID(core), for: thread)
    } else {
      threads[thread.offset].activity = .waitingForCore
      coreQueue.append(thread)
      limitSlices()
      preempt(for: thread)
    }
  }

  private mutating func acquire(_ core: CoreID, for thread: ThreadID) {
    cores[core.offset] = thread
    threads[thread.offset].core = core
    threads[thread.offset].sliceStart = now
    record(.coreAcquired(core), on: thread, at: threads[thread.offset].position)
    let cost = configuration.overheads.contextSwitch
    if cost > .zero {
      threads[thread.offset].activity = .computing
      threads[thread.offset].computingSince = now + cost
      threads[thread.offset].generation &+= 1
      post(.released(thread, generation: threads[thread.offset].generation), at: now + cost)
    } else {
      goOn(thread)
    }
  }

  /// The thread has its core and nothing holds it up: the rest of its computation, or its next step.
  mutating func goOn(_ thread: ThreadID) {
    if threads[thread.offset].remaining > .zero {
      startComputing(thread)
    } else {
      threads[thread.offset].activity = .ready
      ready.append(thread)
    }
  }

  /// Gives up the core of `thread`; the next thread in line gets it.
  mutating func releaseCore(of thread: ThreadID, _ reason: CoreRelease) {
    guard let core = threads[thread.offset].core else { return }
    threads[thread.offset].core = nil
    cores[core.offset] = nil
    record(.coreReleased(core, reason), on: thread, at: threads[thread.offset].position)
    guard !coreQueue.isEmpty else { return }
    acquire(core, for: takeFromCoreQueue())
  }

  // MARK: Computing

  /// `running` computes for `duration` and then goes on with the reply it has.
  mutating func compute(_ duration: VirtualDuration) {
    threads[running.offset].remaining = duration
    startComputing(running)
  }

  private mutating func startComputing(_ thread: ThreadID) {
    threads[thread.offset].activity = .computing
    threads[thread.offset].computingSince = now
    threads[thread.offset].generation &+= 1
    threads[thread.offset].hasQuantumEvent = false
    post(
      .computed(thread, generation: threads[thread.offset].generation), at: now + threads[thread.offset].remaining)
    if !coreQueue.isEmpty { limitSlice(of: thread) }
  }

  mutating func finishComputing(_ thread: ThreadID) {
    threads[thread.offset].remaining = .zero
    endSpan(of: thread)
    threads[thread.offset].activity = .ready
    ready.append(thread)
  }

  /// Ends the named stretch that a computation or a sleep was, if it was one.
  mutating func endSpan(of thread: ThreadID) {
    guard threads[thread.offset].isInSpan else { return }
    threads[thread.offset].isInSpan = false
    record(.spanEnded, on: thread, at: threads[thread.offset].position)
  }

  // MARK: Time slices

  /// A thread stands in line for a core: nobody computes longer than its quantum from now on.
  private mutating func limitSlices() {
    for thread in cores {
      if let thread, threads[thread.offset].activity == .computing { limitSlice(of: thread) }
    }
  }

  private mutating func limitSlice(of thread: ThreadID) {
    guard !threads[thread.offset].hasQuantumEvent else { return }
    threads[thread.offset].hasQuantumEvent = true
    post(
      .quantum(thread, generation: threads[thread.offset].generation),
      at: threads[thread.offset].sliceStart + configuration.quantum)
  }

  mutating func endQuantum(_ thread: ThreadID) {
    threads[thread.offset].hasQuantumEvent = false
    let elapsed = now - threads[thread.offset].computingSince
    let left = threads[thread.offset].remaining.nanoseconds - max(elapsed.nanoseconds, 0)
    guard threads[thread.offset].activity == .computing, left > 0, !coreQueue.isEmpty else { return }
    threads[thread.offset].remaining = VirtualDuration(nanoseconds: left)
    threads[thread.offset].generation &+= 1
    threads[thread.offset].activity = .waitingForCore
    releaseCore(of: thread, .quantum)
    coreQueue.append(thread)
    limitSlices()
  }
}
