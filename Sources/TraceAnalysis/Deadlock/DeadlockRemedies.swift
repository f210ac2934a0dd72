import DispatchTrace

// What would mend it.
extension DeadlockWords {
  /// `print` has standard output while it asks a value for its description.
  static let describeFirst = #"make the text before it is printed: print("\(value)")"#

  private static let notOnMain = "do not wait on the main thread: let the last block report with async"

  func remedies(_ knot: WaitCycles.Knot) -> [String] {
    if let source = idleSources(knot).first { return ["call resume() of \(state.index.name(of: source))"] }
    if let deadEnd = knot.deadEnd { return remedies(deadEnd) }
    if knot.edges.contains(where: isPrinting) { return [Self.describeFirst] }
    var remedies: [String] = []
    let calls = knot.edges.indices.filter { syncItem(knot.edges[$0].from) != nil }.map(FindingText.letter)
    if !calls.isEmpty {
      let which = knot.edges.count == 1 ? "the call" : calls.joined(separator: " or ")
      remedies.append("make \(which) async, if \(knot.edges.count == 1 ? "its" : "the") result is not needed")
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
    case .holds(let queue, _):
      return queueRemedies(queue, edge, edges)
        + (queue == .main && edges.contains { syncItem($0.from) == nil } ? [Self.notOnMain] : [])
    case .ahead(let queue):
      return callersQueue(edge.from).map { ["do not call \(name(queue)).sync from within a block of \(name($0))"] } ?? []
    case .mainThread: return [Self.notOnMain]
    case .member, .wouldLeave: return ["use notify instead of wait"]
    case .wouldSignal(let semaphore): return signalRemedies(semaphore, edge, edges)
    case .took, .lock:
      if isFull(edges) {
        return ["give the place back before waiting for another", "let what is done within one place need none of its own"]
      }
      if isItself(edge) { return ownRemedies(edge) }
      guard edges.allSatisfy(isTaking) else { return ["release \(resource(edge)) before waiting for \(awaited(edge, edges))"] }
      return orderRemedy(edges).map { [$0] } ?? []
    case .workItem: return ["use notify instead of wait"]
    case .iteration: return ["do not wait in an iteration for what the caller holds"]
    case .once(let once): return ["let \(name(once)) need nothing that waits for its own end"]
    case .worker where edges.contains { callersQueue($0.from).map(state.index.isCooperativePool) ?? false }:
      return ["let tasks await what they wait for: one that blocks its thread keeps it from all others"]
    case .worker:
      return ["do not block workers: go on in a notify or an async block", "use one serial queue for the work that waits"]
    }
  }

  /// Whether the operation has begun is not in the trace, but where none has.
  private func operationRemedies() -> [String] {
    var remedies: [String] = []
    if !heldOperations().isEmpty {
      remedies.append("let the suspended queue go on, if it is there or waits for what is: isSuspended = false")
    }
    if hasAnythingRun {
      let say = "that it is finished: didChangeValue(forKey: \"isFinished\")"
      remedies.append("if it has begun, let it say on every path, also that of an error, \(say)")
    }
    let start = "no dependencies in a circle, no suspended queue, no queue whose places are taken by those who wait for it"
    return remedies + ["\(remedies.isEmpty ? "let" : "if it has not begun, let") it start: \(start)"]
  }

  private func signalRemedies(_ semaphore: SemaphoreID, _ edge: WaitForEdge, _ edges: [WaitForEdge]) -> [String] {
    if state.index.kind(of: semaphore) == .operation {
      let instead = "use a completionBlock, or an operation that depends on it, instead of waiting"
      // A wait without a name is one of Foundation's own: a notification that is delivered on a queue.
      if semaphore.offset >= state.index.semaphores.count || state.index.semaphores[semaphore.offset].ownName == nil { return [] }
      return isItself(edge)
        ? [instead, "if it has run, let it say that it is finished: didChangeValue(forKey: \"isFinished\")"] : [instead]
    }
    if isItself(edge) { return ["do not wait for it there: the same code signals it later", "let other code signal it"] }
    // Who signals needs what the waiter has taken: that is told to let it go.
    if let next = edges.first(where: { $0.from == edge.to }), isTaking(next) {
      if let item = pendingItem(edge.to) { return ["submit \(name(.item(item))) to another queue"] }
      guard case .holds(let queue, _) = next.kind else { return [] }
      return ["do not wait for \(name(semaphore)) within \(name(queue))"]
    }
    if edges.contains(where: { if case .worker = $0.kind { true } else { false } }) { return [] }
    if let item = pendingItem(edge.to) {
      return state.index.items[item.offset].position.isKnown ? ["submit \(name(.item(item))) to another queue"] : []
    }
    if state.index.kind(of: semaphore) == .condition, edges.allSatisfy(isSignalling) {
      return ["wake all who wait: broadcast() instead of signal()", "give each kind of waiter a condition of its own"]
    }
    return ["signal before waiting"] + (edges.allSatisfy(isSignalling) ? ["let one of them begin at 1"] : [])
  }

  /// It needs what another has taken.
  func isTaking(_ edge: WaitForEdge) -> Bool {
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

  private func remedies(_ deadEnd: DeadEnd) -> [String] {
    switch deadEnd {
    case .suspended(let queue): ["call \(name(queue)).resume()"]
    case .inactive(let queue): ["call \(name(queue)).activate()"]
    case .targetCycle(let queue): ["give one of the targets of \(name(queue)) another target"]
    case .neverSignalled(let semaphore) where state.index.kind(of: semaphore) == .operation:
      operationRemedies()
    case .neverSignalled(let semaphore) where state.index.kind(of: semaphore) == .readWriteLock:
      ["unlock it on every path: defer { … unlock }"]
    case .neverSignalled(let semaphore) where state.index.kind(of: semaphore) == .conditionLock:
      ["let somebody unlock it so on every path: unlock(withCondition:)", "wait with a limit: lock(whenCondition:before:)"]
    case .neverSignalled(let semaphore) where state.index.kind(of: semaphore) == .condition:
      [
        "wait in a loop that looks whether there is a reason to: while !ready { … wait() }", "broadcast where several wait",
        "wait with a timeout",
      ]
    case .neverSignalled(let semaphore) where state.index.kind(of: semaphore) == .emptyPipe:
      [
        "write into it on every path",
        "close every descriptor for writing when nothing more comes: a read answers 0 then",
      ]
    case .neverSignalled(let semaphore) where state.index.kind(of: semaphore) == .fullPipe:
      ["let another thread read while it is written: a pipe holds 65,536 bytes"]
    case .neverSignalled(let semaphore):
      ["\(state.index.kind(of: semaphore).release.verb) \(it(name(semaphore))) on every path", "wait with a timeout"]
    case .neverLeft(let group): [state.index.leaveOnEveryPath(group), "wait with a timeout"]
    case .neverSubmitted(let workItem): ["submit \(it(name(workItem))) or call its perform()", "wait with a timeout"]
    case .neverUnlocked(let lock): ["unlock \(it(name(lock))) on every path: defer { lock.unlock() }"]
    case .unknown: []
    }
  }
}
