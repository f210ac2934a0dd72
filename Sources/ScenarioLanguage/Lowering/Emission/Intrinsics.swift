import DispatchTrace

/// Library functions that become instructions of their own.
extension FunctionEmitter {
  /// True when the call was emitted.
  func intrinsic(
    _ declaration: FunctionDeclaration, _ types: Substitution, _ base: Expression?, _ arguments: [Expression.Argument],
    _ expression: Expression, into slot: Layout
  ) -> Bool {
    switch program.nativeName(declaration) {
    case "print(_:separator:terminator:)", "debugPrint(_:separator:terminator:)":
      print(arguments, isDebug: declaration.name == "debugPrint")
    case "Array.count":
      guard let base else { return false }
      let start = next
      emit(.arrayCount, slot.words, value(base).slot.refs)
      clearTemporaries(from: start)
      next = start
    case "Array.append(_:)":
      guard let base else { return false }
      appendElement(base, arguments[0].value)
    case "Dictionary._entry(of:)", "Set._entry(of:)": return findEntry(base, arguments[0].value, into: slot.words)
    case "Dictionary._valueAt(_:)", "Dictionary._takeAt(_:)", "Dictionary._setValue(_:_:)":
      guard let base else { return false }
      changeEntry(declaration.name, base, arguments, expression, into: slot)
    case "Range._make(_:_:)", "ClosedRange._make(_:_:)": return makeRange(declaration, arguments, expression, slot)
    case "String.init(describing:)" where !declaration.generics.isEmpty: describeExactly(arguments[0].value, into: slot.refs)
    case "String.init(reflecting:)":
      let start = next
      let found = value(arguments[0].value)
      describe(found.slot, type(arguments[0].value), isDebug: true, into: slot.refs)
      clearTemporaries(from: start, except: slot.refs)
      next = start
    case "_hash(_:)": hashOf(arguments[0].value, into: slot.words)
    case "_equal(_:_:)":
      let kind = type(arguments[0].value)
      let first = stableValue(arguments[0].value, before: [arguments[1].value])
      equal(kind, first.slot, value(arguments[1].value).slot, slot.words)
    case "_less(_:_:)":
      let kind = type(arguments[0].value)
      let first = stableValue(arguments[0].value, before: [arguments[1].value])
      compare(.less, kind, first.slot, value(arguments[1].value).slot, slot.words)
    case "MemoryLayout.size", "MemoryLayout.stride", "MemoryLayout.alignment":
      memoryLayout(declaration.name, types, into: slot.words)
    case "_isUnique(_:)":
      modify(arguments[0].value, isNative: true) { place in emit(.isUnique, slot.words, place.refs) }
    case "assert(_:_:)", "assert(_:_:file:line:)", "precondition(_:_:)", "precondition(_:_:file:line:)":
      return assertion(declaration, arguments)
    case "_number(_:)": convertNumber(arguments[0].value, type(expression), into: slot.words)
    default: return false
    }
    return true
  }

  /// What is known to have a `description` is asked for that, even if it is written to streams in another way.
  private func describeExactly(_ value: Expression, into slot: Int) {
    let type = type(value)
    guard case .nominal = value.type, program.isStreamed(type), program.hasText(type) else { return describe(value, into: slot) }
    guard let call = ownDescription(self.value(value).slot, type, false) else { return }
    emit(call, into: Layout(words: next.words, refs: slot))
  }

  private func appendElement(_ base: Expression, _ element: Expression) {
    let layout = layout(element)
    if bindsOptional(base), !isQuiet(element) { return whileBound(base) { [self] in appendElement($0, element) } }
    let base = settled(base, before: [element])
    let held = temporary(layout)
    emit(element, into: held)
    modify(base, isNative: true) { array in append(held, to: array.refs, layout) }
  }

  /// Integer ranges are made in place.
  private func makeRange(
    _ declaration: FunctionDeclaration, _ arguments: [Expression.Argument], _ expression: Expression, _ slot: Layout
  ) -> Bool {
    guard type(arguments[0].value).numeric?.isInteger == true, type(arguments[0].value).numeric?.kind.number != 7 else {
      return false
    }
    let start = next
    let first = allocate(.word)
    emit(arguments[0].value, into: first)
    let second = allocate(.word)
    emit(arguments[1].value, into: second)
    clearTemporaries(from: start)
    let fine = Label()
    jump(.jumpLessEqual, first.words, second.words, to: fine)
    emit(
      .trapText, 0,
      program.text(
        declaration.owner?.name == "Range" ? "Range requires lowerBound <= upperBound" : "Range requires lowerBound <= upperBound"
      ))
    place(fine)
    emit(.moveWord, slot.words, first.words)
    emit(.moveWord, slot.words + 1, second.words)
    next = start
    return true
  }

  // MARK: - print

  private func print(_ arguments: [Expression.Argument], isDebug: Bool) {
    let start = next
    guard case .array(let written) = arguments[0].value.kind else { return }
    let (items, kept) = held(written, and: [arguments[1].value, arguments[2].value])
    let text = temporary(.ref).refs
    let separator = separatorText(arguments[1], items.count)
    let describes = items.contains { mayDescribeItself(unerased($0)) }
    if describes { emitOperation(.beginDescribing) }
    emit(.loadText, text, program.text(""))
    for (index, item) in items.enumerated() {
      if index > 0, let separator { emit(.appendText, text, separator) }
      let part = temporary(.ref).refs
      if isDebug, case .erase(let inner) = item.kind {
        describe(value(inner).slot, type(inner), isDebug: true, into: part)
      } else {
        describe(item, into: part)
      }
      if index == 0 { emit(.takeRef, text, part) } else { emit(.appendText, text, part) }
    }
    let end = temporary(.ref).refs
    emit(arguments[2].value, into: Layout(words: next.words, refs: end))
    emit(.appendText, text, end)
    let window = temporary(.ref).refs
    emit(.takeRef, window, text)
    // What only helped to make the values goes before they are printed, they themselves after that.
    let stays = Set(kept.flatMap { Array($0) } + [text, window])
    let helpers = live.filter { $0 >= start.refs && !stays.contains($0) }
    clear(helpers)
    live.subtract(helpers)
    emitOperation(.print, parameter: window)
    if describes { emitOperation(.endDescribing) }
    live.remove(window)
    live.remove(text)
    for value in kept where !value.isEmpty {
      empty(value.lowerBound, value.count)
      live.subtract(value)
    }
    clearTemporaries(from: start)
    next = start
  }

  /// An operation without a result; `parameter` is the reference it takes.
  private func emitOperation(_ call: DispatchCall, parameter: Int? = nil) {
    let site = program.native(-1, types: [], resultRefs: 0, parameterRefs: parameter == nil ? 0 : 1)
    emit(.operation, site << 8 | Int(call.rawValue), next.words, parameter ?? next.refs)
  }

  /// All values are there before the first is described: what describes itself may show what a later one has changed. They live
  /// until they are printed. With the items: the references that hold them.
  private func held(_ items: [Expression], and others: [Expression]) -> ([Expression], [Range<Int>]) {
    let last = max((items + others).lastIndex { !isQuiet($0) } ?? -1, lastChangeable(items) + 1)
    var kept: [Range<Int>] = []
    let held = items.enumerated().map { index, item -> Expression in
      let inner = unerased(item)
      let layout = layout(inner)
      guard index < last || index == last && (mayDescribeItself(inner) || layout.refs > 0 && !type(inner).isNominal("String"))
      else {
        return item
      }
      let slot = temporary(layout)
      emit(inner, into: slot)
      kept.append(slot.refs..<slot.refs + layout.refs)
      let value = placeholderValue(slot, type(inner))
      return if case .erase = item.kind { Expression(.erase(value), item.type, at: item.position) } else { value }
    }
    return (held, kept)
  }

  /// Of the items behind one that describes itself the last one that the description may change; -2 for none.
  private func lastChangeable(_ items: [Expression]) -> Int {
    guard let first = items.firstIndex(where: { mayDescribeItself($0) }) else { return -2 }
    return items.indices.last { $0 > first && mayChange(items[$0]) } ?? -2
  }

  /// Reading it later may give something else.
  private func mayChange(_ value: Expression) -> Bool {
    switch value.kind {
    case .integer, .double, .bool, .string, .none, .typeName: false
    case .variable(let variable): !variable.isLet && (isGlobal(variable) || needsBox(variable))
    case .erase(let inner), .wrap(let inner), .upcast(let inner): mayChange(inner)
    default: true
    }
  }

  private func unerased(_ item: Expression) -> Expression { if case .erase(let inner) = item.kind { inner } else { item } }

  private func mayDescribeItself(_ item: Expression) -> Bool { program.mayDescribeItself(type(item)) }

  private func separatorText(_ argument: Expression.Argument, _ count: Int) -> Int? {
    guard count > 1 else { return nil }
    let slot = temporary(.ref).refs
    emit(argument.value, into: Layout(words: next.words, refs: slot))
    return slot
  }

  // MARK: - Numbers

  /// `Int(x)`, `Double(x)`, `UInt8(x)` from another number type.
  private func convertNumber(_ inner: Expression, _ target: Type, into slot: Int) {
    guard let from = type(inner).numeric, let to = target.numeric else { return }
    let start = next
    let found = value(inner).slot.words
    switch (from.isInteger, to.isInteger) {
    case (true, true): emit(.convertInteger, slot, found, d: from.kind.number | to.kind.number << 4)
    case (true, false):
      if from.kind.number == 7 {
        emit(.unsigned64, slot, found, found, d: Int(UnsignedOperation.toDouble.rawValue))
      } else {
        emit(.intToDouble, slot, found)
      }
      if to == .float { emit(.roundToFloat, slot, slot) }
    case (false, true):
      emit(.doubleToInteger, slot, found, program.text(to.rawValue), d: to.kind.number | (from == .float ? 16 : 0))
    case (false, false): emit(to == .float ? .roundToFloat : .moveWord, slot, found)
    }
    clearTemporaries(from: start)
    next = start
  }

  // MARK: - Hashing

  private func hashOf(_ inner: Expression, into slot: Int) {
    let start = next
    hash(type(inner), value(inner).slot, into: slot)
    clearTemporaries(from: start)
    next = start
  }

  /// A hash of the value: equal values have equal ones. The type's own `hash(into:)` if it has one.
  func hash(_ type: Type, _ value: Layout, into slot: Int) {
    if case .nominal(let declaration, _) = type, let own = checker.ownHash(of: declaration) {
      ownHash(own, type, value, into: slot)
    } else if case .nominal(let declaration, _) = type, let own = checker.ownHashValue(of: declaration) {
      readHashValue(own, type, value, into: slot)
    } else if program.hashesByParts(type) {
      hashParts(type, value, into: slot)
    } else {
      emit(.hash, slot, value.words, value.refs, d: program.number(of: type))
    }
  }

  private func ownHash(_ function: FunctionDeclaration, _ type: Type, _ value: Layout, into slot: Int) {
    guard let hasher = checker.library.known("Hasher"), let declaration = type.nominal else { return }
    let hasherType = Type.nominal(hasher, [])
    let state = temporary(program.layout(hasherType))
    word(0, into: state.words)
    let place = checker.placeholder(hasherType)
    place.isLet = false
    homes[place] = .registers(state)
    let target = Expression(.address(Expression(.variable(place), hasherType, at: position)), hasherType, at: position)
    let forAll = function.owner?.selfParameter
    let own = forAll.map { [$0: type] } ?? program.substitution(of: function.owner ?? declaration, in: type)
    let dispatch: Expression.Dispatch = declaration.isClass && forAll == nil ? .virtual : .direct
    call(
      function, own, placeholderValue(value, type), [.init(value: target)], dispatch, Expression(.tuple([]), .void, at: position),
      into: next)
    emit(.moveWord, slot, state.words)
  }

  private func readHashValue(_ property: VariableDeclaration, _ type: Type, _ value: Layout, into slot: Int) {
    guard let owner = property.owner else { return }
    let instance = placeholderValue(value, type)
    let read: Expression.Kind =
      property.isComputed
      ? .property(instance, property, program.substitution(of: owner, in: type), owner.isClass ? .virtual : .direct)
      : .field(instance, property)
    emit(Expression(read, checker.library.int, at: position), into: Layout(words: slot, refs: 0))
  }

  private func hashParts(_ type: Type, _ value: Layout, into slot: Int) {
    let parts: [ComparedPart]
    var whole = value
    switch type {
    case .tuple(let fields): parts = laidOut(fields.map { ($0.type, false) })
    case .nominal(let declaration, let arguments):
      if declaration.isOptional { return hashOptional(arguments[0], type, value, into: slot) }
      if declaration.isLibrary, ["Array", "Set", "Dictionary"].contains(declaration.name) {
        return callLibrary("_hash\(declaration.name)", arguments, [(value, type)], slot)
      }
      guard declaration.kind == .structure else { return word(0, into: slot) }
      parts = comparedParts(declaration, type)
      whole = withLoadedParts(value, declaration, type)
    case .function, .parameter, .existential, .metatype, .dependent, .variable, .error: return
    }
    word(7, into: slot)
    let hashed = allocate(.word).words
    for part in parts {
      hash(part.type, whole + part.offset, into: hashed)
      emit(.mixHash, slot, slot, hashed)
    }
  }

  private func hashOptional(_ wrapped: Type, _ type: Type, _ value: Layout, into slot: Int) {
    let isNil = Label()
    let done = Label()
    jumpIfNil(value, type, to: isNil)
    hash(wrapped, payload(of: value, type), into: slot)
    jump(.jump, to: done)
    place(isNil)
    word(0, into: slot)
    place(done)
  }
}

extension ProgramEmitter {
  /// Some part has a `hash(into:)` of its own, so that the machine cannot hash the value alone.
  func hashesByParts(_ type: Type) -> Bool {
    switch type {
    case .tuple(let fields): return fields.contains { needsOwnHash($0.type) }
    case .nominal(let declaration, let arguments):
      if declaration.isOptional || Primitive(declaration) != nil { return arguments.contains { needsOwnHash($0) } }
      guard declaration.kind == .structure else { return false }
      return checker.storedProperties(of: declaration).contains { $0.isLazy || needsOwnHash(self.type(of: $0, in: type)) }
    case .function, .parameter, .existential, .metatype, .dependent, .variable, .error: return false
    }
  }

  private func needsOwnHash(_ type: Type) -> Bool {
    if case .nominal(let declaration, _) = type,
      checker.ownHash(of: declaration) != nil || checker.ownHashValue(of: declaration) != nil
    {
      return true
    }
    return hashesByParts(type)
  }
}
