import DispatchTrace

/// Writes a trace by hand, the way the simulation would: `now` moves in milliseconds, every event has a line of its own.
struct TraceBuilder {
  var trace = Trace(
    header: TraceHeader(platform: "darwin", cores: 4, quantum: VirtualDuration(nanoseconds: 10_000_000)))
  var now: Int64 = 0
  private var queueCount: Int32 = 13
  private var itemCount: Int32 = 0
  private var threadCount: Int32 = 1
  private var itemQueues: [QueueID] = []
  static let main = ThreadID(0)
  static let mainQueue = QueueID(0)
  static let global = QueueID(7)

  init() {
    emit(.threadCreated(.main, name: nil), on: Self.main)
    emit(
      .queueCreated(Self.mainQueue, .init(label: text("com.apple.main-thread"), target: nil, kind: .main, qos: .default)),
      on: Self.main)
    emit(
      .queueCreated(Self.global, .init(label: text("com.apple.root.default-qos"), target: nil, kind: .global, qos: .default)),
      on: Self.main)
  }

  mutating func text(_ text: String) -> StringID { trace.strings.intern(text) }

  mutating func emit(_ kind: TraceEvent.Kind, on thread: ThreadID, line: Int = 0) {
    let position = line == 0 ? SourcePosition.none : SourcePosition(line: line, column: 3)
    let instant = Instant(nanoseconds: now * 1_000_000)
    trace.events.append(TraceEvent(instant: instant, thread: thread, position: position, kind: kind))
    trace.end = instant
  }

  mutating func queue(
    _ label: String, _ kind: QueueKind = .serial, target: QueueID? = TraceBuilder.global, inactive: Bool = false, line: Int = 0
  ) -> QueueID {
    let queue = QueueID(queueCount)
    queueCount += 1
    emit(
      .queueCreated(queue, .init(label: text(label), target: target, kind: kind, qos: .unspecified, isInactive: inactive)),
      on: Self.main, line: line)
    return queue
  }

  mutating func worker() -> ThreadID {
    let thread = ThreadID(threadCount)
    threadCount += 1
    emit(.threadCreated(.worker, name: nil), on: thread)
    return thread
  }

  mutating func submit(
    _ queue: QueueID, _ name: String? = nil, from thread: ThreadID = TraceBuilder.main, _ kind: SubmissionKind = .async,
    barrier: Bool = false, group: GroupID? = nil, workItem: WorkItemID? = nil, qos: QoSClass = .unspecified, line: Int = 0
  ) -> ItemID {
    let item = ItemID(itemCount)
    itemCount += 1
    itemQueues.append(queue)
    let id = name.map { text($0) }
    emit(
      .submitted(
        .init(item: item, queue: queue, kind: kind, name: id, workItem: workItem, group: group, qos: qos, isBarrier: barrier)),
      on: thread, line: line)
    return item
  }

  mutating func iteration(_ number: Int, of apply: ApplyID, on thread: ThreadID, line: Int = 0) -> ItemID {
    let item = ItemID(itemCount)
    itemCount += 1
    itemQueues.append(Self.global)
    emit(
      .submitted(.init(item: item, queue: Self.global, iteration: Int32(number), of: apply)), on: thread, line: line)
    return item
  }

  mutating func start(_ item: ItemID, on thread: ThreadID, line: Int = 0) {
    emit(.started(item, queue: itemQueues[item.offset]), on: thread, line: line)
  }

  mutating func end(_ item: ItemID, on thread: ThreadID) {
    emit(.ended(item), on: thread)
  }

  /// Submits, starts and ends in one go, `milliseconds` long.
  mutating func run(
    _ queue: QueueID, _ name: String? = nil, on thread: ThreadID, for milliseconds: Int64, barrier: Bool = false
  ) -> ItemID {
    let item = submit(queue, name, barrier: barrier)
    start(item, on: thread)
    now += milliseconds
    end(item, on: thread)
    return item
  }

  mutating func wait(_ reason: TraceEvent.WaitReason, on thread: ThreadID, deadline: Instant = .distantFuture, line: Int = 0) {
    emit(.waitBegan(.init(reason: reason, deadline: deadline)), on: thread, line: line)
  }

  mutating func endWait(on thread: ThreadID, waker: ThreadID? = nil, timedOut: Bool = false) {
    emit(.waitEnded(isTimedOut: timedOut, waker: waker), on: thread)
  }

  /// A `sync` that has to wait: the submission and the wait.
  mutating func blockedSync(_ queue: QueueID, _ name: String? = nil, from thread: ThreadID, barrier: Bool = false, line: Int = 0)
    -> ItemID
  {
    let item = submit(queue, name, from: thread, .sync, barrier: barrier, line: line)
    wait(.sync(queue: queue, item: item), on: thread, line: line)
    return item
  }

  mutating func print(_ line: String, on thread: ThreadID = TraceBuilder.main) {
    emit(.printed(text(line + "\n")), on: thread, line: 90)
  }

  func finished(_ outcome: Outcome = .completed) -> Trace {
    var trace = trace
    trace.outcome = outcome
    return trace
  }
}
