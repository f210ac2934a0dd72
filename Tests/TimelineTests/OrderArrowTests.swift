import DispatchTrace
import SampleTraces
import Testing

@testable import Timeline

@Suite("Arrows of order")
struct OrderArrowTests {
  /// What came one after the other in the trace, and what started while another ran: every second one as if it were certain.
  private func edges(_ trace: Trace) -> [OrderEdge] {
    let tracks = TrackBuilder.tracks(of: trace)
    let ran = tracks.activities.indices.filter {
      tracks.activities[$0].item >= 0 && tracks.activities[$0].hasStarted && tracks.activities[$0].hasEnded
    }.prefix(12)
    var edges: [OrderEdge] = []
    for first in ran {
      for second in ran where first != second {
        let (one, other) = (tracks.activities[first], tracks.activities[second])
        let isForced = edges.count % 2 == 0
        if one.ended <= other.started {
          edges.append(OrderEdge(ItemID(first), ItemID(second), isForced: isForced))
        } else if one.started < other.started {
          edges.append(OrderEdge(ItemID(first), ItemID(second), .startsLater, isForced: false))
        }
      }
    }
    return edges
  }

  private func arrows(_ scene: Scene) -> [Scene.Line] {
    scene.elements.compactMap { element in
      if element.mark == .order, element.layer == .path, case .line(let line) = element.shape { line } else { nil }
    }
  }

  private func scene(_ trace: Trace, _ edges: [OrderEdge], _ view: TimelineOptions.View = .queues) -> Scene {
    Timeline.layout(trace, options: TimelineOptions(view: view, orderEdges: edges), measurer: FixedMeasurer())
  }

  @Test("keep the rules with any number of them, whatever the sample, width, scale and view", arguments: Samples.all)
  func samplesKeepTheRules(sample: Sample) {
    expectRules(of: sample, widths: [480, 1200], TimelineOptions(orderEdges: edges(sample.trace)))
  }

  @Test("keep the rules in programs nobody drew", arguments: 0..<60)
  func randomProgramsKeepTheRules(seed: Int) {
    let trace = RandomProgram.trace(seed: UInt64(seed))
    #expect(SceneRules.violations(of: scene(trace, edges(trace))).isEmpty, "seed \(seed)")
  }

  @Test("that are solid have the rule that forces them in words below the lanes, with the numbers of the blocks")
  func reasons() {
    let trace = Samples.barrier.trace
    let edges = [
      OrderEdge(ItemID(0), ItemID(3), isForced: true, because: .barrier(QueueID(1))),
      OrderEdge(ItemID(1), ItemID(3), isForced: true, because: .barrier(QueueID(1))),
      OrderEdge(ItemID(3), ItemID(4), isForced: false),
    ]
    let words = scene(trace, edges).elements.compactMap { element -> String? in
      if element.mark == .caption, case .text(let run) = element.shape { run.text } else { nil }
    }
    let queue = TraceIndex(trace).name(of: QueueID(1))
    #expect(words.contains("a barrier on \(queue) runs alone: 1 before 4, 2 before 4."), "\(words)")
  }

  @Test("are level or upright, run from left to right, and end at blocks", arguments: Samples.all)
  func shape(sample: Sample) {
    let scene = scene(sample.trace, edges(sample.trace))
    let blocks = scene.elements.compactMap { element -> Rect? in
      guard element.layer == .block || element.layer == .stopped, case .box(let box) = element.shape else { return nil }
      return box.rect.insetBy(-1.px, -1.px)
    }
    for arrow in arrows(scene) {
      for (from, to) in zip(arrow.points, arrow.points.dropFirst()) {
        #expect(from.x == to.x || from.y == to.y, "\(sample.name)")
        #expect(from.x <= to.x, "\(sample.name)")
      }
      for end in [arrow.points[0], arrow.points[arrow.points.count - 1]] {
        #expect(blocks.contains { $0.contains(Rect(x: end.x, y: end.y, width: 0, height: 0)) }, "\(sample.name)")
      }
    }
  }

  /// Two blocks of a serial queue with a gap, then one right after the second.
  private func serial() -> Trace {
    var sketch = TraceSketch("serial")
    let queue = sketch.queue("q")
    let worker = sketch.worker()
    for (start, end) in [(0.0, 20.0), (60.0, 80.0), (80.0, 100.0)] {
      let item = sketch.submit(nil, to: queue, at: start)
      sketch.run(item, of: queue, on: worker, from: start, to: end)
    }
    return sketch.trace()
  }

  @Test("go straight where there is room, and below the lane where the blocks touch")
  func straightOrBelow() {
    let found = arrows(
      scene(serial(), [OrderEdge(ItemID(0), ItemID(1), isForced: true), OrderEdge(ItemID(1), ItemID(2), isForced: true)]))
    #expect(found.map(\.points.count) == [2, 4])
    #expect(found.allSatisfy { $0.stroke == Scene.Stroke(.text, width: 2.px) && $0.head == .filled(size: 8.px) })
  }

  @Test("are dotted with a hollow head where the order came out so, upright between blocks that overlap")
  func byChance() throws {
    let sample = Samples.barrier
    let found = arrows(scene(sample.trace, [OrderEdge(ItemID(0), ItemID(1), .startsLater, isForced: false)]))
    let arrow = try #require(found.first)
    #expect(arrow.points.count == 2 && arrow.points[0].x == arrow.points[1].x)
    #expect(arrow.stroke.dash == .dotted && arrow.head == .hollow(size: 8.px))
  }

  @Test("of one kind into one block share a level line, a dotted one keeps apart from it")
  func sharedLines() {
    var sketch = TraceSketch("lines")
    let queue = sketch.queue("q", .concurrent)
    let workers = (0..<3).map { _ in sketch.worker() }
    // Each of the first two has a block right behind it, so that no arrow leaves along its own lane.
    for worker in 0..<2 {
      for (start, end) in [(0.0, 20.0), (20.0, 60.0)] {
        let item = sketch.submit(nil, to: queue, at: 0)
        sketch.run(item, of: queue, on: workers[worker], from: start, to: end)
      }
    }
    let last = sketch.submit(nil, to: queue, at: 0)
    sketch.run(last, of: queue, on: workers[2], from: 80, to: 100)
    func levels(_ areForced: [Bool]) -> Set<Int> {
      let edges = zip([0, 2], areForced).map { OrderEdge(ItemID($0), last, isForced: $1) }
      return Set(arrows(scene(sketch.trace(), edges)).compactMap { $0.points.count == 4 ? $0.points[1].y : nil })
    }
    #expect(levels([true, true]).count == 1)
    #expect(levels([false, false]).count == 1)
    #expect(levels([true, false]).count == 2)
  }

  @Test("are drawn by queues and by threads, not by cores")
  func views() {
    let trace = serial()
    let edges = edges(trace)
    #expect(!arrows(scene(trace, edges)).isEmpty)
    #expect(!arrows(scene(trace, edges, .threads)).isEmpty)
    #expect(arrows(scene(trace, edges, .cores)).isEmpty)
  }

  @Test("of blocks that are not drawn are left out")
  func notDrawn() {
    let trace = serial()
    #expect(arrows(scene(trace, [OrderEdge(ItemID(0), ItemID(99), isForced: true)])).isEmpty)
    #expect(arrows(scene(Samples.deadlock.trace, edges(Samples.deadlock.trace))).count < 4)
  }
}
