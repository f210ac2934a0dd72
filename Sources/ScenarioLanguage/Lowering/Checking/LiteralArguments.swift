import SwiftSyntax

/// `set(\.year, to: 1999)`: a literal is of the type that the other arguments say, an Optional perhaps.
extension Checker {
  /// A literal for a parameter of any type, of which another argument says more.
  func isLiteralOfAnyType(
    _ fit: Fit, _ index: Int, _ arguments: [ArgumentSyntax], _ substitution: Substitution
  ) -> Bool {
    let parameter = fit.bindings[index].parameter
    guard isUnknown(parameter.type.substituting(substitution)),
      let own = onlyArgument(of: fit.bindings[index], arguments), isLiteral(own.value)
    else { return false }
    return fit.bindings.contains { other in
      guard let argument = onlyArgument(of: other, arguments), !isLiteral(argument.value) else { return false }
      return other.parameter.type == parameter.type && !needsContext(argument) && !isContextual(argument.value)
        || isPathFromKnownRoot(other, arguments, substitution)
    }
  }

  private func onlyArgument(of binding: ArgumentBinding, _ arguments: [ArgumentSyntax]) -> ArgumentSyntax? {
    guard binding.arguments.count == 1, !binding.parameter.isVariadic else { return nil }
    let argument = arguments[binding.arguments[0]]
    return argument.inferred == nil && argument.folded == nil && argument.closure == nil && !argument.isInout ? argument : nil
  }

  private func isLiteral(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr: true
    case .prefixOperatorExpr(let node): isLiteral(node.expression)
    default: false
    }
  }

  func isPathFromKnownRoot(_ binding: ArgumentBinding, _ arguments: [ArgumentSyntax], _ substitution: Substitution) -> Bool {
    guard let first = binding.arguments.first, arguments[first].folded == nil, arguments[first].value.is(KeyPathExprSyntax.self),
      case .nominal(_, let parts) = simplified(binding.parameter.type.substituting(substitution)), let root = parts.first
    else { return false }
    return !isUnknown(root)
  }
}
