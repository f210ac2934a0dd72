import DispatchTrace
import SampleTraces
import Testing
import Timeline

/// Advances that are a fixed part of the em: the layout is tested without any font.
struct FixedMeasurer: TextMeasurer {
  func width(of text: String, _ style: TextStyle) -> Int {
    text.unicodeScalars.count * style.size * 6 / 10
  }

  /// As a font for Europe and the Near East.
  func lacks(_ character: Unicode.Scalar, _ style: TextStyle) -> Bool { character.value >= 0x3000 }
}

/// In every view and at two scales.
func expectRules(
  of sample: Sample, widths: [Int], _ options: TimelineOptions, sourceLocation: SourceLocation = #_sourceLocation
) {
  var options = options
  for width in widths {
    for scale in [1, 2] {
      for view in TimelineOptions.View.allCases {
        (options.view, options.width, options.scale) = (view, width, scale)
        let scene = Timeline.layout(sample.trace, findings: sample.findings, options: options, measurer: FixedMeasurer())
        let found = SceneRules.violations(of: scene)
        #expect(
          found.isEmpty, "\(sample.name), \(view.rawValue), \(width) px, scale \(scale)", sourceLocation: sourceLocation)
      }
    }
  }
}

@Suite("Every picture keeps the rules")
struct PictureRulesTests {
  @Test("whatever the sample, width, scale and view", arguments: Samples.all)
  func samplesKeepTheRules(sample: Sample) {
    let options = TimelineOptions(guaranteed: sample.guaranteed, byChance: sample.byChance)
    expectRules(of: sample, widths: [480, 760, 1200, 1600], options)
  }

  @Test("also for programs nobody drew", arguments: 0..<60)
  func randomProgramsKeepTheRules(seed: Int) {
    let trace = RandomProgram.trace(seed: UInt64(seed))
    for width in [480, 1200] {
      let scene = Timeline.layout(trace, options: TimelineOptions(width: width), measurer: FixedMeasurer())
      let found = SceneRules.violations(of: scene)
      #expect(found.isEmpty, "seed \(seed), \(width) px")
    }
  }
}

@Suite("Pictures of very much")
struct LargePictureTests {
  private func texts(_ scene: Scene) -> [String] {
    scene.elements.compactMap { if case .text(let run) = $0.shape { run.text } else { nil } }
  }

  @Test("many blocks of one lane are a strip that says how many, and few elements")
  func density() {
    var sketch = TraceSketch("many")
    let queue = sketch.queue("jobs")
    let worker = sketch.worker()
    for number in 0..<5000 {
      let item = sketch.submit(nil, to: queue, at: 0)
      sketch.run(item, of: queue, on: worker, from: Double(number) / 10, to: Double(number + 1) / 10)
    }
    let scene = Timeline.layout(sketch.trace(), options: TimelineOptions(), measurer: FixedMeasurer())
    #expect(texts(scene).contains("5\u{2009}000 blocks"))
    #expect(texts(scene).contains("1–5000"))
    #expect(scene.elements.count < 120)
    #expect(SceneRules.violations(of: scene).isEmpty)
  }

  @Test("more than eight workers are one lane")
  func explosion() {
    var sketch = TraceSketch("explosion")
    let queue = sketch.queue("jobs", .concurrent)
    for _ in 0..<64 {
      let worker = sketch.worker()
      let item = sketch.submit(nil, to: queue, at: 0)
      sketch.start(item, of: queue, on: worker, at: 0)
      sketch.span(.sleep, nil, on: worker, from: 0, to: 300)
      sketch.end(item, on: worker, at: 300)
    }
    let scene = Timeline.layout(sketch.trace(), options: TimelineOptions(), measurer: FixedMeasurer())
    #expect(texts(scene).contains("64 at once"))
    #expect(texts(scene).contains("at most 64 asleep at once"))
    #expect(texts(scene).contains("limit 64"))
    #expect(SceneRules.violations(of: scene).isEmpty)
  }

  @Test("queues beyond the thirtieth are one lane that counts their blocks")
  func manyQueues() {
    var sketch = TraceSketch("queues")
    let worker = sketch.worker()
    for number in 0..<100 {
      let queue = sketch.queue("queue \(number)")
      let item = sketch.submit(nil, to: queue, at: 0)
      sketch.run(item, of: queue, on: worker, from: Double(number), to: Double(number + 1))
    }
    let scene = Timeline.layout(sketch.trace(), options: TimelineOptions(), measurer: FixedMeasurer())
    #expect(texts(scene).contains("70 more queues") && texts(scene).contains("70 blocks"))
    #expect(scene.height < 32_767.px)
    #expect(SceneRules.violations(of: scene).isEmpty)
  }

  @Test("thirty thousand delays are one lane that counts them, in reasonable time", .timeLimit(.minutes(10)))
  func manyDelays() {
    var sketch = TraceSketch("delays")
    let (queue, worker) = (sketch.queue("jobs"), sketch.worker())
    let items = (0..<30_000).map { sketch.schedule("late", to: queue, at: 0, due: Double($0 + 1)) }
    for (number, item) in items.enumerated() {
      sketch.run(item, of: queue, on: worker, from: Double(number + 1), to: Double(number + 1) + 0.5)
    }
    let scene = Timeline.layout(sketch.trace(), options: TimelineOptions(), measurer: FixedMeasurer())
    #expect(texts(scene).contains("30\u{2009}000 delays") && texts(scene).contains("30\u{2009}000 blocks"))
    #expect(scene.height < 500.px)
    #expect(SceneRules.violations(of: scene).isEmpty)
  }

  @Test("names without end are cut, titles without end are broken", .timeLimit(.minutes(10)))
  func longNames() {
    let long = String(repeating: "verylong.", count: 2000)
    var sketch = TraceSketch(long)
    let (queue, worker) = (sketch.queue(long), sketch.worker())
    let item = sketch.submit(long, to: queue, at: 0)
    sketch.run(item, of: queue, on: worker, from: 5, to: 20)
    let scene = Timeline.layout(sketch.trace(), options: TimelineOptions(), measurer: FixedMeasurer())
    #expect(SceneRules.violations(of: scene).isEmpty)
    #expect(texts(scene).filter { $0.hasSuffix("verylong.") }.count > 100)
  }

  @Test("a long stretch in which nothing changes can be folded away")
  func folding() {
    var sketch = TraceSketch("folded")
    let queue = sketch.queue("loader")
    let worker = sketch.worker()
    let item = sketch.submit(nil, to: queue, at: 0)
    sketch.start(item, of: queue, on: worker, at: 0)
    sketch.span(.work, "open", on: worker, from: 0, to: 10)
    sketch.span(.sleep, nil, on: worker, from: 10, to: 2010)
    sketch.span(.work, "close", on: worker, from: 2010, to: 2030)
    sketch.end(item, on: worker, at: 2030)
    let options = TimelineOptions(folds: true)
    let scene = Timeline.layout(sketch.trace(), options: options, measurer: FixedMeasurer())
    #expect(texts(scene).contains("1.985 s not drawn"))
    #expect(texts(scene).contains("close"))
    #expect(texts(scene).contains("time in which nothing changes, not drawn"))
    #expect(SceneRules.violations(of: scene).isEmpty)
  }

  @Test("what is long beside the rest is folded, too, beside what is longer still; words on a rail stand clear of a zigzag")
  func foldingTwice() throws {
    var sketch = TraceSketch("folded twice")
    let queue = sketch.queue("q")
    let worker = sketch.worker()
    for (number, start) in [0.0, 60_000, 3_600_000].enumerated() {
      let item = sketch.schedule("block \(number)", to: queue, at: 0, due: start)
      sketch.run(item, of: queue, on: worker, from: start, to: start + 20)
    }
    let options = TimelineOptions(folds: true)
    let scene = Timeline.layout(sketch.trace(), options: options, measurer: FixedMeasurer())
    #expect(texts(scene).filter { $0.hasSuffix("not drawn") }.count == 3)
    let blocks = scene.elements.compactMap { element -> Rect? in
      if element.mark == .block, element.layer == .block, case .box(let box) = element.shape { box.rect } else { nil }
    }
    #expect(blocks.filter { $0.width > 100.px }.count >= 3)
    let zigzags = scene.elements.compactMap { element -> ClosedRange<Int>? in
      guard element.mark == .fold, case .polygon(let shape) = element.shape else { return nil }
      return (shape.points.map(\.x).min() ?? 0)...(shape.points.map(\.x).max() ?? 0)
    }
    let words = scene.elements.compactMap { element -> Rect? in
      if case .text(let run) = element.shape, run.text.hasPrefix("after ") { run.box } else { nil }
    }
    #expect(zigzags.count == 2 && words.count == 2)
    #expect(words.allSatisfy { box in !zigzags.contains { $0.overlaps(box.x...box.right) } })
    #expect(SceneRules.violations(of: scene).isEmpty)
  }

  @Test("what is found twice is said once; a line below the title breaks between two parts of it")
  func sentences() {
    let sample = Samples.barrier
    let finding = Finding(.warning, .neverRuns, "it never runs", instant: .zero)
    let scene = Timeline.layout(
      sample.trace, findings: [finding, finding], options: TimelineOptions(width: 480), measurer: FixedMeasurer())
    #expect(texts(scene).filter { $0 == "it never runs." }.count == 1)
    let below = scene.elements.compactMap { element -> String? in
      if element.mark == .subtitle, case .text(let run) = element.shape { run.text } else { nil }
    }
    #expect(below.count > 1 && below.allSatisfy { !$0.hasPrefix("·") && !$0.hasSuffix("·") }, "\(below)")
    #expect(below.last?.hasSuffix(" workers") == true)
  }

  @Test("a red cross without words is in the legend")
  func crosses() {
    var sketch = TraceSketch("tests")
    let queue = sketch.queue("q")
    let worker = sketch.worker()
    let item = sketch.submit("block", to: queue, at: 0)
    sketch.start(item, of: queue, on: worker, at: 0)
    sketch.span(.work, "block", on: worker, from: 0, to: 10)
    sketch.add(10, .testFailed(sketch.text("it failed")), worker)
    sketch.end(item, on: worker, at: 10)
    let scene = Timeline.layout(sketch.trace(), options: TimelineOptions(), measurer: FixedMeasurer())
    #expect(texts(scene).contains("a problem, told above"))
    let plain = Timeline.layout(Samples.barrier.trace, options: TimelineOptions(), measurer: FixedMeasurer())
    #expect(!texts(plain).contains("a problem, told above"))
    #expect(SceneRules.violations(of: scene).isEmpty)
  }

  @Test("the same trace gives the same scene")
  func deterministic() {
    for sample in Samples.all {
      let scenes = (0..<2).map { _ in
        Timeline.layout(sample.trace, findings: sample.findings, options: TimelineOptions(), measurer: FixedMeasurer())
      }
      #expect(scenes[0] == scenes[1])
    }
  }
}
