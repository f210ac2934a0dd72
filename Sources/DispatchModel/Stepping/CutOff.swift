import DispatchTrace

// What an end of the process cuts off.
extension Simulation {
  /// Whoever stands before what is taken has come to wait for it by the time the process ends: those waits are seen, as in a run whose
  /// steps nobody chooses.
  mutating func beginWaitsThatLast() {
    guard let stepping, outcome == nil, !isFrozen else { return }
    let (last, acting) = (actor, stepping.acting)
    for thread in threads.ids where threads[thread].activity == .ready {
      guard let step = stepping.operation(of: thread), !mayGoOn(step.operation, thread, stepping) else { continue }
      // It may stand still because its text is not the one that is asked for.
      if case .print = step.operation { continue }
      stepping.acting = strand(of: thread, stepping)
      stepping.setOperation(nil, of: thread)
      actor = .thread(thread, at: step.position)
      apply(step.operation)
    }
    (actor, stepping.acting) = (last, acting)
  }
}
