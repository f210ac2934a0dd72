import DispatchTrace
import SampleTraces
import Testing

@testable import Timeline

@Suite("Step by step")
struct StoryboardTests {
  private let source = (1...40).map { "let line\($0) = \($0)" }.joined(separator: "\n")

  private func frames(_ trace: Trace, _ source: String? = nil) -> [Scene] {
    Storyboard.frames(of: trace, source: source, measurer: FixedMeasurer())
  }

  private func texts(_ scene: Scene, _ mark: Scene.Mark? = nil) -> [String] {
    scene.elements.compactMap { element in
      guard mark == nil || element.mark == mark, case .text(let run) = element.shape else { return nil }
      return run.text
    }
  }

  @Test("frames and the strip keep the rules of every picture", arguments: Samples.all)
  func rules(sample: Sample) {
    let frames = frames(sample.trace, source)
    #expect(frames.count <= Storyboard.mostFrames)
    for (number, frame) in frames.enumerated() {
      #expect(SceneRules.violations(of: frame).isEmpty, "\(sample.name), frame \(number + 1)")
    }
    if let strip = Storyboard.strip(frames) { #expect(SceneRules.violations(of: strip).isEmpty, "\(sample.name)") }
  }

  @Test("frames of programs nobody drew keep the rules, too, and are all of one size", arguments: 0..<60)
  func randomPrograms(seed: Int) {
    let frames = frames(RandomProgram.trace(seed: UInt64(seed)), source)
    #expect(frames.allSatisfy { SceneRules.violations(of: $0).isEmpty }, "seed \(seed)")
    #expect(Set(frames.map(\.height)).count <= 1)
  }

  /// A block runs in the serial queue, a second one waits and runs.
  private var trace: Trace {
    var sketch = TraceSketch("two blocks")
    let queue = sketch.queue("queue")
    let worker = sketch.worker()
    let first = sketch.submit("first", to: queue, at: 0)
    let second = sketch.submit("second", to: queue, at: 5)
    sketch.run(first, of: queue, on: worker, from: 0, to: 10)
    sketch.run(second, of: queue, on: worker, from: 10, to: 20)
    return sketch.trace()
  }

  @Test("a part has the frames of its changes, as they are in the whole, and says which part it is")
  func part() throws {
    let part = try TimelinePart(
      of: trace, from: .instant(Instant(nanoseconds: 5_000_000)), to: .instant(Instant(nanoseconds: 20_000_000)))
    let frames = Storyboard.frames(of: trace, source: nil, part: part, measurer: FixedMeasurer())
    #expect(
      frames.map { texts($0, .caption).first } == [
        "second joins queue.", "first ends; second starts on worker 1.", "second ends.",
      ])
    let until = try TimelinePart(of: trace, from: nil, to: .instant(Instant(nanoseconds: 10_000_000)))
    let first = Storyboard.frames(of: trace, source: nil, part: until, measurer: FixedMeasurer())
    #expect(first.map { texts($0, .caption).first } == ["first joins queue; first starts on worker 1.", "second joins queue."])
    #expect(texts(first[0], .subtitle).first == "step 1 of 2   ·   from 0 s to 10 ms of 20 ms")
    #expect(first.allSatisfy { SceneRules.violations(of: $0).isEmpty })
  }

  @Test("a block that is cancelled leaves its queue")
  func skipped() throws {
    var sketch = TraceSketch("cancelled")
    let queue = sketch.queue("queue")
    let worker = sketch.worker()
    let items = ["first", "second", "third"].map { sketch.submit($0, to: queue, at: 0) }
    sketch.run(items[0], of: queue, on: worker, from: 0, to: 10)
    sketch.add(10, .skipped(items[1], queue: queue), worker)
    sketch.run(items[2], of: queue, on: worker, from: 15, to: 20)
    let frames = frames(sketch.trace())
    #expect(texts(frames[0]).contains { $0.hasPrefix("second") })
    let last = try #require(frames.last)
    #expect(!texts(last).contains { $0.hasPrefix("second") }, "\(texts(last))")
  }

  @Test("each visible change has a frame that says what happened")
  func captions() {
    let captions = frames(trace).map { texts($0, .caption) }
    #expect(
      captions.map(\.first) == [
        "first joins queue; first starts on worker 1.", "second joins queue.", "first ends; second starts on worker 1.",
        "second ends.",
      ])
  }

  @Test("a slot is free only where nothing waits")
  func free() {
    for sample in Samples.all {
      let moments = StoryFold.moments(of: sample.trace)
      let stage = StoryStage(moments, source: nil, index: TraceIndex(sample.trace))
      guard moments.count <= Storyboard.mostFrames else { continue }
      for (moment, frame) in zip(moments, frames(sample.trace)) {
        let idle = stage.boxes.filter { (moment.waiting[$0.queue] ?? []).isEmpty }
        let slots = idle.reduce(0) { $0 + max($1.slots - (moment.running[$1.queue] ?? []).count, 0) }
        #expect(texts(frame, .laneName).count { $0 == "free" } == slots, "\(sample.name)")
      }
    }
    #expect(frames(trace).map { frame in texts(frame, .laneName).count { $0 == "free" } } == [0, 0, 0, 1])
  }

  @Test("every block stands where the trace has it: in line, in its queue, or nowhere")
  func places() {
    for sample in Samples.all {
      let index = TraceIndex(sample.trace)
      for moment in StoryFold.moments(of: sample.trace) {
        for (queue, items) in moment.waiting {
          for item in items { #expect(index.items[item.offset].queue == queue, "\(sample.name)") }
        }
        for (queue, runners) in moment.running {
          for item in runners.compactMap(\.item) {
            let facts = index.items[item.offset]
            #expect(facts.runQueue == queue, "\(sample.name)")
            #expect(facts.started.map { $0.instant <= moment.instant } ?? false)
            #expect(facts.ended.map { $0.instant >= moment.instant } ?? true)
          }
        }
      }
    }
  }

  @Test("a trace in which nothing happens has no frames and no strip")
  func empty() {
    let header = TraceHeader(platform: "darwin", cores: 1, quantum: .zero)
    #expect(frames(Trace(header: header)).isEmpty)
    #expect(Storyboard.strip([]) == nil)
  }

  @Test("of very many changes the first are shown and the last, with how many lie between")
  func many() {
    var sketch = TraceSketch("very many")
    let queue = sketch.queue("queue")
    let worker = sketch.worker()
    for number in 0..<20 {
      let item = sketch.submit("block \(number)", to: queue, at: 0)
      sketch.run(item, of: queue, on: worker, from: Double(number), to: Double(number + 1))
    }
    let frames = frames(sketch.trace())
    #expect(frames.count == Storyboard.mostFrames)
    #expect(frames.last.map { texts($0, .caption).first?.contains(" steps later: ") ?? false } == true)
  }
}
