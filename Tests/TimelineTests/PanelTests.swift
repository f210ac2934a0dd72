import DispatchTrace
import SampleTraces
import Testing

@testable import Timeline

@Suite("Several runs in one picture")
struct PanelTests {
  /// Two blocks on two queues, `late` so much later.
  private func run(_ late: Double, _ names: [String] = ["read", "write"]) -> Trace {
    var sketch = TraceSketch("two blocks")
    for (offset, name) in names.enumerated() {
      let queue = sketch.queue("queue \(offset)")
      let worker = sketch.worker()
      let item = sketch.submit(name, to: queue, at: 0)
      let start = offset == 0 ? 0 : late
      sketch.run(item, of: queue, on: worker, from: start, to: start + 20)
    }
    return sketch.trace(end: 100)
  }

  private func scene(_ traces: [Trace], width: Int = 1200, _ view: TimelineOptions.View = .queues) -> Scene {
    let panels = traces.enumerated().map { Timeline.Panel(label: "run \($0.offset + 1)", trace: $0.element) }
    return Timeline.layout(
      panels, title: "Runs", options: TimelineOptions(view: view, width: width), measurer: FixedMeasurer())
  }

  private func texts(_ scene: Scene, _ mark: Scene.Mark) -> [Scene.TextRun] {
    scene.elements.compactMap { element in
      if element.mark == mark, case .text(let run) = element.shape { run } else { nil }
    }
  }

  @Test("keep the rules of every picture, whatever stands above and below", arguments: Samples.all)
  func rules(sample: Sample) {
    for view in TimelineOptions.View.allCases {
      for width in [600, 1200] {
        let scene = scene([sample.trace, Samples.barrier.trace, sample.trace], width: width, view)
        #expect(SceneRules.violations(of: scene).isEmpty, "\(sample.name) by \(view) at \(width)")
      }
    }
  }

  @Test("equal instants stand above each other, also when one run is much longer and dies")
  func axis() {
    let scene = scene([run(0), Samples.deadlock.trace])
    let zeros = texts(scene, .axis).filter { $0.text == "0 ms" || $0.text == "0 s" }.map { $0.box.middle.x }
    #expect(zeros.count == 2)
    #expect(Set(zeros).count == 1)
    let gutters = scene.elements.filter { $0.mark == .lane }.compactMap { element -> Int? in
      if case .box(let box) = element.shape { box.rect.right } else { nil }
    }
    // The lanes' right end and the gutter's: both are shared.
    #expect(Set(gutters).count == 2)
  }

  @Test("a block that starts at another instant is joined with itself, one that does not is not")
  func links() {
    let scene = scene([run(10), run(40)])
    let lines = scene.elements.compactMap { element -> Scene.Line? in
      if element.mark == .moved, case .line(let line) = element.shape { line } else { nil }
    }
    #expect(lines.count == 1)
    #expect(texts(scene, .moved).map(\.text) == ["write"])
    let blocks = scene.elements.compactMap { element -> Int? in
      guard element.mark == .block, element.subject == .blocks([ItemID(1)]), case .box(let box) = element.shape else {
        return nil
      }
      return box.rect.x
    }
    #expect(lines.first?.points.map(\.x) == blocks)
  }

  @Test("blocks that only one of the runs has are named below it")
  func strangers() {
    let words = texts(scene([run(0), run(0, ["read", "store"])]), .caption).map(\.text)
    #expect(words.contains("Only in “run 1”: write.") && words.contains("Only in “run 2”: store."), "\(words)")
  }

  @Test("no panels are an empty picture, one is a picture of one run")
  func few() {
    #expect(SceneRules.violations(of: scene([])).isEmpty)
    #expect(texts(scene([run(0)]), .title).map(\.text) == ["Runs", "run 1"])
  }
}
