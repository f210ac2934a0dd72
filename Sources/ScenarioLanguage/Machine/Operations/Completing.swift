import DispatchModel
import DispatchTrace

extension ScenarioMachine {
  /// The simulation's answer to the operation that the thread waits for.
  func complete(_ reply: Reply, _ state: ThreadState, _ active: Int, _ strings: StringTable) throws(MachineStop) {
    let awaited = state.activations[active].awaited
    state.activations[active].awaited = .nothing
    switch awaited {
    case .nothing: break
    // Another thread may have declared it since this one asked: the first to come back names it for all.
    case .variable(let record, let index):
      if case .variable(let id) = reply, record.variables[index] < 0 { record.variables[index] = id.index }
    case .onceToken(let index):
      if case .once(let token) = reply, onces[index].token == nil { onces[index].token = token }
      state.activations[active].pc -= 1
    case .output: state.activations[active].pc -= 1
    case .onceTurn(let index): takeTurn(reply, index, state, active)
    case .operation(let call): try store(reply, call, state, active, strings)
    }
  }

  private func store(
    _ reply: Reply, _ call: DispatchCall, _ state: ThreadState, _ active: Int, _ strings: StringTable
  ) throws(MachineStop) {
    let instruction = program.code.instructions[state.activations[active].pc - 1]
    let site = program.natives[Int(instruction.operationSite)]
    let frame = state.frames[state.frameCount - 1]
    let window = Window(
      words: state.words + Int(frame.words) + Int(instruction.b), refs: state.refs + Int(frame.refs) + Int(instruction.c))
    var index = site.resultRefs + site.parameterRefs
    while index > site.resultRefs {
      index -= 1
      window.set(index, nil)
    }
    store(reply, call, in: window, strings)
    if case .lock = reply, let name = variableOfOperation(state, active) {
      try window.checkedObject(0, as: DispatchObject.self).name = name
    }
  }

  private func store(_ reply: Reply, _ call: DispatchCall, in window: Window, _ strings: StringTable) {
    switch reply {
    case .begin, .done: break
    case .flag(let value): window.words[0] = value ? 1 : 0
    case .number(let value): window.words[0] = Int(value)
    case .instant(let instant): window.words[0] = Int(instant.nanoseconds)
    case .text(let id): window.set(0, strings[id], runtime)
    case .value(let body):
      let kept = body.flatMap { specifics[$0] }
      retain(kept)
      window.set(0, kept)
    case .qos(let quality, let relativePriority):
      window.words[0] = OperationCall.number(of: quality)
      window.words[1] = Int(relativePriority)
    case .queue(let id): window.set(0, queue(id, isGlobal: call == .queueGlobal))
    case .group(let id): window.set(0, DispatchObject(runtime, .group, id.index).owned)
    case .semaphore(let id): window.set(0, DispatchObject(runtime, .semaphore, id.index).owned)
    case .workItem(let id): window.set(0, DispatchObject(runtime, .workItem, id.index).owned)
    case .source(let id): window.set(0, DispatchObject(runtime, .source, id.index).owned)
    case .lock(let id): window.set(0, DispatchObject(runtime, .lock, id.index).owned)
    case .thread(let id): window.words[0] = id.offset
    case .once, .variable: break
    }
  }

  /// Global queues and the main queue are one object each, however often they are asked for.
  func queue(_ id: QueueID, isGlobal: Bool) -> Ref {
    guard isGlobal else { return DispatchObject(runtime, .queue, id.index).owned }
    if let known = wellKnownQueues[id] { return known.retained }
    let made = DispatchObject(runtime, .wellKnownQueue, id.index)
    wellKnownQueues[id] = made
    return made.retained
  }

  // MARK: - Accesses

  /// The step that announces an access, or first declares the variable; the instruction then runs again.
  func access(
    _ record: Record, _ index: Int, name: Int, _ kind: AccessKind, isLazy: Bool, _ state: ThreadState, _ active: Int,
    _ strings: inout StringTable
  ) -> Step {
    let position = position(state, active)
    while record.variables.count <= index { record.variables.append(-1) }
    if record.variables[index] < 0 {
      state.activations[active].pc -= 1
      state.activations[active].awaited = .variable(record, index)
      return Step(.declareVariable(name: strings.intern(program.texts[name]), isLazy: isLazy), at: position)
    }
    return Step(.access(VariableID(record.variables[index]), kind), at: position)
  }

  // MARK: - One-time initialisation

  /// The step that lets one thread run an initialiser and the others wait; nil when there is nothing to ask.
  func beginOnce(_ index: Int, _ state: ThreadState, _ active: Int, _ strings: inout StringTable) -> Step? {
    let position = position(state, active)
    guard let token = onces[index].token else {
      state.activations[active].awaited = .onceToken(index)
      return Step(.declareOnce(name: strings.intern(program.onces[index].name)), at: position)
    }
    state.activations[active].awaited = .onceTurn(index)
    return Step(.beginOnce(token), at: position)
  }

  private func takeTurn(_ reply: Reply, _ index: Int, _ state: ThreadState, _ active: Int) {
    if case .flag(true) = reply { return }
    // Another thread has done it meanwhile: on to where the instruction leads.
    let instruction = program.code.instructions[state.activations[active].pc - 1]
    state.activations[active].pc = Int(instruction.c)
  }
}
