import DispatchTrace
import SwiftSyntax

/// Operators of the scenario's types between literals, which could be the library's numbers as well.
extension Checker {
  /// `let big: Big = 1 << 3`: what is wanted has an operator of its own that takes these operands.
  func ownOperator(
    _ text: String, _ left: Folded, _ first: Expression, _ operation: ExprSyntax, _ right: Folded, _ second: Expression,
    _ expected: Type?
  ) -> Expression? {
    guard let type = expected.map({ simplified($0.wrapped ?? $0) }), mayDeclareOperators(type),
      isOpenLiteral(first.type) || isOpenLiteral(second.type)
    else { return nil }
    let values = [argument(left, first), argument(right, second)]
    let fitting = operators(text, in: [type]).filter { answers($0, type) && accepts($0, [first, second], values) }
    return fitting.isEmpty ? nil : resolve(fitting, base: nil, values, callee: text, operation, expected)
  }

  /// A type of the scenario's, or one of the library's that it makes from literals.
  func mayDeclareOperators(_ type: Type) -> Bool {
    guard let declaration = type.nominal else { return false }
    return !declaration.isLibrary || type.numeric == nil && extendedTypes.contains { $0 === declaration }
  }

  /// `json == true`, where the type is made from such a literal and has no operator for a Bool.
  func asBooleanLiteral(
    _ folded: Folded, _ value: Expression, beside other: Expression, _ comparison: Comparison
  ) -> Expression? {
    guard case .operand(let syntax) = folded, syntax.is(BooleanLiteralExprSyntax.self), value.type.isNominal("Bool"),
      other.type.nominal?.isLibrary == false
    else { return nil }
    let takesBool = operators(comparison.rawValue, in: [other.type]).contains { candidate in
      parameters(of: candidate.declaration).contains { $0.type.isNominal("Bool") }
    }
    if takesBool { return nil }
    let made = check(folded, other.type)
    return made.type.hasError || !unifyOrUndo(made.type, other.type) ? nil : made
  }

  /// `["AT", "DE"].contains(code)`: where an Optional is looked for, the elements are Optionals, too.
  func literalOfOptionals(_ syntax: ExprSyntax, member text: String, _ arguments: [ArgumentSyntax]) -> Expression? {
    guard syntax.is(ArrayExprSyntax.self), ["contains", "firstIndex", "lastIndex"].contains(text), arguments.count == 1,
      arguments[0].closure == nil, !isContextual(arguments[0].value)
    else { return nil }
    return attempt {
      let wanted = infer(arguments[0]).type
      guard simplified(wanted).wrapped != nil else { return nil }
      return coerce(infer(syntax, library.array(wanted)), to: library.array(wanted))
    }
  }

  /// `let best: [Scored] = [("a", 1), ("b", 2)].sorted { $0.score > $1.score }`: the labels are those of what is wanted.
  func literalOfWanted(_ syntax: ExprSyntax, member text: String, _ expected: Type?) -> Expression? {
    guard syntax.is(ArrayExprSyntax.self), ["filter", "sorted"].contains(text), let expected,
      case .nominal(let array, let elements) = simplified(expected), array.isLibrary, array.name == "Array",
      case .tuple(let fields) = simplified(elements[0]), fields.contains(where: { $0.label != nil })
    else { return nil }
    return attempt { coerce(infer(syntax, expected), to: expected) }
  }

  /// `[1, 2] • [3, 4]`: what literals are the operator says, and any type may have it.
  func operatorOfLiterals(
    _ text: String, _ left: Folded, _ first: Expression, _ operation: ExprSyntax, _ right: Folded, _ second: Expression,
    _ expected: Type?
  ) -> Expression? {
    guard isLiteral(left) || isLiteral(right) else { return nil }
    let values = [argument(left, isLiteral(left) ? nil : first), argument(right, isLiteral(right) ? nil : second)]
    let all = operators(text, in: userTypes.filter { !$0.isProtocol }.map { openType(of: $0, in: fileScope) })
    let fitting = all.filter { accepts($0, [first, second], values) }
    if fitting.isEmpty { return nil }
    return attempt {
      let made = resolve(fitting, base: nil, values, callee: text, operation, expected)
      return made.type.hasError ? nil : made
    }
  }

  /// `-x`: a literal becomes its negative.
  func negation(_ node: PrefixOperatorExprSyntax, _ expected: Type?) -> Expression {
    let value = infer(node.expression, expected)
    if value.type.hasError { return value }
    switch value.kind {
    case .integer(let magnitude, false) where node.expression.is(IntegerLiteralExprSyntax.self):
      literals.removeAll { $0 === value }
      let made = Expression(.integer(magnitude, negative: true), value.type, at: position(node))
      literals.append(made)
      return made
    case .double(let number) where isLiteral(node.expression):
      literals.removeAll { $0 === value }
      let made = Expression(.double(-number), value.type, at: position(node))
      if node.expression.is(IntegerLiteralExprSyntax.self) { literals.append(made) }
      return made
    default: break
    }
    if let made = hiding(node, value, expected) { return made }
    if isNumeric(value.type) || isNumberWanted(value, by: expected) {
      if value.type.numeric?.kind.isSigned == false, value.type.numeric?.isInteger == true {
        report(.type, "Unary operator '-' cannot be applied to an operand of type '\(value.type)'", at: node)
      }
      return negated(value, at: node)
    }
    let candidates = operators("-", in: [value.type]).filter { parameters(of: $0.declaration).count == 1 }
    if candidates.isEmpty {
      // `let sum: Formula = -"x"`: the text is what the operator takes.
      let wanted = operators("-", in: expected.map { [$0.wrapped ?? $0] } ?? [])
        .filter { parameters(of: $0.declaration).count == 1 }
      if !wanted.isEmpty {
        return resolve(wanted, base: nil, [ArgumentSyntax(label: nil, value: node.expression)], callee: "-", node, expected)
      }
      report(.type, "Unary operator '-' cannot be applied to an operand of type '\(normalized(value.type))'", at: node)
      return failed(node)
    }
    return resolve(
      candidates, base: nil, [ArgumentSyntax(label: nil, value: node.expression, inferred: value)], callee: "-", node, expected)
  }
}
