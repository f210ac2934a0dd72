import DispatchTrace

/// Who holds what, and who waits, when a trace is over: what a wait-for graph is made of. One pass over the events and one over
/// the blocks.
///
/// A wait without a deadline that is still open at the end will never end, and neither will what it holds: so the last state
/// contains every cycle that ever closed.
struct StuckState {
  /// Somebody is in a queue: a block that has started, or a thread whose `sync` holds it while it waits further up.
  struct Occupant {
    var thread: ThreadID
    var item: ItemID?
    /// The queue it entered; the queue it occupies is that one or a target of it.
    var entered: QueueID
    /// Keeps everybody else out.
    var isExclusive: Bool
    var since: TraceIndex.Moment
  }

  struct Enter {
    var thread: ThreadID
    var item: ItemID?
    var moment: TraceIndex.Moment
    var position: SourcePosition
  }

  struct Semaphore {
    var initialValue: Int32 = 0
    /// Who took it and has not signalled since, oldest first; at most 64.
    var takers: [Enter] = []
    var signalCount = 0
    var takeCount = 0
  }

  let index: TraceIndex
  /// The open wait of each thread, as offset into `index.waits`; nil for threads that do not wait for ever.
  var waits: [Int?]
  /// By queue.
  var occupants: [[Occupant]]
  /// Submitted, neither started nor skipped; by queue, in order of submission.
  var pending: [[ItemID]]
  var pendingBarriers: [[ItemID]]
  var targets: [QueueID?]
  var isInactive: [Bool]
  /// Where each queue was last suspended, while it is.
  var suspensions: [SourcePosition?]
  var locks: [Int: (owner: ThreadID, item: ItemID?, moment: TraceIndex.Moment)] = [:]
  var onces: [Int: (runner: ThreadID, moment: TraceIndex.Moment)] = [:]
  var semaphores: [Int: Semaphore] = [:]
  /// Enters without an item that no leave answers, by group.
  var enters: [Int: GroupEnters] = [:]
  /// Blocks of each group or work item that have not ended; at most 64 each.
  var members: [Int: [ItemID]] = [:]
  var workItemRuns: [Int: [ItemID]] = [:]
  /// The thread that waits for its `sync` block to get its turn.
  var syncCallers: [ItemID: ThreadID] = [:]
  var isMainThreadBound = true

  /// Nil when no thread waits for ever: then there is nothing to look at.
  init?(_ index: TraceIndex) {
    self.index = index
    waits = Array(repeating: nil, count: index.threads.count)
    for (offset, wait) in index.waits.enumerated() where wait.ended == nil && wait.deadline == .distantFuture {
      waits[wait.thread.offset] = offset
    }
    if waits.allSatisfy({ $0 == nil }) { return nil }
    let count = index.queues.count
    occupants = Array(repeating: [], count: count)
    pending = Array(repeating: [], count: count)
    pendingBarriers = Array(repeating: [], count: count)
    targets = index.queues.map(\.target)
    isInactive = index.queues.map(\.isInactive)
    suspensions = Array(repeating: nil, count: count)
    readEvents()
    readItems()
    for wait in waits {
      if let wait, let item = Self.syncItem(index.waits[wait].reason) { syncCallers[item] = index.waits[wait].thread }
    }
  }

  static func syncItem(_ reason: TraceEvent.WaitReason) -> ItemID? {
    switch reason {
    case .sync(_, let item), .syncOnMainThread(let item): item
    case .semaphore, .group, .workItem, .apply, .once, .lock: nil
    }
  }

  /// The threads that wait for ever, in id order.
  var stuckThreads: [ThreadID] {
    waits.indices.filter { waits[$0] != nil }.map { ThreadID($0) }
  }

  func wait(of thread: ThreadID) -> TraceIndex.Wait? {
    waits[thread.offset].map { index.waits[$0] }
  }

  func isRoot(_ queue: QueueID) -> Bool { index.queues[queue.offset].kind == .global }

  func isSerial(_ queue: QueueID) -> Bool {
    let kind = index.queues[queue.offset].kind
    return kind == .serial || kind == .main
  }

  /// The queue and its targets below the root, in order. Ends at a cycle of targets, too.
  func chain(_ queue: QueueID) -> [QueueID] {
    var chain: [QueueID] = []
    var next: QueueID? = queue
    while let queue = next, !isRoot(queue), !chain.contains(queue) {
      chain.append(queue)
      next = targets[queue.offset]
    }
    return chain
  }
}

extension StuckState {
  private mutating func readEvents() {
    var stacks: [[ItemID]] = Array(repeating: [], count: index.threads.count)
    var held: [(queue: QueueID, thread: ThreadID, moment: TraceIndex.Moment)] = []
    for (offset, event) in index.trace.events.enumerated() {
      let moment = TraceIndex.Moment(event: offset, instant: event.instant)
      let here = Enter(
        thread: event.thread, item: stacks[event.thread.offset].last, moment: moment, position: event.position)
      switch event.kind {
      case .started(let item, _): stacks[event.thread.offset].append(item)
      case .ended(let item):
        if let depth = stacks[event.thread.offset].lastIndex(of: item) { stacks[event.thread.offset].remove(at: depth) }
      case .queueHeld(let queue): held.append((queue, event.thread, moment))
      case .queueReleased(let queue): held.removeAll { $0.queue == queue && $0.thread == event.thread }
      case .queueRetargeted(let queue, let target): targets[queue.offset] = target
      case .queueSuspended(let queue, let count): suspensions[queue.offset] = count > 0 ? event.position : nil
      case .queueResumed(let queue, let count): if count <= 0 { suspensions[queue.offset] = nil }
      case .queueActivated(let queue): isInactive[queue.offset] = false
      case .lockTaken(let lock): locks[lock.offset] = (event.thread, here.item, moment)
      case .lockReleased(let lock): locks[lock.offset] = nil
      case .onceBegan(let once): onces[once.offset] = (event.thread, moment)
      case .onceEnded(let once): onces[once.offset] = nil
      case .semaphoreCreated(let id, _, let value): semaphores[id.offset, default: Semaphore()].initialValue = value
      case .semaphoreTaken(let id, _): take(id, here)
      case .semaphoreSignalled(let id, _): signal(id, here)
      case .groupEntered(let group, _, nil): enters[group.offset, default: GroupEnters()].enter(here)
      case .groupLeft(let group, _, nil): enters[group.offset, default: GroupEnters()].leave(here, in: index)
      case .dispatchMainCalled: isMainThreadBound = false
      default: break
      }
    }
    for (queue, thread, moment) in held where waits[thread.offset] != nil {
      let isExclusive = isSerial(queue) || waitsForBarrier(thread, on: queue)
      occupants[queue.offset].append(
        Occupant(thread: thread, item: wait(of: thread)?.item, entered: queue, isExclusive: isExclusive, since: moment))
    }
  }

  private func waitsForBarrier(_ thread: ThreadID, on queue: QueueID) -> Bool {
    guard let reason = wait(of: thread)?.reason, let item = Self.syncItem(reason) else { return false }
    return index.items[item.offset].isBarrier && index.items[item.offset].queue == queue
  }

  private mutating func take(_ id: SemaphoreID, _ here: Enter) {
    semaphores[id.offset, default: Semaphore()].takeCount += 1
    if semaphores[id.offset, default: Semaphore()].takers.count < 64 {
      semaphores[id.offset, default: Semaphore()].takers.append(here)
    }
  }

  /// Who took it gives it back; a signal by anybody else answers the oldest.
  private mutating func signal(_ id: SemaphoreID, _ here: Enter) {
    semaphores[id.offset, default: Semaphore()].signalCount += 1
    guard let takers = semaphores[id.offset]?.takers, !takers.isEmpty else { return }
    let own = takers.firstIndex { $0.thread == here.thread && $0.item == here.item }
    semaphores[id.offset]?.takers.remove(at: own ?? 0)
  }

  private mutating func readItems() {
    var unstarted: [ItemID] = []
    for offset in index.items.indices {
      let item = index.items[offset]
      let id = ItemID(offset)
      if item.ended != nil || item.skipped != nil { continue }
      if let group = item.group { note(id, in: &members, group.offset) }
      if let workItem = item.workItem { note(id, in: &workItemRuns, workItem.offset) }
      if item.started != nil {
        occupy(id, item)
      } else if item.submitted != nil {
        unstarted.append(id)
      }
    }
    unstarted.sort { (index.items[$0.offset].submitted?.event ?? 0) < (index.items[$1.offset].submitted?.event ?? 0) }
    for id in unstarted {
      guard let queue = index.items[id.offset].queue else { continue }
      pending[queue.offset].append(id)
      if index.items[id.offset].isBarrier { pendingBarriers[queue.offset].append(id) }
    }
  }

  private func note(_ id: ItemID, in table: inout [Int: [ItemID]], _ key: Int) {
    if table[key, default: []].count < 64 { table[key, default: []].append(id) }
  }

  /// A block that runs on a queue is in all of its targets, too; exclusively in the serial ones.
  private mutating func occupy(_ id: ItemID, _ item: TraceIndex.Item) {
    guard let queue = item.runQueue, let thread = item.thread, let since = item.started else { return }
    for level in chain(queue) {
      let isExclusive = isSerial(level) || (level == queue && item.isBarrier)
      occupants[level.offset].append(
        Occupant(thread: thread, item: id, entered: queue, isExclusive: isExclusive, since: since))
    }
  }
}
