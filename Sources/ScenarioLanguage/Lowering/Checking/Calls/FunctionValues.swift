import DispatchTrace
import SwiftParser
import SwiftSyntax

/// Functions and methods as values.
extension Checker {
  /// Of a function, or of an Optional of one.
  func functionType(_ type: Type) -> FunctionType? {
    if case .function(let function) = simplified(type.wrapped ?? type) { function } else { nil }
  }

  /// What a closure says of a parameter.
  func parameter(_ syntax: TypeSyntax) -> FunctionType.Parameter {
    let type = resolve(syntax, in: scope)
    if syntax.parent?.as(ClosureParameterSyntax.self)?.ellipsis != nil {
      return FunctionType.Parameter(type: library.array(type), isVariadic: true)
    }
    return FunctionType.Parameter(
      type: type, isInout: isInout(syntax), isEscaping: hasAttribute("escaping", syntax) || mayKeep(type))
  }

  /// The arguments of each parameter of a value that is called; nil where their number does not fit.
  func given(_ arguments: [ArgumentSyntax], for parameters: [FunctionType.Parameter]) -> [ArraySlice<ArgumentSyntax>]? {
    let variadic = parameters.firstIndex(where: \.isVariadic)
    let more = arguments.count - parameters.count
    // Values have no labels: nothing says where the variadic ones end.
    guard more == 0 && variadic == nil || variadic == parameters.count - 1 && more >= -1 else { return nil }
    var next = 0
    return parameters.indices.map { index in
      let first = next
      next += index == variadic ? 1 + more : 1
      return arguments[first..<next]
    }
  }

  func pass(
    _ arguments: ArraySlice<ArgumentSyntax>, _ parameter: FunctionType.Parameter, _ node: FunctionCallExprSyntax
  ) -> Expression.Argument {
    guard parameter.isVariadic, case .nominal(_, let elements) = simplified(parameter.type) else {
      return .init(
        value: pass(
          arguments[arguments.startIndex], type: parameter.type, isInout: parameter.isInout, isEscaping: parameter.isEscaping))
    }
    let values = arguments.map { pass($0, type: elements[0], isInout: false, isEscaping: true) }
    return .init(value: Expression(.array(values), parameter.type, at: position(node)))
  }

  func functionReference(
    _ node: DeclReferenceExprSyntax, labels: DeclNameArgumentsSyntax, _ expected: Type?
  ) -> Expression {
    let wanted = labels.arguments.map { name($0.name) }
    guard let meaning = lookUp(name(node.baseName)) else {
      reportUnknown(name(node.baseName), at: node)
      return failed(node)
    }
    switch meaning {
    case .declarations(let found):
      let candidates = found.map { MemberCandidate(declaration: $0, substitution: [:], dispatch: .direct) }
      return functionValue(candidates.filter { matches($0, wanted) }, base: nil, at: node, expected)
    case .members(let candidates, _, _):
      guard let base = implicitBase(for: candidates, name(node.baseName), node) else { return failed(node) }
      return labelledValue(candidates.filter { matches($0, wanted) }, base: base, at: node, expected)
    case .generic: return failed(node)
    }
  }

  func matches(_ candidate: MemberCandidate, _ labels: [String]) -> Bool {
    guard candidate.declaration is FunctionDeclaration || candidate.declaration is EnumCase else { return false }
    return self.labels(of: candidate.declaration).map { $0 ?? "_" } == labels
  }

  /// `Shape.circle(radius:)`, which may be a case.
  func labelledValue(
    _ named: [MemberCandidate], base: Expression, at node: some SyntaxProtocol, _ expected: Type?
  ) -> Expression {
    if let enumCase = named.first?.declaration as? EnumCase { return caseValue(enumCase, base, at: node) }
    return functionValue(named, base: base, at: node, expected)
  }

  /// The one function among `candidates` whose type fits.
  func functionValue(
    _ candidates: [MemberCandidate], base: Expression?, at node: some SyntaxProtocol, _ expected: Type?
  ) -> Expression {
    let refused = refused[node.id] ?? []
    let functions = candidates.filter { candidate in
      candidate.declaration is FunctionDeclaration && !refused.contains { $0 === candidate.declaration }
    }
    if functions.isEmpty {
      report(.unknownName, "Cannot find a function '\(node.ownText)' with these labels", at: node)
      return failed(node)
    }
    if functions.count > 1, let expected, let chosen = fitting(functions, base: base, at: node, expected) {
      return equated(functionValue(chosen, base: base, at: node), expected)
    }
    let isInitializer = functions[0].declaration.name == "init"
    if functions.count > 1, expected != nil || !isInitializer, let plain = plainest(functions) {
      return equated(functionValue(plain, base: base, at: node), expected)
    }
    if let plain = blockTaking(functions, of: base) { return functionValue([plain], base: base, at: node, expected) }
    if functions.count > 1 {
      openChoices.append(OpenChoice(node: node.id, alternatives: functions.map(\.declaration)))
      report(.type, "Ambiguous use of '\(functions[0].declaration.name)'; say which by its labels or by a type", at: node)
      return failed(node)
    }
    return equated(functionValue(functions[0], base: base, at: node), expected)
  }

  /// `aggregate(values, by: min)` with a `min` of the scenario's own: where that does not fit, the library's of the name may.
  func globalFunctionValue(
    _ candidates: [MemberCandidate], besides found: [Declaration], _ text: String, at node: some SyntaxProtocol, _ expected: Type?
  ) -> Expression {
    let others = overloadedByLibrary(found, text).map { MemberCandidate(declaration: $0, substitution: [:], dispatch: .direct) }
    guard let expected, !others.isEmpty, fitting(candidates, base: nil, at: node, expected) == nil,
      let chosen = fitting(others, base: nil, at: node, expected)
    else { return functionValue(candidates, base: nil, at: node, expected) }
    return functionValue([chosen], base: nil, at: node, expected)
  }

  /// `names.contains`: of the library's the only one that is neither generic nor has labels, as the compiler ranks them.
  private func plainest(_ candidates: [MemberCandidate]) -> MemberCandidate? {
    let plain = candidates.filter { candidate in
      guard let function = candidate.declaration as? FunctionDeclaration, function.isLibrary else { return false }
      readSignature(function)
      return function.generics.isEmpty && function.parameters.allSatisfy { $0.label == nil && !$0.type.isNominal("Substring") }
    }
    guard candidates.allSatisfy({ ($0.declaration as? ValueDeclaration)?.isLibrary == true }) else { return nil }
    let own = plain.filter { ($0.declaration as? ValueDeclaration)?.owner?.isProtocol != true }
    let best = own.isEmpty ? plain : own
    return best.count == 1 ? best[0] : nil
  }

  /// `let run: (() -> Void) -> Void = queue.sync` is the method that takes a block. A call never means it: what the generic one makes of a
  /// closure is the same.
  private func blockTaking(_ candidates: [MemberCandidate], of base: Expression?) -> MemberCandidate? {
    guard candidates.count > 1, let base, base.type.isNominal("DispatchQueue"), candidates[0].declaration.name == "sync",
      candidates.contains(where: { labels(of: $0.declaration).count == 1 })
    else { return nil }
    return withScope(library.scope) { lookUpMembers("_syncBlock", in: base.type).first }
  }

  /// What `where` asks of a function's own parameters says what they are, once some are known: `map(Array.init)`.
  private func equated(_ value: Expression, _ expected: Type?) -> Expression {
    guard let expected, case .function(let function, let substitution, _, _) = value.kind,
      function.requirements.contains(where: { if case .same = $0 { true } else { false } })
    else { return value }
    _ = attempt { () -> Bool? in
      guard coerce(value, to: expected) != nil else { return nil }
      for case .same(let left, let right) in function.requirements {
        _ = unifyOrUndo(left.substituting(substitution), right.substituting(substitution))
      }
      return true
    }
    return value
  }

  /// The candidate whose type fits best.
  private func fitting(
    _ candidates: [MemberCandidate], base: Expression?, at node: some SyntaxProtocol, _ expected: Type
  ) -> MemberCandidate? {
    // What takes a pair as it is goes before what takes its parts.
    let count = functionType(expected)?.parameters.count
    let asMany = candidates.filter { parameters(of: $0.declaration).count == count }
    let isSplit = !asMany.isEmpty && asMany.count < candidates.count
    return (isSplit ? best(of: asMany, at: node, base: base, expected) : nil)
      ?? best(of: candidates, at: node, base: base, expected)
  }

  private func best(
    of candidates: [MemberCandidate], at node: some SyntaxProtocol, base: Expression?, _ expected: Type
  ) -> MemberCandidate? {
    best(of: candidates) { candidate in
      let value = functionValue(candidate, base: base, at: node)
      guard coerce(value, to: expected) != nil, case .function(let function, let substitution, _, _) = value.kind,
        function.requirements.allSatisfy({ mayHold($0, substitution) }), takesAsMany(function, expected)
      else { return nil }
      return value
    }
  }

  /// Of functions that nobody calls the one whose value fits best; `make` answers nil for one that does not.
  func best(of candidates: [MemberCandidate], _ make: (MemberCandidate) -> Expression?) -> MemberCandidate? {
    let tried = candidates.compactMap { candidate -> RankedFit? in
      let bindings = parameters(of: candidate.declaration).enumerated().map { ArgumentBinding(parameter: $1, arguments: [$0]) }
      return score(nil) { make(candidate) }.map { RankedFit(fit: Fit(candidate: candidate, bindings: bindings), score: $0) }
    }
    guard case .one(let fit) = best(among: tried) else { return nil }
    return fit.candidate
  }

  /// `(Node...) -> Node` is another type than `([Node]) -> Node`.
  private func takesAsMany(_ function: FunctionDeclaration, _ expected: Type) -> Bool {
    guard let wanted = functionType(expected), wanted.parameters.count == function.parameters.count else { return true }
    return zip(function.parameters, wanted.parameters).allSatisfy { $0.isVariadic == $1.isVariadic }
  }

  private func functionValue(_ candidate: MemberCandidate, base: Expression?, at node: some SyntaxProtocol) -> Expression {
    guard let declaration = candidate.declaration as? FunctionDeclaration else { return failed(node) }
    readSignature(declaration)
    requireAccess(to: declaration, at: node)
    guard requireUsable(declaration, of: base, at: node) else { return failed(node) }
    noteUse(of: declaration)
    if let base, let made = openedFunction(declaration, candidate, base, at: node) { return made }
    if declaration.kind == .initializer, let base { return initializerValue(candidate, declaration, base, at: node) }
    return methodValue(candidate, declaration, base: base, at: node)
  }

  /// `kind.init`: of a class it is that of the class that `kind` is when it is asked for.
  private func initializerValue(
    _ candidate: MemberCandidate, _ initializer: FunctionDeclaration, _ base: Expression, at node: some SyntaxProtocol
  ) -> Expression {
    guard case .metatype(let type) = base.type.head else {
      report(.type, "'init' is a value behind a type only; here it can only be called", at: node)
      return failed(node)
    }
    guard isValue(base) else { return methodValue(candidate, initializer, base: base, at: node) }
    if type.nominal?.isClass != true || isExact(type) {
      let isOpen = if case .existential = simplified(type) { true } else { false }
      let kind = isOpen ? base : Expression(.upcast(base), base.type, at: base.position)
      return methodValue(candidate, initializer, base: kind, at: node)
    }
    guard requireRequired(initializer, of: type, at: node) else { return failed(node) }
    if hasOpenSubclass(type) {
      _ = madeWhenItRuns(type, at: node)
      return failed(node)
    }
    return ofEachClass(base, type, answering: nil, at: node) { found in
      let own = lookUpMembers("init", in: found).first { isOrOverrides($0.declaration, initializer) } ?? candidate
      return functionValue(own, base: typeReference(found, at: node), at: node)
    }
  }

  private func methodValue(
    _ candidate: MemberCandidate, _ declaration: FunctionDeclaration, base: Expression?, at node: some SyntaxProtocol
  ) -> Expression {
    adoptEqualities(of: declaration, candidate.substitution)
    if let base { requireKnownType(declaration, base, at: node) }
    var substitution = candidate.substitution
    for generic in declaration.generics { substitution[generic] = variable() }
    noteFunction(declaration, substitution, at: node)
    let type = normalized(Type.function(declaration.type).substituting(substitution))
    if declaration.isMutating { report(.type, "Partial application of 'mutating' method is not allowed", at: node) }
    return Expression(.function(declaration, substitution, base, candidate.dispatch), type, at: position(node))
  }

  /// A local function used by another one: what it captures must be at hand.
  func noteUse(of declaration: FunctionDeclaration) {
    guard let home = declaration.home else { return }
    var context: FunctionContext? = function
    while let next = context, next !== home {
      if !next.localFunctions.contains(declaration) { next.localFunctions.append(declaration) }
      context = next.parent
    }
  }
}
