import DispatchTrace

/// A dispatch source: a timer or a user-data source (T-01…T-12). It behaves like a queue of width 1 that stands in its
/// target queue's list while it has something to deliver.
struct SourceState {
  var kind: SourceKind
  var queue: QueueID
  var eventHandler: Block?
  var cancelHandler: Block?
  var registrationHandler: Block?
  var isActive = false
  var suspendCount: Int32 = 0
  var isCancelled = false
  var isReleased = false
  var isEnqueued = false
  var isRunning = false
  var hasPendingData = false
  var data: UInt64 = 0
  var deliveredData: Int64 = 0
  /// The firing that comes next, or the first one not yet delivered.
  var due = Instant.distantFuture
  var interval: VirtualDuration?
  /// Counts the settings: an event that was posted for an earlier one is stale.
  var generation: UInt32 = 0
  /// Where the scenario last touched it, and on which thread: what its firings are recorded with.
  var position = SourcePosition.none
  var thread = ThreadID(0)

  /// The handler call that is due now, if any: registration, then cancel, then event (T-09).
  var call: SubmissionKind? {
    if registrationHandler != nil { return .registrationHandler }
    if isCancelled { return cancelHandler == nil ? nil : .cancelHandler }
    guard hasPendingData, eventHandler != nil else { return nil }
    return kind == .timer ? .timer : .source
  }
}

extension Simulation {
  mutating func createSource(_ kind: SourceKind, name: StringID?, _ queue: QueueID?) -> SourceID {
    let queue = queue ?? Self.root(.default, isOvercommit: true)
    declare(queue)
    let source = sources.append(SourceState(kind: kind, queue: queue))
    if let stepping { stepping.name(source, stepping.newStrand()) }
    touch(source)
    record(.sourceCreated(source, kind, name: name, queue: queue))
    return source
  }

  private mutating func touch(_ source: SourceID) {
    sources[source].position = actor.position
    sources[source].thread = actor.thread
  }

  mutating func setHandler(_ source: SourceID, _ handler: SourceHandler, _ block: Block?) {
    let old: Block?
    switch handler {
    case .event:
      old = sources[source].eventHandler
      sources[source].eventHandler = block
    case .cancel:
      old = sources[source].cancelHandler
      sources[source].cancelHandler = block
    case .registration:
      old = sources[source].registrationHandler
      sources[source].registrationHandler = block
    }
    if let old { code.release(old.body) }
  }

  // MARK: Timers

  /// Sets the grid `deadline`, `deadline + interval`, …; clears what is pending (T-06); nothing after cancel.
  mutating func schedule(_ source: SourceID, _ deadline: Deadline, interval: VirtualDuration?) {
    guard !sources[source].isCancelled, sources[source].kind == .timer else { return }
    touch(source)
    sources[source].due = deadline.instant
    sources[source].interval = interval.map { max($0, VirtualDuration(nanoseconds: 1)) }
    sources[source].hasPendingData = false
    record(.sourceScheduled(start: shown(deadline.instant), intervalNanoseconds: interval?.nanoseconds ?? 0, source: source))
    arm(source)
  }

  private mutating func arm(_ source: SourceID) {
    sources[source].generation &+= 1
    let state = sources[source]
    guard state.kind == .timer, state.isActive, !state.isCancelled else { return }
    post(.timer(source, generation: state.generation), at: state.due)
  }

  /// The timer fires; further firings before the handler runs are counted when it runs (T-02, T-04).
  mutating func fireTimer(_ source: SourceID) {
    sources[source].hasPendingData = true
    record(.sourceFired(source, data: 1))
    wakeSource(source)
  }

  /// Firings since the first undelivered one; the grid goes on from there (T-01, T-03).
  private mutating func takeFirings(_ source: SourceID) -> Int64 {
    let state = sources[source]
    guard let interval = state.interval else {
      sources[source].due = .distantFuture
      return 1
    }
    let count = (max(now, state.due) - state.due).nanoseconds / interval.nanoseconds + 1
    let (advance, overflow) = count.multipliedReportingOverflow(by: interval.nanoseconds)
    sources[source].due = overflow ? .distantFuture : state.due + VirtualDuration(nanoseconds: advance)
    arm(source)
    return count
  }

  // MARK: User data

  /// Merges between two deliveries coalesce; nothing after cancel (T-12).
  mutating func merge(_ source: SourceID, _ data: UInt64) {
    let state = sources[source]
    guard !state.isCancelled else { return }
    touch(source)
    let pending = state.hasPendingData ? state.data : 0
    switch state.kind {
    case .dataAdd: sources[source].data = pending &+ data
    case .dataOr: sources[source].data = pending | data
    case .dataReplace: sources[source].data = data
    case .timer: return
    }
    sources[source].hasPendingData = sources[source].data != 0
    record(.sourceFired(source, data: Int64(truncatingIfNeeded: sources[source].data)))
    wakeSource(source)
  }

  // MARK: Life

  mutating func activate(_ source: SourceID) {
    guard !sources[source].isActive else { return }
    sources[source].isActive = true
    touch(source)
    record(.sourceActivated(source))
    arm(source)
    wakeSource(source)
  }

  mutating func suspend(_ source: SourceID) {
    sources[source].suspendCount += 1
    record(.sourceSuspended(source, count: sources[source].suspendCount))
  }

  /// On an inactive source `resume` means `activate`.
  mutating func resume(_ source: SourceID) {
    if !sources[source].isActive && sources[source].suspendCount == 0 { return activate(source) }
    guard sources[source].suspendCount > 0 else { return trap(.overResume, about: .source(source)) }
    sources[source].suspendCount -= 1
    record(.sourceResumed(source, count: sources[source].suspendCount))
    wakeSource(source)
  }

  /// Asynchronous and idempotent; drops what is pending; the cancel handler runs once on the target queue (T-09, T-10).
  mutating func cancel(_ source: SourceID) {
    guard !sources[source].isCancelled else { return }
    sources[source].isCancelled = true
    sources[source].hasPendingData = false
    sources[source].generation &+= 1
    touch(source)
    record(.sourceCancelled(source))
    wakeSource(source)
  }

  /// An active source that goes is cancelled without its cancel handler; an inactive or suspended one must not go (T-11).
  mutating func releaseSource(_ source: SourceID) {
    guard sources[source].isActive else { return trap(.releaseOfInactive, about: .source(source)) }
    guard sources[source].suspendCount == 0 else {
      return trap(.releaseOfSuspended, about: .source(source))
    }
    sources[source].isReleased = true
    if !sources[source].isCancelled {
      sources[source].cancelHandler.map { code.release($0.body) }
      sources[source].cancelHandler = nil
      cancel(source)
    }
    dropHandlersIfDone(source)
  }

  private mutating func dropHandlersIfDone(_ source: SourceID) {
    let state = sources[source]
    guard state.isCancelled, !state.isEnqueued, !state.isRunning, state.cancelHandler == nil else { return }
    state.eventHandler.map { code.release($0.body) }
    sources[source].eventHandler = nil
  }

  // MARK: Delivering

  /// The source stands in its queue's list if it has a handler to call and may.
  private mutating func wakeSource(_ source: SourceID) {
    let state = sources[source]
    guard let call = state.call, state.isActive, state.suspendCount == 0, !state.isEnqueued, !state.isRunning else {
      return dropHandlersIfDone(source)
    }
    sources[source].isEnqueued = true
    let index = makeHandlerItem(source, call)
    record(.submitted(handlerSubmission(of: index, by: source)))
    push(index, onto: state.queue)
  }

  private func handlerSubmission(of index: EntryIndex, by source: SourceID) -> TraceEvent.Submission {
    TraceEvent.Submission(
      item: entries[index].item, queue: entries[index].queue, kind: entries[index].submission, of: source,
      name: entries[index].name.id)
  }

  private mutating func makeHandlerItem(_ source: SourceID, _ call: SubmissionKind) -> EntryIndex {
    let state = sources[source]
    var entry = Entry(.source(source), queue: state.queue, slots: state.queue)
    entry.submission = call
    entry.item = ItemID(nextItem)
    entry.position = state.position
    entry.name = StringID.Packed(block(for: call, state)?.name)
    nextItem += 1
    return entries.insert(entry)
  }

  private func block(for call: SubmissionKind, _ state: SourceState) -> Block? {
    switch call {
    case .registrationHandler: state.registrationHandler
    case .cancelHandler: state.cancelHandler
    case .timer, .source, .async, .sync, .after, .apply, .notify: state.eventHandler
    }
  }

  /// The source's turn in its queue. What it was enqueued for may have been overtaken by a cancel or a suspension.
  mutating func startSource(_ source: SourceID, _ index: EntryIndex, from container: QueueID, holdsContainerSlot: Bool) {
    sources[source].isEnqueued = false
    actor.position = entries[index].position
    let frame = Frame(
      .block(index), queue: entries[index].queue, container: container, slots: entries[index].slots,
      holdsContainerSlot: holdsContainerSlot)
    let state = sources[source]
    guard let call = state.call, state.suspendCount == 0, let handler = block(for: call, state) else {
      return skipSource(index, source, frame)
    }
    if call != entries[index].submission {
      record(.skipped(entries[index].item, queue: entries[index].queue))
      entries[index].submission = call
      entries[index].item = ItemID(nextItem)
      entries[index].name = StringID.Packed(handler.name)
      nextItem += 1
      record(.submitted(handlerSubmission(of: index, by: source)))
    }
    threads[running].frames.append(frame)
    sources[source].isRunning = true
    deliver(source, call, item: entries[index].item)
    record(.started(entries[index].item, queue: entries[index].queue))
    code.begin(handler.body, on: running)
    reply(.begin(argument: 0))
  }

  private mutating func skipSource(_ index: EntryIndex, _ source: SourceID, _ frame: Frame) {
    record(.skipped(entries[index].item, queue: entries[index].queue))
    entries.remove(index)
    releaseSlots(of: frame)
    dropHandlersIfDone(source)
  }

  private mutating func deliver(_ source: SourceID, _ call: SubmissionKind, item: ItemID) {
    guard call == .timer || call == .source else { return }
    sources[source].hasPendingData = false
    let data = call == .timer ? takeFirings(source) : Int64(truncatingIfNeeded: sources[source].data)
    sources[source].data = 0
    sources[source].deliveredData = data
    record(.sourceDelivered(source, item: item, data: data))
  }

  /// A one-time handler is used up; more data re-appends the source behind what waits already (T-08).
  mutating func finishSourceHandler(_ source: SourceID, _ call: SubmissionKind) {
    sources[source].isRunning = false
    if call == .registrationHandler {
      sources[source].registrationHandler.map { code.release($0.body) }
      sources[source].registrationHandler = nil
    } else if call == .cancelHandler {
      sources[source].cancelHandler.map { code.release($0.body) }
      sources[source].cancelHandler = nil
    }
    wakeSource(source)
  }
}
