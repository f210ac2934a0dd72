import DispatchTrace
import Testing

@testable import Timeline

@Suite("What pictures claim with the marks around blocks, read back from every recorded trace")
struct MarkClaimTests {
  private typealias Times = (begin: Int64, end: Int64?)
  private typealias Stretch = (begin: Int64, end: Int64?, words: String)

  private func shapes(_ drawn: DrawnTrace, _ mark: Scene.Mark) -> [(subject: Scene.Subject, shape: Scene.Shape)] {
    drawn.scene.elements.compactMap { element in
      guard element.mark == mark, let subject = element.subject else { return nil }
      return (subject, element.shape)
    }
  }

  @Test("a queue is hatched exactly while it or what hands to it is suspended, to the instant, and only if it can be")
  func suspensions() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      guard let time = drawn.scene.time else { continue }
      var hatches: [QueueID: [Rect]] = [:]
      for case (.queues(let queues), .hatch(let hatch)) in shapes(drawn, .suspended) {
        hatches[queues[0], default: []].append(hatch.rect)
      }
      for queue in drawn.scene.elements.compactMap({ drawnQueue(of: $0) }) {
        let rects = hatches[queue, default: []]
        let times = suspensions(of: queue, drawn.facts)
        for rect in rects {
          let isTrue =
            times.contains { time.x($0.begin) == rect.x && ($0.end.map { time.x($0) == rect.right } ?? true) }
            || times.contains { stretch in
              let goesOn = drawn.isCutAtEnd && (stretch.end ?? .max) >= drawn.last
              return goesOn && time.x(stretch.begin) == rect.x && rect.right > time.x(drawn.last)
            }
          verdict.check(isTrue, "\(drawn.description): \(queue) is not suspended there")
        }
        var last = drawn.scene.width
        if case .trapped = drawn.facts.trace.outcome { last = time.x(drawn.facts.end) }
        let shown = times.filter { (!drawn.isCutAtEnd || $0.begin < drawn.last) && ($0.end ?? .max) > drawn.first }
        let seen = shown.filter { ($0.end.map { time.x($0) } ?? last) - time.x($0.begin) >= 3.px }
        verdict.check(seen.count == rects.count, "\(drawn.description): \(rects.count) hatches on \(queue), not \(seen.count)")
        for case (.queues([queue]), .text(let run)) in shapes(drawn, .suspended) {
          let isTrue = times.contains {
            $0.words == run.text && time.x($0.begin) < run.box.x && run.box.right < $0.end.map { time.x($0) } ?? .max
          }
          verdict.check(isTrue, "\(drawn.description): \(queue) is not “\(run.text)” there")
        }
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 30)
  }

  /// The queue that has lanes of its own, once for each: by its first lane.
  private func drawnQueue(of element: Scene.Element) -> QueueID? {
    guard element.mark == .strip, case .queues(let queues) = element.subject else { return nil }
    return queues.count == 1 ? queues[0] : nil
  }

  private func suspensions(of queue: QueueID, _ facts: TraceFacts) -> [Stretch] {
    let about = facts.index.queues[queue.offset]
    guard about.kind != .global, about.kind != .main else { return [] }
    var (count, isInactive, operationsWait) = (Int32(0), false, false)
    var times: [Stretch] = []
    for (offset, event) in facts.trace.events.enumerated() {
      let wasHeld = count > 0 || isInactive || operationsWait
      switch event.kind {
      case .queueCreated(queue, let info): isInactive = info.isInactive
      case .queueActivated(queue): isInactive = false
      case .queueSuspended(queue, let now), .queueResumed(queue, let now): count = now
      case .operationsSuspended(queue): operationsWait = true
      case .operationsResumed(queue): operationsWait = false
      default: continue
      }
      let isHeld = count > 0 || isInactive || operationsWait
      let words = isInactive ? "not active yet" : operationsWait ? "operations suspended" : "suspended"
      if case .queueActivated = event.kind, isHeld, wasHeld {
        // Another reason from here on.
        times[times.count - 1].end = facts.keys[offset]
        times.append((facts.keys[offset], nil, words))
      }
      if isHeld, !wasHeld { times.append((facts.keys[offset], nil, words)) }
      if !isHeld, wasHeld { times[times.count - 1].end = facts.keys[offset] }
    }
    return times
  }

  @Test("a delay's rail begins at its call and ends when it is due; its words say how long that is, or never")
  func delays() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      guard let time = drawn.scene.time else { continue }
      for case (.submissions(let items), let shape) in shapes(drawn, .timer) {
        let block = drawn.index.items[items[0].offset]
        guard let scheduled = block.scheduled, let due = block.due else {
          verdict.check(false, "\(drawn.description): \(items[0]) has a rail and no delay")
          continue
        }
        let left = drawn.x(scheduled)
        switch shape {
        case .line(let line) where line.stroke.dash == .dotted:
          // What is not due before the end goes on to the edge.
          let right = line.points[1].x
          let isOpen = right > time.x(drawn.last) || !drawn.shows(block.submitted)
          // In a frozen process it comes at the thaw.
          let thaw = drawn.index.frozen.first { $0.contains(due) }?.upperBound
          let end = time.x((thaw ?? due).nanoseconds)
          let isTrue = line.points[0].x == left && (isOpen || drawn.facts.isOrdinal || right == end)
          verdict.check(isTrue, "\(drawn.description): the rail of \(items[0])")
        case .text(let run) where due == .distantFuture:
          verdict.check(run.text.hasSuffix("never"), "\(drawn.description): \(run.text)")
        case .text(let run):
          let length = VirtualDuration(nanoseconds: due.nanoseconds - scheduled.instant.nanoseconds)
          verdict.check(run.text == "after \(length.inWords)", "\(drawn.description): \(run.text), not \(length)")
        case .line, .box, .hatch, .polygon, .columns: break
        }
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 40)
  }

  @Test("every firing of a timer has a tick, and a count says how many firings a call of the handler stands for")
  func firings() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues && !drawn.facts.isOrdinal {
      guard let time = drawn.scene.time else { continue }
      var ticks: [SourceID: Set<Int>] = [:]
      for case (.source(let source), let shape) in shapes(drawn, .timer) {
        switch shape {
        case .line(let line) where line.points[0].x == line.points[1].x: ticks[source, default: []].insert(line.points[0].x)
        case .text(let run) where run.text.hasPrefix("×"):
          let counts = deliveries(of: source, drawn.facts).filter { time.x($0.key) + 8.px == run.box.x }.map(\.count)
          verdict.check(counts.contains { run.text == "×\($0)" }, "\(drawn.description): \(run.text), not \(counts)")
        case .line, .box, .hatch, .polygon, .columns, .text: break
        }
      }
      for (source, own) in ticks {
        for (offset, event) in drawn.facts.trace.events.enumerated() {
          guard case .sourceFired(source, _) = event.kind, drawn.shows(offset) else { continue }
          verdict.check(own.contains(time.x(drawn.facts.keys[offset])), "\(drawn.description): \(source) fires without a tick")
        }
        for delivery in deliveries(of: source, drawn.facts) where drawn.first <= delivery.key && delivery.key < drawn.last {
          let before = own.filter { $0 <= time.x(delivery.key) }.count
          verdict.check(before > 0, "\(drawn.description): \(source) delivers before its first tick")
        }
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 40)
  }

  private func deliveries(of source: SourceID, _ facts: TraceFacts) -> [(key: Int64, count: Int64)] {
    facts.trace.events.enumerated().compactMap { offset, event in
      if case .sourceDelivered(source, _, let data) = event.kind { (facts.keys[offset], data) } else { nil }
    }
  }

  @Test("a dotted line ends where its block starts, at that instant")
  func starts() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      for case (let subject, .line(let line)) in shapes(drawn, .start) {
        let items: [ItemID]
        switch subject {
        case .blocks(let blocks), .submissions(let blocks): items = blocks
        case .body, .source, .queues, .threads, .core: items = []
        }
        // The turn of a cancelled block comes, too.
        let starts = items.map { drawn.index.items[$0.offset] }.compactMap { ($0.started ?? $0.skipped).map(drawn.x) }
        verdict.check(starts.contains(line.points[0].x), "\(drawn.description): nothing of \(subject) starts there")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 100)
  }

  @Test("by queues no lane is called after a thread that others could be taken for")
  func laneNames() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      for case .text(let run) in drawn.scene.elements.filter({ $0.mark == .laneName }).map(\.shape) {
        let isThread = run.text.hasPrefix("worker") || run.text.contains("workers")
        verdict.check(!isThread, "\(drawn.description): a lane is called \(run.text)")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 500)
  }

  @Test("a block that runs on its caller's thread has the line that says so, and no other block has it")
  func callers() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view == .queues {
      let lined = Set(drawn.boxes(.caller, [.block]).map(\.item))
      for item in lined {
        let block = drawn.index.items[item.offset]
        verdict.check(
          block.kind == .sync && block.thread == block.submitter, "\(drawn.description): \(item) is not on its caller's thread")
      }
      let boxes = drawn.boxes(.block, [.block]).filter { $0.box.rect.width >= 3.px }
      for item in Set(boxes.map(\.item)) {
        let block = drawn.index.items[item.offset]
        // What stands inside its caller shows it by that.
        let isNested = block.below.flatMap { drawn.index.items[$0.offset].runQueue } == block.runQueue
        guard block.kind == .sync, block.thread == block.submitter, !isNested else { continue }
        verdict.check(lined.contains(item), "\(drawn.description): \(item) does not say that it runs on its caller's thread")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 60)
  }

  @Test("arrows of a deadlock stand only where its threads have lanes, and end at one of them")
  func deadlocks() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      let edges = drawn.facts.findings.first { $0.category == .deadlock }?.edges.count ?? 0
      let arrows = drawn.scene.elements.compactMap { element -> Scene.Line? in
        guard element.mark == .deadlock, case .line(let line) = element.shape, line.head != .none else { return nil }
        return line
      }
      verdict.check(
        arrows.count <= (drawn.view == .cores ? 0 : edges), "\(drawn.description): \(arrows.count) arrows for \(edges) waits")
      let lanes = drawn.scene.elements.compactMap { element -> Rect? in
        guard element.mark == .lane, case .box(let box) = element.shape else { return nil }
        return box.rect.insetBy(0, -1.px)
      }
      for arrow in arrows {
        guard let tip = arrow.points.last else { continue }
        verdict.check(lanes.contains { $0.y <= tip.y && tip.y <= $0.bottom }, "\(drawn.description): an arrow ends nowhere")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 700)
  }

  @Test("where nothing takes time, a strip is filled where its blocks are, and empty where none is near")
  func strips() {
    var verdict = Verdict()
    let origin = TraceIndex.Moment(event: 0, instant: .zero)
    for drawn in DrawnTraces.all where drawn.view != .cores && drawn.facts.isOrdinal {
      for case (.blocks(let items), .columns(let columns)) in shapes(drawn, .density)
      // Where many lanes are one it is a curve, with a height that means something.
      where columns.rect.height < Lane.blockHeight {
        let blocks = items.map { drawn.index.items[$0.offset] }.filter { $0.started != nil }
        let places = blocks.map { block in
          // What never ends goes on to the edge.
          let last = block.ended.map { drawn.x($0) } ?? columns.rect.right
          return (drawn.x(block.started ?? block.submitted ?? origin) - columns.rect.x) / 64...(last - columns.rect.x) / 64
        }
        for (column, height) in columns.heights.enumerated() {
          let isNear = places.contains { $0.lowerBound - 3 <= column && column <= $0.upperBound + 3 }
          verdict.check(height == 0 || isNear, "\(drawn.description): column \(column) is filled by nothing")
        }
        for place in places where place.count > 1 {
          verdict.check(columns.heights[place.lowerBound] > 0, "\(drawn.description): column \(place.lowerBound) is empty")
        }
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 1000)
  }
}
