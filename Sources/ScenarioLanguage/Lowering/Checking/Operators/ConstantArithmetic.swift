import DispatchTrace
import SwiftSyntax

/// Arithmetic of constants that would trap. The compiler refuses it, so no program that it accepts has it.
///
/// Constants are literals, what is computed of them, and a function's own `let`s that are given one: of what a closure or a local
/// function captures nothing is known.
extension Checker {
  static func fits(_ magnitude: UInt64, _ negative: Bool, _ kind: IntegerKind) -> Bool {
    if kind.isSigned {
      let limit = UInt64(1) << UInt64(kind.bits - 1)
      return negative ? magnitude <= limit : magnitude < limit
    }
    if negative { return magnitude == 0 }
    return kind.bits == 64 || magnitude < UInt64(1) << UInt64(kind.bits)
  }

  /// An operation on integers, perhaps, and where it stands: its type is known when the statement ends.
  struct PendingOperation {
    var operation: Arithmetic
    var left: Expression
    var right: Expression
    var home: FunctionContext
    /// `-x`, as `0 - x`.
    var isNegation = false
  }

  func noteOperation(_ operation: Arithmetic, _ left: Expression, _ right: Expression, isNegation: Bool = false) {
    guard left.position.isKnown, !isUnreachable else { return }
    let made = PendingOperation(operation: operation, left: left, right: right, home: function, isNegation: isNegation)
    operations.append(made)
  }

  /// `-x` of the least number of its type.
  func negated(_ value: Expression, at node: some SyntaxProtocol) -> Expression {
    let made = Expression(.negate(value), value.type, at: position(node))
    noteOperation(.subtract, Expression(.integer(0, negative: false), value.type, at: made.position), value, isNegation: true)
    return made
  }

  /// `Int(1e19)`
  func requireRange(of type: Type, for syntax: ExprSyntax, at node: some SyntaxProtocol) {
    let signed = syntax.as(PrefixOperatorExprSyntax.self).flatMap { $0.operator.text == "-" ? $0.expression : nil }
    guard let numeric = type.numeric, numeric.isInteger, !isUnreachable,
      let literal = (signed ?? syntax).as(FloatLiteralExprSyntax.self)?.literal.text.filter({ $0 != "_" }),
      let number = Double(literal), number >= 0x1p100 || !fits(Int128(signed == nil ? number : -number), numeric)
    else { return }
    report(.type, "Invalid conversion: '\(syntax.ownText)' overflows '\(type)'", at: node)
  }

  func noteConstant(_ pattern: Pattern, _ value: Expression) {
    if case .bind(let variable) = pattern, variable.isLet, !variable.isGlobalScope {
      constants[variable] = constant(value, in: function)
    } else if case .tuple(let patterns) = pattern, case .tuple(let values) = value.kind {
      for (pattern, value) in zip(patterns, values) { noteConstant(pattern, value) }
    }
  }

  func unreachable<Value>(if isDead: Bool, _ body: () -> Value) -> Value {
    let saved = isUnreachable
    isUnreachable = saved || isDead
    defer { isUnreachable = saved }
    return body()
  }

  /// `if false`: what the condition is without being looked at.
  func literal(_ conditions: ConditionElementListSyntax) -> Bool? {
    guard conditions.count == 1, case .expression(let only)? = conditions.first?.condition else { return nil }
    return only.as(BooleanLiteralExprSyntax.self).map { $0.literal.tokenKind == .keyword(.true) }
  }

  func isLiteral(_ value: Expression, _ wanted: Bool) -> Bool {
    if case .bool(wanted) = value.kind { true } else { false }
  }

  func checkOperations() {
    let pending = operations
    operations = []
    for next in pending { requireDefined(next) }
  }

  /// Of literals whose type turns out to be one of the scenario's, its own operator is meant.
  func declaredOperator(_ text: String, _ count: Int, _ type: Type) -> MemberCandidate? {
    guard mayDeclareOperators(type) || type.isNominal("Decimal") else { return nil }
    return lookUpMembers(text, in: type).first { candidate in
      guard let function = candidate.declaration as? FunctionDeclaration, isFoundAsOperator(function, text) else { return false }
      readSignature(function)
      return function.parameters.count == count
        && function.parameters.allSatisfy { $0.type.substituting(candidate.substitution) == type }
    }
  }

  private func requireOperator(_ operation: Arithmetic, _ type: Type, at position: SourcePosition) {
    guard case .nominal = type, !type.hasError, declaredOperator(operation.rawValue, 2, type) == nil else { return }
    let message = "Binary operator '\(operation.rawValue)' cannot be applied to two '\(type)' operands"
    findings.add(.error, .type, message, at: position)
  }

  /// In generic code the compiler does not know the type, either.
  private func requireDefined(_ pending: PendingOperation) {
    let (operation, left) = (pending.operation, pending.left)
    let type = settle(left.type)
    guard let numeric = type.numeric else {
      return pending.isNegation ? () : requireOperator(operation, type, at: left.position)
    }
    guard numeric.isInteger, let second = constant(pending.right, in: pending.home)
    else {
      return
    }
    let isDivision = operation == .divide || operation == .remainder
    if isDivision, second == 0 { return findings.add(.error, .type, "Division by zero", at: left.position) }
    guard let first = constant(left, in: pending.home),
      // A remainder fits; the quotient that comes with it may not.
      let result = result(operation == .remainder ? .divide : operation, first, second), !fits(result, numeric)
    else {
      return
    }
    let shown = "'\(first) \(operation.rawValue) \(second)'"
    let message =
      isDivision
      ? "Division \(shown) results in an overflow"
      : "Arithmetic operation \(shown) (on type '\(numeric.rawValue)') results in an overflow"
    findings.add(.error, .type, message, at: left.position)
  }

  /// A literal, or a function's own `let` that is given one.
  func isZero(_ value: Expression, in home: FunctionContext) -> Bool { constant(value, in: home) == 0 }

  private func constant(_ value: Expression, in home: FunctionContext) -> Int128? {
    if case .double(let number) = value.kind, number == 0 { return 0 }
    if case .integer(let magnitude, let negative) = value.kind { return negative ? -Int128(magnitude) : Int128(magnitude) }
    if let bound = bound(value) { return bound }
    if case .variable(let variable) = value.kind { return variable.home === home ? constants[variable] : nil }
    guard let numeric = value.type.numeric, numeric.isInteger else { return nil }
    var made: Int128?
    if case .negate(let inner) = value.kind { made = constant(inner, in: home).map { -$0 } }
    if case .arithmetic(let operation, let left, let right) = value.kind, let first = constant(left, in: home),
      let second = constant(right, in: home)
    {
      made = result(operation, first, second)
    }
    return made.flatMap { fits($0, numeric) ? $0 : nil }
  }

  /// `Int.max`
  private func bound(_ value: Expression) -> Int128? {
    var member: VariableDeclaration?
    if case .variable(let found) = value.kind { member = found }
    if case .property(_, let found, _, _) = value.kind { member = found }
    guard let member, member.isLibrary, member.isStatic, let numeric = value.type.numeric, numeric.isInteger else { return nil }
    let limit = limit(numeric)
    return member.name == "max" ? limit - 1 : member.name == "min" ? numeric.kind.isSigned ? -limit : 0 : nil
  }

  private func result(_ operation: Arithmetic, _ first: Int128, _ second: Int128) -> Int128? {
    switch operation {
    case .add: first + second
    case .subtract: first - second
    case .multiply: first.multipliedReportingOverflow(by: second).partialValue
    case .divide: second == 0 ? nil : first / second
    case .remainder: second == 0 ? nil : first % second
    case .addWrapping, .subtractWrapping, .multiplyWrapping, .and, .or, .xor, .shiftLeft, .shiftRight, .shiftLeftMasked,
      .shiftRightMasked:
      nil
    }
  }

  private func fits(_ value: Int128, _ numeric: NumericType) -> Bool {
    let limit = limit(numeric)
    return value < limit && value >= (numeric.kind.isSigned ? -limit : 0)
  }

  /// One more than the greatest value.
  private func limit(_ numeric: NumericType) -> Int128 {
    Int128(1) << (numeric.kind.isSigned ? numeric.kind.bits - 1 : numeric.kind.bits)
  }
}
