package import DispatchModel
package import DispatchTrace

/// Which functions of a program signal semaphores or leave groups, by themselves or through what they call and make.
struct ReleasingFunctions {
  private let program: Program
  private let starts: [Int]
  private(set) var releases: [CodeAhead.Releases]
  /// What the scenario's own closures do: whoever calls one that it was given may do that.
  private var ofClosures: CodeAhead.Releases = []

  init(_ program: Program) {
    self.program = program
    starts = program.functions.map(\.entry).sorted() + [program.code.count]
    releases = Array(repeating: [], count: program.functions.count)
    var isChanged = true
    while isChanged {
      isChanged = false
      for function in program.functions.indices {
        let found = releases(in: program.functions[function].entry..<end(of: program.functions[function].entry))
        if found != releases[function] {
          releases[function] = found
          isChanged = true
        }
      }
      isChanged = noteClosures() || isChanged
    }
  }

  /// The end of the code of the function that `place` is in.
  private func end(of place: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] > place { high = middle } else { low = middle + 1 }
    }
    return low < starts.count ? starts[low] : program.code.count
  }

  /// Of the rest of a function, with the loops around it.
  func releases(from place: Int) -> CodeAhead.Releases {
    let end = end(of: place)
    var start = place
    for index in place..<max(end, place) {
      let instruction = program.code.instructions[index]
      if instruction.op == .loop || instruction.op == .loopLess { start = min(start, Int(instruction.c)) }
    }
    return releases(in: start..<max(end, start))
  }

  private func releases(in range: Range<Int>) -> CodeAhead.Releases {
    range.reduce(into: []) { $0.formUnion(releases(at: $1)) }
  }

  private func releases(at place: Int) -> CodeAhead.Releases {
    let instruction = program.code.instructions[place]
    let (op, number) = (instruction.op, Int(instruction.d))
    if op == .operation { return Self.releases(of: DispatchCall(rawValue: UInt8(truncatingIfNeeded: instruction.a))) }
    if op == .call { return releases[Int(instruction.a)] }
    if op == .makeClosure || op == .loadFunction { return releases[Int(instruction.b)] }
    if op == .callClosure { return isOfScenario(place) ? ofClosures : [] }
    if op == .callVirtual || op == .callOnClass { return releases(ofSlot: number) }
    guard op == .callWitness || op == .callOnType else { return [] }
    return program.witnesses[number].values.reduce(into: []) { $0.formUnion(releases[Int($1)]) }
  }

  private static func releases(of call: DispatchCall?) -> CodeAhead.Releases {
    call == .semaphoreSignal ? .signal : call == .groupLeave ? .leave : []
  }

  private func releases(ofSlot slot: Int) -> CodeAhead.Releases {
    program.classes.reduce(into: []) { found, type in
      if slot < type.table.count, type.table[slot] >= 0 { found.formUnion(releases[Int(type.table[slot])]) }
    }
  }

  private func isOfScenario(_ place: Int) -> Bool { program.code.positions[place].isKnown }

  private mutating func noteClosures() -> Bool {
    let old = ofClosures
    for place in 0..<program.code.count where isOfScenario(place) {
      let instruction = program.code.instructions[place]
      if instruction.op == .makeClosure || instruction.op == .loadFunction { ofClosures.formUnion(releases[Int(instruction.b)]) }
    }
    return ofClosures != old
  }
}

extension ScenarioMachine {
  package func releases(ahead thread: ThreadID) -> CodeAhead.Releases? {
    guard let state = threads.indices.contains(thread.offset) ? threads[thread.offset] : nil else { return [] }
    var found: CodeAhead.Releases = []
    for (number, activation) in state.activations.enumerated() where activation.isStarted {
      let last = number + 1 < state.activations.count ? state.activations[number + 1].firstFrame : state.frameCount
      for frame in activation.firstFrame..<max(last, activation.firstFrame) {
        let place = frame + 1 < last ? Int(state.frames[frame + 1].returnTo) : activation.pc
        if place >= 0 { found.formUnion(releasing.releases(from: place)) }
      }
    }
    return found
  }

  package func releases(of body: BodyID) -> CodeAhead.Releases? {
    guard bodies.indices.contains(Int(body.index)), let closure = bodies[Int(body.index)].closure else { return [] }
    let function = closure._withUnsafeGuaranteedRef { trusted($0, as: Closure.self).function }
    return releasing.releases[function]
  }
}
