import DispatchTrace

/// What overrides what: methods and accessors that stand in one slot of a class's table.
extension ProgramEmitter {
  /// The first in the line of ancestors that those who call it may reach the method through.
  func rootMethod(_ declaration: FunctionDeclaration) -> FunctionDeclaration {
    if declaration.kind == .getter || declaration.kind == .setter { return rootAccessor(declaration) }
    var root = declaration
    while !root.convertsValues, let next = root.overridden ?? checker.overriddenInLibrary(by: root) { root = next }
    return root
  }

  private func rootAccessor(_ accessor: FunctionDeclaration) -> FunctionDeclaration {
    guard let property = accessor.property, isOverride(property) else { return accessor }
    var found = accessor
    while found.property?.convertsValues != true, let next = overriddenAccessor(found) { found = next }
    return found
  }

  /// Of the nearest ancestor that has one.
  private func overriddenAccessor(_ accessor: FunctionDeclaration) -> FunctionDeclaration? {
    guard let property = accessor.property else { return nil }
    var current = accessor.owner?.superclass?.nominal
    while let next = current {
      for member in checker.members(named: property.name, of: next) {
        if let found = self.accessor(accessor.kind, of: member, like: property) { return found }
      }
      current = next.superclass?.nominal
    }
    return nil
  }

  private func isOverride(_ member: Declaration) -> Bool {
    (member as? VariableDeclaration)?.isOverride ?? (member as? SubscriptDeclaration)?.isOverride ?? false
  }

  /// The accessor of `member`, when that is a property like `wanted`, or a subscript of the same parameters.
  private func accessor(
    _ kind: FunctionDeclaration.Kind, of member: Declaration, like wanted: ValueDeclaration
  ) -> FunctionDeclaration? {
    switch (member, wanted) {
    case (let variable as VariableDeclaration, is VariableDeclaration): kind == .getter ? variable.getter : variable.setter
    case (let found as SubscriptDeclaration, let wanted as SubscriptDeclaration)
    where checker.mayOverride(wanted, found) || checker.mayOverride(found, wanted):
      kind == .getter ? found.getter : found.setter
    default: nil
    }
  }

  /// The override that `declaration` itself declares.
  func implementation(of root: FunctionDeclaration, in declaration: NominalDeclaration) -> FunctionDeclaration? {
    guard isDescendant(declaration, of: root.owner) else { return nil }
    if let property = root.property {
      return checker.members(named: property.name, of: declaration).filter { isOverride($0) }
        .compactMap { accessor(root.kind, of: $0, like: property) }.first { rootMethod($0) === root }
    }
    return checker.members(named: root.name, of: declaration).compactMap { $0 as? FunctionDeclaration }
      .first { ($0.isOverrideOrRequired || $0.synthesized == .inheritedInitializer) && rootMethod($0) === root }
  }

  /// The override that `declaration` itself declares, where it takes or answers other values: it has a slot of its own, and what
  /// stands in the root's slot converts.
  func conversion(of root: FunctionDeclaration, in declaration: NominalDeclaration) -> FunctionDeclaration? {
    guard isDescendant(declaration, of: root.owner) else { return nil }
    if let property = root.property {
      return checker.members(named: property.name, of: declaration).filter { isOverride($0) }
        .compactMap { accessor(root.kind, of: $0, like: property) }
        .first { $0.property?.convertsValues == true && overriddenAccessor($0).map { rootMethod($0) === root } == true }
    }
    return checker.members(named: root.name, of: declaration).compactMap { $0 as? FunctionDeclaration }
      .first { $0.convertsValues && $0.isOverrideOrRequired && $0.overridden.map { rootMethod($0) === root } == true }
  }

  /// A function with the root's parameters and result that calls the override of the object's class.
  func converting(_ key: VirtualKey, _ found: FunctionDeclaration, _ type: Type) -> Int {
    let index = reserve(found.name)
    later(index) { [self] in
      guard let rootOwner = key.method.owner, let owner = found.owner else { return }
      let taken = substitution(of: rootOwner, in: key.owner).merging(zip(key.method.generics, key.types)) { $1 }
      let own = substitution(of: owner, in: type).merging(zip(found.generics, key.types)) { $1 }
      let emitter = FunctionEmitter(self, context: checker.main, substitution: own)
      emitter.emitConversion(from: key.method, taken, to: found, own, type)
      finish(index, emitter)
    }
    return index
  }
}

extension FunctionEmitter {
  fileprivate func emitConversion(
    from root: FunctionDeclaration, _ taken: Substitution, to found: FunctionDeclaration, _ own: Substitution, _ type: Type
  ) {
    let shape = program.shape(root, taken)
    begin(shape)
    if root.kind == .setter { hearOfError() }
    let receiver = placeholderValue(shape.slots[0], found.receivesType ? .metatype(type) : type)
    let arguments = zip(root.parameters, found.parameters).enumerated().map { index, pair -> Expression.Argument in
      let given = placeholderValue(shape.slots[index + 1], program.concrete(pair.0.type, taken))
      let value = checker.coerce(given, to: program.concrete(pair.1.type, own)) ?? given
      return .init(value: pair.1.isInout ? Expression(.address(value), value.type, at: position) : value)
    }
    let target: Target = program.virtualSlot(found, own).map { .virtual($0) } ?? .function(program.function(found, own))
    let callee = program.shape(found, own)
    let answer = allocate(callee.result)
    perform(target, callee, found, own, receiver, arguments, into: answer)
    if root.kind == .initializer {
      if found.isFailable { emit(.moveWord, 0, answer.words) } else if root.isFailable { word(1, into: 0) }
    } else {
      let value = placeholderValue(answer, program.concrete(found.result, own))
      emit(checker.coerce(value, to: program.concrete(root.result, taken)) ?? value, into: .none)
    }
    end()
  }
}
