import DispatchTrace

enum Samples {
  /// A trace that holds every kind of event, with every optional field both there and not there.
  static func everything() -> Trace {
    var strings = StringTable()
    let name = strings.intern("read 1")
    let awkward = strings.intern("tab\t quote\" back\\slash\nline \u{1}\u{7F} ü 読 🎈")
    let empty = strings.intern("")
    let kinds: [TraceEvent.Kind] =
      queueEvents(name, awkward) + objectEvents(name, empty) + itemEvents(name, awkward) + waitEvents() + syncEvents()
    var trace = Trace(header: header, strings: strings)
    var instant = Instant.zero
    for (number, kind) in kinds.enumerated() {
      instant = Instant(nanoseconds: Int64(number) * 1_500_000)
      let position = number % 3 == 0 ? SourcePosition.none : SourcePosition(line: number, column: 1 + number % 5)
      trace.events.append(TraceEvent(instant: instant, thread: ThreadID(number % 4), position: position, kind: kind))
    }
    trace.end = instant
    return trace
  }

  static let header = TraceHeader(
    origin: .simulated, scenario: "scenario.swift", functions: ["load 4-19", "== 22-24"], title: "A \"barrier\"", caption: nil,
    highlight: ["read 1", "the \"write\""], platform: "darwin", cores: 4,
    quantum: VirtualDuration(nanoseconds: 10_000_000), seed: .max, schedule: ">2, 2@end>show",
    options: "--timing exact")

  private static func queueEvents(_ name: StringID, _ other: StringID) -> [TraceEvent.Kind] {
    [
      .threadCreated(.main, name: nil), .threadCreated(.detached, name: other),
      .threadCreated(.detached, name: nil, starter: ThreadID(2)), .threadExited,
      .queueCreated(QueueID(13), .init(label: name, target: nil, kind: .concurrent, qos: .unspecified)),
      .queueCreated(
        QueueID(14),
        .init(label: other, target: QueueID(13), kind: .serial, qos: .utility, isOvercommit: true, isInactive: true)),
      .queueRetargeted(QueueID(14), target: QueueID(1)), .queueHeld(QueueID(14)), .queueReleased(QueueID(14)),
      .queueSuspended(QueueID(14), count: 2), .queueResumed(QueueID(14), count: 1), .queueActivated(QueueID(14)),
      .operationsSuspended(QueueID(14)), .operationsResumed(QueueID(14)),
      .coreAcquired(CoreID(3)), .coreReleased(CoreID(3), .quantum), .coreReleased(CoreID(3), .blocked),
      .coreReleased(CoreID(3), .idle), .coreReleased(CoreID(3), .frozen), .runLoopEntered, .dispatchMainCalled,
      .threadCreated(.outside, name: name, starter: ThreadID(0)), .phaseBegan(other), .processFrozen, .processThawed,
    ]
  }

  private static func objectEvents(_ name: StringID, _ other: StringID) -> [TraceEvent.Kind] {
    [
      .groupCreated(GroupID(0), name: name), .groupCreated(GroupID(1), name: nil),
      .semaphoreCreated(SemaphoreID(0), .semaphore, name: name, value: -1),
      .semaphoreCreated(SemaphoreID(1), .condition, name: nil, value: 3),
      .semaphoreCreated(SemaphoreID(2), .readWriteLock, name: nil, value: 0),
      .workItemCreated(WorkItemID(0), name: name), .workItemCreated(WorkItemID(1), name: other),
      .sourceCreated(SourceID(0), .timer, name: nil, queue: QueueID(0)),
      .sourceCreated(SourceID(1), .dataReplace, name: name, queue: QueueID(13)),
      .onceDeclared(OnceID(0), name: name), .lockCreated(LockID(0), name: nil, isRecursive: true),
      .lockCreated(LockID(1), name: name, isRecursive: false), .variableDeclared(VariableID(0), name: name),
      .sourceScheduled(start: .distantFuture, intervalNanoseconds: 5, source: SourceID(0)), .sourceFired(SourceID(0), data: .min),
      .sourceScheduled(start: Instant(nanoseconds: -5), intervalNanoseconds: .max, source: SourceID(0)),
      .sourceDelivered(SourceID(0), item: ItemID(1), data: 4), .sourceCancelled(SourceID(0)),
      .sourceSuspended(SourceID(0), count: 1), .sourceResumed(SourceID(0), count: 0), .sourceActivated(SourceID(0)),
      .groupLeaked(GroupID(1), count: 1),
    ]
  }

  private static func itemEvents(_ name: StringID, _ text: StringID) -> [TraceEvent.Kind] {
    SubmissionKind.allCases.map { kind in
      let (item, queue) = (ItemID(Int32(kind.rawValue)), QueueID(13))
      if kind == .apply { return .submitted(.init(item: item, queue: queue, iteration: 7, of: ApplyID(1), name: name)) }
      if kind.isOfHandler { return .submitted(.init(item: item, queue: queue, kind: kind, of: SourceID(1))) }
      return .submitted(.init(item: item, queue: queue, kind: kind))
    } + [
      .scheduled(ItemID(9), queue: QueueID(13), due: Instant(nanoseconds: 77)),
      .scheduled(ItemID(9), queue: QueueID(13), due: .distantFuture),
      .submitted(
        .init(
          item: ItemID(9), queue: QueueID(13), kind: .after, name: name, workItem: WorkItemID(1), group: GroupID(0),
          qos: .userInteractive, isBarrier: true)),
      .started(ItemID(1), queue: QueueID(13)), .ended(ItemID(1)), .skipped(ItemID(2), queue: QueueID(0)),
      .spanBegan(.work, duration: VirtualDuration(nanoseconds: 20), name: name), .spanEnded,
      .spanBegan(.io, duration: .zero, name: nil), .spanBegan(.sleep, duration: .zero, name: nil), .printed(text),
      .touchedUserInterface(name), .testFailed(name), .accessed(VariableID(0), .read), .accessed(VariableID(0), .write),
    ]
  }

  private static func waitEvents() -> [TraceEvent.Kind] {
    let reasons: [TraceEvent.WaitReason] = [
      .sync(queue: QueueID(13), item: ItemID(3)), .syncOnMainThread(item: ItemID(3)), .semaphore(SemaphoreID(1)),
      .group(GroupID(1)), .workItem(WorkItemID(1)), .apply(ApplyID(1)), .once(OnceID(0)), .lock(LockID(0)), .runLoop,
    ]
    return reasons.map { .waitBegan(.init(reason: $0)) } + [
      .waitBegan(.init(reason: .group(GroupID(0)), deadline: Instant(nanoseconds: 5))),
      .waitEnded(isTimedOut: false, waker: ThreadID(2)), .waitEnded(isTimedOut: true, waker: nil),
    ]
  }

  private static func syncEvents() -> [TraceEvent.Kind] {
    [
      .groupEntered(GroupID(0), count: 1, item: ItemID(1)), .groupLeft(GroupID(0), count: 0, item: nil),
      .notifyRegistered(ItemID(4), queue: QueueID(0), on: GroupID(0), workItem: nil),
      .notifyRegistered(ItemID(5), queue: QueueID(0), on: nil, workItem: WorkItemID(1)),
      .semaphoreSignalled(SemaphoreID(0), value: 1), .semaphoreTaken(SemaphoreID(0), value: -2),
      .workItemCancelled(WorkItemID(0)), .performBegan(WorkItemID(1)),
      .performEnded(WorkItemID(1)), .applyBegan(ApplyID(1), iterations: .max), .applyEnded(ApplyID(1)),
      .onceBegan(OnceID(0)), .onceEnded(OnceID(0)), .lockTaken(LockID(0)),
      .lockReleased(LockID(0)),
    ]
  }

  static let outcomes: [Outcome] = [
    .completed, .exited(code: -3), .deadlocked(waiting: []), .deadlocked(waiting: [ThreadID(0), ThreadID(2)]),
    .trapped(.init(.clientBug(.overResume), thread: ThreadID(1), position: .none)),
    .trapped(
      .init(.swift("Index out of range"), thread: ThreadID(1), position: SourcePosition(line: 2, column: 3))),
    .limitReached(.init(kind: .virtualTime, thread: ThreadID(0), position: SourcePosition(line: 2, column: 3))),
  ]
}
