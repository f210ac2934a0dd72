import DispatchTrace

/// A change of a variable in the middle of which code of the scenario runs: `numbers.removeAll { … }`.
struct OngoingChange {
  var owner: ObjectIdentifier
  var index: Int
  var position: SourcePosition
}

/// The law of exclusivity (SE-0176), for what only the run can tell: globals, properties of objects, captured variables. As in the
/// compiled program it is a matter of one thread; what several threads do to each other are races.
extension ScenarioMachine {
  func change(_ i: Instruction, _ pc: Int, _ r: UnsafeMutablePointer<Ref>, _ state: ThreadState) throws(MachineStop) {
    if i.op == .endChange {
      state.changes.removeLast()
      return
    }
    let owner = i.a < 0 ? globals : try record(r[Int(i.a)])
    let change = OngoingChange(owner: ObjectIdentifier(owner), index: Int(i.b), position: program.code.positions[pc - 1])
    state.changes.append(change)
  }

  func requireNoChange(of owner: Record, _ index: Int, name: Int, _ state: ThreadState) throws(MachineStop) {
    let ongoing = state.changes.last { $0.owner == ObjectIdentifier(owner) && $0.index == index }
    guard let ongoing else { return }
    throw .trap(
      "Simultaneous accesses to '\(program.texts[name])', but modification requires exclusive access: the change that began in line "
        + "\(ongoing.position.line) has not ended")
  }
}
