import SwiftSyntax

/// What the text of a closure says before anything is known of types.
extension ClosureExprSyntax {
  /// What it answers, with or without `return`, where that is all that it does.
  var onlyExpression: ExprSyntax? {
    guard statements.count == 1, let only = statements.first?.item else { return nil }
    return only.as(ExprSyntax.self) ?? only.as(ReturnStmtSyntax.self)?.expression
  }

  /// As the signature says, or `$0`, `$1` and so on.
  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.map { $0.name.text }
    case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: (0..<4).map { "$\($0)" }
    }
  }

  /// It names parts: `{ key, value in`, or `$0` and `$1`.
  var takesSeveral: Bool {
    signature?.parameterClause != nil
      ? parameterNames.count > 1 : statements.tokens(viewMode: .sourceAccurate).contains { $0.text == "$1" }
  }

  /// `{ x -> Int in`
  func opening(answering type: Type) -> String {
    let names =
      signature?.parameterClause?.trimmedDescription
      ?? (statements.tokens(viewMode: .sourceAccurate).contains { $0.text == "$0" } ? "value" : "()")
    return "{ \(names) -> \(type) in"
  }
}

extension ExprSyntax {
  /// With or without `return`, it is all that a closure does.
  var isOnlyExpressionOfClosure: Bool {
    var item = parent
    if item?.is(ReturnStmtSyntax.self) == true { item = item?.parent }
    return item?.parent?.parent?.as(ClosureExprSyntax.self)?.statements.count == 1
  }
}

/// Finds the highest `$n` outside nested closures that have their own.
final class AnonymousParameterFinder: SyntaxVisitor {
  var highest = -1
  /// More than that nobody writes, and each one is made.
  private static let mostParameters = 255

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if case .dollarIdentifier(let text) = node.baseName.tokenKind, let number = Int(text.dropFirst()) {
      highest = max(highest, min(number, Self.mostParameters))
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Finds `return value` outside nested functions.
final class ReturnFinder: SyntaxVisitor {
  private var found = false

  static func hasValue(_ items: CodeBlockItemListSyntax) -> Bool {
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(items)
    return finder.found
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.expression != nil { found = true }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
