import DispatchTrace
import Testing

@testable import Timeline

@Suite("What stands in a picture is named there, and in one way")
struct NamingClaimTests {
  private func texts(_ drawn: DrawnTrace, _ mark: Scene.Mark) -> [Scene.TextRun] {
    drawn.scene.elements.compactMap { element in
      if element.mark == mark, case .text(let run) = element.shape { run } else { nil }
    }
  }

  @Test("a launch that takes no time is named beside its mark, also where blocks run in its moment, else in the legend")
  func launches() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues && drawn.part == nil {
      let solid = drawn.scene.elements.compactMap { element -> Rect? in
        guard element.layer == .block || element.layer == .stopped, element.mark != .launch, case .box(let box) = element.shape
        else { return nil }
        return box.rect
      }
      for element in drawn.scene.elements where element.mark == .launch && element.subject == .body(ThreadID(0)) {
        guard case .box(let box) = element.shape, box.rect.width == 6.px else { continue }
        // What follows in the lane may leave no room; what runs in its moment begins left of its edge.
        let right = Rect(left: box.rect.right, top: box.rect.y, right: box.rect.right + 140.px, bottom: box.rect.bottom)
        if solid.contains(where: { $0.overlaps(right) && ($0.x >= right.x || $0.width > 3.px) })
          || drawn.lastLine.map({ $0 < right.right }) ?? false
        {
          continue
        }
        let isNamed = texts(drawn, .launch).contains { box.rect.y < $0.origin.y && $0.origin.y < box.rect.bottom + 30.px }
        verdict.check(isNamed, "\(drawn.description): nothing says launch")
      }
    }
    for drawn in DrawnTraces.all where drawn.view != .cores {
      let marks = drawn.scene.elements.filter { $0.mark == .launch && $0.subject == .body(ThreadID(0)) }
      let isNamed = marks.contains { if case .text = $0.shape { true } else { false } }
      let isExplained = texts(drawn, .legend).contains { $0.text.hasPrefix("launch") }
      if !marks.isEmpty { verdict.check(isNamed != isExplained, "\(drawn.description): the launch has no word, or two") }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 500)
  }

  @Test("the name of a moment is whole where there is room at its left or right")
  func moments() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      let marks = drawn.boxes(.block, [.block]).filter { $0.box.rect.width == 2.px }
      for (item, box) in marks {
        let own = drawn.scene.elements.compactMap { element -> Scene.TextRun? in
          guard element.mark == .block, element.subject == .blocks([item]), case .text(let run) = element.shape else {
            return nil
          }
          return run
        }
        guard let run = own.first, own.count == 1 else { continue }
        let isCut = run.text.contains("…") && !drawn.index.name(of: item).contains("…")
        let width = drawn.index.nameBesideNumber(of: item).count * 10.px + 40.px
        let room = Rect(left: box.rect.x - width, top: box.rect.y, right: box.rect.x - 4.px, bottom: box.rect.bottom)
        let isTaken =
          room.x < drawn.x(of: drawn.first)
          || drawn.scene.elements.contains { element in
            let isSolid = [.block, .stopped, .badge, .text].contains(element.layer) && element.subject != .blocks([item])
            return isSolid && element.mark != .lane && element.shape.bounds.overlaps(room)
          }
        verdict.check(!isCut || isTaken, "\(drawn.description): “\(run.text)”")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 100)
  }

  @Test("what nobody hands over before the last line is named before it, where there is room")
  func namesBeforeTheEnd() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      guard let line = drawn.lastLine else { continue }
      for (item, box) in drawn.boxes(.block, [.block]) where box.rect.width == 2.px && box.rect.right < line {
        if drawn.facts.numbers[item.offset] > 0 { continue }
        let own = drawn.scene.elements.compactMap { element -> Scene.TextRun? in
          if element.mark == .block, element.subject == .blocks([item]), case .text(let run) = element.shape { run } else { nil }
        }
        guard let run = own.first, own.count == 1 else { continue }
        let room = Rect(left: box.rect.x - run.width - 60.px, top: box.rect.y, right: box.rect.x - 4.px, bottom: box.rect.bottom)
        let isTaken =
          room.x < drawn.x(of: drawn.first)
          || drawn.scene.elements.contains { element in
            let isSolid = [.block, .stopped, .badge, .text].contains(element.layer) && element.subject != .blocks([item])
            return isSolid && element.mark != .lane && element.shape.bounds.overlaps(room)
          }
        verdict.check(run.origin.x < line || isTaken, "\(drawn.description): “\(run.text)” stands after the end")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked >= 2, "\(verdict.checked)")
  }

  @Test("a stretch's name is not cut where another one of its block has it whole")
  func stretches() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      var whole: [Scene.Subject: Set<String>] = [:]
      var cut: [(Scene.Subject, String)] = []
      for element in drawn.scene.elements where element.mark == .rail {
        guard let subject = element.subject, case .text(let run) = element.shape else { continue }
        if run.text.contains("…") { cut.append((subject, run.text)) } else { whole[subject, default: []].insert(run.text) }
      }
      for (subject, text) in cut {
        let head = text.prefix { $0 != "…" }
        let isTold = whole[subject, default: []].contains { !head.isEmpty && $0.hasPrefix(head) }
        verdict.check(!isTold, "\(drawn.description): “\(text)”")
      }
      verdict.check(true, "")
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 2500)
  }

  /// `main:19 (4)` beside the number 5 would be two ways to count one thing.
  @Test("beside its number a block has no other one of its own")
  func ordinals() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      let numbered = Set(drawn.boxes(.badge, [.badge]).map(\.item))
      for element in drawn.scene.elements where [.block, .stopped, .rail, .waiting].contains(element.mark) {
        guard case .text(let run) = element.shape, case .blocks(let items) = element.subject, items.count == 1,
          numbered.contains(items[0])
        else { continue }
        let name = drawn.index.name(of: items[0])
        let isSpokenOf = drawn.facts.findings.contains { $0.speaks(of: name) }
        let isCounted = drawn.index.nameBesideNumber(of: items[0]) != name && run.text.contains(name) && !isSpokenOf
        verdict.check(!isCounted, "\(drawn.description): “\(run.text)” beside \(drawn.facts.numbers[items[0].offset])")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 300)
  }

  @Test("a block is called by its queue and a count only where the trace has no line of it")
  func counted() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues && drawn.part == nil {
      let events = drawn.facts.trace.events
      for (offset, item) in drawn.index.items.enumerated() where !item.kind.isOfHandler && item.iteration == nil {
        guard drawn.index.givenName(of: ItemID(offset)) == nil, let queue = item.queue, let start = item.started else { continue }
        let body = events[start.event...(item.ended?.event ?? events.count - 1)]
        let hasLine = item.position.isKnown || body.contains { $0.thread == item.thread && $0.position.isKnown }
        let isCounted = drawn.index.name(of: ItemID(offset)) == "\(drawn.index.name(of: queue)) \(item.number)"
        verdict.check(!hasLine || !isCounted, "\(drawn.description): \(drawn.index.name(of: ItemID(offset)))")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 100)
  }

  @Test("a cancel handler that ran is named")
  func cancelHandlers() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues && drawn.part == nil {
      for (offset, item) in drawn.index.items.enumerated() where item.kind == .cancelHandler && item.started != nil {
        let name = drawn.index.name(of: ItemID(offset))
        let isNamed = texts(drawn, .block).contains { $0.text.hasPrefix(name) || $0.text.contains(" more") }
        verdict.check(isNamed, "\(drawn.description): \(name)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked >= 5)
  }

  @Test("a phase has its whole name, or none where it is narrower")
  func phases() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.part == nil {
      let names = Set(
        drawn.facts.trace.events.compactMap { event -> String? in
          if case .phaseBegan(let name) = event.kind { drawn.facts.trace.strings[name] } else { nil }
        })
      for run in texts(drawn, .phase) { verdict.check(names.contains(run.text), "\(drawn.description): “\(run.text)”") }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 20)
  }

  @Test("an operation that somebody waits for has the name of its variable")
  func operations() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues && drawn.part == nil {
      for event in drawn.facts.trace.events {
        guard case .semaphoreCreated(let id, .operation, _, _) = event.kind, event.position.isKnown else { continue }
        verdict.check(drawn.index.name(of: id) != "an operation", "\(drawn.description): \(id)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked >= 5)
  }

  @Test("a group that is empty when it is asked says 0 there, whatever comes later")
  func emptyGroups() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues && drawn.part == nil {
      guard let time = drawn.scene.time else { continue }
      let told = texts(drawn, .group)
      if told.contains(where: { $0.text.hasPrefix("at most") }) { continue }
      var count: [GroupID: Int32] = [:]
      for (key, event) in zip(drawn.facts.keys, drawn.facts.trace.events) {
        switch event.kind {
        case .groupEntered(let id, let now, _), .groupLeft(let id, let now, _): count[id] = now
        case .notifyRegistered(_, _, let id?, _) where count[id, default: 0] == 0:
          let x = time.x(key)
          let isTold = told.contains { $0.text.hasSuffix("0") && $0.box.x - 30.px < x && x < $0.box.right + 30.px }
          verdict.check(isTold, "\(drawn.description): \(id) is empty at \(x / 64)")
        default: continue
        }
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked >= 3)
  }
}
