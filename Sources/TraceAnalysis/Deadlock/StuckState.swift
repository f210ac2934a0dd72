import DispatchTrace

/// Who holds what, and who waits, when a trace is over: what a wait-for graph is made of. One pass over the
/// blocks, when the events have been replayed.
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

  let index: TraceIndex
  /// The open wait of each thread, as offset into `index.waits`; nil for threads that do not wait for ever.
  var waits: [Int?]
  /// By queue.
  var occupants: [[Occupant]]
  /// Submitted, neither started nor skipped; by queue, in order of submission.
  var pending: [[ItemID]]
  var pendingBarriers: [[ItemID]]
  /// Who holds what at the end, and where the queues lead.
  let replay: TraceReplay
  /// By group.
  let enters: [GroupEnters]
  /// Blocks of each group or work item that have not ended; at most 64 each.
  var members: [Int: [ItemID]] = [:]
  var workItemRuns: [Int: [ItemID]] = [:]
  /// Those that nobody has activated.
  let idleSources: [SourceID]
  /// The thread that waits for its `sync` block to get its turn.
  var syncCallers: [ItemID: ThreadID] = [:]

  /// By thread its wait for ever, as offset into `index.waits`; nil when no thread has one: then there is nothing to look at.
  static func openWaits(_ index: TraceIndex) -> [Int?]? {
    var waits: [Int?] = Array(repeating: nil, count: index.threads.count)
    for (offset, wait) in index.waits.enumerated() where wait.ended == nil && wait.deadline == .distantFuture {
      waits[wait.thread.offset] = offset
    }
    return waits.allSatisfy { $0 == nil } ? nil : waits
  }

  init(_ index: TraceIndex, waits: [Int?], at end: TraceReplay) {
    self.index = index
    self.waits = waits
    replay = end
    enters = GroupEnters.all(index)
    idleSources = Self.idleSources(index)
    let count = index.queues.count
    occupants = Array(repeating: [], count: count)
    pending = Array(repeating: [], count: count)
    pendingBarriers = Array(repeating: [], count: count)
    readHeldQueues()
    readItems()
    for wait in waits {
      if let wait, let item = Self.syncItem(index.waits[wait].reason) { syncCallers[item] = index.waits[wait].thread }
    }
  }

  private static func idleSources(_ index: TraceIndex) -> [SourceID] {
    var idle = Set(index.sources.indices)
    if idle.isEmpty { return [] }
    for event in index.trace.events { if case .sourceActivated(let source) = event.kind { idle.remove(source.offset) } }
    return idle.sorted().map { SourceID($0) }
  }

  static func syncItem(_ reason: TraceEvent.WaitReason) -> ItemID? {
    switch reason {
    case .sync(_, let item), .syncOnMainThread(let item): item
    case .semaphore, .group, .workItem, .apply, .once, .lock, .runLoop: nil
    }
  }

  /// The threads that wait for ever, in id order.
  var stuckThreads: [ThreadID] {
    waits.indices.filter { waits[$0] != nil }.map { ThreadID($0) }
  }

  func wait(of thread: ThreadID) -> TraceIndex.Wait? {
    waits[thread.offset].map { index.waits[$0] }
  }

  func isSerial(_ queue: QueueID) -> Bool {
    let kind = index.queues[queue.offset].kind
    return kind == .serial || kind == .main
  }

  func chain(_ queue: QueueID) -> TargetChain { replay.targets.chain(from: queue) }

  func semaphore(_ id: SemaphoreID) -> TraceReplay.Semaphore? {
    replay.semaphores.indices.contains(id.offset) ? replay.semaphores[id.offset] : nil
  }

  /// The enters of `group` by hand that no leave answers.
  func unansweredEnters(of group: GroupID) -> [TraceIndex.GroupCall] {
    enters.indices.contains(group.offset) ? enters[group.offset].unanswered : []
  }

  /// What the code of a thread that waits would give it itself, if it went on.
  func own(of thread: ThreadID) -> CodeAhead.Own? { index.trace.ahead?.own.first { $0.thread == thread } }

  /// Who holds the lock.
  func holder(of lock: LockID) -> TraceReplay.Hold? {
    replay.threads.lazy.flatMap(\.holds).last { $0.what == .lock(lock) }
  }

  /// Who runs the initialiser.
  func runner(of once: OnceID) -> ThreadID? {
    replay.threads.indices.first { replay.threads[$0].activations.contains(.once(once)) }.map { ThreadID($0) }
  }
}

extension StuckState {
  /// A `sync` that waits further up in the targets holds the queues below.
  private mutating func readHeldQueues() {
    for thread in replay.threads where thread.wait != nil {
      for hold in thread.holds {
        guard case .queue(let queue) = hold.what, waits[hold.thread.offset] != nil else { continue }
        let isExclusive = isSerial(queue) || waitsForBarrier(hold.thread, on: queue)
        occupants[queue.offset].append(
          Occupant(
            thread: hold.thread, item: wait(of: hold.thread)?.item, entered: queue, isExclusive: isExclusive,
            since: TraceIndex.Moment(event: hold.event, instant: hold.instant)))
      }
    }
  }

  private func waitsForBarrier(_ thread: ThreadID, on queue: QueueID) -> Bool {
    guard let reason = wait(of: thread)?.reason, let item = Self.syncItem(reason) else { return false }
    return index.items[item.offset].isBarrier && index.items[item.offset].queue == queue
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
