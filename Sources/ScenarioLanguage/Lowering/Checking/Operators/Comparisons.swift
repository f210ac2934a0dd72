import DispatchTrace
import SwiftSyntax

/// Operators with rules of their own: logic, order, identity, ranges, `??`.
extension Checker {
  func logical(
    _ text: String, _ left: Folded, _ operation: ExprSyntax, _ right: Folded, _ expected: Type?
  ) -> Expression {
    let value = check(left, library.bool)
    if coerce(value, to: library.bool) == nil, !value.type.hasError, !operators(text, in: [value.type]).isEmpty {
      if isContextual(right) || takesOpenFunction(right) {
        let values = [argument(left, value), argument(right, nil)]
        return resolve(operators(text, in: [value.type]), base: nil, values, callee: text, operation, expected)
      }
      return userOperator(text, left, value, operation, right, check(right, nil), expected)
    }
    let first = boolean(left, value)
    let second = boolean(right, check(right, library.bool))
    let kind: Expression.Kind = text == "&&" ? .and(first, second) : .or(first, second)
    return Expression(kind, library.bool, at: first.position)
  }

  private func boolean(_ folded: Folded, _ value: Expression) -> Expression {
    if let converted = coerce(value, to: library.bool) { return converted }
    if !value.type.hasError { reportMismatch(value, library.bool, "to expected argument type", at: representative(folded)) }
    return value
  }

  func compare(_ comparison: Comparison, _ left: Folded, _ operation: ExprSyntax, _ right: Folded) -> Expression {
    if comparison == .equal || comparison == .notEqual, let made = nilTest(comparison, left, operation, right) { return made }
    var (first, second) = operands(left, right, nil)
    if first.type.hasError || second.type.hasError { return failed(operation) }
    if first.type != second.type { (first, second) = (withoutLabels(first), withoutLabels(second)) }
    if comparesWithOthers(comparison.rawValue, first.type, second.type) {
      return userOperator(comparison.rawValue, left, first, operation, right, second, nil)
    }
    if let (left, right) = equalOptionals(comparison, first, second) {
      (first, second) = (left, right)
    } else if !unifyOrUndo(first.type, second.type) {
      (first, second) = (forced(first), forced(second))
      if let converted = coerce(second, to: first.type) {
        second = converted
      } else if let converted = coerce(first, to: second.type) {
        first = converted
      } else if let types = asAnyTypes(first, second) {
        (first, second) = types
      } else if let made = compareIntegers(comparison, first, second) {
        return made
      } else if let made = asBooleanLiteral(right, second, beside: first, comparison) {
        second = made
      } else if let made = asBooleanLiteral(left, first, beside: second, comparison) {
        first = made
      } else {
        return userOperator(comparison.rawValue, left, first, operation, right, second, nil)
      }
    }
    // No Optional is more than another one.
    if first.type.wrapped != nil, comparison != .equal, comparison != .notEqual {
      (first, second) = (forced(first), forced(second))
    }
    let type = simplified(first.type)
    // `static func ==` that a protocol of the scenario asks for.
    if isUncomparable(type, comparison), !operators(comparison.rawValue, in: [type]).isEmpty {
      return userOperator(comparison.rawValue, left, first, operation, right, second, nil)
    }
    return compare(comparison, first, second, operation)
  }

  /// `season == "winter"` of a `String!`, which may be nil: the other one is made an Optional, as for `String?`.
  private func equalOptionals(
    _ comparison: Comparison, _ first: Expression, _ second: Expression
  ) -> (Expression, Expression)? {
    guard comparison == .equal || comparison == .notEqual, first.isImplicitlyUnwrapped != second.isImplicitlyUnwrapped else {
      return nil
    }
    let type = first.isImplicitlyUnwrapped ? first.type : second.type
    guard let wrapped = simplified(type).wrapped, let equatable = library.known("Equatable"), conforms(wrapped, to: equatable)
    else { return nil }
    if first.isImplicitlyUnwrapped { return coerce(second, to: type).map { (first, $0) } }
    return coerce(first, to: type).map { ($0, second) }
  }

  /// `demand > 0`, where a type that is made from literals has an operator for numbers beside it.
  private func comparesWithOthers(_ text: String, _ first: Type, _ second: Type) -> Bool {
    let (own, other) = isOpenLiteral(second) ? (simplified(first), second) : (simplified(second), first)
    guard isOpenLiteral(other), case .nominal(let declaration, _) = own, !declaration.isLibrary else { return false }
    return operators(text, in: [own]).contains { candidate in
      guard let function = candidate.declaration as? FunctionDeclaration else { return false }
      readSignature(function)
      return function.parameters.count == 2 && function.parameters[0].type != function.parameters[1].type
    }
  }

  func isOpenLiteral(_ type: Type) -> Bool {
    if case .variable(let variable) = simplified(type) { variable.literal != nil } else { false }
  }

  private func isUncomparable(_ type: Type, _ comparison: Comparison) -> Bool {
    guard case .parameter = type else { return false }
    return !canCompare(type, comparison == .equal || comparison == .notEqual) && ownComparison(comparison, type) == nil
  }

  /// Integers of two types are compared by what they are, whatever each type can hold.
  private func compareIntegers(_ comparison: Comparison, _ first: Expression, _ second: Expression) -> Expression? {
    guard isInteger(first.type), isInteger(second.type), let function = libraryFunction("_order") else { return nil }
    let types = Substitution(uniqueKeysWithValues: zip(function.generics, [first.type, second.type]))
    let order = Expression(
      .call(function, types, nil, [first, second].map { .init(value: $0) }, .direct), library.int, at: first.position)
    let zero = Expression(.integer(0, negative: false), library.int, at: first.position)
    return Expression(.compare(comparison, order, zero), library.bool, at: first.position)
  }

  /// `T.self == Int.self`: two types compared as `Any.Type`.
  private func asAnyTypes(_ first: Expression, _ second: Expression) -> (Expression, Expression)? {
    guard case .metatype = (first.type.wrapped ?? first.type).head, case .metatype = (second.type.wrapped ?? second.type).head
    else { return nil }
    let isOptional = first.type.wrapped != nil || second.type.wrapped != nil
    let wanted: Type = isOptional ? library.optional(.metatype(.any)) : .metatype(.any)
    guard let left = coerce(first, to: wanted), let right = coerce(second, to: wanted) else { return nil }
    return (left, right)
  }

  func compare(_ comparison: Comparison, _ first: Expression, _ second: Expression, _ operation: ExprSyntax) -> Expression {
    let type = simplified(first.type)
    if let own = ownComparison(comparison, type) {
      return call(own.function, swapped: own.isSwapped, negated: own.isNegated, first, second, own.substitution)
    }
    guard canCompare(type, comparison == .equal || comparison == .notEqual) else {
      reportOperator(comparison.rawValue, first, second, operation)
      return failed(operation)
    }
    return Expression(.compare(comparison, first, second), library.bool, at: first.position)
  }

  struct OwnComparison {
    var function: FunctionDeclaration
    var substitution: Substitution
    var isSwapped = false
    var isNegated = false
  }

  /// The type's own operator, or the one that this one is defined by.
  func ownComparison(_ comparison: Comparison, _ type: Type) -> OwnComparison? {
    let forms: [(name: String, swapped: Bool, negated: Bool)] =
      switch comparison {
      case .equal: [("==", false, false)]
      case .notEqual: [("!=", false, false), ("==", false, true)]
      case .less: [("<", false, false)]
      case .greater: [(">", false, false), ("<", true, false)]
      case .lessEqual: [("<=", false, false), ("<", true, true)]
      case .greaterEqual: [(">=", false, false), ("<", false, true)]
      }
    for form in forms {
      let isWritten = form.name == comparison.rawValue
      guard let type = isWritten ? type : inherited(type, comparison) else { continue }
      let candidates =
        isWritten ? operators(form.name, in: [type]) : asWitness(comparison, type) { operators(form.name, in: [type]) }
      for candidate in candidates {
        guard let function = candidate.declaration as? FunctionDeclaration, !function.isRequirement,
          !isForOthers(function, than: type)
        else { continue }
        readSignature(function)
        var substitution = candidate.substitution
        for generic in function.generics { substitution[generic] = variable() }
        let fits =
          function.parameters.count == 2
          && function.parameters.allSatisfy { unifyOrUndo($0.type.substituting(substitution), type) }
          && function.requirements.allSatisfy { holds($0, substitution) }
        // One that answers something else is no comparison where there is one.
        let isTruth = unifyOrUndo(function.result.substituting(substitution), library.bool)
        if fits, isTruth || isWritten && !canCompare(type, comparison == .equal || comparison == .notEqual) {
          return OwnComparison(function: function, substitution: substitution, isSwapped: form.swapped, isNegated: form.negated)
        }
      }
    }
    return nil
  }

  /// What `Strideable` and `RawRepresentable` say of comparisons is for types of the scenario; the library's own, and what may be one of
  /// them, have theirs.
  private func isForOthers(_ function: FunctionDeclaration, than type: Type) -> Bool {
    guard function.isLibrary, let owner = function.owner, owner.isProtocol else { return false }
    guard let declaration = type.nominal, !declaration.isLibrary else { return true }
    guard owner.name == "RawRepresentable", canCompare(type, true) else { return false }
    // Of what is Equatable `!=` is made from `==`, whichever that is.
    return function.name == "!=" || isWhatItsRawValueIs(declaration)
  }

  /// Two are equal when their raw values are: cases with values of their own, or nothing beside `rawValue`.
  private func isWhatItsRawValueIs(_ declaration: NominalDeclaration) -> Bool {
    switch declaration.kind {
    case .enumeration: return declaration.rawType != nil
    case .structure:
      let stored = storedProperties(of: declaration)
      return stored.count == 1 && stored[0].name == "rawValue" && stored[0].wrapping == nil
    case .classType, .protocolType: return false
    }
  }

  /// The hash of the raw value, which two of the type have in common when they are equal.
  func hashOfRawValue(_ declaration: NominalDeclaration) -> FunctionDeclaration? {
    guard !declaration.isLibrary, !declaration.isProtocol, let target = library.known("RawRepresentable"),
      conforms(declaration.selfType, to: target), !isWhatItsRawValueIs(declaration)
    else { return nil }
    return members(named: "hash", of: target).compactMap { $0 as? FunctionDeclaration }.first { function in
      function.conditions.allSatisfy { holds($0, target.selfParameter.map { [$0: declaration.selfType] } ?? [:]) }
    }
  }

  /// Where an operator is made from another one, that is the one of the class that says it conforms.
  private func inherited(_ type: Type, _ comparison: Comparison) -> Type? {
    guard let target = comparedBy(comparison), conforms(type, to: target) else { return nil }
    return conformingAncestor(of: type, to: target)
  }

  /// What a comparison runs where only the protocol is known: the operator of the class that says it conforms. `!=` is always made
  /// from `==`.
  func witnessComparison(_ comparison: Comparison, _ type: Type) -> OwnComparison? {
    if comparison == .notEqual {
      var found = witnessComparison(.equal, type)
      found?.isNegated = true
      return found
    }
    return asWitness(comparison, type) { ownComparison(comparison, inherited(type, comparison) ?? type) }
  }

  /// What the library's conformance says is looked up as the library does.
  private func asWitness<R>(_ comparison: Comparison, _ type: Type, _ find: () -> R) -> R {
    guard !scope.isLibrary, let target = comparedBy(comparison), isLibrarys(target, of: type) else { return find() }
    return withScope(library.scope, find)
  }

  private func comparedBy(_ comparison: Comparison) -> NominalDeclaration? {
    library.known(comparison == .equal || comparison == .notEqual ? "Equatable" : "Comparable")
  }

  private func call(
    _ function: FunctionDeclaration, swapped: Bool, negated: Bool, _ first: Expression, _ second: Expression,
    _ substitution: Substitution
  ) -> Expression {
    let arguments = (swapped ? [second, first] : [first, second]).map { Expression.Argument(value: $0) }
    let answered = normalized(function.result.substituting(substitution))
    let call = Expression(.call(function, substitution, nil, arguments, .direct), answered, at: first.position)
    return negated ? Expression(.not(call), library.bool, at: first.position) : call
  }

  private func canCompare(_ type: Type, _ isEquality: Bool) -> Bool {
    // There are operators for tuples of up to six values, none for tuples in them.
    if case .tuple(let fields) = type { return fields.count <= 6 && fields.allSatisfy { isOrdered($0.type, isEquality) } }
    if case .metatype = type.wrapped ?? type { return isEquality }
    return isOrdered(type, isEquality)
  }

  private func isOrdered(_ type: Type, _ isEquality: Bool) -> Bool {
    library.known(isEquality ? "Equatable" : "Comparable").map { conforms(type, to: $0) } ?? false
  }

  /// What the library's `~=` asks of values that can be compared: the `==` that they conform with.
  func equals(_ first: Expression, _ second: Expression, _ node: ExprSyntax) -> Expression {
    let type = simplified(first.type)
    guard let equatable = library.known("Equatable"), conforms(type, to: equatable) else {
      return compare(.equal, first, second, node)
    }
    if let own = witnessComparison(.equal, type) {
      return call(own.function, swapped: own.isSwapped, negated: own.isNegated, first, second, own.substitution)
    }
    return Expression(.compare(.equal, first, second), library.bool, at: first.position)
  }

  /// `pattern ~= value`
  func patternMatch(_ left: Folded, _ operation: ExprSyntax, _ right: Folded) -> Expression {
    let (first, second) = patternOperands(left, right)
    if first.type.hasError || second.type.hasError { return failed(operation) }
    let own = operators("~=", in: [first.type, second.type])
    if !own.isEmpty {
      return resolve(own, base: nil, [argument(left, first), argument(right, second)], callee: "~=", operation, library.bool)
    }
    if unifyOrUndo(first.type, second.type) { return equals(first, second, operation) }
    if let wider = coerce(second, to: first.type) { return equals(first, wider, operation) }
    if let wider = coerce(first, to: second.type) { return equals(wider, second, operation) }
    guard let contains = lookUpMembers("contains", in: first.type).first(where: { $0.declaration is FunctionDeclaration }) else {
      reportOperator("~=", first, second, operation)
      return failed(operation)
    }
    return resolve([contains], base: first, [argument(right, second)], callee: "~=", operation, library.bool)
  }

  /// `.low ... .high ~= level`, `levels ~= .low`: what is between the ends of a range is of their type.
  private func patternOperands(_ left: Folded, _ right: Folded) -> (Expression, Expression) {
    if !isContextual(right), isOpenRange(left) || isContextual(left) {
      let second = check(right, nil)
      let wanted = isOpenRange(left) ? library.type("ClosedRange", [second.type]) : operandHint(second.type)
      return (check(left, wanted), second)
    }
    let first = check(left, nil)
    return (first, check(right, bound(ofRange: first.type) ?? operandHint(first.type)))
  }

  private func isOpenRange(_ folded: Folded) -> Bool {
    switch folded {
    case .operand(let syntax): isOpenRange(syntax)
    case .binary(let left, let operation, let right):
      ["...", "..<"].contains(operation.ownText) && (isContextual(left) || isContextual(right))
    case .ternary, .cast, .typeTest, .trying: false
    }
  }

  private func nilTest(_ comparison: Comparison, _ left: Folded, _ operation: ExprSyntax, _ right: Folded) -> Expression? {
    let value: Folded
    if case .operand(let syntax) = right, syntax.is(NilLiteralExprSyntax.self) {
      value = left
    } else if case .operand(let syntax) = left, syntax.is(NilLiteralExprSyntax.self) {
      value = right
    } else {
      return nil
    }
    var subject = check(value, nil)
    if subject.type.hasError { return failed(operation) }
    if subject.type.wrapped == nil,
      let own = ownNil(Expression(.none, library.optional(.any), at: subject.position), simplified(subject.type))
    {
      let isLeft = representative(value).id == representative(left).id
      return compare(comparison, isLeft ? subject : own, isLeft ? own : subject, operation)
    }
    // What is never nil is an Optional here, too; the compiler warns.
    if subject.type.wrapped == nil, let converted = coerce(subject, to: library.optional(subject.type)) { subject = converted }
    return Expression(.isNil(subject, negated: comparison == .notEqual), library.bool, at: subject.position)
  }

  /// What a range of that type is between.
  func bound(ofRange type: Type?) -> Type? {
    guard let type, case .nominal(let declaration, let arguments) = simplified(type), declaration.isLibrary,
      arguments.count == 1, Library.isRange(declaration.name)
    else { return nil }
    return arguments[0]
  }

  /// `.low...`, `...(.high)`: what the range is compared with says of which type its ends are.
  func rangeWanted(by syntax: ExprSyntax, _ value: Type) -> Type? {
    isOpenRange(syntax) ? library.type("ClosedRange", [bound(ofRange: value) ?? value]) : nil
  }

  private func isOpenRange(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let node): node.elements.count == 1 && node.elements.first.map { isOpenRange($0.expression) } == true
    case .prefixOperatorExpr(let node): isRangeOperator(node.operator) && isContextual(node.expression)
    case .postfixOperatorExpr(let node): isRangeOperator(node.operator) && isContextual(node.expression)
    case .sequenceExpr(let node):
      isContextual(syntax)
        && node.elements.contains { $0.as(BinaryOperatorExprSyntax.self).map { isRangeOperator($0.operator) } == true }
    default: false
    }
  }

  private func isRangeOperator(_ token: TokenSyntax) -> Bool { token.text == "..." || token.text == "..<" }

  func range(_ text: String, _ left: Folded, _ operation: ExprSyntax, _ right: Folded, _ expected: Type?) -> Expression {
    let bound = bound(ofRange: expected)
    let (first, second) = operands(left, right, bound)
    if first.type.hasError || second.type.hasError { return failed(operation) }
    if let made = ownRange(text, [argument(left, first), argument(right, second)], operation, expected) { return made }
    guard unifyOrUndo(first.type, second.type) else {
      reportOperator(text, first, second, operation)
      return failed(operation)
    }
    if case .variable = simplified(first.type) { _ = bound.map { unifyOrUndo(first.type, $0) } }
    let name = text == "..." ? "ClosedRange" : "Range"
    guard let comparable = library.known("Comparable"), conforms(first.type, to: comparable) else {
      reportOperator(text, first, second, operation)
      return failed(operation)
    }
    let type = library.type(name, [first.type])
    let maker = members(named: "_make", of: type.nominal ?? library.known(name)!).compactMap { $0 as? FunctionDeclaration }.first
    guard let maker, let declaration = type.nominal else { return failed(operation) }
    readSignature(maker)
    let substitution: Substitution = [declaration.generics[0]: first.type]
    return Expression(
      .call(maker, substitution, typeReference(type, at: operation), [.init(value: first), .init(value: second)], .direct), type,
      at: first.position)
  }
}
