import DispatchTrace

extension FunctionEmitter {
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
      if checker.isObject(type(base)) {
        return modify(element(of: stableReceiver(base)), isNative: false, end: body.end) { slot in body(slot) }
      }
      return whileBound(base, end: body.end) { [self] receiver in
        modify(element(of: receiver), isNative: false, end: body.end) { slot in body(slot) }
      }
    }
    if !hasQuietParts(place), !arguments.allSatisfy({ isQuiet($0.value) }) {
      // What the element lies in is evaluated before the index.
      return modify(settled(place, before: []), within: body) { body($0) }
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
      access(body) {
        whileLent(slot, layout(place), isNative: taker != nil || container == nil, in: container) { body(slot) }
      } end: { [self] _ in
        assignSubscript(receiver, declaration, own, fixed, dispatch, placeholderValue(slot, type(place)))
      }
    }
    if checker.isObject(type(base)) || leavesReceiver(declaration.getter, declaration.setter) {
      change(stableReceiver(base))
    } else {
      let (isNative, runsCode) = (body.isNative && declaration.isLibrary, body.runsCode || !declaration.isLibrary)
      modify(base, isNative: isNative, runsCode: runsCode, end: body.end) { outer in
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
      access(body) {
        whileLent(slot, layout, isNative: body.isNative, in: array.refs) { body(slot) }
      } end: { [self] _ in
        set(element: slot, of: array.refs, at: at, layout)
      }
    }
  }
}
