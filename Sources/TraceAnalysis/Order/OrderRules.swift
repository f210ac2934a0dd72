import DispatchTrace

/// Where what several threads did comes together: one says what it has done, others learn it.
enum Junction: Hashable {
  /// The submission of a block, and its end.
  case submitted(ItemID), ended(ItemID)
  case started(ThreadID)
  /// What had a queue to itself last, and what ran beside others since.
  case alone(QueueID), beside(QueueID)
  case launch
  case group(GroupID)
  case workItem(WorkItemID)
  case semaphore(SemaphoreID)
  case lock(LockID)
  case once(OnceID)
  /// The call of a `concurrentPerform`, and its iterations.
  case called(ApplyID), iterated(ApplyID)
  case resumed(QueueID)
  case source(SourceID)
}

/// One row of the table: what an event orders.
enum OrderStep {
  /// What `thread` has done so far comes before whatever learns it at the junction.
  case publish(Junction, by: ThreadID)
  /// As `publish`; what was published there before is part of it.
  case renew(Junction, by: ThreadID)
  /// What was published at the junction comes before what the event's thread does from now on.
  case learn(Junction, OrderReason)
  /// What was published at the first junction counts at the second one, too.
  case forward(Junction, to: Junction, OrderReason)
}

/// The one table of what Dispatch puts in order, for each event of a trace.
///
/// Who asks for the order of things folds over its steps: the race check with vector clocks, as this run came out; the guaranteed
/// order with a graph of the steps that hold however a run comes out. A new primitive adds its rows here.
struct OrderRules {
  let index: TraceIndex
  /// Of the event at hand, in order.
  private(set) var steps: [OrderStep] = []
  /// What the code beneath a block that the event has ended learns: the main thread has run it in the midst of that.
  private(set) var stepsBeneath: [OrderStep] = []
  /// The main thread has begun to serve the main queue: for good, or in the midst of its code, which from there on comes before some
  /// blocks of the main queue and after others. Which is up to the run.
  private var (hasLaunched, hasServed) = (false, false)
  /// Some queue was suspended or inactive, and goes on.
  private var hasResumed = false

  init(_ index: TraceIndex) {
    self.index = index
  }

  /// Goes on by one event, which `replay` has taken already: `steps` are its own from now on.
  mutating func advance(_ event: TraceEvent, _ change: TraceReplay.Change, _ replay: TraceReplay) {
    steps.removeAll(keepingCapacity: true)
    stepsBeneath.removeAll(keepingCapacity: true)
    addSteps(event, change, replay.targets)
  }

  /// The block of `item` runs inside the one that called `sync`, on the same thread.
  func isInline(_ item: ItemID) -> Bool {
    let known = index.items[item.offset]
    return known.kind == .sync && known.submitter == known.thread
  }

  /// While the block runs nothing else does on `level`, one of its queue's targets or the queue itself.
  func isAlone(_ item: TraceIndex.Item, on level: QueueID) -> OrderReason? {
    switch index.queues[level.offset].kind {
    case .serial, .main: .serialQueue(level)
    case .concurrent: item.isBarrier && level == item.runQueue ?? item.queue ? .barrier(level) : nil
    case .global: nil
    }
  }

  private mutating func addSteps(_ event: TraceEvent, _ change: TraceReplay.Change, _ targets: Targets) {
    let thread = event.thread
    switch event.kind {
    case .threadCreated(_, _, let starter):
      guard let starter else { return }
      steps.append(.publish(.started(thread), by: starter))
      steps.append(.learn(.started(thread), .submission))
    case .scheduled(let item, _, _), .notifyRegistered(let item, _, _, _): steps.append(.publish(.submitted(item), by: thread))
    case .submitted(let submission): submit(submission, thread)
    case .started(let item, let queue): start(item, queue, targets)
    case .ended(let item): end(item, thread, targets)
    case .skipped(let item, let queue): skip(item, queue)
    case .waitEnded(let isTimedOut, _):
      if case .waited(let wait) = change, !isTimedOut { learn(wait.reason) }

    case .groupLeft(let group, _, let item?): steps.append(.forward(.ended(item), to: .group(group), .group(group)))
    case .groupLeft(let group, _, nil): steps.append(.publish(.group(group), by: thread))
    case .performEnded(let workItem): steps.append(.publish(.workItem(workItem), by: thread))
    case .semaphoreSignalled(let semaphore, _): steps.append(.publish(.semaphore(semaphore), by: thread))
    case .semaphoreTaken(let semaphore, _, _): steps.append(.learn(.semaphore(semaphore), .semaphore(semaphore)))
    case .lockReleased(let lock): steps.append(.publish(.lock(lock), by: thread))
    case .lockTaken(let lock, _): steps.append(.learn(.lock(lock), .lock(lock)))
    case .onceEnded(let once): steps.append(.publish(.once(once), by: thread))
    case .applyBegan(let apply, _): steps.append(.publish(.called(apply), by: thread))
    case .applyEnded(let apply): steps.append(.learn(.iterated(apply), .apply(apply)))
    case .queueResumed(let queue, _), .queueActivated(let queue):
      hasResumed = true
      steps.append(.publish(.resumed(queue), by: thread))
    case .waitBegan(let wait): if wait.reason == .runLoop { serve(thread, isForGood: false) }
    case .runLoopEntered, .dispatchMainCalled: serve(thread, isForGood: true)

    case .sourceCreated(let source, _, _, _), .sourceScheduled(_, _, let source), .sourceActivated(let source),
      .sourceResumed(let source, _), .sourceCancelled(let source, _):
      steps.append(.publish(.source(source), by: thread))
    // Time fires timers, threads fire the others.
    case .sourceFired(let source, _):
      if index.sourceKinds[source.offset] != .timer { steps.append(.publish(.source(source), by: thread)) }

    case .queueCreated, .queueRetargeted, .threadExited, .groupCreated, .semaphoreCreated, .workItemCreated, .onceDeclared,
      .lockCreated, .variableDeclared, .coreAcquired, .coreReleased, .spanBegan, .spanEnded, .printed,
      .touchedUserInterface, .testFailed, .accessed, .queueHeld, .queueReleased, .queueSuspended, .groupEntered,
      .workItemCancelled,
      .performBegan, .onceBegan, .sourceDelivered, .sourceSuspended, .groupLeaked,
      .operationsSuspended, .operationsResumed, .phaseBegan, .processFrozen, .processThawed:
      break
    }
  }
}

// The life of a block.
extension OrderRules {
  private mutating func submit(_ submission: TraceEvent.Submission, _ thread: ThreadID) {
    let item = submission.item
    switch submission.kind {
    case .async, .sync: steps.append(.publish(.submitted(item), by: thread))
    // Whoever called `asyncAfter` has said so then.
    case .after, .apply: break
    case .notify:
      switch index.items[item.offset].observed {
      case .group(let group): steps.append(.forward(.group(group), to: .submitted(item), .group(group)))
      case .workItem(let workItem): steps.append(.forward(.workItem(workItem), to: .submitted(item), .workItem(workItem)))
      case nil: steps.append(.publish(.submitted(item), by: thread))
      }
    case .timer, .source, .cancelHandler, .registrationHandler:
      guard let source = submission.source else { return }
      steps.append(.forward(.source(source), to: .submitted(item), .source(source)))
    }
  }

  private mutating func start(_ id: ItemID, _ queue: QueueID, _ targets: Targets) {
    let item = index.items[id.offset]
    if let apply = item.apply { return steps.append(.learn(.called(apply), .apply(apply))) }
    if !isInline(id) { steps.append(.learn(.submitted(id), .submission)) }
    if let source = item.source { steps.append(.learn(.source(source), .source(source))) }
    for level in targets.chain(from: queue) {
      if hasResumed { steps.append(.learn(.resumed(level), .resume(level))) }
      if level == .main { steps.append(.learn(.launch, .launch)) }
      let reason = isAlone(item, on: level)
      steps.append(.learn(.alone(level), reason ?? .barrier(level)))
      if let reason { steps.append(.learn(.beside(level), reason)) }
    }
  }

  /// The main thread is there for the blocks of the main queue, for good or for a while. The code that serves them for a while has its
  /// turns among them.
  private mutating func serve(_ thread: ThreadID, isForGood: Bool) {
    if !hasLaunched { steps.append(.publish(.launch, by: thread)) }
    hasLaunched = true
    hasServed = hasServed || !isForGood
    if hasServed { steps.append(.publish(.alone(.main), by: thread)) }
  }

  /// A cancelled block takes its turn all the same: a barrier still parts what is before it from what is behind it (W-02).
  private mutating func skip(_ id: ItemID, _ queue: QueueID) {
    let item = index.items[id.offset]
    if let reason = isAlone(item, on: queue) { steps.append(.forward(.beside(queue), to: .alone(queue), reason)) }
    if let workItem = item.workItem { steps.append(.forward(.alone(queue), to: .workItem(workItem), .workItem(workItem))) }
  }

  private mutating func end(_ id: ItemID, _ thread: ThreadID, _ targets: Targets) {
    let item = index.items[id.offset]
    if let apply = item.apply { return steps.append(.publish(.iterated(apply), by: thread)) }
    // Of a block that was never seen to start no queue is known.
    if let queue = item.runQueue {
      for level in targets.chain(from: queue) {
        steps.append(isAlone(item, on: level) == nil ? .publish(.beside(level), by: thread) : .renew(.alone(level), by: thread))
      }
    }
    if hasServed, thread == .main, !isInline(id) { stepsBeneath.append(.learn(.alone(.main), .serialQueue(.main))) }
    if let source = item.source { steps.append(.publish(.source(source), by: thread)) }
    if let workItem = item.workItem { steps.append(.publish(.workItem(workItem), by: thread)) }
    if item.group != nil || (item.kind == .sync && !isInline(id)) { steps.append(.publish(.ended(id), by: thread)) }
  }

  /// A wait has succeeded. What the others wait for comes with an event of its own.
  private mutating func learn(_ reason: TraceEvent.WaitReason) {
    switch reason {
    case .group(let group): steps.append(.learn(.group(group), .group(group)))
    case .workItem(let workItem): steps.append(.learn(.workItem(workItem), .workItem(workItem)))
    case .once(let once): steps.append(.learn(.once(once), .once(once)))
    case .syncOnMainThread(let item): steps.append(.learn(.ended(item), .sync))
    case .sync, .semaphore, .lock, .apply, .runLoop: break
    }
  }
}
