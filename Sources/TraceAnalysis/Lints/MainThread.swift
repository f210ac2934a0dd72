package import DispatchTrace

/// The user interface is touched off the main thread.
package struct UserInterfaceAnalysis: Analysis {
  /// The places of one block that are told one by one: it is moved as a whole.
  private static let mostInBlock = 3

  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    var findings = OncePerPlace()
    var places: [ItemID: [SourcePosition]] = [:]
    for touch in index.touches where touch.thread != .main {
      if let item = touch.item {
        let known = places[item] ?? []
        if let last = known.last, known.count == Self.mostInBlock, !known.contains(touch.position) {
          findings.addMore(after: last)
          continue
        }
        if !known.contains(touch.position) { places[item] = known + [touch.position] }
      }
      findings.add(at: touch.position) {
        Finding(
          .error, .userInterface,
          "\(index.text(touch.text)) touches the user interface on \(index.name(of: touch.thread)), in "
            + index.describe(touch.item, on: touch.thread),
          at: touch.position, instant: touch.moment.instant, remedies: ["DispatchQueue.main.async { … }"],
          subject: index.text(touch.text))
      }
    }
    return findings.result
  }
}

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
    guard end - start - index.frozenTime(from: start, to: end) >= Self.threshold else { return [] }
    let name = item.map(index.name(of:)) ?? "top-level code"
    let longest = longestStretch(start, end, index)
    let position = longest?.position ?? item.map { index.items[$0.offset].position } ?? .none
    var notes: [Finding.Note] = []
    if let longest { notes.append(Finding.Note(longest.text, at: longest.position)) }
    return [
      Finding(
        .warning, .hang,
        "the main thread does not answer for \(index.words(end - start)), from \(index.words(start)) to \(index.words(end)): "
          + "it is in \(name)",
        at: position, notes: notes, instant: start + Self.threshold,
        remedies: ["do the work on another queue and come back with DispatchQueue.main.async"],
        subject: "main")
    ]
  }

  /// What took the main thread longest between the two instants.
  private func longestStretch(_ start: Instant, _ end: Instant, _ index: TraceIndex) -> (position: SourcePosition, text: String)?
  {
    var best: (length: VirtualDuration, position: SourcePosition, text: String)?
    func consider(_ from: Instant, _ to: Instant, _ position: SourcePosition, _ text: () -> String) {
      guard from >= start, to <= end, to - from > best?.length ?? .zero else { return }
      best = (to - from, position, "\(index.words(to - from)) of it \(text())")
    }
    for span in index.spans where span.thread == ThreadID(0) {
      guard let ended = span.ended else { continue }
      consider(span.began.instant, ended.instant, span.position) {
        let name = span.name.map { " \"\(index.text($0))\"" } ?? ""
        return "in \(span.kind == .sleep ? "a sleep" : "\(span.kind)")\(name)"
      }
    }
    for wait in index.waits where wait.thread == ThreadID(0) {
      guard let ended = wait.ended else { continue }
      consider(wait.began.instant, ended.instant, wait.position) { "waiting" }
    }
    return best.map { ($0.position, $0.text) }
  }
}
