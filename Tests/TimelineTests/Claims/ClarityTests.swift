import DispatchTrace
import Testing

@testable import Timeline

@Suite("No mark of a picture hides what another one says, and none goes on after what it stands for")
struct ClarityTests {
  private func elements(_ drawn: DrawnTrace, _ mark: Scene.Mark) -> [Scene.Element] {
    drawn.scene.elements.filter { $0.mark == mark }
  }

  /// Where the line of the last instant stands.
  private func ending(_ drawn: DrawnTrace) -> Int? {
    for element in elements(drawn, .deadlock) where element.layer == .ending {
      if case .line(let line) = element.shape { return line.points[0].x }
    }
    return nil
  }

  @Test("the turn of a cancelled block is seen and told, whatever runs at the same instant")
  func skipped() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view != .cores {
      let boxes = elements(drawn, .skipped).compactMap { element -> (items: [ItemID], box: Rect)? in
        guard case .box(let box) = element.shape, element.layer == .block, case .blocks(let items) = element.subject else {
          return nil
        }
        return (items, box.rect)
      }
      let told = elements(drawn, .skipped).compactMap { element -> [ItemID]? in
        guard case .text = element.shape, case .blocks(let items) = element.subject else { return nil }
        return items
      }
      for (items, box) in boxes {
        let cover = drawn.scene.elements.first { element in
          let isAbove = element.mark == .badge || element.layer == .label && element.mark != .skipped
          return isAbove && element.shape.bounds.overlaps(box)
        }
        verdict.check(cover == nil, "\(drawn.description): a \(cover?.mark.rawValue ?? "") hides a cancelled turn")
        verdict.check(told.contains(items), "\(drawn.description): nobody says that \(items) is skipped")
      }
      let shown = Set(boxes.flatMap(\.items))
      for (offset, item) in drawn.index.items.enumerated() where drawn.shows(item.skipped) && drawn.view == .queues {
        let id = ItemID(Int32(offset))
        verdict.check(shown.contains(id), "\(drawn.description): \(id) was skipped, and no box shows it")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 40)
  }

  @Test("the line of the last instant goes through no words but the numbers that stand on it")
  func endingIsWhole() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      guard let x = ending(drawn) else { continue }
      for element in drawn.scene.elements {
        guard case .text(let run) = element.shape,
          ![.title, .subtitle, .axis, .caption, .legend, .card, .badge].contains(element.mark)
        else { continue }
        verdict.check(!(run.box.x < x && x < run.box.right), "\(drawn.description): the line runs behind “\(run.text)”")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 1000)
  }

  @Test("after a trap no timer, semaphore or group goes on")
  func nothingAfterTraps() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      guard case .trapped = drawn.facts.trace.outcome, let x = ending(drawn) else { continue }
      for element in drawn.scene.elements where [.timer, .semaphore, .group].contains(element.mark) {
        guard case .line(let line) = element.shape, element.layer == .block else { continue }
        let right = line.points.map(\.x).max() ?? 0
        verdict.check(right <= x, "\(drawn.description): a \(element.mark.rawValue) goes on after the end")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked >= 10)
  }

  @Test("the rail of a timer that fires once ends when it fires")
  func timersThatFireOnce() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues && !drawn.facts.isOrdinal {
      guard let time = drawn.scene.time else { continue }
      var rails: [SourceID: [(left: Int, right: Int)]] = [:]
      for element in elements(drawn, .timer) {
        guard case .source(let source) = element.subject, case .line(let line) = element.shape, line.stroke.dash == .dotted else {
          continue
        }
        rails[source, default: []].append((line.points[0].x, line.points[1].x))
      }
      for (source, own) in rails {
        for rail in own {
          let schedules = drawn.facts.trace.events.enumerated().compactMap { offset, event -> Int64? in
            guard case .sourceScheduled(_, let interval, source) = event.kind, time.x(drawn.facts.keys[offset]) == rail.left
            else {
              return nil
            }
            return interval
          }
          guard schedules.last == 0 else { continue }
          let firings = drawn.facts.trace.events.enumerated().compactMap { offset, event -> Int? in
            guard case .sourceFired(source, _) = event.kind else { return nil }
            return time.x(drawn.facts.keys[offset])
          }
          guard let first = firings.first(where: { $0 > rail.left }) else { continue }
          verdict.check(rail.right <= first, "\(drawn.description): \(source) goes on after its only firing")
        }
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked >= 8)
  }

  @Test("no words stand over a tick, a dot or the head of an arrow")
  func smallMarks() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      let patches = drawn.scene.elements.filter { $0.layer == .label }
      for element in drawn.scene.elements where [.timer, .console, .group].contains(element.mark) && element.layer == .block {
        let small: Rect
        switch element.shape {
        case .line(let line) where line.points.count == 2 && line.points[0].x == line.points[1].x: small = element.shape.bounds
        case .box(let box) where box.rect.width <= 8.px: small = box.rect
        case .line, .box, .hatch, .polygon, .columns, .text: continue
        }
        let cover = patches.first { $0.shape.bounds.overlaps(small) }
        verdict.check(
          cover == nil, "\(drawn.description): words of \(cover?.mark.rawValue ?? "") over a \(element.mark.rawValue)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 1000)
  }

  @Test("a bracket over a main thread that does not answer says how long, and stands on no number")
  func hangs() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view != .cores {
      let told = elements(drawn, .hang).filter { if case .text = $0.shape { true } else { false } }
      let brackets = elements(drawn, .hang).compactMap { element -> Rect? in
        guard case .line(let line) = element.shape, line.points[0].y == line.points[1].y else { return nil }
        return element.shape.bounds
      }
      verdict.check(told.count == brackets.count, "\(drawn.description): \(brackets.count) hangs, \(told.count) of them in words")
      for case .text(let run) in elements(drawn, .axis).map(\.shape) {
        let isClear = brackets.allSatisfy { !$0.insetBy(0, -4.px).overlaps(run.box) }
        verdict.check(isClear, "\(drawn.description): the bracket of a hang on “\(run.text)”")
      }
      for badge in elements(drawn, .badge) {
        for bracket in brackets {
          let isOver = badge.shape.bounds.overlaps(bracket)
          verdict.check(!isOver, "\(drawn.description): a badge on the bracket of a hang")
        }
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 100)
  }

  @Test("words in a bar keep clear of its edge")
  func barsHaveRoom() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      let bars = elements(drawn, .waiting).compactMap { element -> Rect? in
        if case .box(let box) = element.shape { box.rect } else { nil }
      }
      for element in elements(drawn, .waiting) {
        guard case .text(let run) = element.shape, let bar = bars.first(where: { $0.overlaps(run.box) }) else { continue }
        // Letters like b and d reach a little higher than the box of ordinary ink.
        verdict.check(bar.insetBy(0, 2.px).contains(run.box), "\(drawn.description): “\(run.text)” touches the edge of its bar")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 300)
  }

  @Test("an arrow goes from one lane to another, and where it ends there is something")
  func arrows() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      let lanes = elements(drawn, .lane).compactMap { element -> Rect? in
        guard element.subject != nil, case .box(let box) = element.shape else { return nil }
        return box.rect
      }
      let targets = drawn.scene.elements.filter { element in
        [.block, .waiting, .stopped].contains(element.layer) && element.mark != .submission
      }
      for element in elements(drawn, .submission) where element.layer == .path {
        guard case .line(let line) = element.shape, line.head != .none, let tip = line.points.last else { continue }
        if line.points[0].x == tip.x {
          let isWithin = lanes.contains { lane in
            line.points.allSatisfy { lane.y < $0.y && $0.y < lane.bottom }
          }
          verdict.check(!isWithin, "\(drawn.description): an arrow within a lane")
        } else {
          let point = Rect(x: tip.x - 64, y: tip.y - 64, width: 128, height: 128)
          let isHeld = targets.contains { $0.shape.bounds.insetBy(-64, -64).overlaps(point) }
          verdict.check(isHeld || ending(drawn) == tip.x, "\(drawn.description): an arrow ends at nothing")
        }
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 300)
  }

  @Test("what is left of a name tells its block from all others")
  func cutNames() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      let names = drawn.index.items.indices.map { drawn.index.name(of: ItemID(Int32($0))) }
      for element in drawn.scene.elements where [.block, .waiting, .rail].contains(element.mark) {
        guard case .text(let run) = element.shape, case .blocks(let items) = element.subject, items.count == 1 else { continue }
        let isNumber = (Int(run.text).map { $0 != drawn.facts.numbers[items[0].offset] } ?? false) && !names.contains(run.text)
        verdict.check(!isNumber, "\(drawn.description): the number \(run.text) alone is taken for a submission's")
        guard run.text.contains("…"), !names.contains(run.text) else { continue }
        let parts = run.text.split(separator: "…", maxSplits: 1, omittingEmptySubsequences: false)
        let fitting = Set(names.filter { $0.hasPrefix(parts[0]) && $0.hasSuffix(parts[1]) })
        verdict.check(fitting.count < 2, "\(drawn.description): “\(run.text)” is any of \(fitting.count)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 1000)
  }

  @Test("a block that is drawn in slices has its number or its name somewhere")
  func slices() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      var widths: [ItemID: [Int]] = [:]
      for (item, box) in drawn.boxes(.block, [.block]) { widths[item, default: []].append(box.rect.width) }
      var named: Set<ItemID> = []
      for element in drawn.scene.elements where [.block, .badge].contains(element.mark) {
        guard case .text = element.shape, case .blocks(let items) = element.subject else { continue }
        named.formUnion(items)
      }
      for (item, own) in widths where own.count > 2 && own.reduce(0, +) > 60.px {
        verdict.check(named.contains(item), "\(drawn.description): \(item) has no name")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 10)
  }

  @Test("how many wait for a semaphore at most is told")
  func mostWaiting() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      let words = elements(drawn, .semaphore).compactMap { element -> String? in
        if case .text(let run) = element.shape { run.text } else { nil }
      }
      for most in mostWaiting(drawn) {
        verdict.check(
          words.contains { $0.hasSuffix("\(TimelineLayout.grouped(most)) \(most == 1 ? "waits" : "wait")") },
          "\(drawn.description): nobody says that \(most) wait")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 5)
  }

  /// Of each semaphore for which somebody waits for longer than an instant.
  private func mostWaiting(_ drawn: DrawnTrace) -> [Int] {
    let facts = drawn.facts
    var waiting: [SemaphoreID: (now: Int, most: Int)] = [:]
    var since: [ThreadID: (semaphore: SemaphoreID, event: Int)] = [:]
    for (offset, event) in facts.trace.events.enumerated() {
      switch event.kind {
      case .waitBegan(let wait):
        guard case .semaphore(let id) = wait.reason else { continue }
        since[event.thread] = (id, offset)
        waiting[id, default: (0, 0)].now += 1
      case .waitEnded:
        guard let wait = since.removeValue(forKey: event.thread) else { continue }
        waiting[wait.semaphore, default: (0, 0)].now -= 1
      default: continue
      }
      if !drawn.shows(offset) { continue }
      for (id, state) in waiting where state.now > state.most { waiting[id]?.most = state.now }
    }
    return waiting.values.map(\.most).filter { $0 > 1 }
  }

  @Test("the accesses of a race that stands in the picture have a dot each")
  func races() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      let races = drawn.facts.findings.count { finding in
        guard finding.category == .race, let instant = finding.instant?.nanoseconds else { return false }
        return drawn.first <= instant && (!drawn.isCutAtEnd || instant < drawn.last)
      }
      // The first access may lie before the part.
      guard races > 0, !drawn.isCutAtStart else { continue }
      let dots = elements(drawn, .race).filter { $0.layer == .badge }.count
      verdict.check(dots == 2 * min(races, 12), "\(drawn.description): \(dots) dots for \(races) races")
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 3)
  }

  @Test("where nothing takes time, the axis has no times")
  func axes() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.facts.trace.end.nanoseconds <= 0 {
      let words = elements(drawn, .axis).compactMap { element -> String? in
        if case .text(let run) = element.shape { run.text } else { nil }
      }
      verdict.check(words.count <= 1, "\(drawn.description): the axis says \(words)")
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 100)
  }

  @Test("words about a curve stand beside it")
  func curves() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      let curves = elements(drawn, .density).compactMap { element -> Scene.Columns? in
        if case .columns(let columns) = element.shape { columns } else { nil }
      }
      for element in elements(drawn, .density) {
        guard case .text(let run) = element.shape else { continue }
        let isOver = curves.contains { $0.rect.overlaps(run.box) }
        verdict.check(!isOver, "\(drawn.description): “\(run.text)” stands on its curve")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked >= 5)
  }
}
