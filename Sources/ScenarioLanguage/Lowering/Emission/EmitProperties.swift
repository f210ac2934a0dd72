import DispatchTrace

/// Computed, lazy and observed properties.
extension FunctionEmitter {
  func property(
    _ base: Expression?, _ variable: VariableDeclaration, _ own: Substitution, _ dispatch: Expression.Dispatch,
    _ expression: Expression,
    into slot: Layout
  ) {
    let types = callee(own)
    if dispatch == .witness, let base, let found = witness(for: variable, base, types),
      let concrete = found.declaration as? VariableDeclaration
    {
      let kind = place(of: concrete, found.substitution, base, found.dispatch)
      return emit(Expression(kind, type(expression), at: position), into: slot)
    }
    if dispatch == .virtual, !variable.isWrappedAndObserved, let getter = variable.getter {
      return call(getter, own, base, [], dispatch, expression, into: slot)
    }
    if variable.isLazy, let base { return readLazy(base, variable, expression, into: slot) }
    if variable.hasObservers, !variable.isWrappedAndObserved {
      if let base { return readObserved(base, variable, own, expression, into: slot) }
      return load(variable, into: slot)
    }
    guard let getter = variable.getter else { return }
    call(getter, own, base, [], dispatch, expression, into: slot)
  }

  func assignProperty(
    _ base: Expression?, _ variable: VariableDeclaration, _ own: Substitution, _ dispatch: Expression.Dispatch,
    _ newValue: Expression, end: AccessEnd = .done
  ) {
    let types = callee(own)
    if dispatch == .witness, let base, let found = witness(for: variable, base, types),
      let concrete = found.declaration as? VariableDeclaration
    {
      let kind = place(of: concrete, found.substitution, base, found.dispatch)
      if case .property(let receiver, let property, let substitution, let dispatch) = kind {
        return assignProperty(receiver, property, substitution, dispatch, newValue, end: end)
      }
      return assign(Expression(kind, newValue.type, at: position), newValue)
    }
    if dispatch == .virtual, !variable.isWrappedAndObserved, let setter = variable.setter {
      let void = Expression(.tuple([]), .void, at: position)
      let hears = !setter.isNative && program.virtualSlot(setter, types) != nil
      return telling(hears ? end : .done) { call(setter, own, base, [.init(value: newValue)], dispatch, void, into: next) }
    }
    let end = heard(end, of: variable)
    if variable.isLazy, !variable.hasObservers, let base { return assignLazy(base, variable, newValue) }
    if variable.hasObservers {
      if let base { return assignObserved(base, variable, own, newValue, end) }
      return assignObservedLocal(variable, newValue, end)
    }
    guard let setter = variable.setter else { return }
    let void = Expression(.tuple([]), .void, at: position)
    let isFound = dispatch == .witness
    telling(isFound ? end : .done) { call(setter, own, base, [.init(value: newValue)], dispatch, void, into: next) }
  }

  func modifyProperty(
    _ base: Expression?, _ variable: VariableDeclaration, _ own: Substitution, _ dispatch: Expression.Dispatch,
    _ place: Expression, _ body: PlaceChange
  ) {
    if dispatch == .witness, let base, let found = witness(for: variable, base, callee(own)),
      let concrete = found.declaration as? VariableDeclaration, concrete.change != nil
    {
      return modifyProperty(base, concrete, found.substitution, found.dispatch, place, body)
    }
    let layout = layout(place)
    let slot = temporary(layout)
    if let change = variable.change { return run(change, base, own, [], place, slot, body) }
    let held = heldProperty(behind: variable)
    func assign(to receiver: Expression?, _ end: AccessEnd) {
      assignProperty(receiver, variable, own, dispatch, placeholderValue(slot, type(place)), end: end)
    }
    guard let base else {
      emit(place, into: slot)
      return access(body) {
        announced(body, global: held) { body(slot) }
      } end: {
        assign(to: nil, $0)
      }
    }
    // The receiver is evaluated once.
    if checker.isObject(type(base)) || leavesReceiver(variable.getter, variable.setter) {
      let object = stableReceiver(base)
      emit(Expression(.property(object, variable, own, dispatch), place.type, at: position), into: slot)
      return access(body) {
        announced(body, held, of: object) { body(slot) }
      } end: {
        assign(to: object, $0)
      }
    }
    modify(base, isNative: false, end: body.end) { [self] outer in
      let receiver = placeholderValue(outer, type(base))
      emit(Expression(.property(receiver, variable, own, dispatch), place.type, at: position), into: slot)
      access(body) {
        body(slot)
      } end: {
        assign(to: receiver, $0)
      }
    }
  }

  /// `nonmutating set`, as of pointers and buffers: what is changed lies elsewhere, the receiver is only read.
  func leavesReceiver(_ getter: FunctionDeclaration?, _ setter: FunctionDeclaration?) -> Bool {
    getter?.isMutating == false && setter?.isMutating == false
  }

  // MARK: - Lazy

  private func lazyField(_ base: Expression, _ variable: VariableDeclaration) -> Expression {
    let wrapped = program.type(of: variable, in: type(base))
    return Expression(.field(base, variable), checker.library.optional(wrapped), at: position)
  }

  /// The stored value, made on the first read. Two threads may both make it, as in Swift.
  private func readLazy(_ base: Expression, _ variable: VariableDeclaration, _ expression: Expression, into slot: Layout) {
    let isReference = checker.isObject(type(base))
    if isReference { return readLazy(stableReceiver(base), variable, nil, expression, slot) }
    modify(base, isNative: false) { outer in
      readLazy(placeholderValue(outer, type(base)), variable, outer, expression, slot)
    }
  }

  private func readLazy(
    _ base: Expression, _ variable: VariableDeclaration, _ outer: Layout?, _ expression: Expression, _ slot: Layout
  ) {
    let field = lazyField(base, variable)
    let optional = type(field)
    let layout = program.layout(optional)
    let held = temporary(layout)
    emit(field, into: held)
    let done = Label()
    jumpIfSome(held, optional, to: done)
    makeLazy(base, variable, into: payload(of: held, optional))
    setSome(held, optional)
    let copy = copied(held, layout)
    assign(field, placeholderValue(copy, optional))
    place(done)
    take(payload(of: held, optional), to: slot, program.layout(type(expression)))
  }

  private func makeLazy(_ base: Expression, _ variable: VariableDeclaration, into slot: Layout) {
    guard let maker = makerOf(variable) else { return }
    let owner = type(base)
    guard case .nominal(let declaration, let arguments) = owner else { return }
    let own = Substitution(uniqueKeysWithValues: zip(declaration.generics, arguments))
    let shape = program.shape(maker, callee(own))
    perform(.function(program.function(maker, callee(own))), shape, maker, callee(own), base, [], into: slot)
  }

  private func assignLazy(_ base: Expression, _ variable: VariableDeclaration, _ newValue: Expression) {
    let field = lazyField(base, variable)
    assign(field, Expression(.wrap(newValue), field.type, at: position))
  }

  // MARK: - Observed

  private func assignObserved(
    _ base: Expression, _ variable: VariableDeclaration, _ own: Substitution, _ newValue: Expression, _ end: AccessEnd
  ) {
    let field = Expression(.field(base, variable), newValue.type, at: position)
    if !variable.isWrappedAndObserved, isInsideObserved(base, variable) { return assign(field, newValue) }
    if checker.isObject(type(base)) {
      let receiver = stableReceiver(base)
      return observe(receiver, variable, own, newValue, end)
    }
    let held = temporary(layout(newValue))
    emit(newValue, into: held)
    modify(base, isNative: false) { outer in
      observe(placeholderValue(outer, type(base)), variable, own, placeholderValue(held, type(newValue)), end)
    }
  }

  private func assignObservedLocal(_ variable: VariableDeclaration, _ newValue: Expression, _ end: AccessEnd) {
    observe(
      nil, variable, [:], newValue, end, read: { load(variable, into: $0) },
      write: { store(copied($0, layout(newValue)), into: variable, isInitial: false) })
  }

  /// An override with observers reads what it overrides.
  private func readObserved(
    _ base: Expression, _ variable: VariableDeclaration, _ own: Substitution, _ expression: Expression, into slot: Layout
  ) {
    guard let inherited = checker.overriddenProperty(of: variable) else {
      return loadField(base, variable, expression, into: slot)
    }
    emit(inheritedPlace(base, inherited, expression.type), into: slot)
  }

  /// The property of an ancestor that an override stands for.
  private func inheritedPlace(_ base: Expression, _ inherited: VariableDeclaration, _ type: Type) -> Expression {
    guard let owner = inherited.owner else { return base }
    let substitution = program.substitution(of: owner, in: self.type(base))
    let parent = Type.nominal(owner, owner.generics.map { substitution[$0] ?? .error })
    let receiver = Expression(.upcast(base), parent, at: position)
    let isPlain = inherited.storage == .stored && !inherited.isLazy && !inherited.hasObservers
    let kind: Expression.Kind = isPlain ? .field(receiver, inherited) : .property(receiver, inherited, substitution, .direct)
    return Expression(kind, type, at: position)
  }

  /// Initialisers, but not what they defer, and the property's own observers set it directly.
  private func isInsideObserved(_ base: Expression, _ variable: VariableDeclaration) -> Bool {
    guard case .variable(let receiver) = base.kind, receiver === declaration?.selfVariable else { return false }
    if let declaration, declaration.kind == .initializer {
      return !isInsideDefer && declaration.owner === variable.owner
        && !declaration.isConvenience && declaration.context?.delegates != true
    }
    return declaration?.kind == .observer && declaration?.property === variable
  }

  private func observe(
    _ base: Expression, _ variable: VariableDeclaration, _ own: Substitution, _ newValue: Expression, _ end: AccessEnd
  ) {
    if variable.isWrappedAndObserved, let getter = variable.getter, let setter = variable.setter {
      let (answer, void) = (Expression(.tuple([]), newValue.type, at: position), Expression(.tuple([]), .void, at: position))
      return observe(
        base, variable, own, newValue, end, read: { call(getter, own, base, [], .direct, answer, into: $0) },
        write: { slot in
          let value = placeholderValue(slot, type(newValue))
          call(setter, own, base, [.init(value: value)], .direct, void, into: next)
        })
    }
    let kind: Expression.Kind = variable.isLazy ? .property(base, variable, own, .direct) : .field(base, variable)
    let stored = Expression(kind, newValue.type, at: position)
    let field = checker.overriddenProperty(of: variable).map { inheritedPlace(base, $0, newValue.type) } ?? stored
    observe(
      base, variable, own, newValue, end, read: { emit(field, into: $0) },
      write: { slot in
        let value = placeholderValue(slot, type(newValue))
        if variable.isLazy { assignLazy(base, variable, value) } else { assign(field, value) }
      })
  }

  /// `willSet` sees the new value before it is written, `didSet` the old one after that.
  private func observe(
    _ base: Expression?, _ variable: VariableDeclaration, _ own: Substitution, _ newValue: Expression, _ end: AccessEnd,
    read: (Layout) -> Void, write: (Layout) -> Void
  ) {
    let type = type(newValue)
    let layout = program.layout(type)
    let fresh = temporary(layout)
    emit(newValue, into: fresh)
    let old = temporary(layout)
    if variable.didSetter?.usesOldValue == true { read(old) }
    let void = Expression(.tuple([]), .void, at: position)
    if let observer = variable.willSetter {
      call(observer, own, base, [.init(value: placeholderValue(fresh, type))], .direct, void, into: next)
    }
    write(fresh)
    if let observer = variable.didSetter {
      unlessThrown(isLentInPlace(variable) ? end : .done) {
        call(observer, own, base, [.init(value: placeholderValue(old, type))], .direct, void, into: next)
      }
    }
  }
}
