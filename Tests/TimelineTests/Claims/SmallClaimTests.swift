import DispatchTrace
import Testing

@testable import Timeline

@Suite("Small marks that tell the point of a scenario are there")
struct SmallClaimTests {
  private func texts(_ drawn: DrawnTrace, _ mark: Scene.Mark) -> [Scene.TextRun] {
    drawn.scene.elements.compactMap { element in
      if element.mark == mark, case .text(let run) = element.shape { run } else { nil }
    }
  }

  @Test("a barrier has its double frame, whatever it does, and nothing else has one")
  func barriers() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      var framed: Set<ItemID> = []
      for (item, _) in drawn.boxes(.barrier, [.block]) { framed.insert(item) }
      for mark in [Scene.Mark.block, .rail] {
        for (item, box) in drawn.boxes(mark, [.block]) where box.rect.width > 12.px {
          let facts = drawn.index.items[item.offset]
          let queue = facts.runQueue.map { drawn.index.queues[$0.offset].kind }
          let isBarrier = facts.isBarrier && queue == .concurrent
          let isOnce = drawn.facts.onces(by: item)
          verdict.check(
            framed.contains(item) == isBarrier || isOnce, "\(drawn.description): \(item) \(isBarrier ? "has no" : "has a") frame")
        }
      }
      for element in drawn.scene.elements where element.mark == .block {
        guard case .text(let run) = element.shape, run.text.contains(" · barrier"), case .blocks(let items) = element.subject
        else { continue }
        let areAll = items.allSatisfy { drawn.index.items[$0.offset].isBarrier || drawn.index.items[$0.offset].skipped != nil }
        verdict.check(areAll, "\(drawn.description): “\(run.text)”")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 500)
  }

  @Test("what a group counted within one instant is told: that it was entered, and that it was empty")
  func momentsOfGroups() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues && drawn.part == nil {
      guard let time = drawn.scene.time else { continue }
      let told = texts(drawn, .group)
      if told.contains(where: { $0.text.hasPrefix("at most") }) { continue }
      var counts: [GroupID: [Int: [Int32]]] = [:]
      var entered: [GroupID: Set<Int>] = [:]
      for (key, event) in zip(drawn.facts.keys, drawn.facts.trace.events) {
        switch event.kind {
        case .groupEntered(let id, let count, _), .groupLeft(let id, let count, _):
          counts[id, default: [:]][time.x(key), default: []].append(count)
          if case .groupEntered = event.kind { entered[id, default: []].insert(time.x(key)) }
        default: continue
        }
      }
      for (group, moments) in counts {
        for (x, values) in moments where values.count > 1 && values.contains(0) && entered[group]?.contains(x) ?? false {
          let most = values.max() ?? 0
          let isTold = told.contains { run in
            let numbers = run.text.split(separator: ", ").compactMap { Int32($0) }
            let isNear = run.box.x - 30.px < x && x < run.box.right + 30.px
            return isNear && numbers.contains(0) && (values.last != 0 || numbers.contains(most))
          }
          // Beside others not each count finds room.
          if moments.keys.contains(where: { $0 != x && abs($0 - x) < 70.px }) { continue }
          verdict.check(isTold, "\(drawn.description): \(group) was at \(values) at \(x / 64)")
        }
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked >= 8)
  }

  @Test("a semaphore's last value is told, also where it is reached at the end")
  func lastValues() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues && drawn.part == nil {
      guard case .completed = drawn.facts.trace.outcome, let time = drawn.scene.time else { continue }
      let told = texts(drawn, .semaphore)
      for level in drawn.facts.semaphoreLevels() where level.count > 1 {
        guard let last = level.last, level.contains(where: { $0.value != last.value }), level.count * 4.px <= time.width else {
          continue
        }
        let x = time.x(last.key)
        let words = last.value < 0 ? "\(-last.value) wait" : "\(last.value)"
        let isTold = told.contains { $0.text.hasPrefix(words) && $0.box.x >= x - 1.px }
        verdict.check(isTold, "\(drawn.description): nobody says \(words) after \(x / 64)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked >= 10)
  }

  @Test("nothing is called by a number that only the trace has")
  func innerNumbers() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      let operations = drawn.facts.trace.events.compactMap { event -> SemaphoreID? in
        if case .semaphoreCreated(let id, .operation, _, _) = event.kind { id } else { nil }
      }
      for id in operations {
        verdict.check(!drawn.texts.contains { $0.text.contains("operation \(id)") }, "\(drawn.description): operation \(id)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked >= 20)
  }

  @Test("no words claim what is nothing, and those who wait are told in one way")
  func words() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      for run in texts(drawn, .density) { verdict.check(!run.text.contains(" 0 stopped"), "\(drawn.description): \(run.text)") }
      for run in texts(drawn, .semaphore) { verdict.check(!run.text.hasPrefix("-"), "\(drawn.description): \(run.text)") }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 20)
  }

  @Test("a group that is empty when a block is to be notified has a row, and the arrow comes from there")
  func notifications() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues && drawn.part == nil {
      for event in drawn.facts.trace.events {
        guard case .notifyRegistered(_, _, let group?, _) = event.kind else { continue }
        let name = drawn.index.name(of: group)
        verdict.check(texts(drawn, .groupName).contains { $0.text == name }, "\(drawn.description): no row for \(name)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked >= 10)
  }

  @Test("a one-time initialisation that takes no time is named at its block, where there is room as on an axis of order")
  func onces() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues && drawn.part == nil {
      for (offset, event) in drawn.facts.trace.events.enumerated() {
        guard case .onceBegan(let id) = event.kind, event.position.line > 0, drawn.facts.isMoment(offset) else {
          continue
        }
        let words = "once: \(drawn.index.name(of: id))"
        let isTold = drawn.texts.contains { $0.text.contains(words) }
        verdict.check(isTold, "\(drawn.description): nothing shows \(words) at event \(offset)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked >= 1)
  }

  @Test("a source of data that is cancelled has its cross, also where nothing takes time")
  func cancelledSources() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues && drawn.part == nil {
      for (key, event) in zip(drawn.facts.keys, drawn.facts.trace.events) {
        guard case .sourceCancelled(let id, _) = event.kind, drawn.facts.isOfData(id) else { continue }
        let x = drawn.scene.time?.x(key) ?? 0
        let isShown = drawn.scene.elements.contains { element in
          guard element.mark == .cancelled, element.subject == .source(id), case .line(let line) = element.shape else {
            return false
          }
          return (line.points[0].x + line.points[1].x) / 2 == x
        }
        verdict.check(isShown, "\(drawn.description): \(id) is cancelled at \(x / 64) and has no cross")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked >= 4)
  }

  @Test("a timer of a name that does not go on has it, wherever it fires")
  func namesOfTimers() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues && drawn.part == nil && !drawn.facts.isOrdinal {
      let told = texts(drawn, .timer).map(\.text)
      var (names, rails) = ([SourceID: String](), 0)
      for event in drawn.facts.trace.events {
        switch event.kind {
        case .sourceCreated(let id, .timer, let name?, _): names[id] = drawn.facts.trace.strings[name]
        case .sourceScheduled: rails += 1
        case .scheduled: rails += 1
        default: continue
        }
      }
      // Of very many, and at the last instant, there is no room for each.
      guard rails <= 6, drawn.facts.trace.outcome == .completed else { continue }
      for event in drawn.facts.trace.events {
        guard case .sourceFired(let id, _) = event.kind, let name = names[id], event.instant < drawn.facts.trace.end else {
          continue
        }
        let isTold = told.contains { $0.hasPrefix(name) || $0.hasPrefix("every ") || $0.hasPrefix("after ") }
        verdict.check(isTold && told.count >= min(rails, 2), "\(drawn.description): \(name) is not named: \(told)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked >= 20)
  }

  @Test("what goes on next stands no higher than what it overtakes, unless an arrow has to go to it")
  func rows() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      let bars = drawn.boxes(.waiting, [.waiting])
      for (item, box) in bars where drawn.facts.numbers[item.offset] == 0 && !box.isOpenAtEnd {
        for (other, below) in bars where drawn.index.items[other.offset].queue == drawn.index.items[item.offset].queue {
          let overtakes = box.rect.x < below.rect.right && below.rect.x < box.rect.right && box.rect.right < below.rect.right
          verdict.check(!overtakes || box.rect.y >= below.rect.y, "\(drawn.description): \(item) stands above \(other)")
        }
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 10)
  }
}

extension TraceFacts {
  func isOfData(_ source: SourceID) -> Bool {
    trace.events.contains { event in
      if case .sourceCreated(source, let kind, _, _) = event.kind { kind != .timer } else { false }
    }
  }

  /// At the event a block is at work that initialises something at once and goes on.
  func isMoment(_ event: Int) -> Bool {
    let thread = trace.events[event].thread
    let end = trace.events[event...].firstIndex { $0.thread == thread && $0.kind.isOnceEnded }
    guard let end, keys[end] == keys[event] else { return false }
    return index.items.contains { item in
      guard isOrdinal, item.thread == thread, let began = item.started, let ended = item.ended else { return false }
      return began.event < event && event < ended.event
    }
  }

  /// It does a one-time initialisation.
  func onces(by item: ItemID) -> Bool {
    let thread = index.items[item.offset].thread
    return trace.events.contains { event in
      if case .onceBegan = event.kind { event.thread == thread } else { false }
    }
  }
}

extension TraceEvent.Kind {
  fileprivate var isOnceEnded: Bool { if case .onceEnded = self { true } else { false } }
}
