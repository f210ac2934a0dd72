import SwiftSyntax

/// `#if iso8601 … #endif` in a function of the library: statements for scenarios only in whose text one of these words stands.
///
/// What stands there need not be checked for the others, nor all that it calls: to read an address or a date takes a hundred functions each.
/// It may stand only where nothing leads without such a word: behind a case of an enumeration or an option that nobody names, or a question
/// for a type of which nobody can have a value.
extension Checker {
  func writtenStatements(_ node: IfConfigDeclSyntax) -> [Statement] {
    for clause in node.clauses {
      guard clause.condition.map(isWritten) ?? true, case .statements(let items)? = clause.elements else { continue }
      return statements(items)
    }
    return []
  }

  private func isWritten(_ words: ExprSyntax) -> Bool {
    words.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .identifier($0.text) && library.isWritten($0.text) }
  }
}
