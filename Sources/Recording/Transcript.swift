import DispatchTrace

/// Turns the lines of a recording into trace events, one line after the other.
///
/// A line says what the scenario asked for and when its blocks ran. What libdispatch did in between (a delayed block joining its
/// queue, a notification being submitted, a cancelled item's turn) leaves no line: it is filled in where the next line proves it.
struct Transcript {
  var strings = StringTable()
  private(set) var events: [TraceEvent] = []
  let source: ScenarioText
  /// What lies ahead, by line index: whether a wait ends at once decides whether it is one.
  let ahead: LinesAhead

  var queueIDs = Numbering(first: 13, fixed: 13)
  var threadIDs = Numbering(first: 0)
  var itemIDs = Numbering(first: 0)
  var workItemIDs = Numbering(first: 0)
  var groupIDs = Numbering(first: 0)
  var semaphoreIDs = Numbering(first: 0)
  var sourceIDs = Numbering(first: 0)
  var applyIDs = Numbering(first: 0)
  var lockIDs = Numbering(first: 0)

  var queues: [QueueID: QueueFacts] = [:]
  var threads: [ThreadFacts] = []
  var items: [ItemFacts] = []
  var workItems: [WorkItemFacts] = []
  var groups: [GroupFacts] = []
  var semaphores: [SemaphoreFacts] = []
  var sources: [SourceFacts] = []
  var onceCount = 0
  var delayed: [(due: Instant, item: ItemID)] = []
  /// Submitted work items that were cancelled and whose turn has not been seen.
  var cancelled: [ItemID] = []

  /// The line at hand.
  var index = 0
  var instant = Instant.zero
  var thread = ThreadID(0)
  var position = SourcePosition.none

  init(_ lines: [LogLine], of source: ScenarioText) {
    self.source = source
    ahead = LinesAhead(lines)
  }

  mutating func record(_ kind: TraceEvent.Kind) {
    record(kind, on: thread, at: position)
  }

  mutating func record(_ kind: TraceEvent.Kind, on thread: ThreadID, at position: SourcePosition) {
    record(kind, on: thread, at: position, instant)
  }

  mutating func record(_ kind: TraceEvent.Kind, on thread: ThreadID, at position: SourcePosition, _ instant: Instant) {
    events.append(TraceEvent(instant: instant, thread: thread, position: position, kind: kind))
  }

  /// The events in the order of their instants; those of one instant as they were recorded.
  func sortedEvents() -> EventBuffer {
    let order = events.indices.sorted { (events[$0].instant, $0) < (events[$1].instant, $1) }
    return EventBuffer(order.lazy.map { events[$0] })
  }

  // MARK: Lines

  mutating func read(_ line: LogLine, at index: Int) {
    // The last line of a run is written by no thread of its own: see `outcome`.
    if ["over", "limit"].contains(line.kind) { return }
    self.index = index
    instant = line.instant
    submitDelayed(until: line.instant)
    thread = ThreadID(threadIDs[line.thread])
    position = source.position(line.position)
    if events.isEmpty { declare(QueueID(0)) }
    if thread.offset == threads.count { appear(line) }
    if line.position.isKnown { threads[thread.offset].position = position }
    threads[thread.offset].lastLine = instant
    apply(line)
  }

  /// A thread's first line tells what kind it is.
  private mutating func appear(_ line: LogLine) {
    threads.append(ThreadFacts())
    let kind: ThreadKind =
      switch line.kind {
      case "detached": .detached
      case "start": workerKind(line.number(1))
      case "submit": workerKind(line.number(1))
      default: thread.index == 0 ? .main : .worker
      }
    let starter = kind == .detached ? line.number(0).map { ThreadID(threadIDs.known($0)) } : nil
    record(.threadCreated(thread.index == 0 ? .main : kind, name: nil, starter: starter), on: thread, at: .none)
  }

  private func workerKind(_ queue: Int?) -> ThreadKind {
    guard let queue, queue >= 0 else { return .worker }
    var level = QueueID(queueIDs.known(queue))
    while let target = queues[level]?.target { level = target }
    return level.offset % 2 == 0 && level.offset > 0 ? .overcommitWorker : .worker
  }

  private mutating func apply(_ line: LogLine) {
    switch line.kind {
    case "queue", "setTarget", "activate", "suspend", "resume": readQueue(line)
    case "submit": readSubmission(line)
    case "start": readStart(line)
    case "end": readEnd(line)
    case "notify": readNotify(line)
    case "applyBegan", "applyEnded": readApply(line)
    case "wait": readWait(line)
    case "waited": readWaited(line)
    case "workItem", "cancel", "performs", "performed": readWorkItem(line)
    case "group", "enter", "leave", "releaseGroup": readGroup(line)
    case "semaphore", "signal": readSemaphore(line)
    case "lock", "locked", "unlock": readLock(line)
    case "source", "schedule", "merge", "deliver", "activateSource", "resumeSource", "suspendSource", "cancelSource":
      readSource(line)
    case "span":
      record(.spanBegan(line.spanKind, duration: VirtualDuration(nanoseconds: line.long(1) ?? 0), name: spanName(line)))
    case "spanEnd": record(.spanEnded, on: thread, at: threads[thread.offset].position)
    case "print": record(.printed(strings.intern(line.text(0))))
    case "ui": record(.touchedUserInterface(strings.intern(line.text(0))))
    case "runLoop": record(.runLoopEntered)
    case "dispatchMain": record(.dispatchMainCalled)
    case "exited": record(.threadExited)
    // "detached" and "trap" only make the thread appear.
    default: break
    }
  }

  private mutating func spanName(_ line: LogLine) -> StringID? {
    line.text(2).isEmpty ? nil : strings.intern(line.text(2))
  }
}

extension LogLine {
  fileprivate var spanKind: SpanKind {
    switch text(0) {
    case "work": .work
    case "io": .io
    default: .sleep
    }
  }
}

/// Hands out ids in order of first appearance; the recording process may have counted two things the other way round.
struct Numbering {
  private var ids: [Int: Int32] = [:]
  private var next: Int32
  /// Numbers below this one stand for themselves.
  private let fixed: Int

  init(first: Int32, fixed: Int = 0) {
    next = first
    self.fixed = fixed
  }

  subscript(number: Int) -> Int32 {
    mutating get {
      if number < fixed { return Int32(max(number, 0)) }
      if let known = ids[number] { return known }
      defer { next += 1 }
      ids[number] = next
      return next
    }
  }

  func known(_ number: Int) -> Int32 {
    number < fixed ? Int32(max(number, 0)) : ids[number] ?? next
  }
}

/// What later lines say, found in one pass before the first is read.
struct LinesAhead {
  let lines: [LogLine]
  /// Log numbers of items → index of the line that starts them.
  private(set) var starts: [Int: Int] = [:]
  /// Index of a line → index of its thread's next line.
  private(set) var nextOnThread: [Int: Int] = [:]

  init(_ lines: [LogLine]) {
    self.lines = lines
    var last: [Int: Int] = [:]
    for (index, line) in lines.enumerated() {
      if line.kind == "start", let item = line.number(0) { starts[item] = index }
      if let previous = last[line.thread] { nextOnThread[previous] = index }
      last[line.thread] = index
    }
  }

  /// How long a thread must have been stopped for it to count as having waited: less is the cost of the call.
  static let leastWait: Int64 = 150_000

  func startLine(of item: Int) -> LogLine? { starts[item].map { lines[$0] } }
  func next(after index: Int) -> LogLine? { nextOnThread[index].map { lines[$0] } }
}
