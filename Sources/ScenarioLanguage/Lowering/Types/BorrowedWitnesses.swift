/// What one protocol's extension has for what another protocol asks: `protocol Graph: Collection` with `extension Graph { var startIndex: Int … }`,
/// or two protocols that only the type brings together.
extension Checker {
  /// What the scenario's protocols have for all their types under that name, where this one is among them.
  func givenByProtocols(_ name: String, to declaration: NominalDeclaration) -> [Declaration] {
    if declaration.isLibrary || declaration.isProtocol { return [] }
    let type = declaration.selfType
    return allConformances(of: declaration, declaration.generics.map { .parameter($0) }).flatMap { inherited -> [Declaration] in
      guard !inherited.isLibrary, let own = inherited.selfParameter else { return [] }
      return members(named: name, of: inherited).filter { member in
        guard let member = member as? ValueDeclaration, !isRequirement(member) else { return false }
        return member.conditions.allSatisfy { holds($0, [own: type]) }
      }
    }
  }

  func inferAssociated(
    _ name: String, asked owner: NominalDeclaration, fromExtensionsOfOthers declaration: NominalDeclaration
  ) -> Type? {
    guard let own = owner.selfParameter else { return nil }
    let others = allConformances(of: declaration, declaration.generics.map { .parameter($0) }).filter { $0 !== owner }
    let asked = Type.dependent(.parameter(own), name)
    for requirement in requirements(of: owner) where valueType(of: requirement).contains(where: { $0 == asked }) {
      for other in others {
        for case let candidate as ValueDeclaration in members(named: requirement.name, of: other)
        where !isRequirement(candidate) && candidate.isStatic == requirement.isStatic {
          if let found = associated(name, requirement, of: owner, candidate, of: other, declaration) { return found }
        }
      }
    }
    return nil
  }

  private func associated(
    _ name: String, _ requirement: ValueDeclaration, of owner: NominalDeclaration, _ candidate: ValueDeclaration,
    of other: NominalDeclaration, _ declaration: NominalDeclaration
  ) -> Type? {
    guard let own = owner.selfParameter, let others = other.selfParameter, hasLabels(of: requirement, candidate) else {
      return nil
    }
    let type = declaration.selfType
    let holes = openAssociatedTypes(of: owner)
    guard let hole = holes[name] else { return nil }
    let asked = replacing(valueType(of: requirement), own, by: holes).substituting([own: type])
    return attempt {
      guard candidate.conditions.allSatisfy({ holds($0, [others: type]) }) else { return nil }
      let given = normalized(withGenerics(of: requirement, for: candidate).substituting([others: type]))
      guard unify(throwing(asked, atMostAs: given), given), !isUnknown(hole) else { return nil }
      // A default that takes what the type says it is says nothing.
      return hole.resolved == .dependent(type, name) || hole.resolved.hasError ? nil : hole.resolved
    }
  }
}
