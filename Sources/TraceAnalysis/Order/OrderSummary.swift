package import DispatchTrace

/// A sentence about the order that is the same on every schedule, and one about what merely came out so: for the lines under a picture.
///
/// Blocks go by the numbers that pictures give them: in order of the calls that submit them, from 1. Empty when there is nothing
/// worth saying: fewer than two blocks or more than twelve, or a run that the program did not end.
package struct OrderSummary: Hashable, Sendable {
  /// `1, 2 and 3 end before 4 starts; 4 ends before 5 and 6 start.`
  package private(set) var guaranteed: [String] = []
  /// `which of 1, 2 and 3 ends first.`
  package private(set) var byChance: [String] = []
  /// The numbers of the blocks that the sentences speak of, in ascending order: `1 to 4` speaks of four.
  package private(set) var spokenOf: [Int] = []

  /// What is by chance was seen otherwise. If not, no rule that is known forces it, and something else may.
  package private(set) var isChanceKnown = false

  private static let mostClauses = 4

  package init(_ index: TraceIndex, _ table: OrderTable? = nil) {
    guard let order = GuaranteedOrder(index, table) else { return }
    isChanceKnown = order.table != nil
    let words = OrderWords(order: order)
    guaranteed = sentence(words.guaranteed())
    byChance = sentence(words.byChance())
  }

  private mutating func sentence(_ clauses: [OrderClause]) -> [String] {
    if clauses.isEmpty { return [] }
    let shown = clauses.prefix(Self.mostClauses)
    spokenOf = Set(spokenOf).union(shown.flatMap(\.blocks).map { $0 + 1 }).sorted()
    return [shown.map(\.text).joined(separator: "; ") + (clauses.count > Self.mostClauses ? "; …" : ".")]
  }
}

/// A part of a sentence, and the blocks (by their places among those of the run) whose numbers it has.
private struct OrderClause {
  var text: String
  var blocks: [Int]

  init(_ text: String, _ blocks: [Int]) {
    self.text = text
    self.blocks = blocks
  }
}

private struct OrderWords {
  let order: GuaranteedOrder
  /// Those that ran: a picture has a number for no other.
  private let blocks: [Int]

  init(order: GuaranteedOrder) {
    self.order = order
    blocks = order.blocks.indices.filter { order.index.items[order.blocks[$0].offset].started != nil }
  }

  // MARK: Guaranteed

  /// Ordered pairs that do not follow from others; runs of them become one clause, equal ones are merged.
  func guaranteed() -> [OrderClause] {
    let direct = order.blocks.indices.map { first in
      blocks.filter { second in
        blocks.contains(first) && order.endsBefore(first, second)
          && !blocks.contains { order.endsBefore(first, $0) && order.endsBefore($0, second) && $0 != first && $0 != second }
      }
    }
    let chains = chains(direct)
    var clauses = chains.map { OrderClause("\(list($0)) run one after another", $0) }
    let inChains = Set(chains.flatMap { zip($0, $0.dropFirst()).map { Pair(first: $0, second: $1) } })
    clauses += merged(direct, without: inChains)
    return clauses.sorted { $0.blocks[0] < $1.blocks[0] } + stretches()
  }

  /// What blocks do for those that wait in the midst of their code, where that does not follow from the order of the blocks.
  private func stretches() -> [OrderClause] {
    var clauses: [(before: [Int], after: Int)] = []
    for second in blocks where order.waits(second) {
      let before = blocks.filter { first in
        order.isDoneBefore(first, second) && !order.endsBefore(first, second)
          && !blocks.contains { order.isDoneBefore(first, $0) && order.isDoneBefore($0, second) }
      }
      if !before.isEmpty { clauses.append((before, second)) }
    }
    return clauses.map { before, after in
      let names = before.map { order.stretch(of: $0) }.asList
      return OrderClause(
        "\(names) \(before.count == 1 ? "ends" : "end") before \(order.stretch(of: after)) begins", before + [after])
    }
  }

  private struct Pair: Hashable {
    var first: Int
    var second: Int
  }

  /// Maximal runs of at least three in which each block is the only one before the next and the next the only one after it.
  private func chains(_ direct: [[Int]]) -> [[Int]] {
    let before = order.blocks.indices.map { block in blocks.filter { direct[$0].contains(block) } }
    func next(_ block: Int) -> Int? {
      guard direct[block].count == 1, let next = direct[block].first, before[next].count == 1 else { return nil }
      return next
    }
    var chains: [[Int]] = []
    for block in blocks where !(before[block].count == 1 && next(before[block][0]) == block) {
      var chain = [block]
      while let following = next(chain[chain.count - 1]) { chain.append(following) }
      if chain.count >= 3 { chains.append(chain) }
    }
    return chains
  }

  /// Blocks with the same predecessors share a clause.
  private func merged(_ direct: [[Int]], without chains: Set<Pair>) -> [OrderClause] {
    var clauses: [(before: [Int], after: [Int])] = []
    for block in blocks {
      let before = blocks.filter { direct[$0].contains(block) && !chains.contains(Pair(first: $0, second: block)) }
      if before.isEmpty { continue }
      if let known = clauses.firstIndex(where: { $0.before == before }) {
        clauses[known].after.append(block)
      } else {
        clauses.append((before, [block]))
      }
    }
    return clauses.map { clause in
      let ends = clause.before.count == 1 ? "ends" : "end"
      let starts = clause.after.count == 1 ? "starts" : "start"
      return OrderClause(
        "\(list(clause.before)) \(ends) before \(list(clause.after)) \(starts)", clause.before + clause.after)
    }
  }

  // MARK: By chance

  /// Blocks that nothing orders: those that stand in the same relation to all others together, then whole queues.
  func byChance() -> [OrderClause] {
    var clauses: [OrderClause] = []
    var covered: Set<Pair> = []
    var isTaken = order.blocks.map { _ in false }
    for block in blocks where !isTaken[block] {
      let alike = [block] + blocks.filter { $0 > block && !isTaken[$0] && areAlike(block, $0) }
      guard alike.count >= 2, let verb = verb(for: alike) else { continue }
      for one in alike {
        isTaken[one] = true
        for other in alike { covered.insert(Pair(first: one, second: other)) }
      }
      clauses.append(OrderClause("which of \(list(alike)) \(verb) first", alike))
    }
    let open = blocks.flatMap { first in
      blocks.filter { first < $0 && isOpen(first, $0) && !covered.contains(Pair(first: first, second: $0)) }.map {
        Pair(first: first, second: $0)
      }
    }
    return clauses + betweenQueues(open)
  }

  /// What each of them may do first; nil when none of them can be said of all.
  private func verb(for alike: [Int]) -> String? {
    if haveOverlapped(alike), order.anyMayBeFirst(alike.map { .end($0) }) { return "ends" }
    return order.anyMayBeFirst(alike.map { .start($0) }) ? beginning(of: alike) : nil
  }

  /// Which block gets on first is not by chance where one of them waits for something.
  private func beginning(of blocks: [Int]) -> String { blocks.contains { order.waits($0) } ? "starts" : "runs" }

  /// Nothing orders them, not even their starts.
  private func isOpen(_ first: Int, _ second: Int) -> Bool { order.isOpen(first, second) && haveRun(first, second) }

  private func haveRun(_ first: Int, _ second: Int) -> Bool {
    item(first).started != nil && item(second).started != nil
  }

  private func areAlike(_ first: Int, _ second: Int) -> Bool {
    guard isOpen(first, second), item(first).queue == item(second).queue else { return false }
    return blocks.allSatisfy { other in
      other == first || other == second
        || (order.endsBefore(other, first) == order.endsBefore(other, second)
          && order.endsBefore(first, other) == order.endsBefore(second, other))
    }
  }

  private func haveOverlapped(_ alike: [Int]) -> Bool {
    let runs = alike.compactMap { order.index.run(of: order.blocks[$0]) }
    return runs.indices.contains { one in runs.indices.contains { $0 < one && runs[$0].overlaps(runs[one]) } }
  }

  private func betweenQueues(_ open: [Pair]) -> [OrderClause] {
    if open.isEmpty { return [] }
    let concerned = blocks.filter { block in open.contains { $0.first == block || $0.second == block } }
    if open.count == concerned.count * (concerned.count - 1) / 2, order.anyMayBeFirst(concerned.map { .start($0) }) {
      return [OrderClause("which of \(list(concerned)) \(beginning(of: concerned)) first", concerned)]
    }
    if let one = concerned.first(where: { block in open.allSatisfy { $0.first == block || $0.second == block } }) {
      return [OrderClause("where \(list([one])) falls among \(list(concerned.filter { $0 != one }))", concerned)]
    }
    var queues: [QueueID] = []
    for pair in open {
      for block in [pair.first, pair.second] {
        if let queue = item(block).queue, !queues.contains(queue) { queues.append(queue) }
      }
    }
    guard queues.count > 1 else {
      return [OrderClause("the order of \(list(concerned)) where nothing is said above", concerned)]
    }
    let all = queues.count > 4 ? "\(queues.count) queues" : queues.map { order.index.name(of: $0) }.asList
    let rest = isAnyOrdered(between: queues) ? " where nothing is said above" : ""
    return [OrderClause("how the blocks of \(all) fall between each other\(rest)", [])]
  }

  private func isAnyOrdered(between queues: [QueueID]) -> Bool {
    let concerned = blocks.filter { block in item(block).queue.map { queues.contains($0) } ?? false }
    return concerned.contains { first in
      concerned.contains { second in item(first).queue != item(second).queue && order.endsBefore(first, second) }
    }
  }

  // MARK: Words

  private func item(_ block: Int) -> TraceIndex.Item { order.index.items[order.blocks[block].offset] }

  /// `1, 2 and 3`; four and more in a row are `1 to 4`.
  private func list(_ blocks: [Int]) -> String {
    let numbers = blocks.map { $0 + 1 }
    if let first = numbers.first, let last = numbers.last, numbers.count >= 4, last - first == numbers.count - 1 {
      return "\(first) to \(last)"
    }
    return numbers.map(String.init).asList
  }
}
