import DispatchTrace

// Taking entries out of queues and running them: §0 rule 4, as `_dispatch_lane_drain` does it.
extension Simulation {
  /// Lets the top frame of `running` go on: the loop around the code that has just ended. Half of all steps, so it is part of
  /// the loops that call it: that is a fortieth of what a block costs.
  @inline(__always)
  mutating func continueTopFrame() {
    if threads[running].hasRest { return beginRest() }
    if threads[running].frames.isEmpty { return exitThread() }
    switch topFrame.kind {
    case .worker: continueWorker(topFrame.queue)
    case .drain(let isRedirecting): continueDrain(isRedirecting: isRedirecting)
    case .runLoop: continueRunLoop()
    case .served: continueServing()
    case .applyCaller(let apply, _): continueApply(apply, isHelper: false)
    case .applyHelper(let apply, _): continueApply(apply, isHelper: true)
    case .sync(let entry): beginSync(entry)
    case .handOver(let isCodeNext): continueHandOver(isCodeNext: isCodeNext)
    case .giveBack(let isBarrier, let isCodeNext): continueGiveBack(isBarrier: isBarrier, isCodeNext: isCodeNext)
    case .lockAgain(let lock): lockAgain(lock)
    case .takeAgain(let semaphore): takeAgain(semaphore)
    case .waited(let workItem): finishWait(for: workItem)
    case .dying(let group): trap(.unbalancedLeave, about: .group(group))
    case .launch, .block, .syncOnMainThread, .perform, .detached, .rest: finishTopFrame()
    }
  }

  /// Of `running`, which must have one. Read in place: a frame is too large to be handed from function to function for nothing.
  var topFrame: Frame {
    @inline(__always) _read { yield threads[running].frames[threads[running].frames.lastID] }
  }

  /// The code of the top frame has returned.
  mutating func finishBody() {
    if threads[running].frames.isEmpty { return }
    threads[running].next = .frame
    finishTopFrame()
  }

  private mutating func finishTopFrame() {
    switch topFrame.kind {
    case .block(let entry): finishBlock(entry)
    case .sync(let entry): finishSync(entry)
    case .syncOnMainThread(let entry, let caller): finishSyncOnMainThread(entry, for: caller)
    case .perform(let workItem): finishPerform(of: workItem)
    case .applyCaller(let apply, let item): finishIteration(item.known, of: apply, isHelper: false)
    case .applyHelper(let apply, let item): finishIteration(item.known, of: apply, isHelper: true)
    case .launch: finishLaunch()
    case .detached(let body): finishDetached(body)
    case .rest: threads[running].frames.removeLast()
    case .worker, .drain, .runLoop, .served, .handOver, .giveBack, .lockAgain, .takeAgain, .waited, .dying: break
    }
  }

  private mutating func finishDetached(_ body: BodyID) {
    release(body)
    threads[running].frames.removeLast()
    exitThread()
  }

  // MARK: Bodies that end

  /// Nothing will begin `body` again. Where time acts, the thread in whose name it does has the rest.
  mutating func release(_ body: BodyID) {
    if code.release(body, on: actor.thread) { threads[actor.thread].hasRest = true }
  }

  /// What ends with a body that was released runs here, on the queue that `running` is on.
  mutating func beginRest() {
    threads[running].hasRest = false
    threads[running].frames.append(Frame(.rest, queue: currentQueue(of: running)))
    code.begin(.rest, on: running)
    reply(.begin(argument: 0))
  }

  mutating func exitThread() {
    releaseCore(of: running, .idle)
    threads[running].activity = .exited
    record(.threadExited)
  }

  // MARK: Invoking

  /// `running` takes on an entry that it has popped from `container`.
  mutating func invoke(_ index: EntryIndex, from container: QueueID, holdsContainerSlot: Bool = false) {
    switch entries[index].kind {
    case .block: start(index, from: container, holdsContainerSlot: holdsContainerSlot)
    case .child: startDrain(index, from: container, holdsContainerSlot: holdsContainerSlot)
    case .syncOnMainThread(let caller): startSyncOnMainThread(index, for: caller, from: container)
    case .source(let source): startSource(source, index, from: container, holdsContainerSlot: holdsContainerSlot)
    case .applyHelper(let apply): startApplyHelper(index, apply)
    case .waiter(let thread): grantWaiter(index, thread, container)
    }
  }

  /// A cancelled work item takes its turn without running (W-01).
  private mutating func start(_ index: EntryIndex, from container: QueueID, holdsContainerSlot: Bool) {
    threads[running].frames.append(
      Frame(
        .block(index), queue: entries[index].queue, container: container, slots: entries[index].slots,
        holdsContainerSlot: holdsContainerSlot))
    threads[running].qos = entries[index].qos
    threads[running].servesMain = entries[index].comesFromMain
    actor.position = entries[index].position
    if let workItem = entries[index].workItem.id {
      if isRunOfWaitedItem(workItem) { return }
      if workItems[workItem].isCancelled {
        record(.skipped(entries[index].item, queue: entries[index].queue))
        return leaveBlock(index)
      }
    }
    record(.started(entries[index].item, queue: entries[index].queue))
    code.begin(entries[index].body, on: running)
    threads[running].next = .code(.begin(argument: 0))
  }

  /// What the block held goes while its item is there: a `deinit` belongs to it.
  private mutating func finishBlock(_ index: EntryIndex) {
    if !furtherBodies.isEmpty, continueLettingGo(index) { return }
    releaseLast(entries[index])
    if threads[running].hasRest { return }
    actor.position = entries[index].position
    record(.ended(entries[index].item))
    if case .source(let source) = entries[index].kind, continueSource(source, index) { return }
    leaveBlock(index)
  }

  private mutating func leaveBlock(_ index: EntryIndex) {
    let frame = threads[running].frames.removeLast()
    threads[running].next = .frame
    threads[running].qos = .unspecified
    threads[running].lentQoS = .unspecified
    threads[running].servesMain = false
    let entry = entries[index]
    entries.remove(index)
    if case .source(let source) = entry.kind { finishSource(source) } else { complete(entry) }
    releaseSlots(of: frame)
  }

  /// The code of `entry` was run for the last time: releases what only that kept. Does nothing the second time.
  private mutating func releaseLast(_ entry: Entry) {
    if case .source(let source) = entry.kind {
      releaseHandler(entry.submission, of: source)
    } else if let workItem = entry.workItem.id {
      releaseBodyIfUnused(workItem, endingRuns: 1)
    }
  }

  /// What follows from the end of a block, wherever it ran: its group, its work item, its body, its queue.
  mutating func complete(_ entry: Entry) {
    if let workItem = entry.workItem.id { completeRun(of: workItem) } else { release(entry.body) }
    if let group = entry.group.id { leave(group, item: entry.item) }
    stopUsing(entry.queue)
  }

  /// Gives back the reader slots that an entry held below the queue it was popped from.
  mutating func releaseSlots(of frame: Frame) {
    var queue = frame.slots
    while queue != frame.container {
      completeReader(queue)
      guard let target = queues[queue].target else { break }
      queue = target
    }
    if frame.holdsContainerSlot { queues[frame.container].used -= 1 }
  }

  // MARK: Draining

  private mutating func startDrain(_ index: EntryIndex, from container: QueueID, holdsContainerSlot: Bool) {
    let entry = entries[index]
    entries.remove(index)
    let isRedirecting = queues[container].isRoot && queues[entry.queue].kind == .concurrent
    let frame = Frame(
      .drain(isRedirecting: isRedirecting), queue: entry.queue, container: container, slots: entry.slots,
      holdsContainerSlot: holdsContainerSlot)
    queues[entry.queue].isEnqueued = false
    if queues[entry.queue].owner != nil { return releaseSlots(of: frame) }
    queues[entry.queue].owner = running
    queues[entry.queue].isDirty = false
    threads[running].frames.append(frame)
  }

  /// One entry of a drained queue; or the end of the drain: the queue is empty, suspended, or its head must wait.
  private mutating func continueDrain(isRedirecting: Bool) {
    let queue = topFrame.queue
    guard let head = queues[queue].items.first, !queues[queue].isSuspended else { return leaveDrain() }
    if queues[queue].isSerial || entries[head].isBarrier {
      if queues[queue].used > 0 {
        queues[queue].hasPendingBarrier = true
        return leaveDrain()
      }
      queues[queue].hasPendingBarrier = false
      queues[queue].inBarrier = true
      queues[queue].items.removeFirst(in: &entries)
      if case .waiter(let thread) = entries[head].kind {
        if isDrainedByMainThread { return startSyncOnMainThread(head, for: thread, from: queue) }
        return handOver(queue, to: head, thread)
      }
      invoke(head, from: queue)
    } else {
      queues[queue].inBarrier = false
      drainReader(head, of: queue, isRedirecting: isRedirecting)
    }
  }

  /// The main thread runs what it finds, a waiting caller's block too: it hands nothing over.
  private var isDrainedByMainThread: Bool { running == .main && isMainThreadBound }

  private mutating func drainReader(_ head: EntryIndex, of queue: QueueID, isRedirecting: Bool) {
    guard entries[head].isWaiter || queues[queue].used < queues[queue].width else { return leaveDrain() }
    queues[queue].used += 1
    queues[queue].items.removeFirst(in: &entries)
    if case .waiter(let thread) = entries[head].kind {
      grantWaiter(head, thread, queue)
    } else if isRedirecting, let target = queues[queue].target {
      push(head, onto: target)
    } else {
      invoke(head, from: queue, holdsContainerSlot: true)
    }
  }

  /// The drain lock goes to the thread of a waiter, and the drainer leaves (rule 9).
  private mutating func handOver(_ queue: QueueID, to waiter: EntryIndex, _ thread: ThreadID) {
    let frame = threads[running].frames.removeLast()
    queues[queue].owner = thread
    grantWaiter(waiter, thread, queue)
    releaseSlots(of: frame)
  }

  private mutating func leaveDrain() {
    let frame = threads[running].frames.removeLast()
    queues[frame.queue].owner = nil
    queues[frame.queue].inBarrier = false
    if queues[frame.queue].isDirty { enqueueAgain(frame.queue) }
    releaseSlots(of: frame)
  }

  /// A queue that got work while it was drained stands in its target's line once more, even if it is empty by now.
  /// Where a worker would serve that entry at once it changes nothing and is left out.
  private mutating func enqueueAgain(_ queue: QueueID) {
    queues[queue].isDirty = false
    guard let target = queues[queue].target, queues[queue].items.isEmpty else { return wakeUp(queue) }
    if queues[target].isRoot && queues[target].items.isEmpty { return }
    wakeUp(queue)
  }

  // MARK: Becoming available

  /// Nobody holds `queue` any more: its head gets its turn. A synchronous waiter takes over at once, on its own thread;
  /// anything else needs a drain (`_dispatch_lane_barrier_complete`). Of several readers each is handed over in a step of its own:
  /// what the first one does may come before the second.
  mutating func becomeAvailable(_ queue: QueueID) {
    if admitHead(of: queue) { handOverLater(queue) }
  }

  /// The next steps of `running` hand the other readers over.
  mutating func handOverLater(_ queue: QueueID) {
    pushStep(Frame(.handOver(isCodeNext: isCodeNext), queue: queue))
  }

  /// Whether `running` goes on with its code.
  var isCodeNext: Bool { if case .code = threads[running].next { true } else { false } }

  mutating func pushStep(_ frame: Frame) {
    threads[running].frames.append(frame)
    threads[running].next = .frame
  }

  mutating func popStep(isCodeNext: Bool) {
    threads[running].frames.removeLast()
    threads[running].next = isCodeNext ? .code(.done) : .frame
  }

  private mutating func continueHandOver(isCodeNext: Bool) {
    let queue = topFrame.queue
    if !admitHead(of: queue) { popStep(isCodeNext: isCodeNext) }
  }

  /// The head of the queue gets its turn, if it can have it. True if it was a reader and another entry stands behind it.
  mutating func admitHead(of queue: QueueID) -> Bool {
    guard queues[queue].owner == nil, !queues[queue].isSuspended, let head = queues[queue].items.first else { return false }
    if queues[queue].isSerial || entries[head].isBarrier {
      admitBarrier(head, queue)
      return false
    }
    guard entries[head].isWaiter || queues[queue].used < queues[queue].width else { return false }
    queues[queue].used += 1
    queues[queue].items.removeFirst(in: &entries)
    if case .waiter(let thread) = entries[head].kind {
      grantWaiter(head, thread, queue)
    } else if let target = queues[queue].target {
      push(head, onto: target)
    }
    return !queues[queue].items.isEmpty
  }

  private mutating func admitBarrier(_ head: EntryIndex, _ queue: QueueID) {
    if queues[queue].used > 0 {
      queues[queue].hasPendingBarrier = true
      return
    }
    queues[queue].hasPendingBarrier = false
    guard case .waiter(let thread) = entries[head].kind else { return wakeUp(queue) }
    queues[queue].items.removeFirst(in: &entries)
    queues[queue].owner = thread
    queues[queue].inBarrier = true
    grantWaiter(head, thread, queue)
  }

  /// A reader of `queue` is done (`_dispatch_lane_non_barrier_complete`): the last one lets a pending barrier in.
  mutating func completeReader(_ queue: QueueID) {
    queues[queue].used -= 1
    guard queues[queue].owner == nil, !queues[queue].items.isEmpty else { return }
    if queues[queue].hasPendingBarrier {
      if queues[queue].used == 0 { becomeAvailable(queue) }
    } else {
      wakeUp(queue)
    }
  }
}
