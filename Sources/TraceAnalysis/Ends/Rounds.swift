import DispatchTrace

/// A thread that goes round and round at the end of a run that a limit stops: it sleeps, or waits with a time-out, and looks again for a
/// change that does not come.
struct Rounds {
  private let thread: ThreadID
  /// Where it sleeps or waits.
  let position: SourcePosition
  private let index: TraceIndex

  /// Nil where most of the last events are something else, and where it has paused once.
  init?(_ last: Slice<EventBuffer>, _ index: TraceIndex) {
    var counts: [SourcePosition: Int] = [:]
    var events: [ThreadID: Int] = [:]
    var latest: (thread: ThreadID, position: SourcePosition)?
    for event in last {
      events[event.thread, default: 0] += 1
      guard Self.pauses(event.kind), event.position.isKnown else { continue }
      counts[event.position, default: 0] += 1
      latest = (event.thread, event.position)
    }
    guard let (thread, position) = latest, events[thread, default: 0] * 2 > last.count,
      counts[position, default: 0] > 1, counts[position, default: 0] * 16 > last.count
    else { return nil }
    (self.thread, self.position, self.index) = (thread, position, index)
  }

  private static func pauses(_ kind: TraceEvent.Kind) -> Bool {
    if case .spanBegan(.sleep, _, _) = kind { return true }
    if case .waitBegan(let wait) = kind { return wait.deadline < .distantFuture }
    return false
  }

  private var item: ItemID? { index.running(on: thread).last }

  var notes: [Finding.Note] {
    let who = index.describe(item, on: thread)
    let first = Finding.Note(
      "\(who) goes round and round: it pauses here and looks again for a change that does not come", at: position)
    guard let block = blockedBlock else { return [first] }
    return [
      first,
      Finding.Note(
        "\(index.name(of: block)) cannot run meanwhile: it is queued on \(queue.map(index.name(of:)) ?? "it"), which \(who) holds",
        at: index.items[block.offset].position),
    ]
  }

  var remedies: [String] {
    let wait = "let the block that brings the change go on with what comes after it, instead of looking for it again and again"
    return blockedBlock == nil ? [wait, "to see only the beginning: --max-time 10s"] : [wait]
  }

  /// The queue that the thread keeps for itself.
  private var queue: QueueID? {
    guard let item else { return thread == .main ? .main : nil }
    let own = index.items[item.offset].runQueue
    return own.flatMap { index.queues[$0.offset].kind == .serial || $0 == .main ? $0 : nil }
  }

  private var blockedBlock: ItemID? {
    guard let queue else { return nil }
    let found = index.items.indices.first { offset in
      let item = index.items[offset]
      return item.queue == queue && item.submitted != nil && item.started == nil && item.skipped == nil && item.kind != .sync
    }
    return found.map { ItemID($0) }
  }
}
