import DispatchTrace
import SwiftSyntax

/// Calls: which function, and with what.
extension Checker {
  func call(_ node: FunctionCallExprSyntax, _ expected: Type?) -> Expression {
    guard isChainTop(node) else { return callUnchained(node, expected) }
    // A type that nothing says yet is not that of the last link, but the Optional of it.
    let wanted = expected.flatMap { isUnknown($0) && leadsThroughOptional(ExprSyntax(node)) ? nil : $0 }
    return chained(ExprSyntax(node)) { callUnchained(node, wanted) }
  }

  /// One of the links is followed by `?`.
  private func leadsThroughOptional(_ syntax: ExprSyntax) -> Bool {
    if syntax.is(OptionalChainingExprSyntax.self) { return true }
    let inner =
      syntax.as(MemberAccessExprSyntax.self)?.base ?? syntax.as(FunctionCallExprSyntax.self)?.calledExpression
      ?? syntax.as(SubscriptCallExprSyntax.self)?.calledExpression
    return inner.map { leadsThroughOptional($0) } ?? false
  }

  /// The node is not the base of a further `.member`, call, subscript, `?` or `!`.
  func isChainTop(_ node: some ExprSyntaxProtocol) -> Bool {
    if Syntax(node).id == placeNode { return false }
    guard let parent = node.parent else { return true }
    switch parent.as(SyntaxEnum.self) {
    case .memberAccessExpr(let outer): return outer.base?.id != node.id
    case .functionCallExpr(let outer): return outer.calledExpression.id != node.id
    case .subscriptCallExpr(let outer): return outer.calledExpression.id != node.id
    case .optionalChainingExpr, .forceUnwrapExpr: return false
    default: return true
    }
  }

  private func callUnchained(_ node: FunctionCallExprSyntax, _ expected: Type?) -> Expression {
    let arguments = arguments(
      node.arguments, trailing: node.trailingClosure, additional: node.additionalTrailingClosures)
    let callee = node.calledExpression
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name):
      return call(node, name, arguments) { callName(name, $0, node, expected) }
    case .memberAccessExpr(let member):
      return call(node, member.declName, arguments) { given in callOnCall(member) { callMember(member, given, node, expected) } }
    case .optionalChainingExpr(let chain):
      if let made = callOptional(chain, { callMember($0, arguments, node, expected) }) { return made }
    default: break
    }
    if let type = typeNamed(by: callee) { return construct(type, arguments, node, expected) }
    if let made = callCurried(callee, arguments, node, expected) { return made }
    if let closure = callee.withoutParentheses.as(ClosureExprSyntax.self) {
      // Called at once: it does not outlive the statement.
      let result = arguments.isEmpty ? expected : variable()
      let wanted = result.map { Type.function(FunctionType(parameters: given(arguments), result: $0, throwsErrors: true)) }
      return callValue(self.closure(closure, wanted, isEscaping: false), arguments, node)
    }
    return callValue(called(callee, with: arguments, expected), arguments, node)
  }

  // MARK: - By name

  private func mentionsRejected(_ syntax: ExprSyntax) -> Bool {
    syntax.tokens(viewMode: .sourceAccurate).contains { Rejections.names[$0.text] != nil }
  }

  private func callName(
    _ callee: DeclReferenceExprSyntax, _ arguments: [ArgumentSyntax], _ node: FunctionCallExprSyntax, _ expected: Type?
  ) -> Expression {
    let text = name(callee.baseName)
    if let type = typeOf(text, arguments, node) { return type }
    if text == "self" || text.hasPrefix("$") { return callValue(infer(ExprSyntax(callee)), arguments, node) }
    if text == "Self", let nominal = enclosingNominal(scope) {
      if let own = ownDynamicType(nominal, at: callee) { return construct(instanceOf: own, arguments, node, expected) }
      return requiring(construct(nominal.selfType, arguments, node, expected), nominal.selfType, at: node)
    }
    if let known = builtIn(text) { return construct(known, arguments, node, expected) }
    guard let meaning = lookUp(text) else {
      if let inferred = inferredByLibrary(text, in: scope) { return construct(inferred.type, arguments, node, expected) }
      // What is given to something that is left out is mostly left out, too: of that only what there is advice on is told.
      inferLoosely(Rejections.names[text] == nil ? arguments : arguments.filter { mentionsRejected($0.value) })
      reportUnknown(text, at: callee)
      return failed(node)
    }
    switch meaning {
    case .generic(let type): return construct(type, arguments, node, expected)
    case .declarations(let found):
      if let variable = found.last as? VariableDeclaration {
        let functions = functions(beside: variable)
        if functions.isEmpty { return callValue(infer(ExprSyntax(callee)), arguments, node) }
        return resolve(functions, base: nil, arguments, callee: text, node, expected)
      }
      if let type = typeNamed(by: ExprSyntax(callee)) { return construct(type, arguments, node, expected) }
      let all = found + overloadedByLibrary(found, text)
      let candidates = all.map { MemberCandidate(declaration: $0, substitution: [:], dispatch: .direct) }
      return resolve(candidates, base: nil, arguments, callee: text, node, expected)
    case .members(let candidates, _, _):
      return callImplicitMember(reachable(candidates, text), callee, arguments, node, expected)
    }
  }

  /// `let count` and `func count(of:)`: what is called is a function when the variable is none.
  func functions(beside variable: VariableDeclaration) -> [MemberCandidate] {
    guard variable.isGlobalScope || variable.storage == .global else { return [] }
    if case .function = simplified(type(of: variable)) { return [] }
    return (fileScope.names[variable.name] ?? []).filter { $0 is FunctionDeclaration }
      .map { MemberCandidate(declaration: $0, substitution: [:], dispatch: .direct) }
  }

  /// The library's functions of the name of a global one of the scenario's own: `zip` of two promises does not hide that of arrays.
  func overloadedByLibrary(_ found: [Declaration], _ text: String) -> [Declaration] {
    guard let function = found.last as? FunctionDeclaration, !function.isLibrary, function.home == nil, function.owner == nil,
      scope.reaches(text, isLibrary: true)
    else { return [] }
    library.load(text)
    return library.scope.names[text]?.filter { $0 is FunctionDeclaration } ?? []
  }

  /// `type(of: value)`, no function like others.
  private func typeOf(_ text: String, _ arguments: [ArgumentSyntax], _ node: FunctionCallExprSyntax) -> Expression? {
    guard text == "type", arguments.count == 1, arguments[0].label == "of" else { return nil }
    let value = infer(arguments[0].value)
    _ = settle(value.type)
    return Expression(.typeOf(value), .metatype(value.type), at: position(node))
  }

  /// Looks for mistakes in the arguments of a call that went wrong itself; those that need its parameters are left alone.
  private func inferLoosely(_ arguments: [ArgumentSyntax]) {
    for argument in arguments where argument.closure == nil && !argument.isInout && !isContextual(argument.value) {
      _ = infer(argument.value)
    }
  }

  private func callImplicitMember(
    _ candidates: [MemberCandidate], _ callee: DeclReferenceExprSyntax, _ arguments: [ArgumentSyntax],
    _ node: FunctionCallExprSyntax, _ expected: Type?
  ) -> Expression {
    let text = name(callee.baseName)
    if let type = candidates.first?.declaration, !(type is ValueDeclaration), let named = typeNamed(by: ExprSyntax(callee)) {
      return construct(named, arguments, node, expected)
    }
    var functions = candidates.filter { $0.declaration is FunctionDeclaration || $0.declaration is EnumCase }
    if functions.isEmpty { return callValue(infer(ExprSyntax(callee)), arguments, node) }
    let isInType = isInStaticContext
    if isInType || currentSelf() != nil {
      let meant = functions.filter { isStatic($0) == isInType }
      if isInType || !meant.isEmpty { functions = meant }
    }
    if candidates.contains(where: { $0.declaration is VariableDeclaration }),
      isHiding(candidates, arguments) || !functions.contains(where: { accepts($0, arguments) })
    {
      return callValue(infer(ExprSyntax(callee)), arguments, node)
    }
    if !functions.contains(where: { accepts($0, arguments) }), let outer = globalFunctions(text), !outer.isEmpty {
      return callHiddenFunction(outer, by: candidates, text, arguments, callee, node, expected)
    }
    guard let base = implicitBase(for: functions.isEmpty ? candidates : functions, text, callee) else { return failed(node) }
    if functions.isEmpty { return failed(instanceMember: text, of: base, callee) }
    let ofType = extensionMember(fitting(functions, arguments), of: base, callee) {
      resolve($0, base: $1, arguments, callee: text, node, expected)
    }
    return ofType ?? resolve(functions, base: base, arguments, callee: text, node, expected)
  }

  /// A property of a class that holds a function hides the methods of that name that the class inherits.
  private func isHiding(_ candidates: [MemberCandidate], _ arguments: [ArgumentSyntax]) -> Bool {
    guard let variable = candidates.first?.declaration as? VariableDeclaration, let owner = variable.owner, owner.isClass,
      candidates.dropFirst().allSatisfy({ ($0.declaration as? ValueDeclaration)?.owner !== owner }),
      case .function(let type) = simplified(self.type(of: variable))
    else { return false }
    return type.parameters.count == arguments.count && arguments.allSatisfy { $0.label == nil }
  }

  private func isStatic(_ candidate: MemberCandidate) -> Bool {
    (candidate.declaration as? ValueDeclaration)?.isStatic == true
  }

  private func fitting(_ candidates: [MemberCandidate], _ arguments: [ArgumentSyntax]) -> [MemberCandidate] {
    let found = candidates.filter { accepts($0, arguments) }
    return found.isEmpty ? candidates : found
  }

  func parameters(of declaration: Declaration) -> [Parameter] {
    switch declaration {
    case let function as FunctionDeclaration:
      readSignature(function)
      return function.parameters
    case let enumCase as EnumCase:
      readPayload(enumCase)
      return enumCase.payload.enumerated().map { index, field in
        var made = Parameter(label: field.label, name: field.label ?? "", type: field.type)
        made.defaultValue = enumCase.defaults[index]
        made.isEscaping = true
        return made
      }
    case let subscripting as SubscriptDeclaration:
      readSignature(subscripting)
      return subscripting.parameters
    default: return []
    }
  }

  // MARK: - By member

  private func callMember(
    _ callee: MemberAccessExprSyntax, _ arguments: [ArgumentSyntax], _ node: FunctionCallExprSyntax, _ expected: Type?
  ) -> Expression {
    let text = name(callee.declName.baseName)
    guard let baseSyntax = callee.base else { return callImplicit(text, callee, arguments, node, expected) }
    if text == "init" { return callInit(baseSyntax, arguments, node, expected) }
    if text == "self" { return callValue(infer(ExprSyntax(callee)), arguments, node) }
    if let type = typeNamed(by: ExprSyntax(callee)) { return construct(type, arguments, node, expected) }
    if isModule(baseSyntax), let type = typeOf(text, arguments, node) { return type }
    if let found = declarations(ofModule: baseSyntax, named: text) {
      let candidates = found.map { MemberCandidate(declaration: $0, substitution: [:], dispatch: .direct) }
      return resolve(candidates, base: nil, arguments, callee: text, node, expected)
    }
    let base =
      literalOfOptionals(baseSyntax, member: text, arguments) ?? literalOfWanted(baseSyntax, member: text, expected)
      ?? chainBase(baseSyntax, member: text, expected)
      ?? memberBase(baseSyntax, member: text, expected)
    if base.type.hasError {
      inferLoosely(arguments)
      return failed(node)
    }
    return callMember(text, of: base, callee, arguments, node, expected)
  }

  private func callMember(
    _ text: String, of base: Expression, _ callee: MemberAccessExprSyntax, _ arguments: [ArgumentSyntax],
    _ node: FunctionCallExprSyntax,
    _ expected: Type?
  ) -> Expression {
    let (candidates, receiver) = memberCandidates(text, of: base)
    let functions = candidates.filter { $0.declaration is FunctionDeclaration || $0.declaration is EnumCase }
    if candidates.isEmpty, arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing,
      let method = unboundMethod(text, of: base, labels: nil, at: callee)
    {
      return attempt { callValue(method, arguments, node) } ?? failed(instanceMember: text, of: base, node)
    }
    if candidates.isEmpty, case .metatype = base.type.head {
      reportNoMember(text, receiver, at: callee.declName)
      inferLoosely(arguments)
      return failed(node)
    }
    if functions.isEmpty
      || candidates.contains(where: { $0.declaration is VariableDeclaration })
        && (isHiding(candidates, arguments) || !functions.contains(where: { accepts($0, arguments) }))
    {
      return callValue(member(of: receiver, text, callee, nil), arguments, node)
    }
    let ofSelf = extensionMember(fitting(functions, arguments), of: receiver, callee) {
      resolve($0, base: $1, arguments, callee: text, node, expected)
    }
    return ofSelf ?? resolve(functions, base: receiver, arguments, callee: text, node, expected)
  }

  /// `.milliseconds(5)`: a static member of the expected type.
  private func callImplicit(
    _ text: String, _ callee: MemberAccessExprSyntax, _ arguments: [ArgumentSyntax], _ node: FunctionCallExprSyntax,
    _ expected: Type?
  ) -> Expression {
    if let open = openMember(text, node, expected) { return open }
    guard let type = implicitBaseType(expected, member: text, at: callee) else { return failed(node) }
    if text == "init" { return construct(type, orOptional: expected, arguments, node) }
    let base = typeReference(type, at: callee)
    let candidates = lookUpMembers(text, in: type).filter { isStatic($0) }
    let functions = candidates.filter { $0.declaration is FunctionDeclaration || $0.declaration is EnumCase }
    if functions.isEmpty {
      if let nested = candidates.first, nested.declaration is VariableDeclaration {
        return callValue(member(of: base, text, callee, nil), arguments, node)
      }
      reportNoMember(text, type, isStatic: true, at: callee.declName)
      return failed(node)
    }
    return resolve(functions, base: base, arguments, callee: text, node, type)
  }

  /// `.init(.init(text))` where an Optional is wanted may be what it wraps, or the Optional of that.
  private func construct(
    _ type: Type, orOptional expected: Type?, _ arguments: [ArgumentSyntax], _ node: FunctionCallExprSyntax
  ) -> Expression {
    if let expected, expected.wrapped != nil, type.wrapped == nil {
      if let made = attempt({ construct(type, arguments, node, expected) }) { return made }
      if let made = attempt({ construct(expected, arguments, node, expected) }) { return made }
    }
    return construct(type, arguments, node, expected)
  }

  private func callInit(
    _ baseSyntax: ExprSyntax, _ arguments: [ArgumentSyntax], _ node: FunctionCallExprSyntax, _ expected: Type?
  ) -> Expression {
    let isSelf = baseSyntax.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    if baseSyntax.is(SuperExprSyntax.self) || isSelf && !isSelfType() {
      return delegate(baseSyntax, arguments, node)
    }
    if let type = typeNamed(by: baseSyntax) { return construct(type, arguments, node, expected) }
    let base = forced(dynamicSelf(baseSyntax) ?? infer(baseSyntax))
    if base.type.hasError {
      inferLoosely(arguments)
      return failed(node)
    }
    if case .metatype = base.type.head { return construct(instanceOf: base, arguments, node, expected) }
    report(.type, "'init' is a member of the type; write a type name before it", at: node)
    return failed(node)
  }

  /// `kind.init(…)`: an instance of the type that the value is.
  private func construct(
    instanceOf base: Expression, _ arguments: [ArgumentSyntax], _ node: FunctionCallExprSyntax, _ expected: Type?
  ) -> Expression {
    guard case .metatype(let type) = base.type.head else { return failed(node) }
    if let made = construct(boundByClass: type, from: base, arguments, node) { return made }
    if isExact(type) { return made(construct(type, arguments, node, expected), by: base) }
    if type.nominal?.isClass == true, let made = attempt({ construct(type, arguments, node, nil) }) {
      let errors = findings.errorCount()
      _ = requiring(made, type, at: node)
      if findings.errorCount() > errors { return failed(node) }
    }
    let candidates = lookUpMembers("init", in: type)
    if case .existential = simplified(type), !candidates.isEmpty {
      return resolve(candidates, base: base, arguments, callee: "init", node, expected)
    }
    if type.nominal?.isClass == true, !hasOpenSubclass(type) {
      return construct(classOf: base, type, at: node) { construct($0, arguments, node, nil) }
    }
    return madeWhenItRuns(type, at: node)
  }

  /// `super.init(…)`, `self.init(…)`
  private func delegate(_ baseSyntax: ExprSyntax, _ arguments: [ArgumentSyntax], _ node: FunctionCallExprSyntax) -> Expression {
    let base = infer(baseSyntax)
    if base.type.hasError { return failed(node) }
    let candidates = lookUpMembers("init", in: base.type)
    guard function.isInitializer || function.declaration?.kind == .initializer else {
      report(.type, "'\(baseSyntax.ownText).init' can only be called in an initializer", at: node)
      return failed(node)
    }
    function.delegates = true
    let made = resolve(candidates, base: base, arguments, callee: "init", node, nil)
    made.type = .void
    checkDelegation(to: made, isSuper: baseSyntax.is(SuperExprSyntax.self), at: node)
    if made.isDelegation, function.declaration?.isFailable == false, node.parent?.is(ForceUnwrapExprSyntax.self) != true {
      report(
        .type, "A non-failable initializer cannot delegate to a failable one; write '!' behind the call, or 'init?'", at: node)
    }
    return made
  }

  // MARK: - Values

  func callValue(_ callee: Expression, _ arguments: [ArgumentSyntax], _ node: FunctionCallExprSyntax) -> Expression {
    if callee.type.hasError {
      inferLoosely(arguments)
      return failed(node)
    }
    let callee = forced(callee)
    if case .metatype(let type) = simplified(callee.type) {
      if case .typeName = callee.kind { return construct(type, arguments, node, nil) }
      let place = Syntax(node.leftParen) ?? Syntax(node)
      report(.type, "Initializing from a metatype value must reference 'init' explicitly", at: place)
      return failed(node)
    }
    guard case .function(let type) = simplified(callee.type) else {
      if let found = callAsFunction(callee, arguments, node) ?? dynamicCall(callee, arguments, node, nil) { return found }
      if isTypeWithMistake(node.calledExpression, callee) { return failed(node) }
      let what =
        callee.type.wrapped != nil
        ? "Value of optional type '\(normalized(callee.type))' must be unwrapped before it is called"
        : "Cannot call value of non-function type '\(normalized(callee.type))'"
      report(.type, what, at: node)
      return failed(node)
    }
    guard let given = given(arguments, for: type.parameters), arguments.allSatisfy({ $0.label == nil }) else {
      if let labelled = arguments.first(where: { $0.label != nil && !$0.isTrailing }) {
        report(.type, "Extraneous argument label '\(labelled.label ?? ""):' in call", at: labelled.value)
      } else {
        report(
          .type,
          "This function takes \(type.parameters.count) argument\(type.parameters.count == 1 ? "" : "s"), not \(arguments.count)",
          at: node)
      }
      return failed(node)
    }
    return lending {
      let values = zip(given, type.parameters).map { pass($0, $1, node) }
      requireTry(type.throwsErrors ? type.thrown ?? library.error : nil, at: node)
      return Expression(.callValue(callee, values), type.result, at: position(node))
    }
  }

  private func callAsFunction(_ callee: Expression, _ arguments: [ArgumentSyntax], _ node: FunctionCallExprSyntax) -> Expression?
  {
    let candidates = lookUpMembers("callAsFunction", in: callee.type)
    if candidates.isEmpty { return nil }
    return resolve(candidates, base: callee, arguments, callee: "callAsFunction", node, nil)
  }
}
