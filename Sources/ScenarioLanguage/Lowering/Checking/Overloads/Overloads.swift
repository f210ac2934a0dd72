import DispatchTrace
import SwiftSyntax

/// Choosing among functions of one name by labels, count and types, and finding the arguments of generic ones.
extension Checker {
  struct Fit {
    var candidate: MemberCandidate
    var bindings: [ArgumentBinding]
    /// The trailing closure is for the last parameter that takes one: what is meant in Swift 5 where the first one would fit, too.
    var isBackward = false
  }

  func resolve(
    _ candidates: [MemberCandidate], base: Expression?, _ arguments: [ArgumentSyntax], callee: String,
    _ node: some ExprSyntaxProtocol,
    _ expected: Type?
  ) -> Expression {
    let accessible = candidates.filter { isAccessible($0.declaration) }
    let fits = useful(fitting(accessible.isEmpty ? candidates : accessible, arguments), for: node)
    if fits.isEmpty { return reportNoFit(candidates, arguments, callee: callee, node) }
    if fits.count == 1 { return apply(fits[0], base: base, arguments, callee: callee, node, expected) }
    return choose(among: fits, base: base, arguments, callee: callee, node, expected)
  }

  private func fitting(_ candidates: [MemberCandidate], _ arguments: [ArgumentSyntax]) -> [Fit] {
    candidates.flatMap { candidate -> [Fit] in
      guard mayTake(arguments, candidate.declaration) else { return [] }
      let parameters = parameters(of: candidate.declaration)
      var fits: [Fit] = []
      if case .success(let bindings) = match(arguments, to: parameters) {
        fits.append(Fit(candidate: candidate, bindings: bindings))
      }
      guard let last = arguments.last, last.isFirstTrailing,
        case .success(let bindings) = match(arguments, to: parameters, isBackward: true),
        fits.first.map({ $0.bindings.map(\.arguments) != bindings.map(\.arguments) }) != false
      else { return fits }
      return fits + [Fit(candidate: candidate, bindings: bindings, isBackward: true)]
    }
  }

  private func choose(
    among fits: [Fit], base: Expression?, _ arguments: [ArgumentSyntax], callee: String, _ node: some ExprSyntaxProtocol,
    _ expected: Type?
  ) -> Expression {
    var arguments = arguments
    for index in arguments.indices
    where arguments[index].inferred == nil && !isContextual(arguments[index]) && !isForAutoclosure(index, fits)
      && !isInterpolatedAnew(arguments[index], index, fits)
    {
      if isMemberOfValue(arguments[index]) || passesClosure(arguments[index]) {
        // `source.cancel`, `Rule { $0.count == 3 }`: which of several methods is meant, and what `$0` is, the parameter may say.
        arguments[index].inferred = attempt { () -> Expression? in
          let value = infer(arguments[index])
          return value.type.hasError ? nil : value
        }
        continue
      }
      let value = infer(arguments[index])
      if value.type.hasError { return failed(node) }
      arguments[index].inferred = value
    }
    var tried: [RankedFit] = []
    for fit in fits {
      guard let made = trial(fit, base: base, arguments, callee: callee, node, expected) else { continue }
      if fit.isBackward, tried.last?.fit.candidate.declaration === fit.candidate.declaration { tried.removeLast() }
      tried.append(made)
    }
    switch favored(among: tried, arguments).map({ .one($0) }) ?? best(among: tried) {
    case .one(let fit):
      let made = apply(fit, base: base, arguments, callee: callee, node, expected)
      noteChoice(fit, among: tried.count, made, node)
      noteLiterals(arguments, tried.map(\.fit), node)
      return made
    case .none: return apply(mostTelling(of: fits), base: base, arguments, callee: callee, node, expected)
    case .several(let fits): return ambiguous(fits, callee: callee, node)
    }
  }

  /// What is said where nothing fits is no news of types that nobody can name.
  func mostTelling(of fits: [Fit]) -> Fit {
    let told = fits.first { fit in
      !fit.bindings.contains { $0.parameter.type.nominal.map { $0.isLibrary && $0.name.hasPrefix("_") } ?? false }
    }
    return told ?? fits[0]
  }

  private func isMemberOfValue(_ argument: ArgumentSyntax) -> Bool {
    argument.folded == nil && argument.value.as(MemberAccessExprSyntax.self)?.base != nil
  }

  private func passesClosure(_ argument: ArgumentSyntax) -> Bool {
    guard argument.folded == nil, let call = argument.value.as(FunctionCallExprSyntax.self) else { return false }
    return call.trailingClosure != nil || call.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
  }

  /// What it throws is for the closure that it becomes to say.
  private func isForAutoclosure(_ index: Int, _ fits: [Fit]) -> Bool {
    fits.contains { $0.bindings.contains { $0.parameter.isAutoclosure && $0.arguments.contains(index) } }
  }

  func ambiguous(_ fits: [Fit], callee: String, _ node: some SyntaxProtocol) -> Expression {
    openChoices.append(OpenChoice(node: node.id, alternatives: fits.map(\.candidate.declaration)))
    let notes = fits.map { Finding.Note("this one fits", at: $0.candidate.declaration.position) }
    report(.type, "Ambiguous use of '\(callee)'; say which one is meant by labels or by types", at: node, notes: notes)
    return failed(node)
  }

  private func trial(
    _ fit: Fit, base: Expression?, _ arguments: [ArgumentSyntax], callee: String, _ node: some ExprSyntaxProtocol,
    _ expected: Type?
  ) -> RankedFit? {
    var leavesOpen = false
    let (thrown, open) = (throwingResults.count, openMembers.count)
    let outer = triedCall
    triedCall = Syntax(node).id
    defer { triedCall = outer }
    let score = score(expected) {
      let made = apply(fit, base: base, arguments, callee: callee, node, expected)
      // A closure that only throws answers nothing, and no `Box` of something that nobody says.
      if lacksOpenMember(since: open) { return nil }
      if expected == nil, throwingResults.dropFirst(thrown).contains(where: { isHalfKnown($0) }) { return nil }
      leavesOpen = expected == nil && made.type.contains { isUnknown($0) }
      return made
    }
    guard let score else { return nil }
    var made = RankedFit(fit: fit, score: score, leavesOpen: leavesOpen)
    // The library's are written so that it does not matter: `sync` with a value and without.
    if (fit.candidate.declaration as? ValueDeclaration)?.isLibrary == true { made.score.cost.functions = 0 }
    return made
  }

  private func isHalfKnown(_ type: Type) -> Bool { !isUnknown(type) && type.contains { isUnknown($0) } }

  func infer(_ argument: ArgumentSyntax, _ expected: Type? = nil) -> Expression {
    if let known = argument.inferred { return known }
    return argument.folded.map { check($0, expected) } ?? infer(argument.value, expected)
  }

  func isContextual(_ argument: ArgumentSyntax) -> Bool {
    argument.folded.map { isContextual($0) || awaits($0) } ?? isContextual(argument.value)
  }

  /// Its meaning depends on the parameter it is for.
  func isContextual(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .closureExpr, .nilLiteralExpr, .inOutExpr, .arrayExpr, .dictionaryExpr, .ifExpr, .switchExpr: true
    // Which of its initialisers `String.init` means depends on what it is given.
    case .memberAccessExpr(let node):
      node.declName.baseName.text == "init" || node.base.map { isContextual($0) || isOverloaded(node, in: $0) } ?? true
    case .functionCallExpr(let node): isContextual(call: node)
    case .optionalChainingExpr(let node): isContextual(node.expression)
    case .forceUnwrapExpr(let node): isContextual(node.expression)
    case .prefixOperatorExpr(let node): isContextual(node.expression)
    case .tupleExpr(let node): node.elements.contains { isContextual($0.expression) }
    case .sequenceExpr(let node): node.elements.contains { isOperand($0) && isContextual($0) }
    case .keyPathExpr: true
    case .declReferenceExpr(let node): namesFunction(node)
    case .binaryOperatorExpr: true
    default: false
    }
  }

  /// `Reader.parse` where the type has several static functions of the name.
  private func isOverloaded(_ node: MemberAccessExprSyntax, in base: ExprSyntax) -> Bool {
    guard node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id, node.declName.argumentNames == nil,
      let type = typeNamed(by: base), type.nominal?.isLibrary == false
    else { return false }
    let found = lookUpMembers(name(node.declName.baseName), in: type)
    return found.count > 1
      && found.allSatisfy { candidate in (candidate.declaration as? FunctionDeclaration).map { $0.isStatic } ?? false }
  }

  /// Of a sequence: no operator, and nothing that a cast behind it says the type of.
  private func isOperand(_ element: ExprSyntax) -> Bool {
    if element.is(BinaryOperatorExprSyntax.self) { return false }
    guard let elements = element.parent?.as(ExprListSyntax.self), let index = elements.index(of: element) else { return true }
    let next = elements.index(after: index)
    return next == elements.endIndex || !elements[next].is(UnresolvedAsExprSyntax.self)
  }

  /// What a named function answers does not depend on where the call stands; which initialiser `UnicodeScalar(66)` means does.
  private func isContextual(call node: FunctionCallExprSyntax) -> Bool {
    if passesOperator(node) || isOpenOfMembers(node) { return true }
    if node.arguments.contains(where: { isOpenPath($0.expression) }), typeNamed(by: node.calledExpression)?.hasVariables != false
    {
      return true
    }
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) else { return isContextual(node.calledExpression) }
    guard case .declarations(let found)? = lookUp(name(callee.baseName)), !(found.last is ValueDeclaration) else { return false }
    // An object is of the class that is named, whichever initialiser makes it.
    if let made = found.last as? NominalDeclaration, made.generics.isEmpty, made.isClass || isAlwaysMade(made) { return false }
    return !node.arguments.isEmpty && node.arguments.allSatisfy { isOpenLiteral($0.expression) }
  }

  /// A number, or a name for one, that may still become of several types.
  private func isOpenLiteral(_ syntax: ExprSyntax) -> Bool {
    if syntax.is(IntegerLiteralExprSyntax.self) { return true }
    guard let node = syntax.as(DeclReferenceExprSyntax.self), case .declarations(let found)? = lookUp(name(node.baseName)),
      let variable = found.last as? VariableDeclaration, case .variable = simplified(variable.type)
    else { return false }
    return true
  }

  func namesFunction(_ node: DeclReferenceExprSyntax) -> Bool {
    if case .binaryOperator = node.baseName.tokenKind { return true }
    guard let meaning = lookUp(name(node.baseName)) else { return false }
    switch meaning {
    case .declarations(let found):
      if let variable = found.last as? VariableDeclaration { return !functions(beside: variable).isEmpty }
      return found.last is FunctionDeclaration
    // `count` is the property, not `count(where:)`.
    case .members(let candidates, _, _): return candidates.allSatisfy { $0.declaration is FunctionDeclaration }
    case .generic: return false
    }
  }

  // MARK: - Applying

  func applied(
    _ fit: Fit, base: Expression?, _ arguments: [ArgumentSyntax], callee: String, _ node: some ExprSyntaxProtocol,
    _ expected: Type?
  ) -> Expression {
    var substitution = fit.candidate.substitution
    let declaration = fit.candidate.declaration
    let function = declaration as? FunctionDeclaration
    for generic in function?.generics ?? [] {
      let made = TypeVariable()
      made.refusesOptionals = refusesOptionals(generic)
      made.refusesAny = !generic.protocols.isEmpty
      substitution[generic] = .variable(made)
    }
    if let enumCase = declaration as? EnumCase {
      return apply(enumCase, substitution, fit, base: base, arguments, node, expected)
    }
    guard let function else { return failed(node) }
    requireAccess(to: function, at: node)
    guard requireUsable(function, of: base, at: node) else { return failed(node) }
    var base = base
    if let receiver = base { base = checkedReceiver(receiver, function, fit.candidate, node) }
    if base?.type.hasError == true { return failed(node) }
    adoptEqualities(of: function, fit.candidate.substitution)
    requireWholeBounds(base, of: function)
    let passed = unwrapping(expected, { function.result.substituting(substitution) }) {
      passAsTheyAre(fit, arguments, &substitution, function, expected, callee: callee, node)
        ?? passFitting(fit, arguments, &substitution, function, expected, callee: callee, node)
    }
    guard let result = passed else {
      return Expression(.error, errorResult(function.result.substituting(substitution)), at: position(node))
    }
    let isThrowing = function.throwsErrors || function.rethrowsErrors && result.contains { $0.throwsErrors }
    if function.throwsErrors, function.thrown == nil, isCoveredByTry { refuseOwnError(at: node) }
    requireTry(isThrowing ? thrown(function, substitution) : nil, at: node)
    noteUse(of: function)
    let values = placed(result.map(\.argument), for: function)
    requireExclusive(function, base, values)
    if let found = openedParameter(function, substitution) ?? openedReceiver(function, base) {
      if let unequal = firstUnequal(of: function.requirementsOnCalls, substitution, opening: found.generic) {
        report(.type, "\(unmet(unequal, substitution)), as '\(function.name)' requires", at: node)
        return failed(node)
      }
      let call = OpenedCall(
        function: function, substitution: substitution, base: base, arguments: values, dispatch: fit.candidate.dispatch,
        throwsErrors: isThrowing, generic: found.generic, index: found.index, isType: found.isType, target: found.target)
      if let made = opened(call, at: node) { return made }
      if found.index == nil { return foundWhenItRuns(function, at: node) }
    }
    checkRequirements(function, substitution, node)
    noteOpenGenerics(function.generics, substitution, node)
    let type = normalized(function.result.substituting(substitution))
    let made = Expression(.call(function, substitution, base, values, fit.candidate.dispatch), type, at: callPosition(node))
    made.isImplicitlyUnwrapped = function.isResultImplicitlyUnwrapped
    made.throwsNothing = !isThrowing && fit.bindings.allSatisfy { isPlain($0) }
    return function.returnsSelf ? asReceiver(made, base) : made
  }

  private func thrown(_ function: FunctionDeclaration, _ substitution: Substitution) -> Type {
    function.thrown.map { normalized($0.substituting(substitution)) } ?? library.error
  }

  /// `reduce(image) { image, step in image.flatMap(step) }` where an Optional is wanted: the arguments alone do not fit, nor with what
  /// is in that Optional, so what is wanted decides. Nil with that noted, or where there is nothing to decide.
  private func passAsTheyAre(
    _ fit: Fit, _ arguments: [ArgumentSyntax], _ substitution: inout Substitution, _ function: FunctionDeclaration,
    _ expected: Type?, callee: String, _ node: some ExprSyntaxProtocol
  ) -> [Passed]? {
    guard let expected, let wrapped = expected.wrapped, case .parameter(let answered) = function.result,
      let open = substitution[answered],
      function.generics.contains(answered), arguments.contains(where: { $0.closure != nil })
    else { return nil }
    for hint in [nil, wrapped] {
      var own = substitution
      let made = attempt { () -> [Passed]? in
        if let hint, !unifyOrUndo(open, hint) { return nil }
        return passArguments(fit, arguments, &own, function.result, expected, callee: callee, node)
      }
      guard let made else { continue }
      substitution = own
      return made
    }
    _ = unifyOrUndo(open, expected)
    return nil
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
    _ node: some ExprSyntaxProtocol, _ expected: Type?
  ) -> Expression {
    guard let owner = enumCase.owner else { return failed(node) }
    requireAvailable(enumCase, at: node)
    var substitution = substitution
    var result = owner.selfType
    if case .typeName(let type)? = base?.kind, type.nominal === owner { result = type }
    // `Result.failure(Offline())` where a `Result<Int, Error>` is wanted is one.
    var asWanted = substitution
    let values = expected.flatMap { expected in
      attempt { () -> [Passed]? in
        guard result.hasVariables else { return nil }
        hint(result, expected)
        return passArguments(fit, arguments, &asWanted, owner.selfType, result, callee: enumCase.name, node)
      }
    }
    if let values { return Expression(.enumCase(enumCase, values.map(\.argument.value)), result, at: position(node)) }
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
      if function.isStatic {
        if openedTarget(of: function, base) == nil { requireKnownType(function, base, at: node) }
        return base
      }
      return failed(instanceMember: function.name, of: base, node)
    }
    if function.isStatic, function.kind != .initializer {
      report(.type, "Static member '\(function.name)' cannot be used on an instance; write the type's name before it", at: node)
      return failed(node)
    }
    if function.isMutating, base.type.nominal?.isReferenceType != true, !isMutable(base) {
      report(.type, "Cannot use mutating member '\(function.name)' on an immutable value: \(immutableReason(base))", at: node)
      return failed(node)
    }
    if function.isMutating { noteWrite(to: base) }
    return base
  }

  func failed(instanceMember name: String, of base: Expression, _ node: some SyntaxProtocol) -> Expression {
    report(.type, "Instance member '\(name)' cannot be used on type '\(typeDescription(base))'", at: node)
    return failed(node)
  }

  private func typeDescription(_ base: Expression) -> String {
    if case .metatype(let type) = base.type.head { return normalized(type).description }
    return normalized(base.type).description
  }
}
