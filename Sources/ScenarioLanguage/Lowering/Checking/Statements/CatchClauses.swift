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

  /// `catch let error`, `catch (let error)`, `catch _`; and `catch let error as NSError`, which every error is for the compiler.
  private func takesAll(_ pattern: PatternSyntax) -> Bool {
    if let node = pattern.as(ExpressionPatternSyntax.self) { return takesAll(node.expression) }
    if let only = pattern.as(TuplePatternSyntax.self)?.elements.first, only.trailingComma == nil { return takesAll(only.pattern) }
    if let type = pattern.as(IsTypePatternSyntax.self)?.type { return isFoundationError(resolve(type, in: scope)) }
    if let bound = pattern.as(ValueBindingPatternSyntax.self)?.pattern {
      if let cast = bound.as(ExpressionPatternSyntax.self) { return takesAll(cast.expression) }
      return bound.is(IdentifierPatternSyntax.self)
    }
    return pattern.is(WildcardPatternSyntax.self)
  }

  private func takesAll(_ expression: ExprSyntax) -> Bool {
    if let tuple = expression.as(TupleExprSyntax.self) {
      return tuple.elements.count == 1 && tuple.elements.first.map { takesAll($0.expression) } ?? false
    }
    if let parts = expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }), parts.count == 3 {
      guard parts[0].is(PatternExprSyntax.self), parts[1].is(UnresolvedAsExprSyntax.self) else { return false }
      return parts[2].as(TypeExprSyntax.self).map { isFoundationError(resolve($0.type, in: scope)) } ?? false
    }
    return expression.is(DiscardAssignmentExprSyntax.self)
      || expression.as(PatternExprSyntax.self).map { takesAll($0.pattern) } ?? false
  }
}
