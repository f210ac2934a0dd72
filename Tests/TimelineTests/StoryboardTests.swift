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

  @Test("a queue whose blocks end in the instant in which they join has a box: the words name it")
  func passingBlocks() {
    var sketch = TraceSketch("passing")
    let (slow, quick) = (sketch.queue("slow"), sketch.queue("quick"))
    let (worker, other) = (sketch.worker(), sketch.worker())
    let long = sketch.submit("long", to: slow, at: 0)
    sketch.run(long, of: slow, on: worker, from: 0, to: 20)
    let brief = sketch.submit("brief", to: quick, at: 10)
    sketch.run(brief, of: quick, on: other, from: 10, to: 10)
    let frames = frames(sketch.trace())
    #expect(frames.contains { texts($0, .caption).first?.contains("brief joins quick") == true })
    #expect(frames.allSatisfy { texts($0, .groupName).contains("quick") })
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
    #expect(texts(first[0], .subtitle).first == "step 1 of 2   ·   0 s   ·   from 0 s to 10 ms of 20 ms")
    #expect(first.allSatisfy { SceneRules.violations(of: $0).isEmpty })
  }

  @Test("the last step says that exit() ends the program, but not of an app that is killed from outside")
  func exit() {
    var sketch = TraceSketch("exit")
    let queue = sketch.queue("queue")
    let last = sketch.submit("last", to: queue, at: 0)
    sketch.start(last, of: queue, on: sketch.worker(), at: 10)
    sketch.outcome = .exited(code: 2)
    func caption() -> String? {
      Storyboard.frames(of: sketch.trace(), source: nil, measurer: FixedMeasurer()).last.flatMap { texts($0, .caption).first }
    }
    #expect(caption() == "last starts on worker 1; exit(2) ends the program.")
    sketch.add(10, .phaseBegan(sketch.text("Not running")))
    #expect(caption() == "last starts on worker 1.")
  }

  /// The launch is in the driver; a block of each other file, on a worker of its own, is in that.
  private func several(_ files: Int) -> Trace {
    var sketch = TraceSketch("files")
    for file in 1...files {
      let queue = sketch.queue("queue \(file)")
      let item = sketch.submit("block \(file)", to: queue, at: 0)
      sketch.run(item, of: queue, on: sketch.worker(), from: 0, to: 10)
    }
    let drawn = sketch.trace()
    let events = drawn.events.map { event in
      var event = event
      if case .submitted(let submission) = event.kind {
        event.position = SourcePosition(line: submission.item.offset + 1, column: 1)
      } else if case .spanBegan = event.kind {
        event.position = SourcePosition(file: event.thread.offset, line: 25 + event.thread.offset, column: 1)
      }
      return event
    }
    var header = drawn.header
    header.scenario = "main.swift"
    header.otherFiles = (1...files).map { "File\($0).swift" }
    return Trace(header: header, strings: drawn.strings, events: EventBuffer(events), outcome: drawn.outcome, end: drawn.end)
  }

  @Test("of several files the driver is shown and those in which something stands, with names and marks", arguments: 1...4)
  func severalFiles(files: Int) throws {
    let trace = several(files)
    let others = (1...files).map { file in source.replacing("line", with: "file\(file)Line") }
    let frames = Storyboard.frames(of: trace, source: source, otherSources: others, measurer: FixedMeasurer())
    for frame in frames { #expect(SceneRules.violations(of: frame).isEmpty) }
    let first = try #require(frames.first)
    let shown = min(files, StoryCode.mostParts - 1)
    let names = ["main.swift"] + (1...shown).map { "File\($0).swift" }
    #expect(texts(first).filter { $0.hasSuffix(".swift") } == names)
    #expect(texts(first).contains { $0.hasPrefix("and \(files - shown) more file") } == (files > shown))
    let marks = texts(first, .highlight)
    for file in 1...shown {
      #expect(texts(first, .code).contains { $0.hasPrefix("let file\(file)Line\(25 + file) ") }, "\(texts(first, .code))")
      #expect(marks.contains("worker \(file)"), "\(marks)")
    }
    #expect(marks.contains("main thread"), "\(marks)")
  }

  @Test("all lines at which threads stand are in view where there are rows enough, else the one that goes on")
  func linesInView() throws {
    let code = StoryCode([source, source], names: ["a", "b"], [])
    let part = try #require(code.parts.first)
    func first(_ lines: [Int]) -> Int? {
      var moment = StoryMoment(instant: .zero)
      moment.cursors = lines.enumerated().map { offset, line in
        StoryMoment.Cursor(thread: ThreadID(offset), file: 0, line: line, queue: nil, isStopped: offset == 0)
      }
      return code.firstLines(moment, after: [1]).first
    }
    #expect(part.rows == StoryCode.rows - 1)
    #expect(first([]) == 1 && first([1, 17]) == 1)
    #expect(first([10, 26]) == 10 && first([26, 10]) == 10)
    #expect(first([3, 27]) == 27 - part.rows / 2)
    #expect(first([40]) == 40 - part.rows + 1)
  }

  @Test("a file in which nothing stands takes no room; the driver is shown always")
  func idleFiles() throws {
    var trace = several(1)
    trace.header.otherFiles.append("Idle.swift")
    let others = [source, source]
    let frames = Storyboard.frames(of: trace, source: "// nothing", otherSources: others, measurer: FixedMeasurer())
    let first = try #require(frames.first)
    #expect(texts(first).filter { $0.hasSuffix(".swift") } == ["main.swift", "File1.swift"])
    // What the driver does not need the other file has.
    #expect(texts(first, .code).count == 1 + StoryCode.rows - 3)
  }

  @Test("a line of a file whose text is not known is that of the call before it")
  func unknownFiles() throws {
    let frames = Storyboard.frames(of: several(1), source: source, otherSources: [nil], measurer: FixedMeasurer())
    let first = try #require(frames.first)
    #expect(!texts(first).contains("main.swift"))
    #expect(texts(first, .highlight) == ["main thread"])
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

  @Test("semaphores and groups say what they stand at; of several starts none has its thread")
  func counts() throws {
    var sketch = TraceSketch("counts")
    let queue = sketch.queue("queue", .concurrent)
    let slots = sketch.semaphore("slots", value: 1)
    sketch.add(0, .groupCreated(GroupID(0), name: nil))
    sketch.add(0, .groupEntered(GroupID(0), count: 1, item: nil))
    let workers = (0..<2).map { _ in sketch.worker() }
    let items = ["first", "second"].map { sketch.submit($0, to: queue, at: 0) }
    sketch.add(0, .started(items[0], queue: queue), workers[0])
    sketch.add(0, .semaphoreTaken(slots, value: 0), workers[0])
    sketch.add(0, .printed(sketch.text("a")), workers[0])
    sketch.add(0, .started(items[1], queue: queue), workers[1])
    sketch.add(0, .waitBegan(TraceEvent.Wait(reason: .semaphore(slots))), workers[1])
    sketch.add(10, .semaphoreSignalled(slots, value: -1), workers[0])
    sketch.add(10, .groupLeft(GroupID(0), count: 0, item: nil), workers[0])
    sketch.add(10, .ended(items[0]), workers[0])
    let frames = frames(sketch.trace())
    #expect(texts(frames[0], .subtitle).contains("step 1 of 2   ·   0 s   ·   slots: 0, 1 waits   ·   group g0: 1 to leave"))
    #expect(texts(frames[1], .subtitle).contains("step 2 of 2   ·   10 ms   ·   slots: 0, 1 waits   ·   group g0: empty"))
    let told = texts(frames[0], .caption).joined(separator: " ")
    #expect(told.contains("first starts;") && told.contains("second starts;"), "\(told)")
  }

  @Test("who waits is counted where he waits, at eight semaphores and groups, in one line that stays in the picture")
  func waitersAndLimits() throws {
    var sketch = TraceSketch("counts")
    sketch.add(0, .semaphoreCreated(SemaphoreID(90), .condition, name: sketch.text("inside"), value: 0))
    let (first, second, group) = (sketch.semaphore("a", value: 0), sketch.semaphore("b", value: 0), sketch.group("g"))
    for name in ["c", "d", "e", "f", "h", "i", "j"] { _ = sketch.semaphore(name, value: 1) }
    sketch.add(0, .groupEntered(group, count: 1, item: nil))
    for reason in [.semaphore(first), .semaphore(first), .group(group)] as [TraceEvent.WaitReason] {
      sketch.add(0, .waitBegan(TraceEvent.Wait(reason: reason)), sketch.worker())
    }
    sketch.add(0, .semaphoreTaken(second, value: 0))
    sketch.add(0, .printed(sketch.text("a")))
    let scene = try #require(frames(sketch.trace()).last)
    #expect(SceneRules.violations(of: scene).isEmpty)
    let told = try #require(texts(scene, .subtitle).first)
    #expect(told.contains("a: 0, 2 wait   ·   b: 0   ·   g: 1 to leave, 1 waits   ·   c: 1"), "\(told)")
    #expect(told.hasSuffix("h: 1") && !told.contains("inside"), "\(told)")
  }

  @Test("many counts with long names are cut where the picture ends")
  func longCounts() throws {
    var sketch = TraceSketch("counts")
    for number in 1...8 { _ = sketch.semaphore("a semaphore with a long name \(number)", value: 1) }
    sketch.add(0, .printed(sketch.text("a")))
    let scene = try #require(frames(sketch.trace()).first)
    #expect(SceneRules.violations(of: scene).isEmpty)
    #expect(try #require(texts(scene, .subtitle).first).hasSuffix("…"))
  }

  @Test("directives are no code; lines keep their numbers, and are whole where there is room")
  func listing() {
    let long = "DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) {"
    let source =
      "// title: Two\n// expect always: completes\nimport Dispatch\n// a remark: kept\n\(long)\n  // simulate: cores 1\n}\n\n"
    let frames = frames(trace, source)
    #expect(texts(frames[0], .code) == ["import Dispatch", "// a remark: kept", long, "}"])
    #expect(texts(frames[0], .axis) == ["3", "4", "5", "7"])
    #expect(Set(frames.map(\.width)).count == 1 && frames[0].width > self.frames(trace, "import Dispatch\n")[0].width)
  }

  @Test("what uses no core is no block that runs, and how a program dies is said")
  func rest() {
    var sketch = TraceSketch("rest")
    let queue = sketch.queue("queue")
    let worker = sketch.worker()
    let item = sketch.submit("load", to: queue, at: 0)
    sketch.start(item, of: queue, on: worker, at: 0)
    sketch.span(.io, "load", on: worker, from: 0, to: 10)
    sketch.span(.work, "load", on: worker, from: 10, to: 20)
    sketch.add(20, .printed(sketch.text("done\n")), worker)
    var trace = sketch.trace()
    let trap = Outcome.Trap(.swift("Index out of range"), thread: worker, position: .none)
    trace.outcome = .trapped(trap)
    let frames = frames(trace)
    #expect(texts(frames[0], .block).contains("load — in I/O") || frames[0].elements.contains { $0.mark == .rail })
    #expect(texts(frames[frames.count - 1], .caption).last?.hasSuffix("the program dies: Index out of range.") == true)
    #expect(texts(frames[0], .subtitle).first == "step 1 of 2   ·   0 s")
  }

  @Test("a slot is free only where nothing waits")
  func free() {
    for sample in Samples.all {
      let moments = StoryFold.moments(of: sample.trace)
      let stage = StoryStage(
        moments, code: StoryCode([nil], names: [""], moments), index: TraceIndex(sample.trace),
        measurer: FixedMeasurer())
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

  @Test("a block whose turn on a core is over is said to be interrupted, until its thread has one again")
  func interrupted() {
    var (checked, failures, switches) = (0, [String](), 0)
    for drawn in DrawnTraces.all where drawn.view == .queues && drawn.part == nil {
      let trace = drawn.facts.trace
      if drawn.facts.isOrdinal { continue }
      for moment in StoryFold.moments(of: trace) {
        var lost: Set<ThreadID> = []
        for event in trace.events.prefix(while: { $0.instant <= moment.instant }) {
          switch event.kind {
          case .coreReleased(_, .quantum): lost.insert(event.thread)
          case .coreAcquired: lost.remove(event.thread)
          default: continue
          }
        }
        for runner in moment.running.values.flatMap(\.self) {
          checked += 1
          if runner.isInterrupted != lost.contains(runner.thread) { failures.append("\(drawn.name) at \(moment.instant)") }
        }
        switches += moment.changes.count { if case .isInterrupted = $0 { true } else { false } }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
    #expect(checked > 1000 && switches > 20, "\(checked), \(switches)")
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
