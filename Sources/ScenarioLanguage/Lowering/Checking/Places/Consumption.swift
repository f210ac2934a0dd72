import DispatchTrace
import SwiftSyntax

/// `consume x`
extension Checker {
  func consumption(_ node: ConsumeExprSyntax) -> Expression {
    let value = infer(node.expression)
    if value.type.hasError { return failed(node) }
    guard let variable = consumable(value, node) else { return failed(node) }
    function.consume(variable)
    return Expression(.consumed(variable), value.type, at: value.position)
  }

  /// `copy x`: also what is borrowed may be given away as a copy.
  func copy(_ node: CopyExprSyntax, _ expected: Type?) -> Expression {
    let value = infer(node.expression, expected)
    value.isCopy = true
    return value
  }

  /// `discard self`: it ends without its `deinit`.
  func discardStatement(_ node: DiscardStmtSyntax) -> [Statement] {
    guard node.expression.ownText == "self", let declaration = function.declaration, declaration.consumesSelf,
      let owner = declaration.owner, owner.isNoncopyable, let own = declaration.selfVariable
    else {
      report(.type, "'discard' can only be applied to 'self' in a consuming method of a noncopyable type", at: node)
      return []
    }
    if !owner.declaresDeinitializer {
      report(.type, "'discard' has no effect for type '\(owner.name)' unless it has a deinitializer", at: node)
      return []
    }
    if !storedProperties(of: owner).allSatisfy({ isTrivial(type(of: $0)) }) {
      let message = "Can only 'discard' type '\(owner.name)' if it contains trivially-destroyed stored properties at this time"
      report(.type, message, at: node)
      return []
    }
    function.consume(own)
    let value = Expression(.consumed(own), own.type, at: position(node))
    value.endsSilently = true
    return [.expression(Expression(.discard(value), .void, at: value.position))]
  }

  private func consumable(_ value: Expression, _ node: ConsumeExprSyntax) -> VariableDeclaration? {
    guard node.expression.is(DeclReferenceExprSyntax.self), case .variable(let variable) = value.kind else {
      report(.type, "'consume' can only be applied to a local binding ('let', 'var', or parameter)", at: node)
      return nil
    }
    if variable.isGlobalScope || variable.storage == .global {
      report(.type, "'consume' cannot be applied to globals", at: node)
      return nil
    }
    if function.declaration?.borrows(variable) == true {
      findings.add(.error, .type, "'\(variable.name)' is borrowed and cannot be consumed", at: variable.position)
      return nil
    }
    guard variable.home === function, variable.storage == .local,
      variable.ownership == .strong, !variable.isInoutParameter, variable.name != "self" || ownsSelf
    else {
      report(
        .unsupported,
        "'consume' of '\(variable.name)' is not supported: only of what a function declares itself; leave the word out", at: node)
      return nil
    }
    return variable
  }

  /// `consuming func` of a value
  private var ownsSelf: Bool {
    guard let declaration = function.declaration, let owner = declaration.owner else { return false }
    return declaration.consumesSelf && !owner.isReferenceType && !owner.isProtocol
  }
}

extension FunctionContext {
  /// The variable ends before its scope does: this function, and those around it, have to be looked at for what uses it afterwards.
  func consume(_ variable: VariableDeclaration) {
    variable.endsEarly = true
    for context in Swift.sequence(first: self, next: \.parent) { context.consumes = true }
  }
}

extension FunctionDeclaration {
  /// A `borrowing` parameter: the caller's.
  func borrows(_ variable: VariableDeclaration) -> Bool {
    parameters.contains { $0.variable === variable && $0.isBorrowed }
  }
}
