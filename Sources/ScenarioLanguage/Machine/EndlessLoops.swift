package import DispatchTrace

extension ScenarioMachine {
  package func isEndless(_ thread: ThreadID) -> Bool {
    guard let state = threads.indices.contains(thread.offset) ? threads[thread.offset] : nil else { return false }
    return frames(of: state).contains { $0.place >= 0 && program.code.isEndless(from: $0.place) }
  }

  package func isInLoop(_ position: SourcePosition) -> Bool? {
    program.code.positions.firstIndex(of: position).map { program.code.isInLoop($0) }
  }
}

extension CodeBuffer {
  /// No way leads from `place` out of its function, but to die.
  fileprivate func isEndless(from place: Int) -> Bool {
    var seen: Set<Int> = []
    var open = [place]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      let instruction = instructions[next]
      if instruction.op == .ret || instruction.op == .endMain { return false }
      open += successors(of: instruction, at: next)
    }
    return true
  }

  fileprivate func isInLoop(_ place: Int) -> Bool {
    var seen: Set<Int> = []
    var open = successors(of: instructions[place], at: place)
    while let next = open.popLast() {
      if next == place { return true }
      let instruction = instructions[next]
      if !seen.insert(next).inserted || instruction.op == .ret || instruction.op == .endMain { continue }
      open += successors(of: instruction, at: next)
    }
    return false
  }

  private func successors(of instruction: Instruction, at place: Int) -> [Int] {
    let target = Int(instruction.c)
    if [.jump, .loop].contains(instruction.op) { return [target] }
    if [.trapText, .fatal].contains(instruction.op) { return [] }
    if instruction.op == .jumpTable { return Array(place + 1...place + 1 + Int(instruction.b)) }
    return instruction.op.jumps ? [place + 1, target] : [place + 1]
  }
}
