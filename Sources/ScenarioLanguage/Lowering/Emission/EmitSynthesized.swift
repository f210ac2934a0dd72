import DispatchTrace

/// Members that the compiler makes, and texts of values.
extension FunctionEmitter {
  func emitSynthesized(_ kind: FunctionDeclaration.Synthesized, _ declaration: FunctionDeclaration) {
    guard let type = selfType, let owner = declaration.owner else { return }
    switch kind {
    case .rawValue: rawValue(owner, type, program.shape(declaration, substitution).slots[0])
    case .rawValueInitializer: rawValueInitializer(owner, type, program.shape(declaration, substitution).slots[0])
    case .allCases:
      let list = checker.cases(of: owner).map { Expression(.enumCase($0, []), type, at: position) }
      array(list, checker.library.array(type), .none)
    case .hash: hash(type, program.shape(declaration, substitution).slots[0], into: 0)
    case .memberwise, .emptyClassInitializer, .inheritedInitializer, .equals: break
    }
  }

  private func rawValue(_ owner: NominalDeclaration, _ type: Type, _ own: Layout) {
    let done = Label()
    for enumCase in checker.cases(of: owner) {
      let nextCase = Label()
      jump(.jumpNotEqualTo, own.words, enumCase.index, to: nextCase)
      rawConstant(enumCase, into: .none)
      jump(.jump, to: done)
      place(nextCase)
    }
    place(done)
  }

  private func rawConstant(_ enumCase: EnumCase, into slot: Layout) {
    switch enumCase.rawValue {
    case .integer(let number)?: word(number, into: slot.words)
    case .double(let number)?: word(number.word, into: slot.words)
    case .string(let text)?: emit(.loadText, slot.refs, program.text(text))
    case nil: break
    }
  }

  private func rawValueInitializer(_ owner: NominalDeclaration, _ type: Type, _ given: Layout) {
    guard let raw = owner.rawType.map({ program.concrete($0, [:]) }) else { return }
    let optional = checker.library.optional(type)
    let done = Label()
    let constant = temporary(program.layout(raw))
    let flag = allocate(.word).words
    setNil(.none, optional)
    for enumCase in checker.cases(of: owner) {
      let nextCase = Label()
      rawConstant(enumCase, into: constant)
      equal(raw, given, constant, flag)
      jump(.jumpIfNot, flag, to: nextCase)
      setSome(.none, optional)
      word(enumCase.index, into: payload(of: .none, optional).words)
      jump(.jump, to: done)
      place(nextCase)
    }
    place(done)
  }

  // MARK: - Texts

  /// The text of a value as `print` writes it.
  func describe(_ expression: Expression, into slot: Int) {
    let start = next
    // `print` takes `Any`; what is inside says more.
    if case .erase(let inner) = expression.kind { return describe(inner, into: slot) }
    if case .upcast(let inner) = expression.kind, case .existential = type(expression), case .existential = type(inner) {
      return describe(inner, into: slot)
    }
    let type = type(expression)
    let found = value(expression)
    describe(found.slot, type, isDebug: false, into: slot)
    clearTemporaries(from: start, except: slot)
    next = start
  }

  /// `isExact`: an object is of that very class.
  func describe(_ value: Layout, _ type: Type, isDebug: Bool, isExact: Bool = false, into slot: Int) {
    let isOpen = program.isDescribedByObject(type, isDebug: isDebug)
    if type.isNominal("String"), !isDebug {
      emit(.copyRef, slot, value.refs)
    } else if type.isNominal("Int") {
      emit(.describeInt, slot, value.words)
    } else if isOpen, !isExact {
      describeExistential(value.refs, isDebug: isDebug, into: slot)
    } else if program.isStreamed(type), !isDebug || !program.hasText(type) {
      callLibrary("_streamed", [type], [(value, type)], slot)
    } else if let call = ownDescription(value, type, isDebug) {
      emit(call, into: Layout(words: next.words, refs: slot))
    } else if case .existential = type {
      describeExistential(value.refs, isDebug: isDebug, into: slot)
    } else if program.mayDescribeItself(type), !isOpen {
      describeParts(value, type, isDebug: isDebug, into: slot)
      if isDebug, type.isNominal("Set") { surround(slot, "Set(", ")") }
    } else {
      emit(isDebug ? .describeDebug : .describe, slot, value.words, value.refs, d: program.number(of: type))
    }
  }

  private func surround(_ text: Int, _ before: String, _ after: String) {
    let start = next
    let whole = temporary(.ref).refs
    emit(.loadText, whole, program.text(before))
    emit(.appendText, whole, text)
    emit(.loadText, text, program.text(after))
    emit(.appendText, whole, text)
    emit(.takeRef, text, whole)
    live.remove(whole)
    next = start
  }

  /// A read of the type's own `description` or `debugDescription`. The machine knows collections and writes them faster.
  func ownDescription(_ value: Layout, _ type: Type, _ isDebug: Bool) -> Expression? {
    if ["Array", "Dictionary", "Set"].contains(where: { type.isNominal($0) }) { return nil }
    let names = isDebug ? ["debugDescription", "description"] : ["description", "debugDescription"]
    for name in names {
      let wanted = name == "description" ? "CustomStringConvertible" : "CustomDebugStringConvertible"
      guard let declaration = checker.library.known(wanted), case .nominal = type, checker.conforms(type, to: declaration) else {
        continue
      }
      let base = placeholderValue(value, type)
      let found = checker.lookUpMembers(name, in: type).first { $0.declaration is VariableDeclaration }
      guard let found, let variable = found.declaration as? VariableDeclaration,
        variable.getter?.body != nil || variable.storage == .stored
      else { continue }
      let kind: Expression.Kind =
        variable.storage == .stored && !variable.isLazy
        ? .field(base, variable) : .property(base, variable, found.substitution, found.dispatch)
      return Expression(kind, checker.library.string, at: position)
    }
    return nil
  }

  /// Values with parts that describe themselves: by a function made for the type.
  private func describeParts(_ value: Layout, _ type: Type, isDebug: Bool, into slot: Int) {
    let layout = program.layout(type)
    let shape = FunctionShape(result: .ref, [(layout, false)])
    let start = next
    let window = temporary(shape.total)
    copy(value, to: window + shape.slots[0], layout)
    emit(.call, program.description(of: type, isDebug: isDebug), window.words, window.refs)
    emit(.takeRef, slot, window.refs)
    live = live.filter { $0 < start.refs || $0 == slot }
    next = start
  }

  /// The body of such a function: the parts in the standard notation.
  func emitDescription(of type: Type, isDebug: Bool) {
    let layout = program.layout(type)
    let shape = FunctionShape(result: .ref, [(layout, false)])
    begin(shape)
    let own = shape.slots[0]
    switch type {
    case .tuple(let fields): describeFields(fields.map { ($0.label, $0.type) }, own, prefix: "")
    case .nominal(let declaration, let arguments): describe(declaration, arguments, type, isDebug, own)
    case .existential: describeExistential(own.refs, isDebug: false, into: 0)
    case .function, .parameter, .metatype, .dependent, .variable, .error:
      emit(.describe, 0, own.words, own.refs, d: program.number(of: type))
    }
    end()
  }

  private func describe(
    _ declaration: NominalDeclaration, _ arguments: [Type], _ type: Type, _ isDebug: Bool, _ own: Layout
  ) {
    if declaration.isOptional { return describeOptional(arguments[0], type, own) }
    if program.hasOwnMirror(type) {
      return callLibrary(isDebug ? "_debugMirrored" : "_describeMirrored", [type], [(own, type)], 0)
    }
    switch declaration.name {
    case "Array" where declaration.isLibrary: callLibrary("_describeArray", arguments, [(own, type)], 0)
    case "Set" where declaration.isLibrary: callLibrary("_describeSet", arguments, [(own, type)], 0)
    case "Dictionary" where declaration.isLibrary: callLibrary("_describeDictionary", arguments, [(own, type)], 0)
    default:
      if declaration.kind == .enumeration {
        describeEnum(declaration, type, isDebug, own)
      } else {
        let fields = checker.storedProperties(of: declaration).map {
          (label: Optional(program.storedName(of: $0)), type: program.storedType(of: $0, in: type))
        }
        let parts = withLoadedParts(own, declaration, type)
        describeFields(fields, parts, prefix: isDebug ? program.reflectedName(type) : type.shortName)
      }
    }
  }

  private func describeFields(_ fields: [(label: String?, type: Type)], _ own: Layout, prefix: String) {
    var offset = Layout.none
    emit(.loadText, 0, program.text(prefix + "("))
    let part = temporary(.ref).refs
    for (index, field) in fields.enumerated() {
      let lead = (index > 0 ? ", " : "") + (field.label.map { $0 + ": " } ?? "")
      if !lead.isEmpty {
        emit(.loadText, part, program.text(lead))
        emit(.appendText, 0, part)
      }
      describe(own + offset, field.type, isDebug: true, into: part)
      emit(.appendText, 0, part)
      offset += program.layout(field.type)
    }
    emit(.loadText, part, program.text(")"))
    emit(.appendText, 0, part)
  }

  private func describeOptional(_ wrapped: Type, _ type: Type, _ own: Layout) {
    let isNil = Label()
    let done = Label()
    jumpIfNil(own, type, to: isNil)
    describeFields([(nil, wrapped)], payload(of: own, type), prefix: "Optional")
    jump(.jump, to: done)
    place(isNil)
    emit(.loadText, 0, program.text("nil"))
    place(done)
  }

  private func describeEnum(_ declaration: NominalDeclaration, _ type: Type, _ isDebug: Bool, _ own: Layout) {
    let done = Label()
    let prefix = isDebug ? program.reflectedName(type) + "." : ""
    for enumCase in checker.cases(of: declaration) {
      let nextCase = Label()
      jump(.jumpNotEqualTo, own.words, enumCase.index, to: nextCase)
      var fields = program.payload(enumCase, type)
      if fields.isEmpty {
        emit(.loadText, 0, program.text(prefix + enumCase.name))
      } else {
        var contents = Layout(words: own.words + 1, refs: own.refs)
        if enumCase.isIndirect {
          let layout = fields.reduce(Layout.none) { $0 + program.layout($1.type) }
          contents = temporary(layout)
          emit(.unbox, contents.words, contents.refs, own.refs)
        }
        // A payload that is one tuple looks like its parts.
        if fields.count == 1, fields[0].label == nil, case .tuple(let parts) = fields[0].type { fields = parts }
        describeFields(fields.map { ($0.label, $0.type) }, contents, prefix: prefix + enumCase.name)
      }
      jump(.jump, to: done)
      place(nextCase)
    }
    place(done)
  }

  /// By the function of the type that is inside, if it has one.
  private func describeExistential(_ own: Int, isDebug: Bool, into slot: Int) {
    let start = next
    let window = allocate(Layout(words: 0, refs: 2))
    emit(.callDescription, own, window.words, window.refs, d: isDebug ? 1 : 0)
    emit(.takeRef, slot, window.refs)
    next = start
  }
}

extension ProgramEmitter {
  /// Some part of the value may have a `description` of its own.
  func mayDescribeItself(_ type: Type) -> Bool {
    if let known = selfDescribing[type] { return known }
    selfDescribing[type] = false
    let found = computeSelfDescribing(type)
    selfDescribing[type] = found
    return found
  }

  private func computeSelfDescribing(_ type: Type) -> Bool {
    switch type {
    case .existential: return true
    case .tuple(let fields): return fields.contains { mayDescribeItself($0.type) }
    case .nominal(let declaration, let arguments):
      if describesItself(type) { return true }
      if declaration.isOptional || Primitive(declaration) != nil { return arguments.contains { mayDescribeItself($0) } }
      if declaration.isClass { return isDescribedByObject(type, isDebug: false) || isDescribedByObject(type, isDebug: true) }
      if declaration.kind == .enumeration {
        return checker.cases(of: declaration).contains { payload($0, type).contains { mayDescribeItself($0.type) } }
      }
      return checker.storedProperties(of: declaration).contains { mayDescribeItself(self.type(of: $0, in: type)) }
    case .function, .parameter, .metatype, .dependent, .variable, .error: return false
    }
  }

  func describesItself(_ type: Type) -> Bool {
    guard case .nominal(let declaration, _) = type, Primitive(declaration) == nil else { return false }
    return hasOwnMirror(type) || isStreamed(type) || hasText(type)
  }

  /// It has a `description` or a `debugDescription`.
  func hasText(_ type: Type) -> Bool { Self.describing.contains { conforms(type, toKnown: $0) } }

  /// What it writes to a stream is printed, whatever it says else; of the library's types that is the same.
  func isStreamed(_ type: Type) -> Bool {
    let isKnown = checker.library.scope.names["TextOutputStreamable"] != nil
    return isKnown && type.nominal?.isLibrary == false && conforms(type, toKnown: "TextOutputStreamable")
  }

  private static let describing = ["CustomStringConvertible", "CustomDebugStringConvertible"]

  private func conforms(_ type: Type, toKnown name: String) -> Bool {
    checker.library.known(name).map { checker.conforms(type, to: $0) } ?? false
  }

  /// Some class below this one has a text of its own where this one has none: printing asks the object what it is.
  func isDescribedByObject(_ type: Type, isDebug: Bool) -> Bool {
    guard let declaration = type.nominal, declaration.isClass, !declaration.isFinal else { return false }
    if let known = describedByObject[DescriptionKey(type: type, isDebug: isDebug)] { return known }
    // What is asked first is overridden where it is there; the other one counts only without it.
    let missing = (isDebug ? Self.describing.reversed() : Self.describing).prefix { !conforms(type, toKnown: $0) }
    let found = checker.userTypes.contains { other in
      isDescendant(other, of: declaration) && missing.contains { conforms(other.selfType, toKnown: $0) || isSometimes(other, $0) }
    }
    describedByObject[DescriptionKey(type: type, isDebug: isDebug)] = found
    return found
  }

  /// A generic class that conforms for some arguments.
  private func isSometimes(_ declaration: NominalDeclaration, _ name: String) -> Bool {
    declaration.conformances.contains { $0.to.name == name && !$0.conditions.isEmpty }
  }

  /// What such a type says of its parts is what is printed, unless it has a `description`. Objects are printed as their class.
  func hasOwnMirror(_ type: Type) -> Bool {
    guard checker.library.scope.names["CustomReflectable"] != nil, type.nominal?.isClass == false,
      let target = checker.library.known("CustomReflectable")
    else { return false }
    return checker.conforms(type, to: target)
  }

  func description(of type: Type, isDebug: Bool) -> Int {
    let key = DescriptionKey(type: type, isDebug: isDebug)
    if let known = descriptions[key] { return known }
    let index = reserve("description")
    descriptions[key] = index
    later(index) { [self] in
      let emitter = FunctionEmitter(self, context: checker.main, substitution: [:])
      emitter.emitDescription(of: type, isDebug: isDebug)
      finish(index, emitter)
    }
    return index
  }
}
