/// Two blocks of a run in the order in which they came, and whether that could have been otherwise. A value that analyses make
/// and pictures draw.
package struct OrderEdge: Hashable, Sendable {
  package enum Relation: Hashable, Sendable {
    /// The first one ended before the second one started.
    case follows
    /// The second one started while the first one ran.
    case startsLater
  }

  package var first: ItemID
  package var second: ItemID
  package var relation: Relation
  /// The rules of Dispatch force the order on every schedule; otherwise it came out so in this run.
  package var isForced: Bool

  package init(_ first: ItemID, _ second: ItemID, _ relation: Relation = .follows, isForced: Bool) {
    self.first = first
    self.second = second
    self.relation = relation
    self.isForced = isForced
  }
}
