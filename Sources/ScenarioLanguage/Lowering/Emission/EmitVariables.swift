import DispatchTrace

/// Reading and writing variables and fields.
extension FunctionEmitter {
  // MARK: - Variables

  func load(_ variable: VariableDeclaration, into slot: Layout) {
    if case .metatype(let instance) = type(variable.type), variable.name == "self", !variable.isReceivedType {
      word(program.number(of: instance), into: slot.words)
      return
    }
    let layout = storageLayout(variable)
    if variable.ownership != .strong {
      let holder = temporary(.ref)
      loadStrong(variable, .ref, into: holder)
      loadReferent(of: variable, holder.refs, into: slot.refs)
      return
    }
    loadStrong(variable, layout, into: slot)
  }

  /// Its value is handed over: nothing is left, also in the box that closures share.
  func consume(_ variable: VariableDeclaration, into slot: Layout) {
    load(variable, into: slot)
    let layout = storageLayout(variable)
    guard layout.refs > 0 else { return }
    switch homes[variable] {
    case .registers(let home)?: emit(.clearRefs, home.refs, layout.refs)
    case .box(let box)?: emit(.takeFieldRefs, slot.refs, box, 0, d: layout.refs)
    case nil: break
    }
  }

  /// What a weak or unowned variable refers to now, which `holder` knows.
  func loadReferent(of variable: VariableDeclaration, _ holder: Int, into slot: Int) {
    emit(variable.ownership == .weak ? .loadWeak : .loadUnowned, slot, holder)
  }

  /// The value, in which weak and unowned properties are what they refer to now: what is made of all parts of a value reads them
  /// where they lie.
  func withLoadedParts(_ value: Layout, _ declaration: NominalDeclaration, _ type: Type) -> Layout {
    let properties = checker.storedProperties(of: declaration).filter { $0.ownership != .strong }
    if properties.isEmpty { return value }
    let whole = copied(value, program.layout(type))
    for property in properties {
      let part = whole + program.offset(of: property, in: type)
      loadReferent(of: property, part.refs, into: part.refs)
    }
    return whole
  }

  private func loadStrong(_ variable: VariableDeclaration, _ layout: Layout, into slot: Layout) {
    if isGlobal(variable) {
      runOnce(variable)
      noteGlobalAccess(variable, isWrite: false)
      let offset = program.globalOffset(variable, layout)
      if layout.words > 0 { emit(.loadGlobalWords, slot.words, offset.words, d: layout.words) }
      if layout.refs > 0 { emit(.loadGlobalRefs, slot.refs, offset.refs, d: layout.refs) }
      return
    }
    noteValue(of: variable)
    switch homes[variable] {
    case .registers(let home)?: copy(home, to: slot, layout)
    case .box(let box)?:
      noteBoxAccess(variable, box, isWrite: false)
      loadFields(of: box, .none, layout, into: slot)
    case nil: missing(variable)
    }
  }

  private func missing(_ variable: VariableDeclaration) {
    checker.findings.add(.error, .type, "'\(variable.name)' is used before it is declared", at: position)
  }

  func loadFields(of object: Int, _ offset: Layout, _ layout: Layout, into slot: Layout) {
    loadFieldWords(of: object, offset, layout, into: slot)
    if layout.refs == 1 {
      emit(.loadFieldRef, slot.refs, object, offset.refs)
    } else if layout.refs > 1 {
      emit(.loadFieldRefs, slot.refs, object, offset.refs, d: layout.refs)
    }
  }

  func loadFieldWords(of object: Int, _ offset: Layout, _ layout: Layout, into slot: Layout) {
    if layout.words == 1 {
      emit(.loadFieldWord, slot.words, object, offset.words)
    } else if layout.words > 1 {
      emit(.loadFieldWords, slot.words, object, offset.words, d: layout.words)
    }
  }

  /// Fields take over the value.
  func storeFields(_ slot: Layout, of object: Int, _ offset: Layout, _ layout: Layout) {
    if layout.words == 1 {
      emit(.storeFieldWord, object, slot.words, offset.words)
    } else if layout.words > 1 {
      emit(.storeFieldWords, object, slot.words, offset.words, d: layout.words)
    }
    if layout.refs == 1 {
      emit(.storeFieldRef, object, slot.refs, offset.refs)
    } else if layout.refs > 1 {
      emit(.storeFieldRefs, object, slot.refs, offset.refs, d: layout.refs)
    }
    taken(slot, layout)
  }

  /// The variable takes over the value in `slot`.
  func store(_ slot: Layout, into variable: VariableDeclaration, isInitial: Bool) {
    var slot = slot
    let layout = storageLayout(variable)
    if variable.ownership != .strong {
      let holder = temporary(.ref)
      emit(.makeWeak, holder.refs, slot.refs)
      slot = holder
    }
    if isGlobal(variable) {
      if !isInitial {
        runOnce(variable)
        noteGlobalAccess(variable, isWrite: true)
      }
      let offset = program.globalOffset(variable, layout)
      if layout.words > 0 { emit(.storeGlobalWords, offset.words, slot.words, d: layout.words) }
      if layout.refs > 0 { emit(.storeGlobalRefs, offset.refs, slot.refs, d: layout.refs) }
      taken(slot, layout)
      return
    }
    switch homes[variable] {
    case .registers(let home)?: take(slot, to: home, layout)
    case .box(let box)?:
      if !isInitial { noteBoxAccess(variable, box, isWrite: true) }
      storeFields(slot, of: box, .none, layout)
    case nil: missing(variable)
    }
  }

  // MARK: - Recorded accesses

  func noteBoxAccess(_ variable: VariableDeclaration, _ box: Int, isWrite: Bool) {
    guard isWatched(variable) else { return }
    emit(.accessField, box, 0, program.text(variable.name), d: isWrite ? 1 : 0)
  }

  func noteGlobalAccess(_ variable: VariableDeclaration, isWrite: Bool) {
    guard isWatched(variable) else { return }
    _ = program.globalOffset(variable, storageLayout(variable))
    let kind = variable.escapes ? isWrite ? 1 : 0 : 2
    emit(.accessGlobal, 0, program.globalNumbers[variable] ?? 0, program.text(variable.name), d: kind)
  }

  func noteFieldAccess(_ variable: VariableDeclaration, _ base: Expression, _ object: Int, isWrite: Bool) {
    guard isWatched(variable, of: base) else { return }
    let kind = (isWrite ? 1 : 0) | (variable.isLazy ? 2 : 0)
    emit(.accessField, object, program.fieldNumber(variable, in: type(base)), program.text(variable.name), d: kind)
  }

  /// Whether accesses of the global or captured variable are announced.
  func isWatched(_ variable: VariableDeclaration) -> Bool {
    (variable.escapes || variable.isHeldByCalls) && !variable.isLet && variable.position.isKnown
  }

  /// Whether accesses of the property are announced: not in its object's own initialiser, where nobody else can reach it.
  func isWatched(_ variable: VariableDeclaration, of base: Expression) -> Bool {
    !variable.isLet && variable.position.isKnown && !isOwnInitialisation(base)
  }

  /// Nobody else can reach an instance while its initialiser or `deinit` runs.
  func isOwnInitialisation(_ base: Expression) -> Bool {
    guard declaration?.kind == .initializer || declaration?.kind == .deinitializer else { return false }
    if case .variable(let variable) = base.kind { return variable === declaration?.selfVariable }
    return false
  }

  // MARK: - Static properties, and globals beside the driver

  /// Makes sure that it has its value, waiting for another thread that is making it.
  func runOnce(_ variable: VariableDeclaration) {
    guard variable.storage == .global, let maker = makerOf(variable) else { return }
    let layout = storageLayout(variable)
    let offset = program.globalOffset(variable, layout)
    let number = program.once(variable)
    let done = Label()
    jump(.once, number, to: done)
    let start = next
    let own = substitution(of: variable)
    let window = temporary(program.layout(program.concrete(maker.result, own)))
    emit(.call, program.function(maker, own), window.words, window.refs)
    if layout.words > 0 { emit(.storeGlobalWords, offset.words, window.words, d: layout.words) }
    if layout.refs > 0 { emit(.storeGlobalRefs, offset.refs, window.refs, d: layout.refs) }
    taken(window, layout)
    emit(.onceEnd, number)
    place(done)
    next = start
  }

  /// What its extension says its type's parameters are counts for a static property, wherever it is read: there is one of it.
  func substitution(of variable: VariableDeclaration) -> Substitution {
    guard variable.storage == .global else { return substitution }
    return variable.conditions.reduce(into: substitution) { known, requirement in
      if case .same(.parameter(let parameter), let type) = requirement { known[parameter] = type }
    }
  }

  func makerOf(_ variable: VariableDeclaration) -> FunctionDeclaration? {
    let type = checker.type(of: variable)
    if variable.maker == nil { checker.initialValue(of: variable, as: type) }
    return variable.maker
  }

  // MARK: - Fields

  func loadField(_ base: Expression, _ variable: VariableDeclaration, _ expression: Expression, into slot: Layout) {
    let owner = type(base)
    guard checker.isObject(owner) else {
      if variable.ownership != .strong {
        let found = value(base).slot + program.offset(of: variable, in: owner)
        loadReferent(of: variable, found.refs, into: slot.refs)
        return
      }
      loadPart(base, program.offset(of: variable, in: owner), layout(expression), into: slot)
      return
    }
    let start = next
    let object = value(base).slot.refs
    noteFieldAccess(variable, base, object, isWrite: false)
    let offset = program.offset(of: variable, in: owner)
    if variable.ownership != .strong {
      let holder = temporary(.ref)
      loadFields(of: object, offset, .ref, into: holder)
      loadReferent(of: variable, holder.refs, into: slot.refs)
    } else {
      loadFields(of: object, offset, layout(expression), into: slot)
    }
    clearTemporaries(from: start, except: slot.refs)
    next = start
  }

  /// A part of a struct, without loading the rest where it lies in an object.
  private func loadPart(_ base: Expression, _ offset: Layout, _ layout: Layout, into slot: Layout) {
    switch base.kind {
    case .field(let outer, let variable) where variable.ownership == .strong:
      let owner = type(outer)
      let whole = program.offset(of: variable, in: owner) + offset
      guard checker.isObject(owner) else { return loadPart(outer, whole, layout, into: slot) }
      let start = next
      let object = value(outer).slot.refs
      noteFieldAccess(variable, outer, object, isWrite: false)
      loadFields(of: object, whole, layout, into: slot)
      clearTemporaries(from: start, except: slot.refs)
      next = start
    case .variable(let variable) where !isGlobal(variable) && variable.ownership == .strong:
      guard case .box(let box)? = homes[variable] else { break }
      noteBoxAccess(variable, box, isWrite: false)
      loadFields(of: box, offset, layout, into: slot)
      return
    default: break
    }
    if case .field(_, let variable) = base.kind, variable.ownership == .strong { return }
    let found = value(base)
    copy(found.slot + offset, to: slot, layout)
  }
}
