/// What the library does with the entries of its tables, as instructions.
extension FunctionEmitter {
  /// The entry of a key whose equality the machine knows; false for other keys.
  @discardableResult
  func findEntry(_ base: Expression?, _ key: Expression, into slot: Int) -> Bool {
    guard let base, let find = finding(key) else { return false }
    let start = next
    let table = stableValue(base, before: [key]).slot.refs
    let found = value(key).slot
    emit(find, slot, find == .findWord ? found.words : found.refs, table)
    clearTemporaries(from: start)
    next = start
    return true
  }

  /// The instruction that finds the entry of such a key; nil when the machine does not know its equality.
  func finding(_ key: Expression) -> Opcode? {
    guard case .nominal(let declaration, _) = type(key) else { return nil }
    switch Primitive(declaration) {
    case .integer, .bool: return .findWord
    case .string: return .findText
    case .none, .some(.double), .some(.float), .some(.character), .some(.substring), .some(.array), .some(.set),
      .some(.dictionary):
      return nil
    }
  }

  /// `d[key, default: …]`
  func isDefaulted(_ declaration: SubscriptDeclaration) -> Bool {
    declaration.isLibrary && declaration.owner?.name == "Dictionary" && declaration.parameters.count == 2
  }

  /// `d[key, default: …] = newValue` is a change in Swift: it makes the default when there is no value yet.
  func assignDefaulted(_ place: Expression, _ newValue: Expression) {
    let layout = layout(newValue)
    let held = temporary(layout)
    emit(newValue, into: held)
    modify(place, isNative: true) { slot in take(held, to: slot, layout) }
  }

  /// Whether a default that is made while the dictionary is held may look at it.
  private func runsCode(_ value: Expression) -> Bool {
    guard case .autoclosure(let node) = value.kind, case .returning(let value?, _)? = node.statements.first else { return true }
    return !isQuiet(value)
  }

  /// Changes the value of the entry in place; a key that is new goes the way of a read and a write.
  func modifyEntry(
    _ base: Expression, _ declaration: SubscriptDeclaration, _ own: Substitution, _ arguments: [Expression.Argument],
    _ dispatch: Expression.Dispatch, _ place: Expression, _ body: PlaceChange
  ) {
    let fixed = arguments.map { Expression.Argument(value: stable($0.value)) }
    let layout = layout(place)
    let slot = temporary(layout)
    modify(base, isNative: true, runsCode: body.runsCode || runsCode(arguments[1].value)) { table in
      let receiver = placeholderValue(table, type(base))
      let entry = temporary(.word).words
      let (isNew, isRead, isToBeAdded, done) = (Label(), Label(), Label(), Label())
      findEntry(receiver, fixed[0].value, into: entry)
      jump(.jumpLessThan, entry, 0, to: isNew)
      emit(.tableTake, slot.words, slot.refs, table.refs, d: entry)
      jump(.jump, to: isRead)
      self.place(isNew)
      emit(Expression(.subscripted(receiver, declaration, own, fixed, dispatch), place.type, at: position), into: slot)
      self.place(isRead)
      body(slot)
      jump(.jumpLessThan, entry, 0, to: isToBeAdded)
      emit(.tableSet, table.refs, entry, slot.words, d: slot.refs)
      jump(.jump, to: done)
      self.place(isToBeAdded)
      assignSubscript(receiver, declaration, own, fixed, dispatch, placeholderValue(slot, type(place)))
      self.place(done)
    }
  }

  /// Reads, takes or sets the value of an entry.
  func changeEntry(
    _ name: String, _ base: Expression, _ arguments: [Expression.Argument], _ expression: Expression, into slot: Layout
  ) {
    let start = next
    let result = slot.refs..<(slot.refs + layout(expression).refs)
    let entry = value(arguments[0].value).slot.words
    switch name {
    case "_valueAt": emit(.tableGet, slot.words, slot.refs, value(base).slot.refs, d: entry)
    case "_takeAt":
      modify(base, isNative: true) { table in emit(.tableTake, slot.words, slot.refs, table.refs, d: entry) }
    default:
      let layout = layout(arguments[1].value)
      let held = temporary(layout)
      emit(arguments[1].value, into: held)
      modify(base, isNative: true) { table in emit(.tableSet, table.refs, entry, held.words, d: held.refs) }
      taken(held, layout)
    }
    clearTemporaries(from: start, exceptRange: result)
    next = start
  }
}
