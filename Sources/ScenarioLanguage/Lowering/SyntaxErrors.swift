import DispatchTrace
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// What the parser did not understand, in its own words.
///
/// The parser's describer is asked only where it answers: its time grows with the square of what is wrong, and it dies of a
/// Fix-It without a change.
enum SyntaxErrors {
  /// More than that in one text is not told one by one.
  private static let most = 200

  /// The number of errors in the findings.
  static func report(_ tree: SourceFileSyntax, _ findings: FindingCollector) -> Int {
    guard tree.hasError else { return 0 }
    let scan = ErrorScan(viewMode: .all)
    scan.walk(tree)
    if let equal = scan.lopsidedEqual {
      findings.add(
        .error, .syntax,
        "'=' must have consistent whitespace on both sides; what looks like a blank beside it is something else",
        at: findings.position(of: equal))
    } else if scan.count > most {
      findings.add(
        .error, .limit, "More than \(most) things are wrong in this text; the first is here",
        at: scan.first.map { findings.position(of: $0) } ?? findings.start)
    } else {
      describe(tree, findings)
    }
    if findings.errorCount() == 0, !scan.isOnlyEndsOfOperators {
      findings.add(.error, .syntax, "This text is not valid Swift, or is nested too deeply", at: findings.start)
    }
    return findings.errorCount()
  }

  /// Only what is wrong in parts of the text, by UTF-8 offsets.
  static func report(_ tree: SourceFileSyntax, _ findings: FindingCollector, where isLookedAt: (Int) -> Bool) {
    guard tree.hasError else { return }
    let scan = ErrorScan(viewMode: .all)
    scan.walk(tree)
    if scan.lopsidedEqual == nil, scan.count <= most { describe(tree, findings, where: isLookedAt) }
  }

  private static func describe(
    _ tree: SourceFileSyntax, _ findings: FindingCollector, where isLookedAt: (Int) -> Bool = { _ in true }
  ) {
    // Of a `for` as C has it the parser finds fault with its parts, too.
    var loops: Set<Int> = []
    for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: tree)
    where diagnostic.diagMessage.severity == .error && isLookedAt(diagnostic.position.utf8Offset)
      && !isEndOfOperator(diagnostic.node)
    {
      let place = findings.position(at: diagnostic.position)
      if loops.contains(place.line) { continue }
      if diagnostic.diagMessage.diagnosticID == StaticParserError.cStyleForLoop.diagnosticID {
        loops.insert(place.line)
        let advice = "write 'for i in 0..<3', or 'stride(from:to:by:)' for other steps"
        findings.add(.error, .syntax, "C-style for statement has been removed in Swift 3; \(advice)", at: place)
        continue
      }
      var notes = diagnostic.notes.map { Finding.Note($0.message, at: findings.position(at: $0.position)) }
      if diagnostic.message.hasPrefix("expected '}'") { notes += overlooked(in: tree, findings) }
      findings.add(.error, .syntax, sentence(diagnostic.message), at: findings.position(at: diagnostic.position), notes: notes)
    }
  }

  /// `prefix operator +++;`: the parser takes the semicolon for a part of the name, the compiler does not. Of what follows in that line the
  /// parser says that it lacks the semicolon.
  fileprivate static func isEndOfOperator(_ node: Syntax) -> Bool {
    if node.as(UnexpectedNodesSyntax.self)?.trimmedDescription == ";" { return node.parent?.is(OperatorDeclSyntax.self) == true }
    guard let item = node.as(CodeBlockItemSyntax.self) ?? node.parent?.as(CodeBlockItemSyntax.self),
      node.is(CodeBlockItemSyntax.self) || node.as(TokenSyntax.self)?.tokenKind == .semicolon
    else { return false }
    return item.item.as(OperatorDeclSyntax.self)?.children(viewMode: .all).contains(where: isEndOfOperator) ?? false
  }

  /// A brace that the next one closes only by chance: that stands further left than the line with the opening one begins.
  private static func overlooked(in tree: SourceFileSyntax, _ findings: FindingCollector) -> [Finding.Note] {
    var open: [(brace: SourcePosition, indentation: Int)] = []
    var (line, indentation) = (0, 0)
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let place = findings.position(of: token)
      let isFirst = place.line != line
      if isFirst { (line, indentation) = (place.line, place.column) }
      if token.tokenKind == .leftBrace { open.append((place, indentation)) }
      guard token.tokenKind == .rightBrace, let last = open.popLast(), isFirst, place.column < last.indentation else { continue }
      let message = "perhaps this '{' is the one that lacks its '}': that of line \(line) stands further left"
      return [Finding.Note(message, at: last.brace)]
    }
    return []
  }

  private static func sentence(_ message: String) -> String {
    message.prefix(1).uppercased() + message.dropFirst()
  }
}

/// Counts what the parser left out, put in or could not read.
private final class ErrorScan: SyntaxAnyVisitor {
  private(set) var count = 0
  private(set) var first: TokenSyntax?
  private var endsOfOperators = 0
  var isOnlyEndsOfOperators: Bool { count == endsOfOperators }
  /// An `=` that the lexer finds fault with though there are blanks on both sides: the Fix-It for it would change nothing.
  private(set) var lopsidedEqual: TokenSyntax?

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if !node.hasError { return .skipChildren }
    if node.is(UnexpectedNodesSyntax.self), SyntaxErrors.isEndOfOperator(node) { endsOfOperators += 1 }
    if let unexpected = node.as(UnexpectedNodesSyntax.self) { note(unexpected.firstToken(viewMode: .all)) }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing {
      if SyntaxErrors.isEndOfOperator(Syntax(token)) { endsOfOperators += 1 }
      note(token)
    }
    guard let diagnostic = token.tokenDiagnostic, diagnostic.severity == .error else { return .skipChildren }
    note(token)
    if diagnostic.kind == .equalMustHaveConsistentWhitespaceOnBothSides, hasBlanks(token) { lopsidedEqual = token }
    return .skipChildren
  }

  private func note(_ token: TokenSyntax?) {
    count += 1
    if first == nil { first = token }
  }

  private func hasBlanks(_ token: TokenSyntax) -> Bool {
    token.previousToken(viewMode: .all)?.trailingTrivia.contains(where: \.isSpaceOrTab) ?? false
      && token.trailingTrivia.contains(where: \.isSpaceOrTab)
  }
}
