package import DispatchTrace

/// The orders of a run worth an arrow, the forced ones and those that merely came out so. None follows from others of the
/// list: arrows for those would say nothing new.
package struct OrderEdges: Sendable {
  package static let mostBlocks = GuaranteedOrder.mostBlocks
  /// More arrows of chance than that say too much at once.
  private static let mostOfChance = 8

  /// The forced ones first.
  package let all: [OrderEdge]
  /// There are too many orders of chance: only those within one queue are among `all`.
  package private(set) var areWithinQueues = false
  /// That the others are of this run only was seen, not only that no rule forces them.
  package let isChanceKnown: Bool

  /// Nil when nothing is known: fewer than two blocks or more than twelve, or a run that the program did not end.
  package init?(_ index: TraceIndex, _ table: OrderTable? = nil) {
    guard let order = GuaranteedOrder(index, table) else { return nil }
    isChanceKnown = order.table != nil
    let blocks = order.blocks.indices.filter { order.ran($0) }
    let forced = Self.direct(blocks, order, order.endsBefore).map { order.edge($0, .follows, isForced: true) }
    var byChance = Self.byChance(blocks, order)
    if byChance.count > Self.mostOfChance {
      areWithinQueues = true
      byChance = Self.byQueues(blocks, order).flatMap { Self.byChance($0, order) }
    }
    all = forced + byChance
  }

  private static func byQueues(_ blocks: [Int], _ order: GuaranteedOrder) -> [[Int]] {
    var queues: [QueueID?] = []
    for block in blocks where !queues.contains(order.queue(of: block)) { queues.append(order.queue(of: block)) }
    return queues.map { queue in blocks.filter { order.queue(of: $0) == queue } }
  }

  private static func byChance(_ blocks: [Int], _ order: GuaranteedOrder) -> [OrderEdge] {
    let came = direct(blocks, order, order.cameBefore).filter { order.mayOverlapOrTurn($0.first, $0.second) }
    let overlaps = nextStarts(blocks, order).filter { order.isOpen($0.first, $0.second) }
    return came.map { order.edge($0, .follows, isForced: false) } + overlaps.map { order.edge($0, .startsLater, isForced: false) }
  }

  private typealias Pair = (first: Int, second: Int)

  /// The pairs of a transitive relation that do not follow from others. Who comes before a block comes before all that this
  /// block submits, and who comes after it also after what it waited for in `sync`.
  private static func direct(_ blocks: [Int], _ order: GuaranteedOrder, _ isBefore: (Int, Int) -> Bool) -> [Pair] {
    blocks.flatMap { first in
      blocks.filter { second in
        isBefore(first, second)
          && !blocks.contains { other in
            isBefore(first, other) && (isBefore(other, second) || order.startsBefore(other, second))
              || isBefore(other, second) && order.endsEarlier(first, other)
          }
      }.map { (first, $0) }
    }
  }

  /// Blocks that overlap, where the second is the next one to start after the first. What starts at one moment has no order.
  private static func nextStarts(_ blocks: [Int], _ order: GuaranteedOrder) -> [Pair] {
    blocks.flatMap { first in
      blocks.filter { second in
        order.startedBefore(first, second) && !order.cameBefore(first, second)
          && !blocks.contains { order.startedBefore(first, $0) && order.startedBefore($0, second) }
      }.map { (first, $0) }
    }
  }
}

extension GuaranteedOrder {
  fileprivate func queue(of block: Int) -> QueueID? { index.items[blocks[block].offset].queue }

  fileprivate func edge(_ pair: (first: Int, second: Int), _ relation: OrderEdge.Relation, isForced: Bool) -> OrderEdge {
    OrderEdge(
      blocks[pair.first], blocks[pair.second], relation, isForced: isForced,
      because: isForced ? reason(pair.first, before: pair.second) : nil)
  }

  /// Or was running when the program ended itself.
  fileprivate func ran(_ block: Int) -> Bool { index.items[blocks[block].offset].started != nil }

  /// In this run block `first` had ended when block `second` started. Both ran.
  fileprivate func cameBefore(_ first: Int, _ second: Int) -> Bool {
    guard let end = index.items[blocks[first].offset].ended, let start = index.items[blocks[second].offset].started else {
      return false
    }
    return end.event < start.event
  }

  /// In this run block `first` started before block `second`; where nothing takes time, as the trace has them.
  fileprivate func startedBefore(_ first: Int, _ second: Int) -> Bool {
    guard let one = index.items[blocks[first].offset].started, let other = index.items[blocks[second].offset].started else {
      return false
    }
    return index.trace.end == .zero ? one.event < other.event : one.instant < other.instant
  }
}
