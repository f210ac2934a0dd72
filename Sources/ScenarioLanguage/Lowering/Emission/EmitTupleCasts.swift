/// Casts of tuples: one is of another tuple's type when each of its elements is of that one's.
extension FunctionEmitter {
  /// Writes the flag when both are tuples that can be compared so.
  func testTuple(of slot: Layout, _ type: Type, _ target: Type, into flag: Int) -> Bool {
    guard type != target, let wanted = type.castElements(to: target), case .tuple(let fields) = type else { return false }
    let done = Label()
    word(1, into: flag)
    for (index, wanted) in wanted.enumerated() {
      testType(of: slot + program.tupleOffset(fields, index), fields[index].type, wanted, into: flag)
      jump(.jumpIfNot, flag, to: done)
    }
    place(done)
    return true
  }

  func convertTuple(castOf slot: Layout, _ type: Type, _ target: Type, into made: Layout) -> Bool {
    guard type != target, type.castElements(to: target) != nil, case .tuple(let fields) = type, case .tuple(let wanted) = target
    else { return false }
    for (index, field) in wanted.enumerated() {
      convert(
        castOf: slot + program.tupleOffset(fields, index), fields[index].type, field.type,
        into: made + program.tupleOffset(wanted, index))
    }
    return true
  }
}

extension Type {
  /// What each element of this tuple is cast to; a label may be missing, but not be another one.
  func castElements(to target: Type) -> [Type]? {
    guard case .tuple(let fields) = self, case .tuple(let wanted) = target, fields.count == wanted.count, !fields.isEmpty,
      zip(fields, wanted).allSatisfy({ $0.label == nil || $1.label == nil || $0.label == $1.label })
    else { return nil }
    return wanted.map(\.type)
  }
}
