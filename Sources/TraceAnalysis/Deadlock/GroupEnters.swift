import DispatchTrace

/// The enters of one group that were called by hand, which of them no leave answers, and which leave answers which.
struct GroupEnters {
  private var all: [TraceIndex.GroupCall] = []
  private var isAnswered: [Bool] = []
  /// Before this all are answered.
  private var oldest = 0
  /// By the block that entered; nil is top-level code.
  private var blocks: [ItemID?: Calls] = [:]
  /// The event of a leave → that of the enter which it answers and which comes before it on every schedule.
  private(set) var answers: [Int: Int] = [:]
  /// Each leave is one of `answers`.
  private(set) var isCertain = true

  /// Of every group, by id.
  static func all(_ index: TraceIndex) -> [GroupEnters] {
    if index.openEnters.isEmpty { return [] }
    var groups = Array(repeating: GroupEnters(), count: index.openEnters.count)
    for call in index.groupCalls {
      switch call.verb {
      case .enter: groups[call.group.offset].enter(call)
      case .leave: groups[call.group.offset].leave(call, in: index)
      }
    }
    return groups
  }

  /// Those without a leave, in order.
  var unanswered: [TraceIndex.GroupCall] {
    all.indices.filter { !isAnswered[$0] }.map { all[$0] }
  }

  private mutating func enter(_ enter: TraceIndex.GroupCall) {
    blocks[enter.item, default: Calls()].append(all.count, at: enter.moment.event)
    all.append(enter)
    isAnswered.append(false)
  }

  /// A leave answers the last enter that its own block, or the block that submitted it, or … called before submitting it:
  /// `group.enter(); q.async { …; group.leave() }`. Else the oldest.
  private mutating func leave(_ leave: TraceIndex.GroupCall, in index: TraceIndex) {
    var block = leave.item
    var before = leave.moment.event
    for _ in 0..<64 {
      if let match = blocks[block]?.takeLast(before: before) {
        isAnswered[match] = true
        answers[leave.moment.event] = all[match].moment.event
        return
      }
      guard let item = block, let submitted = index.items[item.offset].scheduled ?? index.items[item.offset].submitted else {
        break
      }
      block = index.items[item.offset].submitterItem
      before = submitted.event
    }
    isCertain = false
    while oldest < all.count, isAnswered[oldest] { oldest += 1 }
    if oldest < all.count { answer(oldest) }
  }

  private mutating func answer(_ enter: Int) {
    isAnswered[enter] = true
    _ = blocks[all[enter].item]?.takeLast(before: all[enter].moment.event + 1)
  }

  /// The calls of one block. Each position knows the last open call at or before it, in the manner of union and find, so that
  /// taking one costs next to nothing however many there are.
  private struct Calls {
    private var events: [Int] = []
    private var enters: [Int] = []
    /// 0 is "none"; call `i` is at `i + 1`.
    private var open: [Int] = [0]

    mutating func append(_ enter: Int, at event: Int) {
      events.append(event)
      enters.append(enter)
      open.append(open.count)
    }

    mutating func takeLast(before event: Int) -> Int? {
      var low = 0
      var high = events.count
      while low < high {
        let middle = (low + high) / 2
        if events[middle] < event { low = middle + 1 } else { high = middle }
      }
      let found = find(low)
      if found == 0 { return nil }
      open[found] = found - 1
      return enters[found - 1]
    }

    private mutating func find(_ position: Int) -> Int {
      var root = position
      while open[root] != root { root = open[root] }
      var next = position
      while open[next] != root {
        (open[next], next) = (root, open[next])
      }
      return root
    }
  }
}
