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
  /// libdispatch knows its target for good and delivers to it. Where the target is main, suspended or inactive it does not yet
  /// when the source is activated (T-13).
  var isInstalled = false
  /// The thread that manages timers has it in its heap, or will presently: only that thread can take it out (T-14).
  var isArmed = false
  /// That thread has been asked to put it in or take it out.
  var isManaged = false
  var suspendCount: Int32 = 0
  var isCancelled = false
  var isReleased = false
  /// It keeps its queue until it is done.
  var usesQueue = true
  var isEnqueued = false
  var isRunning = false
  var hasPendingData = false
  var data: UInt64 = 0
  var deliveredData: Int64 = 0
  /// The firing that comes next, or the first one not yet delivered.
  var due = Instant.distantFuture
  var interval: VirtualDuration?
  /// Set while it was installed already: waits for the thread that manages timers (T-18).
  var newGrid: Grid?
  /// Counts the settings: an event that was posted for an earlier one is stale.
  var generation: UInt32 = 0
  /// Where the scenario last touched it, and on which thread: what its firings are recorded with.
  var position = SourcePosition.none
  var thread = ThreadID(0)

  /// The firings `start`, `start + interval`, …
  struct Grid {
    var start: Instant
    var interval: VirtualDuration?
  }

  /// The handler call that is due now, if any: registration, events, then cancel; once cancelled only that (T-09, T-17).
  var call: SubmissionKind? {
    if isCancelled { return cancelHandler == nil ? nil : .cancelHandler }
    if registrationHandler != nil { return .registrationHandler }
    guard hasPendingData, eventHandler != nil else { return nil }
    return eventCall
  }

  var eventCall: SubmissionKind { kind == .timer ? .timer : .source }

  /// The manager has something to do for it: to install a timer, to give it a new schedule, or to take a cancelled one out of
  /// its heap.
  var needsManager: Bool { isCancelled ? isArmed : newGrid != nil || kind == .timer && !isInstalled }
}

extension Simulation {
  mutating func createSource(_ kind: SourceKind, name: StringID?, _ queue: QueueID?) -> SourceID {
    let queue = queue ?? Self.root(.default, isOvercommit: true)
    declare(queue)
    let source = sources.append(SourceState(kind: kind, queue: queue))
    queues[queue].users += 1
    if let stepping { stepping.name(source, stepping.newStrand()) }
    touch(source)
    record(.sourceCreated(source, kind, name: name, queue: queue))
    return source
  }

  mutating func touch(_ source: SourceID) {
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
    if let old { release(old.body) }
    // What comes before that is before each call of the handler, too.
    if handler == .event, block != nil, sources[source].isActive { record(.sourceActivated(source)) }
    // One that is registered already calls its registration handler at once (T-19).
    if handler == .registration, block != nil, sources[source].isInstalled, !sources[source].isCancelled { wakeSource(source) }
  }

  // MARK: Timers

  /// Sets the grid `deadline`, `deadline + interval`, …; clears what is pending (T-06); nothing after cancel. Of a source that is
  /// installed only the manager changes the grid (T-18).
  mutating func schedule(_ source: SourceID, _ deadline: Deadline, interval: VirtualDuration?) {
    guard !sources[source].isCancelled, sources[source].kind == .timer else { return }
    touch(source)
    record(.sourceScheduled(start: shown(deadline.instant), intervalNanoseconds: interval?.nanoseconds ?? 0, source: source))
    let interval = interval.map { max($0, VirtualDuration(nanoseconds: 1)) }
    sources[source].newGrid = SourceState.Grid(start: deadline.instant, interval: interval)
    if sources[source].isActive && sources[source].isInstalled { wakeSource(source) } else { takeNewGrid(source) }
  }

  /// False when there is none.
  @discardableResult
  mutating func takeNewGrid(_ source: SourceID) -> Bool {
    guard let grid = sources[source].newGrid else { return false }
    sources[source].newGrid = nil
    sources[source].due = grid.start
    sources[source].interval = grid.interval
    sources[source].hasPendingData = false
    arm(source)
    return true
  }

  mutating func arm(_ source: SourceID) {
    sources[source].generation &+= 1
    let state = sources[source]
    guard state.kind == .timer, state.isActive, state.isInstalled, !state.isCancelled else { return }
    sources[source].isArmed = state.due < .distantFuture
    post(.timer(source, generation: state.generation), at: state.due)
  }

  /// The timer fires; further firings before the handler runs are counted when it runs (T-02, T-04). One that fires only once,
  /// or while it is suspended, leaves the manager's heap. Where a new schedule waits, that counts instead.
  mutating func fireTimer(_ source: SourceID) {
    if takeNewGrid(source) { return }
    sources[source].hasPendingData = true
    if sources[source].interval == nil || sources[source].suspendCount > 0 { sources[source].isArmed = false }
    record(.sourceFired(source, data: 1))
    wakeSource(source)
  }

  /// Whether the timer is in the manager's heap still: the second firing that finds the first undelivered takes it out.
  private func isArmed(_ source: SourceID) -> Bool {
    let state = sources[source]
    guard state.isArmed, state.hasPendingData, let interval = state.interval else { return state.isArmed }
    return now - state.due < interval
  }

  /// Firings since the first undelivered one; the grid goes on from there (T-01, T-03). One at this very instant may count or
  /// not (T-16): it does unless choices are made.
  mutating func takeFirings(_ source: SourceID) -> Int64 {
    let isArmed = isArmed(source)
    let state = sources[source]
    guard let interval = state.interval else {
      sources[source].due = .distantFuture
      return 1
    }
    let since = (max(now, state.due) - state.due).nanoseconds
    var count = since / interval.nanoseconds + 1
    if count > 1, since % interval.nanoseconds == 0, !alwaysFirst, choices.choose(among: 2, at: .dueEvent) == 1 { count -= 1 }
    let (advance, overflow) = count.multipliedReportingOverflow(by: interval.nanoseconds)
    sources[source].due = overflow ? .distantFuture : state.due + VirtualDuration(nanoseconds: advance)
    arm(source)
    // Back in the heap only when the handler has returned.
    sources[source].isArmed = isArmed
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

  // MARK: Of the system

  /// What there is at the moment takes the place of what was told before; also that there is nothing any more.
  mutating func tell(_ source: SourceID, _ data: UInt64) {
    guard !sources[source].isCancelled else { return }
    touch(source)
    sources[source].data = data
    sources[source].hasPendingData = true
    record(.sourceFired(source, data: Int64(truncatingIfNeeded: data)))
    wakeSource(source)
  }

  // MARK: Life

  mutating func activate(_ source: SourceID) {
    guard !sources[source].isActive else { return }
    sources[source].isActive = true
    touch(source)
    record(.sourceActivated(source))
    sources[source].isInstalled = sources[source].isCancelled || knowsItsTarget(sources[source].queue)
    if sources[source].registrationHandler == nil { arm(source) }
    wakeSource(source)
  }

  /// Whether a source over `queue` can be installed when it is activated: no target is main, suspended or inactive (T-13).
  private func knowsItsTarget(_ queue: QueueID) -> Bool {
    var level: QueueID? = queue
    while let next = level {
      if next == .main && isMainThreadBound || queues[next].isSuspended { return false }
      level = queues[next].target
    }
    return true
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
  mutating func cancel(_ source: SourceID, isReleased: Bool = false) {
    guard !sources[source].isCancelled else { return }
    sources[source].isArmed = isArmed(source)
    sources[source].isCancelled = true
    sources[source].hasPendingData = false
    sources[source].generation &+= 1
    touch(source)
    record(.sourceCancelled(source, isReleased: isReleased))
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
      releaseHandler(.cancelHandler, of: source)
      cancel(source, isReleased: true)
    }
    dropHandlersIfDone(source)
  }

  mutating func dropHandlersIfDone(_ source: SourceID) {
    let state = sources[source]
    guard state.isCancelled, !state.isEnqueued, !state.isRunning, state.cancelHandler == nil else { return }
    releaseHandler(.registrationHandler, of: source)
    releaseEventHandler(of: source)
    guard state.isReleased, state.usesQueue, !state.isManaged else { return }
    sources[source].usesQueue = false
    stopUsing(state.queue)
  }

  mutating func releaseEventHandler(of source: SourceID) {
    guard let handler = sources[source].eventHandler else { return }
    sources[source].eventHandler = nil
    release(handler.body)
  }

  /// A handler that runs once is used up. The one for events is kept.
  mutating func releaseHandler(_ call: SubmissionKind, of source: SourceID) {
    switch call {
    case .registrationHandler: setHandler(source, .registration, nil)
    case .cancelHandler: setHandler(source, .cancel, nil)
    case .timer, .source, .async, .sync, .after, .apply, .notify: break
    }
  }
}
