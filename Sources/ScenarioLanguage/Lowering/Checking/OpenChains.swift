import SwiftSyntax

/// `Query().where(\.age > 18).order(by: \.name)` where a `Query<Person>` is wanted: what is wanted of the last link is wanted of all.
extension Checker {
  /// The base of a member whose own links do not say what it is of; nil where they do.
  func chainBase(_ syntax: ExprSyntax, _ expected: Type?) -> Expression? {
    guard let expected, case .nominal(let wanted, let arguments) = simplified(expected.wrapped ?? expected), !wanted.isLibrary,
      !arguments.isEmpty, isOpenChain(syntax, of: wanted)
    else { return nil }
    return attempt { infer(syntax) } ?? infer(syntax, .nominal(wanted, arguments))
  }

  /// It begins with `Query()` or `.init()`, which leaves the parameters of the type open.
  private func isOpenChain(_ syntax: ExprSyntax, of wanted: NominalDeclaration) -> Bool {
    guard let call = syntax.as(FunctionCallExprSyntax.self) else { return false }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return member.base.map { isOpenChain($0, of: wanted) } ?? true
    }
    guard call.arguments.isEmpty, call.trailingClosure == nil, call.calledExpression.is(DeclReferenceExprSyntax.self),
      let type = typeNamed(by: call.calledExpression)
    else { return false }
    return type.nominal === wanted && type.hasVariables
  }
}
