import DispatchTrace

/// Values set with `setSpecific`. O(1).
struct Specifics {
  private struct Place: Hashable {
    var queue: QueueID
    var key: Int32
  }

  private var values: [Place: Int32] = [:]

  mutating func set(_ value: Int32?, _ key: Int32, on queue: QueueID) {
    values[Place(queue: queue, key: key)] = value
  }

  func value(_ key: Int32, on queue: QueueID) -> Int32? {
    values[Place(queue: queue, key: key)]
  }
}

// Which queue am I on? (U-05…U-11)
extension Simulation {
  /// The innermost queue; on a thread without one, the default overcommit root.
  func currentQueue(of thread: ThreadID) -> QueueID {
    threads[thread].frames.last?.queue ?? Self.root(.default, isOvercommit: true)
  }

  /// The present queue, then down its targets, the first hit (U-10). Synchronous callers do not count.
  func currentSpecific(_ key: Int32) -> Int32? {
    var queue: QueueID? = currentQueue(of: running)
    while let level = queue {
      if let value = specifics.value(key, on: level) { return value }
      queue = queues[level].target
    }
    return nil
  }

  /// The queue itself, any of its targets, and the queues of the synchronous callers (U-06). The main thread is always on the
  /// main queue while it is bound to it (U-07).
  func isOn(_ queue: QueueID, _ thread: ThreadID) -> Bool {
    if thread == .main && isMainThreadBound && queue == .main { return true }
    for index in threads[thread].frames.ids.reversed() {
      let frame = threads[thread].frames[index]
      if reaches(queue, from: frame.queue) { return true }
      switch frame.kind {
      case .syncOnMainThread(_, let caller): return isOn(queue, caller)
      case .block, .detached: return false
      case .launch, .runLoop, .served, .worker, .drain, .sync, .perform, .applyCaller, .applyHelper, .handOver, .giveBack,
        .lockAgain,
        .takeAgain, .waited, .dying, .rest:
        continue
      }
    }
    return false
  }

  mutating func check(_ precondition: QueuePrecondition, _ queue: QueueID) {
    if let bug = violation(of: precondition, queue, by: running) { trap(bug) }
  }

  /// What `thread` would die of; nil when the precondition holds.
  func violation(of precondition: QueuePrecondition, _ queue: QueueID, by thread: ThreadID) -> ClientBug? {
    let label = trace.strings[queues[queue].label]
    switch precondition {
    case .onQueue: return isOn(queue, thread) ? nil : .notOnQueue(label: label)
    case .notOnQueue: return isOn(queue, thread) ? .onQueue(label: label) : nil
    case .onQueueAsBarrier:
      guard isOn(queue, thread) else { return .notOnQueue(label: label) }
      let state = queues[queue]
      return state.isRoot || !(state.isSerial || state.inBarrier) ? .notBarrier(label: label) : nil
    }
  }
}
