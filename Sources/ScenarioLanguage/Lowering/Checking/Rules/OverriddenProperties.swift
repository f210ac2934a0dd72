/// Stored properties that a subclass overrides: they are read and written through accessors, found by the object's class.
extension Checker {
  /// Whether what the property is depends on the object: a subclass overrides it, or it is an override itself.
  func isFoundByClass(_ variable: VariableDeclaration) -> Bool {
    guard let owner = variable.owner, owner.isClass, !owner.isLibrary, !variable.isStatic, variable.storage == .stored else {
      return false
    }
    if let known = propertiesFoundByClass[variable] { return known }
    let found =
      variable.isOverride
      || userTypes.contains { type in
        guard type.isClass, type !== owner, isSubclass(type.selfType, ofDeclaration: owner) else { return false }
        return members(named: variable.name, of: type).contains { ($0 as? VariableDeclaration)?.isOverride == true }
      }
    propertiesFoundByClass[variable] = found
    if found { addAccessors(to: variable, of: owner) }
    return found
  }

  func overridingProperties(of declaration: NominalDeclaration) -> [VariableDeclaration] {
    declaration.members.keys.sorted().flatMap { declaration.members[$0] ?? [] }.compactMap { $0 as? VariableDeclaration }
      .filter { $0.isOverride }
  }

  private func isSubclass(_ type: Type, ofDeclaration ancestor: NominalDeclaration) -> Bool {
    var current = superclass(of: type)
    while let next = current {
      if next.nominal === ancestor { return true }
      current = superclass(of: next)
    }
    return false
  }

  /// `get { field }` and `set { field = newValue }`: what the class itself does with its property.
  private func addAccessors(to variable: VariableDeclaration, of owner: NominalDeclaration) {
    let type = type(of: variable)
    let getter = accessor(.getter, of: variable, owner, result: type)
    if let place = storedPlace(of: variable, in: getter) { getter.statements = [.returning(place, variable.position)] }
    variable.getter = getter
    guard !variable.isLet else { return }
    let setter = accessor(.setter, of: variable, owner, result: .void)
    let value = local("newValue", type, at: variable.position, setter.context ?? main)
    value.isParameter = true
    setter.parameters = [Parameter(label: nil, name: "newValue", type: type, variable: value)]
    if let place = storedPlace(of: variable, in: setter) {
      let new = Expression(.variable(value), type, at: variable.position)
      setter.statements = [.expression(Expression(.assign(place, new), .void, at: variable.position))]
    }
    variable.setter = setter
  }

  private func accessor(
    _ kind: FunctionDeclaration.Kind, of variable: VariableDeclaration, _ owner: NominalDeclaration, result: Type
  ) -> FunctionDeclaration {
    let made = FunctionDeclaration(variable.name, at: variable.position, scope: variable.scope, kind: kind)
    made.owner = owner
    made.property = variable
    made.isSignatureKnown = true
    made.result = result
    let context = FunctionContext(.function, parent: nil, result: result)
    context.declaration = made
    made.context = context
    let own = local("self", owner.selfType, at: variable.position, context)
    own.isParameter = true
    made.selfVariable = own
    return made
  }

  private func storedPlace(of variable: VariableDeclaration, in accessor: FunctionDeclaration) -> Expression? {
    guard let own = accessor.selfVariable else { return nil }
    let base = Expression(.variable(own), own.type, at: variable.position)
    let isPlain = !variable.hasObservers && !variable.isLazy
    let substitution = Substitution(uniqueKeysWithValues: (variable.owner?.generics ?? []).map { ($0, .parameter($0)) })
    let kind: Expression.Kind = isPlain ? .field(base, variable) : .property(base, variable, substitution, .direct)
    return Expression(kind, accessor.property.map { valueType(of: $0) } ?? .error, at: variable.position)
  }

  /// What an overriding property overrides.
  func overriddenProperty(of variable: VariableDeclaration) -> VariableDeclaration? {
    guard variable.isOverride else { return nil }
    var current = variable.owner?.superclass?.nominal
    while let next = current {
      let found = members(named: variable.name, of: next).compactMap { $0 as? VariableDeclaration }
      if let found = found.first(where: { $0.isStatic == variable.isStatic }) ?? found.first { return found }
      current = next.superclass?.nominal
    }
    return nil
  }
}
