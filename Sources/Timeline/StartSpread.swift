package import DispatchTrace

/// When the blocks of a run start in other runs of the same program.
package struct StartSpread: Sendable {
  /// The earliest and the latest start of a block, and the runs that show them.
  package struct Range: Hashable, Sendable {
    package var earliest: Instant
    package var latest: Instant
    /// Nil where it is not said.
    package var earliestIn: String? = StartSpread.drawn
    package var latestIn: String? = StartSpread.drawn
    /// In so many of the other runs it does not start.
    package var missing = 0
  }

  /// By the blocks of the drawn run; none for a block that does not start in it.
  package private(set) var ranges: [ItemID: Range] = [:]
  /// How many other runs there are.
  package private(set) var runs = 0
  /// What they are: `seeds 1 to 100`.
  package var words: String
  /// Sentences below those about the starts, each with its head.
  package var footnotes: [(head: String, text: String)] = []
  private let keys: [(item: ItemID, key: Key)]

  /// The same block in another run: the N-th of its name that a queue of that name is handed.
  private struct Key: Hashable {
    var queue: String
    var name: String
    var number: Int
  }

  package init(of trace: Trace, over words: String) {
    self.words = words
    let index = TraceIndex(trace)
    keys = Self.keys(of: index)
    for (item, _) in keys {
      guard let started = index.items[item.offset].started else { continue }
      ranges[item] = Range(earliest: started.instant, latest: started.instant)
    }
  }

  /// What the run that is drawn is called.
  private static var drawn: String { "this run" }

  /// Takes in another run. True when something starts earlier or later in it than in all before.
  @discardableResult
  package mutating func add(_ trace: Trace, named label: String) -> Bool {
    runs += 1
    var isWider = false
    let others = starts(in: trace)
    for item in ranges.keys.sorted() {
      guard var range = ranges[item] else { continue }
      if let instant = others[item] {
        isWider = isWider || instant < range.earliest || instant > range.latest
        if instant < range.earliest { (range.earliest, range.earliestIn) = (instant, label) }
        if instant > range.latest { (range.latest, range.latestIn) = (instant, label) }
      } else {
        range.missing += 1
      }
      ranges[item] = range
    }
    return isWider
  }

  /// When the blocks of the drawn run start in another one.
  package func starts(in trace: Trace) -> [ItemID: Instant] {
    let other = TraceIndex(trace)
    let items = Dictionary(Self.keys(of: other).map { ($0.key, $0.item) }, uniquingKeysWith: { first, _ in first })
    var starts: [ItemID: Instant] = [:]
    for (item, key) in keys where ranges[item] != nil {
      starts[item] = items[key].flatMap { other.items[$0.offset].started }?.instant
    }
    return starts
  }

  /// Those that do not start at one instant in all runs, the widest first.
  package var widest: [ItemID] {
    let wide = ranges.filter { $0.value.earliest < $0.value.latest }.map {
      (width: $0.value.latest - $0.value.earliest, item: $0.key)
    }
    return wide.sorted { ($1.width, $0.item) < ($0.width, $1.item) }.map(\.item)
  }

  /// Calls the run of each end of `item` anew.
  package mutating func name(endsOf item: ItemID, _ name: (_ label: String, _ instant: Instant) -> String?) {
    guard var range = ranges[item] else { return }
    if let label = range.earliestIn, label != Self.drawn { range.earliestIn = name(label, range.earliest) }
    if let label = range.latestIn, label != Self.drawn { range.latestIn = name(label, range.latest) }
    ranges[item] = range
  }

  private static func keys(of index: TraceIndex) -> [(item: ItemID, key: Key)] {
    var counts: [Key: Int] = [:]
    return index.items.indices.compactMap { offset in
      let item = ItemID(offset)
      guard let queue = index.items[offset].queue ?? index.items[offset].runQueue else { return nil }
      var key = Key(queue: index.name(of: queue), name: index.name(of: item), number: 0)
      counts[key, default: 0] += 1
      key.number = counts[key] ?? 0
      return (item, key)
    }
  }
}
