package import DispatchModel
package import DispatchTrace

/// From the simulation's `resume` to the interpreter's loop and back.
extension ScenarioMachine {
  /// Why the interpreter's loop was left.
  enum Exit {
    /// Something in `runtime.pending`, or too much memory.
    case attention
    case operation(DispatchCall)
    case access(Record, Int, name: Int, AccessKind, isLazy: Bool)
    case once(Int)
    case onceEnd(Int)
    case bodyEnded
  }

  package func resume(_ thread: ThreadID, with reply: Reply, strings: inout StringTable) -> Step {
    currentThread = thread
    let state = state(of: thread)
    guard let active = state.activations.indices.last else { return Step(.finished) }
    if !state.waiting.isEmpty { runtime.needsAttention = true }
    do {
      if state.activations[active].isStarted {
        try complete(reply, state, active, strings)
      } else {
        try start(reply, state, active)
      }
      return try run(state, active, &strings)
    } catch {
      return step(for: error, state, active, &strings)
    }
  }

  private func step(for stop: MachineStop, _ state: ThreadState, _ active: Int, _ strings: inout StringTable) -> Step {
    let position = position(state, active)
    switch stop {
    case .trap(let text): return Step(.trap(strings.intern(text)), at: position)
    case .limit(let kind): return Step(.limit(kind), at: position)
    }
  }

  private func run(_ state: ThreadState, _ active: Int, _ strings: inout StringTable) throws(MachineStop) -> Step {
    while true {
      if runtime.needsAttention, let step = try attend(state, active) { return step }
      if state.frameCount == state.activations[active].firstFrame {
        if let step = finish(state, active) { return step }
        continue
      }
      switch try execute(state, active) {
      case .attention, .bodyEnded: continue
      case .operation(.beginDescribing): state.describing += 1
      case .operation(.endDescribing):
        state.describing -= 1
        guard state.describing == 0, state.holdsOutput else { continue }
        state.holdsOutput = false
        return Step(.releaseOutput, at: position(state, active))
      case .operation(.beginCase): beginCase(state, active)
      case .operation(.endCase): state.interruptible = nil
      case .operation(.interruptCase): interruptCase(state, active)
      case .operation(let call) where state.describing > 0 && !state.holdsOutput && mayWait(call):
        state.holdsOutput = true
        state.activations[active].awaited = .output
        return Step(.holdOutput, at: position(state, active))
      case .operation(let call):
        let position = position(state, active)
        let operation = try issue(call, state, active, &strings)
        runtime.charge(Runtime.stepsOfOperation)
        state.activations[active].awaited = .operation(call)
        // The thread's stack goes without being unwound: what its frames hold is never released.
        if call == .threadExit { state.activations.removeAll() }
        return Step(operation, at: position)
      case .access(let record, let index, let name, let kind, let isLazy):
        return access(record, index, name: name, kind, isLazy: isLazy, state, active, &strings)
      case .once(let index):
        if let step = beginOnce(index, state, active, &strings) { return step }
      case .onceEnd(let index):
        onces[index].isDone = true
        guard let token = onces[index].token else { continue }
        return Step(.endOnce(token), at: position(state, active))
      }
    }
  }

  /// Runs instructions until something other than an instruction is needed. `pc` in the activation is then the next one.
  func execute(_ state: ThreadState, _ active: Int) throws(MachineStop) -> Exit {
    var pc = state.activations[active].pc
    do throws(MachineStop) {
      let exit = try execute(state, active, &pc)
      state.activations[active].pc = pc
      return exit
    } catch {
      state.activations[active].pc = pc
      throw error
    }
  }

  /// What is used up where a thread was granted so many steps.
  @inline(never)
  func exhausted(_ granted: Int, _ state: ThreadState) -> MachineStop {
    .limit(granted < state.stepsLeft ? .work : .steps)
  }

  /// Runs what the last instruction left to do; a step if that is an operation. What takes no code of the scenario is done at once: the
  /// next instruction comes behind all of it.
  private func attend(_ state: ThreadState, _ active: Int) throws(MachineStop) -> Step? {
    while true {
      if runtime.isOverLimit { throw .limit(.memory) }
      try runtime.checkWork()
      if state.activations[active].error != nil { return nil }
      _ = state.takeOver(runtime.takePending())
      guard let last = state.waiting.indices.last, state.frameCount <= state.waiting[last].frames,
        let next = state.waiting[last].items.popLast()
      else {
        runtime.needsAttention = !state.waiting.isEmpty
        return nil
      }
      if state.waiting[last].items.isEmpty { state.waiting.removeLast() }
      switch next {
      case .operation(let operation):
        if case .releaseQueue = operation { queueIsReleased() }
        return Step(operation, at: position(state, active))
      case .release(let object): ScenarioLanguage.release(object.owned)
      // Somebody has taken a reference to it meanwhile.
      case .deinitializer(let instance) where instance.references > 1: ScenarioLanguage.release(instance.owned)
      case .deinitializer(let instance):
        end(instance, state, active)
        return nil
      }
    }
  }

  /// Enters the object's `deinit`.
  private func end(_ instance: Instance, _ state: ThreadState, _ active: Int) {
    instance.isArmed = false
    instance.knownIdentity?.target = nil
    let function = Int(program.classes[instance.classIndex].deinitializer)
    let top = state.top(program.code)
    let returnTo = state.frameCount == state.activations[active].firstFrame ? Int(Frame.bodyEnd) : state.activations[active].pc
    enter(function, state, active, at: top, returnTo: returnTo)
    state.refs[top.refs] = instance.owned
  }

  /// The body has returned: lets its closure go. What its captures' ends bring about still belongs to the body. Nil when there is
  /// more to do.
  private func finish(_ state: ThreadState, _ active: Int) -> Step? {
    if let closure = state.activations[active].closure {
      state.activations[active].closure = nil
      ScenarioLanguage.release(closure)
      if runtime.needsAttention { return nil }
    }
    state.activations.removeLast()
    return Step(.finished)
  }

  private func start(_ reply: Reply, _ state: ThreadState, _ active: Int) throws(MachineStop) {
    state.activations[active].isStarted = true
    state.activations[active].firstFrame = state.frameCount
    let top = state.top(program.code)
    let body = state.activations[active].body
    if body == .rest { return }
    guard body.index > 0 else {
      enter(program.main, state, active, at: top, returnTo: Int(Frame.bodyEnd))
      return
    }
    let closure = try closure(toRun: Int(body.index))
    state.activations[active].closure = closure
    let function = closure._withUnsafeGuaranteedRef { trusted($0, as: Closure.self).function }
    enter(function, state, active, at: top, returnTo: Int(Frame.bodyEnd))
    // What a release has left comes before the first instruction of this body.
    if let last = state.waiting.indices.last, state.waiting[last].frames + 1 == state.frameCount {
      state.waiting[last].frames += 1
    }
    if case .begin(let argument) = reply { state.words[top.words] = argument }
    let slot = Int(program.code.calls[function].contextSlot)
    if slot >= 0 {
      retain(closure)
      state.refs[top.refs + slot] = closure
    }
  }

  /// A further reference to the closure, or the body's own if this is its only run.
  private func closure(toRun body: Int) throws(MachineStop) -> Unmanaged<HeapObject> {
    guard let closure = bodies[body].closure else { throw .uninitialised }
    if bodies[body].isOneShot { bodies[body].closure = nil } else { retain(closure) }
    return closure
  }

  func enter(_ function: Int, _ state: ThreadState, _ active: Int, at base: Layout, returnTo: Int) {
    let callee = program.code.calls[function]
    let frame = Frame(function: Int32(function), returnTo: Int32(returnTo), words: Int32(base.words), refs: Int32(base.refs))
    state.pushFrame(frame, size: callee.frame)
    state.activations[active].pc = callee.entry
    state.stepsLeft -= 1 + Int(callee.extraSteps)
    runtime.stepsLeft -= 1 + Int(callee.extraSteps)
  }

  /// The place of the running instruction: of the innermost call that has one (library code has none).
  func position(_ state: ThreadState, _ active: Int) -> SourcePosition {
    let positions = program.code.positions
    var pc = state.activations[active].pc - 1
    var frame = state.frameCount
    while true {
      if pc >= 0, pc < positions.count, positions[pc].isKnown { return positions[pc] }
      frame -= 1
      guard frame >= state.activations[active].firstFrame else { return .none }
      pc = Int(state.frames[frame].returnTo) - 1
    }
  }
}
