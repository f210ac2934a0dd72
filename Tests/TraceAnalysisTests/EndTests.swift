import DispatchTrace
import Testing
import TraceAnalysis

struct EndTests {
  @Test func aSelfDeadlockSaysWhichQueueIsHeldByWhichBlock() throws {
    var b = TraceBuilder()
    let (accounts, log) = (b.queue("accounts"), b.queue("log"))
    let thread = b.worker()
    let transfer = b.submit(accounts, "transfer", line: 3)
    b.start(transfer, on: thread)
    let write = b.submit(log, "write", from: thread, .sync, line: 4)
    b.start(write, on: thread)
    _ = b.submit(accounts, "read", from: thread, .sync, line: 5)
    let text = "dispatch_sync called on queue already owned by current thread"
    let trap = Outcome.Trap(.clientBug(.syncOntoOwnQueue), thread: thread, position: SourcePosition(line: 5, column: 3))
    let findings = Analyses.diagnose(TraceIndex(b.finished(.trapped(trap))))
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.category == .trap)
    #expect(finding.message == "BUG IN CLIENT OF LIBDISPATCH: " + text)
    #expect(finding.subject == text)
    #expect(finding.position.line == 5)
    #expect(finding.notes.map(\.message).contains("accounts is held by transfer on accounts, submitted here"))
    #expect(
      finding.notes.map(\.message).filter { $0.contains("called with sync") || $0.contains("which runs inside") } == [
        "in write on log, called with sync here", "which runs inside transfer on accounts, submitted here",
      ])
    #expect(finding.remedies.first == "make the call async, if its result is not needed")
    #expect(finding.notes.last?.message.contains("SIGILL") == true)
  }

  @Test func everyTextOfTheTableIsExplainedAndMended() {
    for bug in ClientBugTexts.reachable {
      let trap = Outcome.Trap(
        .clientBug(ClientBug(text: bug)), thread: TraceBuilder.main, position: SourcePosition(line: 1, column: 1))
      let findings = Analyses.diagnose(TraceIndex(TraceBuilder().finished(.trapped(trap))))
      #expect(findings.first?.remedies.isEmpty == false, "\(bug)")
      #expect(findings.first?.notes.first?.message.contains("(X-") == true, "\(bug)")
    }
  }

  @Test func aSwiftTrapKeepsTheRuntimesText() {
    let trap = Outcome.Trap(
      .swift("Index out of range"), thread: TraceBuilder.main, position: SourcePosition(line: 2, column: 1))
    let findings = Analyses.diagnose(TraceIndex(TraceBuilder().finished(.trapped(trap))))
    #expect(findings.map(\.message) == ["Fatal error: Index out of range"])
  }

  @Test func aLimitNamesTheLikelyCauseAndTheBusiestPlace() {
    var b = TraceBuilder()
    let thread = b.worker()
    let queue = b.queue("q")
    for _ in 0..<50 {
      let item = b.submit(queue, from: thread, line: 12)
      b.start(item, on: thread)
      b.end(item, on: thread)
    }
    let limit = Outcome.Limit(kind: .virtualTime, thread: thread, position: .none)
    let finding = Analyses.diagnose(TraceIndex(b.finished(.limitReached(limit)))).first
    #expect(finding?.message == "the simulation stopped at 0 s: the limit of virtual time is reached")
    #expect(finding?.subject == "virtualTime")
    #expect(finding?.notes.map(\.message).last == "50 of the last 50 blocks were submitted here")
    #expect(finding?.notes.last?.position.line == 12)
    #expect(finding?.remedies.last?.contains("--max-time 10s") == true)
  }

  @Test(arguments: [
    (
      false, false,
      "something goes on for ever without virtual time passing: a block that submits itself again, or a loop of signals"
    ),
    (true, false, "something goes on for ever: a block that submits itself again, or a repeating timer that nobody cancels"),
    (true, true, "more threads compute than there are cores, and each turn that one takes is in the trace"),
  ])
  func whatFillsATraceIsToldByItsLastEvents(_ timePasses: Bool, _ takesTurns: Bool, _ cause: String) {
    var b = TraceBuilder()
    let thread = b.worker()
    let queue = b.queue("q")
    for _ in 0..<8_000 {
      if timePasses { b.now += 10 }
      let item = b.submit(queue, from: thread, line: 12)
      if takesTurns { b.emit(.coreReleased(CoreID(0), .quantum), on: thread) }
      b.start(item, on: thread)
      if !takesTurns { b.end(item, on: thread) }
    }
    let limit = Outcome.Limit(kind: .events, thread: thread, position: .none)
    let finding = Analyses.diagnose(TraceIndex(b.finished(.limitReached(limit)))).first
    #expect(finding?.notes.first?.message.hasPrefix(cause) == true, "\(finding?.notes.first?.message ?? "nothing")")
  }

  /// Of 140 blocks so many are submitted in one place, each other one in a place of its own.
  @Test(arguments: [(40, ["40 of the last 140 blocks were submitted here"]), (34, [])])
  func aPlaceThatHandsOutAQuarterOfTheBlocksIsTheBusiest(_ count: Int, _ notes: [String]) {
    var b = TraceBuilder()
    let thread = b.worker()
    let queue = b.queue("q")
    for number in 0..<140 {
      let item = b.submit(queue, from: thread, line: number < count ? 12 : 100 + number)
      b.start(item, on: thread)
      b.end(item, on: thread)
    }
    let limit = Outcome.Limit(kind: .virtualTime, thread: thread, position: .none)
    let finding = Analyses.diagnose(TraceIndex(b.finished(.limitReached(limit)))).first
    #expect(finding?.notes.map(\.message).filter { $0.contains("submitted here") } == notes)
  }
}

/// Written out again, so that a changed text in the table is noticed.
enum ClientBugTexts {
  static let reachable = [
    "dispatch_sync called on queue already owned by current thread",
    "Assertion failed: Block was expected to execute on queue [photos]",
    "Assertion failed: Block was not expected to execute on queue [photos]",
    "Assertion failed: Block was expected to act as a barrier on queue [photos]",
    "Unbalanced call to dispatch_group_leave()",
    "Semaphore object deallocated while in use",
    "Over-resume of an object",
    "Over-resume of an inactive object",
    "Release of a suspended object",
    "Release of an inactive object",
    "Cannot change the target of this object after it has been activated",
    "A block object may not be waited for more than once",
    "A block object may not be both run more than once and waited for",
    "A block object may not be both run more than once and observed",
    "trying to lock recursively",
    "dispatch_main() must be called on the main thread",
  ]
}
