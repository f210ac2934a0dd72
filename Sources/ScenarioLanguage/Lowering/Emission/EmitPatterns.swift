import DispatchTrace

extension FunctionEmitter {
  /// Jumps to `label` when the value in `slot` does not match; binds names on the way.
  func match(_ pattern: Pattern, _ slot: Layout, _ type: Type, otherwise label: Label) {
    switch pattern {
    case .wildcard: break
    case .bind(let variable): store(copied(slot, program.layout(type)), into: variable, isInitial: true)
    case .tuple(let parts):
      guard case .tuple(let fields) = type else { return }
      for (index, part) in parts.enumerated() {
        match(part, slot + program.tupleOffset(fields, index), fields[index].type, otherwise: label)
      }
    case .enumCase(let enumCase, let parts, _): match(enumCase, parts, slot, type, otherwise: label)
    case .some(let inner):
      jumpIfNil(slot, type, to: label)
      match(inner, payload(of: slot, type), type.wrapped ?? .error, otherwise: label)
    case .none: jumpIfSome(slot, type, to: label)
    case .test(let place, let expression):
      homes[place] = .registers(slot)
      branch(expression, ifFalse: label)
    case .isType(let target) where type.wrapped != nil && self.type(target) == .any,
      .cast(_, let target) where type.wrapped != nil && self.type(target) == .any:
      // `case let value as Any` of an Optional is what it wraps, where a cast to `Any` is the Optional.
      jumpIfNil(slot, type, to: label)
      match(pattern, payload(of: slot, type), type.wrapped ?? type, otherwise: label)
    case .isType(let target) where isOtherCollection(type, self.type(target)),
      .cast(_, let target) where isOtherCollection(type, self.type(target)):
      match(pattern, value(Expression(.erase(placeholderValue(slot, type)), .any, at: position)).slot, .any, otherwise: label)
    case .isType(let target):
      let flag = allocate(.word).words
      testType(of: slot, type, self.type(target), into: flag)
      jump(.jumpIfNot, flag, to: label)
    case .cast(let inner, let target): match(cast: inner, self.type(target), slot, type, otherwise: label)
    case .converted(let place, let expression, let inner):
      homes[place] = .registers(slot)
      let converted = value(expression)
      match(inner, converted.slot, self.type(expression), otherwise: label)
    case .boolean(let wanted): jump(wanted ? .jumpIfNot : .jumpIf, slot.words, to: label)
    }
  }

  private func match(_ enumCase: EnumCase, _ parts: [Pattern]?, _ slot: Layout, _ type: Type, otherwise label: Label) {
    jump(.jumpNotEqualTo, slot.words, enumCase.index, to: label)
    guard let parts, !parts.isEmpty else { return }
    let fields = program.payload(enumCase, type)
    var base = Layout(words: slot.words + 1, refs: slot.refs)
    if enumCase.isIndirect {
      let layout = fields.reduce(Layout.none) { $0 + program.layout($1.type) }
      let contents = temporary(layout)
      emit(.unbox, contents.words, contents.refs, slot.refs)
      base = contents
    }
    // One pattern for several values: the whole payload as a tuple.
    if parts.count == 1, fields.count > 1 {
      match(parts[0], base, .tuple(fields), otherwise: label)
      return
    }
    for (index, part) in parts.enumerated() {
      match(part, base + program.tupleOffset(fields, index), fields[index].type, otherwise: label)
    }
  }

  private func match(cast inner: Pattern, _ target: Type, _ slot: Layout, _ type: Type, otherwise label: Label) {
    let flag = allocate(.word).words
    testType(of: slot, type, target, into: flag)
    jump(.jumpIfNot, flag, to: label)
    let converted = temporary(program.layout(target))
    convert(castOf: slot, type, target, into: converted)
    match(inner, converted, target, otherwise: label)
  }

  /// Binds without testing: `let (a, b) = pair`.
  func assign(_ pattern: Pattern, _ slot: Layout, _ type: Type) {
    let never = Label()
    match(pattern, slot, type, otherwise: never)
  }
}
