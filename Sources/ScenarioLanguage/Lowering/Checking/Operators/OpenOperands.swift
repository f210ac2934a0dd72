import DispatchTrace
import SwiftSyntax

/// Operands of whose type nothing is known: `Command { v in result = v * 3 }`, where only the body says what the command takes.
extension Checker {
  /// What stands beside a value of a type of one's own may be of any other: `Stage(parse) | Stage(halve)`.
  func second(_ folded: Folded, beside type: Type) -> Expression {
    let hint = operandHint(type)
    if !isContextual(folded), case .nominal(let declaration, _) = simplified(type), !declaration.isLibrary,
      let alone = attempt({ check(folded, nil) })
    {
      return alone
    }
    // `0.5 * points.reduce(.zero, +)`: the number says of what `.zero` is a member only where that fits.
    if isOpenCall(folded), let made = attempt({ check(folded, hint) }) ?? attempt({ check(folded, nil) }) { return made }
    return check(folded, hint)
  }

  /// A call that passes members of what is not said.
  private func isOpenCall(_ folded: Folded) -> Bool {
    guard case .operand(let syntax) = folded, let call = syntax.as(FunctionCallExprSyntax.self) else { return false }
    return call.arguments.contains { isMember($0.expression) }
  }

  /// Where no operator of the scenario takes such an operand, it is what the other one is, or what is wanted of the result.
  func operatorOfUnknown(
    _ text: String, _ first: Expression, _ second: Expression, _ expected: Type?, at position: SourcePosition
  ) -> Expression? {
    guard let operation = Arithmetic(rawValue: text), isUnknown(first.type) || isUnknown(second.type) else { return nil }
    return attempt {
      let wanted = expected.flatMap { operandWanted($0) }
      if isUnknown(first.type), isUnknown(second.type) || operation.isShift {
        guard let wanted, unify(first.type, wanted) else { return nil }
      }
      if isUnknown(second.type), operation.isShift { return nil }
      return unify(first.type, second.type) ? builtIn(operation, first, second, expected, at: position) : nil
    }
  }

  /// `reduce(into: .zero) { $0 += $1 }`
  func compoundOfUnknown(_ text: String, _ place: Expression, _ value: Expression) -> Expression? {
    guard isUnknown(place.type), let operation = Arithmetic(rawValue: String(text.dropLast())), !operation.isShift else {
      return nil
    }
    let isNumber = isNumeric(value.type)
    guard isNumber || text == "+=" && isText(value.type), unifyOrUndo(place.type, value.type) else { return nil }
    let kind: Expression.Kind = isNumber ? .compoundAssign(operation, place, value) : .stringAppend(place, value)
    return Expression(kind, .void, at: place.position)
  }

  /// `.now() + delay` in front of a further operator: of what type its first operand is a member, only what is wanted says.
  func isChainOfMember(_ folded: Folded) -> Bool {
    guard case .binary(let left, _, _) = folded else { return false }
    if case .operand(let syntax) = left { return beginsWithMember(syntax) }
    return isChainOfMember(left)
  }

  /// `DispatchTime(uptimeNanoseconds: 5)`: whichever initialiser that is, its type is known.
  func isConstruction(_ folded: Folded) -> Bool {
    guard case .operand(let syntax) = folded, let call = syntax.as(FunctionCallExprSyntax.self) else { return false }
    return typeNamed(by: call.calledExpression)?.hasVariables == false
  }

  /// `curry(+) <!> Optional(1)`, `String.init <!> Optional(1)`: what the first operand is, the operator and the second one say.
  func declaredOperator(
    _ text: String, _ left: Folded, _ operation: ExprSyntax, _ right: Folded, _ expected: Type?
  ) -> Expression? {
    guard Arithmetic(rawValue: text) == nil, isContextual(left), !isContextual(right), namesFunction(left) else { return nil }
    let second = asArray(check(right, nil), right)
    if second.type.hasError { return failed(operation) }
    let candidates = operators(text, in: [second.type] + (expected.map { [simplified($0.wrapped ?? $0)] } ?? []))
    if candidates.isEmpty { return nil }
    return resolve(candidates, base: nil, [argument(left, nil), argument(right, second)], callee: text, operation, expected)
  }

  private func namesFunction(_ folded: Folded) -> Bool {
    guard case .operand(let syntax) = folded else { return false }
    return syntax.as(FunctionCallExprSyntax.self).map(passesOperator) ?? (syntax.as(MemberAccessExprSyntax.self)?.base != nil)
  }

  /// A number or a text, or a literal that may still become one of several.
  private func operandWanted(_ expected: Type) -> Type? {
    let type = simplified(expected.wrapped ?? expected)
    return isNumeric(type) || isText(type) ? type : nil
  }

  /// `S.Element == Key` of an operand that comes later, `tags - ["a"]`.
  func asksOfUnknown(_ requirement: Requirement, _ substitution: Substitution) -> Bool {
    guard case .same(let left, let right) = requirement else { return false }
    return isDependent(left.substituting(substitution)) || isDependent(right.substituting(substitution))
  }

  /// `result = -v`
  func isNumberWanted(_ value: Expression, by expected: Type?) -> Bool {
    guard isUnknown(value.type), let wanted = expected.flatMap({ operandWanted($0) }), isNumeric(wanted) else { return false }
    return unifyOrUndo(value.type, wanted)
  }
}
