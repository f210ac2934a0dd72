extension TraceFormat {
  /// The fields of an event between its name and its place.
  static func code<Coder: FieldCoder>(
    _ kind: TraceEvent.Kind, with coder: inout Coder
  ) throws(Coder.Failure) -> TraceEvent.Kind {
    switch kind {
    case .queueCreated(let id, let queue):
      let id = try coder.id("queue", id)
      return .queueCreated(id, try code(queue, with: &coder))
    case .queueRetargeted(let queue, let target):
      let queue = try coder.id("queue", queue)
      return .queueRetargeted(queue, target: try coder.id("target", target))
    case .threadCreated(let kind, let name, let starter):
      let kind = try coder.word("kind", kind)
      let name = try coder.text("name", optional: name)
      return .threadCreated(kind, name: name, starter: try coder.id("starter", optional: starter))
    case .threadExited:
      return .threadExited
    case .groupCreated(let group, let name):
      let group = try coder.id("group", group)
      return .groupCreated(group, name: try coder.text("name", optional: name))
    case .semaphoreCreated(let semaphore, let kind, let name, let value):
      let semaphore = try coder.id("semaphore", semaphore)
      let kind = try coder.word("kind", kind, absent: .semaphore)
      let name = try coder.text("name", optional: name)
      return .semaphoreCreated(semaphore, kind, name: name, value: try coder.count("value", value))
    case .workItemCreated(let workItem, let name):
      let workItem = try coder.id("workItem", workItem)
      return .workItemCreated(workItem, name: try coder.text("name", optional: name))
    case .sourceCreated(let source, let kind, let name, let queue):
      let source = try coder.id("source", source)
      let kind = try coder.word("kind", kind)
      let name = try coder.text("name", optional: name)
      return .sourceCreated(source, kind, name: name, queue: try coder.id("queue", queue))
    case .onceDeclared(let once, let name):
      let once = try coder.id("once", once)
      return .onceDeclared(once, name: try coder.text("name", optional: name))
    case .lockCreated(let lock, let name, let owner, let isRecursive):
      let lock = try coder.id("lock", lock)
      let name = try coder.text("name", optional: name)
      let owner = try coder.text("owner", optional: owner)
      return .lockCreated(lock, name: name, owner: owner, isRecursive: try coder.flag("recursive", isRecursive))
    case .variableDeclared(let variable, let name):
      let variable = try coder.id("variable", variable)
      return .variableDeclared(variable, name: try coder.text("name", name))

    case .coreAcquired(let core):
      return .coreAcquired(try coder.id("core", core))
    case .coreReleased(let core, let reason):
      let core = try coder.id("core", core)
      return .coreReleased(core, try coder.word("because", reason))

    case .scheduled(let item, let queue, let due):
      let item = try coder.id("item", item)
      let queue = try coder.id("queue", queue)
      return .scheduled(item, queue: queue, due: try coder.deadline("due", due))
    case .submitted(let submission):
      return .submitted(try code(submission, with: &coder))
    case .started(let item, let queue):
      let item = try coder.id("item", item)
      return .started(item, queue: try coder.id("queue", queue))
    case .ended(let item):
      return .ended(try coder.id("item", item))
    case .skipped(let item, let queue):
      let item = try coder.id("item", item)
      return .skipped(item, queue: try coder.id("queue", queue))

    case .spanBegan(let kind, let duration, let name):
      let kind = try coder.word("kind", kind)
      let name = try coder.text("name", optional: name)
      return .spanBegan(kind, duration: try coder.duration("duration", duration), name: name)
    case .spanEnded:
      return .spanEnded
    case .waitBegan(let wait):
      let reason = try code(wait.reason, with: &coder)
      return .waitBegan(TraceEvent.Wait(reason: reason, deadline: try coder.deadline("deadline", wait.deadline)))
    case .waitEnded(let isTimedOut, let waker):
      let isTimedOut = try coder.flag("timedOut", isTimedOut)
      return .waitEnded(isTimedOut: isTimedOut, waker: try coder.id("waker", optional: waker))
    case .printed(let text):
      return .printed(try coder.text("text", text))
    case .touchedUserInterface(let name):
      return .touchedUserInterface(try coder.text("name", name))
    case .testFailed(let text):
      return .testFailed(try coder.text("text", text))
    case .accessed(let variable, let access):
      let variable = try coder.id("variable", variable)
      return .accessed(variable, try coder.word("access", access))

    case .queueHeld(let queue):
      return .queueHeld(try coder.id("queue", queue))
    case .queueReleased(let queue):
      return .queueReleased(try coder.id("queue", queue))
    case .queueSuspended(let queue, let count):
      let queue = try coder.id("queue", queue)
      return .queueSuspended(queue, count: try coder.count("count", count))
    case .queueResumed(let queue, let count):
      let queue = try coder.id("queue", queue)
      return .queueResumed(queue, count: try coder.count("count", count))
    case .queueActivated(let queue):
      return .queueActivated(try coder.id("queue", queue))
    case .operationsSuspended(let queue):
      return .operationsSuspended(try coder.id("queue", queue))
    case .operationsResumed(let queue):
      return .operationsResumed(try coder.id("queue", queue))

    case .groupEntered(let group, let count, let item):
      let group = try coder.id("group", group)
      let count = try coder.count("count", count)
      return .groupEntered(group, count: count, item: try coder.id("item", optional: item))
    case .groupLeft(let group, let count, let item):
      let group = try coder.id("group", group)
      let count = try coder.count("count", count)
      return .groupLeft(group, count: count, item: try coder.id("item", optional: item))
    case .notifyRegistered(let item, let queue, let group, let workItem):
      let item = try coder.id("item", item)
      let queue = try coder.id("queue", queue)
      let group = try coder.id("group", optional: group)
      return .notifyRegistered(item, queue: queue, on: group, workItem: try coder.id("workItem", optional: workItem))
    case .semaphoreSignalled(let semaphore, let value):
      let semaphore = try coder.id("semaphore", semaphore)
      return .semaphoreSignalled(semaphore, value: try coder.count("value", value))
    case .semaphoreTaken(let semaphore, let value, let isTried):
      let semaphore = try coder.id("semaphore", semaphore)
      let value = try coder.count("value", value)
      return .semaphoreTaken(semaphore, value: value, isTried: try coder.flag("tried", isTried))
    case .workItemCancelled(let workItem):
      return .workItemCancelled(try coder.id("workItem", workItem))
    case .performBegan(let workItem):
      return .performBegan(try coder.id("workItem", workItem))
    case .performEnded(let workItem):
      return .performEnded(try coder.id("workItem", workItem))
    case .applyBegan(let apply, let iterations):
      let apply = try coder.id("apply", apply)
      return .applyBegan(apply, iterations: try coder.integer("iterations", iterations, in: 0 ... .max))
    case .applyEnded(let apply):
      return .applyEnded(try coder.id("apply", apply))
    case .onceBegan(let once):
      return .onceBegan(try coder.id("once", once))
    case .onceEnded(let once):
      return .onceEnded(try coder.id("once", once))
    case .lockTaken(let lock, let isTried):
      let lock = try coder.id("lock", lock)
      return .lockTaken(lock, isTried: try coder.flag("tried", isTried))
    case .lockReleased(let lock):
      return .lockReleased(try coder.id("lock", lock))

    case .sourceScheduled(let start, let interval, let source):
      let source = try coder.id("source", source)
      let start = try coder.start("start", start)
      return .sourceScheduled(
        start: start, intervalNanoseconds: try coder.integer("interval", interval, in: 0...Int64.max), source: source)
    case .sourceFired(let source, let data):
      let source = try coder.id("source", source)
      return .sourceFired(source, data: try coder.integer("data", data, in: .min ... .max))
    case .sourceDelivered(let source, let item, let data):
      let source = try coder.id("source", source)
      let item = try coder.id("item", item)
      return .sourceDelivered(source, item: item, data: try coder.integer("data", data, in: .min ... .max))
    case .sourceCancelled(let source, let isReleased):
      let source = try coder.id("source", source)
      return .sourceCancelled(source, isReleased: try coder.flag("released", isReleased))
    case .sourceSuspended(let source, let count):
      let source = try coder.id("source", source)
      return .sourceSuspended(source, count: try coder.count("count", count))
    case .sourceResumed(let source, let count):
      let source = try coder.id("source", source)
      return .sourceResumed(source, count: try coder.count("count", count))
    case .sourceActivated(let source):
      return .sourceActivated(try coder.id("source", source))

    case .runLoopEntered:
      return .runLoopEntered
    case .dispatchMainCalled:
      return .dispatchMainCalled
    case .groupLeaked(let group, let count):
      let group = try coder.id("group", group)
      return .groupLeaked(group, count: try coder.count("count", count))

    case .phaseBegan(let name):
      return .phaseBegan(try coder.text("name", name))
    case .processFrozen:
      return .processFrozen
    case .processThawed:
      return .processThawed
    }
  }

  private static func code<Coder: FieldCoder>(
    _ queue: TraceEvent.Queue, with coder: inout Coder
  ) throws(Coder.Failure) -> TraceEvent.Queue {
    let label = try coder.text("label", queue.label)
    let kind = try coder.word("kind", queue.kind)
    let target = try coder.id("target", optional: queue.target)
    let qos = try coder.word("qos", queue.qos, absent: .unspecified)
    let isOvercommit = try coder.flag("overcommit", queue.isOvercommit)
    let isInactive = try coder.flag("inactive", queue.isInactive)
    return TraceEvent.Queue(
      label: label, target: target, kind: kind, qos: qos, isOvercommit: isOvercommit, isInactive: isInactive)
  }

  private static func code<Coder: FieldCoder>(
    _ submission: TraceEvent.Submission, with coder: inout Coder
  ) throws(Coder.Failure) -> TraceEvent.Submission {
    let item = try coder.id("item", submission.item)
    let queue = try coder.id("queue", submission.queue)
    let kind = try coder.word("kind", submission.kind)
    let name = try coder.text("name", optional: submission.name)
    switch kind {
    case .async, .sync, .after, .notify:
      let workItem = try coder.id("workItem", optional: submission.workItem)
      let group = try coder.id("group", optional: submission.group)
      let qos = try coder.word("qos", submission.qos, absent: .unspecified)
      let isBarrier = try coder.flag("barrier", submission.isBarrier)
      return TraceEvent.Submission(
        item: item, queue: queue, kind: kind, name: name, workItem: workItem, group: group, qos: qos, isBarrier: isBarrier)
    case .apply:
      let apply = try coder.id("apply", submission.apply ?? ApplyID(0))
      let iteration = try coder.integer("iteration", Int64(submission.iteration ?? 0), in: 0...Int64(Int32.max))
      return TraceEvent.Submission(item: item, queue: queue, iteration: Int32(iteration), of: apply, name: name)
    case .timer, .source, .cancelHandler, .registrationHandler:
      let source = try coder.id("source", submission.source ?? SourceID(0))
      return TraceEvent.Submission(item: item, queue: queue, kind: kind, of: source, name: name)
    }
  }

  private static func code<Coder: FieldCoder>(
    _ reason: TraceEvent.WaitReason, with coder: inout Coder
  ) throws(Coder.Failure) -> TraceEvent.WaitReason {
    let written = WaitReasonName(reason)
    let name = try coder.word("for", written)
    switch name == written ? reason : name.prototype {
    case .sync(let queue, let item):
      let queue = try coder.id("queue", queue)
      return .sync(queue: queue, item: try coder.id("item", item))
    case .syncOnMainThread(let item):
      return .syncOnMainThread(item: try coder.id("item", item))
    case .semaphore(let semaphore):
      return .semaphore(try coder.id("semaphore", semaphore))
    case .group(let group):
      return .group(try coder.id("group", group))
    case .workItem(let workItem):
      return .workItem(try coder.id("workItem", workItem))
    case .apply(let apply):
      return .apply(try coder.id("apply", apply))
    case .once(let once):
      return .once(try coder.id("once", once))
    case .lock(let lock):
      return .lock(try coder.id("lock", lock))
    case .runLoop: return .runLoop
    }
  }
}

/// The words of the field `for` of `waitBegan`.
enum WaitReasonName: UInt8, CaseIterable {
  case sync, syncOnMainThread, semaphore, group, workItem, apply, once, lock, runLoop

  init(_ reason: TraceEvent.WaitReason) {
    switch reason {
    case .sync: self = .sync
    case .syncOnMainThread: self = .syncOnMainThread
    case .semaphore: self = .semaphore
    case .group: self = .group
    case .workItem: self = .workItem
    case .apply: self = .apply
    case .once: self = .once
    case .lock: self = .lock
    case .runLoop: self = .runLoop
    }
  }

  var prototype: TraceEvent.WaitReason {
    switch self {
    case .sync: .sync(queue: QueueID(0), item: ItemID(0))
    case .syncOnMainThread: .syncOnMainThread(item: ItemID(0))
    case .semaphore: .semaphore(SemaphoreID(0))
    case .group: .group(GroupID(0))
    case .workItem: .workItem(WorkItemID(0))
    case .apply: .apply(ApplyID(0))
    case .once: .once(OnceID(0))
    case .lock: .lock(LockID(0))
    case .runLoop: .runLoop
    }
  }
}
