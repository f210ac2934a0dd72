package import DispatchModel
package import DispatchTrace

extension ScenarioMachine {
  package func releases(ahead thread: ThreadID, of awaited: CodeAhead.Objects, isWide: Bool) -> CodeAhead.Objects? {
    guard let state = threads.indices.contains(thread.offset) ? threads[thread.offset] : nil else { return CodeAhead.Objects() }
    var summary = ReleasingFunctions.Summary()
    for frame in frames(of: state) where frame.place >= 0 { summary.formUnion(releasing.rest(from: frame.place)) }
    return objects(awaited, by: summary, from: roots(of: state), isWide)
  }

  package func releases(of body: BodyID, of awaited: CodeAhead.Objects, isWide: Bool) -> CodeAhead.Objects? {
    guard bodies.indices.contains(Int(body.index)), let closure = bodies[Int(body.index)].closure else {
      return CodeAhead.Objects()
    }
    let function = closure._withUnsafeGuaranteedRef { trusted($0, as: Closure.self).function }
    return objects(awaited, by: releasing.summary(of: function), from: [closure], isWide)
  }

  private func objects(
    _ awaited: CodeAhead.Objects, by own: ReleasingFunctions.Summary, from roots: [Ref], _ isWide: Bool
  ) -> CodeAhead.Objects {
    let summary = isWide ? widened(own, from: roots) : own
    let verbs = Set(summary.effects.keys.map(\.verb))
    guard verbs.contains(.signal) || verbs.contains(.leave) else { return CodeAhead.Objects() }
    let reach = reach(summary, from: roots)
    return CodeAhead.Objects(
      semaphores: awaited.semaphores.filter { does(.signal, .semaphore, $0.index, summary, reach) != nil },
      groups: awaited.groups.filter { does(.leave, .group, $0.index, summary, reach) != nil })
  }

  /// With the closures that the library may call, because they can be reached, and with what ends when the last reference goes.
  private func widened(_ own: ReleasingFunctions.Summary, from roots: [Ref]) -> ReleasingFunctions.Summary {
    var summary = own
    var known: Set<Int> = []
    // What is called may reach more.
    for _ in 0..<8 {
      let reach = reach(summary, from: roots)
      let ends = reach.classes.map { program.classes[$0].deinitializer }.filter { $0 >= 0 }.map { Int($0) }
      let new = (ends + (summary.callsGiven ? Array(reach.functions) : [])).filter { known.insert($0).inserted }
      if new.isEmpty { break }
      for function in new { summary.formUnion(releasing.summary(of: function)) }
    }
    return summary
  }

  private func reach(_ summary: ReleasingFunctions.Summary, from roots: [Ref]) -> Reach {
    let global = summary.globals.sorted().compactMap { $0 < globals.layout.refs ? globals.refs[$0] : nil }
    // Who asks a queue for what was set there has it from nowhere else.
    let kept = specifics.keys.sorted().compactMap { specifics[$0] }
    return Reach(from: roots + global + kept, budget: &reachBudget)
  }

  /// Where the code does so to the object; nil where it does not.
  private func does(
    _ verb: ReleasingFunctions.Verb, _ kind: DispatchObject.Kind, _ id: Int32, _ summary: ReleasingFunctions.Summary,
    _ reach: Reach
  ) -> SourcePosition? {
    let object = Reach.Object(kind: kind, id: id)
    let found = summary.effects.filter { effect, _ in
      guard effect.verb == verb else { return false }
      switch effect.source {
      case .global(let number):
        guard number < globals.layout.refs, let held = globals.refs[number] else { return false }
        return Reach.object(held) == object || !Reach.isObject(held) && reach.has(object)
      case .field(let number): return reach.has(object, in: number)
      case .anywhere: return reach.has(object)
      }
    }
    return found.values.min { ($0.isKnown ? 0 : 1, $0) < ($1.isKnown ? 0 : 1, $1) }
  }
}

// What a thread would give itself.
extension ScenarioMachine {
  struct CalledFrame {
    /// Where it goes on.
    var place: Int
    var registers: [Ref]
  }

  func frames(of state: ThreadState) -> [CalledFrame] {
    var found: [CalledFrame] = []
    for (number, activation) in state.activations.enumerated() where activation.isStarted {
      let last = number + 1 < state.activations.count ? state.activations[number + 1].firstFrame : state.frameCount
      for frame in activation.firstFrame..<max(last, activation.firstFrame) {
        let place = frame + 1 < last ? Int(state.frames[frame + 1].returnTo) : activation.pc
        let own = state.frames[frame]
        let count = program.code.calls[Int(own.function)].frame.refs
        found.append(CalledFrame(place: place, registers: (0..<count).map { state.refs[Int(own.refs) + $0] }))
      }
    }
    return found
  }

  private func roots(of state: ThreadState) -> [Ref] {
    frames(of: state).flatMap(\.registers) + state.activations.map(\.closure)
  }

  package func own(ahead thread: ThreadID, _ wait: TraceEvent.WaitReason) -> CodeAhead.Own? {
    guard let awaited = Self.awaited(wait), let state = threads.indices.contains(thread.offset) ? threads[thread.offset] : nil
    else { return nil }
    let frames = frames(of: state)
    guard let innermost = frames.lastIndex(where: { isOfScenario($0) }) else { return nil }
    let outer = frames[..<innermost].indices.reversed()
    for index in outer where frames[index].place >= 0 {
      guard let release = gives(awaited, frames[index]) else { continue }
      guard let caller = frames[index...innermost].first(where: { isOfScenario($0) }) else { continue }
      let call = program.code.positions[caller.place - 1]
      return CodeAhead.Own(thread: thread, call: call, release: release.isKnown ? release : call, isHolder: true)
    }
    for index in outer where isOfScenario(frames[index]) {
      let summary = releasing.rest(from: frames[index].place)
      guard let release = does(awaited.give, awaited.kind, awaited.id, summary, reach(summary, from: frames[index].registers))
      else { continue }
      let call = program.code.positions[frames[index].place - 1]
      return CodeAhead.Own(thread: thread, call: call, release: release, isHolder: false)
    }
    return nil
  }

  func isOfScenario(_ frame: CalledFrame) -> Bool { frame.place > 0 && releasing.isOfScenario(frame.place - 1) }

  /// Where the frame's own code, or the library, gives the object before it would take it: nil where it does not.
  private func gives(_ awaited: Awaited, _ frame: CalledFrame) -> SourcePosition? {
    for place in releasing.places(after: frame.place) {
      let step = releasing.step(at: place)
      if step.effects.isEmpty { continue }
      let reach = reach(step, from: frame.registers)
      if does(awaited.take, awaited.kind, awaited.id, step, reach) != nil { return nil }
      if let release = does(awaited.give, awaited.kind, awaited.id, step, reach) { return release }
    }
    return nil
  }

  private struct Awaited {
    var kind: DispatchObject.Kind
    var id: Int32
    var give: ReleasingFunctions.Verb
    var take: ReleasingFunctions.Verb
  }

  private static func awaited(_ wait: TraceEvent.WaitReason) -> Awaited? {
    switch wait {
    case .semaphore(let id): Awaited(kind: .semaphore, id: id.index, give: .signal, take: .wait)
    case .lock(let id): Awaited(kind: .lock, id: id.index, give: .unlock, take: .lock)
    case .sync, .syncOnMainThread, .group, .workItem, .apply, .once, .runLoop: nil
    }
  }
}

/// The semaphores, groups and locks that can be reached from some references.
private struct Reach {
  struct Object: Hashable {
    var kind: DispatchObject.Kind
    var id: Int32
  }

  private struct Field: Hashable {
    var object: Object
    var number: Int
  }

  private var objects: Set<Object> = []
  private var fields: Set<Field> = []
  /// Of the closures and instances.
  private(set) var functions: Set<Int> = []
  private(set) var classes: Set<Int> = []
  /// It was too much to look at: anything may be reached.
  private var isOpen = false

  init(from roots: [Ref], budget: inout Int) {
    var seen: Set<ObjectIdentifier> = []
    var open = roots
    while let next = open.popLast() {
      guard let ref = next else { continue }
      ref._withUnsafeGuaranteedRef { object in
        CheckedMemory.isAlive(object)
        guard seen.insert(ObjectIdentifier(object)).inserted else { return }
        budget -= 1
        if let found = Self.object(ref) { objects.insert(found) }
        visit(object, &open)
      }
      if budget <= 0 { break }
    }
    isOpen = budget <= 0
  }

  func has(_ object: Object) -> Bool { isOpen || objects.contains(object) }
  func has(_ object: Object, in number: Int) -> Bool { isOpen || fields.contains(Field(object: object, number: number)) }

  static func isObject(_ ref: Unmanaged<HeapObject>) -> Bool { object(ref) != nil }

  static func object(_ ref: Unmanaged<HeapObject>) -> Object? {
    DispatchObject.known(ref).map { Object(kind: $0.kind, id: $0.id) }
  }

  private mutating func visit(_ object: HeapObject, _ open: inout [Ref]) {
    if let closure = object as? Closure { functions.insert(closure.function) }
    if let instance = object as? Instance { classes.insert(instance.classIndex) }
    let hasFields = object is Record
    object.forEachReference { number, ref in
      if hasFields, let found = ref.flatMap({ Self.object($0) }) { fields.insert(Field(object: found, number: number)) }
      open.append(ref)
    }
    if let target = (object as? WeakReference)?.referent?.target { open.append(target.owned) }
  }
}
