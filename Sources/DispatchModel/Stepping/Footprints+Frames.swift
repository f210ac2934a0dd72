import DispatchTrace

/// What a thread that has no operation of its own would do next: the mechanics of queues and pools.
enum FrameStep {
  /// Nothing that another step could tell from its absence: done at once.
  case silent
  /// The block of `entry` begins, or is handed on, as a part of its strand.
  case take(EntryIndex, from: QueueID)
  /// A step of the tree of queues that ends at `anchor`.
  case mechanism(anchor: QueueID)
  /// The next index of a `concurrentPerform`, or the end of its loop.
  case iteration(ApplyID)
  /// The block of a `sync` begins on its caller's thread.
  case synchronous(EntryIndex)
  /// The next reader of the queue that became available, or the next level that a `sync` held, is handed on.
  case handOver(QueueID)
  /// The main thread looks whether its loop goes on, or goes back to the code that serves it.
  case serve
  /// The block that ran on top has come to its end without code of its own.
  case end

  var number: UInt8 {
    switch self {
    case .silent: 0
    case .take: 1
    case .mechanism: 2
    case .iteration: 3
    case .synchronous: 4
    case .end: 5
    case .handOver: 6
    case .serve: 7
    }
  }
}

extension Simulation {
  func frameStep(of thread: ThreadID, _ stepping: Stepping) -> FrameStep {
    guard let top = threads[thread].frames.last, !threads[thread].hasRest else { return .silent }
    switch top.kind {
    case .worker: return workerStep(of: thread, stepping)
    case .drain: return drainStep(top, stepping)
    case .runLoop: return headStep() ?? .silent
    case .served: return servings.last?.goesOn == true ? headStep() ?? .serve : .serve
    case .applyCaller(let apply, _): return .iteration(apply)
    case .applyHelper(let apply, _): return applies[apply].next < applies[apply].iterations ? .iteration(apply) : .silent
    case .sync(let entry): return .synchronous(entry)
    case .handOver, .giveBack: return .handOver(top.queue)
    case .launch, .block, .syncOnMainThread, .perform, .lockAgain, .takeAgain, .waited, .dying, .detached, .rest: return .end
    }
  }

  /// Of the main queue.
  private func headStep() -> FrameStep? {
    queues[.main].items.first.map { isChild($0) ? .mechanism(anchor: .main) : .take($0, from: .main) }
  }

  private func isChild(_ entry: EntryIndex) -> Bool {
    if case .child = entries[entry].kind { true } else { false }
  }

  private func workerStep(of thread: ThreadID, _ stepping: Stepping) -> FrameStep {
    guard let entry = stepping.entry(of: thread) else { return .silent }
    switch entries[entry].kind {
    case .block, .source: return .take(entry, from: entries[entry].queue)
    case .child:
      guard let anchor = anchorOfTree(entries[entry].queue, stepping) else { return .silent }
      return .mechanism(anchor: anchor)
    case .applyHelper, .waiter, .syncOnMainThread: return .silent
    }
  }

  private func drainStep(_ frame: Frame, _ stepping: Stepping) -> FrameStep {
    let queue = frame.queue
    let tree = anchorOfTree(queue, stepping)
    let silent = tree.map { FrameStep.mechanism(anchor: $0) } ?? .silent
    guard let head = queues[queue].items.first, !queues[queue].isSuspended else { return silent }
    if queues[queue].used > 0 && (queues[queue].isSerial || entries[head].isBarrier) { return silent }
    if let tree, isChild(head) { return .mechanism(anchor: tree) }
    return .take(head, from: queue)
  }

  func strand(of entry: EntryIndex, _ stepping: Stepping) -> StrandID {
    if case .source(let source) = entries[entry].kind { return stepping.strand(of: source) }
    return stepping.strand(of: entries[entry].item)
  }

  /// The strand whose code is on top of the thread's stack.
  func strand(of thread: ThreadID, _ stepping: Stepping) -> StrandID {
    for index in threads[thread].frames.ids.reversed() {
      switch threads[thread].frames[index].kind {
      case .sync, .perform, .applyCaller, .served, .handOver, .giveBack, .lockAgain, .takeAgain, .waited, .dying, .rest: continue
      case .block(let entry), .syncOnMainThread(let entry, _): return strand(of: entry, stepping)
      case .launch: return .launch
      case .detached, .worker, .drain, .runLoop, .applyHelper: return stepping.strand(ofThread: thread)
      }
    }
    return stepping.strand(ofThread: thread)
  }

  /// Fills `stepping.draft`.
  func draftFootprint(of step: FrameStep, by thread: ThreadID, _ stepping: Stepping) {
    stepping.draft.removeAll()
    addAccesses(of: step, stepping, to: &stepping.draft)
    addFreezing(of: thread, stepping)
  }

  private func addAccesses(of step: FrameStep, _ stepping: Stepping, to list: inout FootprintDraft) {
    switch step {
    case .silent: break
    case .take(let entry, let container): addStart(entry, from: container, stepping, to: &list)
    case .mechanism(let anchor): list.add(.tree, anchor.index, .write)
    case .serve: addServing(to: &list)
    case .iteration(let apply):
      list.add(.apply, apply.index, .write, applies[apply].next < applies[apply].iterations ? .plain : .acquire)
    case .synchronous(let entry):
      if let item = entries[entry].workItem.id { list.add(.workItem, item.index, .write) }
      addRunning(entries[entry], stepping, to: &list)
      if isObserved(entry, stepping) { addObservation(stepping, to: &list) }
    case .handOver(let queue):
      list.add(.world, 0, .write)
      addState(of: queue, stepping, to: &list)
      addQueueLocks(queue, stepping, to: &list)
    case .end: list.add(.world, 0, .write)
    }
  }

  private func addStart(_ entry: EntryIndex, from container: QueueID, _ stepping: Stepping, to list: inout FootprintDraft) {
    addState(of: container, stepping, to: &list)
    if case .source(let source) = entries[entry].kind { list.add(.source, source.index, .write) }
    if let item = entries[entry].workItem.id {
      list.add(.workItem, item.index, .write)
      // Cancelled, it ends here.
      addLife(of: entries[entry].queue, stepping, to: &list)
    }
    addRunning(entries[entry], stepping, to: &list)
    if isObserved(entry, stepping) { addObservation(stepping, to: &list) }
    if stepping.interest.traits.contains(.endsEarly) { list.add(.world, 0, .read) }
  }

  /// A block begins or ends on a queue that others may wait for.
  private func addRunning(_ entry: Entry, _ stepping: Stepping, to list: inout FootprintDraft) {
    let queue = entry.queue
    if queues[queue].isRoot { return }
    addTurns(of: queue, stepping, to: &list)
    if let anchor = anchorOfTree(queue, stepping) { return list.add(.tree, anchor.index, .write) }
    if stepping.interest.traits.contains(.suspends), queue.offset > Self.rootCount {
      return list.add(.running, queue.index, .write)
    }
    if stepping.latency != nil, queue.offset > Self.rootCount {
      return list.add(.running, queue.index, isAlone(entry.isBarrier, on: queue) ? .write : .add)
    }
    guard queues[queue].kind == .concurrent else { return }
    list.add(.running, queue.index, entry.isBarrier ? .write : .add, .consequence)
  }

  /// While it runs nothing else does on that queue.
  func isAlone(_ isBarrier: Bool, on queue: QueueID) -> Bool { isBarrier || queues[queue].kind != .concurrent }

  func addFinish(of thread: ThreadID, _ stepping: Stepping, to list: inout FootprintDraft) {
    guard let frame = threads[thread].frames.last else { return }
    switch frame.kind {
    case .block(let index), .sync(let index), .syncOnMainThread(let index, _):
      let entry = entries[index]
      addRunning(entry, stepping, to: &list)
      addState(of: entry.queue, stepping, to: &list)
      addLife(of: entry.queue, stepping, to: &list)
      if case .source(let source) = entry.kind { addSource(source, stepping, to: &list) }
      if let item = entry.workItem.id { addCompletion(of: item, stepping, to: &list) }
      if let group = entry.group.id { addLeave(group, stepping, to: &list) }
      if isObserved(index, stepping) { addObservation(stepping, to: &list) }
    case .perform(let item): addCompletion(of: item, stepping, to: &list)
    case .applyCaller(let apply, _), .applyHelper(let apply, _): list.add(.apply, apply.index, .add, .release)
    // The process ends with it.
    case .launch: if servingCount > 0 { list.add(.world, 0, .write) }
    case .runLoop, .served, .worker, .drain, .handOver, .giveBack, .lockAgain, .takeAgain, .waited, .dying, .detached, .rest:
      break
    }
  }
}
