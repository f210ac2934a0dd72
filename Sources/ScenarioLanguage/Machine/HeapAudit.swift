extension ScenarioMachine {
  /// At the end of a run, where memory is checked: every object counts the references that are held.
  func checkHeap() {
    #if DEBUG || CHECKED_MEMORY
      // What fills its memory takes seconds to look through.
      guard runtime.memoryInUse <= HeapAudit.mostBytes else { return }
      let isAtRest = threads.allSatisfy { $0.map { $0.activations.isEmpty && $0.frameCount == 0 } ?? true }
      if let fault = HeapAudit(self, isAtRest: isAtRest).fault { preconditionFailure(fault) }
    #endif
  }
}

#if DEBUG || CHECKED_MEMORY
  /// The count of every object beside the references that are held, at the end of a run.
  ///
  /// An object with fewer than are held would be freed while somebody still uses it; one with more is never freed, and its `deinit`
  /// never runs.
  struct HeapAudit {
    static let mostBytes = 4 << 20
    private var held: [ObjectIdentifier: Int] = [:]
    /// What is wrong with the first object that has another count.
    private(set) var fault: String?

    /// `isAtRest`: no code was stopped where it was, with references on their way, and no thread left its frames as they were.
    init(_ machine: ScenarioMachine, isAtRest: Bool) {
      hold(machine)
      machine.runtime.forEachObject { $0.forEachReference { _, ref in hold(ref) } }
      machine.runtime.forEachObject { object in
        let count = held[ObjectIdentifier(object), default: 0]
        if fault == nil, object.references < count || isAtRest && object.references > count {
          fault = "\(object.description) is held \(count) times and counts \(object.references)"
        }
      }
    }

    private mutating func hold(_ ref: Ref) {
      guard let ref else { return }
      ref._withUnsafeGuaranteedRef { object in
        CheckedMemory.isAlive(object)
        held[ObjectIdentifier(object), default: 0] += 1
      }
    }

    /// What the machine itself holds.
    private mutating func hold(_ machine: ScenarioMachine) {
      hold(machine.globals.owned)
      for state in machine.threads.compactMap({ $0 }) { hold(state, machine) }
      for body in machine.bodies { hold(body.closure) }
      for ref in machine.constants + machine.functionValues { hold(ref) }
      for queue in machine.wellKnownQueues.values { hold(queue.owned) }
      for (object, count) in machine.unmanaged { held[object, default: 0] += count }
      for item in machine.runtime.pending { hold(item) }
    }

    private mutating func hold(_ state: ThreadState, _ machine: ScenarioMachine) {
      for slot in 0..<state.top(machine.program.code).refs { hold(state.refs[slot]) }
      for activation in state.activations {
        hold(activation.closure)
        hold(activation.error)
      }
      for item in state.waiting.flatMap(\.items) { hold(item) }
    }

    private mutating func hold(_ item: Runtime.Pending) {
      switch item {
      case .deinitializer(let instance): hold(instance.owned)
      case .release(let object): hold(object.owned)
      case .operation: break
      }
    }
  }

  extension HeapObject {
    fileprivate var description: String {
      if let text = self as? Text { return "the text \"\(text.string)\"" }
      if let instance = self as? Instance { return "an instance of class \(instance.classIndex)" }
      if let closure = self as? Closure { return "a closure of function \(closure.function)" }
      if let object = self as? DispatchObject { return "\(object.kind) \(object.id)" }
      return "a \(type(of: self))"
    }
  }
#endif
