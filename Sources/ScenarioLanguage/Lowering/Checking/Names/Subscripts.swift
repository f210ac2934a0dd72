import DispatchTrace
import SwiftSyntax

/// Subscripts: which one, and with what.
extension Checker {
  /// All that values of `type` have.
  func subscripts(of type: Type) -> [MemberCandidate] {
    lookUpMembers("subscript", in: type) + lookUpMembers(LibraryCutter.rangeSubscript, in: type)
  }

  /// Those that may be meant. With anything but a range the library's that take ranges are not even read, nor the types of ranges:
  /// most code needs none of them.
  private func subscripts(of type: Type, for arguments: inout [ArgumentSyntax]) -> [MemberCandidate] {
    // A range stands alone.
    if arguments.count == 1, arguments[0].label == nil {
      guard let position = position(arguments[0]) else { return subscripts(of: type) }
      arguments[0].inferred = position
    }
    return lookUpMembers("subscript", in: type)
  }

  /// What the argument is, where no range can become of it.
  private func position(_ argument: ArgumentSyntax) -> Expression? {
    guard !argument.isInout, argument.closure == nil, !isContextual(argument.value) else { return nil }
    let start = mark()
    let value = infer(argument.value)
    if !mayBeRange(value.type) { return value }
    rollBack(to: start)
    return nil
  }

  private func mayBeRange(_ type: Type) -> Bool {
    switch simplified(type) {
    case .nominal(let declaration, _) where declaration.isLibrary:
      Library.isRange(declaration.name) || declaration.name == "RangeSet"
    case .nominal(let declaration, _): declaration.conformances.contains { isOfRanges($0.to) }
    case .parameter, .dependent, .existential: protocols(boundOf: simplified(type)).contains(where: isOfRanges)
    case .variable(let variable): variable.literal == nil
    case .tuple, .metatype, .error: false
    // `...` is a function.
    case .function: true
    }
  }

  private func isOfRanges(_ declaration: NominalDeclaration) -> Bool {
    allProtocols(of: declaration).contains { $0.isLibrary && $0.name == "RangeExpression" }
  }

  func subscripting(_ node: SubscriptCallExprSyntax, _ expected: Type?) -> Expression {
    isChainTop(node) ? chained(ExprSyntax(node)) { subscriptUnchained(node, expected) } : subscriptUnchained(node, expected)
  }

  /// `numbers.reversed()[0]`: a number is a place in an array, not in the collection that is read backwards.
  private func reversedElements(_ node: SubscriptCallExprSyntax) -> Expression? {
    guard let wanted = reversedArray(node.calledExpression), let index = node.arguments.first, node.arguments.count == 1,
      index.label == nil
    else { return nil }
    return attempt {
      guard coerce(infer(index.expression), to: library.int) != nil else { return nil }
      let base = infer(node.calledExpression, wanted)
      return simplified(base.type).isNominal("Array") ? base : nil
    }
  }

  private func subscriptUnchained(_ node: SubscriptCallExprSyntax, _ expected: Type?) -> Expression {
    var base = reversedElements(node) ?? memberBase(node.calledExpression)
    if base.type.hasError { return failed(node) }
    base = forced(base)
    var arguments = arguments(node.arguments, trailing: node.trailingClosure, additional: node.additionalTrailingClosures)
    let type: Type = if case .metatype(let instance) = base.type.head { instance } else { base.type }
    if arguments.count == 1, arguments[0].label == "keyPath", !hasOwnSubscript(keyPath: arguments[0], type) {
      return keyPathSubscript(base, arguments[0], node)
    }
    let candidates = subscripts(of: type, for: &arguments)
    if let found = subscriptFoundDynamically(base, candidates, arguments, node, expected) { return found }
    if candidates.isEmpty {
      // A subscript with a mistake inside says nothing of its own.
      if arguments.contains(where: { !isContextual($0.value) && infer($0.value).type.hasError }) { return failed(node) }
      if normalized(base.type).wrapped != nil {
        report(
          .type, "Value of optional type '\(normalized(base.type))' must be unwrapped to refer to member 'subscript'", at: node)
      } else {
        report(.type, "Value of type '\(normalized(base.type))' has no subscripts", at: node)
      }
      return failed(node)
    }
    let isType = if case .metatype = base.type.head { true } else { false }
    let meant = candidates.filter { ($0.declaration as? SubscriptDeclaration)?.isStatic == isType }
    if meant.isEmpty {
      let kinds = isType ? "Instance" : "Static"
      let place = isType ? "type" : "instance of type"
      report(.type, "\(kinds) member 'subscript' cannot be used on \(place) '\(normalized(type))'", at: node)
      return failed(node)
    }
    let isOfLibrary = meant.allSatisfy { ($0.declaration as? SubscriptDeclaration)?.isLibrary == true }
    if isOfLibrary, refuseNumber(arguments, inText: base, node) { return failed(node) }
    return choose(subscripts: meant, receiver(base, of: meant), arguments, node, expected)
  }

  func choose(
    subscripts candidates: [MemberCandidate], _ base: Expression, _ arguments: [ArgumentSyntax], _ node: some ExprSyntaxProtocol,
    _ expected: Type?
  ) -> Expression {
    if arguments.contains(where: { $0.inferred?.type.hasError == true }) { return failed(node) }
    let matching = candidates.compactMap { candidate -> Fit? in
      guard case .success(let bindings) = match(arguments, to: parameters(of: candidate.declaration)) else { return nil }
      return Fit(candidate: candidate, bindings: bindings)
    }
    let fits = useful(matching, for: node)
    if fits.isEmpty {
      guard case .failure(let failure) = match(arguments, to: parameters(of: candidates[0].declaration)) else {
        return failed(node)
      }
      report(failure.mismatch, arguments, of: parameters(of: candidates[0].declaration), callee: "subscript", at: node)
      return failed(node)
    }
    if fits.count > 1 {
      let tried = fits.compactMap { fit in
        score(expected) { apply(subscript: fit, base, arguments, node, expected) }.map { RankedFit(fit: fit, score: $0) }
      }
      switch best(among: tried) {
      case .one(let fit): return apply(subscript: fit, base, arguments, node, expected) ?? failed(node)
      case .several(let fits): return ambiguous(fits, callee: "subscript", node)
      case .none: break
      }
    }
    return apply(subscript: mostTelling(of: fits), base, arguments, node, expected) ?? failed(node)
  }

  private func apply(
    subscript fit: Fit, _ base: Expression, _ arguments: [ArgumentSyntax], _ node: some ExprSyntaxProtocol, _ expected: Type?
  ) -> Expression? {
    guard let declaration = fit.candidate.declaration as? SubscriptDeclaration else { return nil }
    requireAccess(to: declaration, at: node)
    requireUsable(declaration, of: base, at: node)
    let errors = findings.errorCount()
    requireKnownType(declaration, base, at: node)
    if findings.errorCount() > errors { return failed(node) }
    adoptEqualities(of: declaration, fit.candidate.substitution)
    var substitution = fit.candidate.substitution
    for generic in declaration.generics { substitution[generic] = variable() }
    let given = passed(fit, arguments, substitution, node)
    // What the arguments leave open is what is wanted: `let id: Int = row["id"]`.
    if let expected, !declaration.generics.isEmpty { hint(declaration.result.substituting(substitution), expected) }
    // A default value is for the types that are settled on: `as type: T.Type = T.self`.
    let values = zip(fit.bindings, given).map { binding, value in
      value
        ?? defaultArgument(binding.parameter, normalized(binding.parameter.type.substituting(substitution)), substitution, node)
    }
    for requirement in declaration.requirements where !isOpen(requirement, substitution) && !holds(requirement, substitution) {
      report(.type, unmet(requirement, substitution), at: node)
    }
    if declaration.getter?.isMutating == true, Syntax(node).id != placeNode { requireMutable(base, at: node) }
    let type = normalized(declaration.result.substituting(substitution))
    noteHeld(base, values)
    let made = Expression(.subscripted(base, declaration, substitution, values, fit.candidate.dispatch), type, at: position(node))
    made.isImplicitlyUnwrapped = declaration.isResultImplicitlyUnwrapped
    return made
  }

  /// In their order, but for what depends on what others say: `wrapped: ReferenceWritableKeyPath<T, K.Value>`. Nil for a default value.
  private func passed(
    _ fit: Fit, _ arguments: [ArgumentSyntax], _ substitution: Substitution, _ node: some ExprSyntaxProtocol
  ) -> [Expression.Argument?] {
    var given: [Expression.Argument?] = Array(repeating: nil, count: fit.bindings.count)
    let types = fit.bindings.map { $0.parameter.type.substituting(substitution) }
    let last = types.indices.filter { isDependent(types[$0]) }
    for index in types.indices.filter({ !last.contains($0) }) + last {
      let (binding, type) = (fit.bindings[index], normalized(types[index]))
      let written = binding.parameter.defaultValue.map { ArgumentSyntax(label: nil, value: $0) }
      if binding.parameter.isAutoclosure, let value = binding.arguments.first.map({ arguments[$0] }) ?? written {
        given[index] = .init(value: autoclosure(value, type, isEscaping: binding.parameter.isEscaping))
      } else if binding.parameter.isVariadic {
        given[index] = handedOn([variadic(binding, arguments, type, node)], fit, arguments)[0].argument
      } else if let first = binding.arguments.first {
        let value = pass(arguments[first], type: type, isInout: false, isEscaping: binding.parameter.isEscaping)
        given[index] = .init(value: value)
      }
    }
    return given
  }
}
