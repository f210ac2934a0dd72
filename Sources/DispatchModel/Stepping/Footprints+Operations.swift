import DispatchTrace

// What the next operation of a thread touches: one line per case. A new operation does not compile without one.
extension Simulation {
  /// Fills `stepping.draft`.
  func draftFootprint(of operation: Operation, by thread: ThreadID, _ stepping: Stepping) {
    stepping.draft.removeAll()
    addAccesses(of: operation, by: thread, stepping, to: &stepping.draft)
    addFreezing(of: thread, stepping)
  }

  /// What a thread of the process does comes before a freeze or after the thaw.
  func addFreezing(of thread: ThreadID, _ stepping: Stepping) {
    guard stepping.interest.traits.contains(.freezes), !stepping.draft.isEmpty, !isOutside(thread) else { return }
    stepping.draft.add(.process, 0, .read, .acquire)
  }

  private func addAccesses(of operation: Operation, by thread: ThreadID, _ stepping: Stepping, to list: inout FootprintDraft) {
    switch operation {
    case .finished: addFinish(of: thread, stepping, to: &list)
    case .async(let queue, let block, let group):
      if let group { list.add(.group, group.index, .add) }
      addPush(
        onto: queue, isBarrier: block.flags.contains(.barrier), stepping.nextChild(of: stepping.acting, after: 0), stepping,
        to: &list)
    case .asyncItem(let queue, let item, let group):
      if let group { list.add(.group, group.index, .add) }
      list.add(.workItem, item.index, .write)
      let isBarrier = workItems[item].block.flags.contains(.barrier)
      addPush(onto: queue, isBarrier: isBarrier, stepping.nextChild(of: stepping.acting, after: 0), stepping, to: &list)
    case .sync(let queue, let block): addSync(onto: queue, isBarrier: block.flags.contains(.barrier), stepping, to: &list)
    case .syncItem(let queue, let item):
      list.add(.workItem, item.index, .write)
      addSync(onto: queue, isBarrier: workItems[item].block.flags.contains(.barrier), stepping, to: &list)
    case .asyncAfter(let deadline, let queue, let block):
      addNumbering(stepping, to: &list)
      guard isPast(deadline.instant) else { return }
      addPush(
        onto: queue, isBarrier: block.flags.contains(.barrier), stepping.nextChild(of: stepping.acting, after: 0), stepping,
        to: &list)
    case .asyncAfterItem(let deadline, let queue, let item):
      addNumbering(stepping, to: &list)
      list.add(.workItem, item.index, .write)
      guard isPast(deadline.instant) else { return }
      let isBarrier = workItems[item].block.flags.contains(.barrier)
      addPush(onto: queue, isBarrier: isBarrier, stepping.nextChild(of: stepping.acting, after: 0), stepping, to: &list)
    case .apply: break

    case .createQueue(let request):
      guard let target = request.target, !queues[target].isRoot else { return }
      list.add(.tree, anchor(of: target).index, .write)
    case .globalQueue: break
    case .setTarget: list.add(.world, 0, .write)
    case .activate(let queue), .suspend(let queue), .resume(let queue):
      guard queue.offset > Self.rootCount else { return }
      list.add(.state, queue.index, .write)
      addQueueLocks(queue, stepping, to: &list)
    case .releaseQueue(let queue):
      addState(of: queue, stepping, to: &list)
      addLife(of: queue, isReleasing: true, stepping, to: &list)
      if queue.offset > Self.rootCount && queues[queue].isSuspended { list.add(.world, 0, .write) }
    case .setSpecific(let queue, let key, _):
      list.add(.specific, queue.index, .write)
      if specifics.value(key, on: queue) != nil { addLettingGo(stepping, to: &list) }
    case .getSpecific(let queue, _): list.add(.specific, queue.index, .read)
    case .getCurrentSpecific:
      var queue: QueueID? = currentQueue(of: thread)
      while let level = queue, !queues[level].isRoot {
        list.add(.specific, level.index, .read)
        queue = queues[level].target
      }
    case .precondition(let precondition, let queue):
      // Until it dies of it others may go on.
      if violation(of: precondition, queue, by: thread) != nil { list.add(.world, 0, .write) }
    case .currentQueueLabel, .queueLabel, .queueQoS, .ownQoS, .setOwnQoS, .suspendOperations,
      .resumeOperations, .leaveTimer, .takeTimer, .announceOperation, .announceDependency, .announceTurn:
      break

    case .work(let name, _), .block(_, let name, _): addObserved(span: name, stepping, to: &list)
    case .now, .told, .toldNow:
      if stepping.interest.traits.contains(.isTimed), stepping.durations.isFree { list.add(.time, 0, .write) }

    case .createGroup: break
    case .enter(let group): list.add(.group, group.index, .add)
    case .leave(let group): addLeave(group, stepping, to: &list)
    case .notifyGroup(let group, let queue, let block):
      addNumbering(stepping, to: &list)
      list.add(.group, group.index, .write)
      guard groups[group].count == 0 else { return }
      addPush(
        onto: queue, isBarrier: block.flags.contains(.barrier), stepping.nextChild(of: stepping.acting, after: 0), stepping,
        to: &list)
    case .notifyGroupItem(let group, let queue, let item):
      addNumbering(stepping, to: &list)
      list.add(.group, group.index, .write)
      list.add(.workItem, item.index, .write)
      guard groups[group].count == 0 else { return }
      addPush(onto: queue, isBarrier: false, stepping.nextChild(of: stepping.acting, after: 0), stepping, to: &list)
    case .waitGroup(let group, let deadline):
      let isEndless = deadline.instant == .distantFuture
      list.add(.group, group.index, isEndless ? .read : .write, isEndless ? .acquire : .plain)
    case .releaseGroup(let group): list.add(.group, group.index, .read)

    case .createSemaphore: break
    case .signal(let semaphore):
      list.add(.semaphore, semaphore.index, semaphores[semaphore].waiters.isEmpty ? .add : .write, .release)
    case .waitSemaphore(let semaphore, let deadline):
      list.add(.semaphore, semaphore.index, .write, deadline.instant == .distantFuture ? .acquire : .plain)
    case .releaseSemaphore(let semaphore): list.add(.semaphore, semaphore.index, .read)

    case .createWorkItem: break
    case .cancelItem(let item): list.add(.workItem, item.index, .write)
    case .isItemCancelled(let item): list.add(.workItem, item.index, .read)
    case .performItem(let item), .waitItem(let item, _): list.add(.workItem, item.index, .write)
    case .notifyItem(let item, let queue, let block):
      addNumbering(stepping, to: &list)
      list.add(.workItem, item.index, .write)
      guard workItems[item].runs > 0 else { return }
      addPush(
        onto: queue, isBarrier: block.flags.contains(.barrier), stepping.nextChild(of: stepping.acting, after: 0), stepping,
        to: &list)
    case .notifyItemItem(let item, let queue, let other):
      addNumbering(stepping, to: &list)
      list.add(.workItem, item.index, .write)
      list.add(.workItem, other.index, .write)
      guard workItems[item].runs > 0 else { return }
      addPush(onto: queue, isBarrier: false, stepping.nextChild(of: stepping.acting, after: 0), stepping, to: &list)
    case .releaseWorkItem(let item): addRelease(of: item, stepping, to: &list)

    case .createSource: break
    case .setSourceHandler(let source, _, _), .scheduleTimer(_, let source, _), .suspendSource(let source),
      .releaseSource(let source),
      .mergeData(let source, _), .tellSource(let source, _),
      .activateSource(let source), .resumeSource(let source), .cancelSource(let source):
      addSource(source, stepping, to: &list)
    case .sourceData(let source), .isSourceCancelled(let source): list.add(.source, source.index, .read)

    case .declareOnce: break
    case .beginOnce(let once): list.add(.once, once.index, .write, .acquire)
    case .endOnce(let once): list.add(.once, once.index, .write, .release)
    case .createLock: break
    case .lock(let lock): list.add(.lock, lock.index, .write, .acquire)
    case .lockBefore(let lock, _), .tryLock(let lock): list.add(.lock, lock.index, .write)
    case .unlock(let lock): list.add(.lock, lock.index, .write, .release)
    case .passLock(let lock, let mode): list.add(.lock, lock.index, mode)
    case .passUnwatched(let lock): list.add(.lock, lock.index, locks[lock].isWatched ? .write : .add)
    case .watchLock(let lock): list.add(.lock, lock.index, .write)
    case .reachTasks: list.add(.tasks, 0, .write)
    case .meetTasks, .detachThread, .startOutside, .isMainThread, .currentThread, .coreCount: break

    case .exitThread: if case .detached? = threads[thread].frames.last?.kind { return } else { list.add(.world, 0, .write) }
    case .runMainLoop: break
    case .serveMainLoop: if thread == .main { addServing(to: &list) }
    case .dispatchMain: list.add(.world, 0, .write)

    case .print(let text): addPrint(trace.strings[text], stepping, to: &list)
    case .holdOutput: list.add(.output, 0, .write, .acquire)
    case .releaseOutput: list.add(.output, 0, .write, .release)
    case .touchUserInterface, .failTest, .declareVariable, .beginPhase: break
    case .access(let variable, let kind): list.add(.variable, variable.index, kind == .write ? .write : .read)

    // Whoever has not come so far stands still with everything else.
    case .freeze: list.add(.process, 0, .write, .acquire)
    case .thaw: list.add(.process, 0, .write, .release)
    case .exit, .trap, .limit: list.add(.world, 0, .write)
    }
  }

  /// A block is handed over that joins its queue later: of several from one line it is the next.
  private func addNumbering(_ stepping: Stepping, to list: inout FootprintDraft) {
    if stepping.interest.includesUnnamed, !stepping.interest.isMarking { list.add(.observed, 0, .write) }
  }

  /// What follows from the step whatever it is.
  private func addPrint(_ text: String, _ stepping: Stepping, to list: inout FootprintDraft) {
    switch stepping.interest.printing {
    case .none: break
    case .all: addObservation(stepping, to: &list)
    case .lines(let lines):
      let isWhole = text.hasSuffix("\n") && !text.dropLast().contains("\n")
      if !isWhole || lines.contains(String(text.dropLast())) { addObservation(stepping, to: &list) }
    }
    if stepping.interest.traits.contains(.endsEarly) { list.add(.world, 0, .read) }
    if stepping.interest.traits.contains(.holdsOutput) { list.add(.output, 0, .read, .acquire) }
  }

  func addObservation(_ stepping: Stepping, to list: inout FootprintDraft) {
    if stepping.interest.isMarking {
      list.add(.mark, stepping.acting.index, .read)
    } else {
      list.add(.observed, 0, .write)
    }
  }

  func addObserved(span name: StringID?, _ stepping: Stepping, to list: inout FootprintDraft) {
    if !stepping.interest.includesEverything {
      guard let name, stepping.interest.names.contains(trace.strings[name]) else { return }
    }
    addObservation(stepping, to: &list)
  }

  /// Blocks that have no name are called by their place, or by their queue and number: then who is handed over first matters, too.
  func isObserved(_ entry: EntryIndex, _ stepping: Stepping) -> Bool {
    if stepping.interest.includesEverything || stepping.interest.includesBlocks { return true }
    if stepping.interest.names.isEmpty && stepping.interest.queues.isEmpty { return false }
    if let name = entries[entry].name.id {
      if stepping.interest.names.contains(trace.strings[name]) { return true }
    } else if stepping.interest.includesUnnamed {
      return true
    }
    // It is called after its variable, whatever that is.
    if case .source = entries[entry].kind, !stepping.interest.names.isEmpty { return true }
    return isObserved(entries[entry].queue, stepping)
  }

  private func isObserved(_ queue: QueueID, _ stepping: Stepping) -> Bool {
    if stepping.interest.queues.isEmpty { return false }
    let label = trace.strings[queues[queue].label]
    let standing = standingName(of: queue)
    return stepping.interest.queues.contains { label == $0 || label.hasSuffix("." + $0) || standing == $0 }
  }

  /// As `TraceIndex.name(of:)` has it; nil for a queue that the program made.
  private func standingName(of queue: QueueID) -> String? {
    if queue == .main { return "main" }
    guard queues[queue].isRoot else { return nil }
    return queues[queue].qos == .default ? "global" : "global \(queues[queue].qos.name)"
  }

  // MARK: Joining queues

  func addPush(
    onto queue: QueueID, isBarrier: Bool, isWaitedFor: Bool = false, _ strand: StrandID, _ stepping: Stepping,
    to list: inout FootprintDraft
  ) {
    if !stepping.interest.isMarking, stepping.interest.includesUnnamed || isObserved(queue, stepping) {
      list.add(.observed, 0, .write)
    }
    if queues[queue].isRoot { return }
    addTurns(of: queue, stepping, to: &list)
    if let anchor = anchorOfTree(queue, stepping) { return list.add(.tree, anchor.index, .write) }
    // Suspended by then, it keeps the block.
    addState(of: queue, stepping, to: &list)
    if queues[queue].kind == .concurrent {
      list.add(.order, queue.index, isBarrier ? .write : .add)
      // Behind a barrier it is handed on twice, once when that has ended.
      if stepping.latency != nil { list.add(.running, queue.index, .remove) }
    } else {
      // Who comes first decides when the others begin.
      let isTimed = stepping.durations != .free
      list.add(Push(queue: queue.index, strand: strand, isWaitedFor: isWaitedFor || isTimed))
    }
  }

  /// Code of the main thread that serves the main queue sees how many blocks have come and comes before some and after others: there the
  /// main queue is no mailbox, and all that goes on in it depends on each other.
  func addTurns(of queue: QueueID, _ stepping: Stepping, to list: inout FootprintDraft) {
    if queue == .main, stepping.interest.traits.contains(.servesLoop), !stepping.isTargeted(.main) { addServing(to: &list) }
  }

  /// The main thread looks at the main queue in the midst of its code, or goes back to that.
  func addServing(to list: inout FootprintDraft) { list.add(.tree, QueueID.main.index, .write) }

  private func addSync(onto queue: QueueID, isBarrier: Bool, _ stepping: Stepping, to list: inout FootprintDraft) {
    addPush(onto: queue, isBarrier: isBarrier, isWaitedFor: true, stepping.acting, stepping, to: &list)
    guard queue.offset > Self.rootCount else { return }
    // Whether it must wait decides when it looks.
    if stepping.interest.traits.contains(.suspends) {
      addState(of: queue, stepping, to: &list)
      list.add(.running, queue.index, .write)
    } else if stepping.latency != nil {
      // And whether it takes its turn up late: who need not wait never does.
      list.add(.running, queue.index, isAlone(isBarrier, on: queue) ? .write : .remove)
    }
  }

  /// The last to use a queue that is released hands over a block that lets its values go (C-15).
  func addLife(of bottom: QueueID, isReleasing: Bool = false, _ stepping: Stepping, to list: inout FootprintDraft) {
    var isGoing = isReleasing
    var queue: QueueID? = bottom
    while let level = queue, !queues[level].isRoot {
      isGoing = isGoing || queues[level].isReleased
      if specifics.hasValues(on: level) {
        list.add(.life, level.index, isGoing ? .write : .add)
        if isGoing { addLettingGo(stepping, to: &list) }
      }
      queue = queues[level].target
    }
  }

  private func addLettingGo(_ stepping: Stepping, to list: inout FootprintDraft) {
    let root = Self.root(.default, isOvercommit: false)
    addPush(onto: root, isBarrier: false, stepping.nextChild(of: stepping.acting, after: 0), stepping, to: &list)
  }

  /// Whether the queue may run blocks.
  func addState(of queue: QueueID, _ stepping: Stepping, to list: inout FootprintDraft) {
    if stepping.interest.traits.contains(.suspends), queue.offset > Self.rootCount { list.add(.state, queue.index, .read) }
  }

  /// The last queue before the pool.
  func anchor(of queue: QueueID) -> QueueID {
    var queue = queue
    while let target = queues[queue].target, !queues[target].isRoot { queue = target }
    return queue
  }

  /// Nil for a queue that shares its turns with no other.
  func anchorOfTree(_ queue: QueueID, _ stepping: Stepping) -> QueueID? {
    let anchor = anchor(of: queue)
    return anchor != queue || stepping.isTargeted(queue) || queues[queue].isInTargetCycle ? anchor : nil
  }

  /// Who holds the queue may let others in.
  func addQueueLocks(_ queue: QueueID, _ stepping: Stepping, to list: inout FootprintDraft) {
    if let anchor = anchorOfTree(queue, stepping) { return list.add(.tree, anchor.index, .write) }
    if queues[queue].kind == .concurrent { list.add(.running, queue.index, .write, .consequence) }
  }

  // MARK: Letting others go on

  func addLeave(_ group: GroupID, _ stepping: Stepping, to list: inout FootprintDraft) {
    list.add(.group, group.index, stepping.interest.traits.contains(.leavesTooOften) ? .write : .remove, .release)
    for entry in groups[group].notifications { addPush(of: entry, stepping, to: &list) }
  }

  func addPush(of entry: EntryIndex, _ stepping: Stepping, to list: inout FootprintDraft) {
    let strand = strand(of: entry, stepping)
    addPush(onto: entries[entry].queue, isBarrier: entries[entry].isBarrier, strand, stepping, to: &list)
  }

  /// An item that runs or will run completes by that.
  private func addRelease(of item: WorkItemID, _ stepping: Stepping, to list: inout FootprintDraft) {
    let state = workItems[item]
    if state.runs == 0 && state.pendingRuns == 0 && state.performing == 0 { return addCompletion(of: item, stepping, to: &list) }
    list.add(.body, item.index, .write)
  }

  func addCompletion(of item: WorkItemID, _ stepping: Stepping, to list: inout FootprintDraft) {
    list.add(.workItem, item.index, .write)
    list.add(.body, item.index, .write)
    guard workItems[item].runs == 0 else { return }
    for entry in workItems[item].notifications { addPush(of: entry, stepping, to: &list) }
  }

  /// Whatever is done to a source may bring its handler into the queue.
  func addSource(_ source: SourceID, _ stepping: Stepping, to list: inout FootprintDraft) {
    list.add(.source, source.index, .write)
    addLife(of: sources[source].queue, stepping, to: &list)
    addPush(onto: sources[source].queue, isBarrier: false, stepping.strand(of: source), stepping, to: &list)
  }
}
