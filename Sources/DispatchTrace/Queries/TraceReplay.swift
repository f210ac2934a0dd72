/// The one cursor over a trace: what every thread runs, waits for and holds, and where every queue leads, at each event.
///
/// Whoever needs more than that about the course of an execution folds over it: hands it the events in order and looks at it in
/// between. It answers for any trace, also one that makes no sense. O(1) for each event, a walk up the targets aside.
package struct TraceReplay: Sendable {
  /// What a thread does on top of what it was doing.
  package enum Activation: Hashable, Sendable {
    case item(ItemID)
    case perform(WorkItemID)
    /// It is inside `concurrentPerform`, as the one who called it.
    case apply(ApplyID)
    case once(OnceID)
  }

  package struct Thread: Sendable {
    /// Innermost last; below them is the thread's own code.
    package fileprivate(set) var activations: [Activation] = []
    /// The blocks among them.
    package fileprivate(set) var items: [ItemID] = []
    /// What it waits for; nil while it goes on.
    package fileprivate(set) var wait: Wait?
    /// Locks, semaphores that begin at 1, and queues below the one that a `sync` waits for, oldest first.
    package fileprivate(set) var holds: [Hold] = []
  }

  /// A wait that has begun: its offset among all waits of the trace, and what for.
  package struct Wait: Sendable {
    package var offset: Int
    package var reason: TraceEvent.WaitReason
  }

  /// Who took something, when and where.
  package struct Hold: Sendable {
    package var what: Held
    package var thread: ThreadID
    /// The block that took it; nil for a thread's own code.
    package var item: ItemID?
    package var event: Int
    package var instant: Instant
    package var position: SourcePosition
  }

  package enum Held: Hashable, Sendable {
    case queue(QueueID)
    case lock(LockID)
    case semaphore(SemaphoreID)
  }

  package struct Semaphore: Sendable {
    package fileprivate(set) var initialValue: Int32 = 0
    /// Who took it and has not signalled since, oldest first; at most 64.
    package fileprivate(set) var takers: [Hold] = []
    package fileprivate(set) var takeCount = 0
    package fileprivate(set) var signalCount = 0
    /// Somebody signalled who had not taken it: it is no lock.
    package fileprivate(set) var isHandedOver = false
    package fileprivate(set) var lastSignaller: ItemID?
  }

  package struct Queue: Sendable {
    package fileprivate(set) var isInactive = false
    /// Suspensions that are open, and where the last one was.
    package fileprivate(set) var suspensions: Int32 = 0
    package fileprivate(set) var suspended = SourcePosition.none
  }

  /// What an event did to the stacks.
  package enum Change: Sendable {
    case none
    /// An activation is new on top of the event's thread.
    case entered
    /// The one that was at `depth` is gone; those above it, which a sound trace does not have, moved down.
    case left(Activation, depth: Int)
    /// The wait is over.
    case waited(Wait)
  }

  package private(set) var threads: [Thread] = []
  package private(set) var targets = Targets()
  package private(set) var queues: [Queue] = []
  package private(set) var semaphores: [Semaphore] = []
  /// By group: the block that left it last.
  package private(set) var lastLeavers: [ItemID?] = []
  package private(set) var isMainThreadBound = true
  /// How many waits have begun.
  private var waitCount = 0

  package init() {}

  /// At the end of `trace`.
  package init(of trace: Trace) {
    for (offset, event) in trace.events.enumerated() { advance(event, at: offset) }
  }

  /// The block that runs on `thread`, innermost; nil for a thread's own code.
  package func item(on thread: ThreadID) -> ItemID? {
    threads.indices.contains(thread.offset) ? threads[thread.offset].items.last : nil
  }

  /// From the outermost to the innermost.
  package func items(on thread: ThreadID) -> [ItemID] {
    threads.indices.contains(thread.offset) ? threads[thread.offset].items : []
  }

  /// The one in whose `sync` that block runs.
  func itemBelow(on thread: ThreadID) -> ItemID? {
    let count = threads[thread.offset].items.count
    return count > 1 ? threads[thread.offset].items[count - 2] : nil
  }

  /// The block that ended a wait of this kind last; nil where several can have, or a thread's own code did.
  func lastToEnd(_ reason: TraceEvent.WaitReason) -> ItemID? {
    switch reason {
    case .group(let group): lastLeavers.indices.contains(group.offset) ? lastLeavers[group.offset] : nil
    case .semaphore(let id): semaphores.indices.contains(id.offset) ? semaphores[id.offset].lastSignaller : nil
    case .sync, .syncOnMainThread, .workItem, .apply, .once, .lock, .runLoop: nil
    }
  }

  package func isSuspended(_ queue: QueueID) -> Bool {
    queues.indices.contains(queue.offset) && queues[queue.offset].suspensions > 0
  }

  package func isInactive(_ queue: QueueID) -> Bool { queues.indices.contains(queue.offset) && queues[queue.offset].isInactive }

  /// Goes on by the event at `offset`; they must come in order.
  @discardableResult
  package mutating func advance(_ event: TraceEvent, at offset: Int) -> Change {
    let thread = event.thread
    while threads.count <= thread.offset { threads.append(Thread()) }
    switch event.kind {
    case .started(let item, _):
      threads[thread.offset].items.append(item)
      return enter(.item(item), thread)
    case .ended(let item):
      if let depth = threads[thread.offset].items.lastIndex(of: item) { threads[thread.offset].items.remove(at: depth) }
      return leave(.item(item), thread)
    case .performBegan(let workItem): return enter(.perform(workItem), thread)
    case .performEnded(let workItem): return leave(.perform(workItem), thread)
    case .applyBegan(let apply, _): return enter(.apply(apply), thread)
    case .applyEnded(let apply): return leave(.apply(apply), thread)
    case .onceBegan(let once): return enter(.once(once), thread)
    case .onceEnded(let once): return leave(.once(once), thread)

    case .waitBegan(let wait):
      threads[thread.offset].wait = Wait(offset: waitCount, reason: wait.reason)
      waitCount += 1
    case .waitEnded:
      guard let wait = threads[thread.offset].wait else { return .none }
      threads[thread.offset].wait = nil
      return .waited(wait)

    case .queueHeld(let queue): hold(.queue(queue), event, offset)
    case .queueReleased(let queue): release(.queue(queue), thread)
    case .lockTaken(let lock, _): hold(.lock(lock), event, offset)
    case .lockReleased(let lock): release(lock, thread)
    case .semaphoreCreated(let id, _, _, let value): change(id) { $0.initialValue = value }
    case .semaphoreTaken(let id, _, _): take(holder(.semaphore(id), event, offset), id)
    case .semaphoreSignalled(let id, _): signal(id, by: thread)
    case .groupLeft(let group, _, let item):
      while lastLeavers.count <= group.offset { lastLeavers.append(nil) }
      lastLeavers[group.offset] = item ?? self.item(on: thread)

    case .queueCreated(let id, let queue):
      targets.declare(id, queue.kind, target: queue.target)
      change(id) { $0.isInactive = queue.isInactive }
    case .queueRetargeted(let queue, let target): targets.set(queue, target)
    case .queueSuspended(let queue, let count):
      change(queue) { ($0.suspensions, $0.suspended) = (count, event.position) }
    case .queueResumed(let queue, let count): change(queue) { $0.suspensions = count }
    case .queueActivated(let queue): change(queue) { $0.isInactive = false }
    case .dispatchMainCalled: isMainThreadBound = false

    case .threadCreated, .threadExited, .groupCreated, .workItemCreated, .sourceCreated, .onceDeclared, .lockCreated,
      .variableDeclared, .coreAcquired, .coreReleased, .scheduled, .submitted, .skipped, .spanBegan, .spanEnded, .printed,
      .touchedUserInterface, .testFailed, .accessed, .groupEntered, .notifyRegistered, .workItemCancelled, .sourceScheduled,
      .sourceFired,
      .sourceDelivered, .sourceCancelled, .sourceSuspended, .sourceResumed, .sourceActivated, .runLoopEntered, .groupLeaked,
      .operationsSuspended, .operationsResumed, .phaseBegan, .processFrozen, .processThawed:
      break
    }
    return .none
  }
}

extension TraceReplay {
  private mutating func enter(_ activation: Activation, _ thread: ThreadID) -> Change {
    threads[thread.offset].activations.append(activation)
    return .entered
  }

  private mutating func leave(_ activation: Activation, _ thread: ThreadID) -> Change {
    guard let depth = threads[thread.offset].activations.lastIndex(of: activation) else { return .none }
    threads[thread.offset].activations.remove(at: depth)
    return .left(activation, depth: depth)
  }

  private mutating func take(_ taker: Hold, _ semaphore: SemaphoreID) {
    change(semaphore) {
      $0.takeCount += 1
      if $0.takers.count < 64 { $0.takers.append(taker) }
    }
    if semaphores[semaphore.offset].initialValue >= 1 { threads[taker.thread.offset].holds.append(taker) }
  }

  private mutating func signal(_ semaphore: SemaphoreID, by thread: ThreadID) {
    let item = item(on: thread)
    var answered: Hold?
    change(semaphore) { answered = $0.signal(thread, item) }
    if let answered, semaphores[semaphore.offset].initialValue >= 1 { release(answered.what, answered.thread) }
  }

  private func holder(_ what: Held, _ event: TraceEvent, _ offset: Int) -> Hold {
    Hold(
      what: what, thread: event.thread, item: item(on: event.thread), event: offset, instant: event.instant,
      position: event.position)
  }

  private mutating func hold(_ what: Held, _ event: TraceEvent, _ offset: Int) {
    threads[event.thread.offset].holds.append(holder(what, event, offset))
  }

  /// Mistaken code unlocks what another thread has locked.
  private mutating func release(_ lock: LockID, _ thread: ThreadID) {
    let isHeld = { (thread: Thread) in thread.holds.contains { $0.what == .lock(lock) } }
    let holder = isHeld(threads[thread.offset]) ? thread.offset : threads.firstIndex(where: isHeld)
    if let holder { release(.lock(lock), ThreadID(holder)) }
  }

  private mutating func release(_ what: Held, _ thread: ThreadID) {
    guard let place = threads[thread.offset].holds.lastIndex(where: { $0.what == what }) else { return }
    threads[thread.offset].holds.remove(at: place)
  }

  private mutating func change(_ queue: QueueID, _ change: (inout Queue) -> Void) {
    while queues.count <= queue.offset { queues.append(Queue()) }
    change(&queues[queue.offset])
  }

  private mutating func change(_ semaphore: SemaphoreID, _ change: (inout Semaphore) -> Void) {
    while semaphores.count <= semaphore.offset { semaphores.append(Semaphore()) }
    change(&semaphores[semaphore.offset])
  }
}

extension TraceReplay.Semaphore {
  /// Who took it gives it back; a signal by anybody else answers the oldest.
  fileprivate mutating func signal(_ thread: ThreadID, _ item: ItemID?) -> TraceReplay.Hold? {
    lastSignaller = item
    signalCount += 1
    let own = takers.firstIndex { $0.thread == thread && $0.item == item }
    if own == nil { isHandedOver = true }
    return takers.isEmpty ? nil : takers.remove(at: own ?? 0)
  }
}
