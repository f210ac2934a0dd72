import DispatchTrace

extension FunctionEmitter {
  func force(_ inner: Expression, _ implicit: Bool, into slot: Layout) {
    let type = type(inner)
    guard let wrapped = type.wrapped else { return }
    let start = next
    let found = value(inner)
    requireSome(found.slot, type, implicit)
    let source = payload(of: found.slot, type)
    if found.isOwned { take(source, to: slot, program.layout(wrapped)) } else { copy(source, to: slot, program.layout(wrapped)) }
    clearTemporaries(from: start, except: slot.refs)
    next = start
  }

  func convertOptional(
    _ inner: Expression, _ part: VariableDeclaration, _ converted: Expression, _ expression: Expression, _ slot: Layout
  ) {
    let source = type(inner)
    let target = type(expression)
    let isNil = Label()
    let done = Label()
    let found = value(inner)
    jumpIfNil(found.slot, source, to: isNil)
    homes[part] = .registers(payload(of: found.slot, source))
    let layout = program.layout(type(converted))
    let made = temporary(layout)
    emit(converted, into: made)
    setSome(slot, target)
    take(made, to: payload(of: slot, target), layout)
    jump(.jump, to: done)
    place(isNil)
    setNil(slot, target)
    place(done)
  }

  func convertArray(
    _ inner: Expression, _ part: VariableDeclaration, _ converted: Expression, _ expression: Expression, _ slot: Layout
  ) {
    guard case .nominal(_, let own) = type(inner), case .nominal(_, let wanted) = type(expression) else { return }
    let start = next
    let source = value(inner).slot.refs
    let result = temporary(.ref).refs
    let layout = program.layout(wanted[0])
    emit(.makeArray, result, 0, program.stride(of: wanted[0]), d: layout.words | layout.refs << 8)
    let counter = allocate(Layout(words: 2, refs: 0)).words
    word(0, into: counter)
    emit(.arrayCount, counter + 1, source)
    let body = Label()
    let done = Label()
    jump(.jumpGreaterEqual, counter, counter + 1, to: done)
    place(body)
    let element = temporary(program.layout(own[0]))
    get(element: element, of: source, at: counter, program.layout(own[0]))
    homes[part] = .registers(element)
    let made = temporary(layout)
    emit(converted, into: made)
    append(made, to: result, layout)
    jump(.loopLess, counter, counter + 1, to: body)
    place(done)
    emit(.takeRef, slot.refs, result)
    live.remove(result)
    clearTemporaries(from: start, except: slot.refs)
    next = start
  }

  // MARK: - Errors

  func tryOptional(_ inner: Expression, _ expression: Expression, _ slot: Layout) {
    let handler = Label()
    let done = Label()
    handlers.append(Handler(label: handler, cleanups: cleanups.count, live: live))
    let before = live
    emit(inner, into: slot)
    handlers.removeLast()
    jump(.jump, to: done)
    place(handler)
    let error = allocate(.ref).refs
    emit(.takeError, error)
    emit(.clearRefs, error, 1)
    setNil(slot, type(expression))
    place(done)
    live.formUnion(before)
  }

  func tryForce(_ inner: Expression, _ slot: Layout) {
    let handler = Label()
    let done = Label()
    handlers.append(Handler(label: handler, cleanups: cleanups.count, live: live))
    emit(inner, into: slot)
    handlers.removeLast()
    jump(.jump, to: done)
    place(handler)
    uncaught("'try!' expression unexpectedly raised an error: ")
    place(done)
  }

  // MARK: - Existentials and casts

  /// A value in one reference that knows its type. Instances of classes are that themselves.
  func erase(_ inner: Expression, _ slot: Int) {
    let type = type(inner)
    if isPlainReference(type) {
      emit(inner, into: Layout(words: next.words, refs: slot))
      return
    }
    let layout = program.layout(type)
    let contents = temporary(layout)
    emit(inner, into: contents)
    emit(.box, slot, contents.words, contents.refs, d: program.number(of: type))
    taken(contents, layout)
  }

  /// Instances of the scenario's classes, and existentials, are references that know their type.
  func isPlainReference(_ type: Type) -> Bool {
    switch type {
    case .existential: true
    case .nominal(let declaration, _): declaration.isClass && !(program.isOpaque(declaration))
    case .function, .tuple, .parameter, .metatype, .dependent, .variable, .error: false
    }
  }

  /// A flag: whether the value is of the target type.
  func testType(of slot: Layout, _ type: Type, _ target: Type, into flag: Int) {
    if let wrapped = type.wrapped {
      if target == type || isItself(type, target) {
        word(1, into: flag)
        return
      }
      let isNil = Label()
      let done = Label()
      jumpIfNil(slot, type, to: isNil)
      testType(of: payload(of: slot, type), wrapped, target.wrapped ?? target, into: flag)
      jump(.jump, to: done)
      place(isNil)
      word(target.wrapped != nil ? 1 : 0, into: flag)
      place(done)
      return
    }
    if let wrapped = target.wrapped, type.wrapped == nil {
      if case .existential = type { return testOptional(of: slot, type, wrapped, into: flag) }
      return testType(of: slot, type, wrapped, into: flag)
    }
    if testTuple(of: slot, type, target, into: flag) { return }
    if type == target || isAlwaysTrue(type, target) {
      word(1, into: flag)
      return
    }
    if case .metatype(let wanted) = target, case .metatype = type {
      program.noteCast(to: wanted)
      emit(.isSubtype, flag, slot.words, program.number(of: wanted))
      return
    }
    guard isPlainReference(type) else {
      word(isStaticallyTrue(type, target) ? 1 : 0, into: flag)
      return
    }
    program.noteCast(to: target)
    emit(.isType, flag, opened(slot, type, for: target).refs, program.number(of: target))
    if checker.castName(of: target) != nil { testElements(of: slot, type, target, into: flag) }
  }

  /// A collection is one of another element type when all of its elements are.
  private func testElements(of slot: Layout, _ type: Type, _ target: Type, into flag: Int) {
    let done = Label()
    jump(.jumpIf, flag, to: done)
    let result = checker.library.optional(target)
    let cast = temporary(program.layout(result))
    castElements(of: slot, type, target, into: cast)
    let isNil = Label()
    jumpIfNil(cast, result, to: isNil)
    word(1, into: flag)
    place(isNil)
    place(done)
  }

  private func castElements(of slot: Layout, _ type: Type, _ target: Type, into cast: Layout) {
    guard let name = checker.castName(of: target), case .nominal(_, let arguments) = target else { return }
    let whole = copied(opened(slot, type), .ref)
    let generic = checker.objectCast(of: target) != nil ? [] : arguments.isEmpty ? [target] : arguments
    callLibrary(name, generic, [(whole, .any)], cast)
  }

  /// `any as? T?`: a `nil` of whatever type is one of every Optional type.
  private func testOptional(of slot: Layout, _ type: Type, _ wrapped: Type, into flag: Int) {
    if let inner = wrapped.wrapped { return testOptional(of: slot, type, inner, into: flag) }
    if isAlwaysTrue(type, wrapped) { return word(1, into: flag) }
    program.noteCast(to: wrapped)
    emit(.isType, flag, opened(slot, type).refs, program.number(of: wrapped), d: 1)
  }

  private func isAlwaysTrue(_ type: Type, _ target: Type) -> Bool {
    if case .existential(let protocols) = target, protocols.isEmpty { return true }
    return checker.isSubclass(type, of: target)
  }

  private func isStaticallyTrue(_ type: Type, _ target: Type) -> Bool {
    if case .existential(let protocols) = target { return protocols.allSatisfy { checker.conforms(type, to: $0) } }
    return type == target
  }

  /// The value as one of the target type, after a test has succeeded.
  func convert(castOf slot: Layout, _ type: Type, _ target: Type, into made: Layout) {
    if convertTuple(castOf: slot, type, target, into: made) { return }
    if isItself(type, target) {
      erase(placeholderValue(slot, type), made.refs)
    } else if let wrapped = type.wrapped, target.wrapped == nil {
      convert(castOf: payload(of: slot, type), wrapped, target, into: made)
    } else if let wrapped = type.wrapped, let inner = target.wrapped, type != target {
      let isNil = Label()
      let done = Label()
      jumpIfNil(slot, type, to: isNil)
      convert(castOf: payload(of: slot, type), wrapped, inner, into: payload(of: made, target))
      setSome(made, target)
      jump(.jump, to: done)
      place(isNil)
      setNil(made, target)
      place(done)
    } else if let wrapped = target.wrapped, type.wrapped == nil {
      let isNil = Label()
      let done = Label()
      var source = slot
      if case .existential = type {
        if wrapped == .any { source = unwrapped(slot, orJumpTo: isNil) } else { jumpUnlessFound(slot, type, wrapped, to: isNil) }
      }
      convert(castOf: source, type, wrapped, into: payload(of: made, target))
      setSome(made, target)
      jump(.jump, to: done)
      place(isNil)
      setNil(made, target)
      place(done)
    } else if isPlainReference(type), !isPlainReference(target) || checker.objectCast(of: target) != nil && type != target {
      unbox(slot, type, target, into: made)
    } else if !isPlainReference(type), isPlainReference(target), type != target {
      erase(placeholderValue(slot, type), made.refs)
    } else {
      let source = isAlwaysTrue(type, target) ? slot : opened(slot, type, for: target)
      copy(source, to: made, program.layout(target))
    }
  }

  private func unbox(_ slot: Layout, _ type: Type, _ target: Type, into made: Layout) {
    let held = opened(slot, type)
    guard checker.castName(of: target) != nil else {
      emit(.unbox, made.words, made.refs, held.refs)
      return
    }
    let isOther = Label()
    let done = Label()
    let flag = allocate(.word).words
    emit(.isType, flag, held.refs, program.number(of: target))
    jump(.jumpIfNot, flag, to: isOther)
    if isPlainReference(target) {
      copy(held, to: made, program.layout(target))
    } else {
      emit(.unbox, made.words, made.refs, held.refs)
    }
    jump(.jump, to: done)
    place(isOther)
    let result = checker.library.optional(target)
    let cast = temporary(program.layout(result))
    castElements(of: slot, type, target, into: cast)
    take(payload(of: cast, result), to: made, program.layout(target))
    place(done)
  }

  /// The existential holds a `nil`, and not what is asked for.
  private func jumpUnlessFound(_ slot: Layout, _ type: Type, _ wanted: Type, to label: Label) {
    let flag = allocate(.word).words
    if let inner = wanted.wrapped {
      testOptional(of: slot, type, inner, into: flag)
    } else {
      testType(of: slot, type, wanted, into: flag)
    }
    jump(.jumpIfNot, flag, to: label)
  }

  /// An existential that is being cast: the value itself where it holds an Optional.
  private func opened(_ slot: Layout, _ type: Type) -> Layout {
    guard case .existential = type else { return slot }
    let made = temporary(.ref)
    emit(.openOptional, made.refs, slot.refs)
    return made
  }

  /// The same where the Optional itself may be what is asked for: `extension Optional: Described`.
  private func opened(_ slot: Layout, _ type: Type, for target: Type) -> Layout {
    guard case .existential = type, canBeOptional(target) else { return opened(slot, type) }
    let made = copied(slot, .ref)
    let flag = allocate(.word).words
    let isIt = Label()
    emit(.isType, flag, slot.refs, program.number(of: target))
    jump(.jumpIf, flag, to: isIt)
    emit(.openOptional, made.refs, slot.refs)
    place(isIt)
    return made
  }

  /// The Optional, as an `Any` holds it, and not what it wraps.
  private func isItself(_ type: Type, _ target: Type) -> Bool {
    type.wrapped != nil && canBeOptional(target) && isStaticallyTrue(type, target)
  }

  private func canBeOptional(_ target: Type) -> Bool {
    guard case .existential(let protocols) = target else { return false }
    return protocols.allSatisfy { checker.canOptionalsConform(to: $0) }
  }

  /// `value as? Any?`: the Optional that the existential holds is the one that is asked for.
  private func unwrapped(_ slot: Layout, orJumpTo isNil: Label) -> Layout {
    let made = temporary(.ref)
    let flag = allocate(.word).words
    emit(.unwrapAny, made.refs, slot.refs, flag)
    jump(.jumpIfNot, flag, to: isNil)
    return made
  }

  func conditionalCast(_ inner: Expression, _ target: Type, _ expression: Expression, _ slot: Layout) {
    let target = type(target)
    let inner = castable(inner, target)
    let source = type(inner)
    let result = type(expression)
    let found = value(inner)
    let flag = allocate(.word).words
    let no = Label()
    let done = Label()
    testType(of: found.slot, source, target, into: flag)
    jump(.jumpIfNot, flag, to: no)
    let made = temporary(program.layout(target))
    convert(castOf: found.slot, source, target, into: made)
    setSome(slot, result)
    take(made, to: payload(of: slot, result), program.layout(target))
    jump(.jump, to: done)
    place(no)
    setNil(slot, result)
    place(done)
  }

  /// What a value of generic type is is known only here: of a collection each element is looked at, as of one in an `Any`.
  func castable(_ inner: Expression, _ target: Type) -> Expression {
    guard isGeneric(inner.type), isOtherCollection(type(inner), target) else { return inner }
    return Expression(.erase(inner), .any, at: inner.position)
  }

  func isOtherCollection(_ type: Type, _ target: Type) -> Bool {
    let types = [type.withoutOptionals, target.withoutOptionals]
    return types[0] != types[1] && types.allSatisfy { type in ["Array", "Set", "Dictionary"].contains { type.isNominal($0) } }
  }

  func forcedCast(_ inner: Expression, _ target: Type, _ slot: Layout) {
    let target = type(target)
    let inner = castable(inner, target)
    let source = type(inner)
    let found = value(inner)
    let flag = allocate(.word).words
    let fine = Label()
    testType(of: found.slot, source, target, into: flag)
    jump(.jumpIf, flag, to: fine)
    failedCast(found.slot, source, target)
    place(fine)
    convert(castOf: found.slot, source, target, into: slot)
  }

  private func failedCast(_ slot: Layout, _ source: Type, _ target: Type) {
    if let wrapped = source.wrapped {
      let isSome = Label()
      jumpIfSome(slot, source, to: isSome)
      emit(.trapText, 0, program.text("Unexpectedly found nil while unwrapping an Optional value"))
      place(isSome)
      failedCast(payload(of: slot, source), wrapped, target)
      return
    }
    let number = program.number(of: isPlainReference(source) ? .any : source)
    let text = temporary(.ref).refs
    emit(.describeType, text, slot.refs, number, d: isPlainReference(source) ? 1 : 0)
    let whole = temporary(.ref).refs
    emit(.loadText, whole, program.text("Could not cast value of type '"))
    emit(.appendText, whole, text)
    emit(.loadText, text, program.text("' to '\(program.reflectedName(target))'."))
    emit(.appendText, whole, text)
    emit(.fatal, whole)
  }

  func typeOf(_ inner: Expression, _ slot: Int) {
    let type = type(inner)
    let found = value(inner)
    // Where `T` is a protocol type, that is what a value of type `T` is.
    if case .existential = type, isGeneric(inner.type) { return word(program.number(of: type), into: slot) }
    if isPlainReference(type) { emit(.typeOf, slot, found.slot.refs) } else { word(program.number(of: type), into: slot) }
  }

  func isGeneric(_ type: Type) -> Bool {
    switch type.head {
    case .parameter, .dependent: true
    case .nominal, .function, .tuple, .existential, .metatype, .variable, .error: false
    }
  }
}
