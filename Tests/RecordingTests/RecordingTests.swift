import DispatchTrace
import Foundation
import Testing

@testable import Recording

/// What a scenario leaves when it is recorded on the real libdispatch.
struct Recorded {
  var run: RealRun
  var trace: Trace

  init(_ text: String, limit: Int = 5000, mostOutput: Int? = nil) throws {
    run = try RealProgram(scenario: text, kind: .recorded).run(limit: limit, mostOutput: mostOutput)
    trace = Trace(recording: run, of: text, name: "scenario.swift", title: nil, caption: nil)
  }

  func count(_ isWanted: (TraceEvent.Kind) -> Bool) -> Int {
    trace.events.filter { isWanted($0.kind) }.count
  }

  func label(_ queue: QueueID) -> String? {
    for case .queueCreated(queue, let facts) in trace.events.map(\.kind) { return trace.strings[facts.label] }
    return nil
  }
}

@Suite("Recording")
struct RecordingTests {
  @Test("A contended sync is submitted, waits, starts and ends on its caller's thread")
  func contendedSync() throws {
    let recorded = try Recorded(
      """
      import Foundation
      let queue = DispatchQueue(label: "queue")
      queue.async { io("busy", .milliseconds(40)) }
      Thread.sleep(forTimeInterval: 0.01)
      queue.sync { print("done") }
      """)
    #expect(recorded.run.output == "done\n")
    #expect(recorded.trace.outcome == .completed)
    #expect(recorded.trace.header.origin == .recorded)
    let sync = recorded.trace.events.filter { $0.thread == ThreadID(0) && $0.position == SourcePosition(line: 5, column: 1) }
    let kinds = sync.map { String("\($0.kind)".prefix { $0.isLetter }) }
    #expect(kinds == ["submitted", "waitBegan", "waitEnded", "started", "ended"])
    #expect(recorded.label(QueueID(13)) == "queue")
  }

  @Test(
    "A call's place is where the whole call begins",
    arguments: [
      ("queue.async { }", 13, 1), ("  queue.async(group: g) { }", 14, 3), ("let q = DispatchQueue(label: \"q\")", 22, 9),
      ("DispatchQueue.global(qos: .utility).async { }", 43, 1), ("queues[index].async { }", 21, 1),
      ("items[f(1)]?.cancel()", 20, 1),
      ("f(.now(), { })", 7, 3), ("print(1)", 6, 1),
    ])
  func places(_ line: String, _ column: Int, _ expected: Int) {
    let position = ScenarioText([line]).position(SourcePosition(line: 1, column: column))
    #expect(position == SourcePosition(line: 1, column: expected))
  }

  @Test("A delayed block is scheduled, and submitted at its deadline")
  func delayedBlock() throws {
    let recorded = try Recorded(
      """
      import Dispatch
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(30)) { print("late") }
      """)
    var due: Instant?
    var submitted: Instant?
    for event in recorded.trace.events {
      if case .scheduled(_, let queue, let instant) = event.kind {
        #expect(queue == QueueID(0))
        due = instant
      }
      if case .submitted = event.kind { submitted = event.instant }
    }
    #expect(due != nil && due == submitted)
  }

  @Test("A cancelled work item is skipped, and its group goes down")
  func cancelledItem() throws {
    let recorded = try Recorded(
      """
      import Dispatch
      let group = DispatchGroup()
      let queue = DispatchQueue(label: "queue")
      let item = DispatchWorkItem { print("never") }
      queue.suspend()
      queue.async(group: group, execute: item)
      item.cancel()
      queue.resume()
      group.wait()
      print("counted out")
      """)
    #expect(recorded.run.output == "counted out\n")
    #expect(recorded.count { if case .skipped = $0 { true } else { false } } == 1)
    #expect(recorded.count { if case .groupLeft(_, count: 0, item: .some) = $0 { true } else { false } } == 1)
  }

  @Test("A scenario may call a type of its own Shared, as RecordedDispatch calls one")
  func ownTypeCalledShared() throws {
    let recorded = try Recorded(
      """
      import Dispatch
      final class Shared { static let instance = Shared(); init() { print("made") } }
      _ = Shared.instance
      """)
    #expect(recorded.run.output == "made\n")
  }

  @Test("A scenario may have variables and types with names that the runtime uses")
  func ownNames() throws {
    for kind in [RealProgram.Kind.plain, .recorded] {
      let text = """
        import Dispatch
        var max = 3
        let min = 2
        struct Data { var x = 1 }
        struct URL {}
        work("w", .milliseconds(1))
        print(max, min, Data().x)
        """
      let run = try RealProgram(scenario: text, kind: kind).run(limit: 2_000)
      #expect(run.output == "3 2 1\n", "\(kind): \(run.errors)")
    }
  }

  @Test("Public members of types that are mirrored compile, and every column stays")
  func publicMembers() throws {
    let recorded = try Recorded(
      """
      import Dispatch
      public final class Box {
        public let queue: DispatchQueue; public private(set) var count = 0
        public init(queue: DispatchQueue = .main) { self.queue = queue }
        @discardableResult public static func make() -> Box { Box() }
      }
      open class Shelf { open var group = DispatchGroup(); public(set) var box = Box.make() }
      public extension Box { func add() { queue.async { work("add", .milliseconds(1)) } } }
      Shelf().box.add()
      print("public let queue: it is public")
      """)
    #expect(recorded.run.output == "public let queue: it is public\n")
    let submitted = recorded.trace.events.first { if case .submitted = $0.kind { true } else { false } }
    #expect(submitted?.position == SourcePosition(line: 8, column: 37))
  }

  @Test(
    "Timers, semaphores and notifications leave their events",
    .enabled(if: ProcessInfo.processInfo.environment["SIGNALBOX_CONFORMANCE"] != nil, "needs a machine that is not loaded"))
  func otherThings() throws {
    let recorded = try Recorded(
      """
      import Dispatch
      let queue = DispatchQueue(label: "queue")
      let ready = DispatchSemaphore(value: 0)
      let group = DispatchGroup()
      let timer = DispatchSource.makeTimerSource(queue: queue)
      var calls = 0
      timer.setEventHandler {
        calls += 1
        if calls == 2 {
          timer.cancel()
          ready.signal()
        }
      }
      timer.schedule(deadline: .now() + .milliseconds(10), repeating: .milliseconds(20))
      timer.resume()
      queue.async(group: group) {}
      group.notify(queue: .main) { print("notified") }
      ready.wait()
      """)
    #expect(recorded.run.output == "notified\n")
    #expect(recorded.trace.outcome == .completed)
    #expect(recorded.count { if case .sourceDelivered(_, _, data: 1) = $0 { true } else { false } } == 2)
    #expect(recorded.count { if case .semaphoreTaken(_, value: 0, _) = $0 { true } else { false } } == 1)
    #expect(recorded.count { if case .waitBegan = $0 { true } else { false } } == 1)
    #expect(recorded.count { if case .notifyRegistered = $0 { true } else { false } } == 1)
    let semaphore = recorded.trace.events.compactMap { event -> StringID? in
      if case .semaphoreCreated(_, _, let name, _) = event.kind { name } else { nil }
    }
    #expect(semaphore.map { recorded.trace.strings[$0] } == ["ready"])
  }

  @Test("Threads that wait for each other end the recording as a deadlock")
  func deadlock() throws {
    let recorded = try Recorded(
      """
      import Dispatch
      let a = DispatchQueue(label: "a")
      let b = DispatchQueue(label: "b")
      a.async {
        io("hold a", .milliseconds(20))
        b.sync { print("never") }
      }
      b.async {
        io("hold b", .milliseconds(20))
        a.sync { print("never") }
      }
      """)
    #expect(recorded.run.output.isEmpty)
    #expect(recorded.trace.outcome == .deadlocked(waiting: [ThreadID(1), ThreadID(2)]))
  }

  @Test("A program that ends itself, and one that never ends")
  func otherEnds() throws {
    let exit = try Recorded("import Foundation\nprint(\"bye\")\nexit(3)")
    #expect(exit.trace.outcome == .exited(code: 3))
    #expect(exit.run.output == "bye\n")
    let endless = try Recorded("import Foundation\nwhile true { Thread.sleep(forTimeInterval: 0.01) }", limit: 300)
    guard case .limitReached(let limit) = endless.trace.outcome else {
      Issue.record("\(endless.trace.outcome)")
      return
    }
    #expect(limit.kind == .virtualTime)
  }

  @Test("A program that writes without end is ended at the limit of printed text")
  func endlessOutput() throws {
    let flood = try Recorded(
      "let line = String(repeating: \"x\", count: 10_000)\nwhile true { print(line) }", limit: 20_000, mostOutput: 1 << 20)
    guard case .limitReached(let limit) = flood.trace.outcome else {
      Issue.record("\(flood.trace.outcome)")
      return
    }
    #expect(limit.kind == .output)
    #expect(flood.run.output.utf8.count == 1 << 20)
    #expect(flood.trace.end < Instant(nanoseconds: 15_000_000_000))
  }

  @Test("The compiler's messages name the line of the scenario")
  func compilerRejects() {
    let error = #expect(throws: RecordingError.self) { try RealProgram(scenario: "\nnothing()", kind: .recorded) }
    guard case .rejected(let messages) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(messages.contains("scenario.swift:2:1: error: cannot find 'nothing' in scope"))
  }

  struct Bug: CustomTestStringConvertible, Sendable {
    var message: String
    var line: Int
    var text: String
    var testDescription: String { message }
  }

  /// One for each place that tells the texts of libdispatch apart: Linux says nothing.
  static let bugs = [
    Bug(
      message: "dispatch_sync called on queue already owned by current thread", line: 2,
      text: "let q = DispatchQueue(label: \"q\")\nq.async { q.sync {} }\nThread.sleep(forTimeInterval: 1)"),
    Bug(message: "Unbalanced call to dispatch_group_leave()", line: 2, text: "let g = DispatchGroup()\ng.leave()"),
    Bug(message: "Over-resume of an object", line: 2, text: "let q = DispatchQueue(label: \"q\")\nq.resume()"),
    Bug(
      message: "Over-resume of an inactive object", line: 2,
      text: "let q = DispatchQueue(label: \"q\", attributes: .initiallyInactive)\nq.resume()"),
    Bug(
      message: "Release of a suspended object", line: 3,
      text: "func f() {\n  let q = DispatchQueue(label: \"q\")\n  q.suspend()\n}\nf()"),
    Bug(
      message: "Release of an inactive object", line: 2,
      text: "func f() {\n  let q = DispatchQueue(label: \"q\", attributes: .initiallyInactive)\n}\nf()"),
    Bug(
      message: "Semaphore object deallocated while in use", line: 3,
      text: "func f() {\n  let s = DispatchSemaphore(value: 1)\n  s.wait()\n}\nf()"),
    Bug(
      message: "Cannot change the target of this object after it has been activated", line: 2,
      text: "let q = DispatchQueue(label: \"q\")\nq.setTarget(queue: .main)"),
    Bug(
      message: "A block object may not be waited for more than once", line: 4,
      text: "let w = DispatchWorkItem {}\nDispatchQueue.global().async(execute: w)\nw.wait()\nw.wait()"),
    Bug(
      message: "A block object may not be both run more than once and observed", line: 4,
      text: "let w = DispatchWorkItem {}\nDispatchQueue.main.async {}\nw.perform(); w.perform()\nw.notify(queue: .main) {}"),
    Bug(
      message: "Assertion failed: Block was expected to execute on queue [q]", line: 2,
      text: "let q = DispatchQueue(label: \"q\")\ndispatchPrecondition(condition: .onQueue(q))"),
    Bug(message: "Index out of range", line: 2, text: "let numbers = [1]\nprint(numbers[numbers[0]])"),
  ]

  @Test("A trap is recorded with the text that Linux leaves out", arguments: bugs)
  func trapTexts(_ bug: Bug) throws {
    let recorded = try Recorded("import Foundation; " + bug.text)
    guard case .trapped(let trap) = recorded.trace.outcome else {
      Issue.record("\(recorded.trace.outcome)")
      return
    }
    #expect(trap.message == bug.message)
    #expect(trap.origin == (bug.message == "Index out of range" ? .swift : .dispatch))
    if trap.origin == .dispatch { #expect(trap.position.line == bug.line) }
  }
}
