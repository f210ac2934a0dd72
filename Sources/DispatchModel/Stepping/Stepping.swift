import DispatchTrace

/// Something that time will bring about.
struct DueEvent {
  var event: PendingEvent
  /// Where durations have slack.
  var window: SlackClock.Window?
}

/// A block that a thread could take up.
struct HandOver {
  var entry: EntryIndex
  /// The instant from which on it could.
  var since: Int
}

/// What a thread computes or sleeps.
private struct Stretch {
  var footprint: Footprint
  var end: Instant
  var duration: VirtualDuration
  var name: StringID?
  var window: SlackClock.Window?
  var isVaried = false
}

/// What is kept beside a simulation that is led step by step.
final class Stepping {
  let numbers: StrandNumbers
  let durations: LedDurations
  /// The name of the stretch that may take any time, where all others have no slack.
  let varied: String?
  @exclusivity(unchecked) private(set) var interest: StepInterest
  /// What the present step adds, for whoever leads.
  @exclusivity(unchecked) var log: [StepFact] = []
  /// Bytes of `interest.output` that have been printed.
  @exclusivity(unchecked) var printed = 0
  /// A group was left more often than it was entered.
  @exclusivity(unchecked) var hasLeftTooOften = false
  /// When the process was frozen last.
  @exclusivity(unchecked) var frozenSince: Instant?
  /// What was given a name, where everything is of interest.
  @exclusivity(unchecked) private var objectNames: [ModelObject: StringID] = [:]
  @exclusivity(unchecked) private var strandNames: ContiguousArray<StringID.Packed> = []
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
  @exclusivity(unchecked) var due: [DueEvent] = []
  @exclusivity(unchecked) var declared = DeclaredTimes()
  @exclusivity(unchecked) var free = FreeClock()
  @exclusivity(unchecked) var slack = SlackClock()
  /// By thread, where that takes time: the block it stands before.
  @exclusivity(unchecked) var handOvers: ContiguousArray<HandOver?> = []
  /// What the end of a thread's present computation touches.
  @exclusivity(unchecked) private var spans: ContiguousArray<Stretch?> = []
  /// Queues that are the target of others.
  @exclusivity(unchecked) private var targeted: ContiguousArray<Bool> = []

  init(_ numbers: StrandNumbers, _ interest: StepInterest, _ durations: LedDurations, varied: String?) {
    self.numbers = numbers
    self.varied = varied
    self.durations = durations
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
    declared = DeclaredTimes()
    free = FreeClock()
    slack = SlackClock()
    printed = 0
    hasLeftTooOften = false
    frozenSince = nil
    handOvers.removeAll(keepingCapacity: true)
    spans.removeAll(keepingCapacity: true)
    targeted.removeAll(keepingCapacity: true)
    objectNames.removeAll(keepingCapacity: true)
    strandNames.removeAll(keepingCapacity: true)
  }

  // MARK: Strands

  /// A strand that `acting` begins.
  func newStrand() -> StrandID {
    let strand = nextChild(of: acting, after: 0)
    childCounts[acting.offset] += 1
    declared.begin(strand, by: acting)
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

  // MARK: Output

  /// Whether `text` can be printed after `count` bytes.
  func admits(_ text: String, after count: Int) -> Bool {
    guard let output = interest.output else { return true }
    return output[min(count, output.count)...].starts(with: text.utf8)
  }

  // MARK: Names

  func name(_ object: ModelObject, _ name: StringID) {
    if interest.includesEverything { objectNames[object] = name }
  }

  func name(of object: ModelObject) -> StringID? { objectNames[object] }

  func name(_ strand: StrandID, _ name: StringID?) {
    guard let name, interest.includesEverything else { return }
    while strandNames.count <= strand.offset { strandNames.append(.none) }
    strandNames[strand.offset] = StringID.Packed(name)
  }

  func name(of strand: StrandID) -> StringID? { strand.offset < strandNames.count ? strandNames[strand.offset].id : nil }

  /// Whether `draft`, as `make` fills it with this interest, has anything in it.
  func isNoticed(by interest: StepInterest, _ make: () -> Void) -> Bool {
    let own = self.interest
    self.interest = interest
    make()
    self.interest = own
    return !draft.isEmpty
  }

  func isNamed(_ thread: ThreadID) -> Bool { thread.offset < ofThreads.count }
  func isNamed(_ source: SourceID) -> Bool { source.offset < ofSources.count }
  var namedItems: Int32 { Int32(ofItems.count) }

  /// What `draft` holds.
  var drafted: Footprint {
    // Where durations have slack, whether time passes before it or after it makes a difference.
    if durations.isSlack && !draft.isEmpty { draft.add(.time, 0, .read) }
    return numbers.footprints.footprint(draft)
  }

  /// The same of a step that takes time.
  var draftedOverTime: Footprint { numbers.footprints.passingTime(drafted) }

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

  // MARK: Stretches that take time

  /// Nil when nobody can notice it.
  func footprint(ofSpanOn thread: ThreadID) -> Footprint? {
    thread.offset < spans.count ? spans[thread.offset]?.footprint : nil
  }

  func spanEnd(on thread: ThreadID) -> Instant? { thread.offset < spans.count ? spans[thread.offset]?.end : nil }

  /// One that never ends is free to take any time but a finite one.
  func hasEnd(spanOn thread: ThreadID) -> Bool {
    spanEnd(on: thread).map { $0.nanoseconds < Instant.distantFuture.nanoseconds - 1 } ?? true
  }

  func name(ofSpanOn thread: ThreadID) -> StringID? { thread.offset < spans.count ? spans[thread.offset]?.name : nil }

  func lengthenSpan(on thread: ThreadID, by duration: VirtualDuration) {
    guard thread.offset < spans.count, let span = spans[thread.offset] else { return }
    spans[thread.offset]?.end = span.end + duration
    spans[thread.offset]?.duration = span.duration + duration
  }

  /// The stretch on `thread` ends, which `strand` has spent.
  func endSpan(on thread: ThreadID, of strand: StrandID) {
    if thread.offset < spans.count, let span = spans[thread.offset] { declared.pass(span.duration.nanoseconds, on: strand) }
  }

  func window(ofSpanOn thread: ThreadID) -> SlackClock.Window? {
    thread.offset < spans.count ? spans[thread.offset]?.window : nil
  }

  func setSpan(
    _ footprint: Footprint, _ name: StringID?, _ duration: VirtualDuration, from now: Instant, on thread: ThreadID, isVaried: Bool
  ) {
    while spans.count <= thread.offset { spans.append(nil) }
    var stretch = Stretch(footprint: footprint, end: now + duration, duration: duration, name: name, window: window(of: duration))
    if isVaried {
      stretch.isVaried = true
      stretch.window = SlackClock.Window(after: slack.now, earliest: 0, latest: nil)
      slack.beginWatched()
    }
    spans[thread.offset] = stretch
  }

  func isVaried(spanOn thread: ThreadID) -> Bool { thread.offset < spans.count && spans[thread.offset]?.isVaried ?? false }

  // MARK: Queues

  func markTargeted(_ queue: QueueID) {
    while targeted.count <= queue.offset { targeted.append(false) }
    targeted[queue.offset] = true
  }

  func isTargeted(_ queue: QueueID) -> Bool { queue.offset < targeted.count && targeted[queue.offset] }

  // MARK: What happened

  func pushed(_ strand: StrandID, onto queue: QueueID) {
    declared.begin(strand, by: acting)
    log.append(.pushed(strand, queue: queue.index, by: acting))
  }

  func woke(_ strand: StrandID) {
    guard strand != acting else { return }
    declared.begin(strand, by: acting)
    log.append(.woke(strand, by: acting))
  }

  /// A block of a queue that runs one at a time begins or ends.
  func started(on queue: Int32) {
    declared.start(acting, on: queue)
    log.append(.started(acting, queue: queue))
  }

  func finished(on queue: Int32) {
    declared.finish(acting, on: queue)
    log.append(.finished(acting, queue: queue))
  }
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

/// What some execution of a program has shown that it does: then more steps matter than without.
package struct ProgramTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The program may end while others still run: what they did by then matters.
  package static let endsEarly = Self(rawValue: 1)
  /// Something is delayed: readings of the clock matter.
  package static let isTimed = Self(rawValue: 2)
  /// Queues are suspended: whether one may run blocks matters.
  package static let suspends = Self(rawValue: 4)
  /// A group is left more often than it was entered: who leaves last matters.
  package static let leavesTooOften = Self(rawValue: 8)
  /// The process is frozen: what it does before and what after matters.
  package static let freezes = Self(rawValue: 16)
  /// The main thread serves the main queue in the midst of its code: which of its blocks come before what that does next matters.
  package static let servesLoop = Self(rawValue: 32)
  /// A `print` waits for a description: who prints before it does, matters.
  package static let holdsOutput = Self(rawValue: 64)

  /// All of them, as files call them.
  package static let named: [(name: String, trait: ProgramTraits)] = [
    ("endsEarly", .endsEarly), ("timed", .isTimed), ("suspends", .suspends), ("leavesTooOften", .leavesTooOften),
    ("freezes", .freezes), ("servesLoop", .servesLoop), ("holdsOutput", .holdsOutput),
  ]
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
  /// Every block that the program gives no name counts: a name may mean its place.
  package var includesUnnamed = false
  /// Every block counts, named or not.
  package var includesBlocks = false
  /// What is said above has its place among the steps, but in which order it comes among itself does not matter.
  package var isMarking = false
  /// What the program does that makes more steps matter.
  package var traits: ProgramTraits = []
  /// All that is printed, exactly: who would print something else stands still.
  package var output: [UInt8]?
  /// Every block and every stretch counts, named or not; and what has a name is told by it.
  package var includesEverything = false

  /// Nothing is left out that anybody might ask about: for schedules, which mean the same whatever is asked.
  package static var everything: StepInterest {
    var interest = StepInterest()
    interest.printing = .all
    interest.traits = [.endsEarly, .isTimed, .suspends, .leavesTooOften]
    interest.includesEverything = true
    return interest
  }

  package init() {}
}
