import DispatchTrace

/// Follows the events of a trace and knows, for the point where each thread is, what happened before it: the steps of
/// `OrderRules` as this run came out, in vector clocks.
///
/// A strand is the run of one block, not of a thread: that the same worker runs two blocks orders nothing. A `sync` block on its
/// caller's thread, a `perform()`, an initialiser are part of the strand that calls them.
struct HappensBefore {
  private var rules: OrderRules
  /// By thread, innermost last: the thread's own code, then one for each activation of the replay.
  private var stacks: [[Frame]] = []
  private var published: JunctionClocks
  private var strandCount: Int32 = 0
  private var free: [StrandClock] = []
  /// So many strands at once are followed: what a clock costs grows with them.
  static let mostStrands: Int32 = 1024

  private struct Frame {
    var clock = StrandClock()
    /// It runs inside the one beneath it: the same strand.
    var isInline = false
  }

  init(_ index: TraceIndex) {
    rules = OrderRules(index)
    published = JunctionClocks(index)
    stacks = Array(repeating: [Frame()], count: index.threads.count)
  }

  /// Too many strands: from here on nothing is known.
  var isExhausted: Bool { strandCount >= Self.mostStrands }

  /// `thread` does something now that others may have to be ordered with: its clock, with a strand of its own.
  mutating func access(_ thread: ThreadID) -> StrandClock {
    let depth = strandDepth(thread.offset)
    if stacks[thread.offset][depth].clock.strand < 0 { giveStrand(thread.offset, depth) }
    stacks[thread.offset][depth].clock.lastAccess = stacks[thread.offset][depth].clock.epoch
    return stacks[thread.offset][depth].clock
  }

  /// Goes on by one event, which `replay` has taken already.
  mutating func advance(_ event: TraceEvent, _ change: TraceReplay.Change, _ replay: TraceReplay) {
    let thread = event.thread.offset
    rules.advance(event, change, replay)
    if case .entered = change {
      stacks[thread].append(Frame(isInline: isInline(replay.threads[thread].activations.last)))
    }
    for step in rules.steps.indices { take(rules.steps[step], thread) }
    if case .left(_, let depth) = change {
      let frame = stacks[thread].remove(at: depth + 1)
      if frame.clock.strand >= 0 { free.append(frame.clock) }
    }
  }

  /// Of the activation that is new on top.
  private func isInline(_ activation: TraceReplay.Activation?) -> Bool {
    switch activation {
    case .item(let item): rules.isInline(item)
    case .perform, .apply, .once, nil: true
    }
  }

  private mutating func take(_ step: OrderStep, _ thread: Int) {
    switch step {
    case .publish(let junction, let publisher): published.join(release(publisher.offset), at: junction)
    case .renew(let junction, let publisher): published.renew(release(publisher.offset), at: junction)
    case .forward(let from, let to, _): if let clock = published[from] { published.join(clock, at: to) }
    case .learn(let junction, _):
      guard let clock = published[junction] else { return }
      let depth = strandDepth(thread)
      stacks[thread][depth].clock.others.join(clock)
    }
  }
}

// Strands.
extension HappensBefore {
  /// The depth of the frame that the top of the stack is a part of.
  private func strandDepth(_ thread: Int) -> Int {
    var depth = stacks[thread].count - 1
    while depth > 0, stacks[thread][depth].isInline { depth -= 1 }
    return depth
  }

  /// A strand whose every access is known here may be continued; else a new one.
  private mutating func giveStrand(_ thread: Int, _ depth: Int) {
    let clock = stacks[thread][depth].clock.others
    for position in free.indices.suffix(64).reversed() where clock[free[position].strand] >= free[position].lastAccess {
      let reused = free.remove(at: position)
      stacks[thread][depth].clock.strand = reused.strand
      stacks[thread][depth].clock.epoch = reused.epoch + 1
      stacks[thread][depth].clock.lastAccess = reused.lastAccess
      return
    }
    stacks[thread][depth].clock.strand = strandCount
    stacks[thread][depth].clock.epoch = 1
    strandCount += 1
  }

  /// What happened before now, for others; an access that comes later belongs to a new epoch.
  private mutating func release(_ thread: Int) -> VectorClock {
    let depth = strandDepth(thread)
    let clock = stacks[thread][depth].clock
    if clock.strand >= 0, clock.lastAccess == clock.epoch { stacks[thread][depth].clock.epoch += 1 }
    return clock.released()
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
