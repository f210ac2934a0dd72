import DispatchTrace

/// Follows the events of a trace and knows, for the point where each thread is, what happened before it: the steps of
/// `OrderRules` as this run came out, in vector clocks.
struct HappensBefore {
  private var rules: OrderRules
  private var strands: StrandClocks
  private var published: JunctionClocks

  init(_ index: TraceIndex) {
    rules = OrderRules(index)
    published = JunctionClocks(index)
    strands = StrandClocks(threads: index.threads.count)
  }

  /// Too many strands: from here on nothing is known.
  var isExhausted: Bool { strands.isExhausted }

  /// `thread` does something now that others may have to be ordered with: its clock, with a strand of its own.
  mutating func access(_ thread: ThreadID) -> StrandClock { strands.access(thread) }

  /// Goes on by one event, which `replay` has taken already.
  mutating func advance(_ event: TraceEvent, _ change: TraceReplay.Change, _ replay: TraceReplay) {
    rules.advance(event, change, replay)
    strands.enter(event.thread, change, replay, rules)
    for step in rules.steps.indices { take(rules.steps[step], event.thread) }
    strands.leave(event.thread, change)
    for step in rules.stepsBeneath.indices { take(rules.stepsBeneath[step], event.thread) }
  }

  private mutating func take(_ step: OrderStep, _ thread: ThreadID) {
    switch step {
    case .publish(let junction, let publisher): published.join(strands.release(publisher), at: junction)
    case .renew(let junction, let publisher): published.renew(strands.release(publisher), at: junction)
    case .forward(let from, let to, _): if let clock = published[from] { published.join(clock, at: to) }
    case .learn(let junction, _): if let clock = published[junction] { strands.learn(clock, thread) }
    }
  }
}

/// What has been published at each junction. Those that every block needs lie in arrays.
private struct JunctionClocks {
  private var submissions: [VectorClock?]
  private var alone: [VectorClock?]
  private var beside: [VectorClock?]
  private var others: [Junction: VectorClock] = [:]

  init(_ index: TraceIndex) {
    submissions = Array(repeating: nil, count: index.items.count)
    alone = Array(repeating: nil, count: index.queues.count)
    beside = alone
  }

  subscript(junction: Junction) -> VectorClock? {
    switch junction {
    case .submitted(let item): submissions[item.offset]
    case .alone(let queue): alone[queue.offset]
    case .beside(let queue): beside[queue.offset]
    case .ended, .started, .launch, .group, .workItem, .semaphore, .lock, .once, .called, .iterated, .resumed, .source:
      others[junction]
    }
  }

  mutating func join(_ clock: VectorClock, at junction: Junction) {
    switch junction {
    case .submitted(let item): submissions[item.offset, orEmpty: true].join(clock)
    case .alone(let queue): alone[queue.offset, orEmpty: true].join(clock)
    case .beside(let queue): beside[queue.offset, orEmpty: true].join(clock)
    case .ended, .started, .launch, .group, .workItem, .semaphore, .lock, .once, .called, .iterated, .resumed, .source:
      others[junction, default: VectorClock()].join(clock)
    }
  }

  /// What ran alone came after all that ran beside others before it.
  mutating func renew(_ clock: VectorClock, at junction: Junction) {
    guard case .alone(let queue) = junction else { return join(clock, at: junction) }
    alone[queue.offset] = clock
    beside[queue.offset] = nil
  }
}

extension [VectorClock?] {
  fileprivate subscript(position: Int, orEmpty _: Bool) -> VectorClock {
    get { self[position] ?? VectorClock() }
    _modify {
      var clock = self[position] ?? VectorClock()
      self[position] = nil
      yield &clock
      self[position] = clock
    }
  }
}
