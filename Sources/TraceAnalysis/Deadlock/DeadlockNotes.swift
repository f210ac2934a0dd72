import DispatchTrace

// What else belongs to the finding: places worth seeing.
extension DeadlockWords {
  func notes(_ knot: WaitCycles.Knot) -> [Finding.Note] {
    let index = state.index
    var notes: [Finding.Note] = []
    switch knot.deadEnd {
    case .suspended(let queue):
      notes.append(Finding.Note("\(name(queue)) was suspended here", at: state.replay.queues[queue.offset].suspended))
    case .inactive(let queue), .targetCycle(let queue):
      notes.append(Finding.Note("\(name(queue)) was made here", at: index.queues[queue.offset].position))
    case .neverSignalled(let semaphore) where index.kind(of: semaphore) == .operation:
      notes += heldOperations()
    case .neverSignalled(let semaphore) where index.kind(of: semaphore) == .semaphore:
      let counts = state.semaphore(semaphore)
      let history =
        "it began at \(counts?.initialValue ?? 0), was signalled \(times(counts?.signalCount ?? 0)) "
        + "and taken \(times(counts?.takeCount ?? 0))"
      let position = semaphore.offset < index.semaphores.count ? index.semaphores[semaphore.offset].position : .none
      notes.append(Finding.Note("\(name(semaphore)) was made here; \(history)", at: position))
    case .neverLeft(let group):
      for enter in state.unansweredEnters(of: group).prefix(5) {
        notes.append(Finding.Note("no leave() answers this enter()", at: enter.position))
      }
    case .neverSubmitted(let workItem) where workItem.offset < index.workItems.count:
      notes.append(Finding.Note("\(name(workItem)) was made here", at: index.workItems[workItem.offset].position))
    case .neverSignalled, .neverUnlocked, .neverSubmitted, .unknown, nil: break
    }
    notes +=
      takenEarlier(knot) + ownNotes(knot)
      + idleSources(knot).map { source in
        Finding.Note(
          "\(state.index.name(of: source)) was made here and never resumed: its handler did not run", at: position(source))
      }
    for thread in knot.victims.prefix(5) {
      guard let wait = state.wait(of: thread) else { continue }
      notes.append(Finding.Note("\(name(thread)) waits here for the same reason", at: wait.position))
    }
    if knot.victims.count > 5 { notes.append(Finding.Note("and so do \(knot.victims.count - 5) other threads")) }
    if let test = index.testCase(before: index.trace.events.count) { notes.append(Finding.Note("in the test case \(test)")) }
    return notes
  }

  /// Where locks that somebody has were taken, if that is not where he waits: in circles, by who waits himself, and by finished blocks.
  private func takenEarlier(_ knot: WaitCycles.Knot) -> [Finding.Note] {
    let edges = knot.edges.count == 1 || knot.edges.allSatisfy(isTaking) ? knot.edges.prefix(4) : []
    return edges.flatMap { edge -> [Finding.Note] in
      guard let hold = hold(edge) else { return [] }
      let isSignalled = if case .took = edge.kind { true } else { false }
      let words = isItself(edge) ? "and not \(isSignalled ? "signalled" : "unlocked") since" : "by \(holder(edge))"
      return [Finding.Note("\(resource(edge)) was taken here, \(words)", at: hold.position)]
    }
  }

  func hold(_ edge: WaitForEdge) -> TraceReplay.Hold? {
    switch edge.kind {
    case .lock(let lock): return state.holder(of: lock)
    case .took(let semaphore):
      guard case .thread(let thread) = edge.to else { return nil }
      let takers = state.semaphore(semaphore)?.takers ?? []
      return takers.last { $0.thread == thread && $0.item == edge.holder } ?? takers.last { $0.thread == thread }
    case .holds, .ahead, .mainThread, .member, .wouldLeave, .wouldSignal, .workItem, .iteration, .once, .worker: return nil
    }
  }

  /// Where the thread calls the code that waits, and where it would give what it waits for.
  private func ownNotes(_ knot: WaitCycles.Knot) -> [Finding.Note] {
    guard knot.edges.count == 1, isItself(knot.edges[0]), let own = own(knot.edges[0]) else { return [] }
    let resource = resource(knot.edges[0])
    if isHeldAround(knot.edges[0]) {
      return [Finding.Note("\(resource) is held here, around the call that waits for it", at: own.call)]
    }
    guard case .wouldSignal(let semaphore) = knot.edges[0].kind, state.index.kind(of: semaphore) == .semaphore else { return [] }
    return [Finding.Note("\(resource) would be signalled here, after the wait", at: own.release)]
  }

  /// Queues of operations that are suspended at the end.
  func heldOperations() -> [Finding.Note] {
    state.index.suspendedOperationQueues.prefix(3).map { held in
      Finding.Note("the operation queue \(name(held.queue)) is suspended at least since here", at: held.position)
    }
  }

  /// Sources that nobody has resumed, where somebody waits for a signal or a leave that no code is left to make.
  func idleSources(_ knot: WaitCycles.Knot) -> ArraySlice<SourceID> {
    switch knot.deadEnd {
    case .neverSignalled, .neverLeft: state.idleSources.prefix(3)
    case .suspended, .inactive, .targetCycle, .neverSubmitted, .neverUnlocked, .unknown, nil: []
    }
  }

  func position(_ source: SourceID) -> SourcePosition { state.index.sources[source.offset].position }

  /// A block has ended, which may have been one of an operation.
  var hasAnythingRun: Bool { state.index.items.contains { $0.ended != nil } }

  private func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    default: "\(count) times"
    }
  }
}
