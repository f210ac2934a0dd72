/// A sequence of steps that follow each other: the launch code, a block, a thread of the scenario's own, a timer.
/// The same number means the same strand in every execution of a program.
package struct StrandID: Hashable, Comparable, Sendable, BitwiseCopyable {
  package let index: Int32

  package init(_ index: Int32) {
    self.index = index
  }

  package var offset: Int { Int(index) }
  package static let launch = StrandID(0)

  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// Numbers strands by what began them: the same strand has the same number whatever came in between. Shared by executions, with the
/// footprints of their steps.
package final class StrandNumbers {
  private struct Origin {
    var parent: StrandID
    var ordinal: Int32
  }

  @exclusivity(unchecked) private var origins: ContiguousArray<Origin> = [Origin(parent: StrandID(-1), ordinal: 0)]
  /// Of each strand what it began, by ordinal; -1 where nothing has a number yet.
  @exclusivity(unchecked) private var children: ContiguousArray<ContiguousArray<Int32>> = [[]]

  package let footprints = FootprintTable()

  package init() {}

  package var count: Int { origins.count }

  /// What `parent` began as its `ordinal`-th.
  func child(of parent: StrandID, _ ordinal: Int32) -> StrandID {
    let place = Int(ordinal)
    if place < children[parent.offset].count, children[parent.offset][place] >= 0 {
      return StrandID(children[parent.offset][place])
    }
    let new = StrandID(Int32(origins.count))
    origins.append(Origin(parent: parent, ordinal: ordinal))
    children.append([])
    while children[parent.offset].count <= place { children[parent.offset].append(-1) }
    children[parent.offset][place] = new.index
    return new
  }

  /// In the order of what began them, the same whatever was explored before: the launch code, its first block and what that began,
  /// its second.
  package func isBefore(_ one: StrandID, _ other: StrandID) -> Bool {
    if one == other { return false }
    let (left, right) = (ordinals(one), ordinals(other))
    return left.lexicographicallyPrecedes(right)
  }

  private func ordinals(_ strand: StrandID) -> [Int32] {
    let origin = origins[strand.offset]
    return origin.parent.index < 0 ? [] : ordinals(origin.parent) + [origin.ordinal]
  }

  /// `0.2.1`: the first that the second one of the launch code began. Does not depend on what else was explored.
  package func path(_ strand: StrandID) -> String {
    let origin = origins[strand.offset]
    return origin.parent.index < 0 ? "0" : path(origin.parent) + "." + String(origin.ordinal)
  }

  /// The strand of that path, met or not. Nil for what is no path.
  package func strand(at path: some StringProtocol) -> StrandID? {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.first == "0" else { return nil }
    var strand = StrandID.launch
    for part in parts.dropFirst() {
      guard let ordinal = Int32(part), (0..<1_000_000).contains(ordinal) else { return nil }
      strand = child(of: strand, ordinal)
    }
    return strand
  }
}
