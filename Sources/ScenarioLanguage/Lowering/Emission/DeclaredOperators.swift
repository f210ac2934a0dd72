import DispatchTrace

/// Arithmetic in generic code, and what `AdditiveArithmetic` adds to a type, on types of the scenario: calls of their operators.
extension FunctionEmitter {
  /// The call that the operation is for its type; nil for numbers.
  func declaredOperator(_ expression: Expression) -> Expression? {
    if case .arithmetic(let operation, let left, let right) = expression.kind {
      let type = type(expression)
      guard type.numeric == nil, let found = checker.declaredOperator(operation.rawValue, 2, type) else { return nil }
      return call(found, [left, right], type)
    }
    if case .negate(let value) = expression.kind {
      let type = type(expression)
      guard type.numeric == nil, let found = checker.declaredOperator("-", 1, type) else { return nil }
      return call(found, [value], type)
    }
    guard case .compoundAssign(let operation, let place, let value) = expression.kind else { return nil }
    let type = type(place)
    guard type.numeric == nil else { return nil }
    if let found = checker.declaredOperator(operation.rawValue + "=", 2, type) {
      return call(found, [Expression(.address(place), place.type, at: place.position), value], .void)
    }
    guard checker.declaredOperator(operation.rawValue, 2, type) != nil else { return nil }
    let sum = Expression(.arithmetic(operation, place, value), place.type, at: place.position)
    return Expression(.assign(place, sum), .void, at: place.position)
  }

  private func call(_ found: MemberCandidate, _ values: [Expression], _ type: Type) -> Expression? {
    guard let function = found.declaration as? FunctionDeclaration else { return nil }
    return Expression(
      .call(function, found.substitution, nil, values.map { .init(value: $0) }, .direct), type, at: values[0].position)
  }
}
