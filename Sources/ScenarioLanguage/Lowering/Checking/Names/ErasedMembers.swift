import DispatchTrace
import SwiftSyntax

/// Members of values of protocol type whose types say `Self` or what it is associated with (SE-0309): what they answer is erased, what
/// they are given nobody could know.
extension Checker {
  /// Says where a member takes what is another type for each value behind the protocol.
  @discardableResult
  func requireUsable(_ member: ValueDeclaration, of base: Expression?, at node: some SyntaxProtocol) -> Bool {
    if let base, member.isStatic, !scope.isLibrary { return requireConcrete(member, of: base, at: node) }
    guard let base, !member.isStatic, !scope.isLibrary, let use = erasedUse(of: member, base) else { return true }
    let answered =
      (member as? FunctionDeclaration)?.result ?? (member as? SubscriptDeclaration)?.result
      ?? (member as? VariableDeclaration).map { self.type(of: $0) }
    let isUsable =
      parameters(of: member).allSatisfy { mayErase($0.type, use, isGiven: true) } && answered.map { mayErase($0, use) } != false
    if isUsable { return true }
    let type = normalized(base.type)
    report(
      .type,
      "Member '\(member.name)' cannot be used on a value of type '\(type)': what it takes is another type for each value; take 'some "
        + "\(type.description.replacing("any ", with: ""))' as a parameter of a function", at: node)
    return false
  }

  /// A protocol has no static members of its own: those that it asks for are those of the types that conform to it.
  private func requireConcrete(_ member: ValueDeclaration, of base: Expression, at node: some SyntaxProtocol) -> Bool {
    guard member.owner?.isProtocol == true, case .typeName(let type) = base.kind, case .existential = simplified(type) else {
      return true
    }
    report(.type, "Static member '\(member.name)' cannot be used on protocol metatype '(\(normalized(type))).Type'", at: node)
    return false
  }

  /// What is read of a value of protocol type as another type than it has there cannot be written.
  func isErased(_ place: Expression) -> Bool {
    if case .property(let base?, let variable, _, _) = place.kind { return isErased(variable, type(of: variable), of: base) }
    if case .subscripted(let base?, let member, _, _, _) = place.kind { return isErased(member, member.result, of: base) }
    return false
  }

  private func isErased(_ member: ValueDeclaration, _ type: Type, of base: Expression) -> Bool {
    erasedUse(of: member, base).map { !mayErase(type, $0, isGiven: true) } ?? false
  }

  /// Nil where the base is of a type that is known.
  private func erasedUse(of member: ValueDeclaration, _ base: Expression) -> ErasedUse? {
    guard case .existential = simplified(base.type), let own = member.owner?.selfParameter else { return nil }
    return ErasedUse(own: own, base: simplified(base.type))
  }

  /// What an associated type of a value of protocol type is, where nothing says more: a value of the protocols, or the class, that the
  /// protocol asks of it.
  func erasedAssociated(_ name: String, of protocols: [NominalDeclaration]) -> Type? {
    let all = protocols.flatMap { allProtocols(of: $0) }
    guard all.contains(where: { $0.associatedTypes.contains(name) }) else { return nil }
    let owners = all.compactMap(\.selfParameter)
    let bounds = owners.flatMap { associatedConstraints[$0]?[name] ?? [] }
    if let parent = owners.lazy.compactMap({ self.associatedSuperclasses[$0]?[name] }).first {
      return bounds.isEmpty ? parent : .existential([asProtocol(classType: parent)] + bounds)
    }
    return .existential(bounds)
  }

  /// What answers the type can answer a value of protocol type.
  func isErasable(_ type: Type, of generic: GenericParameter) -> Bool { mayErase(type, ErasedUse(own: generic, base: .any)) }

  /// What a variable holds, as the type that is known outside: of a tuple each part.
  func erased(_ value: Expression, to wanted: Type) -> Expression? {
    guard case .tuple(let own) = simplified(value.type), case .tuple(let fields) = simplified(wanted), own.count == fields.count
    else {
      return coerce(value, to: wanted)
    }
    let parts = own.indices.compactMap { index in
      erased(Expression(.tupleField(value, index), own[index].type, at: value.position), to: fields[index].type)
    }
    return parts.count == fields.count ? Expression(.tuple(parts), wanted, at: value.position) : nil
  }

  /// An associated type of a value of protocol type of which nothing says what it is.
  func isErased(_ type: Type, _ generic: GenericParameter, _ substitution: Substitution) -> Bool {
    guard case .existential(let protocols)? = substitution[generic].map({ simplified($0) }) else { return false }
    return type.contains { part in
      guard case .dependent(.parameter(generic), let name) = part else { return false }
      return fixedAssociated(name, of: protocols, base: .existential(protocols)) == nil
    }
  }

  private struct ErasedUse {
    var own: GenericParameter
    var base: Type
  }

  /// `isGiven`: values of the type go in, where nothing can be converted.
  private func mayErase(_ type: Type, _ use: ErasedUse, isGiven: Bool = false) -> Bool {
    switch type {
    case .parameter(use.own): return !isGiven
    case .dependent(let root, let name):
      guard path(of: root)?.root == use.own else { return true }
      return !isGiven || isSaid(name, root, use)
    case .function(let function):
      return function.parameters.allSatisfy { mayErase($0.type, use, isGiven: !isGiven) }
        && mayErase(function.result, use, isGiven: isGiven)
    case .tuple(let fields): return fields.allSatisfy { mayErase($0.type, use, isGiven: isGiven) }
    case .nominal(let declaration, let arguments):
      let isCovariant = declaration.isLibrary && ["Optional", "Array", "Dictionary", "Set"].contains(declaration.name)
      return arguments.allSatisfy {
        isCovariant ? mayErase($0, use, isGiven: isGiven) : mayErase($0, use) && mayErase($0, use, isGiven: true)
      }
    case .metatype(let instance): return mayErase(instance, use, isGiven: isGiven)
    case .parameter, .existential, .variable, .error: return true
    }
  }

  /// `any Sequence<Int>` says what its `Element` is, and so what is associated with that.
  private func isSaid(_ name: String, _ root: Type, _ use: ErasedUse) -> Bool {
    if case .dependent(let outer, let outerName) = root { return isSaid(outerName, outer, use) }
    guard case .parameter = root, case .existential(let protocols) = use.base else { return false }
    return fixedAssociated(name, of: protocols, base: use.base) != nil
  }
}
