package import DispatchTrace

/// When the blocks of a run start in other runs of the same program.
package struct StartSpread: Sendable {
  /// The earliest and the latest start of a block, and the runs that show them.
  package struct Range: Hashable, Sendable {
    package var earliest: Instant
    package var latest: Instant
    /// Empty for the run that is drawn.
    package var earliestIn = ""
    package var latestIn = ""
    /// In so many of the other runs it does not start.
    package var missing = 0
  }

  /// By the blocks of the drawn run; none for a block that does not start in it.
  package private(set) var ranges: [ItemID: Range] = [:]
  /// How many other runs there are.
  package private(set) var runs = 0
  /// What they are: `seeds 1 to 100`.
  package let words: String
  private let index: TraceIndex

  /// The same block in another run: the N-th of its name that a queue of that name is handed.
  private struct Key: Hashable {
    var queue: String
    var name: String
    var number: Int
  }

  package init(of trace: Trace, over words: String) {
    self.words = words
    index = TraceIndex(trace)
    for (item, _) in Self.keys(of: index) {
      guard let started = index.items[item.offset].started else { continue }
      ranges[item] = Range(earliest: started.instant, latest: started.instant)
    }
  }

  /// Takes in another run.
  package mutating func add(_ trace: Trace, named label: String) {
    runs += 1
    let other = TraceIndex(trace)
    let items = Dictionary(Self.keys(of: other).map { ($0.key, $0.item) }, uniquingKeysWith: { first, _ in first })
    for (item, key) in Self.keys(of: index) {
      guard var range = ranges[item] else { continue }
      if let instant = items[key].flatMap({ other.items[$0.offset].started })?.instant {
        if instant < range.earliest { (range.earliest, range.earliestIn) = (instant, label) }
        if instant > range.latest { (range.latest, range.latestIn) = (instant, label) }
      } else {
        range.missing += 1
      }
      ranges[item] = range
    }
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
