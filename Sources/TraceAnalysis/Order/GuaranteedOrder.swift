package import DispatchTrace

/// Which blocks of a small trace must come one after the other on every schedule, as far as its own submissions and waits go.
///
/// By the rules: the steps of `OrderRules` again, but only those that hold however a run comes out. Some hold always; others if something else
/// is in order already: first in, first out orders two blocks of a serial queue if their submissions are ordered, a wait for a
/// group comes after a leave if the enter that it answers came before the wait. They are applied until nothing changes. Where all orders were followed, what they have in common comes on top.
struct GuaranteedOrder {
  /// Beyond this nobody reads sentences about pairs; and the graph has 64 points.
  static let mostBlocks = 12

  let index: TraceIndex
  /// The blocks that pictures number, in that order.
  let blocks: [ItemID]
  /// What is known beyond the rules.
  let table: OrderTable?
  private var graph: OrderGraph

  /// Nil when there is nothing to say: too few blocks, too many, or a run that the program did not end: it got stuck, say. What `exit`
  /// cuts off breaks no order: the rules speak of what has come before a block that starts.
  init?(_ index: TraceIndex, _ table: OrderTable? = nil) {
    self.index = index
    blocks = index.numberedBlocks(most: Self.mostBlocks)
    self.table = table?.blocks == blocks ? table : nil
    guard index.trace.outcome.isOwnEnd, blocks.count >= 2 else { return nil }
    var builder = OrderGraphBuilder(index, blocks)
    guard builder.build() else { return nil }
    graph = builder.graph
  }

  /// Block `first` has ended on every schedule when block `second` starts. Positions in `blocks`.
  func endsBefore(_ first: Int, _ second: Int) -> Bool { isBefore(.end(first), .start(second)) }

  /// Why: what comes on the way from the end of the one to the start of the other, the rule of a primitive before the mere hand-over.
  func reason(_ first: Int, before second: Int) -> OrderReason {
    guard graph.isBefore(Points.end(first), Points.start(second)) else { return .explored }
    let reasons = graph.reasons(from: Points.end(first), to: Points.start(second))
    return reasons.first { $0 != .submission } ?? (index.items[blocks[first].offset].kind == .sync ? .sync : .submission)
  }

  func startsBefore(_ first: Int, _ second: Int) -> Bool { isBefore(.start(first), .start(second)) }

  func endsEarlier(_ first: Int, _ second: Int) -> Bool { isBefore(.end(first), .end(second)) }

  private func isBefore(_ first: OrderTable.Moment, _ second: OrderTable.Moment) -> Bool {
    if table?.isAlways(first, before: second) ?? false { return true }
    guard let one = Points.point(first), let other = Points.point(second) else { return false }
    return graph.isBefore(one, other) && !(table?.canBeTurned(first, before: second) ?? false)
  }

  /// What the one does has ended in every order when that of the other begins; of blocks with one stretch each.
  func isDoneBefore(_ first: Int, _ second: Int) -> Bool {
    first != second && isBefore(.finish(first), .begin(second))
  }

  /// The name of the stretch of a block that has one, in quotes.
  func stretch(of block: Int) -> String {
    let span = index.spans.first { $0.item == blocks[block] && $0.name != nil }
    return "\"\(span?.name.map { index.trace.strings[$0] } ?? "")\""
  }

  /// In this run it had to wait in the midst of its code.
  func waits(_ block: Int) -> Bool { index.waits.contains { $0.item == blocks[block] } }

  /// Nothing orders even their starts: it was seen so, or, where only the rules are known, none of them says otherwise.
  func isOpen(_ first: Int, _ second: Int) -> Bool {
    if startsBefore(first, second) || startsBefore(second, first) { return false }
    guard let table else { return true }
    return table.canBeTurned(.start(first), before: .start(second)) && table.canBeTurned(.start(second), before: .start(first))
  }

  /// Block `second` may start before block `first` has ended.
  func mayOverlapOrTurn(_ first: Int, _ second: Int) -> Bool {
    table?.canBeTurned(.end(first), before: .start(second)) ?? !endsBefore(first, second)
  }

  /// Each of them may be the first to come to that moment.
  func anyMayBeFirst(_ moments: [OrderTable.Moment]) -> Bool {
    guard let table else { return true }
    return moments.allSatisfy { table.canBeFirst($0, of: moments) }
  }
}

extension TraceIndex {
  /// As pictures number them: everything that the program's code submits, in order of the calls. Empty when there are more than `most`.
  package func numberedBlocks(most: Int) -> [ItemID] {
    var blocks: [(item: ItemID, event: Int)] = []
    for offset in items.indices {
      guard let call = numberedCall(of: ItemID(offset)) else { continue }
      if blocks.count > most { return [] }
      blocks.append((ItemID(offset), call.event))
    }
    return blocks.count > most ? [] : blocks.sorted { $0.event < $1.event }.map(\.item)
  }
}

/// The points of a block in the graph. `request` is the call, which for `asyncAfter` and `notify` comes before the submission.
enum Points {
  static func request(_ block: Int) -> Int { 4 * block }
  static func submission(_ block: Int) -> Int { 4 * block + 1 }
  static func start(_ block: Int) -> Int { 4 * block + 2 }
  static func end(_ block: Int) -> Int { 4 * block + 3 }

  /// No rule knows of stretches.
  static func point(_ moment: OrderTable.Moment) -> Int? {
    switch moment {
    case .start(let block): start(block)
    case .end(let block): end(block)
    case .begin, .finish: nil
    }
  }
}
