import DispatchTrace
import Testing
import TraceAnalysis

@testable import Timeline

@Suite("What pictures claim with numbers, read back from every recorded trace")
struct CountClaimTests {
  @Test("a badge on a caller has the numbers of what is handed over there, at that instant, by that thread")
  func badges() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      guard let time = drawn.scene.time else { continue }
      for element in drawn.scene.elements {
        guard element.mark == .badge, case .text(let run) = element.shape, case .submissions(let items) = element.subject else {
          continue
        }
        let numbers = items.map { drawn.facts.numbers[$0.offset] }.sorted()
        verdict.check(
          Self.numbers(in: run.text) == numbers || Self.isSummary(run.text, of: numbers),
          "\(drawn.description): \(run.text) for \(numbers.prefix(5))")
        let xs = items.map { item in
          let facts = drawn.index.items[item.offset]
          return time.x(drawn.facts.key(facts.scheduled ?? facts.submitted))
        }
        let span = (xs.min() ?? 0) - 60.px...(xs.max() ?? 0) + 70.px
        verdict.check(span.contains(run.box.middle.x), "\(drawn.description): \(run.text) stands elsewhere")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 500)
  }

  /// `1–3, 5`, `3, 1, 4`.
  static func numbers(in words: String) -> [Int] {
    words.replacing("\u{2009}", with: "").split(separator: ", ").flatMap { part -> [Int] in
      let ends = part.split(separator: "–").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last, first <= last else { return [] }
      return Array(first...last)
    }.sorted()
  }

  /// `12 of 1–40`.
  private static func isSummary(_ words: String, of numbers: [Int]) -> Bool {
    guard let first = numbers.first, let last = numbers.last else { return false }
    return words == "\(numbers.count) of \(first)–\(last)"
  }

  @Test("a badge on blocks has their numbers")
  func blocks() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      for element in drawn.scene.elements {
        guard element.mark == .badge, case .text(let run) = element.shape, case .blocks(let items) = element.subject else {
          continue
        }
        let numbers = items.map { drawn.facts.numbers[$0.offset] }.filter { $0 > 0 }.sorted()
        verdict.check(
          Self.numbers(in: run.text) == numbers || Self.isSummary(run.text, of: numbers), "\(drawn.description): \(run.text)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 500)
  }

  @Test("every number in a caption stands on a block or where it is handed over")
  func captions() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      var shown: Set<Int> = []
      for element in drawn.scene.elements where element.mark == .badge {
        if case .text = element.shape, case .blocks(let items) = element.subject {
          shown.formUnion(items.map { drawn.facts.numbers[$0.offset] })
        }
        if case .text = element.shape, case .submissions(let items) = element.subject {
          shown.formUnion(items.map { drawn.facts.numbers[$0.offset] })
        }
      }
      // Where some blocks are not in the part, nothing is said of all.
      guard drawn.part == nil || drawn.texts.contains(where: { ["Guaranteed:", "By chance:"].contains($0.text) }) else {
        continue
      }
      for number in drawn.facts.order.spokenOf {
        verdict.check(shown.contains(number), "\(drawn.description): \(number), of which a caption speaks")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 300)
  }

  @Test("a strip says how many blocks it stands for")
  func strips() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view != .cores {
      let lanes = drawn.scene.elements.compactMap { element -> Rect? in
        guard element.mark == .lane, element.subject != nil, case .box(let box) = element.shape else { return nil }
        return box.rect
      }
      for lane in lanes {
        let strips = drawn.scene.elements.filter { element in
          guard element.mark == .density, case .columns(let columns) = element.shape else { return false }
          return lane.y <= columns.rect.middle.y && columns.rect.middle.y < lane.bottom
        }
        guard case .blocks(let items) = strips.first?.subject else { continue }
        let names = drawn.texts.filter { $0.origin.y > lane.y && $0.origin.y < lane.bottom }.map(\.text)
        guard let words = names.first(where: { $0.hasSuffix(" blocks") }) else { continue }
        let digits = words.split(separator: ", ").last?.filter(\.isNumber) ?? ""
        verdict.check(
          Int(digits) == items.count, "\(drawn.description): \(words), not \(items.count)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked >= 4)
  }

  @Test("the most that run and are blocked at once are as many as the trace has, and none is not told")
  func peaks() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      for element in drawn.scene.elements {
        guard element.mark == .density, case .text(let run) = element.shape, run.text.hasPrefix("at most "),
          case .blocks(let items) = element.subject
        else { continue }
        let set = Set(items)
        let waits = drawn.index.waits.filter { $0.item.map(set.contains) ?? false }
        let spans = drawn.index.spans.filter { $0.kind != .work && ($0.item.map(set.contains) ?? false) }
        let stopped = drawn.most(
          waits.map { ($0.began, $0.ended) } + spans.map { ($0.began, $0.ended) }
        ) { ($0.0, $0.1) }
        let (sleep, io) = (spans.contains { $0.kind == .sleep }, spans.contains { $0.kind == .io })
        let what = spans.isEmpty ? "stopped" : !waits.isEmpty || sleep && io ? "blocked" : sleep ? "asleep" : "in I/O"
        let isTrue = stopped == 0 || run.text.hasPrefix("at most \(stopped) \(what)")
        let isIdle = stopped == 0 && run.text.contains(what) || run.text.contains(" 0 ")
        verdict.check(isTrue && !isIdle, "\(drawn.description): \(run.text), not \(stopped) \(what)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked >= 3)
  }

  @Test("the console has the printed lines by their numbers, each at its instant")
  func console() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view != .cores {
      guard let time = drawn.scene.time, !drawn.index.prints.isEmpty else { continue }
      let ticks = drawn.scene.elements.compactMap { element -> Int? in
        if element.mark == .console, case .line(let line) = element.shape { line.points[0].x } else { nil }
      }
      let texts = drawn.scene.elements.compactMap { element -> Scene.TextRun? in
        if element.mark == .console, case .text(let run) = element.shape { run } else { nil }
      }
      let numbers = texts.filter { $0.paint == .muted }
      let lines = texts.filter { $0.paint != .muted }
      let isCounted = drawn.texts.contains { $0.text.hasSuffix(" of \(TimelineLayout.grouped(drawn.index.prints.count)) lines") }
      let inPart = drawn.index.prints.count { drawn.shows($0.moment) }
      verdict.check(lines.count == inPart || isCounted && lines.count < inPart, "\(drawn.description): lines are missing")
      verdict.check(lines.count == numbers.count, "\(drawn.description): lines without numbers")
      for ((number, line), tick) in zip(zip(numbers, lines), ticks) {
        guard let offset = Int(number.text), drawn.index.prints.indices.contains(offset - 1) else {
          verdict.check(false, "\(drawn.description): \(number.text)")
          continue
        }
        let print = drawn.index.prints[offset - 1]
        let told = line.text.split(separator: "⏎").first?.prefix { $0 != "…" } ?? ""
        let isTold = drawn.index.text(print.text).replacing("\t", with: " ").hasPrefix(told) && number.box.right < line.box.x
        verdict.check(
          isTold && drawn.shows(print.moment) && tick == time.x(drawn.facts.key(print.moment)),
          "\(drawn.description): \(line.text)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 1000)
  }

  @Test("the value of a semaphore is what is there, or how many wait for it")
  func semaphores() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      guard let time = drawn.scene.time else { continue }
      let levels = drawn.facts.semaphoreLevels()
      for element in drawn.scene.elements where element.mark == .semaphore {
        guard case .text(let run) = element.shape, let value = Self.value(run.text) else { continue }
        let x = run.box.x - 6.px
        // The line of the last instant may stand between the step and its number.
        let steps = drawn.lastLine == x ? x - 16.px...x : x...x
        verdict.check(
          levels.contains { level in level.contains { steps.contains(time.x($0.key)) && $0.value == value } },
          "\(drawn.description): \(run.text)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 20)
  }

  private static func value(_ words: String) -> Int? {
    if words.hasPrefix("at most") { return nil }
    let number = words.split(separator: " ").first.flatMap { Int($0) }
    return words.contains("wait") ? number.map { -$0 } : number
  }
}

extension TraceFacts {
  /// By semaphore: its value from each event on; below zero by the number of threads that wait.
  func semaphoreLevels() -> [[(key: Int64, value: Int)]] {
    var free: [SemaphoreID: Int] = [:]
    var waiting: [SemaphoreID: Set<ThreadID>] = [:]
    var levels: [SemaphoreID: [(Int64, Int)]] = [:]
    for (offset, event) in trace.events.enumerated() {
      var changed: SemaphoreID?
      switch event.kind {
      case .semaphoreCreated(let id, _, _, let value): (free[id], changed) = (Int(value), id)
      case .semaphoreSignalled(let id, let value), .semaphoreTaken(let id, let value, _):
        (free[id], changed) = (max(Int(value), 0), id)
        // Below zero so many still wait; who of them goes on is told by the end of its wait.
        levels[id, default: []].append((keys[offset], Int(value)))
      case .waitBegan(let wait):
        if case .semaphore(let id) = wait.reason {
          waiting[id, default: []].insert(event.thread)
          changed = id
        }
      case .waitEnded:
        for id in waiting.keys where waiting[id]?.remove(event.thread) != nil { changed = id }
      default: continue
      }
      guard let id = changed else { continue }
      let waiters = waiting[id]?.count ?? 0
      levels[id, default: []].append((keys[offset], waiters > 0 ? -waiters : free[id] ?? 0))
    }
    return levels.sorted { $0.key < $1.key }.map(\.value)
  }
}
