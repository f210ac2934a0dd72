import DispatchTrace
import SampleTraces
import Testing

@testable import Timeline

@Suite("Names in pictures")
struct NameTests {
  private func trace(_ labels: [String]) -> Trace {
    var sketch = TraceSketch("labels")
    let worker = sketch.worker()
    for (offset, label) in labels.enumerated() {
      let queue = sketch.queue(label)
      let item = sketch.submit(nil, to: queue, at: 0)
      sketch.run(item, of: queue, on: worker, from: Double(20 * offset), to: Double(20 * offset + 15))
    }
    return sketch.trace()
  }

  private func words(_ trace: Trace, _ options: TimelineOptions = TimelineOptions()) -> [(mark: Scene.Mark, text: String)] {
    Timeline.layout(trace, options: options, measurer: FixedMeasurer()).elements.compactMap { element in
      if case .text(let run) = element.shape { (element.mark, run.text) } else { nil }
    }
  }

  @Test("what all reverse-DNS labels begin with stands once, above the lanes, and in no name")
  func prefix() {
    let words = words(trace(["com.example.loader.decode", "com.example.loader.store", "log"]))
    let names = words.filter { $0.mark == .groupName }.map(\.text)
    #expect(names.contains("com.example.loader.…"))
    #expect(names.contains("decode") && names.contains("store") && names.contains("log"))
    #expect(words.contains { $0.mark == .block && $0.text == "decode 1" })
    #expect(words.filter { $0.text.contains("com.example") }.count == 1)
  }

  @Test(
    "nothing is left out of one label, of labels with no more than a country in common, or where two would be alike",
    arguments: [["com.example.loader", "log"], ["com.one.log", "com.two.log"], ["com.example.log", "com.example.net", "log"]])
  func unshortened(labels: [String]) {
    let names = words(trace(labels)).filter { $0.mark == .groupName }.map(\.text)
    for label in labels { #expect(names.contains(label), "\(names)") }
  }

  @Test("sentences about the run call queues as the lanes do")
  func sentences() {
    let trace = trace(["com.example.loader.decode", "com.example.loader.store"])
    let options = TimelineOptions(byChance: ["how the blocks of com.example.loader.decode fall"])
    #expect(words(trace, options).contains { $0.text == "how the blocks of decode fall" })
  }

  @Test("the gutter says what quality of service a queue was given and on which queues it drains")
  func kinds() {
    var sketch = TraceSketch("kinds")
    let target = sketch.queue("log")
    let queue = QueueID(7)
    let about = TraceEvent.Queue(
      label: sketch.text("queue"), target: target, kind: .serial, qos: .utility)
    sketch.add(0, .queueCreated(queue, about))
    let worker = sketch.worker()
    let item = sketch.submit("block", to: queue, at: 0)
    sketch.run(item, of: queue, on: worker, from: 0, to: 10)
    let names = words(sketch.trace()).filter { $0.mark == .groupName }.map(\.text)
    #expect(names.contains("serial · utility → log"), "\(names)")
  }

  @Test("what the fonts have no sign for, and what they cannot join, is said in a note")
  func writing() {
    let notes = words(trace(["画像キュー", "שלום"])).filter { $0.mark == .caption }.map(\.text)
    #expect(
      notes.contains("The fonts have no sign for U+753B, U+50CF, U+30AD, U+30E5, U+30FC: a box stands in its place."), "\(notes)")
    #expect(!notes.contains { $0.contains("join") })
    #expect(!words(trace(["Bilder → später"])).contains { $0.mark == .caption })
  }

  @Test("an empty name is none: the block is called after its queue")
  func emptyName() {
    var sketch = TraceSketch("empty")
    let queue = sketch.queue("queue")
    let worker = sketch.worker()
    let item = sketch.submit("", to: queue, at: 0)
    sketch.run(item, of: queue, on: worker, from: 0, to: 20)
    #expect(words(sketch.trace()).contains { $0.mark == .block && $0.text == "queue 1" })
  }

  @Test("the subtitle says what the machine has otherwise than the usual one")
  func machine() {
    var sketch = TraceSketch("one core", cores: 1)
    sketch.header.platform = "linux"
    #expect(words(sketch.trace()).contains { $0.mark == .subtitle && $0.text.contains("seed 0   ·   1 core   ·   linux") })
    #expect(words(Samples.barrier.trace).contains { $0.mark == .subtitle && !$0.text.contains("core") })
  }

  @Test("a block that exits as soon as it begins has its name, what runs meanwhile has no end, and the subtitle says why")
  func exit() throws {
    var sketch = TraceSketch("exit")
    let (log, last) = (sketch.queue("log"), sketch.queue("last"))
    let (writer, worker) = (sketch.worker(), sketch.worker())
    let writing = sketch.submit("write", to: log, at: 0)
    let behind = sketch.submit("behind", to: log, at: 0)
    let ending = sketch.submit("finish", to: last, at: 0)
    sketch.start(writing, of: log, on: writer, at: 0)
    sketch.start(ending, of: last, on: worker, at: 20)
    sketch.outcome = .exited(code: 3)
    let trace = sketch.trace()
    let words = words(trace)
    #expect(words.contains { $0.mark == .subtitle && $0.text.contains("exit(3) at 20 ms") })
    #expect(words.contains { $0.mark == .block && $0.text == "finish" }, "\(words)")
    #expect(words.contains { $0.mark == .badge && $0.text == "3" })
    let tracks = TrackBuilder.tracks(of: trace)
    #expect(tracks.activities[ending.offset].hasEnded && !tracks.activities[writing.offset].hasEnded)
    #expect(!tracks.activities[behind.offset].hasStarted)
  }
}
