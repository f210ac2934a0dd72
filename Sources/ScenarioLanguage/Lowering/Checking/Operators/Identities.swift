import DispatchTrace
import SwiftSyntax

/// `===` and `!==`: the library's, and those of types of one's own.
extension Checker {
  func identity(_ text: String, _ left: Folded, _ operation: ExprSyntax, _ right: Folded) -> Expression {
    let first = check(left, nil)
    let second = check(right, operandHint(first.type))
    if declaredOperators.contains(text), let made = ownIdentity(text, (left, first), operation, (right, second)) { return made }
    for value in [first, second] where !value.type.hasError && !isReference(value.type.wrapped ?? value.type) {
      if case .none = value.kind { continue }
      report(.type, "Operator '\(text)' compares class instances, not '\(normalized(value.type))'", at: operation)
      return failed(operation)
    }
    return Expression(.identical(first, second, negated: text == "!=="), library.bool, at: first.position)
  }

  /// `static func === (left: Version, right: Version) -> Bool`
  private func ownIdentity(
    _ text: String, _ left: (Folded, Expression), _ operation: ExprSyntax, _ right: (Folded, Expression)
  ) -> Expression? {
    let own = operators(text, in: [left.1.type, right.1.type])
    if own.isEmpty { return nil }
    return attempt {
      let operands = [argument(left.0, left.1), argument(right.0, right.1)]
      let made = resolve(own, base: nil, operands, callee: text, operation, library.bool)
      return made.type.hasError ? nil : made
    }
  }
}
