import DispatchTrace
import SwiftSyntax

/// Calls of values whose type is `@dynamicCallable` (SE-0216).
extension Checker {
  /// `shell("ls", "-l")` is `shell.dynamicallyCall(withArguments: ["ls", "-l"])`; with labels what is given is pairs. Nil for other types.
  func dynamicCall(
    _ callee: Expression, _ arguments: [ArgumentSyntax], _ node: FunctionCallExprSyntax, _ expected: Type?
  ) -> Expression? {
    guard isDynamicallyCallable(callee.type) else { return nil }
    let candidates = lookUpMembers("dynamicallyCall", in: callee.type)
    let plain = candidates.filter { matches($0, ["withArguments"]) }
    let keyed = candidates.filter { matches($0, ["withKeywordArguments"]) }
    let takesLabels = arguments.contains { $0.label != nil } || plain.isEmpty
    guard let candidate = takesLabels ? keyed.first : plain.first, let function = candidate.declaration as? FunctionDeclaration
    else { return nil }
    let wanted = normalized(function.parameters[0].type.substituting(candidate.substitution))
    guard let list = takesLabels ? pairs(arguments, as: wanted, node) : elements(arguments, as: wanted, node) else { return nil }
    let label = takesLabels ? "withKeywordArguments" : "withArguments"
    let argument = ArgumentSyntax(label: label, value: ExprSyntax(node), inferred: list)
    return resolve([candidate], base: callee, [argument], callee: "dynamicallyCall", node, expected)
  }

  /// A type whose values are called has to say how.
  func checkDynamicCalls(of declaration: NominalDeclaration) {
    guard !declaration.isLibrary, isMarked(declaration, "dynamicCallable") else { return }
    let isThere = lookUpMembers("dynamicallyCall", in: declaration.selfType).contains { candidate in
      let type = parameters(of: candidate.declaration).first?.type
      return matches(candidate, ["withArguments"]) && type?.isNominal("Array") == true
        || matches(candidate, ["withKeywordArguments"])
          && ["Dictionary", "KeyValuePairs"].contains { type?.isNominal($0) == true }
    }
    if isThere { return }
    findings.add(
      .error, .type,
      "'@dynamicCallable' requires '\(declaration.name)' to have a 'dynamicallyCall(withArguments:)' or "
        + "'dynamicallyCall(withKeywordArguments:)' method", at: declaration.position)
  }

  private func isDynamicallyCallable(_ type: Type) -> Bool {
    switch simplified(type) {
    case .nominal(let declaration, _):
      isMarked(declaration, "dynamicCallable") || superclass(of: simplified(type)).map { isDynamicallyCallable($0) } ?? false
    case .existential(let protocols): protocols.contains { allProtocols(of: $0).contains { isMarked($0, "dynamicCallable") } }
    case .function, .tuple, .parameter, .metatype, .dependent, .variable, .error: false
    }
  }

  private func elements(_ arguments: [ArgumentSyntax], as wanted: Type, _ node: FunctionCallExprSyntax) -> Expression? {
    guard wanted.isNominal("Array"), case .nominal(_, let parts) = wanted else { return nil }
    let values = arguments.map { pass($0, type: parts[0], isInout: false, isEscaping: true) }
    return Expression(.array(values), wanted, at: position(node))
  }

  private func pairs(_ arguments: [ArgumentSyntax], as wanted: Type, _ node: FunctionCallExprSyntax) -> Expression? {
    guard wanted.isNominal("Dictionary") || wanted.isNominal("KeyValuePairs"), case .nominal(let owner, let parts) = wanted else {
      return nil
    }
    let entries = arguments.map { argument in
      (
        key: Expression(.string(argument.label ?? ""), library.string, at: position(argument.value)),
        value: pass(argument, type: parts[1], isInout: false, isEscaping: true)
      )
    }
    if owner.name == "Dictionary" { return Expression(.dictionary(entries), wanted, at: position(node)) }
    let type = Type.tuple([TupleField(label: nil, type: library.string), TupleField(label: nil, type: parts[1])])
    let values = entries.map { Expression(.tuple([$0.key, $0.value]), type, at: $0.value.position) }
    guard
      let maker = members(named: "init", of: owner).compactMap({ $0 as? FunctionDeclaration })
        .first(where: { parameters(of: $0).first?.label == "dictionaryLiteral" })
    else { return nil }
    let list = Expression(.array(values), library.array(type), at: position(node))
    let substitution = Substitution(uniqueKeysWithValues: zip(owner.generics, parts))
    return Expression(
      .call(maker, substitution, typeReference(wanted, at: node), [.init(value: list)], .direct), wanted, at: position(node))
  }
}
