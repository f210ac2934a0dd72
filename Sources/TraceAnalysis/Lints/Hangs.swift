package import DispatchTrace

/// The main thread does not come back to its run loop for 250 ms or more: the app does not answer.
package struct HangAnalysis: Analysis {
  package static let threshold = VirtualDuration(nanoseconds: 250_000_000)
  private static let mostFindings = 10

  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    var findings: [Finding] = []
    let served = servedStretches(index)
    if let end = index.launchEnd { findings += hangs(nil, .zero, end, served, index) }
    for offset in index.items.indices where findings.count < Self.mostFindings {
      let item = index.items[offset]
      guard item.thread == ThreadID(0), item.below == nil, let started = item.started, let ended = item.ended,
        item.runQueue == QueueID(0)
      else { continue }
      findings += hangs(ItemID(offset), started.instant, ended.instant, served, index)
    }
    return findings
  }

  /// Where `end` is that of the launch, the beginning of a sleep right before it: a script that sleeps at its end keeps itself alive for
  /// others, and would not be missed in its run loop.
  private func endWithoutLastSleep(_ end: Instant, _ index: TraceIndex) -> Instant {
    guard end == index.launchEnd else { return end }
    let last = index.spans.last { $0.thread == .main && $0.ended?.instant == end }
    guard let last, last.kind == .sleep, last.item == nil else { return end }
    return last.began.instant
  }

  /// The main thread serves its run loop in the midst of its code: it waits there, or runs a block.
  private struct Served {
    var start: Instant
    var end: Instant
    var block: ItemID?
  }

  /// In order.
  private func servedStretches(_ index: TraceIndex) -> [Served] {
    var stretches: [Served] = []
    for wait in index.waits where wait.thread == .main && wait.reason == .runLoop {
      stretches.append(Served(start: wait.began.instant, end: wait.ended?.instant ?? .distantFuture))
    }
    if stretches.isEmpty { return [] }
    for offset in index.items.indices where index.items[offset].thread == .main && index.items[offset].runQueue == .main {
      guard let start = index.items[offset].started?.instant else { continue }
      stretches.append(Served(start: start, end: index.items[offset].ended?.instant ?? .distantFuture, block: ItemID(offset)))
    }
    return stretches.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// Between the two instants, where it does not serve its loop.
  private func hangs(_ item: ItemID?, _ start: Instant, _ end: Instant, _ served: [Served], _ index: TraceIndex) -> [Finding] {
    var findings: [Finding] = []
    var start = start
    for stretch in served where stretch.block != item || item == nil {
      guard stretch.start >= start, stretch.end <= end else { continue }
      findings += hang(item, start, stretch.start, index)
      start = stretch.end
    }
    return findings + hang(item, start, end, index)
  }

  private func hang(_ item: ItemID?, _ start: Instant, _ end: Instant, _ index: TraceIndex) -> [Finding] {
    // A frozen process has nobody to answer to.
    let needed = item == nil ? endWithoutLastSleep(end, index) : end
    guard needed - start - index.frozenTime(from: start, to: needed) >= Self.threshold else { return [] }
    let name = item.map(index.name(of:)) ?? "top-level code"
    let longest = LongestStretch(from: start, to: needed, index)
    return [
      Finding(
        .warning, .hang,
        "the main thread does not answer for \(index.words(end - start)), from \(index.words(start)) to \(index.words(end)): "
          + "it is in \(name)",
        at: longest?.position ?? item.map { index.items[$0.offset].position } ?? .none, notes: longest?.notes(index) ?? [],
        instant: start + Self.threshold, remedies: [longest?.remedy(index) ?? LongestStretch.elsewhere], subject: "main")
    ]
  }
}

/// What takes the main thread longest for a while: a stretch of computing or sleeping, or a wait.
private struct LongestStretch {
  private enum What {
    case span(TraceIndex.Span)
    case wait(TraceIndex.Wait)
  }

  static let elsewhere = "do the work on another queue and come back with DispatchQueue.main.async"

  private let what: What
  private let length: VirtualDuration
  let position: SourcePosition

  init?(from start: Instant, to end: Instant, _ index: TraceIndex) {
    var best: (length: VirtualDuration, what: What, position: SourcePosition)?
    func consider(_ began: TraceIndex.Moment, _ ended: TraceIndex.Moment?, _ what: What, _ position: SourcePosition) {
      guard let ended, began.instant >= start, ended.instant <= end else { return }
      let length = ended.instant - began.instant
      if length > best?.length ?? .zero { best = (length, what, position) }
    }
    for span in index.spans where span.thread == .main { consider(span.began, span.ended, .span(span), span.position) }
    for wait in index.waits where wait.thread == .main { consider(wait.began, wait.ended, .wait(wait), wait.position) }
    guard let best else { return nil }
    (length, what, position) = (best.length, best.what, best.position)
  }

  func notes(_ index: TraceIndex) -> [Finding.Note] {
    let first = Finding.Note("\(index.words(length)) of it \(words(index))", at: position)
    guard let sync = syncBlock(index) else { return [first] }
    let queue = index.items[sync.offset].queue.map(index.name(of:)) ?? "a queue"
    let why = "\(queue).sync runs its block on the thread that calls it, which is the main thread here"
    return [first, Finding.Note(why, at: index.items[sync.offset].position)]
  }

  private func words(_ index: TraceIndex) -> String {
    switch what {
    case .span(let span):
      let name = span.name.map { " \"\(index.text($0))\"" } ?? ""
      return "in \(span.kind == .sleep ? "a sleep" : "\(span.kind)")\(name)"
    case .wait: return "waiting"
    }
  }

  /// What would mend it.
  func remedy(_ index: TraceIndex) -> String {
    switch what {
    case .span(let span):
      if syncBlock(index) != nil { return "call it with async and come back with DispatchQueue.main.async" }
      return span.kind == .sleep ? "ask for the rest with DispatchQueue.main.asyncAfter instead of sleeping" : Self.elsewhere
    case .wait(let wait): return remedy(wait.reason, index)
    }
  }

  private func remedy(_ reason: TraceEvent.WaitReason, _ index: TraceIndex) -> String {
    switch reason {
    case .group, .workItem: return "use notify(queue: .main) instead of wait"
    case .semaphore(let semaphore):
      switch index.kind(of: semaphore) {
      case .operation: return "use a completionBlock instead of waiting"
      case .semaphore, .condition, .conditionLock:
        return "let whoever signals it go on with DispatchQueue.main.async instead of waiting for it"
      case .readWriteLock: return Self.elsewhere
      case .emptyPipe: return "let a source of makeReadSource, or DispatchIO, say when there is something to read"
      case .fullPipe: return "let a source of makeWriteSource, or DispatchIO, say when there is room"
      }
    case .sync: return "make the call async, and come back with DispatchQueue.main.async where its result is needed"
    case .syncOnMainThread, .apply, .once, .lock, .runLoop: return Self.elsewhere
    }
  }

  /// The block that runs on the main thread because it was called with `sync`.
  private func syncBlock(_ index: TraceIndex) -> ItemID? {
    guard case .span(let span) = what, let item = span.item, index.items[item.offset].kind == .sync else { return nil }
    return item
  }
}
