import DispatchTrace
import SampleTraces
import Testing
import Timeline

@Suite("What a picture says on its marks")
struct WordsTests {
  private func scene(_ trace: Trace, _ findings: [Finding] = []) -> Scene {
    let scene = Timeline.layout(trace, findings: findings, options: TimelineOptions(), measurer: FixedMeasurer())
    #expect(SceneRules.violations(of: scene).isEmpty)
    return scene
  }

  private func runs(_ scene: Scene) -> [Scene.TextRun] {
    scene.elements.compactMap { if case .text(let run) = $0.shape { run } else { nil } }
  }

  private func texts(_ scene: Scene) -> [String] { runs(scene).map(\.text) }

  @Test("a block that only waits has its number all the same")
  func numberOfStoppedBlock() {
    var sketch = TraceSketch("waits")
    let queue = sketch.queue("q")
    let (semaphore, worker) = (sketch.semaphore("gate", value: 0), sketch.worker())
    let item = sketch.submit("waiter", to: queue, at: 5)
    sketch.start(item, of: queue, on: worker, at: 5)
    sketch.wait(.semaphore(semaphore), on: worker, from: 5, to: 80, waker: TraceSketch.mainThread)
    sketch.end(item, on: worker, at: 80)
    // Once where it is handed over, once on the block.
    #expect(texts(scene(sketch.trace())).filter { $0 == "1" }.count == 2)
  }

  @Test("by threads, what sleeps has its number, and the last block has room for its name")
  func threads() {
    var sketch = TraceSketch("threads")
    let queue = sketch.queue("q")
    let (first, second) = (sketch.worker(), sketch.worker())
    let sleeper = sketch.submit("sleeper", to: queue, at: 0)
    sketch.start(sleeper, of: queue, on: first, at: 0)
    sketch.span(.sleep, nil, on: first, from: 0, to: 100)
    sketch.end(sleeper, on: first, at: 100)
    let last = sketch.submit("the last of them all", to: queue, at: 0)
    sketch.start(last, of: queue, on: second, at: 100)
    sketch.end(last, on: second, at: 100)
    let options = TimelineOptions(view: .threads)
    let scene = Timeline.layout(sketch.trace(), options: options, measurer: FixedMeasurer())
    #expect(SceneRules.violations(of: scene).isEmpty)
    #expect(texts(scene).contains("1") && texts(scene).contains("the last of them all"))
  }

  @Test("a hang has its length on the bracket where something follows it")
  func hang() {
    var sketch = TraceSketch("hang")
    let main = TraceSketch.mainThread
    sketch.span(.work, "load", on: main, from: 0, to: 900)
    sketch.runLoop(at: 900)
    let item = sketch.submit("scroll", to: TraceSketch.mainQueue, at: 100)
    sketch.run(item, of: TraceSketch.mainQueue, on: main, from: 900, to: 990)
    let finding = Finding(.warning, .hang, "it hangs", at: .none, instant: Instant(nanoseconds: 250_000_000))
    #expect(texts(scene(sketch.trace(), [finding])).contains("hang 900 ms"))
  }

  @Test("words of an error at the very end have room beside it")
  func lateError() {
    var sketch = TraceSketch("late")
    let queue = sketch.queue("q")
    let worker = sketch.worker()
    let item = sketch.submit("draw", to: queue, at: 0)
    sketch.start(item, of: queue, on: worker, at: 0)
    sketch.span(.work, nil, on: worker, from: 0, to: 100)
    sketch.add(100, .touchedUserInterface(sketch.text("view")), worker)
    sketch.end(item, on: worker, at: 100)
    #expect(texts(scene(sketch.trace())).contains("UI off the main thread"))
  }

  @Test("where a test fails there is a cross, on the lane of the code that asks, and nowhere else")
  func failedTest() {
    func crosses(_ fails: Bool) -> Int {
      var sketch = TraceSketch("tests")
      let queue = sketch.queue("q")
      let worker = sketch.worker()
      let item = sketch.submit("assert", to: queue, at: 0)
      sketch.start(item, of: queue, on: worker, at: 0)
      sketch.span(.work, nil, on: worker, from: 0, to: 100)
      if fails { sketch.add(50, .testFailed(sketch.text("A.testA: no")), worker) }
      sketch.end(item, on: worker, at: 100)
      return scene(sketch.trace()).elements.count { $0.mark == .testFailure }
    }
    // A circle and the two strokes in it.
    #expect(crosses(true) == 3)
    #expect(crosses(false) == 0)
  }

  @Test("the last block has room for its name")
  func lateName() {
    var sketch = TraceSketch("late")
    let queue = sketch.queue("q")
    let worker = sketch.worker()
    for (name, start, end) in [("long enough for all of it", 0.0, 140.0), ("too short for its name", 140.0, 150.0)] {
      let item = sketch.submit(name, to: queue, at: start)
      sketch.run(item, of: queue, on: worker, from: start, to: end)
    }
    #expect(texts(scene(sketch.trace())).contains("too short for its name"))
  }

  @Test("blocks that take no time at one moment share a line, their numbers and a name")
  func oneMoment() {
    var sketch = TraceSketch("moment")
    let queue = sketch.queue("q")
    let worker = sketch.worker()
    for index in 0..<5 {
      let item = sketch.submit("job \(index)", to: queue, at: 10)
      sketch.start(item, of: queue, on: worker, at: 10)
      sketch.end(item, on: worker, at: 10)
    }
    let last = sketch.submit("last", to: queue, at: 50)
    sketch.run(last, of: queue, on: worker, from: 50, to: 90)
    let found = texts(scene(sketch.trace()))
    #expect(found.contains("job 0 and 4 more"))
    #expect(found.filter { $0 == "1–5" }.count == 2)
  }

  @Test("the order in which blocks of one moment ran is that of their numbers, and their words have room at the end")
  func orderOfOneMoment() {
    var sketch = TraceSketch("reversed")
    let queue = sketch.queue("a queue with a name")
    let worker = sketch.worker()
    let items = (0..<3).map { sketch.schedule("block \($0)", to: queue, at: 0, due: 60) }
    for item in items.reversed() {
      sketch.start(item, of: queue, on: worker, at: 60)
      sketch.end(item, on: worker, at: 60)
    }
    let found = texts(scene(sketch.trace()))
    #expect(found.contains("3, 2, 1") && found.contains("block 2 and 2 more"))
  }

  @Test("a barrier that takes no time says how long it waited")
  func instantBarrier() {
    var sketch = TraceSketch("barrier")
    let queue = sketch.queue("q", .concurrent)
    let worker = sketch.worker()
    let read = sketch.submit("read", to: queue, at: 0)
    let write = sketch.submit("write", to: queue, at: 20, barrier: true)
    sketch.run(read, of: queue, on: worker, from: 0, to: 80)
    sketch.start(write, of: queue, on: worker, at: 80)
    sketch.end(write, on: worker, at: 80)
    #expect(texts(scene(sketch.trace())).contains("barrier waits 60 ms"))
  }

  @Test("a rail too short for its name has as much of it as tells it from the others")
  func shortRail() {
    var sketch = TraceSketch("rail")
    let queue = sketch.queue("q", .concurrent)
    for (name, length) in [("image of a flat", 100.0), ("image of the castle on the hill", 1000.0)] {
      let worker = sketch.worker()
      let item = sketch.submit(nil, to: queue, at: 0)
      sketch.start(item, of: queue, on: worker, at: 0)
      sketch.span(.io, name, on: worker, from: 0, to: length)
      sketch.end(item, on: worker, at: length)
    }
    #expect(texts(scene(sketch.trace())).contains("…a flat"))
  }
}
