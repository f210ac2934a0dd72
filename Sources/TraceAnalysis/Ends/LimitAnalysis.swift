package import DispatchTrace

/// The simulation stopped at one of its limits: which, where, and what most likely keeps the scenario going.
package struct LimitAnalysis: Analysis {
  /// How many of the last events tell what the scenario was busy with.
  private static let window = 20_000

  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    guard case .limitReached(let limit) = index.trace.outcome, limit.thread.offset < index.threads.count,
      let cause = cause(limit.kind, index)
    else { return [] }
    let end = index.trace.end
    let rounds = isOfRounds(limit.kind) ? Rounds(index.trace.events.suffix(Self.window), index) : nil
    let unserved = unservedLoop(index)
    let beyond = limit.kind == .virtualTime && rounds == nil ? beyondTheLimit(index) : nil
    var notes = rounds?.notes ?? [unserved ?? beyond ?? Finding.Note(cause)]
    if rounds == nil, let busy = busiestPlace(index) { notes.append(busy) }
    if let item = index.running(on: limit.thread).last {
      notes.append(
        Finding.Note("in \(index.describe(item, on: limit.thread)), submitted here", at: index.items[item.offset].position))
    }
    return [
      Finding(
        .error, .limit, "the simulation stopped at \(end): the limit of \(limit.kind.words) is reached",
        at: rounds?.position ?? beyond?.position ?? limit.position,
        notes: notes, instant: end,
        remedies: rounds?.remedies
          ?? (unserved != nil
            ? ["let another block go on when it is there: async"]
            : beyond != nil ? [Self.longer] : remedies(limit.kind)),
        subject: limit.kind.rawValue)
    ]
  }

  private func unservedLoop(_ index: TraceIndex) -> Finding.Note? {
    for case .unservedLoop(let position) in index.trace.remarks {
      return Finding.Note(
        "inside a block of the main queue the main run loop runs no other of its blocks and comes back at once (D-16): "
          + "what only they can do never comes",
        at: position)
    }
    return nil
  }

  /// Of a run in which nothing goes round: what is under way, or comes next, takes until after the limit. What comes from one place for
  /// the second time may go on for ever.
  private func beyondTheLimit(_ index: TraceIndex) -> Finding.Note? {
    guard index.items.count + index.spans.count <= Self.mostOfFew else { return nil }
    let end = index.trace.end
    if let span = index.spans.first(where: { $0.ended == nil && $0.began.instant + $0.duration > end }),
      index.spans.count(where: { $0.position == span.position }) == 1
    {
      let name = span.name.map(index.text).flatMap { $0.isEmpty ? nil : "'\($0)'" } ?? "what takes time here"
      let length = span.duration.nanoseconds == .max ? "never ends" : "takes until after the limit"
      return Finding.Note("\(name), begun at \(index.words(span.began.instant)), \(length)", at: span.position)
    }
    guard let item = index.items.first(where: { $0.submitted == nil && $0.due.map { $0 > end && $0 < .distantFuture } ?? false }),
      index.items.count(where: { $0.position == item.position }) == 1
    else { return nil }
    return Finding.Note("what comes next is due after the limit", at: item.position)
  }

  private static let longer = "to see more of it: a longer --max-time, or '// simulate: virtual time 1000 h'"

  /// Blocks and stretches of a program that does not go round and round.
  private static let mostOfFew = 40

  /// Reached because something goes on for ever, which may be a loop that pauses.
  private func isOfRounds(_ kind: Outcome.Limit.Kind) -> Bool {
    switch kind {
    case .virtualTime, .events: true
    case .firings, .steps, .work, .memory, .depth, .threads, .output, .recording: false
    }
  }

  private func remedies(_ kind: Outcome.Limit.Kind) -> [String] {
    switch kind {
    case .virtualTime:
      ["cancel the timer, or end the chain", "to see only the beginning: --max-time 10s, or '// simulate: virtual time 10 s'"]
    case .firings:
      ["cancel the timer", "to see less or more of it: --max-time 10s, or '// simulate: virtual time 10 s'"]
    case .steps, .work, .memory, .depth, .threads, .output, .events, .recording: []
    }
  }

  /// Nil when nothing is wrong.
  private func cause(_ kind: Outcome.Limit.Kind, _ index: TraceIndex) -> String? {
    switch kind {
    case .steps:
      "most likely a loop that waits for a change which only virtual time can bring: sleep or wait in it; one that only keeps the "
        + "process alive is dispatchMain()"
    case .work: "it computes longer than simulations are meant for; a higher limit of steps raises this one, too"
    case .virtualTime: "something goes on for ever: a repeating timer that nobody cancels, or a block that submits itself again"
    case .firings: "only repeating timers are left, which nobody cancels, and they have fired often enough"
    case .memory: "most likely a collection or a text that grows in a loop without end"
    case .depth: "most likely a function that calls itself without end"
    case .threads:
      "most likely blocks that all wait, each on a thread of its own: too many serial queues, or sync where async would do"
    case .output: "most likely a print in a loop without end"
    case .events: causeOfManyEvents(index.trace.events.suffix(Self.window))
    case .recording: nil
    }
  }

  private func causeOfManyEvents(_ last: Slice<EventBuffer>) -> String {
    let turns = last.count { if case .coreReleased(_, .quantum) = $0.kind { true } else { false } }
    if turns * 4 >= last.count {
      return "more threads compute than there are cores, and each turn that one takes is in the trace: work that never ends, "
        + "or a quantum that is too short for it"
    }
    if last.first?.instant == last.last?.instant {
      return "something goes on for ever without virtual time passing: a block that submits itself again, or a loop of signals"
    }
    return "something goes on for ever: a block that submits itself again, or a repeating timer that nobody cancels"
  }

  /// The place that most of the last submissions and firings came from, when one stands out.
  private func busiestPlace(_ index: TraceIndex) -> Finding.Note? {
    let events = index.trace.events
    var counts: [SourcePosition: Int] = [:]
    var order: [SourcePosition] = []
    var total = 0
    for offset in events.indices.suffix(Self.window) {
      guard case .submitted = events[offset].kind, events[offset].position.isKnown else { continue }
      if counts[events[offset].position, default: 0] == 0 { order.append(events[offset].position) }
      counts[events[offset].position, default: 0] += 1
      total += 1
    }
    guard total >= 20, let top = order.max(by: { counts[$0, default: 0] < counts[$1, default: 0] }) else { return nil }
    let share = counts[top, default: 0]
    guard share * 4 >= total else { return nil }
    return Finding.Note("\(share) of the last \(total) blocks were submitted here", at: top)
  }
}
