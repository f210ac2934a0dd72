import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Closures whose first statement begins with a parenthesis, and in which a `for … in` comes later.
///
/// SwiftParser looks for the `in` of a closure's parameters as far as the closing brace, and takes the loop's for it: what stands before
/// it becomes parameters that nobody understands. The statements of such a closure are parsed by themselves; each keeps its place.
final class ClosureStarts: SyntaxRewriter {
  private let deepestNesting: Int

  private init(deepestNesting: Int) {
    self.deepestNesting = deepestNesting
    super.init(viewMode: .sourceAccurate)
  }

  static func mended(_ tree: SourceFileSyntax, deepestNesting: Int) -> SourceFileSyntax {
    if !tree.hasError { return tree }
    return ClosureStarts(deepestNesting: deepestNesting).visit(tree)
  }

  override func visit(_ node: ClosureExprSyntax) -> ExprSyntax {
    guard let signature = node.signature, signature.hasError, case .parameterClause? = signature.parameterClause,
      let statements = statements(of: node)
    else { return super.visit(node) }
    return ExprSyntax(ClosureExprSyntax(leftBrace: node.leftBrace, statements: statements, rightBrace: node.rightBrace))
  }

  /// Nil where they are understood no better.
  private func statements(of node: ClosureExprSyntax) -> CodeBlockItemListSyntax? {
    let inside = node.children(viewMode: .sourceAccurate).dropFirst().dropLast()
    var text = inside.map(\.description).joined()
    guard
      text.utf8.count == node.totalLength.utf8Length - node.leftBrace.totalLength.utf8Length
        - node.rightBrace.totalLength.utf8Length
    else { return nil }
    let tree = text.withUTF8 { Parser.parse(source: $0, maximumNestingLevel: deepestNesting, swiftVersion: .v5) }
    let mended = Self.mended(tree, deepestNesting: deepestNesting)
    guard mended.endOfFileToken.totalLength == .zero, errors(in: mended) < errors(in: node) else { return nil }
    return mended.statements
  }

  private func errors(in node: some SyntaxProtocol) -> Int {
    node.hasError ? ParseDiagnosticsGenerator.diagnostics(for: node).count : 0
  }
}
