import DispatchTrace
import SwiftSyntax

/// `_read` and `_modify`: what stands before `yield`, what is lent, and what stands behind it.
extension Checker {
  /// `defer` belongs to the end; what is declared before the `yield` both parts see.
  func bodyStatements(
    _ body: CodeBlockItemListSyntax, _ declaration: FunctionDeclaration, _ part: PlaceCoroutine.Part
  ) -> [Statement] {
    let items = Array(body)
    guard let index = items.firstIndex(where: { lent(by: $0) != nil }), let place = lent(by: items[index]) else {
      if let syntax = declaration.syntax {
        report(.unsupported, "A coroutine is supported where 'yield' stands alone, once, outside of other statements", at: syntax)
      }
      return []
    }
    let (before, behind) = (items[..<index], Array(items[(index + 1)...]))
    switch part {
    case .reading:
      let end = behind.isEmpty ? [] : [Statement.deferred(inBlock { behind.flatMap { statement($0) } }, position(items[index]))]
      return before.flatMap { statement($0) } + end + answer(place, declaration)
    case .beginning: return before.filter { !isDefer($0) }.flatMap { statement($0) } + answer(place, declaration)
    case .end, .abandoned:
      let seen = before.filter { isDefer($0) || $0.item.is(VariableDeclSyntax.self) }
      let start = seen.flatMap { statement($0) }
      let change = assignment(to: place, declaration)
      let written = withoutOldValue(start, change)
      return part == .abandoned ? written : written + behind.flatMap { statement($0) }
    case .assigning:
      return before.flatMap { statement($0) } + assignment(to: place, declaration) + behind.flatMap { statement($0) }
    }
  }

  /// What lends a variable of its own has read its old value already: it begins with the new one.
  private func withoutOldValue(_ start: [Statement], _ change: [Statement]) -> [Statement] {
    guard case .expression(let written)? = change.first, case .assign(let place, let new) = written.kind,
      case .variable(let lent) = place.kind
    else { return start + change }
    var isSet = false
    let begun = start.map { statement -> Statement in
      guard case .bind(let pattern, _?, let position) = statement, case .bind(let own) = pattern, own === lent else {
        return statement
      }
      isSet = true
      return .bind(pattern, new, position)
    }
    return isSet ? begun : start + change
  }

  private func lent(by item: CodeBlockItemSyntax) -> ExprSyntax? {
    guard case .stmt(let statement) = item.item, let node = statement.as(YieldStmtSyntax.self),
      case .single(let value) = node.yieldedExpressions
    else { return nil }
    return value.as(InOutExprSyntax.self)?.expression ?? value
  }

  private func isDefer(_ item: CodeBlockItemSyntax) -> Bool { item.item.is(DeferStmtSyntax.self) }

  private func answer(_ syntax: ExprSyntax, _ declaration: FunctionDeclaration) -> [Statement] {
    let value = check(syntax, as: declaration.result, "to yielded type")
    finishStatement(value)
    return [.returning(value, value.position)]
  }

  private func assignment(to syntax: ExprSyntax, _ declaration: FunctionDeclaration) -> [Statement] {
    guard let new = declaration.parameters.first?.variable else { return [] }
    let place = infer(syntax)
    if place.type.hasError { return [] }
    guard isMutable(place) else {
      report(.type, "Cannot yield an immutable value to be changed: \(immutableReason(place))", at: syntax)
      return []
    }
    noteWrite(to: place)
    guard let value = coerce(variableReference(new, at: syntax), to: place.type) else {
      reportMismatch(variableReference(new, at: syntax), place.type, "to yielded type", at: syntax)
      return []
    }
    return [.expression(Expression(.assign(place, value), .void, at: position(syntax)))]
  }
}
