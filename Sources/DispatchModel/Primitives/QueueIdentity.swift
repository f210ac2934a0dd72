import DispatchTrace

/// Values set with `setSpecific`: of each queue in the order in which its keys came, as libdispatch has them in a list.
struct Specifics {
  private var values: [QueueID: [(key: Int32, body: BodyID)]] = [:]

  /// What was there before.
  mutating func set(_ value: BodyID?, _ key: Int32, on queue: QueueID) -> BodyID? {
    guard let place = values[queue]?.firstIndex(where: { $0.key == key }), let old = values[queue]?[place].body else {
      if let value { values[queue, default: []].append((key, value)) }
      return nil
    }
    if let value { values[queue]?[place].body = value } else { values[queue]?.remove(at: place) }
    return old
  }

  func value(_ key: Int32, on queue: QueueID) -> BodyID? {
    values[queue]?.first { $0.key == key }?.body
  }

  func hasValues(on queue: QueueID) -> Bool { !(values[queue]?.isEmpty ?? true) }

  mutating func removeAll(on queue: QueueID) -> [BodyID] {
    values.removeValue(forKey: queue)?.map(\.body) ?? []
  }
}

// Values go later, on a global queue: the one that another takes the place of in a block of its own, those of a queue that is gone
// all in one (C-15).
extension Simulation {
  mutating func setSpecific(_ queue: QueueID, _ key: Int32, _ value: BodyID?) {
    if let old = specifics.set(value, key, on: queue) { letGo(of: [old]) }
  }

  mutating func letGoOfSpecifics(of queue: QueueID) {
    if specifics.hasValues(on: queue) { letGo(of: specifics.removeAll(on: queue)) }
  }

  private mutating func letGo(of values: [BodyID]) {
    let entry = makeItem(Block(values[0], flags: .detached), globalQueue(.default), .async)
    if values.count > 1 { furtherBodies[entry] = values.dropFirst() }
    submit(entry)
  }

  /// The block of `index` goes on with the next value. False when there is none.
  mutating func continueLettingGo(_ index: EntryIndex) -> Bool {
    guard let next = furtherBodies[index]?.popFirst() else {
      furtherBodies[index] = nil
      return false
    }
    release(entries[index].body)
    entries[index].body = next
    code.begin(next, on: running)
    reply(.begin(argument: 0))
    return true
  }
}

// Which queue am I on? (U-05…U-11)
extension Simulation {
  /// The innermost queue; on a thread without one, the default overcommit root.
  func currentQueue(of thread: ThreadID) -> QueueID {
    threads[thread].frames.last?.queue ?? Self.root(.default, isOvercommit: true)
  }

  /// The present queue, then down its targets, the first hit (U-10). Synchronous callers do not count.
  func currentSpecific(_ key: Int32) -> BodyID? {
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
