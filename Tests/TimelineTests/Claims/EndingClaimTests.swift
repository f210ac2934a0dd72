import DispatchTrace
import Testing

@testable import Timeline

@Suite("What pictures claim about the last instant of a program, read back from every recorded trace in every view")
struct EndingClaimTests {
  @Test("a program that dies shows the block in which it does: up to the line, named, with the cross at it")
  func deaths() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view != .cores {
      guard case .trapped(let trap) = drawn.facts.trace.outcome, !drawn.isCutAtEnd, let line = drawn.lastLine,
        let dying = drawn.facts.dying(trap)
      else { continue }
      let crosses = drawn.scene.elements.compactMap { element -> Point? in
        if element.mark == .trap, case .box(let box) = element.shape { box.rect.middle } else { nil }
      }
      guard drawn.facts.hasBegun(dying) else {
        let lanes = drawn.lanes(of: dying)
        let isThere = crosses.contains { cross in lanes.contains { $0.y <= cross.y && cross.y < $0.bottom } }
        verdict.check(lanes.isEmpty || isThere, "\(drawn.description): no cross in the lane of what dies")
        continue
      }
      let own = drawn.scene.elements.filter { $0.subject == dying && $0.mark != .waiting && $0.mark != .trap }
      let boxes = own.compactMap { element -> Rect? in
        if case .box(let box) = element.shape, element.layer == .block || element.layer == .stopped { box.rect } else { nil }
      }
      let dead = boxes.filter { $0.right == line && $0.x <= line - 2.px }
      verdict.check(!dead.isEmpty, "\(drawn.description): what dies is not drawn up to the line")
      let isTold = own.contains { if case .text = $0.shape { true } else { false } }
      verdict.check(isTold, "\(drawn.description): what dies has neither name nor number")
      let isAtIt = crosses.contains { cross in dead.contains { $0.y <= cross.y && cross.y <= $0.bottom } }
      verdict.check(isAtIt, "\(drawn.description): the cross is not at the block that dies")
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 200)
  }

  @Test("what happens up to the last instant stands before its line: arrows, ticks, and what is printed")
  func before() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      guard let line = drawn.lastLine, let time = drawn.scene.time else { continue }
      for element in drawn.scene.elements where [.submission, .resume, .start, .console].contains(element.mark) {
        guard case .line(let arrow) = element.shape, let first = arrow.points.first, let last = arrow.points.last,
          first.x == last.x, first.y != last.y
        else { continue }
        verdict.check(abs(first.x - line) >= 2.px, "\(drawn.description): a \(element.mark.rawValue) under the line")
      }
      let ticks = drawn.scene.elements.compactMap { element -> Int? in
        if element.mark == .console, case .line(let tick) = element.shape { tick.points[0].x } else { nil }
      }
      let words = drawn.scene.elements.compactMap { element -> Scene.TextRun? in
        if element.mark == .console, case .text(let run) = element.shape, run.paint != .muted { run } else { nil }
      }
      for (tick, run) in zip(ticks, words) where tick < line {
        let hasRoom = tick - time.left > run.width + 40.px
        verdict.check(run.box.right < line || !hasRoom, "\(drawn.description): “\(run.text)” is printed after the end")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 700)
  }

  @Test("the legend explains nothing that cannot be seen")
  func legends() {
    let marks: [String: Set<Scene.Mark>] = [
      "runs": [.block], "starts": [.start], "delay": [.timer], "goes on": [.resume], "stopped": [.stopped],
      "async or sync call, in order": [.submission], "waits in queue": [.waiting, .depth],
      "holds what its own thread runs": [.holder], "sleeps or waits for I/O: uses no core": [.rail],
      "ready, but no core is free": [.ready],
    ]
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      let line = drawn.lastLine
      var seen: Set<Scene.Mark> = []
      for element in drawn.scene.elements where !seen.contains(element.mark) {
        let bounds = element.shape.bounds
        // What lies under the line of the last instant is not seen.
        if let line, line - 2.px <= bounds.x, bounds.right <= line + 2.px { continue }
        switch element.shape {
        case .text: continue
        case .line(let rail) where element.mark == .timer && rail.stroke.dash != .dotted: continue
        case .box where element.mark == .timer: continue
        case .box, .line, .hatch, .polygon, .columns: break
        }
        if max(bounds.width, bounds.height) >= 2.px { seen.insert(element.mark) }
      }
      for element in drawn.scene.elements where element.mark == .legend {
        guard case .text(let run) = element.shape, let wanted = marks[run.text] else { continue }
        verdict.check(!seen.isDisjoint(with: wanted), "\(drawn.description): “\(run.text)” is explained and not there")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 4000)
  }
}

extension DrawnTrace {
  /// Where the line of the last instant stands.
  var lastLine: Int? {
    for element in scene.elements where element.mark == .deadlock && element.layer == .ending {
      if case .line(let line) = element.shape { return line.points[0].x }
    }
    return nil
  }

  /// The lanes of the block's queue, or of its thread.
  func lanes(of subject: Scene.Subject) -> [Rect] {
    guard case .blocks(let items) = subject, let item = items.first.map({ index.items[$0.offset] }) else { return [] }
    return scene.elements.compactMap { element in
      guard element.mark == .lane, case .box(let box) = element.shape else { return nil }
      switch element.subject {
      case .queues(let queues): return item.queue.map(queues.contains) ?? false ? box.rect : nil
      case .threads(let threads): return item.thread.map(threads.contains) ?? false ? box.rect : nil
      case .blocks, .body, .submissions, .source, .core, nil: return nil
      }
    }
  }
}

extension TraceFacts {
  /// What the thread runs on which the program dies, innermost first; else the block that its work item was to run next. Nil
  /// for a thread that is none of the program's.
  func dying(_ trap: Outcome.Trap) -> Scene.Subject? {
    var stack: [ItemID] = []
    var hasBody = trap.thread == ThreadID(0)
    for event in trace.events where event.thread == trap.thread {
      switch event.kind {
      case .threadCreated(.detached, _, _): hasBody = true
      case .started(let item, _): stack.append(item)
      case .ended(let item): stack.removeAll { $0 == item }
      case .runLoopEntered, .dispatchMainCalled: if stack.isEmpty { hasBody = false }
      default: break
      }
    }
    if let item = stack.last { return .blocks([item]) }
    if hasBody { return .body(trap.thread) }
    guard case .workItem(let id) = trap.object else { return nil }
    let next = index.items.indices.first { index.items[$0].workItem == id && index.items[$0].started == nil }
    return next.map { .blocks([ItemID($0)]) }
  }

  func hasBegun(_ subject: Scene.Subject) -> Bool {
    guard case .blocks(let items) = subject else { return true }
    return items.allSatisfy { index.items[$0.offset].started != nil }
  }
}
