package import DispatchTrace

/// Writes traces by hand, in milliseconds and in any order: events are sorted by instant, and stay as written within one.
///
/// A sketch knows nothing of the rules of Dispatch; whoever draws one keeps to them.
package struct TraceSketch {
  package var header: TraceHeader
  package var outcome = Outcome.completed
  private var strings = StringTable()
  private var events: [(instant: Int64, event: TraceEvent.Kind, thread: ThreadID)] = []
  private var queueCount: Int32 = 1
  private var itemCount: Int32 = 0
  private var threadCount: Int32 = 1
  private var counterCount: Int32 = 0
  private var latest: Int64 = 0

  package static let mainThread = ThreadID(0)
  package static let mainQueue = QueueID(0)

  package init(_ title: String, caption: String? = nil, cores: Int = 4) {
    header = TraceHeader(
      scenario: "scenario.swift", title: title, caption: caption, platform: "darwin", cores: cores,
      quantum: VirtualDuration(nanoseconds: 10_000_000), seed: 0)
    let label = strings.intern("com.apple.main-thread")
    add(0, .threadCreated(.main, name: nil), Self.mainThread)
    add(
      0, .queueCreated(Self.mainQueue, TraceEvent.Queue(label: label, target: nil, kind: .main, qos: .default)), Self.mainThread)
  }

  package mutating func add(_ milliseconds: Double, _ kind: TraceEvent.Kind, _ thread: ThreadID = Self.mainThread) {
    let instant = Int64((milliseconds * 1_000_000).rounded())
    latest = max(latest, instant)
    events.append((instant, kind, thread))
  }

  /// The finished trace; it ends with its last event, or at `end`.
  package func trace(end: Double? = nil) -> Trace {
    let sorted = events.enumerated().sorted { ($0.element.instant, $0.offset) < ($1.element.instant, $1.offset) }
    let buffer = EventBuffer(
      sorted.map {
        TraceEvent(
          instant: Instant(nanoseconds: $0.element.instant), thread: $0.element.thread, position: .none,
          kind: $0.element.event)
      })
    let last = end.map { Int64(($0 * 1_000_000).rounded()) } ?? latest
    return Trace(
      header: header, strings: strings, events: buffer, outcome: outcome, end: Instant(nanoseconds: last))
  }

  // MARK: Things

  package mutating func text(_ text: String) -> StringID { strings.intern(text) }

  package mutating func queue(
    _ label: String, _ kind: QueueKind = .serial, target: QueueID? = nil, inactive: Bool = false
  ) -> QueueID {
    let id = QueueID(queueCount)
    queueCount += 1
    let queue = TraceEvent.Queue(
      label: strings.intern(label), target: target, kind: kind, qos: kind == .global ? .default : .unspecified,
      isInactive: inactive)
    add(0, .queueCreated(id, queue))
    return id
  }

  package mutating func worker(_ kind: ThreadKind = .worker, name: String? = nil, at milliseconds: Double = 0) -> ThreadID {
    let id = ThreadID(threadCount)
    threadCount += 1
    add(milliseconds, .threadCreated(kind, name: name.map { strings.intern($0) }), id)
    return id
  }

  package mutating func group(_ name: String) -> GroupID {
    let id = GroupID(counterCount)
    counterCount += 1
    add(0, .groupCreated(id, name: strings.intern(name)))
    return id
  }

  package mutating func semaphore(_ name: String, value: Int32) -> SemaphoreID {
    let id = SemaphoreID(counterCount)
    counterCount += 1
    add(0, .semaphoreCreated(id, .semaphore, name: strings.intern(name), value: value))
    return id
  }

  // MARK: Blocks

  package mutating func submit(
    _ name: String?, _ kind: SubmissionKind = .async, to queue: QueueID, at milliseconds: Double,
    by thread: ThreadID = Self.mainThread, barrier: Bool = false
  ) -> ItemID {
    let id = ItemID(itemCount)
    itemCount += 1
    let submission = TraceEvent.Submission(
      item: id, queue: queue, kind: kind, name: name.map { strings.intern($0) }, isBarrier: barrier)
    add(milliseconds, .submitted(submission), thread)
    return id
  }

  /// `asyncAfter`, called at `milliseconds`.
  package mutating func schedule(
    _ name: String, to queue: QueueID, at milliseconds: Double, due: Double, by thread: ThreadID = Self.mainThread
  ) -> ItemID {
    let id = ItemID(itemCount)
    itemCount += 1
    add(milliseconds, .scheduled(id, queue: queue, due: Instant(nanoseconds: Int64(due * 1_000_000))), thread)
    let submission = TraceEvent.Submission(item: id, queue: queue, kind: .after, name: strings.intern(name))
    add(due, .submitted(submission), thread)
    return id
  }

  /// The block computes all the time from `start` to `end`.
  package mutating func run(
    _ item: ItemID, of queue: QueueID, on thread: ThreadID, from start: Double, to end: Double, core: Int32? = nil
  ) {
    add(start, .started(item, queue: queue), thread)
    span(.work, nil, on: thread, from: start, to: end, core: core)
    add(end, .ended(item), thread)
  }

  package mutating func start(_ item: ItemID, of queue: QueueID, on thread: ThreadID, at milliseconds: Double) {
    add(milliseconds, .started(item, queue: queue), thread)
  }

  package mutating func end(_ item: ItemID, on thread: ThreadID, at milliseconds: Double) {
    add(milliseconds, .ended(item), thread)
  }

  package mutating func span(
    _ kind: SpanKind, _ name: String?, on thread: ThreadID, from start: Double, to end: Double, core: Int32? = nil
  ) {
    let length = VirtualDuration(nanoseconds: Int64((end - start) * 1_000_000))
    if let core { add(start, .coreAcquired(CoreID(core)), thread) }
    add(start, .spanBegan(kind, duration: length, name: name.map { strings.intern($0) }), thread)
    add(end, .spanEnded, thread)
    if core != nil { add(end, .coreReleased(CoreID(core ?? 0), .idle), thread) }
  }

  /// A thread waits from `start` on; for ever without an end.
  package mutating func wait(
    _ reason: TraceEvent.WaitReason, on thread: ThreadID, from start: Double, to end: Double? = nil, waker: ThreadID? = nil
  ) {
    add(start, .waitBegan(TraceEvent.Wait(reason: reason)), thread)
    if let end { add(end, .waitEnded(isTimedOut: false, waker: waker), thread) }
  }

  /// The launch is over.
  package mutating func runLoop(at milliseconds: Double) {
    add(milliseconds, .runLoopEntered)
  }
}
