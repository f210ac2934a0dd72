/// An `Operation` that a queue has and that never began, when nothing can happen any more; or one that such an operation depends on.
package struct LeftOperation: Hashable, Sendable {
  package enum Stage: String, Hashable, Sendable, CaseIterable {
    /// In no queue.
    case new
    case enqueued
    case begun
  }

  /// Its own lock, which has its name and its place.
  package var lock: LockID
  package var stage: Stage
  /// The operations that it depends on and that have not finished.
  package var dependencies: [LockID]

  package init(lock: LockID, stage: Stage, dependencies: [LockID]) {
    self.lock = lock
    self.stage = stage
    self.dependencies = dependencies
  }
}

extension LeftOperation {
  /// As a trace writes it: its lock, its stage, what it depends on: `4 enqueued 5 6`.
  var words: String {
    ([lock.offset.description, stage.rawValue] + dependencies.map(\.offset.description)).joined(separator: " ")
  }

  /// Nil for what is none.
  init?(words: String) {
    let parts = words.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = (parts.prefix(1) + parts.dropFirst(2)).compactMap { Int32($0) }
    guard parts.count > 1, numbers.count == parts.count - 1, numbers.allSatisfy({ $0 >= 0 }),
      let stage = Stage(rawValue: String(parts[1]))
    else { return nil }
    self.init(lock: LockID(numbers[0]), stage: stage, dependencies: numbers.dropFirst().map { LockID($0) })
  }
}
