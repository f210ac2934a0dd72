import SwiftSyntax

/// Whether what a `do` throws is caught whatever it is.
extension Checker {
  func catchesAll(_ clause: CatchClauseSyntax) -> Bool {
    if clause.catchItems.isEmpty { return true }
    return clause.catchItems.contains { item in
      guard item.whereClause == nil, let pattern = item.pattern else { return item.whereClause == nil }
      return takesAll(pattern)
    }
  }

  /// `catch let error`, `catch (let error)`, `catch _`
  private func takesAll(_ pattern: PatternSyntax) -> Bool {
    if let node = pattern.as(ExpressionPatternSyntax.self) { return takesAll(node.expression) }
    if let only = pattern.as(TuplePatternSyntax.self)?.elements.first, only.trailingComma == nil { return takesAll(only.pattern) }
    return pattern.is(WildcardPatternSyntax.self)
      || pattern.as(ValueBindingPatternSyntax.self)?.pattern.is(IdentifierPatternSyntax.self) == true
  }

  private func takesAll(_ expression: ExprSyntax) -> Bool {
    if let tuple = expression.as(TupleExprSyntax.self) {
      return tuple.elements.count == 1 && tuple.elements.first.map { takesAll($0.expression) } ?? false
    }
    return expression.is(DiscardAssignmentExprSyntax.self)
      || expression.as(PatternExprSyntax.self).map { takesAll($0.pattern) } ?? false
  }
}
