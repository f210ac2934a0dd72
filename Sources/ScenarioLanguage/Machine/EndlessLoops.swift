package import DispatchTrace

extension ScenarioMachine {
  package func comesAgain(_ thread: ThreadID, past taken: [SourcePosition]) -> Bool {
    guard let state = threads.indices.contains(thread.offset) ? threads[thread.offset] : nil else { return false }
    let frames = frames(of: state)
    let own = frames.lastIndex { isOfScenario($0) }
    return frames.indices.contains { index in
      let place = frames[index].place
      if place < 0 { return false }
      if program.code.isEndless(from: place) { return true }
      guard isOfScenario(frames[index]), let loop = program.code.loop(around: place), loop.isEndedByOthers else { return false }
      return index != own || loop.contains(anyOf: taken)
    }
  }

  package func isInLoop(_ position: SourcePosition) -> Bool? {
    program.code.positions.firstIndex(of: position).map { program.code.ahead(of: $0).contains($0) }
  }
}

extension CodeBuffer {
  /// No way leads from `place` out of its function, but to die.
  fileprivate func isEndless(from place: Int) -> Bool {
    !reached(from: [place]).contains { instructions[$0].leavesFunction }
  }

  /// The largest loop around `place`, where there is one.
  fileprivate func loop(around place: Int) -> CodeLoop? {
    let ahead = ahead(of: place)
    guard ahead.contains(place) else { return nil }
    var sources: [Int: [Int]] = [:]
    for source in ahead.sorted() {
      for target in instructions[source].successors(at: source) { sources[target, default: []].append(source) }
    }
    var inside: Set<Int> = []
    var open = [place]
    while let next = open.popLast() {
      if inside.insert(next).inserted { open += sources[next] ?? [] }
    }
    return CodeLoop(code: self, waiting: place - 1, inside: inside)
  }

  /// Where the code may come to in its function when it goes on from `place`, which is one of them in a loop only.
  fileprivate func ahead(of place: Int) -> Set<Int> { reached(from: instructions[place].successors(at: place)) }

  private func reached(from starts: [Int]) -> Set<Int> {
    var seen: Set<Int> = []
    var open = starts
    while let next = open.popLast() {
      let instruction = instructions[next]
      if seen.insert(next).inserted, !instruction.leavesFunction { open += instruction.successors(at: next) }
    }
    return seen
  }
}

extension Opcode {
  /// Something else than the function's own code works.
  fileprivate var goesElsewhere: Bool {
    [.call, .callClosure, .callVirtual, .callWitness, .callOnType, .callOnClass, .callNative, .operation].contains(self)
  }
}

extension Instruction {
  var leavesFunction: Bool { op == .ret || op == .endMain }

  /// Where the code goes on from here, which is at `place`.
  func successors(at place: Int) -> [Int] {
    let target = Int(c)
    if [.jump, .loop].contains(op) { return [target] }
    if [.trapText, .fatal].contains(op) { return [] }
    if op == .jumpTable { return Array(place + 1...place + 1 + Int(b)) }
    return op.jumps ? [place + 1, target] : [place + 1]
  }

  /// By a jump that depends on their order.
  fileprivate var comparedWords: [Int32] {
    let two: Set<Opcode> = [.jumpEqual, .jumpNotEqual, .jumpLess, .jumpLessEqual, .jumpGreater, .jumpGreaterEqual]
    let one: Set<Opcode> = [
      .jumpEqualTo, .jumpNotEqualTo, .jumpLessThan, .jumpLessEqualTo, .jumpGreaterThan, .jumpGreaterEqualTo,
    ]
    return two.contains(op) ? [a, b] : one.contains(op) ? [a] : []
  }
}

/// Places of the code from each of which all others can be reached.
private struct CodeLoop {
  let code: CodeBuffer
  /// Where it waits, at the end.
  let waiting: Int
  let places: [Int]
  private let inside: Set<Int>
  /// The words that something is added to in the loop.
  private let sums: Set<Int32>

  init(code: CodeBuffer, waiting: Int, inside: Set<Int>) {
    self.code = code
    self.waiting = waiting
    self.inside = inside
    places = inside.sorted()
    let sum: Set<Opcode> = [.addInt, .addIntTo, .subtractInt]
    sums = Set(places.map { code.instructions[$0] }.filter { sum.contains($0.op) }.map(\.a))
  }

  func contains(anyOf positions: [SourcePosition]) -> Bool { places.contains { positions.contains(code.positions[$0]) } }

  /// It does something besides waiting, and counts nothing on its ways out: they depend on what it is given, or on what others change.
  var isEndedByOthers: Bool {
    let isBusy = places.contains { $0 != waiting && code.instructions[$0].op.goesElsewhere }
    return isBusy && exits.allSatisfy { !counts($0) }
  }

  private var exits: [Int] {
    places.filter { place in
      code.instructions[place].successors(at: place).contains { !inside.contains($0) && !code.isEndless(from: $0) }
    }
  }

  /// Whether this way out is taken after so many turns, whatever others do.
  private func counts(_ exit: Int) -> Bool {
    let jump = code.instructions[exit]
    return jump.op == .loopLess || jump.comparedWords.contains { isCounter($0) } || endsSequence(exit)
  }

  /// The end of a sequence counts its elements, but where it is the sequence that waits.
  private func endsSequence(_ exit: Int) -> Bool {
    heads.contains { head in
      head <= exit && !(head..<exit).contains { code.instructions[$0].op.jumps } && !(head...exit).contains(waiting)
    }
  }

  /// Where the loops over sequences ask for their next element.
  private var heads: [Int] {
    places.map { code.instructions[$0] }.filter { $0.op == .loop && $0.a == 1 }.map { Int($0.c) }
  }

  /// The word is a sum, or read from where one is kept.
  private func isCounter(_ word: Int32) -> Bool {
    sums.contains(word)
      || places.map { code.instructions[$0] }.contains { load in
        guard load.a == word else { return false }
        if load.op == .loadFieldWord { return storesSum(.storeFieldWord) { $0.c == load.c } }
        return load.op == .loadGlobalWords && storesSum(.storeGlobalWords) { $0.a == load.b }
      }
  }

  private func storesSum(_ op: Opcode, where isThere: (Instruction) -> Bool) -> Bool {
    places.map { code.instructions[$0] }.contains { $0.op == op && sums.contains($0.b) && isThere($0) }
  }
}
