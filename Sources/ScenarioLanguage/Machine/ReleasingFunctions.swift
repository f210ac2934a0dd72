import DispatchTrace

/// What the functions of a program do to semaphores, groups and locks, by themselves or through what they call and make.
final class ReleasingFunctions {
  enum Verb: Hashable {
    case signal, leave, unlock
    /// To take a semaphore or a lock.
    case wait, lock
  }

  /// Where the object comes from.
  enum Source: Hashable {
    case global(Int)
    /// The reference with this number in an instance or a box.
    case field(Int)
    case anywhere
  }

  struct Effect: Hashable {
    var verb: Verb
    var source: Source
  }

  /// What some code does, and from which globals it takes what it does it with.
  struct Summary {
    /// With the first place that the scenario's text has for it.
    var effects: [Effect: SourcePosition] = [:]
    var globals: Set<Int> = []
    /// The library calls closures that it has been given.
    var callsGiven = false

    mutating func add(_ effect: Effect, at position: SourcePosition) {
      if let known = effects[effect], !position.isKnown || known.isKnown && known <= position { return }
      effects[effect] = position
    }

    mutating func formUnion(_ other: Summary) {
      for (effect, position) in other.effects { add(effect, at: position) }
      globals.formUnion(other.globals)
      callsGiven = callsGiven || other.callsGiven
    }
  }

  /// Of the code itself.
  private struct Facts {
    var summary = Summary()
    var callees: [(function: Int, position: SourcePosition)] = []
  }

  private let program: Program
  private let starts: [Int]
  private var facts: [Int: Facts] = [:]
  private var summaries: [Int: Summary] = [:]
  private var ofLibrary: [Int: Summary] = [:]
  private var rests: [Int: Summary] = [:]
  /// Whoever calls a closure that it was given may call any of the scenario's.
  private lazy var closures = findClosures()

  init(_ program: Program) {
    self.program = program
    starts = program.functions.map(\.entry).sorted() + [program.code.count]
  }

  // MARK: - Asking

  /// Of a whole function.
  func summary(of function: Int) -> Summary {
    if let known = summaries[function] { return known }
    let found = follow(Facts(callees: [(function, .none)]), isLibraryOnly: false)
    summaries[function] = found
    return found
  }

  /// Of the rest of a function, with the loops around it.
  func rest(from place: Int) -> Summary {
    if let known = rests[place] { return known }
    let end = end(of: place)
    var start = place
    for index in place..<max(end, place) {
      let instruction = program.code.instructions[index]
      if instruction.op == .loop || instruction.op == .loopLess { start = min(start, Int(instruction.c)) }
    }
    let found = follow(read(start..<max(end, start)), isLibraryOnly: false)
    rests[place] = found
    return found
  }

  /// The places behind `place` in its function.
  func places(after place: Int) -> Range<Int> { place..<max(end(of: place), place) }

  /// What the instruction does, by itself or in the library, which it calls.
  func step(at place: Int) -> Summary {
    let found = read(place..<place + 1)
    var summary = found.summary
    for callee in found.callees where !isOfScenario(function: callee.function) {
      summary.formUnion(librarySummary(of: callee.function))
    }
    return summary
  }

  func isOfScenario(_ place: Int) -> Bool {
    program.code.positions.indices.contains(place) && program.code.positions[place].isKnown
  }

  // MARK: - Following calls

  private func librarySummary(of function: Int) -> Summary {
    if let known = ofLibrary[function] { return known }
    let found = follow(Facts(callees: [(function, .none)]), isLibraryOnly: true)
    ofLibrary[function] = found
    return found
  }

  /// What happens in the library has the place of the call that led there.
  private func follow(_ first: Facts, isLibraryOnly: Bool) -> Summary {
    var summary = first.summary
    var seen: Set<Int> = []
    var open = first.callees
    var next = 0
    while next < open.count {
      let (function, caller) = open[next]
      next += 1
      if !seen.insert(function).inserted || isLibraryOnly && isOfScenario(function: function) { continue }
      let found = facts(of: function)
      summary.globals.formUnion(found.summary.globals)
      summary.callsGiven = summary.callsGiven || found.summary.callsGiven
      for (effect, position) in found.summary.effects { summary.add(effect, at: position.isKnown ? position : caller) }
      for callee in found.callees { open.append((callee.function, callee.position.isKnown ? callee.position : caller)) }
    }
    return summary
  }

  private func isOfScenario(function: Int) -> Bool {
    let entry = program.functions[function].entry
    return (entry..<end(of: entry)).contains { isOfScenario($0) }
  }

  private func facts(of function: Int) -> Facts {
    if let known = facts[function] { return known }
    let entry = program.functions[function].entry
    let found = read(entry..<end(of: entry))
    facts[function] = found
    return found
  }

  /// The end of the code of the function that `place` is in.
  private func end(of place: Int) -> Int { starts[boundary(above: place)] }
  private func start(of place: Int) -> Int { starts[max(boundary(above: place) - 1, 0)] }

  private func boundary(above place: Int) -> Int {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func findClosures() -> [Int] {
    var found: Set<Int> = []
    for place in 0..<program.code.count where isOfScenario(place) {
      let instruction = program.code.instructions[place]
      if instruction.op == .makeClosure || instruction.op == .loadFunction { found.insert(Int(instruction.b)) }
    }
    return found.sorted()
  }
}

// What instructions do.
extension ReleasingFunctions {
  private func read(_ range: Range<Int>) -> Facts {
    var facts = Facts()
    for place in range {
      let instruction = program.code.instructions[place]
      let op = instruction.op
      if op == .loadGlobalRefs || op == .takeGlobalRefs {
        for offset in 0..<max(Int(instruction.d), 1) { facts.summary.globals.insert(Int(instruction.b) + offset) }
      } else if op == .operation {
        guard let verb = verb(DispatchCall(rawValue: UInt8(truncatingIfNeeded: instruction.a))) else { continue }
        facts.summary.add(Effect(verb: verb, source: source(of: Int(instruction.c), at: place)), at: position(place))
      } else {
        if op == .callClosure, !isOfScenario(place) { facts.summary.callsGiven = true }
        facts.callees += callees(at: place).map { ($0, position(place)) }
      }
    }
    return facts
  }

  private func position(_ place: Int) -> SourcePosition { program.code.positions[place] }

  private func verb(_ call: DispatchCall?) -> Verb? {
    if call == .semaphoreSignal { return .signal }
    if call == .groupLeave { return .leave }
    if call == .unlock { return .unlock }
    if call == .semaphoreWait || call == .semaphoreWaitTimeout || call == .semaphoreWaitWall { return .wait }
    return call == .lock || call == .lockTry || call == .lockBefore ? .lock : nil
  }

  private func callees(at place: Int) -> [Int] {
    let instruction = program.code.instructions[place]
    let (op, number) = (instruction.op, Int(instruction.d))
    if op == .call { return [Int(instruction.a)] }
    if op == .makeClosure || op == .loadFunction { return [Int(instruction.b)] }
    if op == .callClosure { return isOfScenario(place) ? closures : [] }
    if op == .callVirtual || op == .callOnClass {
      return program.classes.compactMap {
        $0.table.indices.contains(number) && $0.table[number] >= 0 ? Int($0.table[number]) : nil
      }
    }
    guard op == .callWitness || op == .callOnType else { return [] }
    return program.witnesses[number].values.map { Int($0) }.sorted()
  }

  /// What was loaded into the register before `place`, in the lines that lead straight to it.
  private func source(of register: Int, at place: Int) -> Source {
    var register = register
    var index = place
    let first = start(of: place)
    while index > first {
      if isJumpedTo(index, in: first..<end(of: place)) { return .anywhere }
      index -= 1
      let instruction = program.code.instructions[index]
      let (op, a) = (instruction.op, Int(instruction.a))
      if op == .loadGlobalRefs || op == .takeGlobalRefs {
        let count = max(Int(instruction.d), 1)
        if (a..<a + count).contains(register) { return .global(Int(instruction.b) + register - a) }
      } else if op == .loadFieldRef {
        if a == register { return .field(Int(instruction.c)) }
      } else if op == .copyRef {
        if a == register { register = Int(instruction.b) }
      } else if ![.moveWord, .moveWords, .loadWord, .zeroWords, .accessField, .accessGlobal].contains(op) {
        return .anywhere
      }
    }
    return .anywhere
  }

  /// Any operand that could be the target of a jump counts as one.
  private func isJumpedTo(_ place: Int, in range: Range<Int>) -> Bool {
    range.contains { Int(program.code.instructions[$0].c) == place }
  }
}
