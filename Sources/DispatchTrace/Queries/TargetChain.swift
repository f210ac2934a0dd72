/// The targets of all queues at one point of a trace, and the one way to walk them.
package struct Targets: Sendable {
  private var targets: [QueueID?] = []
  private var isRoot: [Bool] = []
  /// Some `setTarget` has led a chain back to where it began: only then a walk has to remember where it was.
  private var mayLoop = false

  package subscript(queue: QueueID) -> QueueID? { targets.indices.contains(queue.offset) ? targets[queue.offset] : nil }

  mutating func declare(_ queue: QueueID, _ kind: QueueKind, target: QueueID?) {
    reserve(queue)
    isRoot[queue.offset] = kind == .global
    set(queue, target)
  }

  mutating func set(_ queue: QueueID, _ target: QueueID?) {
    reserve(queue)
    targets[queue.offset] = target
    if let target, !mayLoop { mayLoop = target == queue || chain(from: target).contains(queue) }
  }

  private mutating func reserve(_ queue: QueueID) {
    while targets.count <= queue.offset {
      targets.append(nil)
      isRoot.append(false)
    }
  }

  /// The queue and its targets below the root, in order, each once: also where the targets go round.
  package func chain(from queue: QueueID) -> TargetChain {
    TargetChain(targets: self, upcoming: queue, seen: [], mayLoop: mayLoop)
  }

  /// The targets of the queue lead back to one of themselves: nothing on it ever runs.
  package func goRound(from queue: QueueID) -> Bool {
    guard mayLoop else { return false }
    let chain = Array(chain(from: queue))
    return chain.last.flatMap { self[$0] }.map { chain.contains($0) } ?? false
  }

  fileprivate func isRoot(_ queue: QueueID) -> Bool { isRoot.indices.contains(queue.offset) && isRoot[queue.offset] }
}

/// See `Targets.chain(from:)`.
package struct TargetChain: Sequence, IteratorProtocol {
  fileprivate let targets: Targets
  fileprivate var upcoming: QueueID?
  fileprivate var seen: [QueueID]
  fileprivate let mayLoop: Bool

  package mutating func next() -> QueueID? {
    guard let queue = upcoming, !targets.isRoot(queue) else { return nil }
    if mayLoop {
      if seen.contains(queue) { return nil }
      seen.append(queue)
    }
    upcoming = targets[queue]
    return queue
  }
}
