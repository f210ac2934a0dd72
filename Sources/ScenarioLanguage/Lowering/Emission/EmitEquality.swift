import DispatchTrace

/// `==` by the type's own operator, or part by part.
extension FunctionEmitter {
  func equal(_ type: Type, _ first: Layout, _ second: Layout, _ slot: Int) {
    if let own = checker.witnessComparison(.equal, type), type.numeric == nil {
      return callComparison(own, first, second, type, slot)
    }
    switch type {
    case .metatype: emit(.equalInt, slot, first.words, second.words)
    case .tuple(let fields): equalParts(laidOut(fields.map { ($0.type, false) }), first, second, slot)
    case .nominal(let declaration, let arguments): equal(declaration, arguments, type, first, second, slot)
    case .existential, .function: emit(.identical, slot, first.refs, second.refs)
    case .parameter, .dependent, .variable, .error: word(1, into: slot)
    }
  }

  func callComparison(_ own: Checker.OwnComparison, _ first: Layout, _ second: Layout, _ type: Type, _ slot: Int) {
    let left = placeholderValue(own.isSwapped ? second : first, type)
    let right = placeholderValue(own.isSwapped ? first : second, type)
    let call = Expression(
      .call(own.function, own.substitution, nil, [.init(value: left), .init(value: right)], .direct), checker.library.bool,
      at: position)
    emit(call, into: Layout(words: slot, refs: next.refs))
    if own.isNegated { emit(.notBool, slot, slot) }
  }

  /// An expression for a value that is in registers already.
  func placeholderValue(_ slot: Layout, _ type: Type) -> Expression {
    let variable = checker.placeholder(type)
    homes[variable] = .registers(slot)
    return Expression(.variable(variable), type, at: position)
  }

  private func equal(
    _ declaration: NominalDeclaration, _ arguments: [Type], _ type: Type, _ first: Layout, _ second: Layout, _ slot: Int
  ) {
    if let primitive = Primitive(declaration) { return equal(primitive, arguments, type, first, second, slot) }
    if declaration.isOptional { return equalOptional(type, arguments[0], first, second, slot) }
    if declaration.isClass {
      emit(.identical, slot, first.refs, second.refs)
    } else if declaration.kind == .enumeration {
      equalEnum(declaration, type, first, second, slot)
    } else {
      let values = [first, second].map { withLoadedParts($0, declaration, type) }
      equalParts(comparedParts(declaration, type), values[0], values[1], slot)
    }
  }

  private func equal(_ primitive: Primitive, _ arguments: [Type], _ type: Type, _ first: Layout, _ second: Layout, _ slot: Int) {
    switch primitive {
    case .integer, .bool: emit(.equalInt, slot, first.words, second.words)
    case .double, .float: emit(.equalDouble, slot, first.words, second.words)
    case .string, .character, .substring: emit(.equalText, slot, first.refs, second.refs)
    case .array: callLibrary("_equalArrays", [arguments[0]], [(first, type), (second, type)], slot)
    case .set: callLibrary("_equalSets", [arguments[0]], [(first, type), (second, type)], slot)
    case .dictionary: callLibrary("_equalDictionaries", arguments, [(first, type), (second, type)], slot)
    }
  }

  /// Calls a generic function of the library's own on values in registers.
  func callLibrary(_ name: String, _ types: [Type], _ values: [(Layout, Type)], _ slot: Int) {
    callLibrary(name, types, values, Layout(words: slot, refs: slot))
  }

  func callLibrary(_ name: String, _ types: [Type], _ values: [(Layout, Type)], _ slot: Layout) {
    guard let function = libraryFunction(name) else { return }
    let own = Substitution(uniqueKeysWithValues: zip(function.generics, types))
    let arguments = values.map { Expression.Argument(value: placeholderValue($0.0, $0.1)) }
    let call = Expression(.call(function, own, nil, arguments, .direct), function.result.substituting(own), at: position)
    emit(call, into: slot)
  }

  func libraryFunction(_ name: String) -> FunctionDeclaration? {
    checker.library.load(name)
    guard let function = checker.library.scope.names[name]?.first as? FunctionDeclaration else { return nil }
    checker.readSignature(function)
    return function
  }

  /// A part of a value, as it is compared and hashed.
  struct ComparedPart {
    var type: Type
    /// Compared as the text `a == b` would be, by the operator nearest to the type; so are parts of known type.
    var isWritten: Bool
    var offset: Layout
  }

  /// Parts that lie one behind the other.
  func laidOut(_ parts: [(type: Type, isWritten: Bool)]) -> [ComparedPart] {
    var next = Layout.none
    return parts.map { part in
      defer { next += program.layout(part.type) }
      return ComparedPart(type: part.type, isWritten: part.isWritten, offset: next)
    }
  }

  /// Of a struct. What a lazy property has computed does not count.
  func comparedParts(_ declaration: NominalDeclaration, _ type: Type) -> [ComparedPart] {
    let properties = checker.storedProperties(of: declaration)
    let parts = laidOut(properties.map { (program.storedType(of: $0, in: type), !isGeneric($0.type)) })
    return zip(properties, parts).filter { !$0.0.isLazy }.map(\.1)
  }

  private func equalParts(_ parts: [ComparedPart], _ first: Layout, _ second: Layout, _ slot: Int) {
    let done = Label()
    if parts.isEmpty { word(1, into: slot) }
    for (index, part) in parts.enumerated() {
      let (left, right) = (first + part.offset, second + part.offset)
      if part.isWritten, part.type.nominal?.isClass == true, let own = checker.ownComparison(.equal, part.type) {
        callComparison(own, left, right, part.type, slot)
      } else {
        equal(part.type, left, right, slot)
      }
      if index < parts.count - 1 { jump(.jumpIfNot, slot, to: done) }
    }
    place(done)
  }

  private func equalOptional(_ type: Type, _ wrapped: Type, _ first: Layout, _ second: Layout, _ slot: Int) {
    let firstIsNil = Label()
    let no = Label()
    let done = Label()
    jumpIfNil(first, type, to: firstIsNil)
    jumpIfNil(second, type, to: no)
    equal(wrapped, payload(of: first, type), payload(of: second, type), slot)
    jump(.jump, to: done)
    place(firstIsNil)
    jumpIfSome(second, type, to: no)
    word(1, into: slot)
    jump(.jump, to: done)
    place(no)
    word(0, into: slot)
    place(done)
  }

  private func equalEnum(_ declaration: NominalDeclaration, _ type: Type, _ first: Layout, _ second: Layout, _ slot: Int) {
    let done = Label()
    emit(.equalInt, slot, first.words, second.words)
    jump(.jumpIfNot, slot, to: done)
    for enumCase in checker.cases(of: declaration) {
      let fields = program.payload(enumCase, type)
      if fields.isEmpty { continue }
      let nextCase = Label()
      jump(.jumpNotEqualTo, first.words, enumCase.index, to: nextCase)
      equalPayload(enumCase, fields, first, second, slot)
      jump(.jump, to: done)
      place(nextCase)
    }
    place(done)
  }

  /// The order of the cases; of equal cases that of their payloads, part by part.
  func lessEnum(_ declaration: NominalDeclaration, _ type: Type, _ first: Layout, _ second: Layout, _ slot: Int) {
    let done = Label()
    emit(.lessInt, slot, first.words, second.words)
    jump(.jumpNotEqual, first.words, second.words, to: done)
    for enumCase in checker.cases(of: declaration) {
      let fields = program.payload(enumCase, type)
      if fields.isEmpty { continue }
      let nextCase = Label()
      jump(.jumpNotEqualTo, first.words, enumCase.index, to: nextCase)
      lessPayload(enumCase, fields, first, second, slot)
      jump(.jump, to: done)
      place(nextCase)
    }
    place(done)
  }

  private func lessPayload(_ enumCase: EnumCase, _ fields: [TupleField], _ first: Layout, _ second: Layout, _ slot: Int) {
    let (left, right) = (Layout(words: first.words + 1, refs: first.refs), Layout(words: second.words + 1, refs: second.refs))
    guard enumCase.isIndirect else { return lessTuple(fields, left, right, slot) }
    // Boxed payloads may nest without end: compared in a function of their own.
    let type = Type.tuple(fields)
    let layout = program.layout(type)
    let shape = FunctionShape(result: .word, [(layout, false), (layout, false)])
    let start = next
    let window = temporary(shape.total)
    emit(.unbox, (window + shape.slots[0]).words, (window + shape.slots[0]).refs, left.refs)
    emit(.unbox, (window + shape.slots[1]).words, (window + shape.slots[1]).refs, right.refs)
    emit(.call, program.comparison(.less, type), window.words, window.refs)
    emit(.moveWord, slot, window.words)
    next = start
    live = live.filter { $0 < start.refs }
  }

  private func equalPayload(_ enumCase: EnumCase, _ fields: [TupleField], _ first: Layout, _ second: Layout, _ slot: Int) {
    var left = Layout(words: first.words + 1, refs: first.refs)
    var right = Layout(words: second.words + 1, refs: second.refs)
    if enumCase.isIndirect {
      // Boxed payloads may nest without end: compared in a function of their own.
      let layout = fields.reduce(Layout.none) { $0 + program.layout($1.type) }
      let start = next
      let contents = (temporary(layout), temporary(layout))
      emit(.unbox, contents.0.words, contents.0.refs, left.refs)
      emit(.unbox, contents.1.words, contents.1.refs, right.refs)
      (left, right) = contents
      equalBoxed(fields, left, right, slot)
      clearTemporaries(from: start)
      next = start
      return
    }
    equalParts(laidOut(zip(fields, enumCase.payload).map { ($0.type, !isGeneric($1.type)) }), left, right, slot)
  }

  private func equalBoxed(_ fields: [TupleField], _ left: Layout, _ right: Layout, _ slot: Int) {
    let type = Type.tuple(fields)
    let function = program.comparison(.equal, type)
    let layout = program.layout(type)
    let shape = FunctionShape(result: .word, [(layout, false), (layout, false)])
    let start = next
    let window = temporary(shape.total)
    copy(left, to: window + shape.slots[0], layout)
    copy(right, to: window + shape.slots[1], layout)
    emit(.call, function, window.words, window.refs)
    emit(.moveWord, slot, window.words)
    next = start
    live = live.filter { $0 < start.refs }
  }
}

extension ProgramEmitter {
  /// A function that compares two values of the type part by part.
  func comparison(_ comparison: Comparison, _ type: Type) -> Int {
    let key = ComparisonKey(comparison: comparison, type: type)
    if let known = comparisons[key] { return known }
    let index = reserve(comparison.rawValue)
    comparisons[key] = index
    later(index) { [self] in
      let emitter = FunctionEmitter(self, context: checker.main, substitution: [:])
      let layout = layout(type)
      let shape = FunctionShape(result: .word, [(layout, false), (layout, false)])
      emitter.begin(shape)
      emitter.compare(comparison, type, shape.slots[0], shape.slots[1], 0)
      emitter.end()
      finish(index, emitter)
    }
    return index
  }
}
