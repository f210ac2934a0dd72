import DispatchTrace
import SampleTraces
import Testing

@testable import Timeline

/// Where a work item is cancelled there is a small cross on what waits or runs of it.
@Suite("Cancelled work items")
struct CancelTests {
  /// One runs from 0 to 10 ms, the other one waits until then; the main thread cancels both at 8 ms, and the first once more.
  private func crosses(_ view: TimelineOptions.View, cancelledAt instant: Double = 8) -> [Point] {
    var sketch = TraceSketch("cancelled")
    let queue = sketch.queue("queue")
    let worker = sketch.worker()
    for number in 0..<2 {
      sketch.add(0, .workItemCreated(WorkItemID(Int32(number)), name: nil))
      let submission = TraceEvent.Submission(
        item: ItemID(Int32(number)), queue: queue, kind: .async, workItem: WorkItemID(Int32(number)))
      sketch.add(0, .submitted(submission))
    }
    sketch.run(ItemID(0), of: queue, on: worker, from: 0, to: 10)
    sketch.add(10, .skipped(ItemID(1), queue: queue), worker)
    for item in [0, 1, 0] { sketch.add(instant, .workItemCancelled(WorkItemID(Int32(item)))) }
    let scene = Timeline.layout(sketch.trace(), options: TimelineOptions(view: view), measurer: FixedMeasurer())
    return scene.elements.compactMap { element in
      guard element.mark == .cancelled, case .line(let line) = element.shape else { return nil }
      return Point((line.points[0].x + line.points[1].x) / 2, (line.points[0].y + line.points[1].y) / 2)
    }
  }

  @Test("each has one on its bar or block, at its instant")
  func bothAreMarked() {
    let all = crosses(.queues)
    #expect(all.count == 4 && Set(all).count == 2 && Set(all.map(\.x)).count == 1, "\(all)")
    #expect(Set(crosses(.threads)).count == 1)
    #expect(crosses(.cores).isEmpty)
  }

  @Test("what is over has none")
  func over() {
    #expect(crosses(.queues, cancelledAt: 12).isEmpty)
  }

  @Test("what ends, or begins to run, at that instant has none")
  func edges() {
    #expect(crosses(.queues, cancelledAt: 10).isEmpty)
    #expect(crosses(.threads, cancelledAt: 10).isEmpty)
    #expect(crosses(.threads, cancelledAt: 0).isEmpty)
  }

  /// One that is handed over at 2 ms and never taken up; without an end it waits for ever.
  private func neverTaken(cancelledAt instants: Double..., name: String? = nil, until end: Double? = nil) -> Scene {
    var sketch = TraceSketch("never taken")
    let queue = sketch.queue("queue")
    sketch.add(0, .workItemCreated(WorkItemID(0), name: nil))
    sketch.add(20, .printed(sketch.text("end")))
    let text = name.map { sketch.text($0) }
    let submission = TraceEvent.Submission(item: ItemID(0), queue: queue, kind: .async, name: text, workItem: WorkItemID(0))
    sketch.add(2, .submitted(submission))
    for instant in instants { sketch.add(instant, .workItemCancelled(WorkItemID(0))) }
    if let end { sketch.add(end, .skipped(ItemID(0), queue: queue)) }
    return Timeline.layout(sketch.trace(), options: TimelineOptions(), measurer: FixedMeasurer())
  }

  @Test("what is not handed over yet has none, what waits to the end has one to the end")
  func neverTaken() {
    #expect(lines(of: neverTaken(cancelledAt: 1, until: 2.3)).isEmpty)
    #expect(lines(of: neverTaken(cancelledAt: 2.25, until: 2.3)).count == 2)
    #expect(lines(of: neverTaken(cancelledAt: 20)).count == 2)
    #expect(lines(of: neverTaken(cancelledAt: 8, 12)).count == 2)
  }

  @Test("a name keeps its place: the cross stands two pixels away from it, or is left out")
  func names() throws {
    func shown(_ instant: Double) throws -> (name: Rect, cross: Scene.Line?) {
      let scene = neverTaken(cancelledAt: instant, name: "a name that is long")
      let names = scene.elements.compactMap { element -> Rect? in
        if case .text(let run) = element.shape, run.text.hasPrefix("a name") { run.box } else { nil }
      }
      return (try #require(names.first), lines(of: scene).first)
    }
    func middle(_ cross: Scene.Line?) throws -> Int {
      let cross = try #require(cross)
      return (cross.points[0].x + cross.points[1].x) / 2
    }
    let (name, late) = try shown(12)
    let pixel = 4.0 / Double(try middle(try shown(16).cross) - middle(late)) * Double(1.px)
    let end = 12 - Double(try middle(late) - name.right) / Double(1.px) * pixel
    for step in 0..<16 {
      let cross = try shown(end + Double(step) / 2 * pixel).cross
      #expect(cross.map { $0.points[0].x - name.right >= 2.px } ?? (step < 12), "\(step)")
    }
  }

  /// Each runs for 8 ms, of which it sleeps the last 5, one after the other; each is cancelled `offset` ms after its start.
  private func many(_ count: Int, at offset: Double = 5, from start: Int64? = nil) throws -> Scene {
    var sketch = TraceSketch("many")
    let queue = sketch.queue("queue")
    let worker = sketch.worker()
    for number in 0..<count {
      let (item, start) = (ItemID(Int32(number)), Double(number) * 10)
      sketch.add(start, .workItemCreated(WorkItemID(item.index), name: nil))
      sketch.add(
        start, .submitted(TraceEvent.Submission(item: item, queue: queue, kind: .async, workItem: WorkItemID(item.index))))
      sketch.start(item, of: queue, on: worker, at: start)
      sketch.span(.work, nil, on: worker, from: start, to: start + 3)
      sketch.span(.sleep, nil, on: worker, from: start + 3, to: start + 8)
      sketch.end(item, on: worker, at: start + 8)
      sketch.add(start + offset, .workItemCancelled(WorkItemID(item.index)))
    }
    let trace = sketch.trace()
    var options = TimelineOptions()
    options.width = 3000
    options.part = try start.map { try TimelinePart(of: trace, from: .instant(Instant(nanoseconds: $0 * 1_000_000)), to: nil) }
    return Timeline.layout(trace, options: options, measurer: FixedMeasurer())
  }

  private func lines(of scene: Scene) -> [Scene.Line] {
    scene.elements.compactMap { element in
      guard element.mark == .cancelled, case .line(let line) = element.shape else { return nil }
      return line
    }
  }

  @Test("twelve are enough for a picture; the legend says what they are, each belongs to its block")
  func several() throws {
    let scene = try many(14)
    #expect(lines(of: scene).count == 24)
    let subjects = scene.elements.filter { $0.mark == .cancelled }.map(\.subject)
    #expect(subjects == (0..<12).flatMap { [.submissions([ItemID($0)]), .submissions([ItemID($0)])] })
    let words = scene.elements.contains { element in
      if case .text(let run) = element.shape { run.text == "a work item is cancelled" } else { false }
    }
    #expect(words)
  }

  @Test("a part of a run has those of its own, and on what computes they have another colour than on what sleeps")
  func partsAndColours() throws {
    #expect(try lines(of: many(3, from: 6)).count == 4)
    let paints = try [1, 5].map { offset in Set(lines(of: try many(2, at: offset)).map(\.stroke.paint)) }
    #expect(paints.allSatisfy { $0.count == 1 } && paints[0] != [.text] && paints[1] == [.text], "\(paints)")
  }
}
