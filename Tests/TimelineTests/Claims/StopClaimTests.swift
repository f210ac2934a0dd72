import DispatchTrace
import Testing

@testable import Timeline

@Suite("What pictures claim about stopped threads, read back from every recorded trace")
struct StopClaimTests {
  @Test("every wait that is wide enough has a box of its own, from its beginning to its end")
  func waits() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view != .cores {
      let boxes = stoppedBoxes(drawn)
      for wait in drawn.index.waits {
        let subject = wait.item.map { Scene.Subject.blocks([$0]) } ?? .body(wait.thread)
        // A strip has no boxes; a wait that never ends is drawn to the edge.
        guard let own = boxes[subject], let time = drawn.scene.time else { continue }
        guard drawn.overlaps(wait.began, wait.ended) else { continue }
        let (left, right) = (time.x(drawn.facts.key(wait.began)), drawn.right(wait.ended))
        guard right - left >= 3.px else { continue }
        // By queues the caller of `sync` stays stopped while it runs the block itself.
        let isSync = if case .sync = wait.reason { true } else { false }
        let mayGoOn = wait.ended.map { drawn.isLater($0) } ?? true || isSync && drawn.view == .queues
        let found = own.contains { $0.x == left && ($0.right == right || mayGoOn && $0.right > right) }
        verdict.check(found, "\(drawn.description): \(wait.thread) waits from \(wait.began.instant)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 100)
  }

  @Test("every sleep and every I/O that is wide enough has a rail of its own, from its beginning to its end")
  func rails() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view != .cores {
      guard let time = drawn.scene.time else { continue }
      let rails = rails(drawn)
      for span in drawn.index.spans where span.kind != .work {
        let subject = span.item.map { Scene.Subject.blocks([$0]) } ?? .body(span.thread)
        // A strip has no boxes.
        guard let own = rails[subject] else { continue }
        guard drawn.overlaps(span.began, span.ended) else { continue }
        let (left, right) = (time.x(drawn.facts.key(span.began)), drawn.right(span.ended))
        guard right - left >= 3.px else { continue }
        let goesOn = span.ended.map { drawn.isLater($0) } ?? false
        let found = own.contains { $0.x == left && ($0.right == right || goesOn && $0.right > right) }
        verdict.check(found, "\(drawn.description): \(span.kind) of \(subject) from \(span.began.instant)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 100)
  }

  private func rails(_ drawn: DrawnTrace) -> [Scene.Subject: [Rect]] {
    var rails: [Scene.Subject: [Rect]] = [:]
    for element in drawn.scene.elements where element.mark == .rail && element.layer == .block {
      if case .box(let box) = element.shape, let subject = element.subject { rails[subject, default: []].append(box.rect) }
    }
    return rails
  }

  @Test("a box with a hatch stands where its block waits, or where its thread runs what it handed over")
  func boxes() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view != .cores {
      guard let time = drawn.scene.time else { continue }
      for (subject, boxes) in stoppedBoxes(drawn) {
        let (item, thread) = owner(subject, drawn.index)
        let waits = drawn.index.waits.filter { $0.item == item && $0.thread == thread }
        let inner = drawn.index.items.filter { $0.below == item && $0.thread == thread }
        let starts = Set((waits.map(\.began) + inner.compactMap(\.started)).map { time.x(drawn.facts.key($0)) })
        for box in boxes { verdict.check(starts.contains(box.x), "\(drawn.description): \(subject) is not stopped there") }
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 100)
  }

  @Test("timed out is said of the waits that time ended, and of no others")
  func timeouts() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view != .cores {
      guard let time = drawn.scene.time else { continue }
      for element in drawn.scene.elements where element.mark == .stopped {
        guard case .text(let run) = element.shape, let subject = element.subject else { continue }
        let (item, thread) = owner(subject, drawn.index)
        let wait = drawn.index.waits.first {
          $0.item == item && $0.thread == thread && time.x(drawn.facts.key($0.began)) <= run.box.x
            && run.box.right <= max(time.x(drawn.facts.key($0.ended)), time.x(drawn.facts.end))
            && ($0.ended == nil || time.x(drawn.facts.key($0.ended)) > run.box.x)
        }
        let isTimedOut = wait.map { $0.isTimedOut && drawn.shows($0.ended) } ?? false
        if run.text.hasSuffix("timed out") || isTimedOut && run.text != "stopped" {
          verdict.check(isTimedOut == run.text.hasSuffix("timed out"), "\(drawn.description): \(run.text)")
        }
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked >= 4)
  }

  private func owner(_ subject: Scene.Subject, _ index: TraceIndex) -> (ItemID?, ThreadID?) {
    switch subject {
    case .blocks(let items): (items.first, items.first.flatMap { index.items[$0.offset].thread })
    case .body(let thread): (nil, thread)
    case .submissions, .source, .queues, .threads, .core: (nil, nil)
    }
  }

  private func stoppedBoxes(_ drawn: DrawnTrace) -> [Scene.Subject: [Rect]] {
    var boxes: [Scene.Subject: [Rect]] = [:]
    for element in drawn.scene.elements where element.mark == .stopped && element.layer == .stopped {
      if case .hatch(let hatch) = element.shape, let subject = element.subject { boxes[subject, default: []].append(hatch.rect) }
    }
    return boxes
  }

  @Test("the end says when nothing happens any more: nothing happens after it")
  func ends() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      for run in drawn.texts where run.text.hasPrefix("no progress after ") {
        let blocks = drawn.index.items.flatMap { [$0.submitted, $0.started, $0.ended] }
        let others = drawn.index.waits.map(\.began) + drawn.index.spans.compactMap(\.ended)
        let last = (blocks.compactMap { $0 } + others).map(\.instant).max() ?? .zero
        verdict.check(run.text == "no progress after \(last.inWords)", "\(drawn.description): \(run.text), not \(last)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 5)
  }

  @Test("what ends for ever has a card that says what for, and what would mend it")
  func cards() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      guard case .deadlocked = drawn.facts.trace.outcome, !drawn.isCutAtEnd else { continue }
      let remedies = drawn.facts.findings.first { $0.category == .deadlock }?.remedies ?? []
      verdict.check(drawn.scene.elements.contains { $0.mark == .card }, "\(drawn.description): no card")
      verdict.check(
        remedies.isEmpty || drawn.texts.contains { $0.text.hasSuffix("ends it:") }, "\(drawn.description): no remedy")
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 100)
  }
}
