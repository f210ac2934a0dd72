import DispatchTrace

// What the kernel tells while an execution is led.
extension Simulation {
  /// A block that reaches the pool: it has a thread of its own, that waits for nobody.
  mutating func giveWorker(to entry: EntryIndex, _ root: QueueID, _ stepping: Stepping) {
    guard threads.count < configuration.limits.threads else { return reachLimit(.threads) }
    let worker = createThread(root.offset % 2 == 0 ? .overcommitWorker : .worker, name: nil)
    threads[worker].root = root
    threads[worker].frames.append(Frame(.worker, queue: root))
    stepping.setEntry(entry, of: worker)
    switch entries[entry].kind {
    case .applyHelper: stepping.name(worker, stepping.newStrand())
    case .child where anchorOfTree(entries[entry].queue, stepping) != nil: stepping.name(worker, stepping.newStrand())
    case .child, .block, .waiter, .syncOnMainThread, .source: stepping.name(worker, .launch)
    }
    unblock(worker)
  }

  /// A worker's own frame when it was given an entry.
  mutating func continueGivenWorker(_ root: QueueID, _ stepping: Stepping) {
    guard let entry = stepping.entry(of: running) else {
      threads[running].frames.removeLast()
      return exitThread()
    }
    stepping.setEntry(nil, of: running)
    invoke(entry, from: root)
  }

  func notePush(_ entry: EntryIndex, onto queue: QueueID, _ stepping: Stepping) {
    if case .child = entries[entry].kind { return }
    guard let queue = queueInTurns(queue, stepping) else { return }
    stepping.pushed(strand(of: entry, stepping), onto: QueueID(queue))
  }

  /// An instant that the code has computed, as the trace shows it.
  func shown(_ instant: Instant) -> Instant {
    stepping?.shown(instant) ?? instant
  }

  /// Whether a deadline has passed when the code names it.
  func isPast(_ instant: Instant) -> Bool {
    stepping?.isPast(instant, at: now) ?? (instant <= now)
  }
}
