/// Members of a protocol's extension that ask what `Self` is, or use what it is associated with, called on a value of protocol type:
/// they run for the type that the value has, as requirements do.
extension ProgramEmitter {
  /// The member has to be made for each type behind the protocol: its code says `Self` or `type(of:)`, or the protocol has
  /// associated types, while its signature has none of them but those that `any Sequence<Int>` says.
  func isOpened(_ declaration: FunctionDeclaration, on receiver: Type) -> Bool {
    let key = OpenedMember(declaration: declaration, receiver: receiver)
    if let known = openedMembers[key] { return known }
    let found = asksForSelf(declaration, receiver)
    openedMembers[key] = found
    return found
  }

  struct OpenedMember: Hashable {
    var declaration: FunctionDeclaration
    var receiver: Type
  }

  private func asksForSelf(_ declaration: FunctionDeclaration, _ receiver: Type) -> Bool {
    guard let owner = declaration.owner, let own = owner.selfParameter, !declaration.isRequirement,
      !declaration.isStatic, !declaration.isMutating, declaration.kind == .method || declaration.kind == .getter,
      declaration.hasBody
    else { return false }
    checker.readSignature(declaration)
    // A value of type Self can be answered as one of protocol type.
    let answered = declaration.result.wrapped ?? declaration.result
    let signature = (declaration.parameters.map(\.type) + (answered == .parameter(own) ? [] : [declaration.result]))
      .map { checker.replacing($0, own, by: known(of: owner, in: receiver)) }
    if signature.contains(where: { $0.contains { $0 == .parameter(own) } }) { return false }
    if checker.allProtocols(of: owner).contains(where: { !$0.associatedTypes.isEmpty }) { return true }
    return !owner.isLibrary && declaration.mentionsOwnType
  }

  /// The associated types that the receiver's own type says.
  private func known(of owner: NominalDeclaration, in receiver: Type) -> [String: Type] {
    var result: [String: Type] = [:]
    for name in checker.allProtocols(of: owner).flatMap(\.associatedTypes) {
      result[name] = checker.dependentType(name, of: receiver)
    }
    return result
  }

  /// What an extension asks of `Self` holds for the type.
  func reaches(_ member: FunctionDeclaration, _ type: Type) -> Bool {
    guard let own = member.owner?.selfParameter else { return false }
    return member.conditions.allSatisfy { checker.holds($0, [own: type]) }
  }
}
