import DispatchTrace

/// Where a value that cannot be copied is taken, the variable that it was in has none any more; of what is only borrowed nothing is taken;
/// and what a local function uses is declared before it is called.
struct OwnershipCheck {
  private enum Use { case borrow, take }

  private let checker: Checker
  private let context: FunctionContext
  /// What `defer` does waits for the end of the scope.
  private var isDeferred = false

  static func check(_ statements: [Statement], _ context: FunctionContext, _ checker: Checker) {
    OwnershipCheck(checker: checker, context: context).visit(statements)
  }

  // MARK: - Statements

  private func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private func visit(_ statement: Statement) {
    switch statement {
    case .expression(let value): visit(value)
    case .bind(_, let value, _):
      if let value { visit(value, .take) }
    case .conditional(let conditions, let then, let otherwise, _):
      visit(conditions)
      visit(then)
      visit(otherwise)
    case .guarding(let conditions, let otherwise, _):
      visit(conditions)
      visit(otherwise)
    case .whileLoop(let conditions, let body, _, _):
      visit(conditions)
      visit(body)
    case .repeatLoop(let body, let condition, _, _):
      visit(body)
      visit(condition)
    case .forLoop(let loop):
      visit(loop.sequence, .take)
      if let filter = loop.filter { visit(filter) }
      visit(loop.body)
    case .choice(let choice):
      visit(choice.subject)
      for item in choice.cases {
        for case let filter? in item.items.map(\.filter) { visit(filter) }
        visit(item.body)
      }
    case .doBlock(let body, let catches, _, _):
      visit(body)
      for clause in catches { visit(clause.body) }
    case .deferred(let body, _):
      OwnershipCheck(checker: checker, context: context, isDeferred: true).visit(body)
    case .returning(let value, _): if let value { visit(value, .take) }
    case .throwing(let value, _): visit(value)
    case .breaking, .continuing, .fallthroughCase, .localFunction: break
    }
  }

  private func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .test(let value): visit(value)
      case .match(let pattern, let value): visit(value, pattern.variables.isEmpty ? .borrow : .take)
      }
    }
  }

  // MARK: - Expressions

  private func visit(_ expression: Expression, _ use: Use = .borrow) {
    if use == .take, take(expression) { return }
    refuseLaterVariables(of: expression)
    switch expression.kind {
    case .call(let function, let substitution, let base, let arguments, _):
      requireCopyable(function, substitution, expression)
      if let base { visit(base, function.consumesSelf ? .take : .borrow) }
      for (index, argument) in arguments.enumerated() {
        let use = purpose(of: index, in: function)
        if use == .borrow { refuseWrapping(argument.value) }
        visit(argument.value, use)
      }
    case .assign(let place, let value):
      visit(place)
      refuseWholeSelf(place)
      refuseWrapping(value)
      visit(value, .take)
    case .enumCase(_, let parts): for part in parts { visit(part, .take) }
    case .tuple(let parts):
      if checker.isNoncopyable(expression.type) {
        report("Tuple type '\(expression.type)' containing noncopyable element is not supported", expression)
      }
      for part in parts { visit(part, .take) }
    case .array(let parts):
      if let part = parts.first(where: { checker.isNoncopyable($0.type) }) {
        report("Generic struct 'Array' requires that '\(part.type)' conform to 'Copyable'", expression)
      }
      for part in parts { visit(part, .take) }
    case .erase(let inner):
      if checker.isNoncopyable(inner.type) {
        report("Argument type '\(inner.type)' does not conform to expected type 'Copyable'", expression)
      }
      visit(inner, .take)
    case .wrap(let inner), .convertOptional(let inner, _, _), .tryMarker(let inner), .tryOptional(let inner),
      .tryForce(let inner), .force(let inner, _):
      visit(inner, use)
    case .bindOptional(let inner): visit(inner, checker.isNoncopyable(inner.type) ? .borrow : .take)
    case .conditionalCast(let inner, _), .forcedCast(let inner, _): visit(inner, .take)
    case .coalesce(let first, let second):
      visit(first, .take)
      visit(second, .take)
    case .ternary(let test, let first, let second):
      visit(test)
      refuseWrapping(first)
      refuseWrapping(second)
      visit(first, use)
      visit(second, use)
    case .closure(let node), .autoclosure(let node):
      for (_, value) in node.captureList { visit(value, .take) }
      refuseCaptures(of: node)
      OwnershipCheck.check(node.statements, node.context, checker)
    case .statementValue(let statement): visit(statement)
    case .block(let statements, let value):
      visit(statements)
      visit(value, use)
    default: for part in expression.parts { visit(part) }
    }
  }

  private func purpose(of index: Int, in function: FunctionDeclaration) -> Use {
    guard function.parameters.indices.contains(index) else { return .borrow }
    let parameter = function.parameters[index]
    if parameter.isInout || parameter.isBorrowed { return .borrow }
    return parameter.isConsumed || function.kind == .initializer || function.kind == .setter ? .take : .borrow
  }

  private func requireCopyable(_ function: FunctionDeclaration, _ substitution: Substitution, _ call: Expression) {
    for generic in function.generics where !generic.admitsNoncopyable {
      guard let given = substitution[generic], checker.isNoncopyable(given) else { continue }
      report("'\(function.name)' requires that '\(checker.normalized(given))' conform to 'Copyable'", call)
    }
  }

  /// `print(next())` above `var count = 0` and `func next() -> Int { count + 1 }`.
  private func refuseLaterVariables(of call: Expression) {
    for variable in call.capturedByLocalFunction where variable.home === context && call.position < variable.position {
      guard !variable.isParameter, let function = call.localFunction else { continue }
      let message = "Closure captures '\(variable.name)' before it is declared"
      report(message, at: function.position)
    }
  }

  /// The caller has made the object that `self` is, or holds it.
  private func refuseWholeSelf(_ place: Expression) {
    guard case .variable(let variable) = place.kind, let declaration = context.declaration, let owner = declaration.owner,
      owner.isNoncopyable, owner.isClass, variable === declaration.selfVariable, !declaration.isSelfInout,
      !declaration.consumesSelf
    else { return }
    checker.findings.add(
      .error, .unsupported, "Assigning to 'self' of a struct that cannot be copied is not supported; set its properties",
      at: place.position)
  }

  /// What is only lent may be gone when the closure runs.
  private func refuseCaptures(of node: ClosureNode) {
    guard node.context.isEscaping, let variable = node.context.captures.first(where: isBorrowedParameter) else { return }
    let message = "'\(variable.name)' cannot be captured by an escaping closure since it is a borrowed parameter"
    report(message, at: variable.position)
  }

  // MARK: - Taking

  /// Whether the value is one of what is kept somewhere, so that taking it is more than evaluating it.
  private func take(_ expression: Expression) -> Bool {
    if expression.isCopy {
      if checker.isNoncopyable(expression.type) { report("'copy' cannot be applied to noncopyable types", expression) }
      return true
    }
    let isNoncopyable = checker.isNoncopyable(expression.type)
    if case .field(let base, let property) = expression.kind, isNoncopyable {
      takePart(property, of: base, expression)
      return true
    }
    guard case .variable(let variable) = expression.kind else { return false }
    if isNoncopyable {
      take(variable, expression)
    } else if isBorrowedParameter(variable) {
      report("'\(variable.name)' is borrowed and cannot be consumed", at: variable.position)
    }
    return isNoncopyable || isBorrowedParameter(variable)
  }

  private func take(_ variable: VariableDeclaration, _ expression: Expression) {
    if let reason = refusal(of: variable) {
      return report(reason, at: isOwnParameter(variable) ? variable.position : expression.position)
    }
    context.consume(variable)
    expression.kind = .consumed(variable)
  }

  /// A struct without a `deinit` may be taken apart: what is left of it ends here.
  private func takePart(_ property: VariableDeclaration, of base: Expression, _ expression: Expression) {
    if checker.isReference(base.type) {
      report("Cannot consume noncopyable stored property '\(property.name)' of a class", expression)
    } else if base.type.nominal?.declaresDeinitializer == true {
      report("Cannot partially consume a value of type '\(base.type)' when it has a deinitializer", expression)
    } else {
      visit(base, .take)
    }
  }

  private func refusal(of variable: VariableDeclaration) -> String? {
    if variable.isGlobalScope || variable.storage == .global || isBorrowedParameter(variable) {
      return "'\(variable.name)' is borrowed and cannot be consumed"
    }
    if variable.name == "self", variable.isParameter, !ownsSelf { return "'self' is borrowed and cannot be consumed" }
    if variable.home !== context || isDeferred {
      return "Noncopyable '\(variable.name)' cannot be consumed when captured by an escaping closure"
    }
    if variable.isInoutParameter {
      return "Missing reinitialization of inout parameter '\(variable.name)' after consume"
    }
    return variable.storage == .local ? nil : "'\(variable.name)' cannot be consumed"
  }

  /// `slot = file`, where `slot` is a `File?`: that the variable ends has to be said there, with `consume`.
  private func refuseWrapping(_ expression: Expression) {
    guard case .wrap(let inner) = expression.kind, case .variable = inner.kind, checker.isNoncopyable(inner.type) else { return }
    report("Implicit conversion to '\(expression.type)' is consuming", expression)
  }

  private var ownsSelf: Bool { context.declaration?.consumesSelf == true || context.declaration?.kind == .initializer }

  private func isOwnParameter(_ variable: VariableDeclaration) -> Bool {
    context.declaration?.parameters.contains { $0.variable === variable } == true
  }

  private func isBorrowedParameter(_ variable: VariableDeclaration) -> Bool {
    guard let declaration = context.declaration else { return false }
    return declaration.borrows(variable) || declaration.borrowsSelf && variable === declaration.selfVariable
  }

  private func report(_ message: String, _ expression: Expression) { report(message, at: expression.position) }

  private func report(_ message: String, at position: SourcePosition) {
    checker.findings.add(.error, .type, message, at: position)
  }
}
