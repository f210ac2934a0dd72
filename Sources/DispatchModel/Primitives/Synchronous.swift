import DispatchTrace

// `sync`: the caller's thread takes the queue and all its ancestors, runs the block itself, gives them back (S-03…S-19, rules 5–9).
extension Simulation {
  mutating func sync(_ index: EntryIndex) {
    record(.submitted(submission(of: index)))
    if let stepping { notePush(index, onto: entries[index].queue, stepping) }
    takeChain(for: index, running, from: entries[index].queue, isFirstTry: true)
  }

  /// `thread` holds everything below `start` and takes on `start` and what is above it, or waits in line there.
  /// Whether it waits for itself is looked at the first time it has to wait, and never again (rule 8, S-32).
  private mutating func takeChain(
    for index: EntryIndex, _ thread: ThreadID, from start: QueueID, isFirstTry: Bool = false
  ) {
    var queue = start
    while let target = nextTarget(of: queue) {
      if takeSynchronously(queue, index, thread) {
        queue = target
      } else if isFirstTry && queues[queue].owner == thread {
        return trapSelfDeadlock(thread)
      } else {
        return waitInLine(index, queue, thread)
      }
    }
    if queue == .main && isMainThreadBound { return runOnMainThread(index, thread, isFirstTry: isFirstTry) }
    if queues[queue].isInTargetCycle { return waitInLine(index, queue, thread) }
    startSync(index, thread)
  }

  /// Nil at the top of the chain: a root queue, or the main queue while the main thread is bound to it.
  private func nextTarget(of queue: QueueID) -> QueueID? { queues[queue].target }

  private mutating func trapSelfDeadlock(_ thread: ThreadID) {
    end(.trapped(Outcome.Trap(.clientBug(.syncOntoOwnQueue), thread: thread, position: threads[thread].position)))
  }

  private func isExclusive(_ queue: QueueID, of bottom: QueueID, isBarrier: Bool) -> Bool {
    queues[queue].isSerial || (queue == bottom && isBarrier)
  }

  private mutating func takeSynchronously(_ queue: QueueID, _ index: EntryIndex, _ thread: ThreadID) -> Bool {
    if isExclusive(queue, of: entries[index].queue, isBarrier: entries[index].isBarrier) {
      guard queues[queue].isIdle else { return false }
      queues[queue].owner = thread
      queues[queue].inBarrier = true
    } else {
      guard queues[queue].admitsReader else { return false }
      queues[queue].used += 1
    }
    return true
  }

  /// The entry stands in `queue`'s list like any other; the queues below stay held meanwhile (rule 7).
  private mutating func waitInLine(_ index: EntryIndex, _ queue: QueueID, _ thread: ThreadID) {
    beginWait(.sync(queue: queue, item: entries[index].item), index, upTo: queue, thread)
    entries[index].kind = .waiter(thread)
    lendQoS(of: thread, to: queues[queue].owner)
    let wasEmpty = queues[queue].items.isEmpty
    queues[queue].items.append(index, in: &entries)
    if wasEmpty { becomeAvailable(queue) }
  }

  private mutating func beginWait(
    _ reason: TraceEvent.WaitReason, _ index: EntryIndex, upTo queue: QueueID, _ thread: ThreadID
  ) {
    if threads[thread].wait == nil {
      hold(from: entries[index].queue, upTo: queue, thread)
      wait(for: reason)
    } else {
      endWait(of: thread)
      hold(from: entries[index].queue, upTo: queue, thread)
      threads[thread].wait = reason
      record(
        .waitBegan(TraceEvent.Wait(reason: reason)), on: thread, at: threads[thread].position)
    }
  }

  private mutating func hold(from bottom: QueueID, upTo top: QueueID, _ thread: ThreadID) {
    var queue = bottom
    while queue != top, let target = queues[queue].target {
      if !threads[thread].heldQueues.contains(queue) {
        threads[thread].heldQueues.append(queue)
        record(.queueHeld(queue), on: thread, at: threads[thread].position)
      }
      queue = target
    }
  }

  /// The turn of a waiter has come: its thread holds `queue` now and takes on the next one.
  mutating func grantWaiter(_ index: EntryIndex, _ thread: ThreadID, _ queue: QueueID) {
    guard let target = queues[queue].target else { return startSync(index, thread) }
    takeChain(for: index, thread, from: target)
  }

  // MARK: Running the block

  private mutating func startSync(_ index: EntryIndex, _ thread: ThreadID) {
    threads[thread].frames.append(Frame(.sync(index), queue: entries[index].queue))
    threads[thread].next = .frame
    guard threads[thread].wait != nil else { return }
    endWait(of: thread)
    releaseHeldQueues(of: thread)
    unblock(thread)
  }

  private mutating func releaseHeldQueues(of thread: ThreadID) {
    for queue in threads[thread].heldQueues {
      record(.queueReleased(queue), on: thread, at: threads[thread].position)
    }
    threads[thread].heldQueues.removeAll(keepingCapacity: true)
  }

  mutating func beginSync(_ index: EntryIndex) {
    let entry = entries[index]
    actor.position = entry.position
    if let workItem = entry.workItem.id {
      if isRunOfWaitedItem(workItem) { return }
      if workItems[workItem].isCancelled {
        record(.skipped(entry.item, queue: entry.queue))
        return leaveSync(index, entry)
      }
    }
    record(.started(entry.item, queue: entry.queue))
    code.begin(entry.body, on: running)
    reply(.begin(argument: 0))
  }

  mutating func finishSync(_ index: EntryIndex) {
    let entry = entries[index]
    actor.position = entry.position
    record(.ended(entry.item))
    leaveSync(index, entry)
  }

  private mutating func leaveSync(_ index: EntryIndex, _ entry: Entry) {
    threads[running].frames.removeLast()
    entries.remove(index)
    complete(entry)
    reply(.done)
    giveBack(entry, upTo: nil)
  }

  /// `_dispatch_sync_complete_recurse`: from the lowest queue up, each is given to whoever is next; not `top`, which is held by
  /// the drain that ran the block.
  private mutating func giveBack(_ entry: Entry, upTo top: QueueID?) {
    giveBack(entry.queue, of: entry.queue, isBarrier: entry.isBarrier, upTo: top)
  }

  /// From `start` up. Where readers are handed over one by one, what is above is held until that is done.
  private mutating func giveBack(_ start: QueueID, of bottom: QueueID, isBarrier: Bool, upTo top: QueueID?) {
    var queue = start
    while queue != top, let target = nextTarget(of: queue) {
      if isExclusive(queue, of: bottom, isBarrier: isBarrier) {
        queues[queue].owner = nil
        queues[queue].inBarrier = false
        if admitHead(of: queue) {
          let frame = Frame(
            .giveBack(isBarrier: isBarrier, isCodeNext: isCodeNext), queue: target, container: top ?? root(below: target),
            slots: bottom)
          pushStep(frame)
          return handOverLater(queue)
        }
      } else {
        completeReader(queue)
      }
      queue = target
    }
  }

  mutating func continueGiveBack(isBarrier: Bool, isCodeNext: Bool) {
    let frame = topFrame
    popStep(isCodeNext: isCodeNext)
    giveBack(frame.queue, of: frame.slots, isBarrier: isBarrier, upTo: frame.container)
  }

  /// The last of the targets of `queue`.
  private func root(below queue: QueueID) -> QueueID {
    var queue = queue
    while let target = nextTarget(of: queue) { queue = target }
    return queue
  }

  // MARK: The main thread runs it

  /// The one exception to "on the caller's thread" (S-06).
  private mutating func runOnMainThread(_ index: EntryIndex, _ thread: ThreadID, isFirstTry: Bool) {
    if thread == .main && isFirstTry { return trapSelfDeadlock(thread) }
    beginWait(.syncOnMainThread(item: entries[index].item), index, upTo: .main, thread)
    entries[index].kind = .syncOnMainThread(thread)
    queues[.main].items.append(index, in: &entries)
    wakeRunLoop()
  }

  mutating func startSyncOnMainThread(_ index: EntryIndex, for caller: ThreadID, from container: QueueID) {
    let entry = entries[index]
    threads[running].frames.append(
      Frame(.syncOnMainThread(index, caller: caller), queue: entry.queue, container: container, slots: container))
    actor.position = entry.position
    if let workItem = entry.workItem.id {
      if isRunOfWaitedItem(workItem) { return }
      if workItems[workItem].isCancelled {
        record(.skipped(entry.item, queue: entry.queue))
        return leaveSyncOnMainThread(index, entry, caller)
      }
    }
    record(.started(entry.item, queue: entry.queue))
    code.begin(entry.body, on: running)
    reply(.begin(argument: 0))
  }

  mutating func finishSyncOnMainThread(_ index: EntryIndex, for caller: ThreadID) {
    let entry = entries[index]
    actor.position = entry.position
    record(.ended(entry.item))
    leaveSyncOnMainThread(index, entry, caller)
  }

  private mutating func leaveSyncOnMainThread(_ index: EntryIndex, _ entry: Entry, _ caller: ThreadID) {
    let container = threads[running].frames.removeLast().container
    threads[running].next = .frame
    entries.remove(index)
    releaseHeldQueues(of: caller)
    giveBack(entry, upTo: container)
    wake(caller, reply: .done)
    complete(entry)
  }
}
