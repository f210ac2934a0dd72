import DispatchTrace

/// What a property or subscript of a subclass may be, where the superclass has one of that name.
extension Checker {
  func checkOverride(_ variable: VariableDeclaration, _ type: Type, _ declaration: NominalDeclaration) {
    guard !declaration.hasUnknownSuperclass, variable.wrapping == nil, variable.getter?.synthesized == nil else { return }
    guard let (found, substitution) = inheritedProperty(variable, declaration) else {
      if variable.isOverride {
        findings.add(.error, .type, "Property does not override any property from its superclass", at: variable.position)
      }
      return
    }
    if refuseExtension(found, "Property '\(found.name)'", at: variable.position) { return }
    let isRuled = !found.isLibrary && found.wrapping == nil && found.wrappedMember == nil
    let message =
      isStoredAnew(variable)
      ? "Cannot override with a stored property '\(variable.name)'"
      : isRuled
        ? mismatch(of: variable, type, with: found, substitution) ?? lessThan(found, variable)
        : isPlainOfLibrary(found) ? mismatch(of: variable, type, with: found, substitution) : nil
    if let message {
      findings.add(.error, .type, message, at: variable.position)
    } else if !variable.isOverride {
      findings.add(.error, .type, Self.missingOverride, at: variable.position)
    } else {
      variable.convertsValues = isWrapped(normalized(type), in: normalized(self.type(of: found).substituting(substitution)))
    }
    if found.isFinal || found.isStatic && !found.isOfClass, isRuled, message == nil {
      let message =
        !found.isStatic
        ? "Property overrides a 'final' property"
        : found.isOfClass ? "Class property overrides a 'final' class property" : "Cannot override static property"
      findings.add(.error, .type, message, at: variable.position)
    }
    if variable.isOverride { requireAccess(of: variable, like: found, "property") }
  }

  /// Of other types the library may have one of its own in place of the real one.
  private func isPlainOfLibrary(_ variable: VariableDeclaration) -> Bool {
    guard variable.isLibrary, let owner = type(of: variable).nominal else { return false }
    return owner.isLibrary && ["Bool", "Int", "String"].contains(owner.name)
  }

  static let missingOverride = "Overriding declaration requires an 'override' keyword"

  /// Observers alone are put around what the superclass stores.
  private func isStoredAnew(_ variable: VariableDeclaration) -> Bool {
    let isStored = variable.storage == .stored || variable.storage == .global
    return isStored && !(variable.isOverride && variable.hasObservers && !variable.hasInitialValue)
  }

  /// The nearest ancestor's of that name that the subclass sees, and what the ancestor's parameters are there.
  private func inheritedProperty(
    _ variable: VariableDeclaration, _ declaration: NominalDeclaration
  ) -> (VariableDeclaration, Substitution)? {
    let seesAll = !variable.name.hasPrefix("_")
    var ancestor = declaration.superclass
    while case .nominal(let parent, let arguments)? = ancestor {
      let substitution = Substitution(uniqueKeysWithValues: zip(parent.generics, arguments))
      for case let candidate as VariableDeclaration in members(named: variable.name, of: parent)
      where candidate.isStatic == variable.isStatic && (seesAll || !parent.isLibrary) {
        if withScope(variable.scope, { isAccessible(candidate) }) { return (candidate, substitution) }
      }
      ancestor = parent.superclass?.substituting(substitution)
    }
    return nil
  }

  private func mismatch(
    of variable: VariableDeclaration, _ type: Type, with found: VariableDeclaration, _ substitution: Substitution
  ) -> String? {
    let wanted = normalized(self.type(of: found).substituting(substitution))
    if type.hasError || wanted.hasError || unifyOrUndo(type, wanted) { return nil }
    guard isValue(type, of: wanted) else {
      return "Property '\(variable.name)' with type '\(normalized(type))' cannot override a property with type '\(wanted)'"
    }
    guard canChange(found) else { return nil }
    return
      "Cannot override mutable property '\(variable.name)' of type '\(wanted)' with covariant type '\(normalized(type))'"
  }

  /// What the superclass promises and the subclass does not keep.
  private func lessThan(_ found: VariableDeclaration, _ variable: VariableDeclaration) -> String? {
    if variable.hasObservers, !canChange(found) { return "Cannot observe read-only property '\(found.name)'; it can't change" }
    guard variable.isComputed else { return nil }
    if found.isLet { return "Cannot override immutable 'let' property '\(found.name)' with the getter of a 'var'" }
    guard canChange(found), variable.setter == nil else { return nil }
    return "Cannot override mutable property with read-only property '\(found.name)'"
  }

  private func canChange(_ variable: VariableDeclaration) -> Bool {
    guard !(variable.isPrivateSetter && hasSeveralFiles) else { return false }
    return variable.isComputed ? variable.setter != nil : !variable.isLet
  }

  // MARK: - Subscripts

  func checkOverride(_ subscripting: SubscriptDeclaration, _ declaration: NominalDeclaration) {
    if declaration.hasUnknownSuperclass { return }
    guard let (found, substitution) = inheritedSubscript(subscripting) else {
      if subscripting.isOverride {
        findings.add(.error, .type, "Subscript does not override any subscript from its superclass", at: subscripting.position)
      }
      return
    }
    if refuseExtension(found, "A subscript of these parameters", at: subscripting.position) { return }
    if !subscripting.isOverride { findings.add(.error, .type, Self.missingOverride, at: subscripting.position) }
    if subscripting.isOverride { requireAccess(of: subscripting, like: found, "subscript") }
    subscripting.convertsValues =
      isWrapped(normalized(subscripting.result), in: normalized(found.result.substituting(substitution)))
      || zip(found.parameters, subscripting.parameters).contains {
        isWrapped(normalized($0.type.substituting(substitution)), in: normalized($1.type))
      }
    if found.isLibrary { return }
    if found.isFinal { findings.add(.error, .type, "Subscript overrides a 'final' subscript", at: subscripting.position) }
    if found.setter != nil, subscripting.setter == nil {
      findings.add(.error, .type, "Cannot override mutable subscript with read-only subscript", at: subscripting.position)
    }
  }

  private func inheritedSubscript(_ subscripting: SubscriptDeclaration) -> (SubscriptDeclaration, Substitution)? {
    var ancestor = subscripting.owner?.superclass
    while case .nominal(let parent, let arguments)? = ancestor {
      let substitution = Substitution(uniqueKeysWithValues: zip(parent.generics, arguments))
      for case let candidate as SubscriptDeclaration in members(named: subscripting.name, of: parent)
      where candidate.isStatic == subscripting.isStatic && mayOverride(subscripting, candidate) {
        let wanted = normalized(candidate.result.substituting(substitution))
        let fits = wanted.hasError || isValue(subscripting.result, of: wanted) || unifyOrUndo(subscripting.result, wanted)
        if fits, withScope(subscripting.scope, { isAccessible(candidate) }) { return (candidate, substitution) }
      }
      ancestor = parent.superclass?.substituting(substitution)
    }
    return nil
  }

  /// Takes at least what the other takes.
  func mayOverride(_ subscripting: SubscriptDeclaration, _ other: SubscriptDeclaration) -> Bool {
    if hasSameParameters(subscripting, other) { return true }
    return subscripting.isOverride && subscripting.generics.count == other.generics.count
      && subscripting.parameters.map(\.label) == other.parameters.map(\.label)
      && zip(subscripting.parameters, other.parameters).allSatisfy { isValue($1.type, of: $0.type) }
  }
}
