/// Types that are members of what a type inherits from.
extension Checker {
  func resolve(_ inherited: InheritedType) -> Type? {
    switch inherited.found {
    case let alias as TypeAlias: throughBase(inherited, resolve(alias))
    case let declaration as NominalDeclaration: throughBase(inherited, placeholderType(of: declaration))
    case let parameter as GenericParameter: throughBase(inherited, .parameter(parameter))
    case let further as InheritedType: resolve(further).map { throughBase(inherited, $0) }
    default: nil
    }
  }

  /// What `type`, as it is meant where it is declared, is to who inherits it.
  func throughBase(_ inherited: InheritedType, _ type: Type) -> Type {
    let outer = (inherited.found as? NominalDeclaration)?.parent
    return (outer.map { nested(type, in: $0.selfType) } ?? type).substituting(inherited.substitution)
  }

  /// `Value` in `class Future<T>: Async<Result<T>>`, where `class Async<Value>: AsyncType` has it from its protocol.
  func associatedOfSuperclass(_ text: String, _ nominal: NominalDeclaration) -> InheritedType? {
    guard case .nominal(let parent, let arguments)? = nominal.superclass,
      let own = parent.generics.first(where: { $0.name == text }), parent.isHeaderKnown,
      parent.conformances.contains(where: { allProtocols(of: $0.to).contains { $0.associatedTypes.contains(text) } })
    else { return nil }
    return InheritedType(own, Substitution(uniqueKeysWithValues: zip(parent.generics, arguments)))
  }

  /// `Value` in `struct Box<T>: Holder { var value: T }`, where `Holder` has an associated type of that name.
  func inferredType(_ text: String, of nominal: NominalDeclaration) -> InferredType? {
    let isAsked = nominal.conformances.contains { conformance in
      !conformance.to.isLibrary && allProtocols(of: conformance.to).contains { $0.associatedTypes.contains(text) }
    }
    return isAsked ? dependentType(text, of: nominal.selfType).map { InferredType($0) } : nil
  }

  /// The same of the types around `scope`.
  func inferred(_ text: String, in scope: Scope) -> InferredType? {
    var current: Scope? = scope
    while let next = current {
      if let nominal = next.nominal, !nominal.isProtocol, nominal.isHeaderKnown, let found = inferredType(text, of: nominal) {
        return found
      }
      current = next.parent
    }
    return nil
  }

  /// `Element` and `Iterator` in a sequence that does not say them: nothing else is called so where they are looked for.
  func inferredByLibrary(_ text: String, in scope: Scope) -> InferredType? {
    var current: Scope? = scope
    while let next = current {
      if let nominal = next.nominal, !nominal.isProtocol, nominal.isHeaderKnown, isAssociated(text, nominal) {
        return dependentType(text, of: nominal.selfType).map { InferredType($0) }
      }
      current = next.parent
    }
    return nil
  }

  /// The type that a member found by its name is, if it is one.
  func typeMeant(by candidate: MemberCandidate) -> Type? {
    resolve(InheritedType(candidate.declaration, candidate.substitution))
  }
}

/// A type that is a member of a generic superclass, or of a protocol, to what inherits it: `Completion`.
final class InheritedType {
  let found: AnyObject
  /// Of the parameters of what it is declared in.
  let substitution: Substitution

  init(_ found: AnyObject, _ substitution: Substitution) {
    self.found = found
    self.substitution = substitution
  }
}

/// What a witness says that an associated type is.
final class InferredType {
  let type: Type

  init(_ type: Type) { self.type = type }
}
