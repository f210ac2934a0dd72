package import DispatchTrace

/// What of a run came in its order for certain: some of its events, and which of them come before which however else its steps fall.
///
/// The steps of `OrderRules`, but only those that hold on every schedule. Some hold always; first in, first out orders two blocks of a queue if their
/// submissions are ordered, a wait or a notification comes after a leave if the enter that it answers came before it was asked for, and whoever takes
/// as many signals as there are comes after all of them. Who took a lock first is up to the run. It answers for the calls that this run made.
package struct CertainOrder {
  private var points: [Int: Point] = [:]
  private var clocks: [Int: StrandClock] = [:]

  /// Of the events at the offsets in `marks`.
  package init(_ index: TraceIndex, marks: Set<Int>) {
    var walk = CertainWalk(index)
    var replay = TraceReplay()
    for (offset, event) in index.trace.events.enumerated() {
      let change = replay.advance(event, at: offset)
      let isEnd = if case .ended = event.kind { true } else { false }
      // A block's end is the last thing in it; what is learnt at a start or after a wait comes before what follows.
      if marks.contains(offset), isEnd { note(walk.access(event.thread), at: offset) }
      walk.advance(event, at: offset, change, replay)
      if marks.contains(offset), !isEnd { note(walk.access(event.thread), at: offset) }
      if walk.isExhausted { return }
    }
  }

  private mutating func note(_ clock: StrandClock, at offset: Int) {
    clocks[offset] = clock
    points[offset] = Point(clock)
  }

  /// The one marked event comes before the other on every schedule. False when it does not, and when nobody knows.
  package func isBefore(_ first: Int, _ second: Int) -> Bool {
    guard first < second, let point = points[first], let clock = clocks[second] else { return false }
    return point.isSeen(by: clock)
  }

  /// One strand does both. False when nobody knows.
  func isOneStrand(_ first: Int, _ second: Int) -> Bool {
    points[first].flatMap { one in points[second].map { $0.strand == one.strand } } ?? false
  }
}

/// Where a strand was when it did something.
private struct Point {
  var strand: Int32
  var epoch: UInt32

  init(_ clock: StrandClock) {
    (strand, epoch) = (clock.strand, clock.epoch)
  }

  func isSeen(by clock: StrandClock) -> Bool { clock.hasSeen(strand, epoch) }
  func isSeen(by clock: VectorClock?) -> Bool { clock.map { $0[strand] >= epoch } ?? false }
}

/// Follows the events for `CertainOrder`.
private struct CertainWalk {
  /// What somebody has done, and what has to come first for that to count.
  private struct Publication {
    var premise: Point
    var clock: VectorClock
  }

  private struct Taker: Hashable {
    var semaphore: SemaphoreID
    var strand: Int32
  }

  /// So many publications are looked at before it is given up.
  private static let mostWork = 200_000

  private let index: TraceIndex
  private var rules: OrderRules
  private var strands: StrandClocks
  private let groups: [GroupEnters]
  private var published: [Junction: VectorClock] = [:]
  private var conditional: [Junction: [Publication]] = [:]
  /// Of a block that was handed over at once: the call. Of an enter by hand: the event's.
  private var calls: [ItemID: Point] = [:]
  private var enters: [Int: Point] = [:]
  /// By semaphore: how many a strand has to take to be behind all signals.
  private var needed: [SemaphoreID: Int] = [:]
  private var taken: [Taker: Int] = [:]
  private var work = 0

  init(_ index: TraceIndex) {
    self.index = index
    rules = OrderRules(index)
    strands = StrandClocks(threads: index.threads.count)
    groups = GroupEnters.all(index)
    for event in index.trace.events {
      if case .semaphoreCreated(let semaphore, _, _, let value) = event.kind { needed[semaphore, default: 0] += Int(value) }
      if case .semaphoreSignalled(let semaphore, _) = event.kind { needed[semaphore, default: 0] += 1 }
    }
  }

  var isExhausted: Bool { strands.isExhausted || work > Self.mostWork }

  mutating func access(_ thread: ThreadID) -> StrandClock { strands.access(thread) }

  mutating func advance(_ event: TraceEvent, at offset: Int, _ change: TraceReplay.Change, _ replay: TraceReplay) {
    note(event, at: offset)
    rules.advance(event, change, replay)
    strands.enter(event.thread, change, replay, rules)
    for step in rules.steps { take(step, event, at: offset) }
    strands.leave(event.thread, change)
  }

  /// Calls that what comes later may have to come after.
  private mutating func note(_ event: TraceEvent, at offset: Int) {
    if case .groupEntered(_, _, nil) = event.kind { enters[offset] = Point(strands.access(event.thread)) }
    guard case .submitted(let submission) = event.kind else { return }
    switch submission.kind {
    case .async, .sync: calls[submission.item] = Point(strands.access(event.thread))
    case .after, .apply, .notify, .timer, .source, .cancelHandler, .registrationHandler: break
    }
  }

  private mutating func take(_ step: OrderStep, _ event: TraceEvent, at offset: Int) {
    switch step {
    case .publish(let junction, let publisher), .renew(let junction, let publisher):
      publish(junction, strands.release(publisher), event, at: offset)
    case .forward(let from, let to, let reason): forward(from, to, reason)
    case .learn(let junction, let reason): learn(junction, reason, event)
    }
  }

  private mutating func publish(_ junction: Junction, _ clock: VectorClock, _ event: TraceEvent, at offset: Int) {
    switch junction {
    case .alone(let queue), .beside(let queue):
      guard case .ended(let item) = event.kind, index.items[item.offset].queue == queue, let call = calls[item] else { return }
      conditional[junction, default: []].append(Publication(premise: call, clock: clock))
    case .group(let group):
      guard groups.indices.contains(group.offset), let enter = groups[group.offset].answers[offset].flatMap({ enters[$0] }) else {
        return
      }
      conditional[junction, default: []].append(Publication(premise: enter, clock: clock))
    case .workItem:
      guard case .ended(let item) = event.kind, let call = calls[item] else { return }
      conditional[junction, default: []].append(Publication(premise: call, clock: clock))
    case .submitted, .ended, .started, .launch, .semaphore, .called, .iterated:
      published[junction, default: VectorClock()].join(clock)
    case .lock, .once, .resumed, .source: break
    }
  }

  private mutating func forward(_ from: Junction, _ to: Junction, _ reason: OrderReason) {
    if case .group = to, case .ended(let item) = from {
      guard let call = calls[item], let clock = published[from] else { return }
      conditional[to, default: []].append(Publication(premise: call, clock: clock))
    }
    // A notification goes on its way.
    guard case .submitted = to else { return }
    let asked = published[to]
    for clock in clocks(at: from, reason, { $0.isSeen(by: asked) }) { published[to, default: VectorClock()].join(clock) }
  }

  private mutating func learn(_ junction: Junction, _ reason: OrderReason, _ event: TraceEvent) {
    let thread = event.thread
    switch reason {
    case .submission, .sync, .launch, .apply: if let clock = published[junction] { strands.learn(clock, thread) }
    case .serialQueue(let level), .barrier(let level):
      // Among the queues that share a target it is up to the run.
      guard case .started(let item, _) = event.kind, index.items[item.offset].queue == level else { return }
      let call = published[.submitted(item)]
      for clock in clocks(at: junction, reason, { $0.isSeen(by: call) }) { strands.learn(clock, thread) }
    case .group, .workItem:
      let present = strands.clock(thread)
      for clock in clocks(at: junction, reason, { $0.isSeen(by: present) }) { strands.learn(clock, thread) }
    case .semaphore(let semaphore):
      let taker = Taker(semaphore: semaphore, strand: strands.access(thread).strand)
      taken[taker, default: 0] += 1
      if taken[taker] == needed[semaphore], let clock = published[junction] { strands.learn(clock, thread) }
    case .lock, .once, .resume, .source, .dependency, .turn, .explored: break
    }
  }

  /// What was published there and counts.
  private mutating func clocks(at junction: Junction, _ reason: OrderReason, _ counts: (Point) -> Bool) -> [VectorClock] {
    guard let all = conditional[junction] else { return [] }
    if case .group(let group) = reason, !groups[group.offset].isCertain { return [] }
    work += all.count
    return all.filter { counts($0.premise) }.map(\.clock)
  }
}
