import DispatchTrace

/// Where a value is, and whether its registers may be taken over.
struct EmittedValue {
  var slot: Layout
  var isOwned: Bool
}

extension FunctionEmitter {
  /// The value in registers: a variable's own where that is possible, else temporaries.
  func value(_ expression: Expression) -> EmittedValue {
    switch expression.kind {
    case .variable(let variable) where variable.ownership == .strong:
      noteValue(of: variable)
      if !isGlobal(variable), case .registers(let slot)? = homes[variable] { return EmittedValue(slot: slot, isOwned: false) }
    case .field(let base, let variable) where !checker.isObject(type(base)) && variable.ownership == .strong:
      let outer = value(base)
      return EmittedValue(slot: outer.slot + program.offset(of: variable, in: type(base)), isOwned: false)
    case .tupleField(let base, let index):
      if case .tuple(let fields) = type(base) {
        return EmittedValue(slot: value(base).slot + program.tupleOffset(fields, index), isOwned: false)
      }
    case .tryMarker(let inner), .upcast(let inner), .convertTuple(let inner): return value(inner)
    case .convertFunction(let inner): return value(inner)
    default: break
    }
    let slot = temporary(layout(expression))
    emit(expression, into: slot)
    return EmittedValue(slot: slot, isOwned: true)
  }

  /// The value in registers that nothing evaluated later can change.
  func stableValue(_ expression: Expression, before others: [Expression]) -> EmittedValue {
    let found = value(expression)
    if found.isOwned || !others.contains(where: { writesVariables($0) }) { return found }
    let layout = layout(expression)
    return EmittedValue(slot: copied(found.slot, layout), isOwned: true)
  }

  /// Evaluates for the effects only.
  func discard(_ expression: Expression) {
    switch expression.kind {
    case .assign, .compoundAssign, .stringAppend, .discard: emit(expression, into: next)
    case .tryMarker(let inner): discard(inner)
    default:
      let slot = temporary(layout(expression))
      emit(expression, into: slot)
    }
  }

  /// Evaluates into the given registers. References that were there are released.
  func emit(_ expression: Expression, into slot: Layout) {
    let old = position
    if expression.position.isKnown { position = expression.position }
    emitUnpositioned(expression, into: slot)
    position = old
  }

  private func emitUnpositioned(_ expression: Expression, into slot: Layout) {
    if ownLiteral(expression, into: slot) { return }
    if let declared = declaredOperator(expression) { return emit(declared, into: slot) }
    switch expression.kind {
    case .error: break
    case .integer(let magnitude, let negative): integer(magnitude, negative, type(expression), slot)
    case .double(let number):
      let isFloat = type(expression).numeric == .float
      word((isFloat ? Double(Float(number)) : number).word, into: slot.words)
    case .bool(let flag): word(flag ? 1 : 0, into: slot.words)
    case .string(let text): emitText(text, type(expression), slot)
    case .interpolation(let segments): interpolation(segments, into: slot.refs)
    case .none: setNil(slot, type(expression))
    case .array(let elements): array(elements, type(expression), slot)
    case .dictionary(let entries): dictionary(entries, type(expression), slot)
    case .tuple(let parts): tuple(parts, slot)
    case .variable(let variable): load(variable, into: slot)
    case .consumed(let variable):
      consume(variable, into: slot)
      if expression.endsSilently { emit(.arm, slot.refs, 1) }
    case .field(let base, let variable): loadField(base, variable, expression, into: slot)
    case .tupleField:
      let start = next
      copy(value(expression).slot, to: slot, layout(expression))
      clearTemporaries(from: start, exceptRange: slot.refs..<(slot.refs + layout(expression).refs))
    case .property(let base, let variable, let own, let dispatch): property(base, variable, own, dispatch, expression, into: slot)
    case .subscripted(let base, let declaration, let own, let arguments, let dispatch):
      subscripted(base, declaration, own, arguments, dispatch, expression, into: slot)
    case .enumCase(let enumCase, let values): makeCase(enumCase, values, type(expression), slot)
    case .function(let declaration, let own, let base, let dispatch):
      functionValue(declaration, own, base, dispatch, expression, slot)
    case .typeName(let named): word(program.number(of: type(named)), into: slot.words)
    case .call(let declaration, let own, let base, let arguments, let dispatch):
      call(declaration, own, base, arguments, dispatch, expression, into: slot)
    case .callValue(let callee, let arguments): callValue(callee, arguments, expression, into: slot)
    case .closure(let node), .autoclosure(let node): closure(node, type(expression), slot.refs)
    case .address(let place): emit(place, into: slot)
    default: emitOperation(expression, into: slot)
    }
  }

  private func emitOperation(_ expression: Expression, into slot: Layout) {
    switch expression.kind {
    case .arithmetic(let operation, let left, let right): arithmetic(operation, left, right, type(expression), slot.words)
    case .negate(let inner): negate(inner, type(expression), slot.words)
    case .bitNot(let inner): emit(.notInt, slot.words, value(inner).slot.words, d: (type(expression).numeric ?? .int).kind.number)
    case .compare, .not, .and, .or, .identical, .isNil, .isType: logical(expression, slot.words)
    case .coalesce(let first, let second): coalesce(first, second, expression, slot)
    case .ternary(let test, let first, let second): ternary(test, first, second, slot)
    case .assign(let place, let value): assign(place, value)
    case .compoundAssign(let operation, let place, let value): compoundAssign(operation, place, value)
    case .discard(let inner): if calledClosure(inner) == nil { discard(inner) }
    case .stringConcatenation(let left, let right): concatenation(left, right, slot.refs)
    case .stringAppend(let place, let added): appendText(place, added)
    case .wrap(let inner):
      let type = type(expression)
      emit(inner, into: payload(of: slot, type))
      setSome(slot, type)
    case .force(let inner, _) where inner.isDelegation: forceDelegation(inner, into: slot)
    case .force(let inner, let implicit): force(inner, implicit, into: slot)
    case .optionalChain(let inner): optionalChain(inner, expression, slot)
    case .bindOptional(let inner): bindOptional(inner, into: slot)
    case .erase(let inner): erase(inner, slot.refs)
    case .upcast(let inner), .convertFunction(let inner), .convertTuple(let inner): emit(inner, into: slot)
    case .convertOptional(let inner, let place, let converted): convertOptional(inner, place, converted, expression, slot)
    case .convertArray(let inner, let place, let converted): convertArray(inner, place, converted, expression, slot)
    case .conditionalCast(let inner, let target): conditionalCast(inner, target, expression, slot)
    case .forcedCast(let inner, let target): forcedCast(inner, target, slot)
    case .tryMarker(let inner): emit(inner, into: slot)
    case .tryOptional(let inner): tryOptional(inner, expression, slot)
    case .tryForce(let inner): tryForce(inner, slot)
    case .superReference(let variable): load(variable, into: slot)
    case .typeOf(let inner): typeOf(inner, slot.words)
    case .statementValue(let statement): emit(statement)
    case .block(let statements, let result):
      for statement in statements { emit(statement) }
      emit(result, into: slot)
    default: break
    }
  }

  // MARK: - Literals

  private func integer(_ magnitude: UInt64, _ negative: Bool, _ type: Type, _ slot: Layout) {
    if type.numeric?.isInteger == false {
      let number = type.numeric == .float ? Double(Float(magnitude)) : Double(magnitude)
      // The literal -0 is an integer's zero.
      word((negative && magnitude > 0 ? -number : number).word, into: slot.words)
      return
    }
    if type.nominal?.isLibrary == false { return }
    let bits = Int(truncatingIfNeeded: magnitude)
    word(negative ? 0 &- bits : bits, into: slot.words)
  }

  private func emitText(_ text: String, _ type: Type, _ slot: Layout) {
    emit(.loadText, slot.refs, program.text(text))
  }

  /// As `clearTemporaries`, for registers inside an expression whose result is among them.
  func clearTemporaries(from start: Layout, except slot: Int) {
    let wasLive = live.remove(slot) != nil
    clearTemporaries(from: start)
    if wasLive { live.insert(slot) }
  }

  func array(_ elements: [Expression], _ type: Type, _ slot: Layout) {
    guard case .nominal(let declaration, let arguments) = type else { return }
    guard declaration.isLibrary, declaration.name == "Array" || declaration.name == "Set" else {
      return literalInitializer(elements, type, slot)
    }
    let list = declaration.name == "Set" ? temporary(.ref) : temporary(.ref)
    let layout = program.layout(arguments[0])
    emit(.makeArray, list.refs, elements.count, program.stride(of: arguments[0]), d: layout.words | layout.refs << 8)
    let helpers = next
    // The variable is the array's, not the first element's.
    pendingName = nil
    for element in elements { append(element, to: list.refs, layout) }
    clearTemporaries(from: helpers)
    next = helpers
    if declaration.name == "Array" {
      emit(.takeRef, slot.refs, list.refs)
      live.remove(list.refs)
    } else {
      initializeSet(from: list, arguments[0], type, slot)
    }
  }

  private func append(_ element: Expression, to array: Int, _ layout: Layout) {
    let start = next
    let slot = temporary(layout)
    emit(element, into: slot)
    append(slot, to: array, layout)
    // What helped to make an element lives until the last one is made.
    if program.runsDeinitializers, live.contains(where: { $0 >= start.refs }) { return }
    clearTemporaries(from: start)
    next = start
  }

  /// The array takes the value over.
  func append(_ slot: Layout, to array: Int, _ layout: Layout) {
    if layout == .word {
      emit(.arrayAppendWord, array, slot.words)
    } else if layout == .ref {
      emit(.arrayAppendRef, array, slot.refs)
    } else {
      emit(.arrayAppend, array, slot.words, slot.refs)
    }
    taken(slot, layout)
  }

  private func tuple(_ parts: [Expression], _ slot: Layout) {
    var offset = slot
    // Parts may mention each other's registers when a tuple variable is assigned from itself.
    for (index, part) in parts.enumerated() {
      _ = index
      emit(part, into: offset)
      offset += layout(part)
    }
  }

  func makeCase(_ enumCase: EnumCase, _ values: [Expression], _ type: Type, _ slot: Layout) {
    if type.wrapped != nil {
      guard let value = values.first else { return setNil(slot, type) }
      emit(value, into: self.payload(of: slot, type))
      return setSome(slot, type)
    }
    let whole = program.layout(type)
    let payload = Layout(words: slot.words + 1, refs: slot.refs)
    if enumCase.isIndirect, !values.isEmpty {
      let fields = program.payload(enumCase, type)
      let layout = fields.reduce(Layout.none) { $0 + program.layout($1.type) }
      let contents = temporary(layout)
      emit(values, into: contents)
      emit(.box, payload.refs, contents.words, contents.refs, d: program.number(of: .tuple(fields)))
      taken(contents, layout)
    } else {
      if whole.refs > 0, values.isEmpty { empty(slot.refs, whole.refs) }
      emit(values, into: payload)
    }
    word(enumCase.index, into: slot.words)
  }

  /// Values one after another.
  private func emit(_ values: [Expression], into slot: Layout) {
    var offset = slot
    for value in values {
      emit(value, into: offset)
      offset += layout(value)
    }
  }

  // MARK: - Choices

  private func ternary(_ test: Expression, _ first: Expression, _ second: Expression, _ slot: Layout) {
    let otherwise = Label()
    let done = Label()
    branch(test, ifFalse: otherwise)
    arm(first, slot)
    jump(.jump, to: done)
    place(otherwise)
    arm(second, slot)
    place(done)
  }

  /// One of two ways to the same registers: what it leaves behind is emptied on that way.
  func arm(_ expression: Expression, _ slot: Layout) {
    let start = next
    let before = live
    emit(expression, into: slot)
    for index in live.subtracting(before).sorted() where index >= start.refs { emit(.clearRefs, index, 1) }
    live = before
    next = start
  }

  private func coalesce(_ first: Expression, _ second: Expression, _ expression: Expression, _ slot: Layout) {
    let done = Label()
    let otherwise = Label()
    let firstType = type(first)
    let optional = temporary(program.layout(firstType))
    emit(first, into: optional)
    jumpIfNil(optional, firstType, to: otherwise)
    if type(expression) == firstType {
      take(optional, to: slot, program.layout(firstType))
    } else {
      take(payload(of: optional, firstType), to: slot, program.layout(firstType.wrapped ?? .error))
    }
    jump(.jump, to: done)
    place(otherwise)
    arm(second, slot)
    place(done)
  }

  // MARK: - Conditions

  /// Jumps to `label` when the expression is false; nothing it used is left behind.
  func branch(_ expression: Expression, ifFalse label: Label) {
    branch(expression, to: label, when: false)
  }

  func branch(_ expression: Expression, to label: Label, when wanted: Bool) {
    let old = position
    if expression.position.isKnown { position = expression.position }
    defer { position = old }
    switch expression.kind {
    case .bool(let flag):
      if flag == wanted { jump(.jump, to: label) }
    case .not(let inner): branch(inner, to: label, when: !wanted)
    case .and(let first, let second): both(first, second, to: label, when: wanted, short: false)
    case .or(let first, let second): both(first, second, to: label, when: wanted, short: true)
    case .compare(let comparison, let left, let right) where isFused(comparison, left):
      compareAndJump(comparison, left, right, to: label, when: wanted)
    default:
      let start = next
      let flag = value(expression).slot.words
      clearTemporaries(from: start)
      jump(wanted ? .jumpIf : .jumpIfNot, flag, to: label)
      next = start
    }
  }

  /// `&&` (short false) and `||` (short true).
  private func both(_ first: Expression, _ second: Expression, to label: Label, when wanted: Bool, short: Bool) {
    if wanted == short {
      branch(first, to: label, when: wanted)
      branch(second, to: label, when: wanted)
    } else {
      let done = Label()
      branch(first, to: done, when: short)
      branch(second, to: label, when: wanted)
      place(done)
    }
  }
}
