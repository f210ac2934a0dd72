import SwiftSyntax

/// Calls of generic functions whose arguments, taken one after the other, do not fit each other: `check(count, nil)`, or
/// `list(1, "x")` where an `[Any]` is wanted.
extension Checker {
  /// `Store(state: count, reducer: add)` with a `count` declared `Int!`: for a parameter of any type that is an Optional, or what is in it
  /// where only that fits the other arguments, or what is wanted.
  func unwrapping(_ expected: Type?, _ answer: () -> Type, _ pass: () -> [Passed]?) -> [Passed]? {
    let (start, kept) = (mark(), keptOptionals)
    let made = pass()
    if keptOptionals == kept || unwrapsForAnyType || made != nil && !isAnother(answer(), than: expected) { return made }
    rollBack(to: start)
    unwrapsForAnyType = true
    let unwrapped = attempt(pass)
    unwrapsForAnyType = false
    return unwrapped ?? pass()
  }

  /// `Box<Int?>` where a `Box<Int>` is wanted, or an `Int?` where an `Int` is.
  private func isAnother(_ type: Type, than expected: Type?) -> Bool {
    guard let expected else { return false }
    let (start, type, wanted) = (mark(), simplified(type), simplified(expected.wrapped ?? expected))
    defer { rollBack(to: start) }
    if expected.wrapped == nil, let held = type.wrapped { return unify(held, wanted) }
    return wanted.nominal != nil && type.nominal === wanted.nominal && !unify(type, wanted)
  }

  /// The arguments as they are. Where they do not fit, what is wanted of the result goes first, then a type that is given as such, then
  /// what the values that are for one parameter have in common.
  func passFitting(
    _ fit: Fit, _ arguments: [ArgumentSyntax], _ substitution: inout Substitution, _ function: FunctionDeclaration,
    _ expected: Type?, callee: String, _ node: some ExprSyntaxProtocol
  ) -> [Passed]? {
    let shared = sharedParameters(fit, function)
    let named = namedParameters(fit, function, arguments)
    let promoted = promotedParameters(fit, function, arguments)
    let mayBeSaid = expected.map { !isUnknown($0) && isGeneric(function.result) } ?? false
    guard !isReconsidering, mayBeSaid || !shared.isEmpty || !named.isEmpty || !promoted.isEmpty else {
      return passArguments(fit, arguments, &substitution, function.result, expected, callee: callee, node)
    }
    let ways: [(Substitution) -> Bool] = [
      { _ in true },
      { [self] in mayBeSaid && says(function.result.substituting($0), expected) },
      { [self] substitution in
        !named.isEmpty && named.allSatisfy { unifyOrUndo(substitution[$0.generic] ?? .error, $0.type) }
      },
      { [self] in !shared.isEmpty && join(shared, fit, arguments, $0) },
      { [self] substitution in
        !promoted.isEmpty && promoted.allSatisfy { promote($0, fit, arguments, substitution) }
      },
      { [self] in mayBeSaid && isWantedProtocol(expected, function.result.substituting($0)) },
    ]
    defer { isReconsidering = false }
    for way in ways {
      var own = substitution
      let made = attempt { () -> [Passed]? in
        guard way(own) else { return nil }
        return passArguments(fit, arguments, &own, function.result, expected, callee: callee, node)
      }
      if let made {
        substitution = own
        return made
      }
      // What is inside the arguments has been tried in each way now.
      isReconsidering = true
    }
    return passArguments(fit, arguments, &substitution, function.result, expected, callee: callee, node)
  }

  private func says(_ result: Type, _ expected: Type?) -> Bool {
    guard let expected else { return false }
    let before = trail.count
    hint(result, expected)
    return trail.count > before
  }

  /// `lock.withLock { … return Empty() … return other }`, whose values have nothing in common but the protocol that is wanted.
  private func isWantedProtocol(_ expected: Type?, _ result: Type) -> Bool {
    guard let expected else { return false }
    assumeProtocol(expected, result)
    return !isUnknown(result)
  }

  /// The function's own parameters that several of its values are for, bare.
  private func sharedParameters(_ fit: Fit, _ function: FunctionDeclaration) -> [GenericParameter] {
    if function.generics.isEmpty { return [] }
    return function.generics.filter { values(for: $0, fit).count > 1 }
  }

  /// `environment(isOn, key: .auto)`: a parameter that a value is for, where a `.member` of a type of it may be there for Optionals only.
  private func promotedParameters(
    _ fit: Fit, _ function: FunctionDeclaration, _ arguments: [ArgumentSyntax]
  ) -> [GenericParameter] {
    function.generics.filter { generic in
      values(for: generic, fit).count == 1
        && fit.bindings.contains { binding in
          guard let first = binding.arguments.first, case .nominal(_, let parts) = binding.parameter.type else { return false }
          return parts.contains(.parameter(generic)) && isMember(arguments[first].value)
        }
    }
  }

  private func promote(
    _ generic: GenericParameter, _ fit: Fit, _ arguments: [ArgumentSyntax], _ substitution: Substitution
  ) -> Bool {
    guard let open = substitution[generic], let index = values(for: generic, fit).first, arguments[index].folded == nil,
      let type = typeAlone({ infer(arguments[index]) }), simplified(type).wrapped == nil
    else { return false }
    return unifyOrUndo(open, library.optional(type))
  }

  /// `add(player, for: Draw.self)`: the function's own parameters that a type is given for, and which.
  private func namedParameters(
    _ fit: Fit, _ function: FunctionDeclaration, _ arguments: [ArgumentSyntax]
  ) -> [(generic: GenericParameter, type: Type)] {
    fit.bindings.compactMap { binding in
      guard case .metatype(.parameter(let generic)) = binding.parameter.type, function.generics.contains(generic),
        let first = binding.arguments.first, let node = arguments[first].value.as(MemberAccessExprSyntax.self),
        node.declName.baseName.tokenKind == .keyword(.self), let type = node.base.flatMap({ typeNamed(by: $0) })
      else { return nil }
      return (generic, type)
    }
  }

  /// The arguments whose type is just that parameter.
  private func values(for generic: GenericParameter, _ fit: Fit) -> [Int] {
    fit.bindings.flatMap { binding -> [Int] in
      let parameter = binding.parameter
      return parameter.typeOfWritten == .parameter(generic) && !parameter.isInout ? binding.arguments : []
    }
  }

  private func join(
    _ shared: [GenericParameter], _ fit: Fit, _ arguments: [ArgumentSyntax], _ substitution: Substitution
  ) -> Bool {
    var says = false
    for generic in shared {
      let given = values(for: generic, fit).map { arguments[$0] }.filter { $0.folded == nil }
      guard let open = substitution[generic], let joined = joined(given) else { continue }
      says = unifyOrUndo(open, joined) || says
    }
    return says
  }

  private func joined(_ given: [ArgumentSyntax]) -> Type? {
    let isNil = { (argument: ArgumentSyntax) in argument.value.is(NilLiteralExprSyntax.self) }
    var result: Type?
    for argument in given where !isNil(argument) {
      guard !argument.isInout, argument.closure == nil, let type = typeAlone({ infer(argument) }) else { return nil }
      guard let known = result else {
        result = type
        continue
      }
      guard let joined = join(known, type) else { return nil }
      result = joined
    }
    guard let result, given.contains(where: isNil), !takesNil(result) else { return result }
    return library.optional(result)
  }
}
