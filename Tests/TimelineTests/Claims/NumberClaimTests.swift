import DispatchTrace
import Testing
import TraceAnalysis

@testable import Timeline

@Suite("Numbers in pictures are whole, and stand on what they speak of")
struct NumberClaimTests {
  private func texts(_ drawn: DrawnTrace, _ mark: Scene.Mark) -> [(run: Scene.TextRun, subject: Scene.Subject?)] {
    drawn.scene.elements.compactMap { element in
      guard element.mark == mark, case .text(let run) = element.shape else { return nil }
      return (run, element.subject)
    }
  }

  /// The blocks that are drawn by themselves, at least as a line.
  private func drawnItems(_ drawn: DrawnTrace) -> Set<ItemID> {
    var items: Set<ItemID> = []
    for element in drawn.scene.elements where element.mark == .block {
      if case .box = element.shape, case .blocks(let own) = element.subject { items.formUnion(own) }
    }
    return items
  }

  private func numbersOnBlocks(_ drawn: DrawnTrace) -> Set<Int> {
    var numbers: Set<Int> = []
    for (_, subject) in texts(drawn, .badge) {
      if case .blocks(let items) = subject { numbers.formUnion(items.map { drawn.facts.numbers[$0.offset] }) }
    }
    return numbers
  }

  @Test("the words at the last instant have their unit, or no number")
  func units() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      for (run, _) in texts(drawn, .deadlock) where run.style == .error {
        let last = run.text.split(separator: " ").last.map(String.init) ?? ""
        let hasNumber = run.text.contains(where: \.isNumber)
        let isWhole = !run.text.contains("…") && (!hasNumber || ["s", "ms", "µs", "ns", "min", "h"].contains(last))
        verdict.check(isWhole, "\(drawn.description): “\(run.text)”")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 100)
  }

  @Test("numbers that follow each other are one range")
  func ranges() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      for (run, _) in texts(drawn, .badge) where run.text.contains("–") {
        let parts = run.text.split(separator: ", ").map { $0.split(separator: "–").compactMap { Int($0) } }
        for (part, next) in zip(parts, parts.dropFirst()) {
          verdict.check((part.last ?? 0) + 1 != next.first, "\(drawn.description): “\(run.text)”")
        }
        verdict.check(true, "")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 100)
  }

  @Test("a number that a caption speaks of stands on its block, if that is drawn by itself")
  func captions() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues && drawn.part == nil {
      let (shown, items) = (numbersOnBlocks(drawn), drawnItems(drawn))
      let drawnNumbers = Set(items.map { drawn.facts.numbers[$0.offset] })
      for number in drawn.facts.order.spokenOf where drawnNumbers.contains(number) {
        verdict.check(shown.contains(number), "\(drawn.description): \(number), of which a caption speaks")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 300)
  }

  @Test("a block that takes no time has its number, also at the seam of two others")
  func moments() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues && drawn.part == nil {
      let shown = numbersOnBlocks(drawn)
      for item in drawnItems(drawn) {
        let (facts, number) = (drawn.index.items[item.offset], drawn.facts.numbers[item.offset])
        guard number > 0, facts.kind != .apply, let began = facts.started, let ended = facts.ended,
          drawn.facts.key(began) == drawn.facts.key(ended)
        else {
          continue
        }
        verdict.check(shown.contains(number), "\(drawn.description): \(number) stands nowhere")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 250)
  }

  @Test("the name beside a number is that of its block")
  func names() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      for (run, subject) in texts(drawn, .block) where run.text.hasSuffix(" more") {
        guard case .blocks(let items) = subject, let first = items.first(where: { drawn.facts.numbers[$0.offset] > 0 }) else {
          continue
        }
        verdict.check(
          run.text.hasPrefix(drawn.index.nameBesideNumber(of: first)), "\(drawn.description): “\(run.text)” beside \(first)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 10)
  }

  /// `queue 2` beside the number 3 would be two ways to count one thing.
  @Test("no name counts submissions otherwise than the numbers do, in marks and findings")
  func oneCount() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      let marks = drawn.scene.elements.compactMap { element -> String? in
        guard ![.console, .title, .subtitle, .laneName].contains(element.mark), case .text(let run) = element.shape else {
          return nil
        }
        return run.text
      }
      let sentences = drawn.facts.findings.flatMap { [$0.message] + $0.notes.map(\.message) }
      let words = Set((marks + sentences).flatMap(pairs))
      for (offset, item) in drawn.index.items.enumerated() where item.position.isKnown && item.number > 0 {
        guard let queue = item.queue, drawn.index.givenName(of: ItemID(offset)) == nil else { continue }
        let counted = "\(drawn.index.name(of: queue)) \(item.number)"
        verdict.check(!words.contains(counted), "\(drawn.description): “\(counted)” for \(drawn.facts.numbers[offset])")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 3000)
  }

  /// Each word with the one behind it.
  private func pairs(_ text: String) -> [String] {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != ":" }
    return zip(words, words.dropFirst()).map { "\($0) \($1)" }
  }

  @Test("no arrow goes through the count of a group")
  func counts() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      let counts = texts(drawn, .group).map(\.run)
      guard !counts.isEmpty else { continue }
      for element in drawn.scene.elements where element.layer == .path {
        guard case .line(let line) = element.shape else { continue }
        for (from, to) in zip(line.points, line.points.dropFirst()) where from.x == to.x {
          let (top, bottom) = (min(from.y, to.y), max(from.y, to.y))
          for run in counts where run.box.x < from.x && from.x < run.box.right {
            let isClear = bottom <= run.box.y + 1.px || run.box.bottom - 1.px <= top
            verdict.check(isClear, "\(drawn.description): a \(element.mark.rawValue) through “\(run.text)”")
          }
        }
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 10)
  }

  @Test("what a curve says of a semaphore is so, and what still waits at the end is drawn to the end")
  func curves() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues && drawn.part == nil {
      let levels = drawn.facts.semaphoreLevels().map { $0.map(\.value) }
      let lanes = drawn.scene.elements.compactMap { element -> Scene.Polygon? in
        if element.mark == .semaphore, case .polygon(let polygon) = element.shape { polygon } else { nil }
      }
      for (run, _) in texts(drawn, .semaphore) where run.text.hasPrefix("at most ") {
        let numbers = run.text.replacing("\u{2009}", with: "").split { !$0.isNumber }.compactMap { Int($0) }
        let (most, waiting) = (numbers.first ?? -1, numbers.count > 1 ? numbers[1] : 0)
        let own = levels.first { max($0.max() ?? 0, 0) == most && -min($0.min() ?? 0, 0) == waiting }
        verdict.check(own != nil, "\(drawn.description): “\(run.text)”")
        guard let last = own?.last, last != 0 else { continue }
        let right = drawn.scene.time?.right ?? 0
        let isOpen = lanes.contains { polygon in (polygon.points.map(\.x).max() ?? 0) >= right }
        verdict.check(isOpen, "\(drawn.description): a curve ends, though it stays at \(last)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked >= 2)
  }

  @Test("what a timer counts while its handler is not called has its ticks, also if the schedule ends before")
  func unhandledFirings() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues && drawn.part == nil && !drawn.facts.isOrdinal {
      guard let time = drawn.scene.time else { continue }
      var ticks: [SourceID: Set<Int>] = [:]
      for element in drawn.scene.elements where element.mark == .timer {
        guard case .source(let source) = element.subject, case .line(let line) = element.shape, line.points.count == 2,
          line.points[0].x == line.points[1].x
        else { continue }
        ticks[source, default: []].insert(line.points[0].x)
      }
      var interval: [SourceID: Int64] = [:]
      var fired: [SourceID: Int64] = [:]
      for (key, event) in zip(drawn.facts.keys, drawn.facts.trace.events) {
        switch event.kind {
        case .sourceFired(let id, _): fired[id] = key
        case .sourceDelivered(let id, _, _): fired[id] = nil
        case .sourceScheduled(_, _, let id), .sourceCancelled(let id, _):
          // Of very many none is drawn but the first.
          if let first = fired.removeValue(forKey: id), let step = interval[id], step > 0, (key - first) / step < 10_000 {
            for firing in stride(from: first, to: key, by: Int64.Stride(step)) {
              verdict.check(ticks[id]?.contains(time.x(firing)) ?? false, "\(drawn.description): \(id) has no tick at \(firing)")
            }
          }
          if case .sourceScheduled(_, let step, _) = event.kind { interval[id] = step }
        default: continue
        }
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked >= 5)
  }
}
