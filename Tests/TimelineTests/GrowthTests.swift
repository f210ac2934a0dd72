import DispatchTrace
import SampleTraces
import Testing

@testable import Timeline

/// Counted, not timed: twice as many blocks may not take four times the work.
@Suite("Layout grows no faster than what it draws")
struct GrowthTests {
  enum Shape: CaseIterable {
    case serial, delays, barriers, syncs

    func trace(_ count: Int) -> Trace {
      var sketch = TraceSketch("growth")
      let main = TraceSketch.mainThread
      let queues = (0..<4).map { sketch.queue("queue \($0)", self == .barriers ? .concurrent : .serial) }
      let workers = queues.map { _ in sketch.worker() }
      for number in 0..<count {
        let (begin, lane) = (Double(number), number % 4)
        switch self {
        case .serial, .barriers:
          let item = sketch.submit("block", to: queues[lane], at: begin / 2, barrier: number % 8 < 4 && self == .barriers)
          sketch.run(item, of: queues[lane], on: workers[lane], from: begin, to: begin + 3)
        case .delays:
          let item = sketch.schedule("delayed", to: queues[lane], at: begin, due: begin + 2)
          sketch.run(item, of: queues[lane], on: workers[lane], from: begin + 2, to: begin + 2.5)
        case .syncs:
          let item = sketch.submit("synced", .sync, to: queues[lane], at: begin)
          sketch.run(item, of: queues[lane], on: main, from: begin, to: begin + 1)
        }
      }
      return sketch.trace()
    }
  }

  private func comparisons(_ trace: Trace) -> Int {
    var layout = TimelineLayout(trace: trace, findings: [], options: TimelineOptions(), measurer: FixedMeasurer())
    _ = layout.scene()
    return layout.builder.comparisons.count
  }

  @Test("twice the blocks are compared with others at most 2.2 times as often", arguments: Shape.allCases)
  func growth(shape: Shape) {
    let (once, twice) = (comparisons(shape.trace(2_000)), comparisons(shape.trace(4_000)))
    // What does not depend on their number is never nothing.
    #expect(once > 0)
    #expect(twice * 10 <= max(once, 1_000) * 22, "\(shape): \(once), then \(twice)")
  }
}
