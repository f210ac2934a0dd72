internal import DispatchTrace

/// Why the turn of a block was passed over.
enum SkipReason: String {
  case cancelled
  case suspended
  case rescheduled = "new schedule"
  /// Its source had something else to do first.
  case putOff = "put off"
}

/// The reasons of all turns that were passed over, by block: one pass over the events.
struct SkipReasons {
  private var reasons: [ItemID: SkipReason] = [:]

  init(_ index: TraceIndex) {
    var work: Set<WorkItemID> = []
    var sources: [SourceID: SkipReason] = [:]
    for event in index.trace.events {
      if case .workItemCancelled(let id) = event.kind { work.insert(id) }
      if case .skipped(let item, _) = event.kind {
        let about = index.items[item.offset]
        let isCancelled = about.workItem.map(work.contains) ?? (about.source == nil)
        reasons[item] = isCancelled ? .cancelled : about.source.flatMap { sources[$0] } ?? .putOff
      }
      Self.note(event.kind, of: &sources)
    }
  }

  /// What keeps the handlers of each source from their turn.
  private static func note(_ event: TraceEvent.Kind, of sources: inout [SourceID: SkipReason]) {
    if case .sourceCancelled(let id, _) = event { sources[id] = .cancelled }
    if case .sourceSuspended(let id, _) = event, sources[id] != .cancelled { sources[id] = .suspended }
    if case .sourceResumed(let id, 0) = event, sources[id] == .suspended { sources[id] = nil }
    if case .sourceScheduled(_, _, let id) = event, sources[id] == nil { sources[id] = .rescheduled }
    if case .submitted(let submission) = event, let id = submission.source, sources[id] == .rescheduled { sources[id] = nil }
  }

  subscript(item: ItemID) -> SkipReason { reasons[item] ?? .putOff }

  /// The one reason of all of them; nil when they have several.
  func common(to items: some Sequence<ItemID>) -> SkipReason? {
    let all = Set(items.map { self[$0] })
    return all.count == 1 ? all.first : nil
  }
}
