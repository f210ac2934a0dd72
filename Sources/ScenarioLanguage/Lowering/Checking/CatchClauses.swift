import SwiftSyntax

/// Whether what a `do` throws is caught whatever it is.
extension Checker {
  func catchesAll(_ clause: CatchClauseSyntax) -> Bool {
    guard let items = Optional(clause.catchItems), !items.isEmpty else { return true }
    return items.contains { item in
      guard item.whereClause == nil, let pattern = item.pattern else { return item.whereClause == nil }
      return takesAll(pattern)
    }
  }

  /// `catch let error`, `catch (let error)`, `catch _`
  private func takesAll(_ pattern: PatternSyntax) -> Bool {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .valueBindingPattern(let node): node.pattern.is(IdentifierPatternSyntax.self)
    case .wildcardPattern: true
    case .expressionPattern(let node): takesAll(node.expression)
    case .tuplePattern(let node): node.elements.count == 1 && node.elements.first.map { takesAll($0.pattern) } ?? false
    default: false
    }
  }

  private func takesAll(_ expression: ExprSyntax) -> Bool {
    if let tuple = expression.as(TupleExprSyntax.self) {
      return tuple.elements.count == 1 && tuple.elements.first.map { takesAll($0.expression) } ?? false
    }
    return expression.is(DiscardAssignmentExprSyntax.self)
      || expression.as(PatternExprSyntax.self).map { takesAll($0.pattern) } ?? false
  }
}
