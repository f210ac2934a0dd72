internal import DispatchTrace

/// Where every block and thread is at one moment: what one frame of a storyboard shows.
struct StoryMoment {
  /// What stands in the code: a thread at a line.
  struct Cursor: Hashable {
    var thread: ThreadID
    /// 0 is the trace's own.
    var file: Int
    var line: Int
    var queue: QueueID?
    var isStopped: Bool
  }

  /// A block, or a thread's own code, in a slot of a queue.
  struct Runner: Hashable {
    var item: ItemID?
    var thread: ThreadID
    /// What it waits for; nil while it goes on.
    var wait: TraceEvent.WaitReason?
    /// Its own thread runs another block meanwhile.
    var isUnderneath = false
    /// Its turn on a core is over, and others have all of them.
    var isInterrupted = false
    /// It sleeps, or waits for the outside world.
    var rest: SpanKind?
  }

  /// What a semaphore, or a group, stands at.
  struct Count: Hashable {
    enum Of: Hashable {
      case semaphore(SemaphoreID)
      case group(GroupID)
    }

    var of: Of
    var value: Int32
    /// How many threads wait for it.
    var waiting = 0
  }

  var instant: Instant
  var cursors: [Cursor] = []
  /// By queue: first in line first.
  var waiting: [QueueID: [ItemID]] = [:]
  var running: [QueueID: [Runner]] = [:]
  /// In the order in which they were made.
  var counts: [Count] = []
  /// How many lines are printed.
  var prints = 0
  /// How the execution ended, for its last moment.
  var ending: Outcome?
  /// What has happened since the moment before, in order.
  var changes: [StoryChange] = []

  /// The queues that blocks have joined since then.
  var joined: [QueueID] { changes.compactMap { if case .joins(_, let queue) = $0 { queue } else { nil } } }
}

/// What is worth a frame.
enum StoryChange: Hashable {
  case joins(ItemID, QueueID)
  case isScheduled(ItemID, QueueID, VirtualDuration)
  case starts(ItemID, ThreadID)
  case ends(ItemID)
  case isSkipped(ItemID)
  case stops(ThreadID, ItemID?, TraceEvent.WaitReason)
  case goesOn(ThreadID, ItemID?)
  case isInterrupted(ThreadID, ItemID?)
  case prints(StringID)
  case isSuspended(QueueID)
  case isResumed(QueueID)
  case launchEnds
}

/// Folds the course of an execution into its visible moments: what one instant changes is one moment; where nothing takes time,
/// what belongs together is.
struct StoryFold {
  private let trace: Trace
  /// By number: whether its text is known.
  private let hasText: [Bool]
  private var replay = TraceReplay()
  private var waiting: [QueueID: [ItemID]] = [:]
  private var queueOf: [ItemID: QueueID] = [:]
  /// By thread, for its own code and each block on its stack: where it is, in a file whose text is known.
  private var places: [[SourcePosition]] = []
  /// Threads that have given their cores to others, now and at the moment before.
  private var interrupted: Set<ThreadID> = []
  private var interruptedBefore: Set<ThreadID> = []
  /// By thread, while it uses no core.
  private var resting: [ThreadID: SpanKind] = [:]
  private var counts: [StoryMoment.Count] = []
  /// More do not fit into the line that says them.
  private static let mostCounts = 8
  private var isLaunching = true
  private var bodies: [ThreadID] = [.main]
  private var prints = 0
  private var changes: [StoryChange] = []

  private init(_ trace: Trace, _ hasText: [Bool]) {
    self.trace = trace
    self.hasText = hasText
  }

  /// `hasText` says of each file of the trace, its own first, whether its lines can be shown.
  static func moments(of trace: Trace, hasText: [Bool] = [true]) -> [StoryMoment] {
    var fold = StoryFold(trace, hasText)
    var clock = KeyClock(isOrdinal: trace.end.nanoseconds <= 0)
    var moments: [StoryMoment] = []
    var last: (key: Int64, instant: Instant)?
    for (offset, event) in trace.events.enumerated() {
      let key = clock.key(of: event)
      if let last, last.key != key, let moment = fold.moment(at: last.instant) { moments.append(moment) }
      fold.take(event, at: offset)
      last = (key, event.instant)
    }
    if let last, let moment = fold.moment(at: last.instant) { moments.append(moment) }
    if !moments.isEmpty { moments[moments.count - 1].ending = trace.outcome }
    return moments
  }

  /// Nil when nothing has changed that could be seen.
  private mutating func moment(at instant: Instant) -> StoryMoment? {
    changes = switches() + changes
    guard !changes.isEmpty else { return nil }
    var moment = StoryMoment(instant: instant)
    moment.waiting = waiting
    moment.prints = prints
    moment.counts = counts.map { count in
      StoryMoment.Count(
        of: count.of, value: count.value, waiting: replay.threads.count { $0.wait.map { isFor($0.reason, count.of) } ?? false })
    }
    moment.changes = changes
    changes = []
    for (offset, thread) in replay.threads.enumerated() { place(thread, ThreadID(offset), in: &moment) }
    return moment
  }

  private func isFor(_ reason: TraceEvent.WaitReason, _ count: StoryMoment.Count.Of) -> Bool {
    switch reason {
    case .semaphore(let id): count == .semaphore(id)
    case .group(let id): count == .group(id)
    case .sync, .syncOnMainThread, .workItem, .apply, .once, .lock, .runLoop: false
    }
  }

  private mutating func count(_ kind: TraceEvent.Kind) {
    if case .semaphoreCreated(let id, .semaphore, _, let value) = kind { addCount(.semaphore(id), value) }
    if case .groupCreated(let id, _) = kind { addCount(.group(id), 0) }
    if case .semaphoreSignalled(let id, let value) = kind { count(.semaphore(id), value) }
    if case .semaphoreTaken(let id, let value, _) = kind { count(.semaphore(id), value) }
    if case .groupEntered(let id, let value, _) = kind { count(.group(id), value) }
    if case .groupLeft(let id, let value, _) = kind { count(.group(id), value) }
  }

  private mutating func addCount(_ of: StoryMoment.Count.Of, _ value: Int32) {
    if counts.count < Self.mostCounts { counts.append(StoryMoment.Count(of: of, value: value)) }
  }

  private mutating func count(_ of: StoryMoment.Count.Of, _ value: Int32) {
    guard let known = counts.firstIndex(where: { $0.of == of }) else { return }
    counts[known].value = value
  }

  /// Between threads, on cores.
  private mutating func switches() -> [StoryChange] {
    defer { interruptedBefore = interrupted }
    func sorted(_ threads: Set<ThreadID>) -> [ThreadID] { threads.sorted { $0.index < $1.index } }
    let stopped = sorted(interrupted.subtracting(interruptedBefore)).map {
      StoryChange.isInterrupted($0, replay.item(on: $0))
    }
    let resumed = sorted(interruptedBefore.subtracting(interrupted)).filter { bodies.contains($0) || replay.item(on: $0) != nil }
    return stopped + resumed.map { .goesOn($0, replay.item(on: $0)) }
  }

  private func place(_ thread: TraceReplay.Thread, _ id: ThreadID, in moment: inout StoryMoment) {
    let hasBody = bodies.contains(id)
    guard hasBody || !thread.items.isEmpty else { return }
    for (depth, item) in thread.items.enumerated() {
      guard let queue = queueOf[item] else { continue }
      var runner = StoryMoment.Runner(item: item, thread: id)
      runner.isUnderneath = depth + 1 < thread.items.count
      runner.wait = runner.isUnderneath ? nil : thread.wait?.reason
      runner.isInterrupted = interrupted.contains(id)
      runner.rest = runner.isUnderneath ? nil : resting[id]
      moment.running[queue, default: []].append(runner)
    }
    if hasBody, id == .main {
      var runner = StoryMoment.Runner(item: nil, thread: id)
      runner.isUnderneath = !thread.items.isEmpty
      runner.wait = runner.isUnderneath ? nil : thread.wait?.reason
      runner.isInterrupted = interrupted.contains(id)
      runner.rest = runner.isUnderneath ? nil : resting[id]
      moment.running[.main, default: []].insert(runner, at: 0)
    }
    let known = places.indices.contains(id.offset) ? places[id.offset] : []
    guard let place = known.last, place.isKnown else { return }
    moment.cursors.append(
      StoryMoment.Cursor(
        thread: id, file: place.file, line: place.line,
        queue: thread.items.last.flatMap { queueOf[$0] } ?? (id == .main ? .main : nil),
        isStopped: thread.wait != nil))
  }

  private mutating func take(_ event: TraceEvent, at offset: Int) {
    let change = replay.advance(event, at: offset)
    let thread = event.thread
    while places.count <= thread.offset { places.append([.none]) }
    switch event.kind {
    case .submitted(let submission): submitted(submission)
    case .scheduled(let item, let queue, let due):
      queueOf[item] = queue
      if due != .distantFuture { changes.append(.isScheduled(item, queue, due - event.instant)) }
    case .started(let item, let queue):
      queueOf[item] = queue
      waiting[queue]?.removeAll { $0 == item }
      places[thread.offset].append(.none)
      changes.append(.starts(item, thread))
    case .ended(let item):
      if places[thread.offset].count > 1 { places[thread.offset].removeLast() }
      changes.append(.ends(item))
      return
    case .skipped(let item, let queue):
      waiting[queue]?.removeAll { $0 == item }
      changes.append(.isSkipped(item))
    case .waitBegan(let wait): changes.append(.stops(thread, replay.item(on: thread), wait.reason))
    case .waitEnded: if case .waited = change { changes.append(.goesOn(thread, replay.item(on: thread))) }
    case .printed(let text):
      prints += 1
      changes.append(.prints(text))
    case .queueSuspended(let queue, let count): if count == 1 { changes.append(.isSuspended(queue)) }
    case .queueResumed(let queue, let count): if count == 0 { changes.append(.isResumed(queue)) }
    case .operationsSuspended(let queue): changes.append(.isSuspended(queue))
    case .queueActivated(let queue), .operationsResumed(let queue): changes.append(.isResumed(queue))
    case .threadCreated(.detached, _, _): bodies.append(thread)
    case .threadExited: bodies.removeAll { $0 == thread }
    case .runLoopEntered, .dispatchMainCalled:
      if isLaunching { changes.append(.launchEnds) }
      isLaunching = false
      bodies.removeAll { $0 == .main }
    case .spanBegan(let kind, _, _): if kind != .work { resting[thread] = kind }
    case .spanEnded: resting[thread] = nil
    case .coreAcquired:
      interrupted.remove(thread)
      return
    case .coreReleased(_, let reason):
      if reason == .quantum { interrupted.insert(thread) }
      return
    // The line of these is that of somebody else's call.
    case .threadCreated, .queueHeld, .queueReleased, .sourceFired, .sourceDelivered:
      return
    case .semaphoreCreated, .groupCreated, .semaphoreSignalled, .semaphoreTaken, .groupEntered, .groupLeft: count(event.kind)
    case .queueCreated, .queueRetargeted, .workItemCreated, .sourceCreated, .onceDeclared, .lockCreated,
      .variableDeclared, .touchedUserInterface, .testFailed, .accessed, .notifyRegistered, .workItemCancelled, .performBegan,
      .performEnded, .applyBegan, .applyEnded, .onceBegan, .onceEnded, .lockTaken, .lockReleased, .sourceScheduled,
      .sourceCancelled, .sourceSuspended, .sourceResumed, .sourceActivated, .groupLeaked, .phaseBegan, .processFrozen,
      .processThawed:
      break
    }
    if event.position.isKnown, hasText.indices.contains(event.position.file), hasText[event.position.file] {
      places[thread.offset][places[thread.offset].count - 1] = event.position
    }
  }

  private mutating func submitted(_ submission: TraceEvent.Submission) {
    queueOf[submission.item] = submission.queue
    // An iteration is handed out as it starts.
    if submission.kind == .apply { return }
    waiting[submission.queue, default: []].append(submission.item)
    changes.append(.joins(submission.item, submission.queue))
  }
}
