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
}
