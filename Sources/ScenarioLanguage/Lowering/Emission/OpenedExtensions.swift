import SwiftSyntax

/// Members of a protocol's extension that ask what `Self` is, or use what it is associated with, called on a value of protocol type:
/// they run for the type that the value has, as requirements do.
extension ProgramEmitter {
  /// The member has to be made for each type behind the protocol: its code says `Self` or `type(of:)`, or the protocol has
  /// associated types, while its signature has none of them.
  func isOpened(_ declaration: FunctionDeclaration) -> Bool {
    if let known = openedMembers[declaration] { return known }
    let found = asksForSelf(declaration)
    openedMembers[declaration] = found
    return found
  }

  private func asksForSelf(_ declaration: FunctionDeclaration) -> Bool {
    guard let owner = declaration.owner, let own = owner.selfParameter, !declaration.isRequirement,
      !declaration.isStatic, !declaration.isMutating, declaration.kind == .method || declaration.kind == .getter,
      let body = declaration.body
    else { return false }
    checker.readSignature(declaration)
    let signature = declaration.parameters.map(\.type) + [declaration.result]
    if signature.contains(where: { $0.contains { $0 == .parameter(own) } }) { return false }
    if checker.allProtocols(of: owner).contains(where: { !$0.associatedTypes.isEmpty }) { return true }
    return !owner.isLibrary
      && body.tokens(viewMode: .sourceAccurate).contains { token in
        token.tokenKind == .keyword(.Self) || token.tokenKind == .identifier("type")
      }
  }

  /// What an extension asks of `Self` holds for the type.
  func reaches(_ member: FunctionDeclaration, _ type: Type) -> Bool {
    guard let own = member.owner?.selfParameter else { return false }
    return member.isRequirement || member.conditions.allSatisfy { checker.holds($0, [own: type]) }
  }
}
