import DispatchTrace

/// Finds closures that may outlive a call and use what is only lent to it: `inout` parameters, a mutating `self`, and parameters
/// of function type that are not `@escaping`.
struct EscapeCheck {
  private let findings: FindingCollector
  /// The parameters that must stay in the call.
  private let lent: Set<VariableDeclaration>

  static func check(_ declaration: FunctionDeclaration, _ statements: [Statement], _ findings: FindingCollector) {
    let functions = declaration.parameters.filter { parameter in
      guard case .function = parameter.type.head else { return false }
      return !parameter.isEscaping && !parameter.isAutoclosure
    }
    let check = EscapeCheck(findings: findings, lent: Set(functions.compactMap(\.variable)))
    check.visit(statements)
  }

  private init(findings: FindingCollector, lent: Set<VariableDeclaration>) {
    self.findings = findings
    self.lent = lent
  }

  private func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private func visit(_ statement: Statement) {
    switch statement {
    case .expression(let value): visit(value)
    case .bind(_, let value, _), .returning(let value, _), .serving(let value, _): if let value { visit(value) }
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
      visit(loop.sequence)
      if let filter = loop.filter { visit(filter) }
      visit(loop.body)
    case .choice(let choice):
      visit(choice.subject)
      for item in choice.cases { visit(item.body) }
    case .doBlock(let body, let catches, _, _):
      visit(body)
      for clause in catches { visit(clause.body) }
    case .deferred(let body, _): visit(body)
    case .throwing(let value, _): visit(value)
    case .breaking, .continuing, .fallthroughCase, .localFunction: break
    }
  }

  private func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .test(let value), .match(_, let value): visit(value)
      }
    }
  }

  private func visit(_ expression: Expression) {
    switch expression.kind {
    case .variable(let variable) where lent.contains(variable):
      report("Non-escaping parameter '\(variable.name)' may only be called or passed on; mark it '@escaping'", expression)
    case .callValue(let callee, let arguments):
      pass(callee)
      for argument in arguments { pass(argument.value) }
    case .call(let function, _, let base, let arguments, _):
      if let base { visit(base) }
      for (index, argument) in arguments.enumerated() {
        let parameter = function.parameters.indices.contains(index) ? function.parameters[index] : nil
        if let parameter, !parameter.isEscaping, case .function = parameter.type.head {
          pass(argument.value)
        } else {
          visit(argument.value)
        }
      }
    case .closure(let node), .autoclosure(let node): visit(node, expression)
    case .statementValue(let statement): visit(statement)
    case .block(let statements, let value):
      visit(statements)
      visit(value)
    default: for part in expression.parts { visit(part) }
    }
  }

  /// A function that is called, or lent on.
  private func pass(_ value: Expression) {
    switch value.kind {
    case .variable: break
    case .convertFunction(let inner), .tryMarker(let inner): pass(inner)
    case .closure(let node):
      for (_, value) in node.captureList { visit(value) }
      visit(node.statements)
    default: visit(value)
    }
  }

  private func visit(_ node: ClosureNode, _ expression: Expression) {
    for (_, value) in node.captureList { visit(value) }
    if node.context.isEscaping {
      for variable in node.context.captures {
        if variable.isInoutParameter {
          let what = variable.name == "self" ? "mutating 'self' parameter" : "'inout' parameter '\(variable.name)'"
          report("Escaping closure captures \(what); copy it into a local variable first", expression)
        } else if lent.contains(variable) {
          report("Escaping closure captures non-escaping parameter '\(variable.name)'; mark it '@escaping'", expression)
        }
      }
    } else {
      visit(node.statements)
    }
  }

  private func report(_ message: String, _ expression: Expression) {
    findings.add(.error, .type, message, at: expression.position)
  }
}
