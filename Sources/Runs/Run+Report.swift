import DispatchTrace
import TraceAnalysis

extension Run {
  /// What was found and what was expected, printed like a compiler's messages: the warnings of the text, every finding
  /// (an expected one as a note), every expectation that failed, and what a single run could not decide. Empty when there is
  /// nothing to say; else every line ends with a line break.
  public func report(usesColour: Bool = false) -> String {
    let printer = printer(usesColour: usesColour)
    let found = findings.map { finding -> Finding in
      guard finding.severity != .note, isExpected(finding) else { return finding }
      var expected = finding
      expected.severity = .note
      expected.message += ", as expected"
      return expected
    }
    let failed = results.compactMap(\.finding)
    return (warnings + found + failed + doubts).map(printer.text).joined() + openClaims
  }

  /// Of the report what is said of sentences that are true, or open, because nothing has a name in them. Empty when there are none.
  package var doubtReport: String { doubts.map(printer(usesColour: false).text).joined() }

  /// An expectation names it.
  func isExpected(_ finding: Finding) -> Bool { results.contains { $0.expectation.names(finding) } }

  private func printer(usesColour: Bool) -> FindingText {
    FindingText(
      path: name, otherFiles: trace.header.otherFiles, source: source, otherSources: otherSources, usesColour: usesColour)
  }

  /// What is said of sentences that are true, or open, because nothing has a name in them.
  package var doubts: [Finding] {
    results.compactMap { $0.expectation.doubt(on: index, isWritten: isWritten) }
  }

  /// Says which claims about all schedules were looked at on this one only.
  private var openClaims: String {
    let claims = expectations.filter { $0.mode != .single && $0.verdict != .fails }
    guard !claims.isEmpty else { return "" }
    let undecided = claims.filter { $0.verdict == .undecided }.count
    let count = claims.count == 1 ? "1 claim" : "\(claims.count) claims"
    let open = undecided == 0 ? "" : "; \(undecided) did not happen on it"
    return "\(name): note: \(count) about all schedules looked at on this one schedule only\(open)\n"
  }

  /// One line without a line break: outcome, virtual time, blocks, machine.
  public var summary: String {
    let header = trace.header
    let count = trace.count(ofBlocks: blocks) { "\($0)" }
    let cores = header.cores == 1 ? "1 core" : "\(header.cores) cores"
    let origin = header.origin == .recorded ? ", recorded from a real run" : ", seed \(header.seed)"
    return "\(ending) at \(header.words(trace.end)): \(count), \(cores), \(header.platform)\(origin)"
  }

  /// A sentence about the threads that were given up.
  var leak: String? {
    if threadsGivenUp == 0 { return nil }
    let who = threadsGivenUp == 1 ? "1 thread was" : "\(threadsGivenUp) threads were"
    return "\(who) given up in the middle of closures; what these hold is not released"
  }

  private var ending: String {
    switch outcome {
    case .completed: "completed"
    case .exited(let code): "exited with code \(code)"
    case .deadlocked(let waiting):
      waiting.count == 1 ? "stuck, 1 thread waits for ever," : "stuck, \(waiting.count) threads wait for ever,"
    case .trapped: "trapped"
    case .limitReached(let limit) where limit.kind == .recording:
      "not ended (its recording ends here: it was killed, went on, or there was no more room)"
    case .limitReached(let limit): "stopped by the limit on \(limit.kind.words)"
    }
  }
}
