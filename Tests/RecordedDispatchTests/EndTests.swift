import DispatchTrace
import Foundation
import Recording
import Testing
import TraceAnalysis

/// How a program that records itself ends, and what can be read of it then.
@Suite("The end of a recorded program")
struct EndTests {
  static let program = Result {
    try RealProgram(
      main: """
        import Foundation
        let way = CommandLine.arguments[1]
        func lock(_ left: DispatchQueue, _ right: DispatchQueue) {
          left.async {
            Foundation.Thread.sleep(forTimeInterval: 0.05)
            right.sync {}
          }
          right.async {
            Foundation.Thread.sleep(forTimeInterval: 0.05)
            left.sync {}
          }
          Foundation.Thread.sleep(forTimeInterval: 0.4)
          kill(getpid(), SIGKILL)
        }
        if way == "limit" { setenv("SIGNALBOX_RECORDING_LIMIT", "1", 1) }
        let queue = DispatchQueue(label: "queue")
        if way == "parent" {
          let child = Process()
          child.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
          child.arguments = ["exit"]
          try! child.run()
          child.waitUntilExit()
          if child.terminationStatus != 3 { exit(1) }
        }
        for _ in 0..<(way == "limit" ? 40_000 : 10) { queue.async {} }
        queue.sync {}
        switch way {
        case "exit": exit(3)
        case "kill": kill(getpid(), SIGKILL)
        case "trap": DispatchGroup().leave()
        case "crash": queue.sync { _ = [0][way.count] }
        case "queues": lock(DispatchQueue(label: "left"), DispatchQueue(label: "right"))
        case "locks":
          let (left, right) = (NSLock(), NSLock())
          DispatchQueue.global().async {
            left.lock()
            Foundation.Thread.sleep(forTimeInterval: 0.05)
            right.lock()
          }
          DispatchQueue.global(qos: .utility).async {
            right.lock()
            Foundation.Thread.sleep(forTimeInterval: 0.05)
            left.lock()
          }
          Foundation.Thread.sleep(forTimeInterval: 0.4)
          kill(getpid(), SIGKILL)
        case "semaphore":
          DispatchQueue.global().async { DispatchSemaphore(value: 0).wait() }
          Foundation.Thread.sleep(forTimeInterval: 0.4)
          kill(getpid(), SIGKILL)
        case "timer":
          var count = 0
          let timer = Timer(timeInterval: 0.01, repeats: true) { timer in
            count += 1
            if count == 3 { timer.invalidate() }
          }
          RunLoop.main.add(timer, forMode: .common)
          Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in exit(count == 3 ? 4 : 5) }
          let thread = Thread {
            let timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in queue.sync {} }
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
            if timer.isValid || !Thread.current.isCancelled { exit(6) }
          }
          thread.start()
          thread.cancel()
          RunLoop.main.run()
        default: break
        }
        """, kind: .recorded)
  }

  private func trace(_ way: String) throws -> Trace {
    Trace(recording: try Self.program.get().run(limit: 10_000, arguments: [way]).log)
  }

  @Test("It exits: the code is known")
  func exits() throws {
    #expect(try trace("exit").outcome == .exited(code: 3))
    #expect(try trace("return").outcome == .exited(code: 0))
  }

  @Test("Timers of the main run loop are timers of the main queue; those of another thread are what it does")
  func timers() throws {
    let trace = try trace("timer")
    #expect(trace.outcome == .exited(code: 4))
    var (timers, items, starts): ([SourceID], Set<ItemID>, [TraceEvent]) = ([], [], [])
    for event in trace.events {
      switch event.kind {
      case .sourceCreated(let id, .timer, name: _, queue: .main): timers.append(id)
      case .submitted(let submission) where submission.kind == .timer: items.insert(submission.item)
      case .started(let item, _) where items.contains(item): starts.append(event)
      default: break
      }
    }
    #expect(timers.count == 2)
    #expect(starts.count == 4)
    #expect(starts.allSatisfy { $0.thread == .main })
    #expect(trace.count { if case .sourceCancelled(let id, _) = $0 { id == timers.first } else { false } } == 1)
    #expect(Analyses.diagnose(TraceIndex(trace)).filter { $0.severity == .error }.isEmpty)
    // Ten blocks and one `sync` at first, one more on the other thread.
    #expect(trace.blocks(on: "queue").filter { $0.kind.name == "ended" }.count == 12)
  }

  @Test("It is killed: everything that happened before is there")
  func isKilled() throws {
    let trace = try trace("kill")
    #expect(trace.blocks(on: "queue").map(\.kind.name).filter { $0 == "ended" }.count == 11)
    #expect(trace.outcome == .limitReached(Outcome.Limit(kind: .recording, thread: ThreadID(0), position: .none)))
  }

  @Test("It traps: where, in what, and whose fault it is")
  func traps() throws {
    guard case .trapped(let bug) = try trace("trap").outcome, case .trapped(let crash) = try trace("crash").outcome else {
      Issue.record("it did not trap")
      return
    }
    #expect(bug.message == "Unbalanced call to dispatch_group_leave()")
    #expect(bug.position.line == 30)
    #expect(crash.origin == .swift)
    #expect(crash.message.contains("SIG"))
  }

  @Test("It hangs and is killed: threads that wait for each other are a deadlock; what another might still signal is none")
  func hangs() throws {
    for (way, names) in [("queues", ["left", "right"]), ("locks", ["lock"])] {
      let found = Analyses.diagnose(TraceIndex(try trace(way))).filter { $0.category == .deadlock }
      #expect(found.count == 1 && found.first?.isCycle == true, "\(way)")
      #expect(names.allSatisfy { found.first?.message.contains($0) == true }, "\(found.map(\.message))")
    }
    let open = try trace("semaphore")
    #expect(Analyses.diagnose(TraceIndex(open)).filter { $0.category == .deadlock }.isEmpty)
    #expect(TraceIndex(open).waits.contains { $0.ended == nil })
  }

  @Test("It starts another program that records: that one has a file of its own")
  func inheritedNames() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recordings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try Self.program.get().run(
      limit: 10_000, arguments: ["parent"], recording: folder.appendingPathComponent("a.recording").path)
    #expect(run.end == .exited(0), "\(run.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count == 2 && names[1] == "a.recording" && names[0].hasPrefix("a-"), "\(names)")
    let traces = try names.map { Trace(recording: [UInt8](try Data(contentsOf: folder.appendingPathComponent($0)))) }
    #expect(traces.map(\.outcome) == [.exited(code: 3), .exited(code: 0)])
    for trace in traces { #expect(trace.blocks(on: "queue").filter { $0.kind.name == "ended" }.count == 11) }
  }

  @Test("The file is as large as it may get: what is there is whole")
  func limit() throws {
    let trace = try trace("limit")
    #expect(trace.outcome == .limitReached(Outcome.Limit(kind: .recording, thread: ThreadID(0), position: .none)))
    let names = trace.blocks(on: "queue").map(\.kind.name)
    #expect(names.count > 10_000)
    #expect(names.count < 3 * 40_000)
  }
}
