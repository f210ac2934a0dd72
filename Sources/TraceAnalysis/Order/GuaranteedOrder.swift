import DispatchTrace

/// Which blocks of a small trace must come one after the other on every schedule, as far as its own submissions and waits go.
///
/// The steps of `OrderRules` again, but only those that hold however a run comes out. Some hold always; others if something else
/// is in order already: first in, first out orders two blocks of a serial queue if their submissions are ordered, a wait for a
/// group comes after a leave if the enter that it answers came before the wait. They are applied until nothing changes.
struct GuaranteedOrder {
  /// Beyond this nobody reads sentences about pairs; and the graph has 64 points.
  static let mostBlocks = 12

  let index: TraceIndex
  /// The blocks that pictures number, in that order.
  let blocks: [ItemID]
  private var graph: OrderGraph

  /// Nil when there is nothing to say: too few blocks, too many, or a run that did not end by itself.
  init?(_ index: TraceIndex) {
    self.index = index
    blocks = Self.numbered(index)
    guard index.trace.outcome == .completed, blocks.count >= 2 else { return nil }
    var builder = OrderGraphBuilder(index, blocks)
    guard builder.build() else { return nil }
    graph = builder.graph
  }

  /// As pictures number them: everything that the program's code submits, in order of the calls.
  private static func numbered(_ index: TraceIndex) -> [ItemID] {
    var blocks: [(item: ItemID, event: Int)] = []
    for offset in index.items.indices {
      let item = index.items[offset]
      if item.kind.isOfHandler || item.submitter.map({ index.threads[$0.offset].kind == .outside }) ?? false { continue }
      guard let call = item.due == nil ? item.submitted : item.scheduled else { continue }
      if blocks.count > mostBlocks { return [] }
      blocks.append((ItemID(offset), call.event))
    }
    return blocks.count > mostBlocks ? [] : blocks.sorted { $0.event < $1.event }.map(\.item)
  }

  /// Block `first` has ended on every schedule when block `second` starts. Positions in `blocks`.
  func endsBefore(_ first: Int, _ second: Int) -> Bool { graph.isBefore(Points.end(first), Points.start(second)) }

  /// Why: what comes on the way from the end of the one to the start of the other, the rule of a primitive before the mere hand-over.
  func reason(_ first: Int, before second: Int) -> OrderReason {
    let reasons = graph.reasons(from: Points.end(first), to: Points.start(second))
    return reasons.first { $0 != .submission } ?? (index.items[blocks[first].offset].kind == .sync ? .sync : .submission)
  }

  func startsBefore(_ first: Int, _ second: Int) -> Bool { graph.isBefore(Points.start(first), Points.start(second)) }

  func endsEarlier(_ first: Int, _ second: Int) -> Bool { graph.isBefore(Points.end(first), Points.end(second)) }
}

/// The points of a block in the graph. `request` is the call, which for `asyncAfter` and `notify` comes before the submission.
enum Points {
  static func request(_ block: Int) -> Int { 4 * block }
  static func submission(_ block: Int) -> Int { 4 * block + 1 }
  static func start(_ block: Int) -> Int { 4 * block + 2 }
  static func end(_ block: Int) -> Int { 4 * block + 3 }
}
