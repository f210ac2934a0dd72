import DispatchTrace
import TraceAnalysis

extension Run {
  /// The version of what `json` writes.
  public static let jsonVersion = 1

  /// What came of the run, for tools: one object, described in docs/GETTING-STARTED.md. Ends with a line break.
  public func json() -> String {
    let header = trace.header
    let fields = [
      ("version", "\(Self.jsonVersion)"), ("scenario", JSONPiece.text(name)), ("asExpected", "\(isAsExpected)"),
      ("outcome", JSONPiece.text(outcomeWord)), ("nanoseconds", "\(trace.end.nanoseconds)"), ("blocks", "\(blocks)"),
      ("cores", "\(header.cores)"), ("platform", JSONPiece.text(header.platform)), ("seed", "\(header.seed)"),
      ("printed", JSONPiece.text(printed)), ("expectations", JSONPiece.list(expectations.map(Self.piece))),
      ("findings", JSONPiece.list((warnings + findings).map(piece))),
    ]
    return JSONPiece.object(fields + (again.map { [("again", JSONPiece.text($0))] } ?? [])) + "\n"
  }

  private var outcomeWord: String {
    switch outcome {
    case .completed: "completed"
    case .exited: "exited"
    case .deadlocked: "deadlocked"
    case .trapped: "trapped"
    case .limitReached: "limit"
    }
  }

  private static func piece(_ expectation: Expectation) -> String {
    let fields = [
      ("claim", JSONPiece.text(expectation.mode.claim)), ("sentence", JSONPiece.text(expectation.sentence)),
      ("verdict", JSONPiece.text(expectation.verdict.word)),
    ]
    return JSONPiece.object(
      JSONPiece.place(expectation.position) + fields + (expectation.reason.map { [("reason", JSONPiece.text($0))] } ?? []))
  }

  private func piece(_ finding: Finding) -> String {
    let fields = [
      ("severity", JSONPiece.text("\(finding.severity)")), ("category", JSONPiece.text("\(finding.category)")),
      ("message", JSONPiece.text(finding.message)),
    ]
    return JSONPiece.object(
      JSONPiece.place(finding.position) + fields + (finding.subject.map { [("subject", JSONPiece.text($0))] } ?? [])
        + [("expected", "\(isExpected(finding))")])
  }
}
