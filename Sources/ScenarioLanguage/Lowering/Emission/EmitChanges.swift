import DispatchTrace

/// Changes in the middle of which code of the scenario runs are announced: another access of the same variable is fatal meanwhile.
extension FunctionEmitter {
  func announced(_ change: PlaceChange, _ variable: VariableDeclaration, box: Int, _ body: () -> Void) {
    guard change.runsCode, isWatched(variable) else { return body() }
    announced(box, 0, body)
  }

  func announced(_ change: PlaceChange, global variable: VariableDeclaration?, _ body: () -> Void) {
    guard change.runsCode, let variable, isWatched(variable) else { return body() }
    announced(-1, program.globalNumbers[variable] ?? 0, body)
  }

  func announced(
    _ change: PlaceChange, _ variable: VariableDeclaration, of base: Expression, _ object: Int, _ body: () -> Void
  ) {
    guard change.runsCode, isWatched(variable, of: base) else { return body() }
    announced(object, program.fieldNumber(variable, in: type(base)), body)
  }

  func announced(_ change: PlaceChange, _ variable: VariableDeclaration?, of base: Expression, _ body: () -> Void) {
    guard change.runsCode, let variable, checker.isObject(type(base)) else { return body() }
    announced(change, variable, of: base, value(base).slot.refs, body)
  }

  /// The stored property that is held while one is changed through its accessors: its own, when its `didSet` does not ask for the old
  /// value (SE-0268), or the wrapper behind it.
  func heldProperty(behind variable: VariableDeclaration) -> VariableDeclaration? {
    if let member = variable.wrappedMember {
      guard member == "wrappedValue", !variable.hasObservers, variable.setter?.isMutating == true else { return nil }
      return variable.owner.flatMap { checker.storage(of: variable.name, in: $0) }
    }
    guard variable.willSetter == nil, let observer = variable.didSetter, !observer.usesOldValue, !variable.isLazy else {
      return nil
    }
    return checker.overriddenProperty(of: variable) == nil ? variable : nil
  }

  /// A `didSet` that follows the change of what a type stores, or inherits: an error that leaves the change skips it. The observers of
  /// other variables are called by their setters.
  func isLentInPlace(_ variable: VariableDeclaration) -> Bool {
    guard variable.owner != nil, variable.wrappedMember == nil, !variable.isLazy, variable.willSetter == nil else { return false }
    return variable.didSetter?.usesOldValue == false
  }

  private func announced(_ object: Int, _ number: Int, _ body: () -> Void) {
    emit(.beginChange, object, number)
    cleanups.append(.change)
    body()
    cleanups.removeLast()
    emit(.endChange)
  }
}
