import DispatchModel
import DispatchTrace
import SwiftSyntax

/// Reads the directives among a scenario's line comments.
enum DirectiveReader {
  static let words = [
    "title", "caption", "highlight", "simulate", "expect", "expect always", "expect sometimes", "expect never", "conformance",
  ]

  static func read(_ tree: SourceFileSyntax, _ findings: FindingCollector) -> Directives {
    var directives = Directives()
    for token in tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position
      for piece in token.leadingTrivia.pieces {
        if case .lineComment(let text) = piece { read(text, at: offset, findings, &directives) }
        offset = offset.advanced(by: piece.sourceLength.utf8Length)
      }
      offset = token.endPositionBeforeTrailingTrivia
      for piece in token.trailingTrivia.pieces {
        if case .lineComment(let text) = piece { read(text, at: offset, findings, &directives) }
        offset = offset.advanced(by: piece.sourceLength.utf8Length)
      }
    }
    return directives
  }

  private static func read(
    _ comment: String, at offset: AbsolutePosition, _ findings: FindingCollector, _ directives: inout Directives
  ) {
    guard comment.hasPrefix("//"), !comment.hasPrefix("///"), let colon = comment.firstIndex(of: ":") else { return }
    let word = comment[comment.index(comment.startIndex, offsetBy: 2)..<colon].trimmed
    let value = comment[comment.index(after: colon)...]
    let text = value.trimmed
    let lead = comment.utf8.count - value.utf8.count + value.prefix { $0 == " " || $0 == "\t" }.utf8.count
    let position = findings.position(at: offset.advanced(by: lead))
    let start = findings.position(at: offset)
    guard words.contains(word) else {
      if let near = nearest(word) {
        findings.add(
          .error, "directive", "Unknown directive '\(word):'; did you mean '// \(near):'?", at: start,
          notes: [Finding.Note("Write '// \(near): …', or change the comment's wording", at: start)])
      }
      return
    }
    apply(word, text, at: position, start, findings, &directives)
  }

  /// The directive that a comment's first words were meant to be; nil for prose.
  private static func nearest(_ word: String) -> String? {
    guard word.count >= 4, word.count <= 18, word.allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" || $0 == "_" }) else {
      return nil
    }
    let normal = word.lowercased().replacing("-", with: " ").replacing("_", with: " ")
    if words.contains(normal) { return normal }
    var best: (word: String, distance: Int)?
    for candidate in words {
      let distance = Suggestions.distance(Array(normal), Array(candidate))
      let allowed = candidate.count <= 6 ? 2 : candidate.count <= 8 ? 2 : 3
      if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  private static func apply(
    _ word: String, _ text: String, at position: SourcePosition, _ start: SourcePosition, _ findings: FindingCollector,
    _ directives: inout Directives
  ) {
    if text.isEmpty {
      findings.add(.error, "directive", "The directive '\(word):' says nothing", at: start)
      return
    }
    switch word {
    case "title": directives.title = text
    case "caption": directives.caption = directives.caption.map { $0 + " " + text } ?? text
    case "highlight": HighlightDirective.read(text, at: position, findings, &directives.highlights)
    case "simulate": SimulateDirective.read(text, at: position, findings, &directives.configuration)
    case "conformance":
      if let conformance = conformance(text) {
        directives.conformance = conformance
      } else {
        findings.add(
          .error, "directive", "Unknown comparison '\(text)'; it is 'exact', 'lines in any order' or 'not run, REASON'",
          at: position)
      }
    default:
      let mode = Directives.ExpectationMode(rawValue: word) ?? .plain
      directives.expectations.append(Directives.Expectation(mode: mode, text: text, position: position))
    }
  }

  private static func conformance(_ text: String) -> Directives.Conformance? {
    if text == "exact" { return .exact }
    if text == "lines in any order" { return .linesInAnyOrder }
    guard text.hasPrefix("not run,") else { return nil }
    let reason = text.dropFirst("not run,".count).trimmed
    return reason.isEmpty ? nil : .notRun(reason: reason)
  }
}

extension StringProtocol {
  /// Without spaces and tabs at its ends.
  var trimmed: String {
    var part = self[...]
    while let first = part.first, first == " " || first == "\t" || first == "\r" { part = part.dropFirst() }
    while let last = part.last, last == " " || last == "\t" || last == "\r" { part = part.dropLast() }
    return String(part)
  }
}
