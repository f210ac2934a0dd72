import DispatchTrace
import SwiftSyntax

/// What can be written to, and why not; subscripts.
extension Checker {
  /// The expression names storage, or something with a setter, that may be changed here.
  func isMutable(_ place: Expression) -> Bool {
    if hasPrivateSetter(place) { return false }
    switch place.kind {
    case .variable(let variable): return isMutable(variable)
    case .field(let base, let variable):
      if variable.isLet { return canInitialize(variable, base) }
      return isReference(base.type) || isMutable(base)
    case .tupleField(let base, _): return isMutable(base)
    case .property(let base, let variable, _, _):
      guard variable.setter != nil || variable.isLazy || variable.hasObservers || variable.hasObserversInherited else {
        return false
      }
      guard let base else { return true }
      if case .metatype = base.type.head { return true }
      return isReference(base.type) || variable.setter?.isMutating == false || isMutable(base)
    case .subscripted(let base, let declaration, _, _, _):
      guard declaration.setter != nil || declaration.hasNativeSetter, let base else { return false }
      return isReference(base.type) || declaration.setter?.isMutating == false || isMutable(base)
    case .force(let base, _), .bindOptional(let base): return isMutable(base)
    case .superReference: return true
    case .optionalChain(let base): return isMutable(base)
    case .wrap(let base): return isMutable(base)
    default: return false
    }
  }

  private func hasPrivateSetter(_ place: Expression) -> Bool {
    switch place.kind {
    case .variable(let variable), .field(_, let variable), .property(_, let variable, _, _):
      guard variable.isPrivateSetter, let owner = variable.owner else { return false }
      return !isInside(owner, scope)
    default: return false
    }
  }

  private func isMutable(_ variable: VariableDeclaration) -> Bool {
    if !variable.isLet { return true }
    return !variable.hasInitialValue
  }

  func isReference(_ type: Type) -> Bool {
    switch simplified(type) {
    case .nominal(let declaration, _): declaration.isClass
    case .existential(let protocols): protocols.contains { isClassBound($0) }
    case .parameter(let parameter): parameter.superclass != nil || parameter.protocols.contains { isClassBound($0) }
    case .function, .tuple, .metatype, .dependent, .variable, .error: false
    }
  }

  /// A `let` property may be set on `self` in an initialiser, when it has no value of its own.
  private func canInitialize(_ variable: VariableDeclaration, _ base: Expression) -> Bool {
    guard case .variable(let own) = base.kind, own.name == "self", function.isInitializer,
      variable.owner === enclosingNominal(scope)
    else {
      return false
    }
    return !variable.hasInitialValue
  }

  func immutableReason(_ place: Expression) -> String {
    if hasPrivateSetter(place) { return "its setter is private" }
    switch place.kind {
    case .variable(let variable):
      if variable.name == "self" { return "'self' is immutable; mark the method 'mutating'" }
      if variable.isParameter { return "'\(variable.name)' is a parameter" }
      return "'\(variable.name)' is a 'let' constant; make it a 'var'"
    case .field(let base, let variable):
      if variable.isLet { return "'\(variable.name)' is a 'let' constant" }
      return immutableReason(base)
    case .property(_, let variable, _, _) where variable.setter == nil && !variable.isLazy:
      return "'\(variable.name)' is a get-only property"
    case .property(let base?, _, _, _): return immutableReason(base)
    case .subscripted(let base?, let declaration, _, _, _):
      return declaration.setter == nil && !declaration.hasNativeSetter ? "the subscript is get-only" : immutableReason(base)
    case .tupleField(let base, _), .force(let base, _), .bindOptional(let base): return immutableReason(base)
    case .call: return "it is the result of a call"
    default: return "it is not a variable"
    }
  }

  /// Records that a place is written: the variable at its root is assigned to.
  func noteWrite(to place: Expression) {
    switch place.kind {
    case .variable(let variable): variable.isAssignedTo = true
    case .field(let base, _) where !isReference(base.type): noteWrite(to: base)
    case .tupleField(let base, _), .force(let base, _), .bindOptional(let base): noteWrite(to: base)
    case .subscripted(let base?, _, _, _, _), .property(let base?, _, _, _):
      if !isReference(base.type) { noteWrite(to: base) }
    default: break
    }
  }

  /// What a `mutating get` or a `lazy` property is read of has to be a variable. A place that is only set is not read.
  func requireMutable(_ base: Expression, toRead property: VariableDeclaration, at node: some SyntaxProtocol) {
    guard property.changesWhenRead, !property.isStatic, Syntax(node).id != placeNode else { return }
    requireMutable(base, at: node)
  }

  private func requireMutable(_ base: Expression, at node: some SyntaxProtocol) {
    if isReference(base.type) { return }
    if case .metatype = base.type.head { return }
    if isMutable(base) { return noteWrite(to: base) }
    report(.type, "Cannot use mutating getter on immutable value: \(immutableReason(base))", at: node)
  }

  // MARK: - Subscripts

  func subscripting(_ node: SubscriptCallExprSyntax, _ expected: Type?) -> Expression {
    isChainTop(node) ? chained(ExprSyntax(node)) { subscriptUnchained(node, expected) } : subscriptUnchained(node, expected)
  }

  private func subscriptUnchained(_ node: SubscriptCallExprSyntax, _ expected: Type?) -> Expression {
    var base = memberBase(node.calledExpression)
    if base.type.hasError { return failed(node) }
    if base.isImplicitlyUnwrapped, let wrapped = base.type.wrapped {
      base = Expression(.force(base, implicit: true), wrapped, at: base.position)
    }
    let arguments = arguments(node.arguments, trailing: node.trailingClosure, additional: node.additionalTrailingClosures)
    if arguments.count == 1, arguments[0].label == "keyPath" { return keyPathSubscript(base, arguments[0], node) }
    let type: Type = if case .metatype(let instance) = base.type.head { instance } else { base.type }
    let candidates = lookUpMembers("subscript", in: type)
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
    return choose(subscripts: candidates, receiver(base, of: candidates), arguments, node, expected)
  }

  func choose(
    subscripts candidates: [MemberCandidate], _ base: Expression, _ arguments: [ArgumentSyntax], _ node: some ExprSyntaxProtocol,
    _ expected: Type?
  ) -> Expression {
    let fits = candidates.compactMap { candidate -> Fit? in
      guard case .success(let bindings) = match(arguments, to: parameters(of: candidate.declaration)) else { return nil }
      return Fit(candidate: candidate, bindings: bindings)
    }
    if fits.isEmpty {
      guard case .failure(let failure) = match(arguments, to: parameters(of: candidates[0].declaration)) else {
        return failed(node)
      }
      report(failure.mismatch, arguments, of: parameters(of: candidates[0].declaration), callee: "subscript", at: node)
      return failed(node)
    }
    if fits.count > 1 {
      let tried = fits.compactMap { fit in
        score(expected) { apply(subscript: fit, base, arguments, node) }.map { RankedFit(fit: fit, score: $0) }
      }
      switch best(among: tried) {
      case .one(let fit): return apply(subscript: fit, base, arguments, node) ?? failed(node)
      case .several(let fits): return ambiguous(fits, callee: "subscript", node)
      case .none: break
      }
    }
    return apply(subscript: fits[0], base, arguments, node) ?? failed(node)
  }

  private func apply(
    subscript fit: Fit, _ base: Expression, _ arguments: [ArgumentSyntax], _ node: some ExprSyntaxProtocol
  ) -> Expression? {
    guard let declaration = fit.candidate.declaration as? SubscriptDeclaration else { return nil }
    var substitution = fit.candidate.substitution
    for generic in declaration.generics { substitution[generic] = variable() }
    let values = fit.bindings.map { binding -> Expression.Argument in
      let type = normalized(binding.parameter.type.substituting(substitution))
      guard let first = binding.arguments.first else {
        guard let syntax = binding.parameter.defaultValue else { return .init(value: failed(node)) }
        return .init(value: withScope(fileScope) { check(syntax, as: type) }, isDefault: true)
      }
      if binding.parameter.isAutoclosure { return .init(value: autoclosure(arguments[first], type)) }
      return .init(value: pass(arguments[first], type: type, isInout: false, isEscaping: binding.parameter.isEscaping))
    }
    for requirement in declaration.requirements where !holds(requirement, substitution) {
      report(.type, unmet(requirement, substitution), at: node)
    }
    if declaration.getter?.isMutating == true, Syntax(node).id != placeNode { requireMutable(base, at: node) }
    let type = normalized(declaration.result.substituting(substitution))
    return Expression(.subscripted(base, declaration, substitution, values, fit.candidate.dispatch), type, at: position(node))
  }
}
