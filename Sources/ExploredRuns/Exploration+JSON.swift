import DispatchTrace
import Runs

extension Exploration {
  /// The version of what `json` writes.
  public static let jsonVersion = 1

  /// What was found, for tools: one object, described in docs/EXPLORATION.md. `matrix` is left out when nil. Ends with a line break.
  public func json(matrix: OrderMatrix? = nil) -> String {
    var fields = [
      ("version", "\(Self.jsonVersion)"), ("scenario", text(name)), ("timing", text(timing.description)),
      ("executions", "\(coverage.executions)"), ("complete", "\(coverage.isComplete)"),
      ("oneValueOfReadings", "\(coverage.hasOneValueOfReadings)"), ("asExpected", "\(isAsExpected)"),
      ("expectations", list(verdicts.map(expectation))), ("findings", list(occurrences.map(finding))),
    ]
    if !guesses.isEmpty { fields.append(("guesses", list(guesses.map(guess)))) }
    if let difference { fields.append(("difference", object(printed(difference)))) }
    if let thresholds { fields.append(("thresholds", list(thresholds.map(threshold)))) }
    if let matrix {
      fields.append(("names", list(matrix.names.map(text))))
      fields.append(("matrix", list(matrix.pairs.map(pair))))
    }
    return object(fields) + "\n"
  }

  private func expectation(_ verdict: Verdict) -> String {
    let fields =
      place(verdict.position) + [
        ("claim", text(verdict.mode.claim)), ("sentence", text(verdict.sentence)), ("verdict", text(verdict.verdict.word)),
      ]
      + extent(verdict.coverage) + (verdict.reason.map { [("reason", text($0))] } ?? []) + path(verdict.path)
    return object(fields)
  }

  private func finding(_ occurrence: Occurrence) -> String {
    let finding = occurrence.finding
    let fields =
      place(finding.position) + [("category", text("\(finding.category)")), ("message", text(finding.message))]
      + (finding.subject.map { [("subject", text($0))] } ?? [])
      + [("executions", "\(occurrence.executions)"), ("expected", "\(occurrence.isExpected)")] + path(occurrence.path)
    return object(fields)
  }

  private func guess(_ guess: Guess) -> String {
    object(
      place(guess.finding.position) + [("category", text("\(guess.finding.category)")), ("message", text(guess.finding.message))]
        + [("refuted", "\(guess.isRefuted)")])
  }

  private func printed(_ difference: PrintedDifference) -> [(String, String)] {
    place(difference.position) + [("lines", list(difference.lines.map(text))), ("missing", list(difference.missing.map(text)))]
      + [("executions", "\(difference.executions)"), ("outputs", "\(difference.outputs)")] + path(difference.path)
  }

  private func threshold(_ threshold: Threshold) -> String {
    func edge(_ name: String, _ edge: Threshold.Edge?) -> [(String, String)] {
      guard let edge else { return [] }
      let fields = [
        ("nanoseconds", "\(edge.duration.nanoseconds)"), ("confirmed", "\(edge.isConfirmed)"), ("replay", text(edge.replay)),
      ]
      return [(name, object(fields))]
    }
    return object(
      place(threshold.position) + [("sentence", text(threshold.sentence)), ("stretch", text(threshold.stretch))]
        + [("takes", "\(threshold.declared.nanoseconds)")] + edge("moreThan", threshold.above) + edge("lessThan", threshold.below)
    )
  }

  private func pair(_ pair: OrderMatrix.Pair) -> String {
    let witnesses = pair.witnesses.map { object([("shows", text($0.shows.rawValue)), ("schedule", text($0.schedule))]) }
    return object(
      [("first", text(pair.first)), ("second", text(pair.second)), ("relation", text(pair.relation.rawValue))]
        + extent(pair.coverage) + [("witnesses", list(witnesses))])
  }

  private func path(_ path: Path?) -> [(String, String)] {
    guard let path else { return [] }
    var fields = [
      ("schedule", text(path.schedule)), ("departures", "\(path.departures)"), ("shortest", "\(path.isShortest)"),
      ("replay", text(path.replay)),
    ]
    if let point = path.pointOfNoReturn {
      fields.append(("pointOfNoReturn", object(place(point.position) + [("message", text(point.message))])))
    }
    return fields
  }

  private func extent(_ coverage: Coverage) -> [(String, String)] {
    [("executions", "\(coverage.executions)"), ("complete", "\(coverage.isComplete)")]
  }

  private func place(_ position: SourcePosition) -> [(String, String)] { JSONPiece.place(position) }

  private func object(_ fields: [(String, String)]) -> String { JSONPiece.object(fields) }

  private func list(_ elements: [String]) -> String { JSONPiece.list(elements) }

  private func text(_ text: String) -> String { JSONPiece.text(text) }
}
