import SwiftSyntax

/// Operators of the scenario's own whose operands only they give a type: `people.filter(\.age > 18 && !(\.name == "Bo"))`,
/// `expect(state).to(equal(.open) || equal(.closed))`.
///
/// What is expected of the result then says what the operands are, as for the arguments of any call.
extension Checker {
  /// The operator's call where an operand waits for it; nil where the operands come first, as they do for all others.
  func awaited(_ text: String, _ left: Folded, _ operation: ExprSyntax, _ right: Folded, _ expected: Type?) -> Expression? {
    guard let expected, let type = resultWanted(text, expected), awaits(left) || awaits(right) else { return nil }
    let candidates = operators(text, in: [type]).filter { answers($0, type) && parameters(of: $0.declaration).count == 2 }
    if candidates.isEmpty { return nil }
    return resolve(
      candidates, base: nil, [argument(left, nil), argument(right, nil)], callee: text, operation, expected)
  }

  /// The same for an operator in front of its operand.
  func awaited(_ text: String, _ operand: ExprSyntax, _ node: PrefixOperatorExprSyntax, _ expected: Type?) -> Expression? {
    guard let expected, let type = resultWanted(text, expected), awaits(operand) else { return nil }
    let candidates = operators(text, in: [type]).filter { answers($0, type) && parameters(of: $0.declaration).count == 1 }
    if candidates.isEmpty { return nil }
    return resolve(candidates, base: nil, [ArgumentSyntax(label: nil, value: operand)], callee: text, node, expected)
  }

  /// What an operator of the scenario's own may answer here.
  private func resultWanted(_ text: String, _ expected: Type) -> Type? {
    let type = simplified(expected.wrapped ?? expected)
    if let nominal = type.nominal, !nominal.isLibrary { return type }
    guard case .function = type, fileScope.names[text] != nil else { return nil }
    return type
  }

  /// The operator's result can be of that type; a function that does not throw stands for one that may.
  func answers(_ candidate: MemberCandidate, _ type: Type) -> Bool {
    guard let function = candidate.declaration as? FunctionDeclaration else { return false }
    readSignature(function)
    var substitution = candidate.substitution
    for generic in function.generics { substitution[generic] = variable() }
    var wanted = type
    if case .function(var own) = type, case .function(let result) = function.result {
      own.throwsErrors = result.throwsErrors
      wanted = .function(own)
    }
    return attempt { unify(function.result.substituting(substitution), wanted) ? true : nil } ?? false
  }

  func awaits(_ folded: Folded) -> Bool {
    switch folded {
    case .operand(let syntax): awaits(syntax)
    case .binary(let left, _, let right): awaits(left) || awaits(right)
    case .ternary, .cast, .typeTest, .trying: false
    }
  }

  /// A key path without a root, a `.member`, or a call that passes one: alone it says nothing.
  func awaits(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .keyPathExpr(let node): node.root == nil
    case .tupleExpr(let node): node.elements.count == 1 && node.elements.first.map { awaits($0.expression) } == true
    case .prefixOperatorExpr(let node): awaits(node.expression)
    case .sequenceExpr(let node): node.elements.contains { awaits($0) }
    case .memberAccessExpr(let node): node.base == nil
    case .functionCallExpr(let node):
      isOpenMember(syntax)
        || node.calledExpression.is(DeclReferenceExprSyntax.self) && node.arguments.contains { awaits($0.expression) }
    default: false
    }
  }

  private func isOpenMember(_ syntax: ExprSyntax) -> Bool {
    let callee = syntax.as(FunctionCallExprSyntax.self)?.calledExpression ?? syntax
    return callee.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }
}
