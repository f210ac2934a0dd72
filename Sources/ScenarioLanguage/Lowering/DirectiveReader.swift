import DispatchTrace
import SwiftSyntax

/// Reads the directives among a scenario's comments.
struct DirectiveReader {
  private let findings: FindingCollector
  /// The name of the driver while another file is read, whose directives do not count.
  private let driver: String?
  private var directives = Directives()
  private var earlier = SimulateDirective.Earlier()

  static func read(_ tree: SourceFileSyntax, _ findings: FindingCollector) -> Directives {
    var reader = DirectiveReader(findings, driver: nil)
    reader.read(tree)
    return reader.directives
  }

  /// Says of each directive of a file beside `driver` that it changes nothing. What only looks like one is the file's own business.
  static func warn(of tree: SourceFileSyntax, beside driver: String, _ findings: FindingCollector) {
    var reader = DirectiveReader(findings, driver: driver)
    reader.read(tree)
  }

  private init(_ findings: FindingCollector, driver: String?) {
    self.findings = findings
    self.driver = driver
  }

  private mutating func read(_ tree: SourceFileSyntax) {
    for token in tree.tokens(viewMode: .sourceAccurate) {
      read(token.leadingTrivia, at: token.position)
      read(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia)
    }
  }

  private mutating func read(_ trivia: Trivia, at start: AbsolutePosition) {
    var offset = start
    for piece in trivia.pieces {
      switch piece {
      case .lineComment(let text), .docLineComment(let text): read(text[...], at: offset, isBlock: false)
      case .blockComment(let text), .docBlockComment(let text): readLines(of: text, at: offset)
      // The other pieces of trivia are swift-syntax's, not ours: spaces, line breaks, text that was skipped.
      default: break
      }
      offset = offset.advanced(by: piece.sourceLength.utf8Length)
    }
  }

  private mutating func readLines(of comment: String, at start: AbsolutePosition) {
    for line in comment.split(whereSeparator: \.isNewline) {
      let lead = comment[..<line.startIndex].utf8.count + line.prefix { $0 == " " || $0 == "\t" }.utf8.count
      read(line.drop { $0 == " " || $0 == "\t" }, at: start.advanced(by: lead), isBlock: true)
    }
  }

  private mutating func read(_ comment: Substring, at offset: AbsolutePosition, isBlock: Bool) {
    let start = findings.position(at: offset)
    if let driver { return warn(of: CommentLine(comment, isBlock: isBlock).reading, at: start, beside: driver) }
    switch CommentLine(comment, isBlock: isBlock).reading {
    case .prose: break
    case .directive(let name, let value, let lead):
      apply(name, value, at: findings.position(at: offset.advanced(by: lead)), start)
    case .doubt(let message, let rightForm):
      findings.add(.warning, .directive, "\(message); did you mean '\(rightForm)'?", at: start)
    case .mistake(let message, let rightForm):
      let finding = Self.mistake(message, rightForm, at: start)
      findings.add(finding.severity, finding.category, finding.message, at: start, notes: finding.notes)
    case .possibleExpectation(let sentence, let message, let rightForm):
      directives.possibleExpectations.append(
        Directives.PossibleExpectation(sentence: sentence, finding: Self.mistake(message, rightForm, at: start)))
    }
  }

  private func warn(of reading: CommentLine.Reading, at start: SourcePosition, beside driver: String) {
    guard case .directive(let name, _, _) = reading else { return }
    findings.add(
      .warning, .ignored, "'\(name.words):' changes nothing here: directives stand in \(driver), the driver", at: start)
  }

  private static func mistake(_ message: String, _ rightForm: String, at start: SourcePosition) -> Finding {
    let isOnlyTheWord = rightForm.hasSuffix(":")
    let note = Finding.Note("Write '\(rightForm)\(isOnlyTheWord ? " …" : "")', or change the comment's wording", at: start)
    return Finding(.error, .directive, "\(message); did you mean '\(rightForm)'?", at: start, notes: [note])
  }

  private mutating func apply(
    _ name: DirectiveName, _ text: String, at position: SourcePosition, _ start: SourcePosition
  ) {
    if text.isEmpty {
      findings.add(.error, .directive, "The directive '\(name.words):' says nothing", at: start)
      return
    }
    if name.isOfOne { earlier.note("\(name.words):", at: start, findings) }
    switch name {
    case .title: directives.title = text
    case .caption: directives.caption = directives.caption.map { $0 + " " + text } ?? text
    case .highlight: HighlightDirective.read(text, at: position, findings, &directives.highlights)
    case .stub: StubDirective.read(text, at: position, findings, &directives.stubs)
    case .network: if let reply = NetworkDirective.read(text, at: position, findings) { directives.network.append(reply) }
    case .input:
      var input = directives.input ?? InputDirective()
      input.add(text, at: position)
      directives.input = input
    case .simulate: SimulateDirective.read(text, at: position, findings, &directives.configuration, &earlier)
    case .conformance:
      if let conformance = Directives.Conformance(text) {
        directives.conformance = conformance
      } else {
        findings.add(
          .error, .directive, "Unknown comparison '\(text)'; it is 'exact', 'lines in any order' or 'not run, REASON'",
          at: position)
      }
    case .explore:
      directives.exploration = Directives.Exploration(text)
      if directives.exploration == nil {
        findings.add(
          .error, .directive,
          "'\(text)' does not say how far to explore; it is 'every order' or '5000 executions', and behind it perhaps "
            + "', timing exact', ', timing slack 20%' or ', timing slack 20% latency 2ms'", at: position)
      }
    case .expectation(let mode):
      directives.expectations.append(Directives.Expectation(mode: mode, text: text, position: position))
    }
  }
}
