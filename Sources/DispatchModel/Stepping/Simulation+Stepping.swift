package import DispatchTrace

/// What a strand would do next.
package struct NextStep: Sendable {
  enum Kind: Sendable {
    case operation(ThreadID)
    case frame(ThreadID)
    /// A computation or a sleep ends.
    case span(ThreadID)
    /// One of what falls due.
    case due(Int)
  }

  package let strand: StrandID
  package let footprint: Footprint
  /// False while what it wants is taken, or its time cannot have come.
  package internal(set) var isEnabled: Bool
  let kind: Kind
  /// What it prints.
  package internal(set) var text: StringID?
  /// For a frame, what it would do.
  var mechanism: UInt8 = 0
  /// Others can go on: if it comes, then at this very instant.
  var standsStill = false
  /// A thread takes up a block, which may take time.
  var isHandOver = false
  /// Only when nothing else can go on; all that was before it, on every schedule that has it.
  package var comesLast = false

  /// It is time that brings it about, not code that goes on.
  package var isTime: Bool { if case .due = kind { true } else { false } }

  /// It needs no more than that time passes: the end of a stretch, or what falls due.
  package var comesWithTime: Bool {
    switch kind {
    case .span, .due: true
    case .frame: isHandOver
    case .operation: false
    }
  }

  /// Whether a strand that has not acted in between still stands before the same step.
  package func isSame(as other: NextStep) -> Bool {
    switch (kind, other.kind) {
    case (.operation, .operation), (.span, .span), (.due, .due): true
    case (.frame, .frame): mechanism == other.mechanism
    case (.operation, _), (.span, _), (.due, _), (.frame, _): false
    }
  }
}

// One step at a time: `prepare`, look at `nextSteps`, `take` one. In between every thread that can go on stands before an
// operation that is not yet applied, so that what it touches is known before one is chosen.
extension Simulation {
  /// An execution that is led. Every block that reaches the pool has a thread at once.
  package init(
    code: any ResumableCode, configuration: Configuration, header: TraceHeader? = nil, numbers: StrandNumbers,
    interest: StepInterest, durations: LedDurations, varied: String? = nil
  ) {
    self.init(code: code, configuration: configuration, choices: FirstChoice(), header: header)
    let stepping = Stepping(numbers, interest, durations, varied: varied)
    self.stepping = stepping
    nameLaunch(stepping)
  }

  /// Another execution, with what this one has allocated. Without a record its trace has no events.
  package mutating func restart(code: any ResumableCode, interest: StepInterest, isRecording: Bool) {
    clear(for: code, isRecording: isRecording)
    stepping?.restart(interest)
    createStandingQueues()
    launch()
    if let stepping { nameLaunch(stepping) }
  }

  private func nameLaunch(_ stepping: Stepping) {
    stepping.name(.main, stepping.numbers.child(of: .launch, 0))
    stepping.log.append(.pushed(.launch, queue: 0, by: .launch))
    stepping.log.append(.started(.launch, queue: 0))
  }

  package var isOver: Bool { outcome != nil }
  package var hasLeftTooOften: Bool { stepping?.hasLeftTooOften ?? false }
  package var hasServedLoop: Bool { servingCount > 0 }
  package var hasFrozen: Bool { stepping?.frozenSince != nil }
  package var isStandingStill: Bool { isFrozen }
  /// Bytes that have been printed, where the output is given.
  package var printedCount: Int { stepping?.printed ?? 0 }

  /// Whether the output that is given goes on with `text` after `count` bytes.
  package func admits(_ text: StringID, after count: Int) -> Bool {
    stepping?.admits(trace.strings[text], after: count) ?? true
  }

  /// Of the stretch that may take any time; nil when none may.
  package var varied: VariedStretch? { stepping.flatMap { $0.varied == nil ? nil : $0.slack.varied } }

  package var ending: Outcome? { outcome }
  /// More threads want to run than there are cores: what is explored leaves orders out.
  package var hasScarceCores: Bool { !coreQueue.isEmpty }
  /// The code has seen one of several values that a reading of the clock could have: what is explored leaves orders out.
  package var hasChosenReading: Bool { stepping?.hasChosenReading ?? false }

  /// Appends what the steps so far have brought about, since it was asked last.
  package mutating func takeFacts(into list: inout ContiguousArray<StepFact>) {
    guard let stepping else { return }
    for fact in stepping.log { list.append(fact) }
    stepping.log.removeAll(keepingCapacity: true)
  }

  package mutating func dropFacts() { stepping?.log.removeAll(keepingCapacity: true) }

  /// Lets everything happen that no other step can notice, until every strand stands before a step that matters.
  package mutating func prepare() {
    guard let stepping else { return }
    ready.removeAll(keepingCapacity: true)
    var hasChanged = true
    while hasChanged && outcome == nil {
      hasChanged = false
      var index = 0
      while index < threads.count && outcome == nil {
        while outcome == nil, advanceSilently(ThreadID(index), stepping) { hasChanged = true }
        index += 1
      }
    }
    ready.removeAll(keepingCapacity: true)
    noteHandOvers(stepping)
    if !stepping.due.isEmpty { stepping.due.removeAll { isStale($0.event.kind) } }
  }

  /// False when `thread` waits, has come to its end, or stands before something that matters.
  private mutating func advanceSilently(_ thread: ThreadID, _ stepping: Stepping) -> Bool {
    if isFrozen && !isOutside(thread) { return false }
    if isInSpan(thread) {
      guard stepping.durations == .free else { return false }
      if let footprint = stepping.footprint(ofSpanOn: thread), !footprint.isEmpty { return false }
      guard stepping.hasEnd(spanOn: thread) else { return false }
      endSpanNow(of: thread)
      return true
    }
    guard threads[thread].activity == .ready, stepping.operation(of: thread) == nil else { return false }
    stepping.acting = strand(of: thread, stepping)
    actor = .thread(thread)
    switch threads[thread].next {
    case .code(let reply):
      let step = code.resume(thread, with: reply, strings: &trace.strings)
      actor = .thread(thread, at: step.position)
      threads[thread].position = step.position
      draftFootprint(of: step.operation, by: thread, stepping)
      guard stepping.draft.isEmpty else {
        stepping.setOperation(step, of: thread)
        return false
      }
      perform(step.operation, stepping.numbers.footprints.empty, stepping)
    case .frame:
      let step = frameStep(of: thread, stepping)
      if case .take(let entry, _) = step { stepping.acting = strand(of: entry, stepping) }
      draftFootprint(of: step, by: thread, stepping)
      guard stepping.draft.isEmpty, handedOver(by: step, to: thread, stepping) == nil else { return false }
      perform(step, stepping)
    }
    if eventCount > configuration.limits.events { reachLimit(.events) }
    return true
  }

  func isInSpan(_ thread: ThreadID) -> Bool {
    switch threads[thread].activity {
    case .computing: true
    case .blocked: threads[thread].wait == nil && threads[thread].isInSpan
    case .parked, .waitingForCore, .ready, .exited: false
    }
  }

  mutating func endSpanNow(of thread: ThreadID) {
    actor = .time(for: thread)
    if let stepping {
      if !stepping.durations.isSlack { now = max(now, stepping.spanEnd(on: thread) ?? now) }
      stepping.endSpan(on: thread, of: strand(of: thread, stepping))
    }
    if threads[thread].activity == .computing { finishComputing(thread) } else { finishSleeping(thread) }
  }

  // MARK: Looking

  /// Puts into `steps` what every strand would do next, those first that come first in the plain run. `prepare` first.
  package mutating func findNextSteps(_ steps: inout ContiguousArray<NextStep>) {
    steps.removeAll(keepingCapacity: true)
    guard let stepping, outcome == nil else { return }
    for index in 0..<threads.count {
      guard let next = nextStep(of: ThreadID(index), stepping) else { continue }
      // Nearly in order already.
      var place = steps.count
      while place > 0, next.strand < steps[place - 1].strand { place -= 1 }
      steps.insert(next, at: place)
    }
    for index in stepping.due.indices { steps.append(nextStep(dueAt: index, stepping)) }
    admitTime(&steps, stepping)
  }

  private func nextStep(of thread: ThreadID, _ stepping: Stepping) -> NextStep? {
    let mayRun = !isFrozen || isOutside(thread)
    if isInSpan(thread) {
      let strand = strand(of: thread, stepping)
      let footprint = stepping.footprint(ofSpanOn: thread) ?? stepping.numbers.footprints.empty
      return NextStep(
        strand: strand, footprint: stepping.durations.isSlack ? stepping.numbers.footprints.passingTime(footprint) : footprint,
        isEnabled: mayRun && stepping.hasEnd(spanOn: thread), kind: .span(thread))
    }
    guard threads[thread].activity == .ready else { return nil }
    stepping.acting = strand(of: thread, stepping)
    if let step = stepping.operation(of: thread) {
      draftFootprint(of: step.operation, by: thread, stepping)
      return NextStep(
        strand: stepping.acting, footprint: stepping.drafted,
        isEnabled: mayRun && mayGoOn(step.operation, thread, stepping), kind: .operation(thread), text: step.operation.printed)
    }
    let step = frameStep(of: thread, stepping)
    if case .take(let entry, _) = step { stepping.acting = strand(of: entry, stepping) }
    draftFootprint(of: step, by: thread, stepping)
    let isHandOver = stepping.handOver(to: thread) != nil
    return NextStep(
      strand: stepping.acting, footprint: isHandOver ? stepping.draftedOverTime : stepping.drafted,
      isEnabled: mayRun && mayGoOn(step), kind: .frame(thread), mechanism: step.number, isHandOver: isHandOver)
  }

  /// A thread that would have to wait for ever if nobody came stands before what it waits for.
  func mayGoOn(_ operation: Operation, _ thread: ThreadID, _ stepping: Stepping) -> Bool {
    switch operation {
    case .print(let text): !isOutputHeld(from: thread) && stepping.admits(trace.strings[text], after: stepping.printed)
    case .holdOutput: !isOutputHeld(from: thread)
    case .lock(let lock): locks[lock].owner == nil || (locks[lock].isRecursive && locks[lock].owner == thread)
    case .waitSemaphore(let semaphore, let deadline):
      deadline.instant < .distantFuture || semaphores[semaphore].value > 0
    case .waitGroup(let group, let deadline): deadline.instant < .distantFuture || groups[group].count == 0
    case .beginOnce(let once):
      onces[once].isDone || onces[once].runner == nil || (onces[once].runner == thread && platform.trapsRecursiveOnce)
    default: true
    }
  }

  private func mayGoOn(_ step: FrameStep) -> Bool {
    guard case .iteration(let apply) = step else { return true }
    return applies[apply].next < applies[apply].iterations || applies[apply].unfinished == 0
  }

  // MARK: Taking a step

  /// Takes one of `nextSteps`, which must be enabled and of this very state.
  package mutating func take(_ step: NextStep) {
    guard let stepping else { return }
    stepping.acting = step.strand
    stepping.declared.meet(step.footprint, on: step.strand)
    switch step.kind {
    case .operation(let thread):
      guard let next = stepping.operation(of: thread) else { return }
      stepping.setOperation(nil, of: thread)
      actor = .thread(thread, at: next.position)
      perform(next.operation, step.footprint, stepping)
    case .frame(let thread):
      if step.isHandOver { passTime(stepping.handOver(to: thread), step, stepping, but: thread) }
      actor = .thread(thread)
      perform(frameStep(of: thread, stepping), stepping)
    case .span(let thread): endSpan(of: thread, step, stepping)
    case .due(let index): comeDue(index, step, stepping)
    }
  }

  private mutating func perform(_ operation: Operation, _ footprint: Footprint, _ stepping: Stepping) {
    threads[running].next = .code(.done)
    switch operation {
    case .now: reply(.instant(stepping.read(at: now)))
    case .told(let instant): tell(instant, stepping)
    case .toldNow: tell(stepping.read(at: now), stepping)
    case .work(let name, let duration), .block(_, let name, let duration):
      let isVaried = stepping.varied != nil && name.map { trace.strings[$0] } == stepping.varied
      stepping.setSpan(footprint, name, duration, from: now, on: running, isVaried: isVaried)
      apply(operation)
    case .finished:
      if let queue = queueOfTopBlock(stepping) { stepping.finished(on: queue) }
      apply(operation)
    case .print(let text):
      if stepping.interest.output != nil { stepping.printed += trace.strings[text].utf8.count }
      apply(operation)
    case .runMainLoop, .dispatchMain:
      if isMainLeft(by: operation) { stepping.finished(on: 0) }
      apply(operation)
    default:
      apply(operation)
      if stepping.interest.includesEverything { noteName(of: operation, stepping) }
    }
  }

  /// It is as late as the code is told.
  private mutating func tell(_ instant: Instant, _ stepping: Stepping) {
    let told = stepping.tell(instant)
    switch stepping.durations {
    case .free: now = max(now, stepping.free.readings.lastTold)
    case .slack: now = max(now, Instant(nanoseconds: stepping.slack.earliest))
    case .exact: break
    }
    reply(.instant(told))
  }

  private mutating func perform(_ step: FrameStep, _ stepping: Stepping) {
    switch step {
    case .take(let entry, _): start(entry, stepping, isHandedOn: isHandedOn(entry, by: running))
    case .synchronous(let entry): start(entry, stepping, isHandedOn: false)
    case .silent, .mechanism, .iteration, .handOver, .serve, .end: continueTopFrame()
    }
  }

  /// Its turn has come but it does not begin yet: on the thread of its `sync`, or on a thread of its own.
  func isHandedOn(_ entry: EntryIndex, by thread: ThreadID) -> Bool {
    if entries[entry].isWaiter { return true }
    guard case .drain(let isRedirecting) = threads[thread].frames.last?.kind else { return false }
    return isRedirecting && !entries[entry].isBarrier
  }

  private mutating func start(_ entry: EntryIndex, _ stepping: Stepping, isHandedOn: Bool) {
    stepping.setHandOver(nil, to: running)
    let queue = isHandedOn ? nil : queueInTurns(entries[entry].queue, stepping)
    let depth = threads[running].frames.count
    let isInline = if case .sync = threads[running].frames.last?.kind { true } else { false }
    if let queue { stepping.started(on: queue) }
    continueTopFrame()
    // A cancelled item takes its turn without running.
    let isSkipped = isInline ? threads[running].frames.count < depth : threads[running].frames.count == depth
    if let queue, isSkipped { stepping.finished(on: queue) }
  }

  /// The queue's number when it runs its blocks one by one and shares its turns with no other.
  func queueInTurns(_ queue: QueueID, _ stepping: Stepping) -> Int32? {
    let state = queues[queue]
    return state.isRoot || state.kind == .concurrent || anchorOfTree(queue, stepping) != nil ? nil : queue.index
  }

  private func queueOfTopBlock(_ stepping: Stepping) -> Int32? {
    guard let frame = threads[running].frames.last else { return nil }
    switch frame.kind {
    case .block(let entry), .sync(let entry), .syncOnMainThread(let entry, _): return queueInTurns(entries[entry].queue, stepping)
    case .launch: return QueueID.main.index
    case .runLoop, .served, .worker, .drain, .perform, .applyCaller, .applyHelper, .handOver, .giveBack, .lockAgain, .takeAgain,
      .waited,
      .dying,
      .detached, .rest:
      return nil
    }
  }

  /// Nothing can go on: what stands before something that never comes waits for ever. The end of the execution.
  package mutating func conclude() -> Trace {
    comeToRest()
    return takeTrace()
  }

  /// The same without a trace.
  package mutating func concludeWithoutTrace() -> Outcome {
    comeToRest()
    return outcome ?? finalOutcome()
  }

  private mutating func comeToRest() {
    if outcome == nil, !isFrozen, let endless = threads.ids.first(where: { isInSpan($0) }) {
      actor = .time(for: endless)
      reachLimit(.virtualTime)
    }
    if let stepping, outcome == nil {
      for thread in threads.ids where threads[thread].activity == .ready && (!isFrozen || isOutside(thread)) {
        stepping.acting = strand(of: thread, stepping)
        if let step = stepping.operation(of: thread) {
          actor = .thread(thread, at: step.position)
          stepping.setOperation(nil, of: thread)
          apply(step.operation)
        } else {
          actor = .thread(thread)
          continueTopFrame()
        }
      }
    }
  }
}

extension Operation {
  fileprivate var printed: StringID? { if case .print(let text) = self { text } else { nil } }
}
