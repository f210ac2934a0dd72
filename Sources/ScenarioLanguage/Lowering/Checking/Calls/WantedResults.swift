/// What is wanted of a call says what its arguments leave open.
extension Checker {
  /// Lets an expected result fix what the arguments leave open.
  func hint(_ result: Type, _ expected: Type) {
    guard result.hasVariables else { return }
    if saysNothing(expected, of: result) { return }
    // That `Subject.Element` is wanted to be `Self.Element` does not make the `Subject` that `Self`.
    if isDependent(result), expected.contains(where: { if case .dependent = $0 { true } else { false } }) { return }
    var expected = expected
    // A function that does not throw stands for one that may.
    if case .function(var wanted) = simplified(expected), case .function(let own) = simplified(result) {
      wanted.throwsErrors = own.throwsErrors
      expected = .function(wanted)
    }
    if case .variable(let open) = simplified(result), open.refusesOptionals, let wrapped = expected.wrapped {
      hint(result, wrapped)
      return
    }
    if unifyOrUndo(result, expected) { return }
    if let wrapped = expected.wrapped { _ = unifyOrUndo(result, wrapped) }
  }

  /// `Just(value: 3)` for `any Box<Double>` or `some Box<Double>` is a `Just<Double>`.
  func adoptPromises(_ expected: Type, _ result: Type) {
    let promised: [NominalDeclaration]
    switch simplified(expected.wrapped ?? expected) {
    case .existential(let protocols): promised = protocols
    case .variable(let variable): promised = variable.promised
    case .nominal, .function, .tuple, .parameter, .metatype, .dependent, .error: return
    }
    guard case .nominal = simplified(result), result.hasVariables else { return }
    for found in promised {
      for (name, wanted) in zip(found.constrains?.primaryAssociatedTypes ?? [], found.arguments) {
        let own = normalized(.dependent(result, name))
        // `First.Element` says nothing of what `First` is.
        if !isDependent(own) { _ = unifyOrUndo(own, wanted) }
      }
    }
  }

  /// A call that answers a type of its own choosing answers the protocol that is wanted.
  func assumeProtocol(_ expected: Type, _ answer: Type) {
    guard case .existential(let protocols) = simplified(expected), !protocols.isEmpty, isUnknown(answer) else { return }
    _ = unifyOrUndo(answer, expected)
  }

  /// What `where` equates may tell a closure its parameters.
  func adoptRequirements(of declaration: Declaration, _ substitution: Substitution) {
    for case .same(let left, let right) in (declaration as? FunctionDeclaration)?.requirementsOnCalls ?? [] {
      let (left, right) = (left.substituting(substitution), right.substituting(substitution))
      // Two that are both still open say nothing of each other yet.
      if isDependent(left) && isUnknown(right) || isDependent(right) && isUnknown(left) { continue }
      _ = unifyOrUndo(left, right)
    }
  }

  /// Anything converts to `Any`, and what may be nil to an `Any?`.
  private func saysNothing(_ expected: Type, of result: Type) -> Bool {
    let (expected, result) = (simplified(expected), simplified(result))
    if let wanted = expected.wrapped, let wrapped = result.wrapped { return saysNothing(wanted, of: wrapped) }
    if case .existential = expected, case .variable = result { return true }
    return false
  }
}
