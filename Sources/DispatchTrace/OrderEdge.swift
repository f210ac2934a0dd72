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
  /// What forces it; nil where nothing does.
  package var reason: OrderReason?

  package init(
    _ first: ItemID, _ second: ItemID, _ relation: Relation = .follows, isForced: Bool, because reason: OrderReason? = nil
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.isForced = isForced
    self.reason = reason
  }
}

/// Why one thing comes before another.
package enum OrderReason: Hashable, Sendable {
  /// A block runs after it was submitted, a detached thread after it was started.
  case submission
  /// `sync` returns when its block has ended.
  case sync
  /// A serial queue runs one block after the other; so does one further up in the targets.
  case serialQueue(QueueID)
  /// A barrier runs alone.
  case barrier(QueueID)
  /// Blocks of the main queue run when top-level code has ended.
  case launch
  case group(GroupID)
  case workItem(WorkItemID)
  case semaphore(SemaphoreID)
  case lock(LockID)
  case once(OnceID)
  /// `concurrentPerform` begins before its iterations and ends after them.
  case apply(ApplyID)
  /// A suspended or inactive queue runs nothing before it goes on.
  case resume(QueueID)
  /// A source calls its handlers after it was set up and given data, and one after the other.
  case source(SourceID)
  /// An operation begins when those that it depends on have finished.
  case dependency
  /// A queue of operations that has one place runs one after the other.
  case turn
  /// All orders were followed, and none has it otherwise; which rules together force it is not known.
  case explored
}
