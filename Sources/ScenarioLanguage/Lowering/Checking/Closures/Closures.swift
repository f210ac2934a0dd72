import DispatchTrace
import SwiftSyntax

/// Closures: parameters from the expected type, capture lists, results.
extension Checker {
  func closure(
    _ node: ClosureExprSyntax, _ expected: Type?, isEscaping: Bool, isConcurrent: Bool = false, builder: Type? = nil
  ) -> Expression {
    // What it is for was refused: nothing is known of what it should be.
    if let expected, case .error = expected.head { return failed(node) }
    let wanted = expected.flatMap { functionType($0) }
    let context = FunctionContext(.closure, parent: function, result: wanted?.result ?? variable())
    context.isEscaping = isEscaping
    context.isConcurrent = isConcurrent
    let inner = Scope(parent: scope, function: context)
    let closure = ClosureNode(context: context, at: position(node))
    rejectAsync(node.signature?.effectSpecifiers?.asyncSpecifier)
    captures(node.signature?.capture, closure, inner)
    guard let types = parameters(node, wanted, closure, inner) else { return failed(node) }
    if let result = node.signature?.returnClause {
      context.result = resolve(result.type, in: scope)
      completeLiterals(in: wanted?.result, by: context.result)
    }
    let clause = node.signature?.effectSpecifiers?.throwsClause
    // Without a word on it, a closure throws any error unless something else is wanted of it.
    context.thrown = thrownType(clause, in: scope) ?? wanted?.thrown.flatMap { $0.hasVariables ? nil : $0 }
    let errors = findings.errorCount()
    withFunction(context, inner) {
      if bodies.unread.contains(node.id) {
        leaveUnread(node, context, given: types)
      } else if let builder, !context.result.head.isVoid, !ReturnFinder.hasValue(node.statements) {
        body(of: node, closure, builtBy: builder)
      } else {
        enterBody(of: node, context, given: types)
        body(of: node, closure, isResultExpected: wanted != nil || node.signature?.returnClause != nil)
      }
    }
    if findings.errorCount() > errors { return Expression(.error, .error, at: position(node)) }
    var type = FunctionType(parameters: types, result: context.result, throwsErrors: context.throwsErrors || clause != nil)
    if type.throwsErrors { type.setThrown(context.thrown) }
    if type.throwsErrors, let wanted, !wanted.throwsErrors {
      report(
        .type, "Invalid conversion from throwing function to non-throwing function type '\(normalized(.function(wanted)))'",
        at: node)
    }
    return Expression(.closure(closure), .function(type), at: position(node))
  }

  /// `reduce(([], 0)) { (sum, next) -> ([Int], Int) in`: what the empty list holds is said there.
  private func completeLiterals(in wanted: Type?, by said: Type) {
    guard let wanted = wanted.map(simplified), wanted.hasVariables else { return }
    if case .variable = wanted { return }
    _ = unifyOrUndo(wanted, said)
  }

  // MARK: - Parameters

  private func parameters(
    _ node: ClosureExprSyntax, _ wanted: FunctionType?, _ closure: ClosureNode, _ inner: Scope
  ) -> [FunctionType.Parameter]? {
    switch node.signature?.parameterClause {
    case .simpleInput(let list): return named(list.map { (name($0.name), nil, position($0)) }, wanted, closure, inner, node)
    case .parameterClause(let clause):
      let given = clause.parameters.map { parameter in
        (name(parameter.secondName ?? parameter.firstName), parameter.type, position(parameter))
      }
      return named(given, wanted, closure, inner, node)
    case nil: return anonymous(node, wanted, closure, inner)
    }
  }

  private func named(
    _ names: [(String, TypeSyntax?, SourcePosition)], _ wanted: FunctionType?, _ closure: ClosureNode, _ inner: Scope,
    _ node: ClosureExprSyntax
  ) -> [FunctionType.Parameter]? {
    var given = wanted?.parameters
    for (index, (text, _, position)) in names.enumerated()
    where text != "_" && names[..<index].contains(where: { $0.0 == text }) {
      findings.add(.error, .redeclaration, "Invalid redeclaration of '\(text)'", at: position)
    }
    if let wanted, names.isEmpty, isVoid(onlyParameter: wanted) {
      guard mayTakeApart(wanted.parameters[0], node) else { return nil }
      declareParameter("_", wanted.parameters[0].type, isInout: false, at: closure.position, closure, inner)
      return wanted.parameters
    }
    // One tuple for several parameters: `zip(a, b).map { x, y in … }`
    if let only = given?.first, given?.count == 1, names.count > 1, case .tuple(let fields) = simplified(only.type),
      fields.count == names.count
    {
      guard mayTakeApart(only, node) else { return nil }
      for (written, field) in zip(names, fields) {
        if let syntax = written.1 { _ = unifyOrUndo(field.type, resolve(syntax, in: scope)) }
      }
      return spread(names.map(\.0), fields, only, closure, inner)
    }
    if let wanted, wanted.parameters.count != names.count {
      report(
        .type,
        "Contextual closure type '\(normalized(.function(wanted)))' expects \(wanted.parameters.count) argument\(wanted.parameters.count == 1 ? "" : "s"), but \(names.count) were used in closure body",
        at: node)
      given = nil
    }
    var result: [FunctionType.Parameter] = []
    for (index, (name, syntax, position)) in names.enumerated() {
      let parameter = syntax.map { self.parameter($0) } ?? given?[index] ?? FunctionType.Parameter(type: variable())
      // What is written says what the parameters of a generic function are, before the body answers a type that depends on them.
      if syntax != nil, let open = given?[index].type, open.hasVariables { _ = unifyOrUndo(open, parameter.type) }
      let made = declareParameter(name, parameter.type, isInout: parameter.isInout, at: position, closure, inner)
      made.isLent = !parameter.isEscaping
      made.isImplicitlyUnwrapped = isImplicitlyUnwrapped(syntax)
      result.append(parameter)
    }
    return result
  }

  /// A closure that names the parts of its one tuple parameter.
  private func spread(
    _ names: [String], _ fields: [TupleField], _ only: FunctionType.Parameter, _ closure: ClosureNode, _ inner: Scope
  ) -> [FunctionType.Parameter] {
    let whole = declareParameter("$tuple", only.type, isInout: false, at: closure.position, closure, inner)
    let value = Expression(.variable(whole), only.type, at: closure.position)
    for (index, (name, field)) in zip(names, fields).enumerated() where name != "_" {
      let part = local(name, field.type, at: closure.position, closure.context)
      inner.declare(part)
      closure.statements.append(
        .bind(.bind(part), Expression(.tupleField(value, index), field.type, at: closure.position), closure.position))
    }
    return [only]
  }

  @discardableResult
  private func declareParameter(
    _ name: String, _ type: Type, isInout: Bool, at position: SourcePosition, _ closure: ClosureNode, _ inner: Scope
  ) -> VariableDeclaration {
    let made = local(name, type, at: position, closure.context)
    made.isInoutParameter = isInout
    made.isLet = !isInout
    made.isParameter = true
    closure.parameters.append(made)
    if name != "_" { inner.declare(made) }
    return made
  }

  func local(_ name: String, _ type: Type, at position: SourcePosition, _ home: FunctionContext) -> VariableDeclaration {
    let made = VariableDeclaration(name, at: position, scope: scope, storage: .local, isLet: true)
    made.type = type
    made.home = home
    return made
  }

  /// `$0`, `$1`: as many as the expected type has, or as are used.
  private func anonymous(
    _ node: ClosureExprSyntax, _ wanted: FunctionType?, _ closure: ClosureNode, _ inner: Scope
  ) -> [FunctionType.Parameter]? {
    let used = highestAnonymous(node)
    var parameters = wanted?.parameters ?? (0..<(used + 1)).map { _ in FunctionType.Parameter(type: variable()) }
    if parameters.count == 1, used > 0, case .tuple(let fields) = simplified(parameters[0].type), fields.count > used {
      guard mayTakeApart(parameters[0], node, " with implicit parameters") else { return nil }
      return spread(fields.indices.map { "$\($0)" }, fields, parameters[0], closure, inner)
    }
    if used >= parameters.count {
      report(
        .type,
        "Contextual closure type expects \(parameters.count) argument\(parameters.count == 1 ? "" : "s"), but \(used + 1) were used in closure body",
        at: node)
      return nil
    }
    if let wanted, wanted.parameters.count > 0, used < 0 {
      guard isVoid(onlyParameter: wanted) else {
        report(
          .type,
          "Contextual type for closure argument expects \(wanted.parameters.count) argument\(wanted.parameters.count == 1 ? "" : "s"), which cannot be implicitly ignored; write '_ in'",
          at: node)
        return nil
      }
      guard mayTakeApart(parameters[0], node) else { return nil }
    }
    if let wanted, wanted.parameters.count > used + 1, !(wanted.parameters.count == 1) {
      let count = wanted.parameters.count
      report(
        .type,
        "Contextual closure type '\(normalized(.function(wanted)))' expects \(count) arguments, but \(used + 1) were used in closure body",
        at: node)
      parameters = wanted.parameters
    }
    for (index, parameter) in parameters.enumerated() {
      declareParameter("$\(index)", parameter.type, isInout: parameter.isInout, at: closure.position, closure, inner)
        .isLent = !parameter.isEscaping
    }
    return parameters
  }

  /// `{ 42 }` where `(T) -> Int` is wanted: it fits when `T` is Void, and makes it so.
  private func isVoid(onlyParameter wanted: FunctionType) -> Bool {
    guard wanted.parameters.count == 1, !wanted.parameters[0].isInout else { return false }
    return wanted.parameters[0].type.head.isVoid
      || isUnknown(wanted.parameters[0].type) && unifyOrUndo(wanted.parameters[0].type, .void)
  }

  private func highestAnonymous(_ node: ClosureExprSyntax) -> Int {
    let finder = AnonymousParameterFinder(viewMode: .sourceAccurate)
    for statement in node.statements { finder.walk(statement) }
    return finder.highest
  }

  // MARK: - Captures

  private func captures(_ clause: ClosureCaptureClauseSyntax?, _ closure: ClosureNode, _ inner: Scope) {
    for item in (clause?.items).elements {
      let text = name(item.name)
      let source = item.initializer?.value
      let value: Expression
      if let source {
        value = infer(source)
      } else {
        guard let found = captured(text, item) else { continue }
        value = found
      }
      _ = settle(value.type)
      if text == "self" { closure.context.capturesSelfByName = true }
      let made = local(text, value.type, at: position(item), closure.context)
      made.isImplicitlyUnwrapped = value.isImplicitlyUnwrapped
      made.isListed = true
      switch item.specifier?.specifier.text {
      case "weak":
        (made.ownership, made.isLet) = (.weak, false)
        made.isImplicitlyUnwrapped = false
        if text == "self" { closure.context.capturesSelfByName = false }
        made.type = value.type.wrapped != nil ? value.type : library.optional(value.type)
        requireClass(value.type, item)
      case "unowned":
        made.ownership = .unowned
        requireClass(value.type, item)
      default: break
      }
      closure.captureList.append((made, value))
      inner.declare(made)
    }
  }

  private func requireClass(_ type: Type, _ item: ClosureCaptureSyntax) {
    let type = type.wrapped ?? type
    if type.hasError || isReference(type) { return }
    report(
      .type, "'\(item.specifier?.specifier.text ?? "weak")' may only be applied to class types, not '\(normalized(type))'",
      at: item)
  }

  private func captured(_ text: String, _ item: ClosureCaptureSyntax) -> Expression? {
    if text == "self" {
      guard let variable = currentSelf() else {
        report(.unknownName, "Cannot find 'self' in scope", at: item)
        return nil
      }
      return variableReference(variable, at: item)
    }
    if case .members(let candidates, _, _)? = lookUp(text), let own = currentSelf() {
      return memberValue(candidates, base: variableReference(own, at: item), text, at: item, nil)
    }
    guard case .declarations(let found)? = lookUp(text), let variable = found.last as? VariableDeclaration else {
      report(.unknownName, "Cannot capture '\(text)': there is no such variable in scope", at: item)
      return nil
    }
    return variableReference(variable, at: item)
  }

  // MARK: - Bodies

  private func body(of node: ClosureExprSyntax, _ closure: ClosureNode, isResultExpected: Bool) {
    let context = closure.context
    if let only = singleExpression(node.statements), !isStatement(only, context), let made = value(only, context) {
      closure.statements += made
      return
    }
    // Without any `return` the result is Void; known before the statements are checked.
    let throwsOnly = node.statements.count == 1 && node.statements.first?.item.is(ThrowStmtSyntax.self) == true
    if !throwsOnly, !ReturnFinder.hasValue(node.statements), isOpenResult(context) { _ = unify(context.result, .void) }
    closure.statements += inBlock { statements(node.statements) }
    if throwsOnly { throwingResults.append(context.result) }
    if !context.result.head.isVoid, !context.result.hasError, canFallThrough(closure.statements) {
      // A number, say, is not nothing.
      if !isOpenResult(context) || !unifyOrUndo(context.result, .void) {
        report(.type, "Missing return in closure expected to return '\(normalized(context.result))'", at: node.rightBrace)
      }
    }
  }

  private func body(of node: ClosureExprSyntax, _ closure: ClosureNode, builtBy builder: Type) {
    let made = inBlock { built(node.statements, by: builder) }
    closure.statements += made.statements
    guard let converted = coerce(made.value, to: closure.context.result) else {
      if !made.value.type.hasError { reportMismatch(made.value, closure.context.result, "to closure result type", at: node) }
      return
    }
    closure.statements.append(.returning(converted, converted.position))
  }

  func singleExpression(_ items: CodeBlockItemListSyntax) -> ExprSyntax? {
    guard items.count == 1, let item = items.first else { return nil }
    switch item.item {
    case .expr(let node): return node
    case .stmt(let node):
      guard let wrapped = node.as(ExpressionStmtSyntax.self)?.expression else { return nil }
      // As the only expression, `if` and `switch` are values only when a value is wanted.
      return wrapped
    default: return nil
    }
  }

  /// An `if` or `switch` whose branches are not values, or whose value nobody wants.
  private func isStatement(_ syntax: ExprSyntax, _ context: FunctionContext) -> Bool {
    isStatementLike(syntax) && (context.result.head.isVoid || !producesValue(syntax))
  }

  /// A closure or function of one expression returns it.
  func single(_ syntax: ExprSyntax, _ context: FunctionContext) -> [Statement] {
    let isVoidWanted = context.result.head.isVoid
    let value = infer(syntax, isVoidWanted ? nil : context.result)
    if isVoidWanted {
      // A value nobody asked for is dropped.
      finishStatement(value)
      if !value.type.isVoid, !value.type.hasError { cost.functions += 1 }
      return [.expression(value)]
    }
    if value.type.isNominal("Never") { return [neverReturning(value, context)] }
    guard let converted = coerce(value, to: context.result) else {
      if value.type.hasError { return [.expression(value)] }
      reportMismatch(value, context.result, "to closure result type", at: syntax)
      return []
    }
    return [.returning(converted, value.position)]
  }

  /// What never returns stands for a value of any type, and is a value of its own where nothing else says what the result is.
  func neverReturning(_ value: Expression, _ context: FunctionContext) -> Statement {
    if !unifyOrUndo(context.result, value.type) { cost.functions += 1 }
    return .expression(value)
  }

  func isOpenResult(_ context: FunctionContext) -> Bool {
    if case .variable = simplified(context.result) { true } else { false }
  }

  func isStatementLike(_ syntax: ExprSyntax) -> Bool {
    syntax.is(IfExprSyntax.self) || syntax.is(SwitchExprSyntax.self)
  }

  /// Whether an `if` or `switch` can stand for a value: each branch is one expression.
  func producesValue(_ syntax: ExprSyntax) -> Bool {
    if let node = syntax.as(IfExprSyntax.self) {
      guard let otherwise = node.elseBody, isValue(node.body.statements) else { return false }
      switch otherwise {
      case .ifExpr(let next): return producesValue(ExprSyntax(next))
      case .codeBlock(let block): return isValue(block.statements)
      }
    }
    if let node = syntax.as(SwitchExprSyntax.self) {
      return node.cases.allSatisfy {
        if case .switchCase(let item) = $0 { isValue(item.statements) } else { false }
      }
    }
    return false
  }

  private func isValue(_ items: CodeBlockItemListSyntax) -> Bool {
    guard let only = singleExpression(items) else { return items.last.map { $0.item.is(ThrowStmtSyntax.self) } ?? false }
    if isStatementLike(only) { return producesValue(only) }
    guard let sequence = only.as(SequenceExprSyntax.self) else { return true }
    return !sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
  }

  /// An `@autoclosure` argument.
  func autoclosure(_ argument: ArgumentSyntax, _ type: Type, isEscaping: Bool) -> Expression {
    guard case .function(let wanted) = simplified(type) else { return failed(argument.value) }
    let context = FunctionContext(.closure, parent: function, result: wanted.result)
    context.isEscaping = isEscaping
    let closure = ClosureNode(context: context, at: position(argument.value))
    let wasCovered = isCoveredByTry
    withFunction(context, Scope(parent: scope, function: context)) {
      isCoveredByTry = wasCovered
      let open = ArgumentSyntax(label: nil, value: argument.value, folded: argument.folded)
      let value = pass(open, type: wanted.result, isInout: false, isEscaping: false)
      closure.statements = wanted.result.isVoid ? [.expression(value)] : [.returning(value, value.position)]
    }
    if context.throwsErrors, !wanted.throwsErrors {
      report(.type, "Call can throw, but it is executed in a non-throwing autoclosure", at: argument.value)
    }
    return Expression(.closure(closure), type, at: closure.position)
  }
}
