import DispatchTrace

/// `RunLoop.main.run(until:)` at the top level: the main thread serves its loop, and what stands behind comes as a block of the main
/// queue. After the last line of such a program the process ends, as it does where no loop runs.
extension FunctionEmitter {
  /// Whether the main loop is what follows.
  func emitTopLevel(_ statements: [Statement]) -> Bool {
    for (index, statement) in statements.enumerated() {
      guard case .serving(let limit, let position) = statement else {
        emit(statement)
        continue
      }
      if let limit { at(position) { serve(until: limit, before: Array(statements[(index + 1)...])) } }
      return true
    }
    return false
  }

  private func serve(until limit: Expression, before rest: [Statement]) {
    guard let function = libraryFunction("_afterwards") else { return }
    let type = Type.function(FunctionType(parameters: [], result: .void))
    let index = program.reserve("main")
    program.functions[index].blockName = Int32(program.text("top-level code"))
    let emitter = FunctionEmitter(program, context: context, substitution: [:])
    let program = program
    let putOff = cleanups
    program.later(index) {
      emitter.emitRest(rest, putOff)
      program.finish(index, emitter)
    }
    let start = next
    let slot = temporary(.ref)
    emit(.loadFunction, slot.refs, index)
    let arguments = [limit, placeholderValue(slot, type)].map { Expression.Argument(value: $0) }
    call(function, [:], nil, arguments, .direct, Expression(.tuple([]), .void, at: position), into: next)
    clearTemporaries(from: start)
    next = start
  }

  private func emitRest(_ statements: [Statement], _ putOff: [Cleanup]) {
    isMain = true
    begin(FunctionShape(result: .none, []))
    cleanups = putOff
    if !emitTopLevel(statements) {
      finishPutOff()
      endProcess()
    }
    endMain(by: .ret)
  }

  private func endProcess() {
    guard let function = libraryFunction("exit") else { return }
    let code = Expression(.integer(0, negative: false), checker.library.type("Int32"), at: position)
    call(function, [:], nil, [.init(value: code)], .direct, Expression(.tuple([]), .void, at: position), into: next)
  }
}
