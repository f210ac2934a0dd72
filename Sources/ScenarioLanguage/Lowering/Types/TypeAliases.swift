import SwiftSyntax

/// What type aliases stand for.
extension Checker {
  /// Arguments that are not given are to be found. An alias for a generic type without arguments stands for another one
  /// wherever it is named.
  func resolve(_ alias: TypeAlias, arguments: [Type] = []) -> Type {
    if let known = alias.resolved {
      let arguments = arguments.isEmpty ? alias.parameters.map { _ in variable() } : arguments
      return known.substituting(Substitution(uniqueKeysWithValues: zip(alias.parameters, arguments)))
    }
    if alias.isBeingResolved { return .error }
    alias.isBeingResolved = true
    defer { alias.isBeingResolved = false }
    var type = Type.error
    findings.keeping { type = read(alias) }
    if alias.generics == nil, type.hasVariables { return type.applied(to: arguments) }
    alias.resolved = type
    return resolve(alias, arguments: arguments)
  }

  private func read(_ alias: TypeAlias) -> Type {
    let inner = Scope(parent: alias.scope)
    for parameter in (alias.generics?.parameters).elements {
      let generic = GenericParameter(name(parameter.name))
      alias.parameters.append(generic)
      inner.declare(generic)
    }
    // What they are asked to be is asked again by the type behind the alias, of what is given for them.
    if let clause = alias.generics {
      _ = constraints(clause, alias.parameters, in: inner)
      _ = requirements(alias.restriction, in: inner, own: alias.parameters)
    }
    return withConditions(conditions + alias.conditions) { resolve(alias.syntax, in: inner) }
  }

  /// What the types behind an alias ask of what is given for its parameters.
  func check(partsOf type: Type, at node: some SyntaxProtocol) {
    _ = type.contains { part in
      if case .nominal(let declaration, let arguments) = part, !arguments.isEmpty {
        check(generics: declaration, arguments, at: node)
      }
      return false
    }
  }
}
