import DispatchTrace
import SwiftSyntax

/// Operators that the scenario declares for the library's types with the operands that the library's take:
/// `extension Int { static func + (left: Int, right: Int) -> Int }`. In the scenario they hide those; the library itself goes on as before.
extension Checker {
  /// The operator's call, if one of the scenario's own takes operands of this one type; nil where the library's is meant.
  func hiding(_ text: String, _ operands: [ArgumentSyntax], _ node: ExprSyntax, _ expected: Type?) -> Expression? {
    let values = operands.compactMap(\.inferred)
    guard !scope.isLibrary, declaredOperators.contains(text), values.count == operands.count,
      let type = oneType(of: values, expected)
    else { return nil }
    let own = operators(text, in: [type]).filter { isOwn($0, count: values.count, in: type) && takes($0, values.count, type) }
    let alike = own.filter { unifies(result(of: $0), type) }
    if alike.isEmpty {
      // One with another result is meant only where that is wanted.
      let wanted = own.filter { candidate in expected.map { unifies(result(of: candidate), $0.wrapped ?? $0) } ?? false }
      return wanted.isEmpty ? nil : resolve(wanted, base: nil, operands, callee: text, node, expected)
    }
    let members = alike.filter { ($0.declaration as? FunctionDeclaration)?.owner != nil }
    if members.isEmpty, values.count == 2 {
      report(.type, "Ambiguous use of operator '\(text)': the library has it for two '\(type)' operands, too", at: node)
      return failed(node)
    }
    return resolve(members.isEmpty ? alike : members, base: nil, operands, callee: text, node, expected)
  }

  /// `let condition: Condition = id == age`, where columns are `Equatable`, too: what is wanted is no Bool, and an operator of the scenario's own
  /// answers it.
  func answeringOther(_ text: String, _ left: Folded, _ operation: ExprSyntax, _ right: Folded, _ expected: Type?) -> Expression?
  {
    guard declaredOperators.contains(text), Comparison(rawValue: text) != nil || text == "&&" || text == "||" else { return nil }
    return answeringOther(text, [argument(left, nil), argument(right, nil)], operation, expected)
  }

  /// The same for `!` in front of its operand.
  func answeringOther(_ node: PrefixOperatorExprSyntax, _ expected: Type?) -> Expression? {
    guard node.operator.text == "!", declaredOperators.contains("!") else { return nil }
    return answeringOther("!", [ArgumentSyntax(label: nil, value: node.expression)], ExprSyntax(node), expected)
  }

  private func answeringOther(_ text: String, _ operands: [ArgumentSyntax], _ node: ExprSyntax, _ expected: Type?) -> Expression?
  {
    guard !scope.isLibrary, let wanted = expected.map({ simplified($0.wrapped ?? $0) }), isNoTruth(wanted) else { return nil }
    let own = operators(text, in: [wanted]).filter { candidate in
      guard let function = candidate.declaration as? FunctionDeclaration, !function.isLibrary else { return false }
      readSignature(function)
      let generics = Substitution(uniqueKeysWithValues: function.generics.map { ($0, variable()) })
      return function.parameters.count == operands.count && unifies(result(of: candidate).substituting(generics), wanted)
    }
    if own.isEmpty { return nil }
    return attempt {
      let made = resolve(own, base: nil, operands, callee: text, node, wanted)
      return made.type.hasError ? nil : made
    }
  }

  private func isNoTruth(_ type: Type) -> Bool {
    switch type {
    case .nominal, .function: !type.isNominal("Bool")
    case .parameter, .dependent, .tuple, .existential, .metatype, .variable, .error: false
    }
  }

  /// What all operands are, or may be, looking only: which of the library's types, or of the parameters around.
  private func oneType(of values: [Expression], _ expected: Type?) -> Type? {
    let wanted = expected.map { simplified($0.wrapped ?? $0) }.flatMap { $0.numeric == nil ? nil : $0 }
    let known = values.map { simplified($0.type) }
    let literals = known.compactMap { type -> Type? in
      if case .variable(let variable) = type { variable.literal.map { defaultType($0) } } else { nil }
    }
    let said = known.filter { $0.nominal != nil || isParameter($0) }
    return (said + [wanted].compactMap { $0 } + literals).first { type in
      (type.nominal?.isLibrary == true || isParameter(type)) && values.allSatisfy { unifies($0.type, type) }
    }
  }

  /// The same in front of its operand.
  func hiding(_ node: PrefixOperatorExprSyntax, _ operand: Expression, _ expected: Type?) -> Expression? {
    if operand.type.hasError { return nil }
    let argument = ArgumentSyntax(label: nil, value: node.expression, inferred: operand)
    return hiding(node.operator.text, [argument], ExprSyntax(node), expected)
  }

  /// The same for what changes its left operand: whether there is one.
  func hidesAssignment(_ text: String, _ type: Type) -> Bool {
    declaredOperators.contains(text) && operators(text, in: [type]).contains { hidesAssignment($0, type) }
  }

  /// `static func += (left: inout Int, right: Int)` in an extension of `Int`.
  private func hidesAssignment(_ candidate: MemberCandidate, _ type: Type) -> Bool {
    isOwn(candidate, count: 2, in: type) && (candidate.declaration as? FunctionDeclaration)?.owner != nil
      && takes(candidate, 2, type)
  }

  /// `prefix func ~ (cents: Money) -> String` in front of a literal that may be `Money`: the library's is one for all integers, and what is
  /// for one type goes before that.
  func ownBeforeLiteral(_ text: String, _ operand: ExprSyntax, _ value: Expression, _ node: ExprSyntax, _ expected: Type?)
    -> Expression?
  {
    guard isOpenLiteral(value.type), !scope.isLibrary, declaredOperators.contains(text) else { return nil }
    let own = operators(text, in: [value.type]).filter { candidate in
      guard isOwn(candidate, count: 1, in: value.type), let parameter = parameters(of: candidate.declaration).first else {
        return false
      }
      return score(nil) { coerce(value, to: parameter.type) } != nil
        && expected.map { wanted in score(nil) { coerce(placeholder(result(of: candidate)), to: wanted) } != nil } != false
    }
    return own.isEmpty ? nil : resolve(own, base: nil, [ArgumentSyntax(label: nil, value: operand)], callee: text, node, expected)
  }

  /// `static func ... (first: Level, last: Level) -> [Level]`: the library's is one for all that can be compared, and what is for one type
  /// goes before that, where its result is what is wanted.
  func ownRange(_ text: String, _ operands: [ArgumentSyntax], _ node: ExprSyntax, _ expected: Type?) -> Expression? {
    guard !scope.isLibrary, declaredOperators.contains(text) else { return nil }
    let values = operands.compactMap(\.inferred)
    let own = operators(text, in: values.map(\.type)).filter { candidate in
      guard let function = candidate.declaration as? FunctionDeclaration, !function.isLibrary else { return false }
      let isForOne = function.generics.isEmpty && function.owner?.isProtocol != true
      return (isForOne || !unifies(values[0].type, values[1].type)) && accepts(candidate, values, operands)
        && expected.map { wanted in score(nil) { coerce(placeholder(result(of: candidate)), to: wanted) } != nil } != false
    }
    return own.isEmpty ? nil : resolve(own, base: nil, operands, callee: text, node, expected)
  }

  /// The scenario's, for this one type: what a protocol's extension has comes after the library's, but in code that knows only protocols.
  private func isOwn(_ candidate: MemberCandidate, count: Int, in type: Type) -> Bool {
    guard let function = candidate.declaration as? FunctionDeclaration, !function.isLibrary, !function.isRequirement,
      function.owner?.isProtocol != true || isParameter(type)
    else { return false }
    readSignature(function)
    return function.generics.isEmpty && function.parameters.count == count && !function.isPostfix
  }

  private func isParameter(_ type: Type) -> Bool {
    switch type {
    case .parameter, .dependent: true
    case .nominal, .function, .tuple, .existential, .metatype, .variable, .error: false
    }
  }

  private func takes(_ candidate: MemberCandidate, _ count: Int, _ type: Type) -> Bool {
    let types = parameters(of: candidate.declaration).map { $0.type.substituting(candidate.substitution) }
    return types.count == count && types.allSatisfy { unifies($0, type) }
  }

  private func result(of candidate: MemberCandidate) -> Type {
    (candidate.declaration as? FunctionDeclaration)?.result.substituting(candidate.substitution) ?? .error
  }

  private func placeholder(_ type: Type) -> Expression { Expression(.variable(placeholder(type)), type, at: .none) }

  private func unifies(_ first: Type, _ second: Type) -> Bool {
    score(nil) { unify(first, second) ? Expression(.none, first, at: .none) : nil } != nil
  }
}
