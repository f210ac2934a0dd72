import SwiftSyntax

/// `Query().where(\.age > 18).order(by: \.name)` where a `Query<Person>` is wanted: what is wanted of the last link is wanted of all.
extension Checker {
  /// The base of a member whose own links do not say what it is of; nil where they do.
  func chainBase(_ syntax: ExprSyntax, member: String, _ expected: Type?) -> Expression? {
    if let made = labelledBase(syntax, member: member, expected) ?? optionalBase(syntax, member: member, expected) { return made }
    if let made = mixedBase(syntax) { return made }
    guard let expected, case .nominal(let wanted, let arguments) = simplified(expected.wrapped ?? expected), !wanted.isLibrary,
      !arguments.isEmpty, isOpenChain(syntax, of: wanted)
    else { return nil }
    return attempt { infer(syntax) } ?? infer(syntax, .nominal(wanted, arguments))
  }

  /// `[Offline(), TimedOut()].map(describe)`: values of several types are what the function takes.
  private func mixedBase(_ syntax: ExprSyntax) -> Expression? {
    guard let literal = syntax.as(ArrayExprSyntax.self), literal.elements.count > 1,
      let call = syntax.parent?.parent?.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first?.expression ?? call.trailingClosure.map({ ExprSyntax($0) }),
      let taken = onlyParameter(of: argument)
    else { return nil }
    let alone = { [self] in attempt { infer(syntax) } }
    if let type = typeAlone({ infer(syntax) }), case .nominal(_, let elements) = type, !isAny(elements.first) { return alone() }
    return attempt { infer(syntax, library.array(taken)) } ?? alone()
  }

  /// What a function that is named, or a closure that says so, takes.
  private func onlyParameter(of syntax: ExprSyntax) -> Type? {
    if let closure = syntax.as(ClosureExprSyntax.self) {
      guard case .parameterClause(let clause)? = closure.signature?.parameterClause, clause.parameters.count == 1 else {
        return nil
      }
      return clause.parameters.first?.type.map { resolve($0, in: scope) }
    }
    var taken: Type?
    _ = score(nil) {
      guard syntax.is(DeclReferenceExprSyntax.self), case .function(let function) = normalized(infer(syntax).type),
        function.parameters.count == 1, !function.parameters[0].type.hasVariables
      else { return nil }
      taken = function.parameters[0].type
      return nil
    }
    return taken
  }

  /// `ids.map { ($0, score($0)) }.sorted { $0.score > $1.score }` where an array of labelled tuples is wanted: the labels that are
  /// wanted of the last link are wanted of the map.
  private func labelledBase(_ syntax: ExprSyntax, member: String, _ expected: Type?) -> Expression? {
    guard ["sorted", "filter", "reversed", "shuffled"].contains(member), let expected, syntax.is(FunctionCallExprSyntax.self)
    else {
      return nil
    }
    let wanted = simplified(expected.wrapped ?? expected)
    guard wanted.isNominal("Array"), case .nominal(_, let elements) = wanted, case .tuple(let fields) = simplified(elements[0]),
      fields.contains(where: { $0.label != nil })
    else { return nil }
    return attempt { infer(syntax, wanted) }
  }

  /// `scan(nil) { (pair, next) in (pair?.1, next) }.ignoreNils()`: what the nil is an Optional of only what is wanted of the last link
  /// says, through the associated types of the protocol that the link asks of it.
  private func optionalBase(_ syntax: ExprSyntax, member: String, _ expected: Type?) -> Expression? {
    guard let expected, !isUnknown(expected), let call = syntax.as(FunctionCallExprSyntax.self),
      call.arguments.contains(where: { $0.expression.is(NilLiteralExprSyntax.self) })
    else { return nil }
    if let known = attempt({ infer(syntax) }) { return known }
    for candidate in functions(called: call) {
      let made = attempt { () -> Expression? in
        guard let open = resultForNil(candidate, call) else { return nil }
        let links = lookUpMembers(member, in: open).compactMap { link -> Type? in
          guard let function = link.declaration as? FunctionDeclaration else { return nil }
          readSignature(function)
          return function.generics.isEmpty ? normalized(function.result.substituting(link.substitution)) : nil
        }
        guard links.contains(where: { unifyOrUndo($0, expected) }) else { return nil }
        return infer(syntax, normalized(open))
      }
      if let made { return made }
    }
    return nil
  }

  private func functions(called call: FunctionCallExprSyntax) -> [MemberCandidate] {
    if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      if case .members(let candidates, _, _)? = lookUp(name(callee.baseName)) { return candidates }
      return []
    }
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
      let value = attempt({ infer(base) })
    else { return [] }
    return lookUpMembers(name(callee.declName.baseName), in: value.type)
  }

  /// What the function answers where a nil stands for a parameter of any type: that is an Optional then.
  private func resultForNil(_ candidate: MemberCandidate, _ call: FunctionCallExprSyntax) -> Type? {
    guard let function = candidate.declaration as? FunctionDeclaration else { return nil }
    let given = arguments(call.arguments, trailing: call.trailingClosure, additional: call.additionalTrailingClosures)
    guard case .success(let bindings) = match(given, to: parameters(of: function)) else { return nil }
    var all = candidate.substitution
    for generic in function.generics { all[generic] = variable() }
    for binding in bindings {
      guard let first = binding.arguments.first, given[first].value.is(NilLiteralExprSyntax.self),
        case .parameter(let generic) = binding.parameter.type, let open = all[generic]
      else { continue }
      _ = unify(open, library.optional(variable()))
    }
    return normalized(function.result.substituting(all))
  }

  /// `.number.precision(2)` (SE-0287): what is wanted of the chain is the type that its first member is of.
  func beginsWithMember(_ syntax: ExprSyntax) -> Bool {
    if let node = syntax.as(MemberAccessExprSyntax.self) { return node.base.map { beginsWithMember($0) } ?? true }
    let inner =
      syntax.as(FunctionCallExprSyntax.self)?.calledExpression ?? syntax.as(ForceUnwrapExprSyntax.self)?.expression
      ?? syntax.as(OptionalChainingExprSyntax.self)?.expression
    return inner.map { beginsWithMember($0) } ?? false
  }

  /// It begins with `Query()`, `.init()`, `Order.by { $0.count }` or `on(.start)`, which leaves the parameters of the type open.
  private func isOpenChain(_ syntax: ExprSyntax, of wanted: NominalDeclaration) -> Bool {
    guard let call = syntax.as(FunctionCallExprSyntax.self) else { return false }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return true }
      if base.is(DeclReferenceExprSyntax.self), let type = typeNamed(by: base) {
        return type.nominal === wanted && type.hasVariables
      }
      return isOpenChain(base, of: wanted)
    }
    guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) else { return false }
    let isOpen = isOpenOfMembers(call)
    guard isOpen || call.arguments.isEmpty && call.trailingClosure == nil else { return false }
    if let type = typeNamed(by: call.calledExpression) { return type.nominal === wanted && type.hasVariables }
    return isOpen && results(named: name(callee.baseName)).contains { $0.nominal === wanted && $0.hasParameters }
  }

  /// `on(.start)`, whose result depends on what the member is of.
  func isOpenOfMembers(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.arguments.contains(where: { isMember($0.expression) }),
      let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)
    else { return false }
    if let type = typeNamed(by: call.calledExpression) { return type.hasVariables }
    return results(named: name(callee.baseName)).contains { $0.nominal?.isLibrary == false && $0.hasParameters }
  }

  /// What the functions of the name answer.
  private func results(named text: String) -> [Type] {
    let found: [Declaration] =
      switch lookUp(text) {
      case .declarations(let found)?: found
      case .members(let candidates, _, _)?: candidates.map(\.declaration)
      case .generic?, nil: []
      }
    return found.compactMap { declaration in
      guard let function = declaration as? FunctionDeclaration else { return nil }
      readSignature(function)
      return function.result
    }
  }
}
