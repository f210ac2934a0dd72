import SwiftSyntax

/// `Query().where(\.age > 18).order(by: \.name)` where a `Query<Person>` is wanted: what is wanted of the last link is wanted of all.
extension Checker {
  /// The base of a member whose own links do not say what it is of; nil where they do.
  func chainBase(_ syntax: ExprSyntax, member: String, _ expected: Type?) -> Expression? {
    if let made = labelledBase(syntax, member: member, expected) { return made }
    guard let expected, case .nominal(let wanted, let arguments) = simplified(expected.wrapped ?? expected), !wanted.isLibrary,
      !arguments.isEmpty, isOpenChain(syntax, of: wanted)
    else { return nil }
    return attempt { infer(syntax) } ?? infer(syntax, .nominal(wanted, arguments))
  }

  /// `ids.map { ($0, score($0)) }.sorted { $0.score > $1.score }` where an array of labelled tuples is wanted: the labels that are
  /// wanted of the last link are wanted of the map.
  private func labelledBase(_ syntax: ExprSyntax, member: String, _ expected: Type?) -> Expression? {
    guard ["sorted", "filter", "reversed", "shuffled"].contains(member), let expected, syntax.is(FunctionCallExprSyntax.self)
    else {
      return nil
    }
    let wanted = simplified(expected.wrapped ?? expected)
    guard wanted.isNominal("Array"), case .nominal(_, let elements) = wanted, case .tuple(let fields) = simplified(elements[0]),
      fields.contains(where: { $0.label != nil })
    else { return nil }
    return attempt { infer(syntax, wanted) }
  }

  /// `.number.precision(2)` (SE-0287): what is wanted of the chain is the type that its first member is of.
  func beginsWithMember(_ syntax: ExprSyntax) -> Bool {
    if let node = syntax.as(MemberAccessExprSyntax.self) { return node.base.map { beginsWithMember($0) } ?? true }
    let inner =
      syntax.as(FunctionCallExprSyntax.self)?.calledExpression ?? syntax.as(ForceUnwrapExprSyntax.self)?.expression
      ?? syntax.as(OptionalChainingExprSyntax.self)?.expression
    return inner.map { beginsWithMember($0) } ?? false
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
