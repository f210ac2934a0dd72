import DispatchTrace
import SampleTraces
import Testing
import Timeline

@Suite("Blocks that the scenario highlights")
struct HighlightTests {
  /// Two thousand reads on four workers with a barrier among them, and one long and one short block that are no barriers.
  private func many() -> (trace: Trace, barrier: ItemID, long: ItemID, last: ItemID) {
    var sketch = TraceSketch("many")
    let queue = sketch.queue("photos", .concurrent)
    let workers = (0..<4).map { _ in sketch.worker() }
    var named: [String: ItemID] = [:]
    func run(_ name: String?, _ worker: Int, _ start: Double, _ length: Double, barrier: Bool = false) {
      let item = sketch.submit(name, to: queue, at: 0, barrier: barrier)
      sketch.run(item, of: queue, on: workers[worker], from: start, to: start + length)
      if let name { named[name] = item }
    }
    for index in 0..<200 {
      for worker in 0..<4 { run(nil, worker, Double(index) / 2, 0.5) }
    }
    run("write", 0, 100, 50, barrier: true)
    for index in 300..<600 {
      for worker in 0..<4 where worker != 3 || index >= 400 { run(nil, worker, Double(index) / 2, 0.5) }
    }
    run("long", 3, 150, 50)
    run("last", 2, 300, 0.5)
    return (sketch.trace(), named["write"] ?? ItemID(0), named["long"] ?? ItemID(0), named["last"] ?? ItemID(0))
  }

  private func texts(_ scene: Scene) -> [String] {
    scene.elements.compactMap { if case .text(let run) = $0.shape { run.text } else { nil } }
  }

  @Test("keep their shape and name where all others are one strip, within the rules")
  func dense() {
    let sample = many()
    for width in [480, 1200] {
      for view in TimelineOptions.View.allCases {
        let options = TimelineOptions(view: view, width: width, highlighted: [sample.barrier, sample.long, sample.last])
        let scene = Timeline.layout(sample.trace, options: options, measurer: FixedMeasurer())
        #expect(SceneRules.violations(of: scene).isEmpty, "\(view.rawValue), \(width) px")
        guard width == 1200, view != .cores else { continue }
        #expect(texts(scene).contains("write") && texts(scene).contains("long") && texts(scene).contains("last"))
        #expect(texts(scene).contains("highlighted by the scenario"))
        #expect(scene.elements.contains { $0.mark == .highlight })
      }
    }
  }

  @Test("that are barriers have their band and their measures; without them there is no room for any")
  func barriers() {
    let sample = many()
    let plain = Timeline.layout(sample.trace, options: TimelineOptions(), measurer: FixedMeasurer())
    let options = TimelineOptions(highlighted: [sample.barrier])
    let scene = Timeline.layout(sample.trace, options: options, measurer: FixedMeasurer())
    #expect(texts(scene).contains("runs alone 50 ms") && scene.elements.contains { $0.mark == .barrierBand })
    #expect(!plain.elements.contains { $0.mark == .measure || $0.mark == .highlight })
    #expect(plain.height < scene.height)
  }

  @Test("are never too narrow to be seen, and stay inside at the very end")
  func narrow() {
    let sample = many()
    let options = TimelineOptions(highlighted: [sample.last])
    let scene = Timeline.layout(sample.trace, options: options, measurer: FixedMeasurer())
    let boxes = scene.elements.compactMap { element -> Rect? in
      if element.mark == .highlight, case .box(let box) = element.shape { box.rect } else { nil }
    }
    #expect(boxes.map(\.width) == [4.px])
  }

  @Test("get the dark edge where every block has its own shape, and nothing else changes")
  func few() {
    let options = TimelineOptions(highlighted: [ItemID(0), ItemID(3), ItemID(77)])
    let scenes = [TimelineOptions(), options].map {
      Timeline.layout(Samples.barrier.trace, options: $0, measurer: FixedMeasurer())
    }
    let edges = scenes[1].elements.filter { $0.mark == .highlight }
    #expect(edges.map(\.subject) == [.blocks([ItemID(0)]), .blocks([ItemID(3)])])
    #expect(
      scenes[0].elements.filter { $0.mark != .legend }
        == scenes[1].elements.filter { $0.mark != .highlight && $0.mark != .legend })
    #expect(texts(scenes[1]).contains("highlighted by the scenario"))
  }

  @Test("that run at one time in a lane of many have rows of their own")
  func atOnce() {
    var sketch = TraceSketch("at once")
    let queue = sketch.queue("requests", .concurrent)
    let items = (0..<40).map { sketch.submit("request \($0)", to: queue, at: 0) }
    for item in items { sketch.run(item, of: queue, on: sketch.worker(), from: 0, to: 100) }
    let options = TimelineOptions(highlighted: [items[7], items[20]])
    let scene = Timeline.layout(sketch.trace(), options: options, measurer: FixedMeasurer())
    let boxes = scene.elements.compactMap { element -> Rect? in
      if element.mark == .highlight, case .box(let box) = element.shape { box.rect } else { nil }
    }
    #expect(boxes.count == 2 && boxes[0].bottom < boxes[1].y)
    #expect(texts(scene).contains("request 7") && texts(scene).contains("request 20") && texts(scene).contains("40 at once"))
    #expect(SceneRules.violations(of: scene).isEmpty)
    let all = TimelineOptions(highlighted: items)
    let crowded = Timeline.layout(sketch.trace(), options: all, measurer: FixedMeasurer())
    #expect(texts(crowded).contains { $0.hasPrefix("32 highlighted blocks are not shown") })
    #expect(SceneRules.violations(of: crowded).isEmpty)
  }

  @Test("that are too narrow for their names have them below the lane")
  func thin() {
    var sketch = TraceSketch("thin")
    let queue = sketch.queue("crowd")
    let worker = sketch.worker()
    let items = (0..<100).map { number in
      let item = sketch.submit("job \(number)", to: queue, at: 0)
      sketch.run(item, of: queue, on: worker, from: Double(number), to: Double(number + 1))
      return item
    }
    let options = TimelineOptions(highlighted: [items[30], items[80]])
    let scene = Timeline.layout(sketch.trace(), options: options, measurer: FixedMeasurer())
    #expect(texts(scene).contains("job 30") && texts(scene).contains("job 80"))
    #expect(scene.elements.filter { $0.mark == .highlight }.count == 2)
    #expect(SceneRules.violations(of: scene).isEmpty)
  }
}
