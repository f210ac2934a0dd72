import DispatchModel

/// What the block is called that runs an operation: by the operation's own `name`, by the variable that it was made in, or as its
/// only block, or its `main()`, would be.
extension ScenarioMachine {
  /// Of the call that announces it: the operation, its lock, its name, its only block.
  func operationName(_ call: OperationCall) throws(MachineStop) -> String? {
    let given = try call.window.text(2)
    if !given.isEmpty { return given }
    if let variable = try call.window.checkedObject(1, as: DispatchObject.self).name { return variable }
    if call.window.refs[3] != nil { return blockName(of: try call.window.checkedObject(3, as: Closure.self)) }
    let instance = try call.window.checkedObject(0, as: Instance.self)
    let table = program.classes[instance.classIndex].table
    guard let slot = program.operation?.main, table.indices.contains(slot), table[slot] >= 0 else { return nil }
    return blockName(ofFunction: Int(table[slot]))
  }

  /// The name is for what this thread hands over next.
  func takeAnnounced(_ call: DispatchCall, _ state: ThreadState) -> String? {
    guard call == .itemInit || call == .async else { return nil }
    defer { state.announcedName = nil }
    return state.announcedName
  }

  /// The variable that is assigned the operation whose lock has just been made; nil for other locks. The name is with the call of
  /// the outermost of its initialisers.
  func variableOfOperation(_ state: ThreadState, _ active: Int) -> String? {
    if program.operation == nil { return nil }
    var isOperation = false
    for frame in (state.activations[active].firstFrame..<state.frameCount).reversed() {
      let function = program.functions[Int(state.frames[frame].function)]
      let back = Int(state.frames[frame].returnTo)
      guard function.isInitializer, back > 0 else { return nil }
      isOperation = isOperation || function.makesOperation
      let call = program.code.instructions[back - 1]
      if isOperation, call.op == .call, call.d > 0 { return program.texts[Int(call.d) - 1] }
    }
    return nil
  }

  // MARK: Turns

  /// Of the call that says it: the operation, its lock, that of its queue, how urgent it is, what `_sayTurn` knows of it.
  func turn(_ call: OperationCall) throws(MachineStop) -> OperationTurn {
    let instance = try call.window.checkedObject(0, as: Instance.self)
    return OperationTurn(
      lock: try call.lock(1), queue: try call.lock(2), line: Int8(truncatingIfNeeded: call.window.words[0]),
      isSingle: call.window.words[1] & 1 != 0, isFree: call.window.words[1] & 2 != 0 && isAsFoundation(instance))
  }

  /// When it is ready and when it is finished is not the scenario's own matter.
  private func isAsFoundation(_ instance: Instance) -> Bool {
    guard let operation = program.operation else { return false }
    let table = program.classes[instance.classIndex].table
    // What nobody calls is in no table.
    return operation.ownStart.allSatisfy { slot in
      !table.indices.contains(slot) || table[slot] < 0 || program.functions[Int(table[slot])].isOfOperation
    }
  }
}
