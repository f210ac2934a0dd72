import DispatchTrace
import SwiftSyntax

/// Operator expressions.
extension Checker {
  func sequence(_ node: SequenceExprSyntax, _ expected: Type?) -> Expression {
    let elements = Array(node.elements)
    guard elements.count <= 2 * Self.deepest else {
      report(.limit, "This expression has more than \(Self.deepest) operators; split it up", at: node)
      return failed(node)
    }
    switch precedence.fold(elements) {
    case .success(let folded): return check(folded, expected)
    case .failure(let failure):
      report(.syntax, failure.message, at: failure.node)
      return failed(node)
    }
  }

  func check(_ folded: Folded, _ expected: Type?) -> Expression {
    switch folded {
    case .operand(let syntax): return infer(syntax, expected)
    case .binary(let left, let operation, let right):
      return nested(operation, otherwise: failed(operation)) { binary(left, operation, right, expected) }
    case .ternary(let condition, let node, let otherwise): return ternary(condition, node, otherwise, expected)
    case .cast(let value, let node, let type): return cast(value, node, type)
    case .typeTest(let value, let node, let type): return typeTest(value, node, type)
    case .trying(let node, let inner): return trying(node, inner, expected)
    }
  }

  private func trying(_ node: TryExprSyntax, _ inner: Folded, _ expected: Type?) -> Expression {
    let value = covered(by: node) { check(inner, expected) }
    guard let mark = node.questionOrExclamationMark else { return value }
    if mark.tokenKind == .exclamationMark { return Expression(.tryForce(value), value.type, at: position(node)) }
    return tryOptional(value, node)
  }

  private func binary(_ left: Folded, _ operation: ExprSyntax, _ right: Folded, _ expected: Type?) -> Expression {
    let text = operation.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "="
    if let made = awaited(text, left, operation, right, expected) { return made }
    if let made = answeringOther(text, left, operation, right, expected) { return made }
    switch text {
    case "=": return assignment(left, operation, right)
    case "&&", "||": return logical(text, left, operation, right, expected)
    case "??": return coalesce(left, operation, right, expected)
    case "...", "..<": return range(text, left, operation, right, expected)
    case "===", "!==": return identity(text, left, operation, right)
    default: break
    }
    if let comparison = Comparison(rawValue: text) { return compare(comparison, left, operation, right) }
    if text == "~=" { return patternMatch(left, operation, right) }
    if precedence.isAssignment(text) { return compound(text, left, operation, right, expected) }
    if text == "+", let sum = sum(left, operation, right, expected) { return sum }
    return arithmetic(text, left, operation, right, expected)
  }

  // MARK: - Operands

  func isContextual(_ folded: Folded) -> Bool {
    switch folded {
    case .operand(let syntax): isContextual(syntax)
    case .binary(let left, let operation, let right):
      isContextual(left) && isContextual(right) || operation.ownText == "??" && isContextual(left)
    case .ternary(_, let node, let otherwise): isContextual(node.thenExpression) && isContextual(otherwise)
    case .cast, .typeTest: false
    case .trying(_, let inner): isContextual(inner)
    }
  }

  /// Both operands; the one that needs a type gets the other's.
  func operands(
    _ left: Folded, _ right: Folded, _ expected: Type?, isListWanted: Bool = false
  ) -> (Expression, Expression) {
    if isContextual(left), !isContextual(right) {
      let second = check(right, expected)
      return (asArray(check(left, operandHint(second.type)), left), asArray(second, right))
    }
    let first = check(left, expected)
    let list = asArray(first, left)
    let second = asArray(second(right, beside: list.type), right)
    return (isText(second.type) && !isListWanted ? first : list, second)
  }

  /// No operator takes what `reversed()` or `lazy` make of a collection: as an operand it is the array that the function also makes, but
  /// beside a text, which takes any characters.
  func asArray(_ value: Expression, _ folded: Folded) -> Expression {
    let type = value.type.wrapped ?? value.type
    guard let declaration = type.nominal, declaration.isLibrary,
      declaration.name == "ReversedCollection" || declaration.name.hasPrefix("Lazy")
    else { return value }
    let array = library.array(variable())
    let wanted = value.type.wrapped == nil ? array : library.optional(array)
    return attempt {
      let made = check(folded, wanted)
      return unifyOrUndo(made.type, wanted) ? made : nil
    } ?? value
  }

  func operandHint(_ type: Type) -> Type? {
    if case .error = type.head { return nil }
    return type
  }

  /// What was declared `T!`, as a `T`.
  func forced(_ value: Expression) -> Expression {
    guard value.isImplicitlyUnwrapped, let wrapped = simplified(value.type).wrapped else { return value }
    return Expression(.force(value, implicit: true), wrapped, at: value.position)
  }

  func representative(_ folded: Folded) -> ExprSyntax {
    switch folded {
    case .operand(let syntax): syntax
    case .binary(_, let operation, _): operation
    case .ternary(_, let node, _): ExprSyntax(node)
    case .cast(_, let node, _): ExprSyntax(node)
    case .typeTest(_, let node, _): ExprSyntax(node)
    case .trying(let node, _): ExprSyntax(node)
    }
  }

  func argument(_ folded: Folded, _ value: Expression?) -> ArgumentSyntax {
    let isOperand = if case .operand = folded { true } else { false }
    return ArgumentSyntax(label: nil, value: representative(folded), inferred: value, folded: isOperand ? nil : folded)
  }

  // MARK: - Arithmetic

  private func arithmetic(_ text: String, _ left: Folded, _ operation: ExprSyntax, _ right: Folded, _ expected: Type?)
    -> Expression
  {
    if let expected, isContextual(left) || isChainOfMember(left) {
      if let made = contextualOperator(text, left, operation, right, expected) { return made }
    }
    if !isBuiltIn(text), isContextual(left), isContextual(right) {
      // Two closures, for example: what each is, only the operator says.
      let own = operators(text, in: [])
      let values = [argument(left, leafValue(left)), argument(right, leafValue(right))]
      if !own.isEmpty { return resolve(own, base: nil, values, callee: text, operation, expected) }
    }
    if let made = declaredOperator(text, left, operation, right, expected) { return made }
    let isKnown = !isContextual(left) || isConstruction(left)
    let isDeclared = !isBuiltIn(text) || declaredOperators.contains(text)
    if (isContextual(right) || isChainOfMember(right)) && isKnown || isDeclared && takesOpenFunction(right) {
      let first = asArray(check(left, nil), left)
      if first.type.hasError { return failed(operation) }
      let answered = expected.map { [simplified($0.wrapped ?? $0)] } ?? []
      // A text and a list of characters make a text.
      let isPlain = isBuiltIn(text) && (isNumeric(first.type) || isText(first.type) && !isArrayLiteral(right))
      let own = isPlain ? [] : operators(text, in: [first.type] + answered)
      if changesLeft(own) { return compound(text, left, operation, right, expected) }
      if !own.isEmpty {
        return resolve(own, base: nil, [argument(left, first), argument(right, nil)], callee: text, operation, expected)
      }
    }
    let hint = expected.flatMap { numericHint($0) }
    // What one operand of a declared operator is says nothing of the other.
    let isOpen = !isBuiltIn(text) && !isContextual(left) && !isContextual(right)
    let isListWanted = expected.map { simplified($0.wrapped ?? $0).isNominal("Array") } ?? false
    var (first, second) =
      isOpen ? (check(left, nil), check(right, nil)) : operands(left, right, hint, isListWanted: isListWanted)
    if first.type.hasError || second.type.hasError { return failed(operation) }
    (first, second) = (forced(first), forced(second))
    if let made = ownOperator(text, left, first, operation, right, second, expected) { return made }
    if let builtin = Arithmetic(rawValue: text) {
      if let made = hiding(text, [argument(left, first), argument(right, second)], operation, expected) { return made }
      let place = position(self.representative(left))
      if let made = builtIn(builtin, first, second, expected, at: place) { return made }
    }
    return userOperator(text, left, first, operation, right, second, expected)
  }

  private func isBuiltIn(_ text: String) -> Bool { Arithmetic(rawValue: text) != nil }

  private func numericHint(_ type: Type) -> Type? {
    let type = simplified(type.wrapped ?? type)
    if type.numeric != nil || type.isNominal("String") { return type }
    return nil
  }

  /// Where the library has no such operator, looking for it has said nothing of literals.
  func builtIn(
    _ operation: Arithmetic, _ first: Expression, _ second: Expression, _ expected: Type?, at position: SourcePosition
  ) -> Expression? {
    attempt { librarys(operation, first, second, expected, at: position) }
  }

  private func librarys(
    _ operation: Arithmetic, _ first: Expression, _ second: Expression, _ expected: Type?, at position: SourcePosition
  ) -> Expression? {
    if operation.isShift { return shift(operation, first, second, at: position) }
    guard isNumeric(first.type) && isNumeric(second.type) || isText(first.type) && isText(second.type) else { return nil }
    guard unifyOrUndo(first.type, second.type) else { return nil }
    if operation == .add, isText(first.type), unifyOrUndo(first.type, library.string) {
      return Expression(.stringConcatenation(first, second), library.string, at: position)
    }
    if isText(first.type) { return nil }
    if let hint = expected.flatMap({ numericHint($0) }), case .variable = simplified(first.type) {
      _ = unifyOrUndo(first.type, hint)
    }
    guard allows(operation, first.type) else { return nil }
    if operation.isOfIntegers { staysWhole(first.type) }
    noteOperation(operation, first, second)
    return Expression(.arithmetic(operation, first, second), first.type, at: position)
  }

  private func shift(_ operation: Arithmetic, _ first: Expression, _ second: Expression, at position: SourcePosition)
    -> Expression?
  {
    guard isInteger(first.type), isInteger(second.type) else { return nil }
    if case .variable = simplified(second.type) { _ = settle(second.type) }
    staysWhole(first.type)
    return Expression(.arithmetic(operation, first, second), first.type, at: position)
  }

  /// Literals without a type of their own become integers, whatever stands beside them: `2 % 5 - 1.5` is an error.
  func staysWhole(_ type: Type) {
    guard case .variable(let variable) = simplified(type), variable.literal == .integer else { return }
    _ = unify(type, .variable(TypeVariable(literal: .integer, isWhole: true)))
  }

  func isNumeric(_ type: Type) -> Bool {
    let type = simplified(type)
    return switch type {
    case .variable(let variable): variable.literal == .integer || variable.literal == .float
    case .parameter, .dependent: library.known("AdditiveArithmetic").map { conforms(type, to: $0) } ?? false
    case .nominal, .function, .tuple, .existential, .metatype, .error: type.numeric != nil
    }
  }

  func isInteger(_ type: Type) -> Bool {
    let type = simplified(type)
    return switch type {
    case .variable(let variable): variable.literal == .integer
    case .parameter, .dependent: library.known("BinaryInteger").map { conforms(type, to: $0) } ?? false
    case .nominal, .function, .tuple, .existential, .metatype, .error: type.numeric?.isInteger == true
    }
  }

  func isText(_ type: Type) -> Bool {
    let type = simplified(type)
    if case .variable(let variable) = type { return variable.literal == .string }
    return type.isNominal("String")
  }

  private func allows(_ operation: Arithmetic, _ type: Type) -> Bool {
    switch operation {
    case .add, .subtract, .multiply: return true
    case .divide:
      if case .parameter = simplified(type) {
        return ["BinaryInteger", "FloatingPoint"].contains { name in library.known(name).map { conforms(type, to: $0) } ?? false }
      }
      return true
    case .remainder, .and, .or, .xor, .addWrapping, .subtractWrapping, .multiplyWrapping, .shiftLeft, .shiftRight,
      .shiftLeftMasked, .shiftRightMasked:
      return isInteger(type)
    }
  }

  // MARK: - Declared operators

  /// Neither operand says anything: the expected type's own operators are tried.
  private func contextualOperator(
    _ text: String, _ left: Folded, _ operation: ExprSyntax, _ right: Folded, _ expected: Type
  ) -> Expression? {
    let type = simplified(expected.wrapped ?? expected)
    if isNumeric(type) || isText(type) { return nil }
    let candidates = operators(text, in: [type]).filter { answers($0, type) }
    if candidates.isEmpty { return nil }
    let first = isChainOfMember(left) ? check(left, type) : leafValue(left)
    return resolve(
      candidates, base: nil, [argument(left, first), argument(right, leafValue(right))], callee: text, operation, expected)
  }

  private func leafValue(_ folded: Folded) -> Expression? {
    if case .operand = folded { return nil }
    return isContextual(folded) || isChainOfMember(folded) ? nil : check(folded, nil)
  }

  func userOperator(
    _ text: String, _ left: Folded, _ first: Expression, _ operation: ExprSyntax, _ right: Folded, _ second: Expression,
    _ expected: Type?
  ) -> Expression {
    var types = [first.type, second.type]
    if let expected { types.append(expected.wrapped ?? expected) }
    // `Set(ids) + [8]`: beside something else an array literal may be the array that it is by itself.
    if [left, right].contains(where: isArrayLiteral), !types.contains(where: { $0.isNominal("Array") }) {
      types.append(library.array(variable()))
    }
    let candidates = operators(text, in: types)
    let values = [argument(left, isContextual(left) ? nil : first), argument(right, isContextual(right) ? nil : second)]
    let fitting = candidates.filter { accepts($0, [first, second], values) }
    if fitting.isEmpty {
      if let made = operatorOfLiterals(text, left, first, operation, right, second, expected)
        ?? operatorOfUnknown(text, first, second, expected, at: position(representative(left)))
      {
        return made
      }
      reportOperator(text, first, second, operation)
      return failed(operation)
    }
    if changesLeft(fitting) { return compound(text, left, operation, right, expected) }
    return resolve(fitting, base: nil, values, callee: text, operation, expected)
  }

  /// `func --> (list: inout [Int], item: Int)`
  private func changesLeft(_ candidates: [MemberCandidate]) -> Bool {
    candidates.first.map { parameters(of: $0.declaration).first?.isInout == true } ?? false
  }

  func isLiteral(_ folded: Folded) -> Bool {
    if case .operand(let syntax) = folded { isLiteral(syntax) || syntax.is(ArrayExprSyntax.self) } else { false }
  }

  func accepts(_ candidate: MemberCandidate, _ values: [Expression], _ arguments: [ArgumentSyntax]) -> Bool {
    guard let function = candidate.declaration as? FunctionDeclaration else { return false }
    readSignature(function)
    guard function.parameters.count == values.count else { return false }
    var substitution = candidate.substitution
    for generic in function.generics { substitution[generic] = variable() }
    var isAccepted = false
    // What a literal would be for this one it need not be for the next.
    _ = attempt { () -> Bool? in
      // What other operands say of a type goes before what depends on it: `Box<P.Value> <~ P`.
      let order = values.indices.filter { !isDependent(function.parameters[$0].type.substituting(substitution)) }
      for index in order + values.indices.filter({ !order.contains($0) }) where arguments[index].inferred != nil {
        let parameter = function.parameters[index]
        if parameter.isAutoclosure { continue }
        guard coerce(values[index], to: normalized(parameter.type.substituting(substitution))) != nil else { return nil }
      }
      let isOpen = arguments.contains { $0.inferred == nil }
      isAccepted = function.requirements.allSatisfy { mayHold($0, substitution) || isOpen && asksOfUnknown($0, substitution) }
      return nil
    }
    return isAccepted
  }

  func operators(_ text: String, in types: [Type]) -> [MemberCandidate] {
    var result: [MemberCandidate] = []
    for type in types + optionalHaving(text, of: types.first) {
      for candidate in lookUpMembers(text, in: type) where isFoundAsOperator(candidate.declaration, text) {
        if !result.contains(where: { isSame($0, candidate) }) { result.append(candidate) }
      }
    }
    let own = scope.isLibrary ? [] : fileScope.names[text] ?? []
    for case let function as FunctionDeclaration in visible(own, from: scope) {
      result.append(MemberCandidate(declaration: function, substitution: [:], dispatch: .direct))
    }
    return result
  }

  /// `1 <> nil` may be the operator of Optionals that the scenario declares.
  private func optionalHaving(_ text: String, of type: Type?) -> [Type] {
    guard let type, simplified(type).wrapped == nil, !isBuiltIn(text), let optional = library.known("Optional"),
      !members(named: text, of: optional).isEmpty
    else { return [] }
    return [library.optional(variable())]
  }

  /// `[Fetch] + [Parse]` may be the `+` of `[Operation]`, when that is expected.
  private func isSame(_ first: MemberCandidate, _ second: MemberCandidate) -> Bool {
    guard first.declaration === second.declaration else { return false }
    guard (first.declaration as? FunctionDeclaration)?.owner?.name == "Array" else { return true }
    return first.substitution.allSatisfy { simplified($1).resolved == second.substitution[$0].map { simplified($0).resolved } }
  }

  private func wider(_ left: Type, _ right: Type) -> Type {
    right.numeric?.isInteger == false ? right : left
  }

  func reportOperator(_ text: String, _ first: Expression, _ second: Expression, _ operation: ExprSyntax) {
    let (left, right) = (normalized(first.type), normalized(second.type))
    for value in [left, right] where value.wrapped != nil {
      report(
        .type,
        "Value of optional type '\(value)' must be unwrapped to a value of type '\(value.wrapped ?? value)'; use 'if let', '??' or '!'",
        at: operation)
      return
    }
    let note = left.numeric != nil && right.numeric != nil ? "; convert one of them, as in \(wider(left, right))(…)" : ""
    if left == right {
      report(.type, "Binary operator '\(text)' cannot be applied to two '\(left)' operands", at: operation)
    } else {
      report(
        .type, "Binary operator '\(text)' cannot be applied to operands of type '\(left)' and '\(right)'\(note)", at: operation)
    }
  }
}
