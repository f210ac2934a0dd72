import DispatchTrace

// What else belongs to the finding: places worth seeing, and what would mend it.
extension DeadlockWords {
  func notes(_ knot: WaitCycles.Knot) -> [Finding.Note] {
    let index = state.index
    var notes: [Finding.Note] = []
    switch knot.deadEnd {
    case .suspended(let queue):
      notes.append(Finding.Note("\(name(queue)) was suspended here", at: state.replay.queues[queue.offset].suspended))
    case .inactive(let queue), .targetCycle(let queue):
      notes.append(Finding.Note("\(name(queue)) was made here", at: index.queues[queue.offset].position))
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
      takenEarlier(knot)
      + idleSources(knot).map { source in
        Finding.Note(
          "\(state.index.name(of: source)) was made here and never resumed: its handler did not run", at: position(source))
      }
    for thread in knot.victims.prefix(5) {
      guard let wait = state.wait(of: thread) else { continue }
      notes.append(Finding.Note("\(name(thread)) waits here for the same reason", at: wait.position))
    }
    if knot.victims.count > 5 { notes.append(Finding.Note("and so do \(knot.victims.count - 5) other threads")) }
    return notes
  }

  /// Where locks that somebody has were taken, if that is not where he waits: in circles, by who waits himself, and by finished blocks.
  private func takenEarlier(_ knot: WaitCycles.Knot) -> [Finding.Note] {
    let edges = knot.edges.count == 1 || knot.edges.allSatisfy(isTaking) ? knot.edges.prefix(4) : []
    return edges.compactMap { edge in
      guard case .lock(let lock) = edge.kind, let hold = state.holder(of: lock) else { return nil }
      let words = knot.edges.count == 1 ? "and not unlocked since" : "by \(holder(edge))"
      return Finding.Note("\(name(lock)) was taken here, \(words)", at: hold.position)
    }
  }

  /// Sources that nobody has resumed, where somebody waits for a signal or a leave that no code is left to make.
  private func idleSources(_ knot: WaitCycles.Knot) -> ArraySlice<SourceID> {
    switch knot.deadEnd {
    case .neverSignalled, .neverLeft: state.idleSources.prefix(3)
    case .suspended, .inactive, .targetCycle, .neverSubmitted, .neverUnlocked, .unknown, nil: []
    }
  }

  private func position(_ source: SourceID) -> SourcePosition { state.index.sources[source.offset].position }

  /// Whatever was handed over has ended: no operation waits for its turn in vain.
  private var hasEverythingRun: Bool {
    let items = state.index.items
    return !items.isEmpty && items.allSatisfy { $0.ended != nil || $0.skipped != nil }
  }

  private func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    default: "\(count) times"
    }
  }

  /// `print` has standard output while it asks a value for its description.
  static let describeFirst = #"make the text before it is printed: print("\(value)")"#

  func remedies(_ knot: WaitCycles.Knot) -> [String] {
    if let source = idleSources(knot).first { return ["call resume() of \(state.index.name(of: source))"] }
    if let deadEnd = knot.deadEnd { return remedies(deadEnd) }
    if knot.edges.contains(where: isPrinting) { return [Self.describeFirst] }
    var remedies: [String] = []
    let calls = knot.edges.indices.filter { syncItem(knot.edges[$0].from) != nil }.map(FindingText.letter)
    if !calls.isEmpty {
      remedies.append(knot.edges.count == 1 ? "make the call async" : "make \(calls.joined(separator: " or ")) async")
    }
    for edge in knot.edges {
      for remedy in self.remedies(edge, knot.edges) where !remedies.contains(remedy) { remedies.append(remedy) }
    }
    return remedies
  }

  /// It needs standard output, which a `print` has while it asks for a description.
  private func isPrinting(_ edge: WaitForEdge) -> Bool {
    if case .lock(let lock) = edge.kind { state.index.isStandardOutput(lock) } else { false }
  }

  private func remedies(_ edge: WaitForEdge, _ edges: [WaitForEdge]) -> [String] {
    switch edge.kind {
    case .holds(let queue, _): return queueRemedies(queue, edge, edges)
    case .ahead(let queue):
      return callersQueue(edge.from).map { ["do not call \(name(queue)).sync from within a block of \(name($0))"] } ?? []
    case .mainThread: return ["do not wait on the main thread: let the last block report with async"]
    case .member, .wouldLeave: return ["use notify instead of wait"]
    case .wouldSignal:
      if let item = pendingItem(edge.to) { return ["submit \(name(.item(item))) to another queue"] }
      return ["signal before waiting"] + (edges.allSatisfy(isSignalling) ? ["let one of them begin at 1"] : [])
    case .took where edges.count == 1 && hasEnded(edge): return ["give it back where it is taken: defer { … signal() }"]
    case .lock(let lock) where edges.count == 1 && hasEnded(edge):
      return ["unlock \(it(name(lock))) where it is taken: defer { … unlock() }"]
    case .lock where edges.count == 1: return ["unlock it on every path before it is taken again: defer { … unlock() }"]
    case .took where edges.count == 1: return ["release it before taking it again"]
    case .took, .lock:
      guard edges.allSatisfy(isTaking) else { return ["release \(resource(edge)) before waiting for \(awaited(edge, edges))"] }
      return orderRemedy(edges).map { [$0] } ?? []
    case .workItem: return ["use notify instead of wait"]
    case .iteration: return ["do not wait in an iteration for what the caller holds"]
    case .once(let once): return ["let \(name(once)) need nothing that waits for its own end"]
    case .worker:
      return ["do not block workers: go on in a notify or an async block", "use one serial queue for the work that waits"]
    }
  }

  /// It needs what another has taken.
  private func isTaking(_ edge: WaitForEdge) -> Bool {
    switch edge.kind {
    case .holds, .ahead, .took, .lock: true
    case .mainThread, .member, .wouldLeave, .wouldSignal, .workItem, .iteration, .once, .worker: false
    }
  }

  private func isSignalling(_ edge: WaitForEdge) -> Bool {
    guard case .wouldSignal(let semaphore) = edge.kind else { return false }
    return state.index.kind(of: semaphore) == .semaphore
  }

  /// What the holder of what `edge` needs waits for itself.
  private func awaited(_ edge: WaitForEdge, _ edges: [WaitForEdge]) -> String {
    edges.first { $0.from == edge.to }.map(resource) ?? "others"
  }

  /// Of the block in which a thread waits.
  private func callersQueue(_ node: WaitNode) -> QueueID? {
    guard case .thread(let thread) = node, let item = state.wait(of: thread)?.item else { return nil }
    return state.index.items[item.offset].queue
  }

  private func pendingItem(_ node: WaitNode) -> ItemID? {
    if case .item(let item) = node { item } else { nil }
  }

  private func queueRemedies(_ queue: QueueID, _ edge: WaitForEdge, _ edges: [WaitForEdge]) -> [String] {
    if isBarrier(edge, on: queue) {
      return edges.count == 1 ? ["leave \(name(queue)) before asking for the barrier"] : []
    }
    let queues = edges.compactMap { if case .holds(let queue, _) = $0.kind { queue } else { nil } }
    guard queues.count == edges.count, edges.count > 1, Set(queues).count > 1 else { return [] }
    return [edges.count == 2 ? "let both blocks use one queue" : "let all of them use one queue"]
      + (orderRemedy(edges).map { [$0] } ?? [])
  }

  /// In a cycle of two the second waiter needs what the first one has: so that comes first.
  private func orderRemedy(_ edges: [WaitForEdge]) -> String? {
    guard edges.count == 2 else { return "always take them in the same order" }
    let (first, second) = (resource(edges[1]), resource(edges[0]))
    return first == second ? nil : "always take \(first) before \(second)"
  }

  private func remedies(_ deadEnd: DeadEnd) -> [String] {
    switch deadEnd {
    case .suspended(let queue): ["call \(name(queue)).resume()"]
    case .inactive(let queue): ["call \(name(queue)).activate()"]
    case .targetCycle(let queue): ["give one of the targets of \(name(queue)) another target"]
    case .neverSignalled(let semaphore) where state.index.kind(of: semaphore) == .operation:
      hasEverythingRun
        ? ["let it say that it is finished: didChangeValue(forKey: \"isFinished\")"]
        : [
          "let it start: no dependencies in a circle, no suspended queue, no queue whose places are taken by those who wait for it"
        ]
    case .neverSignalled(let semaphore) where state.index.kind(of: semaphore) == .readWriteLock:
      ["unlock it on every path", "unlock it before asking to write: whoever reads is in his own way"]
    case .neverSignalled(let semaphore) where state.index.kind(of: semaphore) == .condition:
      [
        "wait in a loop that looks whether there is a reason to: while !ready { … wait() }", "broadcast where several wait",
        "wait with a timeout",
      ]
    case .neverSignalled(let semaphore):
      ["\(state.index.kind(of: semaphore).release.verb) \(it(name(semaphore))) on every path", "wait with a timeout"]
    case .neverLeft(let group): [state.index.leaveOnEveryPath(group), "wait with a timeout"]
    case .neverSubmitted(let workItem): ["submit \(it(name(workItem))) or call its perform()", "wait with a timeout"]
    case .neverUnlocked(let lock): ["unlock \(it(name(lock))) on every path: defer { lock.unlock() }"]
    case .unknown: []
    }
  }
}
