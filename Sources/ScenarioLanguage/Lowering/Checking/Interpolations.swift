import SwiftSyntax

/// Parts of texts that the scenario itself says how to write: `"\(price, digits: 2)"` with an `appendInterpolation(_:digits:)` in an
/// extension of `DefaultStringInterpolation`.
extension Checker {
  /// The part as a text; nil where nothing of the scenario fits it.
  func ownInterpolation(_ segment: ExpressionSegmentSyntax) -> Expression? {
    guard !scope.isLibrary, let first = segment.expressions.first,
      let type = library.scope.names["DefaultStringInterpolation"]?.first as? NominalDeclaration, extendedTypes.contains(type)
    else { return nil }
    let own = lookUpMembers("appendInterpolation", in: type.selfType).filter { candidate in
      (candidate.declaration as? ValueDeclaration)?.isLibrary == false
    }
    if own.isEmpty { return nil }
    let text = resultVariable(type.selfType)
    let base = Expression(.variable(text), type.selfType, at: position(first))
    let parts = arguments(segment.expressions, trailing: nil, additional: [])
    let call = attempt { () -> Expression? in
      let call = resolve(own, base: base, parts, callee: "appendInterpolation", first.expression, nil)
      return call.type.hasError ? nil : call
    }
    guard let call, let begin = madeEmpty(type, at: first), let value = written(base, type) else { return nil }
    return Expression(
      .block([.bind(.bind(text), begin, position(first)), .expression(call)], value), library.string, at: position(first))
  }

  private func madeEmpty(_ type: NominalDeclaration, at node: some SyntaxProtocol) -> Expression? {
    let makers = members(named: "init", of: type).compactMap { $0 as? FunctionDeclaration }
    guard let maker = makers.first(where: { parameters(of: $0).isEmpty }) else { return nil }
    return Expression(.call(maker, [:], typeReference(type.selfType, at: node), [], .direct), type.selfType, at: position(node))
  }

  private func written(_ base: Expression, _ type: NominalDeclaration) -> Expression? {
    let property = members(named: "_text", of: type).compactMap { $0 as? VariableDeclaration }.first
    return property.map { Expression(.field(base, $0), library.string, at: base.position) }
  }
}
