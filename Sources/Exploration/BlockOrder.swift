package import DispatchModel

/// For which pairs of blocks it matters which joins their common queue first: learnt from executions in which swapping them
/// is the only way to another order of something that does matter.
package struct BlockOrder: QueueOrder {
  private struct Pair: Hashable {
    var one: StrandID
    var other: StrandID
  }

  private var pairs: Set<Pair> = []

  package init() {}

  package func matters(_ one: StrandID, _ other: StrandID) -> Bool {
    !pairs.isEmpty && pairs.contains(one < other ? Pair(one: one, other: other) : Pair(one: other, other: one))
  }

  /// False when it was known.
  mutating func learn(_ one: StrandID, _ other: StrandID) -> Bool {
    guard one != other else { return false }
    return pairs.insert(one < other ? Pair(one: one, other: other) : Pair(one: other, other: one)).inserted
  }

  /// Each pair as the paths of its strands, in order.
  func paths(_ numbers: StrandNumbers) -> [[String]] {
    pairs.map { [numbers.path($0.one), numbers.path($0.other)].sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
