import DispatchTrace

extension FunctionEmitter {
  // MARK: - Arithmetic

  func arithmetic(_ operation: Arithmetic, _ left: Expression, _ right: Expression, _ type: Type, _ slot: Int) {
    let start = next
    if operation == .divide, type.numeric?.isInteger == false, [left, right].allSatisfy({ checker.isZero($0, in: context) }) {
      // The compiler divides constants itself: what a processor makes of these has a sign.
      return word(Double.nan.word, into: slot)
    }
    if let made = immediate(operation, right, type) {
      combine(made, type, slot, value(left).slot.words)
    } else {
      let first = stableValue(left, before: [right]).slot.words
      let second = value(right).slot.words
      combine(operation, type, slot, first, second)
    }
    release(from: start, keeping: slot)
  }

  /// An operation on an integer whose right side is a small constant: one instruction does it.
  private struct Immediate {
    let opcode: Opcode
    let number: Int
  }

  private func immediate(_ operation: Arithmetic, _ right: Expression, _ type: Type) -> Immediate? {
    guard case .integer(let magnitude, let negative) = right.kind, magnitude < 1 << 31, let numeric = type.numeric,
      numeric.isInteger,
      numeric.kind.number != 7
    else { return nil }
    let number = negative ? -Int(magnitude) : Int(magnitude)
    // Those two may stop the program.
    let divides = number != 0 && number != -1
    switch operation {
    case .add: return Immediate(opcode: .addIntTo, number: number)
    case .subtract: return Immediate(opcode: .addIntTo, number: -number)
    case .multiply: return Immediate(opcode: .multiplyIntBy, number: number)
    case .divide: return divides ? Immediate(opcode: .divideIntBy, number: number) : nil
    case .remainder: return divides ? Immediate(opcode: .remainderIntBy, number: number) : nil
    case .addWrapping, .subtractWrapping, .multiplyWrapping, .and, .or, .xor, .shiftLeft, .shiftRight, .shiftLeftMasked,
      .shiftRightMasked:
      return nil
    }
  }

  private func combine(_ immediate: Immediate, _ type: Type, _ slot: Int, _ first: Int) {
    emit(immediate.opcode, slot, first, immediate.number)
    if [.addIntTo, .multiplyIntBy].contains(immediate.opcode) { check(type, slot) }
  }

  /// Frees what an operation used; its result is a word and stays.
  private func release(from start: Layout, keeping slot: Int) {
    clearTemporaries(from: start)
    next = start
  }

  func combine(_ operation: Arithmetic, _ type: Type, _ slot: Int, _ first: Int, _ second: Int) {
    guard let numeric = type.numeric else { return }
    if !numeric.isInteger { return combineDoubles(operation, numeric, slot, first, second) }
    let kind = numeric.kind
    if kind.number == 7, let operation = unsigned(operation) {
      emit(.unsigned64, slot, first, second, d: Int(operation.rawValue))
      return
    }
    switch operation {
    case .add: emit(.addInt, slot, first, second)
    case .subtract: emit(.subtractInt, slot, first, second)
    case .multiply: emit(.multiplyInt, slot, first, second)
    case .divide: emit(.divideInt, slot, first, second, d: kind.number)
    case .remainder: emit(.remainderInt, slot, first, second, d: kind.number)
    case .addWrapping: emit(.wrappingInt, slot, first, second, d: kind.number)
    case .subtractWrapping: emit(.wrappingInt, slot, first, second, d: kind.number | 1 << 4)
    case .multiplyWrapping: emit(.wrappingInt, slot, first, second, d: kind.number | 2 << 4)
    case .and: emit(.andInt, slot, first, second)
    case .or: emit(.orInt, slot, first, second)
    case .xor: emit(.xorInt, slot, first, second)
    case .shiftLeft: emit(.shiftLeft, slot, first, second, d: kind.number)
    case .shiftRight: emit(.shiftRight, slot, first, second, d: kind.number)
    case .shiftLeftMasked: emit(.shiftLeft, slot, first, masked(second, kind), d: kind.number)
    case .shiftRightMasked: emit(.shiftRight, slot, first, masked(second, kind), d: kind.number)
    }
    if [.add, .subtract, .multiply].contains(operation) { check(type, slot) }
  }

  /// How far a masking shift goes: less than the bits that there are.
  private func masked(_ distance: Int, _ kind: IntegerKind) -> Int {
    let mask = temporary(.word).words
    word(kind.bits - 1, into: mask)
    emit(.andInt, mask, distance, mask)
    return mask
  }

  private func check(_ type: Type, _ slot: Int) {
    guard let kind = type.numeric?.kind, kind.number & 3 != 3 else { return }
    emit(.checkInteger, slot, d: kind.number)
  }

  private func unsigned(_ operation: Arithmetic) -> UnsignedOperation? {
    switch operation {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .remainder: .remainder
    case .addWrapping, .subtractWrapping, .multiplyWrapping, .and, .or, .xor, .shiftLeft, .shiftRight, .shiftLeftMasked,
      .shiftRightMasked:
      nil
    }
  }

  private func combineDoubles(_ operation: Arithmetic, _ numeric: NumericType, _ slot: Int, _ first: Int, _ second: Int) {
    switch operation {
    case .add: emit(.addDouble, slot, first, second)
    case .subtract: emit(.subtractDouble, slot, first, second)
    case .multiply: emit(.multiplyDouble, slot, first, second)
    case .divide: emit(.divideDouble, slot, first, second)
    case .remainder, .addWrapping, .subtractWrapping, .multiplyWrapping, .and, .or, .xor, .shiftLeft, .shiftRight,
      .shiftLeftMasked, .shiftRightMasked:
      preconditionFailure("the checker gives floating-point numbers no such operator")
    }
    if numeric == .float { emit(.roundToFloat, slot, slot) }
  }

  func negate(_ inner: Expression, _ type: Type, _ slot: Int) {
    let found = value(inner).slot.words
    if type.numeric?.isInteger == false {
      emit(.negateDouble, slot, found)
    } else {
      emit(.negateInt, slot, found)
      check(type, slot)
    }
  }

  func compoundAssign(_ operation: Arithmetic, _ place: Expression, _ added: Expression) {
    let type = type(place)
    if !mayRead(place, added) {
      modify(place, isNative: true) { slot in combineInPlace(operation, type, slot.words, added) }
      return
    }
    if bindsOptional(place), !isQuiet(added) {
      return whileBound(place) { [self] in compoundAssign(operation, $0, added) }
    }
    let place = settled(place, before: [added])
    let operand = value(added)
    let kept = operand.isOwned ? operand.slot : copied(operand.slot, layout(added))
    modify(place, isNative: true) { slot in combine(operation, type, slot.words, slot.words, kept.words) }
  }

  /// The right side is plain enough to be evaluated while the left is being changed.
  private func mayRead(_ place: Expression, _ added: Expression) -> Bool {
    switch added.kind {
    case .integer, .double: return false
    case .variable(let variable):
      if isGlobal(variable) { return true }
      if case .registers? = homes[variable] { return false }
      return true
    default: return true
    }
  }

  private func combineInPlace(_ operation: Arithmetic, _ type: Type, _ slot: Int, _ added: Expression) {
    if let made = immediate(operation, added, type) { return combine(made, type, slot, slot) }
    let start = next
    combine(operation, type, slot, slot, value(added).slot.words)
    next = start
  }

  // MARK: - Comparison

  /// One instruction compares and jumps.
  func isFused(_ comparison: Comparison, _ left: Expression) -> Bool { isPlainWord(type(left), comparison) }

  /// Values of the type compare as signed words.
  private func isPlainWord(_ type: Type, _ comparison: Comparison) -> Bool {
    let isEquality = comparison == .equal || comparison == .notEqual
    if let numeric = type.numeric { return numeric.isInteger && (isEquality || numeric.kind.number != 7) }
    if type.isNominal("Bool") { return isEquality }
    if case .metatype = type { return isEquality }
    guard let declaration = type.nominal, declaration.kind == .enumeration, !declaration.isOptional else { return false }
    return program.layout(type) == .word && checker.witnessComparison(comparison, type) == nil
  }

  func compareAndJump(_ comparison: Comparison, _ left: Expression, _ right: Expression, to label: Label, when wanted: Bool) {
    let start = next
    let opcode = (wanted ? comparison : comparison.negated).jump
    let first = stableValue(left, before: [right]).slot.words
    if case .integer(let magnitude, let negative) = right.kind, magnitude < 1 << 31, type(right).numeric?.isInteger == true {
      clearTemporaries(from: start)
      jump(opcode.withImmediate, first, negative ? -Int(magnitude) : Int(magnitude), to: label)
    } else {
      let second = value(right).slot.words
      clearTemporaries(from: start)
      jump(opcode, first, second, to: label)
    }
    next = start
  }

  /// A Bool from an expression that tests something.
  func logical(_ expression: Expression, _ slot: Int) {
    let start = next
    defer { release(from: start, keeping: slot) }
    switch expression.kind {
    case .compare(let comparison, let left, let right): compare(comparison, left, right, slot)
    case .not(let inner):
      let found = value(inner).slot.words
      emit(.notBool, slot, found)
    case .and, .or:
      let onFalse = Label()
      let done = Label()
      branch(expression, ifFalse: onFalse)
      word(1, into: slot)
      jump(.jump, to: done)
      place(onFalse)
      word(0, into: slot)
      place(done)
    case .identical(let left, let right, let negated):
      let first = stableValue(left, before: [right]).slot.refs
      emit(.identical, slot, first, value(right).slot.refs)
      if negated { emit(.notBool, slot, slot) }
    case .isNil(let inner, let negated): nilTest(inner, negated, slot)
    case .isType(let inner, let target):
      let inner = castable(inner, type(target))
      testType(of: value(inner).slot, type(inner), type(target), into: slot)
    default: break
    }
  }

  private func nilTest(_ inner: Expression, _ negated: Bool, _ slot: Int) {
    let found = value(inner).slot
    let isSome = Label()
    let type = type(inner)
    guard let wrapped = type.wrapped else { return }
    if !program.hasNiche(wrapped) {
      if negated { emit(.moveWord, slot, found.words) } else { emit(.notBool, slot, found.words) }
      return
    }
    let flag = allocate(.word).words
    word(negated ? 1 : 0, into: flag)
    jumpIfSome(found, type, to: isSome)
    word(negated ? 0 : 1, into: flag)
    place(isSome)
    emit(.moveWord, slot, flag)
  }

  private func compare(_ comparison: Comparison, _ left: Expression, _ right: Expression, _ slot: Int) {
    let start = next
    let type = type(left)
    let first = stableValue(left, before: [right]).slot
    let second = value(right).slot
    compare(comparison, type, first, second, slot)
    clearTemporaries(from: start)
    next = start
  }

  /// Compares two values in registers.
  func compare(_ comparison: Comparison, _ type: Type, _ first: Layout, _ second: Layout, _ slot: Int) {
    if type.nominal?.isLibrary == false, let own = checker.witnessComparison(comparison, type) {
      return callComparison(own, first, second, type, slot)
    }
    switch comparison {
    case .equal: equal(type, first, second, slot)
    case .notEqual:
      equal(type, first, second, slot)
      emit(.notBool, slot, slot)
    case .less: less(type, first, second, slot)
    case .greater: less(type, second, first, slot)
    case .lessEqual: lessOrEqual(type, first, second, slot)
    case .greaterEqual: lessOrEqual(type, second, first, slot)
    }
  }

  private func lessOrEqual(_ type: Type, _ first: Layout, _ second: Layout, _ slot: Int) {
    if isPlainWord(type, .less) {
      emit(.lessEqualInt, slot, first.words, second.words)
    } else if type.numeric?.isInteger == false {
      emit(.lessEqualDouble, slot, first.words, second.words)
    } else {
      less(type, second, first, slot)
      emit(.notBool, slot, slot)
    }
  }

  private func less(_ type: Type, _ first: Layout, _ second: Layout, _ slot: Int) {
    if isPlainWord(type, .less) {
      emit(.lessInt, slot, first.words, second.words)
    } else if let numeric = type.numeric {
      if numeric.isInteger {
        emit(.unsigned64, slot, first.words, second.words, d: Int(UnsignedOperation.less.rawValue))
      } else {
        emit(.lessDouble, slot, first.words, second.words)
      }
    } else if type.isNominal("String") || type.isNominal("Character") || type.isNominal("Substring") {
      emit(.lessText, slot, first.refs, second.refs)
    } else if let own = checker.witnessComparison(.less, type) {
      callComparison(own, first, second, type, slot)
    } else if case .tuple(let fields) = type {
      lessTuple(fields, first, second, slot)
    } else if let declaration = type.nominal, declaration.kind == .enumeration, program.layout(type) != .word {
      lessEnum(declaration, type, first, second, slot)
    } else {
      emit(.lessInt, slot, first.words, second.words)
    }
  }

  func lessTuple(_ fields: [TupleField], _ first: Layout, _ second: Layout, _ slot: Int) {
    let done = Label()
    let flag = allocate(.word).words
    for (index, field) in fields.enumerated() {
      let offset = program.tupleOffset(fields, index)
      less(field.type, first + offset, second + offset, slot)
      jump(.jumpIf, slot, to: done)
      if index == fields.count - 1 { break }
      equal(field.type, first + offset, second + offset, flag)
      jump(.jumpIfNot, flag, to: done)
    }
    place(done)
  }

  // MARK: - Texts

  func concatenation(_ left: Expression, _ right: Expression, _ slot: Int) {
    let start = next
    let first = stableValue(left, before: [right])
    if first.isOwned {
      // The left side is ours alone: it grows in place.
      emit(.appendText, first.slot.refs, value(right).slot.refs)
      emit(.takeRef, slot, first.slot.refs)
      live.remove(first.slot.refs)
    } else {
      emit(.concatenate, slot, first.slot.refs, value(right).slot.refs)
    }
    clearTemporaries(from: start, except: slot)
    next = start
  }
}

extension Comparison {
  var jump: Opcode {
    switch self {
    case .equal: .jumpEqual
    case .notEqual: .jumpNotEqual
    case .less: .jumpLess
    case .lessEqual: .jumpLessEqual
    case .greater: .jumpGreater
    case .greaterEqual: .jumpGreaterEqual
    }
  }

  var negated: Comparison {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterEqual
    case .lessEqual: .greater
    case .greater: .lessEqual
    case .greaterEqual: .less
    }
  }
}

extension Opcode {
  /// The jump that compares with a constant.
  fileprivate var withImmediate: Opcode {
    switch self {
    case .jumpEqual: .jumpEqualTo
    case .jumpNotEqual: .jumpNotEqualTo
    case .jumpLess: .jumpLessThan
    case .jumpLessEqual: .jumpLessEqualTo
    case .jumpGreater: .jumpGreaterThan
    default: .jumpGreaterEqualTo
    }
  }
}
