internal import DispatchTrace

/// One pass over the events of a trace. Keeps what is drawn and forgets the rest.
struct TrackBuilder {
  var tracks = Tracks()
  var threads: [ThreadState] = []
  /// It has taken the event at hand.
  private(set) var replay = TraceReplay()
  let trace: Trace
  var clock: KeyClock
  var timerOfItem: [Int32: Int] = [:]
  var groupTrack: [Int32: Int] = [:]
  var semaphoreTrack: [Int32: Int] = [:]
  var groupOfNotify: [Int32: Int32] = [:]
  var openSuspensions: [Int32: Int] = [:]
  var suspended: Set<Int32> = []
  var timerOfSource: [Int32: Int] = [:]
  private var cancelled: Set<WorkItemID> = []
  /// By group: the block that left it last.
  var lastToLeave: [Int32: Int32] = [:]
  /// Waits and spans so far: each has a number of its own.
  var callCount: Int32 = 0

  /// Accesses to variables are many and rarely drawn: they are kept only when asked for.
  static func tracks(of index: TraceIndex, withAccesses: Bool = false, part: TimelinePart? = nil) -> Tracks {
    let trace = index.trace
    var builder = TrackBuilder(index)
    for (offset, event) in trace.events.prefix(part?.events ?? trace.events.count).enumerated() {
      builder.take(event, at: offset)
      if withAccesses, case .accessed(let variable, _) = event.kind { builder.accessed(variable, event) }
    }
    return builder.finish(part)
  }

  /// The stores have the sizes of the index's tables, which know every id that the trace names.
  private init(_ index: TraceIndex) {
    trace = index.trace
    let lastInstant = trace.events.last?.instant.nanoseconds ?? 0
    clock = KeyClock(isOrdinal: lastInstant == 0 && trace.end.nanoseconds <= 0)
    tracks.isOrdinal = clock.isOrdinal
    // Behind the blocks come the threads' own code.
    tracks.activities.reserveCapacity(index.items.count + index.threads.count)
    tracks.activities.append(contentsOf: repeatElement(Activity(), count: index.items.count))
    tracks.segments.reserveCapacity(index.items.count + index.spans.count)
    tracks.queues = Array(repeating: QueueTrack(), count: index.queues.count)
    var threadHasCore = Array(repeating: false, count: max(index.threads.count, 1))
    for event in trace.events {
      if case .coreAcquired = event.kind { threadHasCore[event.thread.offset] = true }
    }
    tracks.hasCores = threadHasCore.contains(true)
    threads = threadHasCore.map { ThreadState(hasCores: $0) }
    tracks.threads = Array(repeating: ThreadTrack(), count: threads.count)
    beginBody(thread: 0, at: 0)
  }

  /// Code on `thread` outside any block: the launch, a detached thread.
  mutating func beginBody(thread: Int, at key: Int64) {
    guard thread < threads.count, tracks.threads[thread].body < 0 else { return }
    let index = Int32(tracks.activities.count)
    var body = Activity()
    body.thread = Int32(thread)
    body.submitted = key
    body.started = key
    tracks.activities.append(body)
    tracks.threads[thread].body = index
    threads[thread].body = Frame(activity: index, since: key)
    refresh(thread, at: key)
  }

  mutating func take(_ event: TraceEvent, at offset: Int) {
    let change = replay.advance(event, at: offset)
    let key = clock.key(of: event)
    let thread = event.thread.offset
    switch event.kind {
    case .queueCreated(let id, let info): created(id, info, at: key)
    case .threadCreated(let kind, let name, _): created(thread, kind, name, at: key)
    case .threadExited: if kind(of: thread) == .detached { bodyEnded(thread, at: key) }
    case .coreAcquired(let core): setCore(thread, core.index, at: key)
    case .coreReleased: setCore(thread, -1, at: key)
    case .scheduled(let item, let queue, let due): scheduled(item, queue, due, by: thread, at: key)
    case .submitted(let submission): submitted(submission, by: thread, at: key)
    case .started(let item, let queue): started(item, queue, on: thread, at: key)
    case .ended(let item): ended(item, on: thread, at: key)
    case .skipped(let item, let queue): skipped(item, queue, at: key)
    case .spanBegan(let kind, _, let name): spanBegan(kind, name, on: thread, at: key)
    case .spanEnded: spanEnded(on: thread, at: key)
    case .waitBegan(let wait): setWait(thread, wait.reason, at: key)
    case .waitEnded(let isTimedOut, let waker):
      if case .waited(let wait) = change { waitEnded(thread, wait, isTimedOut: isTimedOut, waker, at: key) }
    case .queueSuspended(let id, _): suspended(id, at: key)
    case .queueResumed(let id, let count): if count == 0 { resumed(id, at: key) }
    case .operationsSuspended(let id): beginSuspension(id, .operations, at: key)
    case .queueActivated(let id), .operationsResumed(let id): endedOneOfTwo(id, at: key)
    case .groupCreated(let id, let name): addCounter(.group, id.index, name, at: key, value: 0)
    case .groupEntered(let id, let count, _): recount(.group, id.index, count, at: key)
    case .groupLeft(let id, let count, let member):
      left(id, member, by: thread)
      recount(.group, id.index, count, at: key)
    case .semaphoreCreated(let id, _, let name, let value): addCounter(.semaphore, id.index, name, at: key, value: value)
    case .semaphoreSignalled(let id, let value): recount(.semaphore, id.index, value, at: key)
    case .semaphoreTaken(let id, let value, _):
      recount(.semaphore, id.index, value, at: key)
      if threads.indices.contains(thread) { threads[thread].wanted = nil }
    case .sourceCreated(let id, let kind, let name, _): addSource(id, kind, name, at: key)
    case .sourceScheduled(let start, let interval, let id): sourceScheduled(id, start, interval, at: key)
    case .sourceFired(let id, _): sourceFired(id, at: key)
    case .sourceDelivered(let id, _, let data): sourceDelivered(id, data, at: key)
    case .sourceCancelled(let id, _): sourceCancelled(id, at: key)
    case .sourceSuspended(let id, let count): if count == 1 { sourceSuspended(id, at: key) }
    case .sourceResumed(let id, let count): if count == 0 { sourceResumed(id, at: key) }
    case .printed(let text): tracks.prints.append((key, text, tracks.prints.count + 1))
    case .touchedUserInterface: if thread != 0, let touch = touch(by: thread, at: key) { tracks.strayTouches.append(touch) }
    case .workItemCancelled(let id): cancel(id, at: key)
    case .testFailed: if let touch = touch(by: thread, at: key) { tracks.failures.append(touch) }
    case .onceBegan(let id): onceBegan(id, isOwn: event.position.line > 0, on: thread, at: key)
    case .onceEnded: onceEnded(on: thread, at: key)
    case .notifyRegistered(let item, _, let group, _): groupOfNotify[item.index] = group?.index
    case .runLoopEntered, .dispatchMainCalled:
      if thread == 0, threads[thread].blocks.isEmpty { bodyEnded(thread, at: key) }
    case .phaseBegan(let name): beginPhase(name, at: key)
    case .processFrozen: freeze(at: key)
    case .processThawed: thaw(at: key)
    case .queueRetargeted, .workItemCreated, .onceDeclared, .lockCreated, .variableDeclared, .accessed, .queueHeld,
      .queueReleased, .performBegan, .performEnded, .applyBegan, .applyEnded, .lockTaken, .lockReleased, .sourceActivated,
      .groupLeaked:
      break
    }
  }

  private mutating func addSource(_ id: SourceID, _ kind: SourceKind, _ name: StringID?, at key: Int64) {
    timerOfSource[id.index] = addTimer(id, name, at: key)
    tracks.timers[tracks.timers.count - 1].isOfTime = kind == .timer
  }

  /// What is cancelled already stays so.
  private mutating func cancel(_ workItem: WorkItemID, at key: Int64) {
    if cancelled.insert(workItem).inserted { tracks.cancels.append((key, workItem)) }
  }

  private mutating func finish(_ part: TimelinePart?) -> Tracks {
    let end = part?.end.nanoseconds ?? clock.end(of: trace)
    tracks.end = end
    tracks.isCutAtEnd = part?.cutsEnd(of: trace) ?? false
    for thread in threads.indices {
      while let frame = threads[thread].blocks.popLast() { close(frame, thread: thread, at: end, isOpen: !isEndedByExit(frame)) }
      if let body = threads[thread].body { close(body, thread: thread, at: end, isOpen: !isEndedByExit(body)) }
    }
    for (_, index) in openSuspensions.sorted(by: { $0.key < $1.key }) { tracks.suspensions[index].end = end }
    for index in tracks.timers.indices { tracks.timers[index].endPause(at: end, isOpen: true) }
    endLife(at: end)
    groupSegments()
    for queue in tracks.queues.indices {
      tracks.queues[queue].first = tracks.queues[queue].submitted.first ?? tracks.queues[queue].started.first ?? -1
    }
    tracks.forget(before: part?.start.nanoseconds ?? 0)
    return tracks
  }

  /// All that it did since then took no time, and the program ended itself: it may well be the one that called `exit`.
  private func isEndedByExit(_ frame: Frame) -> Bool {
    guard case .exited = trace.outcome, !tracks.isCutAtEnd else { return false }
    return frame.kind == .running && frame.since == tracks.end
  }

  /// Sorts the segments by activity; within one they are in order of time already. A counting sort: linear.
  private mutating func groupSegments() {
    var first = Array(repeating: 0, count: tracks.activities.count + 1)
    for segment in tracks.segments { first[Int(segment.activity) + 1] += 1 }
    for index in 1..<first.count { first[index] += first[index - 1] }
    var next = first
    let unsorted = tracks.segments
    for segment in unsorted {
      let slot = next[Int(segment.activity)]
      tracks.segments[slot] = segment
      next[Int(segment.activity)] += 1
    }
    tracks.firstSegment = first
  }
}

/// Turns events into keys. Where nothing takes time, each visible step is one apart from the one before, except those that
/// belong together: a caller's submissions in a row, the end of one block and the start of the next on the same thread.
struct KeyClock {
  /// How far two steps are apart: enough that what is computed in between is not lost to rounding.
  static let step: Int64 = 1_000_000

  let isOrdinal: Bool
  private var now: Int64 = 0
  private var lastClass = StepClass.none
  private var lastThread: ThreadID?
  /// Where a block ended last, and when.
  private var lastEnd: (thread: ThreadID, key: Int64)?

  private enum StepClass {
    case none, submit, call, start, end, wait, wake, count
  }

  init(isOrdinal: Bool) {
    self.isOrdinal = isOrdinal
  }

  mutating func key(of event: TraceEvent) -> Int64 {
    guard isOrdinal else { return event.instant.nanoseconds }
    let next = Self.stepClass(event.kind)
    guard next != .none else { return now }
    let belongs = event.thread == lastThread && Self.belongTogether(lastClass, next)
    let isFirst = lastClass == .none && (next == .submit || next == .call)
    if !belongs, !isFirst, !isEndedNow(event) { now += Self.step }
    (lastClass, lastThread) = (next, event.thread)
    if case .ended = event.kind { lastEnd = (event.thread, now) }
    return now
  }

  /// A wait that the end of a block has just ended.
  private func isEndedNow(_ event: TraceEvent) -> Bool {
    guard case .waitEnded(_, let waker?) = event.kind, let lastEnd else { return false }
    return lastEnd.thread == waker && lastEnd.key == now
  }

  /// Where nothing takes time a death is a step of its own: what happens up to it stands before it.
  func end(of trace: Trace) -> Int64 {
    guard isOrdinal else { return trace.end.nanoseconds }
    if case .trapped = trace.outcome { return now + Self.step }
    return now
  }

  private static func stepClass(_ kind: TraceEvent.Kind) -> StepClass {
    switch kind {
    case .submitted(let submission):
      switch submission.kind {
      case .sync: .call
      // An iteration is handed out as it starts.
      case .apply: .none
      case .async, .after, .notify, .timer, .source, .cancelHandler, .registrationHandler: .submit
      }
    case .scheduled: .submit
    case .started: .start
    case .ended, .skipped: .end
    case .waitBegan: .wait
    case .waitEnded: .wake
    case .groupEntered, .groupLeft, .semaphoreSignalled, .semaphoreTaken: .count
    case .queueCreated, .queueRetargeted, .threadCreated, .threadExited, .groupCreated, .semaphoreCreated, .workItemCreated,
      .sourceCreated, .onceDeclared, .lockCreated, .variableDeclared, .coreAcquired, .coreReleased, .spanBegan, .spanEnded,
      .printed, .touchedUserInterface, .testFailed, .accessed, .queueHeld, .queueReleased, .queueSuspended, .queueResumed,
      .queueActivated,
      .operationsSuspended, .operationsResumed,
      .notifyRegistered, .workItemCancelled, .performBegan, .performEnded, .applyBegan, .applyEnded, .onceBegan, .onceEnded,
      .lockTaken, .lockReleased, .sourceScheduled, .sourceFired, .sourceDelivered, .sourceCancelled, .sourceSuspended,
      .sourceResumed, .sourceActivated, .runLoopEntered, .dispatchMainCalled, .groupLeaked, .phaseBegan, .processFrozen,
      .processThawed:
      .none
    }
  }

  private static func belongTogether(_ last: StepClass, _ now: StepClass) -> Bool {
    switch (last, now) {
    case (.submit, .submit), (.submit, .call), (.call, .wait), (.call, .start), (.end, .start), (.end, .wake): true
    case (.wake, .start), (.count, .submit), (.submit, .count), (.count, .count), (.count, .wait), (.wake, .count): true
    case (.end, .count): true
    default: false
    }
  }
}
