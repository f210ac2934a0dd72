import DispatchTrace
import RecordingFormat

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
  var threadIDs = Numbering(first: 1, fixed: 1)
  var itemIDs = Numbering()
  var workItemIDs = Numbering()
  var groupIDs = Numbering()
  var semaphoreIDs = Numbering()
  var sourceIDs = Numbering()
  var applyIDs = Numbering()
  var lockIDs = Numbering()
  var variableIDs = Numbering()

  var queues: [QueueID: QueueFacts] = [:]
  var threads = [ThreadFacts()]
  var items: [ItemFacts] = []
  var workItems: [WorkItemFacts] = []
  var groups: [GroupFacts] = []
  var semaphores: [SemaphoreFacts] = []
  var locks: [LockFacts] = []
  var sources: [SourceFacts] = []
  var onceCount = 0
  /// What falls due first is last.
  var delayed: [(due: Instant, item: ItemID)] = []
  /// Submitted work items that were cancelled and whose turn has not been seen.
  var cancelled: [ItemID] = []

  /// The line at hand.
  var index = 0
  var instant = Instant.zero
  var thread = ThreadID(0)
  var position = SourcePosition.none

  init(_ lines: RecordedLines, of source: ScenarioText) {
    self.source = source
    ahead = LinesAhead(lines)
    if lines.count > 0 { instant = lines.instant(of: 0) }
    record(.threadCreated(.main, name: nil))
    declare(QueueID(0))
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

  mutating func readAll() {
    for index in 0..<ahead.lines.count { read(ahead.lines[index], at: index) }
  }

  private mutating func read(_ line: LogLine, at index: Int) {
    // The last line of a run is no thread's of its own: see `outcome`.
    if line.kind.isEnd && line.kind != .trap { return }
    self.index = index
    instant = line.instant
    submitDelayed(until: line.instant)
    if threadIDs[line.thread] == nil { appear(line) }
    thread = ThreadID(threadIDs[line.thread] ?? 0)
    position = source.position(line.position)
    if line.position.isKnown { threads[thread.offset].position = position }
    threads[thread.offset].lastLine = instant
    apply(line)
  }

  /// A thread's first line tells what kind it is.
  private mutating func appear(_ line: LogLine) {
    guard let thread = threadIDs.add(line.thread).map({ ThreadID($0) }) else { return }
    threads.append(ThreadFacts())
    var starter: ThreadID?
    let kind: ThreadKind
    switch line.kind {
    case .detached:
      kind = .detached
      starter = threadIDs[line.a].map { ThreadID($0) }
    case .start: kind = workerKind(itemIDs[line.a].flatMap { items[Int($0)].queue })
    case .submit, .submitBlock, .submitLater: kind = workerKind(queueIDs[line.b].map { QueueID($0) })
    default: kind = .worker
    }
    record(.threadCreated(kind, name: nil, starter: starter), on: thread, at: .none)
  }

  private func workerKind(_ queue: QueueID?) -> ThreadKind {
    guard var level = queue else { return .worker }
    while let target = queues[level]?.target { level = target }
    return level.offset % 2 == 0 && level.offset > 0 ? .overcommitWorker : .worker
  }

  /// What names something that is not there is left out: its line was not written any more.
  private mutating func apply(_ line: LogLine) {
    switch line.kind {
    case .queue, .setTarget, .activate, .suspend, .resume: readQueue(line)
    case .submit, .submitBlock, .submitLater: readSubmission(line)
    case .start: readStart(line)
    case .end: readEnd(line)
    case .notify: readNotify(line)
    case .applyBegan, .applyEnded: readApply(line)
    case .wait: readWait(line)
    case .waited: readWaited(line)
    case .returned: readReturn()
    case .workItem, .cancel, .performs, .performed: readWorkItem(line)
    case .group, .enter, .leave, .releaseGroup: readGroup(line)
    case .semaphore, .signal: readSemaphore(line)
    case .lock, .locked, .unlock: readLock(line)
    case .source, .schedule, .merge, .deliver, .activateSource, .resumeSource, .suspendSource, .cancelSource: readSource(line)
    case .span, .spanEnd: readSpan(line)
    case .print: record(.printed(strings.intern(line.text)))
    case .userInterface: record(.touchedUserInterface(strings.intern(line.text)))
    case .runLoop: record(.runLoopEntered)
    case .dispatchMain: record(.dispatchMainCalled)
    case .exited: record(.threadExited)
    case .variable, .access: readVariable(line)
    // Those only make the thread appear, or are read elsewhere.
    case .detached, .trap, .releaseSource, .thread, .file, .exit, .over, .timeLimit, .fileLimit: break
    }
  }

  private mutating func readSpan(_ line: LogLine) {
    guard line.kind == .span else {
      guard threads[thread.offset].spans > 0 else { return }
      threads[thread.offset].spans -= 1
      return record(.spanEnded, on: thread, at: threads[thread.offset].position)
    }
    let kind: SpanKind =
      switch RecordedSpan(rawValue: line.a) {
      case .work: .work
      case .io: .io
      case .sleep, nil: .sleep
      }
    threads[thread.offset].spans += 1
    let name = line.text.isEmpty ? nil : strings.intern(line.text)
    record(.spanBegan(kind, duration: VirtualDuration(nanoseconds: Int64(max(line.b, 0))), name: name))
  }

  private mutating func readVariable(_ line: LogLine) {
    if line.kind == .variable {
      guard let variable = variableIDs.add(line.a) else { return }
      record(.variableDeclared(VariableID(variable), name: strings.intern(line.text)))
    } else if let variable = variableIDs[line.a] {
      record(.accessed(VariableID(variable), line.b == 1 ? .write : .read))
    }
  }
}

/// Hands out ids in order of first appearance; what was created at one instant may stand in either order.
struct Numbering {
  private var ids: [Int: Int32] = [:]
  private var next: Int32
  /// Numbers below this one stand for themselves.
  private let fixed: Int

  init(first: Int32 = 0, fixed: Int = 0) {
    next = first
    self.fixed = fixed
  }

  /// Nil for what is not there.
  subscript(number: Int) -> Int32? { 0 <= number && number < fixed ? Int32(number) : ids[number] }

  /// Nil when it is there already.
  mutating func add(_ number: Int) -> Int32? {
    guard self[number] == nil else { return nil }
    defer { next += 1 }
    ids[number] = next
    return next
  }
}

/// What later lines say, found in one pass before the first is read.
struct LinesAhead {
  let lines: RecordedLines
  /// Numbers of items → index of the line that starts them.
  private var starts: [Int: Int32] = [:]
  /// For each line the index of its thread's next line; 0 for none.
  private var nextOnThread: [Int32]

  init(_ lines: RecordedLines) {
    self.lines = lines
    nextOnThread = [Int32](repeating: 0, count: lines.count)
    var last: [Int: Int] = [:]
    for index in 0..<lines.count {
      if lines.kind(of: index) == .start { starts[lines.subject(of: index)] = Int32(index) }
      if let previous = last.updateValue(index, forKey: lines.thread(of: index)) { nextOnThread[previous] = Int32(index) }
    }
  }

  /// How long a thread must have been stopped for it to count as having waited: less is the cost of the call.
  static let leastWait: Int64 = 150_000

  func startLine(of item: Int) -> (thread: Int, instant: Instant)? {
    starts[item].map { (lines.thread(of: Int($0)), lines.instant(of: Int($0))) }
  }

  func next(after index: Int) -> (kind: RecordKind, instant: Instant)? {
    let next = Int(nextOnThread[index])
    return next > 0 ? (lines.kind(of: next), lines.instant(of: next)) : nil
  }

  /// The process dies of what this line asks for.
  func isLast(_ index: Int) -> Bool { next(after: index)?.kind == .trap }
}
