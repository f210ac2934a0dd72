import DispatchTrace

/// Follows the events of a trace and knows, for the point where each thread is, what happened before it.
///
/// A strand is the run of one block, not of a thread: that the same worker runs two blocks orders nothing. The edges are those of
/// Dispatch: submission → start; a `sync` block is part of its caller; end → next start on a serial queue, through all its
/// targets; barriers; leave → wait and notify; signal → wait; end of a work item → wait; once; locks; resume → start.
struct HappensBefore {
  private let index: TraceIndex
  /// By thread, innermost last; the lowest one is the thread's own (top-level code, a detached thread).
  private var stacks: [[Frame]]
  /// By item: what happened before its submission (or the call of `asyncAfter`, `notify`); later what happened before its end.
  private var submissions: [VectorClock?]
  private var ends: [ItemID: VectorClock] = [:]
  private var targets: [QueueID?]
  /// By queue: what happened before the last block that ran alone ended, and before the readers since then ended.
  private var exclusive: [VectorClock]
  private var readers: [VectorClock]
  private var groups: [Int: VectorClock] = [:]
  private var workItems: [Int: VectorClock] = [:]
  private var semaphores: [Int: VectorClock] = [:]
  private var onces: [Int: VectorClock] = [:]
  private var locks: [Int: VectorClock] = [:]
  private var sources: [Int: VectorClock] = [:]
  private var sourceKinds: [Int: SourceKind] = [:]
  private var sourceItems: [ItemID: SourceID] = [:]
  private var observed: [ItemID: (group: GroupID?, workItem: WorkItemID?)] = [:]
  /// What happened before each call of `concurrentPerform`, and before the ends of its iterations.
  private var applyCalls: [ApplyID: VectorClock] = [:]
  private var applies: [ApplyID: VectorClock] = [:]
  private var openWaits: [TraceEvent.WaitReason?]
  private var initialisers: [Int]
  private var strandCount: Int32 = 0
  private var free: [StrandClock] = []
  /// So many strands at once are followed: what a clock costs grows with them.
  static let mostStrands: Int32 = 1024

  struct Frame {
    var item: ItemID?
    var clock = StrandClock()
    /// It runs inside the one beneath it: the same strand.
    var isInline = false
  }

  init(_ index: TraceIndex) {
    self.index = index
    stacks = Array(repeating: [Frame()], count: index.threads.count)
    submissions = Array(repeating: nil, count: index.items.count)
    targets = index.queues.map(\.target)
    exclusive = Array(repeating: VectorClock(), count: index.queues.count)
    readers = exclusive
    initialisers = Array(repeating: 0, count: index.threads.count)
    openWaits = Array(repeating: nil, count: index.threads.count)
  }

  /// Too many strands: from here on nothing is known.
  var isExhausted: Bool { strandCount >= Self.mostStrands }

  /// `thread` does something now that others may have to be ordered with: its clock, with a strand of its own.
  mutating func access(_ thread: ThreadID) -> StrandClock {
    let depth = strandDepth(thread.offset)
    if stacks[thread.offset][depth].clock.strand < 0 { giveStrand(thread.offset, depth) }
    stacks[thread.offset][depth].clock.lastAccess = stacks[thread.offset][depth].clock.epoch
    return stacks[thread.offset][depth].clock
  }

  /// The block that `thread` runs.
  func item(on thread: ThreadID) -> ItemID? { stacks[thread.offset].last?.item }

  /// It runs an initialiser: what that does happens before every use of what it initialises.
  func isInitialising(_ thread: ThreadID) -> Bool { initialisers[thread.offset] > 0 }

  mutating func advance(_ event: TraceEvent) {
    let thread = event.thread.offset
    switch event.kind {
    case .threadCreated(.detached, _, let starter):
      stacks[thread][0].clock.others = starter.map { release($0.offset) } ?? everything()
    case .applyBegan(let apply, _): applyCalls[apply] = release(thread)
    case .applyEnded(let apply): acquire(applies[apply], thread)
    case .performEnded(let workItem): workItems[workItem.offset, default: VectorClock()].join(release(thread))
    case .queueRetargeted(let queue, let target): targets[queue.offset] = target
    case .scheduled(let item, _, _): submissions[item.offset] = release(thread)
    case .notifyRegistered(let item, _, let group, let workItem):
      submissions[item.offset] = release(thread)
      observed[item] = (group, workItem)
    case .submitted(let submission): submit(submission, thread)
    case .started(let item, let queue): start(item, queue, thread)
    case .ended(let item): end(item, thread)
    case .waitBegan(let wait): openWaits[thread] = wait.reason
    case .waitEnded(let isTimedOut, _): endWait(isTimedOut, thread)
    case .runLoopEntered, .dispatchMainCalled: exclusive[0].join(release(thread))
    case .queueResumed(let queue, _), .queueActivated(let queue): exclusive[queue.offset].join(release(thread))
    case .groupLeft(let group, _, let item):
      groups[group.offset, default: VectorClock()].join(item.flatMap { ends[$0] } ?? release(thread))
    case .semaphoreSignalled(let id, _): semaphores[id.offset, default: VectorClock()].join(release(thread))
    case .semaphoreTaken(let id, _): acquire(semaphores[id.offset], thread)
    case .onceBegan: initialisers[thread] += 1
    case .onceEnded(let once):
      initialisers[thread] -= 1
      onces[once.offset, default: VectorClock()].join(release(thread))
    case .lockTaken(let lock): acquire(locks[lock.offset], thread)
    case .lockReleased(let lock): locks[lock.offset, default: VectorClock()].join(release(thread))
    case .sourceCreated(let source, let kind, _, _):
      sourceKinds[source.offset] = kind
      sources[source.offset] = release(thread)
    case .sourceScheduled(_, _, let source), .sourceActivated(let source), .sourceResumed(let source, _),
      .sourceCancelled(let source):
      sources[source.offset, default: VectorClock()].join(release(thread))
    case .sourceFired(let source, _):
      // Time fires timers, threads fire the others.
      if sourceKinds[source.offset] != .timer { sources[source.offset, default: VectorClock()].join(release(thread)) }
    case .sourceDelivered(let source, let item, _):
      sourceItems[item] = source
      acquire(sources[source.offset], thread)
    default: break
    }
  }
}

extension HappensBefore {
  /// The depth of the frame that the top of the stack is a part of.
  private func strandDepth(_ thread: Int) -> Int {
    var depth = stacks[thread].count - 1
    while depth > 0, stacks[thread][depth].isInline { depth -= 1 }
    return depth
  }

  /// A strand whose every access is known here may be continued; else a new one.
  private mutating func giveStrand(_ thread: Int, _ depth: Int) {
    let clock = stacks[thread][depth].clock.others
    for position in free.indices.suffix(64).reversed() where clock[free[position].strand] >= free[position].lastAccess {
      let reused = free.remove(at: position)
      stacks[thread][depth].clock.strand = reused.strand
      stacks[thread][depth].clock.epoch = reused.epoch + 1
      return
    }
    stacks[thread][depth].clock.strand = strandCount
    stacks[thread][depth].clock.epoch = 1
    strandCount += 1
  }

  /// What happened before now, for others; an access that comes later belongs to a new epoch.
  private mutating func release(_ thread: Int) -> VectorClock {
    let depth = strandDepth(thread)
    let clock = stacks[thread][depth].clock
    if clock.strand >= 0, clock.lastAccess == clock.epoch { stacks[thread][depth].clock.epoch += 1 }
    return clock.released()
  }

  private mutating func acquire(_ clock: VectorClock?, _ thread: Int) {
    let depth = strandDepth(thread)
    guard let clock else { return }
    stacks[thread][depth].clock.others.join(clock)
  }

  /// An iteration comes after what its caller did before the call.
  private func iteration(_ id: ItemID, of apply: ApplyID) -> Frame {
    var frame = Frame(item: id)
    frame.clock.others = applyCalls[apply] ?? VectorClock()
    return frame
  }

  /// For what nothing in the trace says who began it: never claims a race that is none.
  private mutating func everything() -> VectorClock {
    var clock = VectorClock()
    for thread in stacks.indices {
      for frame in stacks[thread] { clock.join(frame.clock.released()) }
    }
    for strand in free where clock[strand.strand] < strand.epoch { clock.set(strand.strand, to: strand.epoch) }
    return clock
  }

  private mutating func submit(_ submission: TraceEvent.Submission, _ thread: Int) {
    let item = submission.item
    if let observed = observed[item] {
      if let group = observed.group, let clock = groups[group.offset] { submissions[item.offset]?.join(clock) }
      if let workItem = observed.workItem, let clock = workItems[workItem.offset] { submissions[item.offset]?.join(clock) }
    } else if submission.kind != .apply, submissions[item.offset] == nil {
      submissions[item.offset] = release(thread)
    }
  }

  private mutating func start(_ id: ItemID, _ queue: QueueID, _ thread: Int) {
    let item = index.items[id.offset]
    if let apply = item.apply { return stacks[thread].append(iteration(id, of: apply)) }
    let isInline = item.kind == .sync && item.submitter?.offset == thread
    stacks[thread].append(Frame(item: id, isInline: isInline))
    if !isInline { acquire(submissions[id.offset], thread) }
    if let source = sourceItems[id] { acquire(sources[source.offset], thread) }
    for level in chain(queue) {
      acquire(exclusive[level.offset], thread)
      if isAlone(item, on: level) { acquire(readers[level.offset], thread) }
    }
    submissions[id.offset] = nil
  }

  private mutating func end(_ id: ItemID, _ thread: Int) {
    guard let depth = stacks[thread].lastIndex(where: { $0.item == id }) else { return }
    let clock = release(thread)
    let frame = stacks[thread].remove(at: depth)
    let item = index.items[id.offset]
    if frame.clock.strand >= 0 { free.append(frame.clock) }
    if let apply = item.apply { return applies[apply, default: VectorClock()].join(clock) }
    for level in chain(item.runQueue ?? QueueID(0)) {
      if isAlone(item, on: level) {
        exclusive[level.offset] = clock
        readers[level.offset] = VectorClock()
      } else {
        readers[level.offset].join(clock)
      }
    }
    if let source = sourceItems[id] { sources[source.offset, default: VectorClock()].join(clock) }
    if let workItem = item.workItem { workItems[workItem.offset, default: VectorClock()].join(clock) }
    if item.group != nil || (item.kind == .sync && item.submitter?.offset != thread) { ends[id] = clock }
  }

  private func isAlone(_ item: TraceIndex.Item, on level: QueueID) -> Bool {
    let kind = index.queues[level.offset].kind
    return kind == .serial || kind == .main || (item.isBarrier && level == item.runQueue)
  }

  private func chain(_ queue: QueueID) -> [QueueID] {
    var chain: [QueueID] = []
    var next: QueueID? = queue
    while let level = next, index.queues[level.offset].kind != .global, chain.count < 64 {
      chain.append(level)
      next = targets[level.offset]
    }
    return chain
  }

  /// The wait that this event ends is the last one of its thread that began.
  private mutating func endWait(_ isTimedOut: Bool, _ thread: Int) {
    guard let reason = openWaits[thread] else { return }
    openWaits[thread] = nil
    if isTimedOut { return }
    switch reason {
    case .group(let group): acquire(groups[group.offset], thread)
    case .workItem(let workItem): acquire(workItems[workItem.offset], thread)
    case .once(let once): acquire(onces[once.offset], thread)
    case .syncOnMainThread(let item): acquire(ends[item], thread)
    case .sync, .semaphore, .lock, .apply: break
    }
  }
}
