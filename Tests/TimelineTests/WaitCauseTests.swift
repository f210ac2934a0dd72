import DispatchTrace
import SampleTraces
import Testing

@testable import Timeline

/// What keeps blocks from starting, of sketches that decide it.
@Suite("Causes of waiting")
struct WaitCauseTests {
  private func causes(_ trace: Trace, of item: ItemID, from start: Int64, to end: Int64) -> [WaitCause] {
    let tracks = TrackBuilder.tracks(of: trace)
    let causes = WaitCauses(trace: trace, tracks: tracks, index: TraceIndex(trace))
    return causes.causes(of: item.offset, from: start * 1_000_000, to: end * 1_000_000)
  }

  @Test("A block of a queue that drains on main waits for what main runs")
  func behindMain() {
    var sketch = TraceSketch("target")
    let main = TraceSketch.mainQueue
    let queue = sketch.queue("ui", target: main)
    sketch.runLoop(at: 0)
    let busy = sketch.submit("busy", to: main, at: 1)
    let waiting = sketch.submit("waiting", to: queue, at: 10)
    sketch.run(busy, of: main, on: TraceSketch.mainThread, from: 1, to: 30)
    sketch.run(waiting, of: queue, on: TraceSketch.mainThread, from: 30, to: 40)
    #expect(causes(sketch.trace(), of: waiting, from: 10, to: 30) == [.target(main, busy.offset)])
  }

  @Test("Two causes are told, one after the other; of three none is: a bar has no room for them")
  func twoAtMost() {
    var sketch = TraceSketch("three", cores: 1)
    let queue = sketch.queue("loads", .concurrent)
    let workers = (0..<3).map { _ in sketch.worker() }
    sketch.add(0, .queueSuspended(queue, count: 1))
    let barrier = sketch.submit("barrier", to: queue, at: 1, barrier: true)
    let second = sketch.submit("second", to: queue, at: 2)
    let third = sketch.submit("third", to: queue, at: 2)
    sketch.add(10, .queueResumed(queue, count: 0))
    sketch.run(barrier, of: queue, on: workers[0], from: 10, to: 20, core: 0)
    sketch.run(second, of: queue, on: workers[1], from: 20, to: 30, core: 0)
    sketch.run(third, of: queue, on: workers[2], from: 30, to: 40, core: 0)
    let trace = sketch.trace()
    #expect(causes(trace, of: second, from: 2, to: 20) == [.suspended(queue), .barrier(barrier.offset)])
    #expect(causes(trace, of: third, from: 20, to: 30) == [.noCore])
    #expect(causes(trace, of: third, from: 2, to: 30).isEmpty)
  }
}
