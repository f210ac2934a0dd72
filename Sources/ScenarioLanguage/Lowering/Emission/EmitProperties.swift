import DispatchTrace

/// Computed, lazy and observed properties; subscripts.
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
    _ newValue: Expression
  ) {
    let types = callee(own)
    if dispatch == .witness, let base, let found = witness(for: variable, base, types),
      let concrete = found.declaration as? VariableDeclaration
    {
      let kind = place(of: concrete, found.substitution, base, found.dispatch)
      return assign(Expression(kind, newValue.type, at: position), newValue)
    }
    if dispatch == .virtual, !variable.isWrappedAndObserved, let setter = variable.setter {
      return call(setter, own, base, [.init(value: newValue)], dispatch, Expression(.tuple([]), .void, at: position), into: next)
    }
    if variable.isLazy, !variable.hasObservers, let base { return assignLazy(base, variable, newValue) }
    if variable.hasObservers {
      if let base { return assignObserved(base, variable, own, newValue) }
      return assignObservedLocal(variable, newValue)
    }
    guard let setter = variable.setter else { return }
    let void = Expression(.tuple([]), .void, at: position)
    call(setter, own, base, [.init(value: newValue)], dispatch, void, into: next)
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
    guard let base else {
      emit(place, into: slot)
      announced(body, global: held) { body(slot) }
      assignProperty(nil, variable, own, dispatch, placeholderValue(slot, type(place)))
      return
    }
    // The receiver is evaluated once.
    if checker.isReference(type(base)) || leavesReceiver(variable.getter, variable.setter) {
      let object = stableReceiver(base)
      emit(Expression(.property(object, variable, own, dispatch), place.type, at: position), into: slot)
      announced(body, held, of: object) { body(slot) }
      assignProperty(object, variable, own, dispatch, placeholderValue(slot, type(place)))
      return
    }
    modify(base, isNative: false) { outer in
      let receiver = placeholderValue(outer, type(base))
      emit(Expression(.property(receiver, variable, own, dispatch), place.type, at: position), into: slot)
      body(slot)
      assignProperty(receiver, variable, own, dispatch, placeholderValue(slot, type(place)))
    }
  }

  /// `nonmutating set`, as of pointers and buffers: what is changed lies elsewhere, the receiver is only read.
  private func leavesReceiver(_ getter: FunctionDeclaration?, _ setter: FunctionDeclaration?) -> Bool {
    getter?.isMutating == false && setter?.isMutating == false
  }

  // MARK: - Lazy

  private func lazyField(_ base: Expression, _ variable: VariableDeclaration) -> Expression {
    let wrapped = program.type(of: variable, in: type(base))
    return Expression(.field(base, variable), checker.library.optional(wrapped), at: position)
  }

  /// The stored value, made on the first read. Two threads may both make it, as in Swift.
  private func readLazy(_ base: Expression, _ variable: VariableDeclaration, _ expression: Expression, into slot: Layout) {
    let isReference = checker.isReference(type(base))
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

  private func assignObserved(_ base: Expression, _ variable: VariableDeclaration, _ own: Substitution, _ newValue: Expression) {
    let field = Expression(.field(base, variable), newValue.type, at: position)
    if !variable.isWrappedAndObserved, isInsideObserved(base, variable) { return assign(field, newValue) }
    if checker.isReference(type(base)) {
      let receiver = stableReceiver(base)
      return observe(receiver, variable, own, newValue)
    }
    let held = temporary(layout(newValue))
    emit(newValue, into: held)
    modify(base, isNative: false) { outer in
      observe(placeholderValue(outer, type(base)), variable, own, placeholderValue(held, type(newValue)))
    }
  }

  private func assignObservedLocal(_ variable: VariableDeclaration, _ newValue: Expression) {
    observe(
      nil, variable, [:], newValue, read: { load(variable, into: $0) },
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

  private func observe(_ base: Expression, _ variable: VariableDeclaration, _ own: Substitution, _ newValue: Expression) {
    if variable.isWrappedAndObserved, let getter = variable.getter, let setter = variable.setter {
      let (answer, void) = (Expression(.tuple([]), newValue.type, at: position), Expression(.tuple([]), .void, at: position))
      return observe(
        base, variable, own, newValue, read: { call(getter, own, base, [], .direct, answer, into: $0) },
        write: { slot in
          let value = placeholderValue(slot, type(newValue))
          call(setter, own, base, [.init(value: value)], .direct, void, into: next)
        })
    }
    let kind: Expression.Kind = variable.isLazy ? .property(base, variable, own, .direct) : .field(base, variable)
    let stored = Expression(kind, newValue.type, at: position)
    let field = checker.overriddenProperty(of: variable).map { inheritedPlace(base, $0, newValue.type) } ?? stored
    observe(
      base, variable, own, newValue, read: { emit(field, into: $0) },
      write: { slot in
        let value = placeholderValue(slot, type(newValue))
        if variable.isLazy { assignLazy(base, variable, value) } else { assign(field, value) }
      })
  }

  /// `willSet` sees the new value before it is written, `didSet` the old one after that.
  private func observe(
    _ base: Expression?, _ variable: VariableDeclaration, _ own: Substitution, _ newValue: Expression, read: (Layout) -> Void,
    write: (Layout) -> Void
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
      call(observer, own, base, [.init(value: placeholderValue(old, type))], .direct, void, into: next)
    }
  }

  // MARK: - Subscripts

  func subscripted(
    _ base: Expression?, _ declaration: SubscriptDeclaration, _ own: Substitution, _ arguments: [Expression.Argument],
    _ dispatch: Expression.Dispatch, _ expression: Expression, into slot: Layout
  ) {
    if dispatch == .witness, let base, let found = witness(for: declaration, base, callee(own)),
      let concrete = found.declaration as? SubscriptDeclaration
    {
      return subscripted(base, concrete, found.substitution, arguments, found.dispatch, expression, into: slot)
    }
    if let base, isArrayElement(declaration) { return arrayElement(base, arguments[0].value, into: slot) }
    guard let getter = declaration.getter else { return }
    call(getter, own, base, arguments, dispatch, expression, into: slot)
  }

  /// The plain subscript of an array.
  func isArrayElement(_ declaration: SubscriptDeclaration) -> Bool {
    declaration.isLibrary && declaration.owner?.name == "Array" && declaration.parameters.count == 1
      && declaration.parameters[0].type.isNominal("Int")
  }

  private func arrayElement(_ base: Expression, _ index: Expression, into slot: Layout) {
    guard case .nominal(_, let arguments) = type(base) else { return }
    let start = next
    let array = stableValue(base, before: [index]).slot.refs
    let position = value(index).slot.words
    let layout = program.layout(arguments[0])
    get(element: slot, of: array, at: position, layout)
    clearTemporaries(from: start, exceptRange: slot.refs..<(slot.refs + layout.refs))
    next = start
  }

  func assignSubscript(
    _ base: Expression?, _ declaration: SubscriptDeclaration, _ own: Substitution, _ arguments: [Expression.Argument],
    _ dispatch: Expression.Dispatch, _ newValue: Expression
  ) {
    if dispatch == .witness, let base, let found = witness(for: declaration, base, callee(own)),
      let concrete = found.declaration as? SubscriptDeclaration
    {
      return assignSubscript(base, concrete, found.substitution, arguments, found.dispatch, newValue)
    }
    if let base, isArrayElement(declaration) {
      let index = stableValue(arguments[0].value, before: [newValue]).slot.words
      let layout = program.layout(type(newValue))
      let held = temporary(layout)
      emit(newValue, into: held)
      modify(base, isNative: true) { array in set(element: held, of: array.refs, at: index, layout) }
      return
    }
    guard let setter = declaration.setter else { return }
    let void = Expression(.tuple([]), .void, at: position)
    let held = temporary(layout(newValue))
    let fixed = arguments.map { Expression.Argument(value: stable($0.value)) }
    emit(newValue, into: held)
    call(setter, own, base, [.init(value: placeholderValue(held, type(newValue)))] + fixed, dispatch, void, into: next)
  }

  /// An expression that is evaluated now and used later.
  func stable(_ expression: Expression) -> Expression {
    switch expression.kind {
    case .integer, .double, .bool, .string, .closure, .autoclosure: return expression
    default:
      if isConstant(expression) { return expression }
      let slot = temporary(layout(expression))
      emit(expression, into: slot)
      return placeholderValue(slot, type(expression))
    }
  }

  func set(element slot: Layout, of array: Int, at index: Int, _ layout: Layout) {
    if layout == .word {
      emit(.arraySetWord, array, index, slot.words)
    } else if layout == .ref {
      emit(.arraySetRef, array, index, slot.refs)
    } else {
      emit(.arraySet, array, index, slot.words, d: slot.refs)
    }
    taken(slot, layout)
  }

  func modifySubscript(
    _ base: Expression?, _ declaration: SubscriptDeclaration, _ own: Substitution, _ arguments: [Expression.Argument],
    _ dispatch: Expression.Dispatch, _ place: Expression, _ body: PlaceChange
  ) {
    guard let base else { return }
    if dispatch == .witness, let found = witness(for: declaration, base, callee(own)),
      let concrete = found.declaration as? SubscriptDeclaration
    {
      return modifySubscript(base, concrete, found.substitution, arguments, found.dispatch, place, body)
    }
    if bindsOptional(base), !arguments.allSatisfy({ isQuiet($0.value) }) {
      // What follows a `?` is evaluated when there is a value.
      func element(of receiver: Expression) -> Expression {
        Expression(.subscripted(receiver, declaration, own, arguments, dispatch), place.type, at: position)
      }
      if checker.isReference(type(base)) {
        return modify(element(of: stableReceiver(base)), isNative: false) { slot in body(slot) }
      }
      return modify(base, isNative: false) { outer in
        modify(element(of: placeholderValue(outer, type(base))), isNative: false) { slot in body(slot) }
      }
    }
    if isArrayElement(declaration) { return modifyElement(base, arguments[0].value, place, body) }
    if body.isNative, isDefaulted(declaration), finding(arguments[0].value) != nil {
      return modifyEntry(base, declaration, own, arguments, dispatch, place, body)
    }
    let fixed = arguments.map { Expression.Argument(value: stable($0.value)) }
    let slot = temporary(layout(place))
    if let change = declaration.change { return run(change, base, own, fixed, place, slot, body) }
    let taker = body.isNative ? taker(for: declaration, fixed) : nil
    func change(_ receiver: Expression, in container: Int? = nil) {
      let value = Expression(.subscripted(receiver, declaration, own, fixed, dispatch), place.type, at: position)
      if let taker { call(taker, own, receiver, fixed, .direct, value, into: slot) } else { emit(value, into: slot) }
      whileLent(slot, layout(place), isNative: taker != nil || container == nil, in: container) { body(slot) }
      assignSubscript(receiver, declaration, own, fixed, dispatch, placeholderValue(slot, type(place)))
    }
    if checker.isReference(type(base)) || leavesReceiver(declaration.getter, declaration.setter) {
      change(stableReceiver(base))
    } else {
      modify(base, isNative: body.isNative && declaration.isLibrary, runsCode: body.runsCode || !declaration.isLibrary) { outer in
        change(placeholderValue(outer, type(base)), in: declaration.isLibrary ? outer.refs : nil)
      }
    }
  }

  /// What moves a dictionary's value out of its entry, so that a change does not copy it. Not for keys whose own `==` would see the
  /// dictionary without it.
  private func taker(for declaration: SubscriptDeclaration, _ arguments: [Expression.Argument]) -> FunctionDeclaration? {
    guard declaration.isLibrary, let owner = declaration.owner, owner.name == "Dictionary",
      case .nominal(let key, _) = type(arguments[0].value), key.isLibrary, key.name != "_TableIndex"
    else { return nil }
    let takers = checker.members(named: "_take", of: owner).compactMap { $0 as? FunctionDeclaration }
    for function in takers { checker.readSignature(function) }
    return takers.first { $0.parameters.count == arguments.count }
  }

  private func modifyElement(_ base: Expression, _ index: Expression, _ place: Expression, _ body: PlaceChange) {
    let position = stable(index)
    let layout = layout(place)
    let slot = temporary(layout)
    modify(base, within: body) { array in
      let at = value(position).slot.words
      if body.isNative, layout.refs > 0 {
        emit(.arrayTake, slot.words, slot.refs, array.refs, d: at)
      } else {
        get(element: slot, of: array.refs, at: at, layout)
      }
      whileLent(slot, layout, isNative: body.isNative, in: array.refs) { body(slot) }
      set(element: slot, of: array.refs, at: at, layout)
    }
  }
}
