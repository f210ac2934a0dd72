import DispatchTrace
import Testing

@testable import Timeline

@Suite("What pictures claim about blocks, read back from every recorded trace in every view")
struct BlockClaimTests {
  private static let shapes: [Scene.Mark] = [.block, .rail, .ready, .holder]

  @Test("a block stands between its start and its end")
  func when() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      for (item, box) in Self.shapes.flatMap({ drawn.boxes($0, [.block]) }) + drawn.boxes(.stopped, [.stopped]) {
        let facts = drawn.index.items[item.offset]
        guard let started = facts.started else {
          verdict.check(false, "\(drawn.description): \(item) is drawn and never started")
          continue
        }
        let left = drawn.x(started)
        // What takes no time is a line of two pixels; what never ends is open.
        let end = facts.ended.flatMap { drawn.isLater($0) ? nil : $0 }
        let right = end.map { max(drawn.x($0), left + 2.px) } ?? drawn.scene.width
        verdict.check(
          box.rect.x >= left && box.rect.right <= right && drawn.overlaps(started, facts.ended),
          "\(drawn.description): \(item) is drawn at another time than it runs")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 3000)
  }

  @Test("a block stands in a lane of its queue (or of the block it runs in), of its thread, of a core that ran it")
  func place() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all {
      let lanes = drawn.scene.elements.compactMap { element -> (Rect, Scene.Subject)? in
        guard element.mark == .lane, let subject = element.subject, case .box(let box) = element.shape else { return nil }
        return (box.rect, subject)
      }
      for (item, box) in Self.shapes.flatMap({ drawn.boxes($0, [.block]) }) + drawn.boxes(.stopped, [.stopped]) {
        let lane = lanes.last { $0.0.y <= box.rect.middle.y && box.rect.middle.y < $0.0.bottom }
        guard let lane else {
          verdict.check(false, "\(drawn.description): \(item) stands in no lane")
          continue
        }
        verdict.check(belongs(item, to: lane.1, drawn.index), "\(drawn.description): \(item) stands in a lane of others")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 3000)
  }

  private func belongs(_ item: ItemID, to lane: Scene.Subject, _ index: TraceIndex) -> Bool {
    let facts = index.items[item.offset]
    switch lane {
    case .queues(let queues):
      if let queue = facts.runQueue, queues.contains(queue) { return true }
      // An iteration stands where its caller does; a caller without a block is the launch or a thread of the scenario's own.
      guard facts.kind == .apply else { return false }
      guard let below = facts.below else { return facts.thread == ThreadID(0) ? queues == [QueueID(0)] : queues.isEmpty }
      return belongs(below, to: lane, index)
    case .threads(let threads): return facts.thread.map(threads.contains) ?? false
    case .core(let core): return CoreTimes(index).runs(facts, on: core)
    case .blocks, .body, .submissions, .source: return false
    }
  }

  @Test("every block of the trace is drawn, or counted in a strip")
  func complete() {
    var verdict = Verdict()
    for drawn in DrawnTraces.all where drawn.view != .cores {
      var shown: Set<ItemID> = []
      for element in drawn.scene.elements where element.mark != .submission && element.mark != .badge {
        if case .blocks(let items) = element.subject { shown.formUnion(items) }
      }
      for (offset, item) in drawn.index.items.enumerated() {
        // By threads only what runs has a lane.
        let begin = drawn.view == .queues ? item.submitted ?? item.started ?? item.skipped : item.started
        guard let begin else { continue }
        let id = ItemID(Int32(offset))
        let isMoment = item.started.map { drawn.overlaps($0, item.ended) } ?? false
        guard isMoment || drawn.overlaps(begin, item.ended ?? item.skipped) else {
          verdict.check(!shown.contains(id), "\(drawn.description): i\(offset) is drawn, but not there then")
          continue
        }
        verdict.check(shown.contains(ItemID(Int32(offset))), "\(drawn.description): i\(offset) is nowhere")
      }
    }
    #expect(verdict.failures.isEmpty, "\(verdict.sample)")
    #expect(verdict.checked > 10_000)
  }
}

/// Which thread computes on which core, and when: from the events.
struct CoreTimes {
  private var times: [(core: CoreID, thread: ThreadID, from: Int, to: Int)] = []

  init(_ index: TraceIndex) {
    var open: [ThreadID: (CoreID, Int)] = [:]
    for (offset, event) in index.trace.events.enumerated() {
      switch event.kind {
      case .coreAcquired(let core): open[event.thread] = (core, offset)
      case .coreReleased:
        if let (core, from) = open.removeValue(forKey: event.thread) { times.append((core, event.thread, from, offset)) }
      default: break
      }
    }
    for (thread, (core, from)) in open { times.append((core, thread, from, .max)) }
  }

  func runs(_ item: TraceIndex.Item, on core: CoreID) -> Bool {
    guard let started = item.started else { return false }
    let ended = item.ended?.event ?? .max
    return times.contains { $0.core == core && $0.thread == item.thread && $0.from <= ended && $0.to >= started.event }
  }
}
