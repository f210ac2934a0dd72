import DispatchTrace

/// What is kept beside a simulation that is led step by step.
final class Stepping {
  let numbers: StrandNumbers
  @exclusivity(unchecked) private(set) var interest: StepInterest
  /// What the present step adds, for whoever leads.
  @exclusivity(unchecked) var log: [StepFact] = []
  /// Room for finding out what a step touches.
  @exclusivity(unchecked) var draft = FootprintDraft()
  /// The strand that acts now.
  @exclusivity(unchecked) var acting = StrandID.launch

  @exclusivity(unchecked) private var childCounts: ContiguousArray<Int32> = []
  @exclusivity(unchecked) private var ofThreads: ContiguousArray<StrandID> = []
  @exclusivity(unchecked) private var ofItems: ContiguousArray<StrandID> = []
  @exclusivity(unchecked) private var ofSources: ContiguousArray<StrandID> = []
  /// The entry a worker was woken for.
  @exclusivity(unchecked) var workerEntries: ContiguousArray<EntryIndex?> = []
  /// The next operation of a thread, not yet applied.
  @exclusivity(unchecked) var fetched: ContiguousArray<Step?> = []
  /// What time will bring about: delayed blocks, timers, time-outs.
  @exclusivity(unchecked) var due: [PendingEvent] = []
  @exclusivity(unchecked) var clock = FreeClock()
  /// What the end of a thread's present computation touches.
  @exclusivity(unchecked) private var spans: ContiguousArray<(footprint: Footprint, end: Instant)?> = []
  /// Queues that are the target of others.
  @exclusivity(unchecked) private var targeted: ContiguousArray<Bool> = []

  init(_ numbers: StrandNumbers, _ interest: StepInterest) {
    self.numbers = numbers
    self.interest = interest
  }

  /// For another execution.
  func restart(_ interest: StepInterest) {
    self.interest = interest
    log.removeAll(keepingCapacity: true)
    acting = .launch
    childCounts.removeAll(keepingCapacity: true)
    ofThreads.removeAll(keepingCapacity: true)
    ofItems.removeAll(keepingCapacity: true)
    ofSources.removeAll(keepingCapacity: true)
    workerEntries.removeAll(keepingCapacity: true)
    fetched.removeAll(keepingCapacity: true)
    due.removeAll(keepingCapacity: true)
    clock = FreeClock()
    spans.removeAll(keepingCapacity: true)
    targeted.removeAll(keepingCapacity: true)
  }

  // MARK: Strands

  /// A strand that `acting` begins.
  func newStrand() -> StrandID {
    let strand = nextChild(of: acting, after: 0)
    childCounts[acting.offset] += 1
    log.append(.began(strand, by: acting))
    return strand
  }

  /// The strand that `parent` begins next but `skipped`.
  func nextChild(of parent: StrandID, after skipped: Int32) -> StrandID {
    while childCounts.count <= parent.offset { childCounts.append(0) }
    return numbers.child(of: parent, childCounts[parent.offset] + skipped + 1)
  }

  func strand(ofThread thread: ThreadID) -> StrandID { ofThreads[thread.offset] }
  func strand(of item: ItemID) -> StrandID { ofItems[item.offset] }
  func strand(of source: SourceID) -> StrandID { ofSources[source.offset] }
  /// Firing is no part of the handler's strand.
  func clockStrand(of source: SourceID) -> StrandID { numbers.child(of: ofSources[source.offset], 0) }

  func name(_ thread: ThreadID, _ strand: StrandID) {
    while ofThreads.count <= thread.offset { ofThreads.append(.launch) }
    ofThreads[thread.offset] = strand
  }

  func name(_ item: ItemID, _ strand: StrandID) {
    while ofItems.count <= item.offset { ofItems.append(.launch) }
    ofItems[item.offset] = strand
  }

  func name(_ source: SourceID, _ strand: StrandID) {
    while ofSources.count <= source.offset { ofSources.append(.launch) }
    ofSources[source.offset] = strand
    log.append(.began(clockStrand(of: source), by: acting))
  }

  func isNamed(_ thread: ThreadID) -> Bool { thread.offset < ofThreads.count }
  func isNamed(_ source: SourceID) -> Bool { source.offset < ofSources.count }
  var namedItems: Int32 { Int32(ofItems.count) }

  /// What `draft` holds.
  var drafted: Footprint { numbers.footprints.footprint(draft) }

  // MARK: Threads

  func operation(of thread: ThreadID) -> Step? { thread.offset < fetched.count ? fetched[thread.offset] : nil }

  func setOperation(_ step: Step?, of thread: ThreadID) {
    while fetched.count <= thread.offset { fetched.append(nil) }
    fetched[thread.offset] = step
  }

  func entry(of worker: ThreadID) -> EntryIndex? {
    worker.offset < workerEntries.count ? workerEntries[worker.offset] : nil
  }

  func setEntry(_ entry: EntryIndex?, of worker: ThreadID) {
    while workerEntries.count <= worker.offset { workerEntries.append(nil) }
    workerEntries[worker.offset] = entry
  }

  // MARK: Time

  func post(_ event: PendingEvent) {
    switch event.kind {
    case .submit, .timer, .manager, .timeout: due.append(event)
    case .computed, .quantum, .awake, .released, .monitor: break
    }
  }

  /// What a clock brings about in the order of its instants; a wait that gives up is late on its own.
  func timed(_ events: [PendingEvent]) -> [Instant] {
    events.compactMap { event in
      switch event.kind {
      case .timeout, .manager: nil
      case .submit, .timer, .computed, .quantum, .awake, .released, .monitor: event.instant
      }
    }
  }

  func rivals(of index: Int) -> [Instant] {
    var others = due
    others.remove(at: index)
    return timed(others)
  }

  /// Nil when nobody can notice it.
  func footprint(ofSpanOn thread: ThreadID) -> Footprint? {
    thread.offset < spans.count ? spans[thread.offset]?.footprint : nil
  }

  func spanEnd(on thread: ThreadID) -> Instant? { thread.offset < spans.count ? spans[thread.offset]?.end : nil }

  /// One that never ends is free to take any time but a finite one.
  func hasEnd(spanOn thread: ThreadID) -> Bool {
    spanEnd(on: thread).map { $0.nanoseconds < Instant.distantFuture.nanoseconds - 1 } ?? true
  }

  func setSpan(_ footprint: Footprint, until end: Instant, on thread: ThreadID) {
    while spans.count <= thread.offset { spans.append(nil) }
    spans[thread.offset] = (footprint, end)
  }

  // MARK: Queues

  func markTargeted(_ queue: QueueID) {
    while targeted.count <= queue.offset { targeted.append(false) }
    targeted[queue.offset] = true
  }

  func isTargeted(_ queue: QueueID) -> Bool { queue.offset < targeted.count && targeted[queue.offset] }

  // MARK: What happened

  func pushed(_ strand: StrandID, onto queue: QueueID) { log.append(.pushed(strand, queue: queue.index, by: acting)) }
  func woke(_ strand: StrandID) { if strand != acting { log.append(.woke(strand, by: acting)) } }
}

/// What has come of a step, beside the accesses it announced. In order.
package enum StepFact: Sendable {
  case began(StrandID, by: StrandID)
  /// Onto a queue that runs one block at a time.
  case pushed(StrandID, queue: Int32, by: StrandID)
  case woke(StrandID, by: StrandID)
  /// A block of such a queue began or ended.
  case started(StrandID, queue: Int32)
  case finished(StrandID, queue: Int32)
}

/// What else makes a step worth being seen: what an expectation speaks about.
package struct StepInterest: Sendable {
  /// Every printed line, or only these.
  package enum Printing: Sendable {
    case none, all
    case lines(Set<String>)
  }

  package var printing = Printing.none
  /// Names of blocks and spans.
  package var names: Set<String> = []
  /// Labels of queues all of whose blocks count.
  package var queues: Set<String> = []
  /// The program may end while others still run: what they did by then matters.
  package var endsEarly = false
  /// Something is delayed: readings of the clock matter.
  package var isTimed = false
  /// Queues are suspended: whether one may run blocks matters.
  package var suspends = false
  /// A group is left more often than it was entered: who leaves last matters.
  package var leavesTooOften = false

  package init() {}
}
