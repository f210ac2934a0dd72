import DispatchTrace
import SwiftSyntax

/// Choosing among functions of one name by labels, count and types, and finding the arguments of generic ones.
extension Checker {
  struct Fit {
    var candidate: MemberCandidate
    var bindings: [ArgumentBinding]
  }

  func resolve(
    _ candidates: [MemberCandidate], base: Expression?, _ arguments: [ArgumentSyntax], callee: String, _ node: some ExprSyntaxProtocol,
    _ expected: Type?
  ) -> Expression {
    let fits = fitting(candidates, arguments)
    if fits.isEmpty { return reportNoFit(candidates, arguments, callee: callee, node) }
    if fits.count == 1 { return apply(fits[0], base: base, arguments, callee: callee, node, expected) }
    return choose(among: fits, base: base, arguments, callee: callee, node, expected)
  }

  private func fitting(_ candidates: [MemberCandidate], _ arguments: [ArgumentSyntax]) -> [Fit] {
    candidates.compactMap { candidate in
      guard case .success(let bindings) = match(arguments, to: parameters(of: candidate.declaration)) else { return nil }
      return Fit(candidate: candidate, bindings: bindings)
    }
  }

  private func reportNoFit(
    _ candidates: [MemberCandidate], _ arguments: [ArgumentSyntax], callee: String, _ node: some ExprSyntaxProtocol
  ) -> Expression {
    for argument in arguments where argument.closure == nil && !argument.isInout && !isContextual(argument.value) {
      let value = infer(argument.value)
      if value.type.hasError { return failed(node) }
    }
    let nearest = candidates.min { distance($0, arguments) < distance($1, arguments) }
    guard let nearest, case .failure(let failure) = match(arguments, to: parameters(of: nearest.declaration)) else { return failed(node) }
    report(failure.mismatch, arguments, of: parameters(of: nearest.declaration), callee: callee, at: node)
    return Expression(.error, .error, at: position(node))
  }

  /// How far a parameter list is from the arguments: for choosing which one to talk about.
  private func distance(_ candidate: MemberCandidate, _ arguments: [ArgumentSyntax]) -> Int {
    let parameters = parameters(of: candidate.declaration)
    let labels = Set(parameters.map { $0.label ?? "_" })
    let unknown = arguments.filter { !$0.isTrailing && !labels.contains($0.label ?? "_") }.count
    return unknown * 4 + abs(parameters.filter { !$0.hasDefault }.count - arguments.count)
  }

  private func choose(
    among fits: [Fit], base: Expression?, _ arguments: [ArgumentSyntax], callee: String, _ node: some ExprSyntaxProtocol, _ expected: Type?
  ) -> Expression {
    var arguments = arguments
    for index in arguments.indices where !isContextual(arguments[index].value) {
      let value = infer(arguments[index].value)
      if value.type.hasError { return failed(node) }
      arguments[index].inferred = value
    }
    var best: (fit: Fit, score: Score)?
    for fit in fits {
      guard let score = trial(fit, base: base, arguments, callee: callee, node, expected) else { continue }
      if best == nil || score < best!.score { best = (fit, score) }
    }
    return apply((best?.fit ?? fits[0]), base: base, arguments, callee: callee, node, expected)
  }

  /// Smaller is better: fewer conversions, fewer defaults used, not generic, not through a protocol.
  struct Score: Comparable {
    var mismatchesResult = 0
    var conversions: Int
    var generics: Int
    var defaults: Int

    static func < (left: Score, right: Score) -> Bool {
      (left.mismatchesResult, left.conversions, left.generics, left.defaults)
        < (right.mismatchesResult, right.conversions, right.generics, right.defaults)
    }
  }

  private func trial(
    _ fit: Fit, base: Expression?, _ arguments: [ArgumentSyntax], callee: String, _ node: some ExprSyntaxProtocol, _ expected: Type?
  ) -> Score? {
    var score: Score?
    _ = attempt { () -> Bool? in
      let before = conversions
      let errors = findings.errorCount()
      let value = apply(fit, base: base, arguments, callee: callee, node, expected)
      guard findings.errorCount() == errors else { return nil }
      var mismatch = 0
      if let expected, coerce(value, to: expected) == nil { mismatch = 1 }
      let generics = (fit.candidate.declaration as? FunctionDeclaration).map { $0.generics.count + ($0.owner?.isProtocol == true ? 1 : 0) }
      let defaults = fit.bindings.filter { $0.arguments.isEmpty }.count
      score = Score(mismatchesResult: mismatch, conversions: conversions - before, generics: generics ?? 0, defaults: defaults)
      return nil
    }
    return score
  }

  /// Its meaning depends on the parameter it is for.
  func isContextual(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .closureExpr, .nilLiteralExpr, .inOutExpr, .arrayExpr, .dictionaryExpr, .ifExpr, .switchExpr: true
    case .memberAccessExpr(let node): node.base.map { isContextual($0) } ?? true
    case .functionCallExpr(let node): isContextual(node.calledExpression)
    case .optionalChainingExpr(let node): isContextual(node.expression)
    case .forceUnwrapExpr(let node): isContextual(node.expression)
    case .tupleExpr(let node): node.elements.contains { isContextual($0.expression) }
    case .sequenceExpr(let node): node.elements.contains { isContextual($0) }
    case .keyPathExpr: true
    case .declReferenceExpr(let node): namesFunction(node)
    case .binaryOperatorExpr: true
    default: false
    }
  }

  private func namesFunction(_ node: DeclReferenceExprSyntax) -> Bool {
    if case .binaryOperator = node.baseName.tokenKind { return true }
    guard let meaning = lookUp(name(node.baseName)) else { return false }
    switch meaning {
    case .declarations(let found): return found.last is FunctionDeclaration
    case .members(let candidates, _, _): return candidates.last?.declaration is FunctionDeclaration
    case .generic: return false
    }
  }

  // MARK: - Applying

  private func apply(
    _ fit: Fit, base: Expression?, _ arguments: [ArgumentSyntax], callee: String, _ node: some ExprSyntaxProtocol, _ expected: Type?
  ) -> Expression {
    var substitution = fit.candidate.substitution
    let declaration = fit.candidate.declaration
    let function = declaration as? FunctionDeclaration
    for generic in function?.generics ?? [] { substitution[generic] = variable() }
    if let enumCase = declaration as? EnumCase { return apply(enumCase, substitution, fit, base: base, arguments, node) }
    guard let function else { return failed(node) }
    var base = base
    if let receiver = base { base = checkedReceiver(receiver, function, fit.candidate, node) }
    if base?.type.hasError == true { return failed(node) }
    guard let result = passArguments(fit, arguments, &substitution, function.result, expected, callee: callee, node) else {
      return Expression(.error, errorResult(function.result.substituting(substitution)), at: position(node))
    }
    checkRequirements(function, substitution, node)
    let isThrowing = function.throwsErrors || function.rethrowsErrors && result.contains { $0.throwsErrors }
    requireTry(isThrowing, at: node)
    noteUse(of: function)
    let type = normalized(function.result.substituting(substitution))
    let values = result.map(\.argument)
    return Expression(.call(function, substitution, base, values, fit.candidate.dispatch), type, at: callPosition(node))
  }

  /// The result of a failed call, when it is known anyway: fewer follow-up messages.
  private func errorResult(_ type: Type) -> Type { type.hasVariables ? .error : type }

  /// Where a call is said to be: its name, or the dot's member.
  func callPosition(_ node: some ExprSyntaxProtocol) -> SourcePosition {
    if let call = node.as(FunctionCallExprSyntax.self) {
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil { return position(call) }
    }
    return position(node)
  }

  private func apply(
    _ enumCase: EnumCase, _ substitution: Substitution, _ fit: Fit, base: Expression?, _ arguments: [ArgumentSyntax],
    _ node: some ExprSyntaxProtocol
  ) -> Expression {
    guard let owner = enumCase.owner else { return failed(node) }
    var substitution = substitution
    var result = owner.selfType
    if case .typeName(let type)? = base?.kind, type.nominal === owner { result = type }
    if let values = passArguments(fit, arguments, &substitution, owner.selfType, result, callee: enumCase.name, node) {
      return Expression(.enumCase(enumCase, values.map(\.argument.value)), result, at: position(node))
    }
    return Expression(.error, result, at: position(node))
  }

  /// The receiver, as the method wants it: mutable for a mutating one, a type for a static one.
  private func checkedReceiver(
    _ base: Expression, _ function: FunctionDeclaration, _ candidate: MemberCandidate, _ node: some ExprSyntaxProtocol
  ) -> Expression {
    if case .superReference = base.kind { return base }
    if case .metatype = base.type.head, function.kind != .initializer {
      if function.isStatic { return base }
      report("type", "Instance member '\(function.name)' cannot be used on type '\(typeDescription(base))'", at: node)
      return failed(node)
    }
    if function.isStatic, function.kind != .initializer {
      report("type", "Static member '\(function.name)' cannot be used on an instance; write the type's name before it", at: node)
      return failed(node)
    }
    if function.isMutating, base.type.nominal?.isClass != true, !isMutable(base) {
      report("type", "Cannot use mutating member '\(function.name)' on an immutable value: \(immutableReason(base))", at: node)
    }
    if function.isMutating { noteWrite(to: base) }
    return base
  }

  private func typeDescription(_ base: Expression) -> String {
    if case .metatype(let type) = base.type.head { return normalized(type).description }
    return normalized(base.type).description
  }

  private func checkRequirements(_ function: FunctionDeclaration, _ substitution: Substitution, _ node: some ExprSyntaxProtocol) {
    for requirement in function.requirements {
      if case .same(let left, let right) = requirement {
        if unifyOrUndo(left.substituting(substitution), right.substituting(substitution)) { continue }
      } else if isOpen(requirement, substitution) || holds(requirement, substitution) {
        continue
      }
      report("type", "\(unmet(requirement, substitution)), as '\(function.name)' requires", at: node)
      return
    }
  }

  private func isOpen(_ requirement: Requirement, _ substitution: Substitution) -> Bool {
    switch requirement {
    case .conforms(let type, _), .inherits(let type, _):
      if case .variable(let variable) = simplified(type.substituting(substitution)) { return variable.literal == nil }
      return false
    case .same: return false
    }
  }

  // MARK: - Arguments

  struct Passed {
    var argument: Expression.Argument
    var throwsErrors = false
  }

  /// Arguments without closures first, so that closures find their parameter types known.
  private func passArguments(
    _ fit: Fit, _ arguments: [ArgumentSyntax], _ substitution: inout Substitution, _ result: Type, _ expected: Type?, callee: String,
    _ node: some ExprSyntaxProtocol
  ) -> [Passed]? {
    var passed: [Passed?] = Array(repeating: nil, count: fit.bindings.count)
    let errors = findings.errorCount()
    var waiting: [Int] = []
    for (index, binding) in fit.bindings.enumerated() {
      if binding.arguments.contains(where: { needsContext(arguments[$0]) }) {
        waiting.append(index)
      } else {
        passed[index] = pass(binding, arguments, substitution, node)
      }
    }
    if let expected, !waiting.isEmpty || result.contains(where: { if case .parameter = $0 { true } else { false } }) {
      hint(result.substituting(substitution), expected)
    }
    // A `.member` whose type nothing says yet waits for the rest.
    for index in waiting where !isOpen(fit.bindings[index], arguments, substitution) { passed[index] = pass(fit.bindings[index], arguments, substitution, node) }
    for index in waiting where passed[index] == nil { passed[index] = pass(fit.bindings[index], arguments, substitution, node) }
    return findings.errorCount() == errors ? passed.compactMap { $0 } : nil
  }

  private func isOpen(_ binding: ArgumentBinding, _ arguments: [ArgumentSyntax], _ substitution: Substitution) -> Bool {
    guard let first = binding.arguments.first, arguments[first].value.is(MemberAccessExprSyntax.self) else { return false }
    if case .variable = simplified(binding.parameter.type.substituting(substitution)) { return true }
    return false
  }

  private func needsContext(_ argument: ArgumentSyntax) -> Bool {
    switch argument.value.as(ExprSyntaxEnum.self) {
    case .closureExpr, .keyPathExpr, .binaryOperatorExpr: return true
    case .memberAccessExpr(let node): return node.base == nil && argument.inferred == nil
    case .declReferenceExpr(let node): return argument.inferred == nil && namesFunction(node)
    case .tupleExpr(let node): return node.elements.count == 1 && node.elements.first?.expression.is(BinaryOperatorExprSyntax.self) == true
    default: return false
    }
  }

  /// Lets an expected result fix what the arguments leave open.
  private func hint(_ result: Type, _ expected: Type) {
    guard result.hasVariables else { return }
    if unifyOrUndo(result, expected) { return }
    if let wrapped = expected.wrapped { _ = unifyOrUndo(result, wrapped) }
  }

  private func pass(
    _ binding: ArgumentBinding, _ arguments: [ArgumentSyntax], _ substitution: Substitution, _ node: some ExprSyntaxProtocol
  ) -> Passed {
    let parameter = binding.parameter
    let type = normalized(parameter.type.substituting(substitution))
    if parameter.isVariadic { return variadic(binding, arguments, type, node) }
    guard let first = binding.arguments.first else {
      if parameter.isAutoclosure, let syntax = parameter.defaultValue {
        return Passed(argument: .init(value: autoclosure(ArgumentSyntax(label: nil, value: syntax), type)))
      }
      return Passed(argument: defaultArgument(parameter, type, node))
    }
    let argument = arguments[first]
    if parameter.isAutoclosure { return Passed(argument: .init(value: autoclosure(argument, type))) }
    let value = pass(argument, type: type, isInout: parameter.isInout, isEscaping: parameter.isEscaping)
    var throwsErrors = false
    if case .function(let function) = simplified(value.type) { throwsErrors = function.throwsErrors }
    if case .convertFunction(let inner) = value.kind, case .function(let function) = simplified(inner.type) {
      throwsErrors = function.throwsErrors
    }
    return Passed(argument: .init(value: value), throwsErrors: throwsErrors)
  }

  private func variadic(
    _ binding: ArgumentBinding, _ arguments: [ArgumentSyntax], _ type: Type, _ node: some ExprSyntaxProtocol
  ) -> Passed {
    guard case .nominal(_, let elements) = type else { return Passed(argument: .init(value: failed(node))) }
    let values = binding.arguments.map { pass(arguments[$0], type: elements[0], isInout: false, isEscaping: true) }
    return Passed(argument: .init(value: Expression(.array(values), type, at: position(node))))
  }

  private func defaultArgument(_ parameter: Parameter, _ type: Type, _ node: some SyntaxProtocol) -> Expression.Argument {
    if parameter.defaultsToNil { return .init(value: Expression(.none, type, at: position(node)), isDefault: true) }
    guard let syntax = parameter.defaultValue else { return .init(value: failed(node)) }
    if let macro = syntax.as(MacroExpansionExprSyntax.self) { return .init(value: coerced(infer(ExprSyntax(macro)), type, node), isDefault: true) }
    return .init(value: withScope(parameter.defaultScope ?? fileScope) { check(syntax, as: type) }, isDefault: true)
  }

  private func coerced(_ value: Expression, _ type: Type, _ node: some SyntaxProtocol) -> Expression {
    coerce(value, to: type) ?? failed(node)
  }

  /// One argument for a parameter of a known kind.
  func pass(_ argument: ArgumentSyntax, type: Type, isInout: Bool, isEscaping: Bool) -> Expression {
    if isInout { return passInout(argument, type) }
    if argument.isInout {
      report("type", "'&' used with a parameter that is not 'inout'", at: argument.value)
      return failed(argument.value)
    }
    let purpose = "to expected argument type"
    if let closure = argument.closure {
      let made = self.closure(closure, type, isEscaping: isEscaping)
      if let converted = coerce(made, to: type) { return converted }
      if !made.type.hasError { reportMismatch(made, type, purpose, at: argument.value) }
      return failed(argument.value)
    }
    guard let inferred = argument.inferred else { return check(argument.value, as: type, purpose) }
    if let converted = coerce(inferred, to: type) { return converted }
    reportMismatch(inferred, type, purpose, at: argument.value)
    return failed(argument.value)
  }

  private func reportInout(_ place: Expression, _ type: Type, _ argument: ArgumentSyntax) -> Expression {
    reportMismatch(place, type, "to expected argument type", at: argument.value)
    return failed(argument.value)
  }

  private func passInout(_ argument: ArgumentSyntax, _ type: Type) -> Expression {
    if let known = argument.inferred, case .address = known.kind {
      // The left side of an operator like `+=`.
      return unifyOrUndo(known.type, type) ? known : reportInout(known, type, argument)
    }
    guard let node = argument.value.as(InOutExprSyntax.self) else {
      report("type", "Passing value of type to an inout parameter requires explicit '&'", at: argument.value)
      return failed(argument.value)
    }
    let place = infer(node.expression)
    if place.type.hasError { return place }
    guard isMutable(place) else {
      report("type", "Cannot pass immutable value as inout argument: \(immutableReason(place))", at: argument.value)
      return failed(argument.value)
    }
    noteWrite(to: place)
    guard unifyOrUndo(place.type, type) else {
      reportMismatch(place, type, "to expected argument type", at: argument.value)
      return failed(argument.value)
    }
    return Expression(.address(place), type, at: position(node))
  }
}
