import DispatchTrace

/// Writing to places: assignment, and changing a value where it is.
extension FunctionEmitter {
  func assign(_ place: Expression, _ newValue: Expression) {
    // The value is not evaluated for a nil, and only while what is bound is held.
    if bindsOptional(place), !isQuiet(newValue) { return whileBound(place) { [self] in assign($0, newValue) } }
    let place = settled(place, before: [newValue])
    switch place.kind {
    case .tuple(let places): assignTuple(places, newValue)
    case .variable(let variable): assign(variable, newValue)
    case .field(let base, let variable) where checker.isObject(type(base)): assignField(base, variable, newValue)
    case .property(let base, let variable, let own, let dispatch): assignProperty(base, variable, own, dispatch, newValue)
    case .subscripted(_, let declaration, _, _, _) where isDefaulted(declaration): assignDefaulted(place, newValue)
    case .subscripted(let base, let declaration, let own, let arguments, let dispatch) where !bindsOptional(place):
      assignSubscript(base, declaration, own, arguments, dispatch, newValue)
    case .none: discard(newValue)
    default:
      let slot = temporary(layout(place))
      emit(newValue, into: slot)
      modify(place, isNative: true, isOverwrite: true) { target in take(slot, to: target, layout(place)) }
    }
  }

  private func assign(_ variable: VariableDeclaration, _ newValue: Expression) {
    if !isGlobal(variable), variable.ownership == .strong, case .registers(let slot)? = homes[variable],
      canWriteDirectly(newValue, to: variable)
    {
      emit(newValue, into: slot)
      return
    }
    let slot = temporary(program.layout(type(newValue)))
    pendingName = variable.name
    emit(newValue, into: slot)
    pendingName = nil
    store(slot, into: variable, isInitial: false)
  }

  /// The value does not read the variable after part of it has been written.
  private func canWriteDirectly(_ newValue: Expression, to variable: VariableDeclaration) -> Bool {
    switch newValue.kind {
    case .integer, .double, .bool, .string: return true
    case .arithmetic, .negate: return program.layout(type(newValue)) == .word
    default: return false
    }
  }

  private func assignTuple(_ places: [Expression], _ newValue: Expression) {
    guard case .tuple(let fields) = type(newValue) else { return }
    let slot = temporary(layout(newValue))
    emit(newValue, into: slot)
    for (index, place) in places.enumerated() {
      if case .none = place.kind { continue }
      assign(place, placeholderValue(slot + program.tupleOffset(fields, index), fields[index].type))
    }
  }

  private func assignField(_ base: Expression, _ variable: VariableDeclaration, _ newValue: Expression) {
    let owner = type(base)
    let object = stableValue(base, before: [newValue]).slot.refs
    var slot = temporary(program.layout(type(newValue)))
    pendingName = variable.name
    emit(newValue, into: slot)
    pendingName = nil
    if variable.ownership != .strong {
      let holder = temporary(.ref)
      emit(.makeWeak, holder.refs, slot.refs)
      slot = holder
    }
    noteFieldAccess(variable, base, object, isWrite: true)
    storeFields(slot, of: object, program.offset(of: variable, in: owner), program.storage(of: variable, in: owner))
    if isOwnInitialisation(base) { noteInitialised(variable) }
  }

  // MARK: - Changing in place

  /// Lets `body` change the value of `place` in registers, and writes it back. `isNative`: `body` runs no code of the scenario that may
  /// see the place, so references may be moved out of it meanwhile; arrays then change without being copied.
  func modify(
    _ place: Expression, isNative: Bool, isOverwrite: Bool = false, runsCode: Bool? = nil, end: AccessEnd = .done,
    _ body: (Layout) -> Void
  ) {
    withoutActuallyEscaping(body) { body in
      modify(place, PlaceChange(isNative: isNative, isOverwrite: isOverwrite, runsCode: runsCode ?? !isNative, end: end, body))
    }
  }

  /// The same of what the place of `change` is a part of.
  func modify(_ place: Expression, within change: PlaceChange, _ body: (Layout) -> Void) {
    modify(place, isNative: change.isNative, runsCode: change.runsCode, end: change.end, body)
  }

  private func modify(_ place: Expression, _ body: PlaceChange) {
    let old = position
    if place.position.isKnown { position = place.position }
    defer { position = old }
    switch place.kind {
    case .variable(let variable): modify(variable, body)
    case .field(let base, let variable): modifyField(base, variable, body)
    case .tupleField(let base, let index):
      guard case .tuple(let fields) = type(base) else { return }
      modify(base, within: body) { slot in body(slot + program.tupleOffset(fields, index)) }
    case .force(let base, let implicit): modifyForced(base, implicit, body)
    case .bindOptional(let base): modifyBound(base, body)
    case .property(let base, let variable, let own, let dispatch):
      modifyProperty(base, variable, own, dispatch, place, body)
    case .subscripted(let base, let declaration, let own, let arguments, let dispatch):
      modifySubscript(base, declaration, own, arguments, dispatch, place, body)
    case .upcast(let inner), .tryMarker(let inner), .convertFunction(let inner), .address(let inner):
      modify(inner, body)
    default:
      // Not a place: the change is made to a copy that nobody sees.
      let slot = temporary(layout(place))
      emit(place, into: slot)
      body(slot)
    }
  }

  private func modify(_ variable: VariableDeclaration, _ body: PlaceChange) {
    let layout = storageLayout(variable)
    if variable.ownership != .strong {
      let slot = temporary(.ref)
      load(variable, into: slot)
      body(slot)
      store(slot, into: variable, isInitial: false)
      // What nobody else holds is gone before the variable is read again.
      emit(.clearRefs, slot.refs, 1)
      return
    }
    if isGlobal(variable) { return modifyGlobal(variable, layout, body) }
    switch homes[variable] {
    case .registers(let slot)?: body(slot)
    case .box(let box)?:
      if !body.isOverwrite, isCounter(layout) { noteBoxAccess(variable, box, isWrite: false) }
      let slot = temporary(layout)
      if !isCounter(layout) { noteBoxAccess(variable, box, isWrite: true) }
      lift(of: box, .none, layout, body.isNative, into: slot)
      access(body) { [self] in
        announced(body, variable, box: box) { whileLent(slot, layout, isNative: body.isNative) { body(slot) } }
      } end: { [self] _ in
        if isCounter(layout) { noteBoxAccess(variable, box, isWrite: true) }
        storeFields(slot, of: box, .none, layout)
      }
    case nil:
      // A type as `self` is in no register.
      let slot = temporary(layout)
      load(variable, into: slot)
      body(slot)
    }
  }

  /// A change of such a value is a read and then a write, with room for other threads in between; a collection is changed at once.
  private func isCounter(_ layout: Layout) -> Bool { layout.refs == 0 }

  /// Loads a value that will be written back.
  private func lift(of object: Int, _ offset: Layout, _ layout: Layout, _ isNative: Bool, into slot: Layout) {
    loadFieldWords(of: object, offset, layout, into: slot)
    if layout.refs > 0 { emit(isNative ? .takeFieldRefs : .loadFieldRefs, slot.refs, object, offset.refs, d: layout.refs) }
  }

  private func modifyGlobal(_ variable: VariableDeclaration, _ layout: Layout, _ body: PlaceChange) {
    runOnce(variable)
    let isCounter = isCounter(layout)
    if !body.isOverwrite || !isCounter { noteGlobalAccess(variable, isWrite: !isCounter) }
    let offset = program.globalOffset(variable, layout)
    let slot = temporary(layout)
    if layout.words > 0 { emit(.loadGlobalWords, slot.words, offset.words, d: layout.words) }
    if layout.refs > 0 { emit(body.isNative ? .takeGlobalRefs : .loadGlobalRefs, slot.refs, offset.refs, d: layout.refs) }
    access(body) { [self] in
      announced(body, global: variable) { whileLent(slot, layout, isNative: body.isNative) { body(slot) } }
    } end: { [self] _ in
      if isCounter { noteGlobalAccess(variable, isWrite: true) }
      if layout.words > 0 { emit(.storeGlobalWords, offset.words, slot.words, d: layout.words) }
      if layout.refs > 0 { emit(.storeGlobalRefs, offset.refs, slot.refs, d: layout.refs) }
      taken(slot, layout)
    }
  }

  private func modifyField(_ base: Expression, _ variable: VariableDeclaration, _ body: PlaceChange) {
    let owner = type(base)
    let offset = program.offset(of: variable, in: owner)
    if variable.ownership != .strong { return modifyWeakField(base, variable, owner, body) }
    guard checker.isObject(owner) else {
      modify(base, within: body) { slot in body(slot + offset) }
      return
    }
    let layout = program.storage(of: variable, in: owner)
    let object = value(base).slot.refs
    let isCounter = isCounter(layout)
    if !body.isOverwrite || !isCounter { noteFieldAccess(variable, base, object, isWrite: !isCounter) }
    let slot = temporary(layout)
    lift(of: object, offset, layout, body.isNative, into: slot)
    access(body) { [self] in
      announced(body, variable, of: base, object) { whileLent(slot, layout, isNative: body.isNative) { body(slot) } }
    } end: { [self] _ in
      if isCounter { noteFieldAccess(variable, base, object, isWrite: true) }
      storeFields(slot, of: object, offset, layout)
    }
  }

  private func modifyWeakField(_ base: Expression, _ variable: VariableDeclaration, _ owner: Type, _ body: PlaceChange) {
    let offset = program.offset(of: variable, in: owner)
    let slot = temporary(.ref)
    if checker.isObject(owner) {
      let object = value(base).slot.refs
      noteFieldAccess(variable, base, object, isWrite: true)
      let old = temporary(.ref)
      emit(.loadFieldRefs, old.refs, object, offset.refs, d: 1)
      loadReferent(of: variable, old.refs, into: slot.refs)
      body(slot)
      let holder = temporary(.ref)
      emit(.makeWeak, holder.refs, slot.refs)
      storeFields(holder, of: object, offset, .ref)
      emit(.clearRefs, slot.refs, 1)
    } else {
      modify(base, isNative: true) { outer in
        loadReferent(of: variable, (outer + offset).refs, into: slot.refs)
        body(slot)
        emit(.makeWeak, (outer + offset).refs, slot.refs)
        emit(.clearRefs, slot.refs, 1)
      }
    }
  }

  /// The member that fulfils a requirement may be stored, in the value or once for all, lazy, observed or computed.
  func place(
    of variable: VariableDeclaration, _ own: Substitution, _ base: Expression, _ dispatch: Expression.Dispatch
  ) -> Expression.Kind {
    let isGlobal = variable.storage == .global
    if variable.hasObservers { return .property(isGlobal ? nil : base, variable, own, dispatch) }
    if isGlobal { return .variable(variable) }
    return variable.storage == .stored && !variable.isLazy ? .field(base, variable) : .property(base, variable, own, dispatch)
  }

  // MARK: - Optionals

  private func modifyForced(_ base: Expression, _ implicit: Bool, _ body: PlaceChange) {
    let type = type(base)
    modify(base, within: body) { slot in
      requireSome(slot, type, implicit)
      body(payload(of: slot, type))
    }
  }

  func requireSome(_ slot: Layout, _ type: Type, _ implicit: Bool) {
    let fine = Label()
    jumpIfSome(slot, type, to: fine)
    emit(.trapText, 0, program.text("Unexpectedly found nil while \(implicit ? "implicitly " : "")unwrapping an Optional value"))
    place(fine)
  }

  /// `x?` inside a change: a nil leaves the place as it is and ends the chain.
  private func modifyBound(_ base: Expression, _ body: PlaceChange) {
    guard let chain = chains.last else { return }
    let type = type(base)
    let skipped: Int
    if let known = chain.skipped {
      skipped = known
    } else {
      skipped = allocate(.word).words
      chain.skipped = skipped
    }
    word(0, into: skipped)
    modify(base, within: body) { slot in
      let skip = Label()
      let done = Label()
      jumpIfNil(slot, type, to: skip)
      let before = live
      body(payload(of: slot, type))
      jump(.jump, to: done)
      place(skip)
      word(1, into: skipped)
      place(done)
      live.formUnion(before)
    }
    jump(.jumpIf, skipped, to: chain.onNil)
  }
}
