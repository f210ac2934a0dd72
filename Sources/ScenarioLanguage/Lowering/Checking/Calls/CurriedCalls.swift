import DispatchTrace
import SwiftSyntax

/// `Shape.scaled(shape)`: the method of an instance that is given.
extension Checker {
  /// `Shape.scaled(shape)(by: 2)`: called at once it has the labels of the method, but neither its defaults nor a trailing closure.
  func callCurried(
    _ callee: ExprSyntax, _ arguments: [ArgumentSyntax], _ node: FunctionCallExprSyntax, _ expected: Type?
  ) -> Expression? {
    guard let inner = callee.withoutParentheses.as(FunctionCallExprSyntax.self), inner.trailingClosure == nil,
      let given = inner.arguments.first, inner.arguments.count == 1, given.label == nil,
      let member = inner.calledExpression.withoutParentheses.as(MemberAccessExprSyntax.self),
      member.declName.argumentNames == nil, let type = member.base.flatMap({ typeNamed(by: $0) })
    else { return nil }
    let text = name(member.declName.baseName)
    let ofType = memberCandidates(text, of: typeReference(type, at: member)).0
    let methods = lookUpMembers(text, in: type).filter { isCallable($0, with: arguments) }
    guard ofType.isEmpty, !methods.isEmpty, !arguments.contains(where: \.isTrailing) else { return nil }
    let instance = check(given.expression, as: type)
    if instance.type.hasError { return failed(node) }
    return resolve(methods, base: instance, arguments, callee: text, node, expected)
  }

  private func isCallable(_ candidate: MemberCandidate, with arguments: [ArgumentSyntax]) -> Bool {
    guard let function = candidate.declaration as? FunctionDeclaration else { return false }
    return function.kind == .method && !function.isStatic && !function.isMutating
      && parameters(of: function).count == arguments.count
  }

  /// Nobody calls what `Shape.scaled(shape)` is.
  func isCurriedFunction(_ value: Expression) -> Bool {
    guard case .callValue(let method, _) = value.kind, case .closure(let closure) = method.kind else { return false }
    return closure.parameters.first?.name == "$self"
  }
}
