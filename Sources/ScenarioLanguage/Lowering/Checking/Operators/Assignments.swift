import DispatchTrace
import SwiftSyntax

/// `=`, `+=`, prefix operators and `? :`.
extension Checker {
  func assignment(_ left: Folded, _ operation: ExprSyntax, _ right: Folded) -> Expression {
    guard case .operand(let target) = left else {
      report(.type, "Cannot assign to the result of an operator", at: operation)
      return failed(operation)
    }
    if target.is(DiscardAssignmentExprSyntax.self) {
      let value = check(right, nil)
      return Expression(.discard(value), .void, at: position(target))
    }
    if let tuple = target.as(TupleExprSyntax.self), tuple.elements.count > 1 { return destructure(tuple, right, operation) }
    let (place, isChain) = self.place(target)
    if place.type.hasError {
      _ = check(right, nil)
      return failed(operation)
    }
    guard isMutable(place) else {
      report(.type, "Cannot assign to value: \(immutableReason(place))", at: target)
      _ = check(right, place.type)
      return failed(operation)
    }
    noteWrite(to: place)
    let value = converted(right, to: place.type)
    if isPlain(right) { refuseOwnValue(place, value, operation) }
    let made = Expression(.assign(place, value), .void, at: position(target))
    made.whileUnassigned = wrapperInitialization(place, value, target)
    return isChain ? Expression(.optionalChain(made), library.optional(.void), at: made.position) : made
  }

  /// `self.count = count`, where no parameter has that name. In closures the compiler does not look.
  private func refuseOwnValue(_ place: Expression, _ value: Expression, _ operation: ExprSyntax) {
    if function.kind == .closure { return }
    if case (.variable(let target), .variable(let source)) = (place.kind, value.kind), target === source {
      report(.type, "Assigning a variable to itself", at: operation)
    }
    guard case (.field(let base, let target), .field(let other, let source)) = (place.kind, value.kind), target === source,
      case (.variable(let first), .variable(let second)) = (base.kind, other.kind), first === second
    else { return }
    report(.type, "Assigning a property to itself", at: operation)
  }

  /// Not an operand of `as`: a value that is coerced is another one for the compiler.
  private func isPlain(_ value: Folded) -> Bool {
    guard case .operand(var syntax) = value else { return false }
    while let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      syntax = only.expression
    }
    return syntax.is(MemberAccessExprSyntax.self) || syntax.is(DeclReferenceExprSyntax.self)
  }

  /// The left side of an assignment, and whether it holds a `?`.
  private func place(_ target: ExprSyntax) -> (Expression, Bool) {
    let saved = placeNode
    placeNode = Syntax(target).id
    chains.append(false)
    let place = infer(target)
    placeNode = saved
    return (place, chains.removeLast())
  }

  /// `right` as a value of `type`, with a message when it is not one.
  private func converted(_ right: Folded, to type: Type) -> Expression {
    if case .operand(let syntax) = right { return check(syntax, as: type, "to type") }
    let value = check(right, type)
    if let made = coerce(value, to: type) { return made }
    if !value.type.hasError { reportMismatch(value, type, "to type", at: syntax(of: right)) }
    return value
  }

  private func syntax(of folded: Folded) -> ExprSyntax {
    switch folded {
    case .operand(let syntax): syntax
    case .binary(let left, _, _): syntax(of: left)
    case .ternary(let condition, _, _): syntax(of: condition)
    case .cast(let value, _, _), .typeTest(let value, _, _): syntax(of: value)
    case .trying(let node, _): ExprSyntax(node)
    }
  }

  /// `(a, b) = (b, a)`
  private func destructure(_ tuple: TupleExprSyntax, _ right: Folded, _ operation: ExprSyntax) -> Expression {
    guard let places = places(of: tuple) else { return failed(operation) }
    let value = converted(right, to: places.type)
    return Expression(.assign(places, value), .void, at: position(tuple))
  }

  /// What is assigned to, parts of parts too; nil when one of them is no place.
  private func places(of tuple: TupleExprSyntax) -> Expression? {
    let places = tuple.elements.compactMap { place(in: $0.expression) }
    if places.count < tuple.elements.count { return nil }
    let fields = zip(tuple.elements, places).map { TupleField(label: $0.label.map { name($0) }, type: $1.type) }
    return Expression(.tuple(places), .tuple(fields), at: position(tuple))
  }

  private func place(in syntax: ExprSyntax) -> Expression? {
    if syntax.is(DiscardAssignmentExprSyntax.self) { return Expression(.none, variable(), at: position(syntax)) }
    if let inner = syntax.as(TupleExprSyntax.self), inner.elements.count > 1 { return places(of: inner) }
    let (place, isChain) = self.place(syntax)
    if place.type.hasError { return nil }
    if isChain {
      report(.type, "Cannot assign to immutable expression of type '\(normalized(library.optional(place.type)))'", at: syntax)
      return nil
    }
    guard isMutable(place) else {
      report(.type, "Cannot assign to value: \(immutableReason(place))", at: syntax)
      return nil
    }
    noteWrite(to: place)
    return place
  }

  func compound(_ text: String, _ left: Folded, _ operation: ExprSyntax, _ right: Folded, _ expected: Type?) -> Expression {
    guard case .operand(let target) = left else {
      report(.type, "Cannot assign to the result of an operator", at: operation)
      return failed(operation)
    }
    var (place, isChain) = self.place(target)
    if place.type.hasError {
      _ = check(right, nil)
      return failed(operation)
    }
    guard isMutable(place) || changesInstance(text, place) else {
      report(.type, "Left side of mutating operator isn't mutable: \(immutableReason(place))", at: target)
      return failed(operation)
    }
    noteWrite(to: place)
    place = forced(place)
    let made = compound(text, place, operation, right, isChain ? nil : expected)
    return isChain ? Expression(.optionalChain(made), library.optional(.void), at: made.position) : made
  }

  /// The operator takes a class instance, not a place: `static func += (left: Box, right: Int)`.
  private func changesInstance(_ text: String, _ place: Expression) -> Bool {
    let own = operators(text, in: [place.type]).compactMap { $0.declaration as? FunctionDeclaration }
    return !own.isEmpty && own.allSatisfy { parameters(of: $0).first?.isInout == false }
  }

  /// The right side can be of the place's type: then a number's own operator takes it, whatever else the scenario declares.
  private func isOf(_ type: Type, _ right: Folded) -> Bool {
    score(nil) { coerce(check(right, type), to: type) } != nil
  }

  private func isAdditive(_ type: Type) -> Bool {
    library.known("AdditiveArithmetic").map { conforms(type, to: $0) } ?? false
  }

  private func compound(
    _ text: String, _ place: Expression, _ operation: ExprSyntax, _ right: Folded, _ expected: Type?
  ) -> Expression {
    let isText = isText(place.type)
    var known: Expression?
    let own = operators(text, in: [place.type])
    let hides = hidesAssignment(text, place.type)
    if isText, text == "+=", !hides {
      let value = check(right, library.string)
      if value.type.hasError { return failed(operation) }
      if unifyOrUndo(place.type, library.string), unifyOrUndo(value.type, library.string) {
        return Expression(.stringAppend(place, value), .void, at: place.position)
      }
      known = value
    }
    if let arithmetic = Arithmetic(rawValue: String(text.dropLast())), isNumeric(place.type), !hides,
      own.isEmpty || isOf(place.type, right)
    {
      let isShift = arithmetic.isShift
      let value = isShift ? check(right, nil) : converted(right, to: place.type)
      if isShift { _ = settle(value.type) }
      noteOperation(arithmetic, place, value)
      return Expression(.compoundAssign(arithmetic, place, value), .void, at: place.position)
    }
    let value = known ?? (isContextual(right) ? nil : check(right, nil))
    if value?.type.hasError == true { return failed(operation) }
    let candidates = own.isEmpty ? operators(text, in: [value?.type ?? .error]) : own
    if candidates.isEmpty, let value, let made = compoundOfUnknown(text, place, value) { return made }
    if candidates.isEmpty, text == "+=" || text == "-=", isAdditive(place.type) {
      // What every such type has, made of its `+` and `-`.
      return Expression(
        .compoundAssign(text == "+=" ? .add : .subtract, place, converted(right, to: place.type)), .void, at: place.position)
    }
    if candidates.isEmpty {
      let shown = value ?? check(right, nil)
      if !shown.type.hasError { reportOperator(text, place, shown, operation) }
      return failed(operation)
    }
    let address = Expression(.address(place), place.type, at: place.position)
    let target = ArgumentSyntax(label: nil, value: operation, inferred: changesInstance(text, place) ? place : address)
    // `json += true`: what a literal becomes the operator says.
    let other = argument(right, exchanged(right, candidates) ?? (isLiteral(right) ? nil : value))
    return resolve(candidates, base: nil, [target, other], callee: text, operation, expected)
  }

  /// `func <-> <T>(left: inout T, right: inout T)`
  private func exchanged(_ right: Folded, _ candidates: [MemberCandidate]) -> Expression? {
    guard case .operand(let syntax) = right, let only = candidates.first, parameters(of: only.declaration).last?.isInout == true
    else { return nil }
    let (place, _) = self.place(syntax)
    guard isMutable(place) else { return nil }
    noteWrite(to: place)
    return Expression(.address(place), place.type, at: place.position)
  }

  // MARK: - Prefix operators

  func prefix(_ node: PrefixOperatorExprSyntax, _ expected: Type?) -> Expression {
    let text = node.operator.text
    if let made = openMember(behind: node, expected) { return made }
    if let made = awaited(text, node.expression, node, expected) ?? answeringOther(node, expected) { return made }
    switch text {
    case "!":
      let value = infer(node.expression, library.bool)
      if let made = hiding(node, value, expected) { return made }
      if let test = coerce(value, to: library.bool) { return Expression(.not(test), library.bool, at: position(node)) }
      if operators(text, in: [value.type]).isEmpty {
        reportMismatch(value, library.bool, "to expected argument type", at: node.expression)
        return Expression(.not(value), library.bool, at: position(node))
      }
    case "-": return negation(node, expected)
    case "+":
      let value = infer(node.expression, expected)
      if let made = hiding(node, value, expected) { return made }
      let isNumber = isNumeric(value.type) || library.known("AdditiveArithmetic").map { conforms(value.type, to: $0) } ?? false
      let own = unaryOperators(text, in: [value.type], isPostfix: false)
      let operands = [ArgumentSyntax(label: nil, value: node.expression, inferred: value)]
      if isNumber, !own.contains(where: { accepts($0, [value], operands) }) { return value }
    case "~":
      let value = infer(node.expression, expected)
      if value.type.hasError { return value }
      if let made = hiding(node, value, expected) { return made }
      if let made = ownBeforeLiteral(text, node.expression, value, ExprSyntax(node), expected) { return made }
      if isInteger(value.type) {
        return Expression(.bitNot(value), value.type, at: position(node))
      }
    case "...", "..<": return partialRange(text, node, expected)
    default: break
    }
    return unary(text, node.expression, isPostfix: false, node, expected)
  }

  private func unary(
    _ text: String, _ operand: ExprSyntax, isPostfix: Bool, _ node: some ExprSyntaxProtocol, _ expected: Type?
  ) -> Expression {
    if isContextual(operand) {
      // Only the operator says what the operand is: `users.map(^\.name)`.
      let own = unaryOperators(text, in: expected.map { [$0.wrapped ?? $0] } ?? [], isPostfix: isPostfix)
      if !own.isEmpty {
        return resolve(own, base: nil, [ArgumentSyntax(label: nil, value: operand)], callee: text, node, expected)
      }
    }
    var value = infer(operand)
    if value.type.hasError { return value }
    let candidates = unaryOperators(text, in: [value.type], isPostfix: isPostfix)
    if let first = candidates.first, parameters(of: first.declaration).first?.isInout == true {
      guard isMutable(value) else {
        report(.type, "Cannot pass immutable value as inout argument: \(immutableReason(value))", at: node)
        return failed(node)
      }
      noteWrite(to: value)
      value = Expression(.address(value), value.type, at: value.position)
    }
    if candidates.isEmpty {
      reportUnary(text, operand, value, at: node)
      return failed(node)
    }
    return resolve(
      candidates, base: nil, [ArgumentSyntax(label: nil, value: operand, inferred: value)], callee: text, node, expected)
  }

  private func unaryOperators(_ text: String, in types: [Type], isPostfix: Bool) -> [MemberCandidate] {
    operators(text, in: types).filter { candidate in
      let function = candidate.declaration as? FunctionDeclaration
      return function?.isPostfix == isPostfix && parameters(of: candidate.declaration).count == 1
    }
  }

  // MARK: - One-sided ranges

  private func partialRange(_ text: String, _ node: PrefixOperatorExprSyntax, _ expected: Type?) -> Expression {
    oneSided(text == "..." ? "PartialRangeThrough" : "PartialRangeUpTo", infer(node.expression, bound(ofRange: expected)), node)
  }

  func postfix(_ node: PostfixOperatorExprSyntax, _ expected: Type?) -> Expression {
    if node.operator.text == "..." {
      return oneSided("PartialRangeFrom", infer(node.expression, bound(ofRange: expected)), node)
    }
    return unary(node.operator.text, node.expression, isPostfix: true, node, expected)
  }

  private func oneSided(_ name: String, _ bound: Expression, _ node: some ExprSyntaxProtocol) -> Expression {
    if bound.type.hasError { return bound }
    let type = library.type(name, [bound.type])
    guard let declaration = type.nominal, let maker = lookUpMembers("init", in: type).first?.declaration as? FunctionDeclaration
    else {
      return failed(node)
    }
    readSignature(maker)
    return Expression(
      .call(maker, [declaration.generics[0]: bound.type], typeReference(type, at: node), [.init(value: bound)], .direct), type,
      at: position(node))
  }

  // MARK: - Conditional operator

  private func alternatives(
    _ node: UnresolvedTernaryExprSyntax, _ otherwise: Folded, _ test: Expression, _ expected: Type?
  ) -> (Expression, Expression) {
    if isSaidBySecond(node.thenExpression, otherwise, expected) {
      let second = unreachable(if: isLiteral(test, true)) { check(otherwise, nil) }
      return (unreachable(if: isLiteral(test, false)) { infer(node.thenExpression, second.type) }, second)
    }
    let first = unreachable(if: isLiteral(test, false)) { infer(node.thenExpression, expected) }
    let wanted = isSaidByFirst(otherwise, first, expected) ? first.type : expected
    return (first, unreachable(if: isLiteral(test, true)) { alternative(otherwise, to: first.type, wanted) })
  }

  /// `isEmpty ? .success(()) : next()`: the other one says of which type it is a member, perhaps of a subclass of what is wanted; and of
  /// which type `[]` is.
  private func isSaidBySecond(_ first: ExprSyntax, _ otherwise: Folded, _ expected: Type?) -> Bool {
    if isContextual(otherwise) { return false }
    if isMember(first) { return expected.map { !isMember(first, of: $0) } ?? true }
    return first.as(ArrayExprSyntax.self)?.elements.isEmpty == true && expected.map { isUnknown($0) } ?? true
  }

  /// `isOdd ? Failure.odd : .even`, where an `any Error` is wanted.
  private func isSaidByFirst(_ otherwise: Folded, _ first: Expression, _ expected: Type?) -> Bool {
    guard let expected, case .operand(let syntax) = otherwise, isMember(syntax), !first.type.hasError else { return false }
    return !isMember(syntax, of: expected) && isMember(syntax, of: first.type)
  }

  private func isMember(_ syntax: ExprSyntax, of wanted: Type) -> Bool {
    attempt { infer(syntax, wanted).type.hasError ? nil : true } ?? false
  }

  func ternary(_ condition: Folded, _ node: UnresolvedTernaryExprSyntax, _ otherwise: Folded, _ expected: Type?) -> Expression {
    let expected = doubledOptional(node, otherwise, expected) ?? expected
    let test = check(condition, library.bool)
    guard coerce(test, to: library.bool) != nil else {
      if !test.type.hasError { reportMismatch(test, library.bool, "to expected condition type", at: node) }
      return failed(node)
    }
    let (first, second) = alternatives(node, otherwise, test, expected)
    if first.type.hasError || second.type.hasError { return failed(node) }
    if let expected, !expected.hasVariables, let one = coerce(first, to: expected), let other = coerce(second, to: expected) {
      return Expression(.ternary(test, one, other), expected, at: test.position)
    }
    if case .none = first.kind, let one = ownNil(first, simplified(second.type)) {
      return Expression(.ternary(test, one, second), second.type, at: test.position)
    }
    if let other = coerce(second, to: first.type) {
      return Expression(.ternary(test, first, other), first.type, at: test.position)
    }
    if let one = coerce(first, to: second.type) { return Expression(.ternary(test, one, second), second.type, at: test.position) }
    // `isUp ? names.reversed() : names`: what the second one is says which `reversed()` is meant.
    if let one = attempt({ coerce(infer(node.thenExpression, second.type), to: second.type) }) {
      return Expression(.ternary(test, one, second), second.type, at: test.position)
    }
    // `isUp ? name : name.dropFirst() + "s"`: what the first one is says which `+`.
    if let other = attempt({ coerce(check(otherwise, first.type), to: first.type) }) {
      return Expression(.ternary(test, first, other), first.type, at: test.position)
    }
    if let (one, other) = joined(first, second) { return Expression(.ternary(test, one, other), one.type, at: test.position) }
    report(
      .type,
      "Result values in '? :' expression have mismatching types '\(normalized(first.type))' and '\(normalized(second.type))'",
      at: node)
    return failed(node)
  }
}
