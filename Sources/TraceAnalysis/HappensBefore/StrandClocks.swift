import DispatchTrace

/// Whose code each thread of a trace runs, and what has happened before the point where it is.
///
/// A strand is the run of one block, not of a thread: that the same worker runs two blocks orders nothing. A `sync` block on its
/// caller's thread, a `perform()`, an initialiser are part of the strand that calls them.
struct StrandClocks {
  /// By thread, innermost last: the thread's own code, then one for each activation of the replay.
  private var stacks: [[Frame]]
  private var count: Int32 = 0
  private var free: [StrandClock] = []
  /// So many strands at once are followed: what a clock costs grows with them.
  static let most: Int32 = 1024

  private struct Frame {
    var clock = StrandClock()
    /// It runs inside the one beneath it: the same strand.
    var isInline = false
  }

  init(threads: Int) {
    stacks = Array(repeating: [Frame()], count: threads)
  }

  /// Too many strands: from here on nothing is known.
  var isExhausted: Bool { count >= Self.most }

  /// `thread` does something now that others may have to be ordered with: its clock, with a strand of its own.
  mutating func access(_ thread: ThreadID) -> StrandClock {
    let depth = depth(thread.offset)
    if stacks[thread.offset][depth].clock.strand < 0 { giveStrand(thread.offset, depth) }
    stacks[thread.offset][depth].clock.lastAccess = stacks[thread.offset][depth].clock.epoch
    return stacks[thread.offset][depth].clock
  }

  /// The activation that an event has put on top, if it has.
  mutating func enter(_ thread: ThreadID, _ change: TraceReplay.Change, _ replay: TraceReplay, _ rules: OrderRules) {
    guard case .entered = change else { return }
    stacks[thread.offset].append(Frame(isInline: isInline(replay.threads[thread.offset].activations.last, rules)))
  }

  /// The activation that an event has ended, if it has; after what the event orders.
  mutating func leave(_ thread: ThreadID, _ change: TraceReplay.Change) {
    guard case .left(_, let depth) = change else { return }
    let frame = stacks[thread.offset].remove(at: depth + 1)
    if frame.clock.strand >= 0 { free.append(frame.clock) }
  }

  /// What happened before now, for others; an access that comes later belongs to a new epoch.
  mutating func release(_ thread: ThreadID) -> VectorClock {
    let depth = depth(thread.offset)
    let clock = stacks[thread.offset][depth].clock
    if clock.strand >= 0, clock.lastAccess == clock.epoch { stacks[thread.offset][depth].clock.epoch += 1 }
    return clock.released()
  }

  /// All of `clock` has happened before what `thread` does from now on.
  mutating func learn(_ clock: VectorClock, _ thread: ThreadID) {
    let depth = depth(thread.offset)
    stacks[thread.offset][depth].clock.others.join(clock)
  }

  /// What the present strand of `thread` has seen.
  func clock(_ thread: ThreadID) -> StrandClock { stacks[thread.offset][depth(thread.offset)].clock }

  private func isInline(_ activation: TraceReplay.Activation?, _ rules: OrderRules) -> Bool {
    switch activation {
    case .item(let item): rules.isInline(item)
    case .perform, .apply, .once, nil: true
    }
  }

  /// The depth of the frame that the top of the stack is a part of.
  private func depth(_ thread: Int) -> Int {
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
    stacks[thread][depth].clock.strand = count
    stacks[thread][depth].clock.epoch = 1
    count += 1
  }
}
