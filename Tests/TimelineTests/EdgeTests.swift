import DispatchTrace
import SampleTraces
import Testing

@testable import Timeline

/// The same numbers each time.
private struct Numbers {
  var state: UInt64

  mutating func next(below bound: Int64) -> Int64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int64(state >> 33) % bound
  }
}

/// Edges that a mutation run found untested.
@Suite("Edges of pictures")
struct EdgeTests {
  private func scene(_ trace: Trace, _ findings: [Finding] = [], part: ClosedRange<Int64>? = nil) throws -> Scene {
    var options = TimelineOptions()
    if let part {
      options.part = try TimelinePart(of: trace, from: .instant(instant(part.lowerBound)), to: .instant(instant(part.upperBound)))
    }
    return Timeline.layout(trace, findings: findings, options: options, measurer: FixedMeasurer())
  }

  private func instant(_ milliseconds: Int64) -> Instant { Instant(nanoseconds: milliseconds * 1_000_000) }

  private func texts(_ scene: Scene) -> [String] {
    scene.elements.compactMap { if case .text(let run) = $0.shape { run.text } else { nil } }
  }

  @Test("What lasts within each pixel is exact, wherever it begins and ends", arguments: [1, 7, 37, 640])
  func columnSums(_ columns: Int) {
    var random = Numbers(state: 5)
    let domain: Int64 = 1009
    var sums = ColumnSums(TimeScale(domain: domain, left: 0, width: columns.px, scale: 1))
    var intervals: [Range<Int64>] = []
    for _ in 0..<200 {
      let begin = random.next(below: domain)
      intervals.append(begin..<begin + 1 + random.next(below: domain - begin))
    }
    for interval in intervals { sums.add(from: interval.lowerBound, to: interval.upperBound) }
    let expected = (0..<Int64(columns)).map { column -> Int in
      let (start, end) = (column * domain / Int64(columns), (column + 1) * domain / Int64(columns))
      let sum = intervals.reduce(Int64(0)) { $0 + max(min($1.upperBound, end) - max($1.lowerBound, start), 0) }
      return Int(sum * 1000 / max(end - start, 1))
    }
    #expect(sums.heights(1000) == expected)
  }

  @Test("Only code that runs without a name, for less than three pixels, goes to its neighbour", arguments: 0..<8)
  func slivers(_ bits: Int) {
    let (isNamed, isOnce, isWide) = (bits & 1 > 0, bits & 2 > 0, bits & 4 > 0)
    let slivers = Slivers(time: TimeScale(domain: 1000, left: 0, width: 1000.px, scale: 1))
    func stretch(_ start: Int64, _ end: Int64, name: Int32, once: Int32) -> Stretch {
      Stretch(kind: .running, name: name, start: start, end: end, once: once, call: -1, isOpen: false)
    }
    let before = stretch(0, 100, name: 7, once: -1)
    let merged = slivers.merged([before, stretch(100, isWide ? 103 : 102, name: isNamed ? 8 : -1, once: isOnce ? 0 : -1)])
    #expect(merged.count == (isNamed || isOnce || isWide ? 2 : 1))
    #expect(merged.first?.name == 7)
  }

  @Test("A race is marked at the access to its own variable")
  func raceOfOneVariable() throws {
    var sketch = TraceSketch("race")
    let queue = sketch.queue("photos", .concurrent)
    let workers = [sketch.worker(), sketch.worker()]
    let variables = (0..<2).map { number in
      sketch.add(0, .variableDeclared(VariableID(number), name: sketch.text("v\(number)")))
      return VariableID(number)
    }
    let items = [sketch.submit("one", to: queue, at: 0), sketch.submit("two", to: queue, at: 0)]
    sketch.run(items[0], of: queue, on: workers[0], from: 0, to: 20)
    sketch.run(items[1], of: queue, on: workers[1], from: 25, to: 50)
    sketch.add(10, .accessed(variables[0], .write), workers[0])
    sketch.add(15, .accessed(variables[1], .write), workers[0])
    sketch.add(30, .accessed(variables[0], .write), workers[1])
    let race = Finding(.error, .race, "race on v0", at: .none, notes: [Finding.Note("here", at: .none)], instant: instant(30))
    let scene = try scene(sketch.trace(), [race])
    let time = try #require(scene.time)
    let dots = scene.elements.compactMap { element -> Int? in
      if element.mark == .race, element.layer == .badge, case .box(let box) = element.shape { box.rect.middle.x } else { nil }
    }
    #expect(dots == [time.x(10_000_000), time.x(30_000_000)])
  }

  @Test("A part shows what is found in it and counts the rest")
  func findingsOfAPart() throws {
    let findings = [(10, Finding.Severity.error), (50, .warning), (90, .error)].map { at, severity in
      Finding(severity, .userInterface, "found at \(at)", at: .none, notes: [], instant: instant(Int64(at)))
    }
    let texts = texts(try scene(Samples.barrier.trace, findings, part: 40...60))
    #expect(texts.contains { $0.contains("found at 50") })
    #expect(!texts.contains { $0.contains("found at 10") || $0.contains("found at 90") })
    #expect(texts.contains { $0.contains("2 errors of the run lie outside of this part.") })
  }

  @Test("A length is said of what ends within a part, not of what goes on beyond it")
  func lengthsInAPart() throws {
    var sketch = TraceSketch("io")
    let queue = sketch.queue("io", .concurrent)
    let workers = [sketch.worker(), sketch.worker()]
    for (number, end) in [40.0, 90.0].enumerated() {
      let item = sketch.submit(nil, to: queue, at: 0)
      sketch.start(item, of: queue, on: workers[number], at: 10)
      sketch.span(.io, "load \(number)", on: workers[number], from: 10, to: end)
      sketch.end(item, on: workers[number], at: end)
    }
    let texts = texts(try scene(sketch.trace(end: 100), part: 0...60))
    #expect(texts.contains { $0.contains("load 0") && $0.contains("30 ms") })
    #expect(texts.contains { $0.contains("load 1") })
    #expect(!texts.contains { $0.contains("load 1") && $0.contains("ms") })
  }

  @Test("A group that stays entered through a part has its lane there, one that is empty has none", arguments: [1, 0])
  func groupsOfAPart(_ count: Int32) throws {
    var sketch = TraceSketch("group")
    let queue = sketch.queue("queue")
    let worker = sketch.worker()
    let group = sketch.group("loads")
    sketch.add(5, .groupEntered(group, count: 1, item: nil))
    if count == 0 { sketch.add(10, .groupLeft(group, count: 0, item: nil)) }
    let item = sketch.submit("block", to: queue, at: 0)
    sketch.run(item, of: queue, on: worker, from: 0, to: 80)
    if count == 1 { sketch.add(80, .groupLeft(group, count: 0, item: nil)) }
    let hasLane = texts(try scene(sketch.trace(end: 100), part: 20...60)).contains("loads")
    #expect(hasLane == (count == 1))
  }

  @Test("A semaphore for which nobody waits has no lane in a part in which nothing happens to it", arguments: [0, -1])
  func semaphoresOfAPart(_ value: Int32) throws {
    var sketch = TraceSketch("semaphore")
    let queue = sketch.queue("queue")
    let workers = [sketch.worker(), sketch.worker()]
    let gate = sketch.semaphore("gate", value: 0)
    let item = sketch.submit("block", to: queue, at: 0)
    sketch.run(item, of: queue, on: workers[0], from: 0, to: 80)
    sketch.add(5, .semaphoreSignalled(gate, value: 1))
    sketch.add(10, .semaphoreTaken(gate, value: 0))
    if value < 0 { sketch.wait(.semaphore(gate), on: workers[1], from: 15, to: 70, waker: workers[0]) }
    let hasLane = texts(try scene(sketch.trace(end: 100), part: 20...60)).contains("gate")
    #expect(hasLane == (value < 0))
  }

  @Test("Options stay within what can be drawn")
  func options() {
    #expect([-1, 1, 4, 9].map { TimelineOptions(scale: $0).scale } == [1, 1, 4, 4])
    #expect(TimelineOptions(width: 10).width == TimelineOptions.narrowest)
  }

  @Test("Each other run counts once")
  func otherRuns() {
    var spread = StartSpread(of: Samples.barrier.trace, over: "seeds 1 to 3")
    for seed in 1...3 { spread.add(Samples.barrier.trace, named: "seed \(seed)") }
    #expect(spread.runs == 3)
  }

  @Test("A hang has both its ends in a part that holds it")
  func hangInAPart() throws {
    var sketch = TraceSketch("hang")
    sketch.runLoop(at: 0)
    let item = sketch.submit("busy", to: TraceSketch.mainQueue, at: 10)
    sketch.run(item, of: TraceSketch.mainQueue, on: TraceSketch.mainThread, from: 10, to: 400)
    let hang = Finding(.warning, .hang, "the main thread does not answer", at: .none, notes: [], instant: instant(260))
    let ticks = try scene(sketch.trace(end: 900), [hang], part: 0...600).elements.filter { element in
      guard element.mark == .hang, case .line(let line) = element.shape else { return false }
      return Set(line.points.map(\.x)).count == 1
    }
    #expect(ticks.count == 2)
  }
}
