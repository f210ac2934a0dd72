/// A local closure that is only ever called. The compiler, even without optimisation, makes its calls direct ones and lets go of what it
/// captured where no way leads to another call: behind the last call, and at the beginning of a branch that has none.
struct CalledClosure {
  let slot: Int
  /// What it captured, in the order in which it lies in the closure.
  let captures: [Layout]
  /// Which of them lies in memory of its own until the scope ends: a value of a protocol that not only classes conform to.
  let kept: Int?
  let isInsideDefer: Bool
  /// Where it is made: an instruction that holds the place of its release.
  let start: Int
  /// Such instructions behind its calls.
  var calls: [Int] = []
  var isOnlyCalled = true
}

extension FunctionEmitter {
  /// The variable has been given its closure.
  func noteClosure(_ variable: VariableDeclaration, _ value: Expression, _ slot: Layout) {
    guard variable.isLet, !variable.isGlobalScope, !mentionsParameter(variable.type), let node = closure(in: value)
    else { return }
    let captured = captured(by: node)
    let captures = captured.map(captureLayout)
    let kept = captured.indices.filter { isKept(captured[$0]) }
    guard captures.contains(where: { $0.refs > 0 }), kept.count < 2, kept.allSatisfy({ captures[$0].refs == 1 }) else { return }
    calledClosureNumbers[variable] = calledClosures.count
    calledClosures.append(
      CalledClosure(
        slot: slot.refs, captures: captures, kept: kept.first, isInsideDefer: isInsideDefer,
        start: holdPlace(slot.refs)))
  }

  /// `let again = closure`: another name of it.
  func takesName(_ variable: VariableDeclaration, of value: Expression) -> Bool {
    guard variable.isLet, !variable.isGlobalScope, case .variable(let closure) = value.kind, let called = calledClosure(value)
    else { return false }
    homes[variable] = homes[closure]
    calledClosureNumbers[variable] = called.number
    return true
  }

  private func isKept(_ variable: VariableDeclaration) -> Bool {
    if needsBox(variable) || variable.ownership != .strong { return false }
    guard case .existential(let protocols) = type(variable.type).withoutOptionals else { return false }
    return !protocols.contains { checker.isClassBound($0.unconstrained) || $0.isLibrary && $0.name == "Error" }
  }

  private func closure(in value: Expression) -> ClosureNode? {
    if case .convertFunction(let inner) = value.kind { return closure(in: inner) }
    if case .closure(let node) = value.kind { return node }
    return nil
  }

  /// Calls of what takes or returns a value of a generic type stay calls of the closure.
  private func mentionsParameter(_ type: Type) -> Bool {
    type.contains { if case .parameter = $0 { true } else { false } }
  }

  private func holdPlace(_ slot: Int) -> Int { emit(.clearRefs, slot, 0) }

  /// Something else than a call uses the variable.
  func noteValue(of variable: VariableDeclaration) {
    guard !calledClosures.isEmpty, let number = calledClosureNumbers[variable] else { return }
    calledClosures[number].isOnlyCalled = false
  }

  /// The closure and its register, for a call of it.
  func calledClosure(_ callee: Expression) -> (number: Int, slot: Int)? {
    guard !calledClosures.isEmpty, case .variable(let variable) = callee.kind, let number = calledClosureNumbers[variable],
      calledClosures[number].isInsideDefer == isInsideDefer
    else { return nil }
    return (number, calledClosures[number].slot)
  }

  func noteCall(of number: Int) {
    let place = holdPlace(calledClosures[number].slot)
    calledClosures[number].calls.append(place)
  }

  /// The function's code is complete: the closures are let go of.
  func releaseCalledClosures() {
    if calledClosures.isEmpty { return }
    var editor = CodeEditor(code, positions)
    for closure in calledClosures {
      for place in [closure.start] + closure.calls { editor.remove(place) }
    }
    var room = Layout.none
    // Where several end at one place, the last goes first.
    for closure in calledClosures.reversed() where closure.isOnlyCalled {
      let whole = closure.captures.reduce(.none, +)
      editor.release(closure, with: releasing(closure, whole))
      room = Layout(words: max(room.words, whole.words), refs: max(room.refs, whole.refs))
    }
    (code, positions) = editor.edited()
    peak += room
  }

  /// What was captured are arguments of the calls: they are released like those, the last first.
  private func releasing(_ closure: CalledClosure, _ whole: Layout) -> [Instruction] {
    if whole.refs == 1 { return closure.kept == nil ? [Instruction(.clearRefs, closure.slot, 1)] : [] }
    let base = Layout(words: peak.words, refs: peak.refs)
    var made = [
      Instruction(.unpackCaptures, base.words, base.refs, closure.slot), Instruction(.clearRefs, closure.slot, 1),
    ]
    var end = base.refs + whole.refs
    for (index, layout) in closure.captures.enumerated().reversed() where layout.refs > 0 {
      end -= layout.refs
      if index == closure.kept {
        made.append(Instruction(.takeRef, closure.slot, end))
        continue
      }
      made.append(Instruction(layout.refs > 1 ? .clearValue : .clearRefs, end, layout.refs))
    }
    return made
  }
}
