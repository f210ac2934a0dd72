import DispatchTrace

extension TraceIndex {
  /// The blocks that still run on a thread at the end of the trace, outermost first: a trap's call chain.
  func running(on thread: ThreadID) -> [ItemID] {
    items.indices.lazy
      .filter { items[$0].thread == thread && items[$0].started != nil && items[$0].ended == nil }
      .map { ItemID($0) }
      .sorted { (items[$0.offset].started?.event ?? 0) < (items[$1.offset].started?.event ?? 0) }
  }

  /// The last event of a thread that `matches`, searched from the end.
  func lastEvent(of thread: ThreadID, where matches: (TraceEvent.Kind) -> Bool) -> TraceEvent? {
    for offset in trace.events.indices.reversed() {
      let event = trace.events[offset]
      if event.thread == thread, matches(event.kind) { return event }
    }
    return nil
  }

  /// The test case that runs when event `end` comes, nil in top-level code: each is a phase of its process.
  func testCase(before end: Int) -> String? {
    for event in trace.events.prefix(end).reversed() {
      guard case .phaseBegan(let name) = event.kind else { continue }
      return text(name).hasPrefix("test") ? text(name) : nil
    }
    return nil
  }

  /// What the main thread does when no block runs on it.
  func mainCode(before end: Int? = nil) -> String { testCase(before: end ?? trace.events.count) ?? "top-level code" }

  /// `'transfer' on accounts`, for the middle of a sentence; top-level code, or the test case, when no block runs.
  func describe(_ item: ItemID?, on thread: ThreadID) -> String {
    guard let item else { return thread == ThreadID(0) ? mainCode() : name(of: thread) }
    let queue = items[item.offset].runQueue.map { " on \(name(of: $0))" } ?? ""
    return name(of: item) + queue
  }
}
