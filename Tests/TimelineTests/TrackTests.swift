import DispatchTrace
import SampleTraces
import Testing

@testable import Timeline

@Suite("Tracks: what a trace shows")
struct TrackTests {
  private func block(_ name: String, in sample: Sample) throws -> (tracks: Tracks, activity: Int) {
    let tracks = TrackBuilder.tracks(of: sample.trace)
    let index = TraceIndex(sample.trace)
    let found = tracks.activities.indices.first {
      tracks.activities[$0].item >= 0 && index.name(of: ItemID(tracks.activities[$0].item)) == name
    }
    return (tracks, try #require(found))
  }

  @Test("a block knows when it was submitted, started and ended, and its number")
  func lifeOfABlock() throws {
    let (tracks, activity) = try block("write", in: Samples.barrier)
    let write = tracks.activities[activity]
    #expect(write.submitted == 11_000_000)
    #expect(write.started == 37_000_000)
    #expect(write.ended == 55_000_000)
    #expect(write.number == 4)
    #expect(write.isBarrier)
  }

  @Test("the launch is a block of its own, from 0 until the run loop turns")
  func launch() {
    let tracks = TrackBuilder.tracks(of: Samples.barrier.trace)
    let body = tracks.activities[Int(tracks.threads[0].body)]
    #expect(body.started == 0)
    #expect(body.ended == 20_000_000)
    #expect(body.isBody)
  }

  @Test("a caller is stopped while it waits in sync, and while its own thread runs the block")
  func stoppedInSync() {
    let tracks = TrackBuilder.tracks(of: Samples.syncFromMain.trace)
    let stops = tracks.segments(of: Int(tracks.threads[0].body)).filter { $0.kind == .stopped }
    #expect(stops.map(\.start) == [15_000_000, 30_000_000])
    #expect(stops.map(\.end) == [30_000_000, 48_000_000])
    #expect(stops.map(\.isUnderneath) == [false, true])
  }

  @Test("sleeps one right after the other stay apart: something may have been done in between")
  func sleeps() {
    var sketch = TraceSketch("sleeps")
    let thread = TraceSketch.mainThread
    for number in 0..<3 {
      sketch.add(Double(10 * number), .spanBegan(.sleep, duration: VirtualDuration(nanoseconds: 10_000_000), name: nil), thread)
      sketch.add(Double(10 * number + 10), .spanEnded, thread)
    }
    let tracks = TrackBuilder.tracks(of: sketch.trace())
    #expect(
      tracks.segments(of: Int(tracks.threads[0].body)).filter { $0.kind == .sleep }.map(\.start) == [0, 10_000_000, 20_000_000])
  }

  @Test("on one core a block has slices, and is ready in between")
  func slices() throws {
    let (tracks, activity) = try block("encode 1", in: Samples.oneCore)
    let kinds = tracks.segments(of: activity).map(\.kind)
    #expect(kinds == [.running, .ready, .running, .ready, .running, .ready, .running, .ready, .running])
  }

  @Test("a block that is stopped at the end of the trace has no end")
  func openEnd() throws {
    let (tracks, activity) = try block("transfer", in: Samples.deadlock)
    #expect(!tracks.activities[activity].hasEnded)
    #expect(tracks.segments(of: activity).last?.isOpen == true)
  }

  @Test("where nothing takes time, keys are steps: one after the other, what belongs together at once")
  func order() {
    let tracks = TrackBuilder.tracks(of: Samples.nothingTakesTime.trace)
    #expect(tracks.isOrdinal)
    let starts = tracks.queues[1].started.map { tracks.activities[Int($0)].started / KeyClock.step }
    #expect(starts == [1, 2, 3])
    #expect(tracks.submissions.allSatisfy { $0.key == 0 })
  }

  @Test("a delay stands on the timers track from the call to its end")
  func timers() {
    let tracks = TrackBuilder.tracks(of: Samples.asyncAfter.trace)
    #expect(tracks.timers.map(\.start) == [0, 100_000_000])
    #expect(tracks.timers.map(\.due) == [1_000_000_000, 350_000_000])
    #expect(tracks.submissions.count == 2)
  }

  @Test("an empty trace has tracks too")
  func empty() {
    let header = TraceHeader(platform: "darwin", cores: 1, quantum: .zero)
    let tracks = TrackBuilder.tracks(of: Trace(header: header))
    #expect(tracks.activities.count == 1)
    #expect(tracks.end == 0)
  }

  @Test("events that make no sense are no crash: ends without starts, unknown threads, waits of nobody")
  func nonsense() {
    var sketch = TraceSketch("nonsense")
    let stranger = ThreadID(7)
    sketch.add(1, .ended(ItemID(0)), stranger)
    sketch.add(1, .waitEnded(isTimedOut: false, waker: ThreadID(99)), stranger)
    sketch.add(2, .started(ItemID(3), queue: QueueID(5)), stranger)
    sketch.add(3, .spanEnded, stranger)
    sketch.add(4, .coreReleased(CoreID(3), .idle), stranger)
    sketch.add(5, .groupLeft(GroupID(4), count: -1, item: nil), stranger)
    let scene = Timeline.layout(sketch.trace(), options: TimelineOptions(), measurer: FixedMeasurer())
    #expect(SceneRules.violations(of: scene).isEmpty)
  }
}

@Suite("Blocks that ran elsewhere than they were submitted to")
struct StrayBlockTests {
  @Test("a block of a damaged trace that changes its queue is drawn all the same")
  func strayBlock() {
    var sketch = TraceSketch("stray")
    let (from, to) = (sketch.queue("from"), sketch.queue("to"))
    let worker = sketch.worker()
    let waiting = sketch.submit("first", to: to, at: 0)
    sketch.run(waiting, of: to, on: worker, from: 5, to: 6)
    let later = sketch.submit("second", to: to, at: 1)
    sketch.run(later, of: from, on: worker, from: 7, to: 9)
    let scene = Timeline.layout(sketch.trace(), options: TimelineOptions(), measurer: FixedMeasurer())
    #expect(SceneRules.violations(of: scene).isEmpty)
  }
}

@Suite("Lanes and waiting rows")
struct LaneTests {
  @Test("a block goes to the lowest lane that is free")
  func lowestFree() {
    #expect(LaneAssignment.firstFree([(0, 10), (0, 20), (10, 15), (12, 30), (20, 25)]) == [0, 1, 0, 2, 0])
    #expect(LaneAssignment.firstFree([(0, 10), (0, 20), (5, 15)], most: 2) == nil)
  }

  @Test("blocks that take no time need no second lane")
  func zeroLength() {
    #expect(LaneAssignment.firstFree([(5, 5), (5, 5), (5, 9)]) == [0, 0, 0])
  }

  @Test("sync to the queue one is on takes no further lane: the block stands on top of its caller")
  func syncToOwnQueue() {
    var sketch = TraceSketch("nested")
    let queue = sketch.queue("downloads", .concurrent)
    let (first, second) = (sketch.worker(), sketch.worker())
    let outer = sketch.submit("outer", to: queue, at: 0)
    let other = sketch.submit("other", to: queue, at: 0)
    sketch.start(outer, of: queue, on: first, at: 0)
    sketch.run(other, of: queue, on: second, from: 1, to: 30)
    let inner = sketch.submit("inner", .sync, to: queue, at: 5, by: first)
    sketch.run(inner, of: queue, on: first, from: 5, to: 20)
    sketch.end(outer, on: first, at: 25)
    let tracks = TrackBuilder.tracks(of: sketch.trace())
    #expect(LaneAssignment.lanes(of: tracks.queues[1].started, in: tracks) == [[0, 2], [1]])
    #expect(tracks.segments(of: 0).filter(Lane.Content.queue.shows).map(\.start) == [0, 20_000_000])
    let scene = Timeline.layout(sketch.trace(), options: TimelineOptions(), measurer: FixedMeasurer())
    #expect(SceneRules.violations(of: scene).isEmpty)
  }

  /// `concurrentPerform` on the main thread: it runs iterations 0 and 2, a worker runs 1 and, in it, one of another call.
  private func iterations() -> Trace {
    var sketch = TraceSketch("apply")
    let global = sketch.queue("global", .global)
    let worker = sketch.worker()
    func iterate(_ name: String, on thread: ThreadID, from start: Double, to end: Double) {
      let item = sketch.submit(name, .apply, to: global, at: start, by: thread)
      sketch.run(item, of: global, on: thread, from: start, to: end)
    }
    iterate("0", on: TraceSketch.mainThread, from: 10, to: 20)
    let outer = sketch.submit("1", .apply, to: global, at: 10, by: worker)
    sketch.start(outer, of: global, on: worker, at: 10)
    iterate("1.0", on: worker, from: 15, to: 25)
    sketch.end(outer, on: worker, at: 30)
    iterate("2", on: TraceSketch.mainThread, from: 20, to: 40)
    sketch.add(50, .runLoopEntered)
    return sketch.trace()
  }

  @Test("iterations that the caller runs stand in its lane, those of workers in the queue's, and none of them waits")
  func ownIterations() {
    let trace = iterations()
    let tracks = TrackBuilder.tracks(of: trace)
    let groups = QueueView(tracks: tracks, index: TraceIndex(trace)).groups()
    #expect(groups.map(\.title) == ["main", "global"])
    #expect(groups[0].lanes.map(\.activities) == [[tracks.threads[0].body, 0, 3]])
    #expect(groups[1].lanes.map(\.activities) == [[1, 2]])
    #expect(groups[1].lanes.map(\.label) == ["running"])
    #expect(groups[1].waiting.height == 0)
    let launch = tracks.segments(of: Int(tracks.threads[0].body)).filter(Lane.Content.queue.shows)
    #expect(launch.map(\.start) == [0, 40_000_000])
    for view in TimelineOptions.View.allCases {
      let scene = Timeline.layout(trace, options: TimelineOptions(view: view), measurer: FixedMeasurer())
      #expect(SceneRules.violations(of: scene).isEmpty)
    }
  }

  @Test("a queue of which no worker did anything has no lanes of its own")
  func callerRunsAll() {
    var sketch = TraceSketch("alone")
    let global = sketch.queue("global", .global)
    for number in 0..<3 {
      let item = sketch.submit("\(number)", .apply, to: global, at: Double(number))
      sketch.run(item, of: global, on: TraceSketch.mainThread, from: Double(number), to: Double(number + 1))
    }
    let trace = sketch.trace()
    let groups = QueueView(tracks: TrackBuilder.tracks(of: trace), index: TraceIndex(trace)).groups()
    #expect(groups.map(\.title) == ["main"])
    #expect(groups[0].lanes.count == 1)
  }

  @Test("the newest waiting block stands on top, so that its arrow crosses no other")
  func newestOnTop() {
    let tracks = TrackBuilder.tracks(of: Samples.serial.trace)
    let rows = WaitingAssignment.rows(of: tracks.queues[1].submitted, in: tracks)
    #expect(rows.bars.map(\.row) == [0, 1, 2])
  }

  @Test("more than six at once are a curve with its highest point")
  func depth() {
    var sketch = TraceSketch("many")
    let queue = sketch.queue("jobs")
    let worker = sketch.worker()
    let items = (0..<10).map { sketch.submit("job \($0)", to: queue, at: 0) }
    for (offset, item) in items.enumerated() {
      sketch.run(item, of: queue, on: worker, from: Double(offset), to: Double(offset + 1))
    }
    let tracks = TrackBuilder.tracks(of: sketch.trace())
    let rows = WaitingAssignment.rows(of: tracks.queues[1].submitted, in: tracks)
    #expect(rows.deepest == 9)
    #expect(rows.bars.isEmpty)
    #expect(rows.depth.map(\.count) == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
  }
}

extension TrackBuilder {
  /// Those of a whole trace, for tests that have no use for its index.
  static func tracks(of trace: Trace) -> Tracks { tracks(of: TraceIndex(trace)) }
}
