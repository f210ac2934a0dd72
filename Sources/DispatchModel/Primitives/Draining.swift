import DispatchTrace

// Taking entries out of queues and running them: §0 rule 4, as `_dispatch_lane_drain` does it.
extension Simulation {
  /// Lets the top frame of `running` go on: the loop around the code that has just ended.
  mutating func continueTopFrame() {
    if threads[running].frames.isEmpty { return exitThread() }
    switch topFrame.kind {
    case .worker: continueWorker(topFrame.queue)
    case .drain: continueDrain()
    case .runLoop: continueRunLoop()
    case .applyCaller, .applyHelper: continueApply(topFrame)
    case .sync: beginSync(topFrame)
    case .launch, .item, .syncOnMainThread, .perform, .detached: finishTopFrame()
    }
  }

  /// Of `running`, which must have one. Read in place: a frame is too large to be handed from function to function for nothing.
  private var topFrame: Frame {
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
    case .item: finishItem()
    case .sync: finishSync(topFrame)
    case .syncOnMainThread: finishSyncOnMainThread(topFrame)
    case .perform: finishPerform(topFrame)
    case .applyCaller, .applyHelper: finishIteration(topFrame)
    case .launch: enterRunLoop()
    case .detached:
      threads[running].frames.removeLast()
      exitThread()
    case .worker, .drain, .runLoop: break
    }
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
    case .item: start(index, from: container, holdsContainerSlot: holdsContainerSlot)
    case .child: startDrain(index, from: container, holdsContainerSlot: holdsContainerSlot)
    case .syncOnMainThread: startSyncOnMainThread(index)
    case .source: startSource(index, from: container, holdsContainerSlot: holdsContainerSlot)
    case .applyHelper: startApplyHelper(index)
    case .waiter: grantWaiter(index, container)
    }
  }

  /// A cancelled work item takes its turn without running (W-01).
  private mutating func start(_ index: EntryIndex, from container: QueueID, holdsContainerSlot: Bool) {
    var frame = Frame(.item, queue: entries[index].queue, container: container, slots: entries[index].slots)
    frame.entry = index
    frame.holdsContainerSlot = holdsContainerSlot
    threads[running].frames.append(frame)
    threads[running].qos = entries[index].qos
    position = entries[index].position
    let workItem = entries[index].workItem
    if workItem.index >= 0 {
      if isRunOfWaitedItem(workItem) { return }
      if workItems[workItem].isCancelled {
        record(.skipped(entries[index].item, queue: entries[index].queue))
        return leaveItem()
      }
    }
    record(.started(entries[index].item, queue: entries[index].queue))
    code.begin(entries[index].body, on: running)
    threads[running].next = .code(.begin(argument: 0))
  }

  private mutating func finishItem() {
    let index = topFrame.entry
    position = entries[index].position
    record(.ended(entries[index].item))
    leaveItem()
  }

  private mutating func leaveItem() {
    let frame = threads[running].frames.removeLast()
    threads[running].next = .frame
    threads[running].qos = .unspecified
    threads[running].lentQoS = .unspecified
    let entry = entries[frame.entry]
    entries.remove(frame.entry)
    if entry.isSourceHandler {
      finishSourceHandler(SourceID(entry.payload), entry.submission)
    } else {
      complete(entry)
    }
    releaseSlots(of: frame)
  }

  /// What follows from the end of a block, wherever it ran: its group, its work item, its body.
  mutating func complete(_ entry: Entry) {
    if entry.workItem.index >= 0 { completeRun(of: entry.workItem) } else { code.release(entry.body) }
    if entry.group.index >= 0 { leave(entry.group, item: entry.item) }
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
    var frame = Frame(.drain, queue: entry.queue, container: container, slots: entry.slots)
    frame.isRedirecting = queues[container].isRoot && queues[entry.queue].kind == .concurrent
    frame.holdsContainerSlot = holdsContainerSlot
    queues[entry.queue].isEnqueued = false
    if queues[entry.queue].owner != nil { return releaseSlots(of: frame) }
    queues[entry.queue].owner = running
    queues[entry.queue].isDirty = false
    threads[running].frames.append(frame)
  }

  /// One entry of a drained queue; or the end of the drain: the queue is empty, suspended, or its head must wait.
  private mutating func continueDrain() {
    let queue = topFrame.queue
    let head = queues[queue].items.first
    if head.isNone || queues[queue].isSuspended { return leaveDrain() }
    if queues[queue].isSerial || entries[head].isBarrier {
      if queues[queue].used > 0 {
        queues[queue].hasPendingBarrier = true
        return leaveDrain()
      }
      queues[queue].hasPendingBarrier = false
      queues[queue].inBarrier = true
      _ = queues[queue].items.removeFirst(in: &entries)
      if entries[head].kind == .waiter { return handOver(queue, to: head) }
      invoke(head, from: queue)
    } else {
      queues[queue].inBarrier = false
      drainReader(head, of: queue)
    }
  }

  private mutating func drainReader(_ head: EntryIndex, of queue: QueueID) {
    let isWaiter = entries[head].kind == .waiter
    guard isWaiter || queues[queue].used < queues[queue].width else { return leaveDrain() }
    queues[queue].used += 1
    _ = queues[queue].items.removeFirst(in: &entries)
    if isWaiter {
      grantWaiter(head, queue)
    } else if topFrame.isRedirecting, let target = queues[queue].target {
      push(head, onto: target)
    } else {
      invoke(head, from: queue, holdsContainerSlot: true)
    }
  }

  /// The drain lock goes to the thread of a waiter, and the drainer leaves (rule 9).
  private mutating func handOver(_ queue: QueueID, to waiter: EntryIndex) {
    let frame = threads[running].frames.removeLast()
    queues[queue].owner = ThreadID(entries[waiter].payload)
    grantWaiter(waiter, queue)
    releaseSlots(of: frame)
  }

  private mutating func leaveDrain() {
    let frame = threads[running].frames.removeLast()
    queues[frame.queue].owner = nil
    queues[frame.queue].inBarrier = false
    if queues[frame.queue].isDirty { comeBack(frame.queue) }
    releaseSlots(of: frame)
  }

  /// A queue that got work while it was drained stands in its target's line once more, even if it is empty by now.
  /// Where a worker would serve that entry at once it changes nothing and is left out.
  private mutating func comeBack(_ queue: QueueID) {
    queues[queue].isDirty = false
    guard let target = queues[queue].target, queues[queue].items.isEmpty else { return wakeUp(queue) }
    if queues[target].isRoot && queues[target].items.isEmpty { return }
    wakeUp(queue)
  }

  // MARK: Becoming available

  /// Nobody holds `queue` any more: its head gets its turn. A synchronous waiter takes over at once, on its own thread;
  /// anything else needs a drain (`_dispatch_lane_barrier_complete`).
  mutating func becomeAvailable(_ queue: QueueID) {
    while queues[queue].owner == nil, !queues[queue].isSuspended {
      let head = queues[queue].items.first
      if head.isNone { return }
      let isWaiter = entries[head].kind == .waiter
      if queues[queue].isSerial || entries[head].isBarrier {
        if queues[queue].used > 0 {
          queues[queue].hasPendingBarrier = true
          return
        }
        queues[queue].hasPendingBarrier = false
        guard isWaiter else { return wakeUp(queue) }
        _ = queues[queue].items.removeFirst(in: &entries)
        queues[queue].owner = ThreadID(entries[head].payload)
        queues[queue].inBarrier = true
        return grantWaiter(head, queue)
      }
      guard isWaiter || queues[queue].used < queues[queue].width else { return }
      queues[queue].used += 1
      _ = queues[queue].items.removeFirst(in: &entries)
      if isWaiter {
        grantWaiter(head, queue)
      } else if let target = queues[queue].target {
        push(head, onto: target)
      }
    }
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
