package import DispatchTrace

/// When blocks of a trace began and ended, by keys that mean the same block in every execution of a program.
///
/// A block is called by what handed it over: which code, where in the text, to which queue, for the how manyth time. A work item goes by where
/// it was made, so it is the same whoever hands it over.
package struct BlockMoments {
  private let index: TraceIndex
  private var keys: [ItemID: String] = [:]
  private var items: [String: ItemID] = [:]
  private var threadKeys: [ThreadID: String] = [.main: "launch"]
  private var workItemKeys: [WorkItemID: String] = [:]
  private var applyKeys: [ApplyID: String] = [:]
  private var counts: [String: Int] = [:]
  /// By item, where its end is told by what it does last.
  private var lastActs: [ItemID: Int] = [:]
  private var stretches: [ItemID: TraceIndex.Span?] = [:]
  /// Those whose operation others depend on or wait behind: what its queue does when it has finished is not the operation's.
  private let isDependedOn: Set<ItemID>

  package init(_ index: TraceIndex) {
    self.index = index
    isDependedOn = Set(index.trace.remarks.compactMap { $0.order?.earlier })
    for span in index.spans where span.name != nil {
      if let item = span.item { stretches[item] = stretches[item] == nil ? span : .some(nil) }
    }
    var replay = TraceReplay()
    var last: [ThreadID: (event: Int, isAct: Bool)] = [:]
    var own: [ItemID: Int] = [:]
    for (offset, event) in index.trace.events.enumerated() {
      let item = replay.item(on: event.thread)
      let context = item.map { keys[$0] ?? "" } ?? threadKeys[event.thread] ?? "nobody"
      if let item, isDependedOn.contains(item), event.position.line > 0, !event.kind.isEnd { own[item] = offset }
      _ = replay.advance(event, at: offset)
      name(event, context)
      if event.kind.isOfCores { continue }
      if case .ended(let item) = event.kind {
        if isDependedOn.contains(item) {
          lastActs[item] = own[item] ?? start(of: item)
        } else if let act = last[event.thread], act.isAct {
          lastActs[item] = act.event
        }
      }
      last[event.thread] = (offset, event.kind.letsOthersGoOn)
    }
  }

  private mutating func name(_ event: TraceEvent, _ context: String) {
    let place = "\(context) \(event.position.file):\(event.position.line):\(event.position.column)"
    if case .threadCreated(_, _, .some) = event.kind {
      threadKeys[event.thread] = numbered("thread \(place)")
    } else if case .workItemCreated(let workItem, _) = event.kind {
      workItemKeys[workItem] = numbered("item \(place)")
    } else if case .applyBegan(let apply, _) = event.kind {
      applyKeys[apply] = numbered("apply \(place)")
    } else if case .scheduled(let item, let queue, _) = event.kind {
      name(item, queue, place)
    } else if case .notifyRegistered(let item, let queue, _, _) = event.kind {
      name(item, queue, place)
    } else if case .submitted(let submission) = event.kind {
      name(submission, place)
    }
  }

  private mutating func name(_ submission: TraceEvent.Submission, _ place: String) {
    guard keys[submission.item] == nil else { return }
    if let apply = submission.apply, let iteration = submission.iteration {
      set(submission.item, "\(applyKeys[apply] ?? "") \(iteration)")
    } else if let workItem = submission.workItem, let key = workItemKeys[workItem] {
      set(submission.item, numbered("(\(key))"))
    } else {
      name(submission.item, submission.queue, place)
    }
  }

  private mutating func name(_ item: ItemID, _ queue: QueueID, _ place: String) {
    guard keys[item] == nil else { return }
    set(item, numbered("(\(place) \(index.name(of: queue)))"))
  }

  private mutating func set(_ item: ItemID, _ key: String) {
    keys[item] = key
    items[key] = item
  }

  private mutating func numbered(_ key: String) -> String {
    counts[key, default: 0] += 1
    return "\(key)#\(counts[key] ?? 0)"
  }

  /// The only stretch of a block that has a name; nil where there are more, or none.
  package func stretch(of item: ItemID) -> TraceIndex.Span? { stretches[item] ?? nil }

  /// Nil for what is no block that code hands over.
  package func key(of item: ItemID) -> String? { keys[item] }

  package func item(_ key: String) -> ItemID? { items[key] }

  /// Of all that code has handed over.
  package var allKeys: [String] {
    index.items.indices.compactMap { index.items[$0].kind.isOfHandler ? nil : keys[ItemID($0)] }
  }

  /// The event of a moment; nil where it does not come.
  package func event(_ moment: OrderTable.Moment.Kind, of item: ItemID) -> Int? {
    switch moment {
    case .start: start(of: item)
    case .end: end(of: item)
    case .begin: stretch(of: item)?.began.event
    case .finish: stretch(of: item)?.ended?.event
    }
  }

  /// The event at which it begins, or its turn passes.
  package func start(of item: ItemID) -> Int? {
    index.items[item.offset].started?.event ?? index.items[item.offset].skipped?.event
  }

  /// The event after which it does nothing any more. Its return may come later, which nobody can notice.
  package func end(of item: ItemID) -> Int? {
    guard let ended = index.items[item.offset].ended?.event ?? index.items[item.offset].skipped?.event else { return nil }
    return lastActs[item] ?? ended
  }
}

extension TraceEvent.Kind {
  /// It is a step by itself, for which others may have waited.
  fileprivate var letsOthersGoOn: Bool {
    if case .groupLeft(_, _, nil) = self { return true }
    if case .semaphoreSignalled = self { return true }
    if case .lockReleased = self { return true }
    // A leave hands over what was waiting for it.
    if case .submitted(let submission) = self { return submission.kind == .notify }
    return false
  }

  fileprivate var isEnd: Bool { if case .ended = self { true } else { false } }

  fileprivate var isOfCores: Bool {
    if case .coreAcquired = self { return true }
    if case .coreReleased = self { return true }
    return false
  }
}
