import DispatchTrace
import Foundation
import Recording
import Testing

/// How a program that records itself ends, and what can be read of it then.
@Suite("The end of a recorded program")
struct EndTests {
  static let program = Result {
    try RealProgram(
      main: """
        import Foundation
        let way = CommandLine.arguments[1]
        if way == "limit" { setenv("SIGNALBOX_RECORDING_LIMIT", "1", 1) }
        let queue = DispatchQueue(label: "queue")
        for _ in 0..<(way == "limit" ? 40_000 : 10) { queue.async {} }
        queue.sync {}
        switch way {
        case "exit": exit(3)
        case "kill": kill(getpid(), SIGKILL)
        case "trap": DispatchGroup().leave()
        case "crash": queue.sync { _ = [0][way.count] }
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
    #expect(bug.position.line == 10)
    #expect(crash.origin == .swift)
    #expect(crash.message.contains("SIG"))
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
