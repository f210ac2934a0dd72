import DispatchTrace

/// Finds closures and local functions that may outlive a call and use what is only lent to it: `inout` parameters, a mutating
/// `self`, and parameters of function type that are not `@escaping`.
final class EscapeCheck {
  private let findings: FindingCollector
  /// What must stay in the call: the parameters, and the variables without a type of their own that one of them was given to.
  private var lent: Set<VariableDeclaration>
  private var parameters: Set<VariableDeclaration>

  static func check(_ declaration: FunctionDeclaration, _ statements: [Statement], _ findings: FindingCollector) {
    let functions = declaration.parameters.filter { parameter in
      guard case .function = parameter.type.head else { return false }
      return !parameter.isEscaping
    }
    let check = EscapeCheck(findings: findings, lent: Set(functions.compactMap(\.variable)))
    check.visit(statements)
  }

  /// Top-level code, where closures have parameters.
  static func check(_ statements: [Statement], _ findings: FindingCollector) {
    EscapeCheck(findings: findings, lent: []).visit(statements)
  }

  private init(findings: FindingCollector, lent: Set<VariableDeclaration>) {
    self.findings = findings
    self.lent = lent
    parameters = lent
  }

  private func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private func visit(_ statement: Statement) {
    switch statement {
    case .expression(let value): visit(value)
    case .bind(let pattern, let value, _): if let value { lend(value, to: [pattern]) }
    case .returning(let value, _): if let value { visit(value) }
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
      lend(choice.subject, to: choice.cases.flatMap { $0.items.map(\.pattern) })
      for item in choice.cases { visit(item.body) }
    case .doBlock(let body, let catches, _, _):
      visit(body)
      for clause in catches { visit(clause.body) }
    case .deferred(let body, _): visit(body)
    case .throwing(let value, _): visit(value)
    // Its own parameters were looked at when its body was checked.
    case .localFunction(let function): visit(function.statements ?? [])
    case .breaking, .continuing, .fallthroughCase: break
    }
  }

  private func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .test(let value): visit(value)
      case .match(let pattern, let value): lend(value, to: [pattern])
      }
    }
  }

  private func visit(_ expression: Expression) {
    switch expression.kind {
    case .variable(let variable) where lent.contains(variable): reportUse(variable, expression)
    case .function(let function, _, let base, _):
      if let base { visit(base) }
      if let context = function.context, function.home != nil { reportCaptures(context, "local function", expression) }
    case .callValue(let callee, let arguments):
      pass(callee)
      let kept = keeping(callee)
      for (index, argument) in arguments.enumerated() {
        if kept.contains(index) { visit(argument.value) } else { pass(argument.value) }
      }
      if let called = root(callee), parameters.contains(called) { requireNoLoan(arguments) }
    case .call(let function, _, let base, let arguments, _):
      if let base { visit(base) }
      for (index, argument) in arguments.enumerated() { visit(argument.value, index, of: function) }
    case .tupleField(let tuple, _):
      guard let variable = root(tuple), lent.contains(variable) else { return visit(tuple) }
      if case .function = expression.type.head { reportUse(variable, expression) }
    case .assign(let target, let value):
      visitTarget(target)
      if let variable = root(target), lent.contains(variable) { pass(value) } else { visit(value) }
    case .discard(let value): pass(value)
    case .closure(let node): visit(node, "closure", expression)
    case .autoclosure(let node): visit(node, "autoclosure", expression)
    case .statementValue(let statement): visit(statement)
    case .block(let statements, let value):
      visit(statements)
      visit(value)
    default: for part in expression.parts { visit(part) }
    }
  }

  private func visit(_ argument: Expression, _ index: Int, of function: FunctionDeclaration) {
    guard function.parameters.indices.contains(index) else { return visit(argument) }
    let parameter = function.parameters[index]
    if !parameter.isEscaping, case .function = parameter.type.head { return pass(argument) }
    if index == 0, function.isLibrary, function.name == "withoutActuallyEscaping" { return pass(argument) }
    visit(argument)
  }

  /// Which arguments of a function value it may keep. What a closure that is called where it stands does with them its body shows.
  private func keeping(_ callee: Expression) -> Set<Int> {
    if case .closure = callee.kind { return [] }
    guard case .function(let type) = callee.type.head else { return [] }
    return Set(type.parameters.indices.filter { type.parameters[$0].isEscaping })
  }

  private func visitTarget(_ target: Expression) {
    if let variable = root(target), lent.contains(variable) { return }
    visit(target)
  }

  /// A function that is called, or lent on.
  private func pass(_ value: Expression) {
    switch value.kind {
    case .variable: break
    case .function(_, _, let base, _): if let base { visit(base) }
    case .convertFunction(let inner), .tryMarker(let inner): pass(inner)
    case .tupleField(let tuple, _) where root(tuple) != nil: break
    case .ternary(let test, let first, let second):
      visit(test)
      pass(first)
      pass(second)
    case .tuple(let parts): for part in parts { pass(part) }
    case .closure(let node):
      for (held, value) in node.captureList {
        // What adapts a function to one with other parameters lends it on.
        if held.name == Checker.adaptedName { pass(value) } else { visit(value) }
      }
      visitBody(of: node)
    default: visit(value)
    }
  }

  // MARK: - Loans

  /// The variables that the patterns bind are lent what the value is, unless they say their type: functions that are kept have it.
  private func lend(_ value: Expression, to patterns: [Pattern]) {
    let bound = patterns.flatMap { variables(in: $0) }
    guard isLent(value), !bound.contains(where: \.hasDeclaredType) else { return visit(value) }
    pass(value)
    for variable in bound where holdsFunction(variable.type) { lent.insert(variable) }
  }

  private func isLent(_ value: Expression) -> Bool {
    if let variable = root(value) { return lent.contains(variable) && holdsFunction(value.type) }
    if case .ternary(_, let first, let second) = value.kind { return isLent(first) || isLent(second) }
    if case .tuple(let parts) = value.kind { return parts.contains { isLent($0) } }
    return false
  }

  private func holdsFunction(_ type: Type) -> Bool {
    switch type.head {
    case .function: true
    case .tuple(let fields): fields.contains { holdsFunction($0.type) }
    case .nominal, .parameter, .existential, .metatype, .dependent, .variable, .error: false
    }
  }

  private func variables(in pattern: Pattern) -> [VariableDeclaration] {
    switch pattern {
    case .bind(let variable): [variable]
    case .tuple(let parts): parts.flatMap { variables(in: $0) }
    case .wildcard, .enumCase, .some, .none, .test, .isType, .cast, .converted, .boolean: []
    }
  }

  /// The variable that the value is, or is a part of.
  private func root(_ value: Expression) -> VariableDeclaration? {
    if case .variable(let variable) = value.kind { return variable }
    if case .convertFunction(let inner) = value.kind { return root(inner) }
    if case .tupleField(let inner, _) = value.kind { return root(inner) }
    return nil
  }

  // MARK: - Findings

  private func visit(_ node: ClosureNode, _ kind: String, _ expression: Expression) {
    for (_, value) in node.captureList { visit(value) }
    if !node.context.isEscaping { return visitBody(of: node) }
    reportCaptures(node.context, kind, expression)
    // What it captures was looked at, what it is given was not.
    let outer = (lent, parameters)
    (lent, parameters) = ([], [])
    visitBody(of: node)
    (lent, parameters) = outer
  }

  private func visitBody(of node: ClosureNode) {
    let own = node.parameters.filter { variable in
      guard variable.isLent, case .function = variable.type.head else { return false }
      return true
    }
    lent.formUnion(own)
    parameters.formUnion(own)
    visit(node.statements)
  }

  private func reportCaptures(_ context: FunctionContext, _ kind: String, _ expression: Expression) {
    for variable in context.allCaptures {
      if variable.isInoutParameter {
        let what = variable.name == "self" ? "mutating 'self' parameter" : "'inout' parameter '\(variable.name)'"
        report("Escaping \(kind) captures \(what); copy it into a local variable first", expression)
      } else if parameters.contains(variable) {
        report("Escaping \(kind) captures non-escaping parameter '\(variable.name)'; mark it '@escaping'", expression)
      } else if lent.contains(variable) {
        report("Escaping \(kind) captures non-escaping value '\(variable.name)'; mark the parameter '@escaping'", expression)
      }
    }
  }

  private func reportUse(_ variable: VariableDeclaration, _ expression: Expression) {
    let (what, advice) = parameters.contains(variable) ? ("parameter", "mark it") : ("value", "mark the parameter")
    report("Non-escaping \(what) '\(variable.name)' may only be called or passed on; \(advice) '@escaping'", expression)
  }

  /// What is lent may not be given to what is lent: that could call this function again, and change what it is using.
  private func requireNoLoan(_ arguments: [Expression.Argument]) {
    for argument in arguments {
      guard let variable = functions(usedBy: argument.value).first(where: { parameters.contains($0) }) else { continue }
      report(
        "Passing the non-escaping parameter '\(variable.name)' to a non-escaping parameter could change what is in use; mark one '@escaping'",
        argument.value)
    }
  }

  private func functions(usedBy value: Expression) -> [VariableDeclaration] {
    if case .convertFunction(let inner) = value.kind { return functions(usedBy: inner) }
    if case .closure(let node) = value.kind { return node.context.allCaptures }
    if case .function(let function, _, _, _) = value.kind {
      return function.home == nil ? [] : function.context?.allCaptures ?? []
    }
    return root(value).map { [$0] } ?? []
  }

  private func report(_ message: String, _ expression: Expression) {
    findings.add(.error, .type, message, at: expression.position)
  }
}
