import DispatchTrace

// The first line of a deadlock finding: each kind has a sentence of its own.
extension DeadlockWords {
  func headline(_ knot: WaitCycles.Knot) -> String {
    if let deadEnd = knot.deadEnd { return headline(deadEnd, knot) }
    if let full = fullHeadline(knot.edges) { return full }
    if knot.edges.count == 1 { return selfHeadline(knot.edges[0]) }
    if let edge = knot.edges.first(where: { if case .worker = $0.kind { $0.from != .pool } else { false } }),
      case .worker(let count) = edge.kind
    {
      return "\(workers(count)) blocked, and nobody is left to run \(queued(edge.from))"
    }
    for (position, edge) in knot.edges.enumerated() {
      let next = knot.edges[(position + 1) % knot.edges.count]
      if let sentence = headline(edge, next) { return sentence }
    }
    return plainHeadline(knot.edges)
  }

  /// The block that needs a worker, and how many more stand in the same queue.
  private func queued(_ node: WaitNode) -> String {
    guard case .item(let item) = node, let queue = state.index.items[item.offset].queue else { return name(node) }
    let more = state.pending[queue.offset].count - 1
    return more > 0 ? "\(name(node)) and \(more) more, for which they wait" : "\(name(node)), for which they wait"
  }

  /// All places of one semaphore are taken by those who wait for one more.
  private func fullHeadline(_ edges: [WaitForEdge]) -> String? {
    guard isFull(edges), case .took(let semaphore) = edges[0].kind, let count = places(semaphore) else { return nil }
    if edges.count == 1 {
      return "\(name(edges[0].from)) has a place of \(name(semaphore)) and waits for one more: all \(count) are taken"
    }
    return "\(edges.map { name($0.from) }.asList) have all \(count) places of \(name(semaphore)), and each waits for one more"
  }

  private func selfHeadline(_ edge: WaitForEdge) -> String {
    let waiter = name(edge.from)
    switch edge.kind {
    case .holds(let queue, _):
      return "\(waiter) wants \(name(queue)) for itself with a barrier, but is itself still in it: it waits for its own end"
    case .workItem(let workItem):
      let isOwnBlock = edge.holder.map { state.index.items[$0.offset].workItem == workItem } ?? false
      let what = isOwnBlock ? "is \(waiter) itself" : "it is performing itself"
      return "\(waiter) waits for \(name(workItem)), which \(what): it waits for its own end"
    case .lock(let lock):
      if isHeldAround(edge) {
        return "\(waiter) takes \(name(lock)) again inside a call made while it holds it: it waits for itself"
      }
      if hasEnded(edge) { return "\(waiter) waits for \(name(lock)), which \(holder(edge)) took and never unlocked" }
      return "\(waiter) takes \(name(lock)) a second time: it waits for itself"
    case .member(let group): return "\(waiter) waits for \(name(group)), of which it is itself a member: it waits for its own end"
    case .took(let semaphore):
      if hasEnded(edge) { return "\(waiter) waits for \(name(semaphore)), which \(holder(edge)) took and never gave back" }
      if isReadWrite(edge) {
        return "\(waiter) waits for \(name(semaphore)), which it holds itself, for reading or writing: it waits for itself"
      }
      if isHeldAround(edge) {
        return "\(waiter) takes \(name(semaphore)) again inside a call made while it has it: it waits for itself"
      }
      return "\(waiter) waits for \(name(semaphore)), which it took itself and has not signalled since"
    case .wouldSignal(let semaphore):
      let verb = state.index.kind(of: semaphore).release.verb
      if state.index.kind(of: semaphore) == .operation {
        return "\(waiter) waits for \(name(semaphore)), which nobody finishes any more, unless \(waiter) ends first"
      }
      return "\(waiter) waits for \(name(semaphore)), which it would \(verb) itself, but only after this wait"
    case .mainThread: return "the main thread waits for a block that only the main thread can run"
    case .once(let once): return "\(waiter) needs \(name(once)), which it is running itself: it waits for its own end"
    case .ahead, .wouldLeave, .iteration, .worker: return "\(waiter) waits for itself"
    }
  }

  /// The headline that one kind of edge decides; `next` says why the one that is waited for does not go on.
  private func headline(_ edge: WaitForEdge, _ next: WaitForEdge) -> String? {
    let waiter = name(edge.from)
    let holder = holder(edge)
    switch edge.kind {
    case .wouldSignal(let semaphore):
      let verb = state.index.kind(of: semaphore).release.verb
      return "\(waiter) waits for \(name(semaphore)), but \(holder), which could \(verb) \(pronoun(semaphore)), \(obstacle(next))"
    case .member(let group), .wouldLeave(let group):
      return "\(waiter) waits for \(name(group)), but \(holder), which has to leave it, \(obstacle(next))"
    case .workItem(let workItem): return "\(waiter) waits for \(name(workItem)), which \(obstacle(next))"
    case .iteration: return "\(waiter) waits for the iterations of its concurrentPerform, one of which \(obstacle(next))"
    case .ahead(let queue):
      guard case .holds = next.kind else { return nil }
      return "\(waiter) waits on \(name(queue)) behind \(holder), which waits for \(self.holder(next)) to end"
    case .holds, .mainThread, .took, .once, .lock, .worker: return nil
    }
  }

  /// After the name of whoever is blocked by `edge`.
  private func obstacle(_ edge: WaitForEdge) -> String {
    switch edge.kind {
    case .holds(let queue, _):
      if case .item = edge.from { return "is queued on \(name(queue)) behind \(holder(edge))" }
      return "waits for \(name(queue)), held by \(holder(edge))"
    case .ahead(let queue): return "is queued on \(name(queue)) behind \(holder(edge))"
    case .mainThread: return "needs the main thread, which waits"
    case .worker(let count): return "needs a worker, but \(workers(count)) blocked"
    case .member, .wouldLeave, .took, .wouldSignal, .workItem, .iteration, .once, .lock:
      return "waits itself for \(resource(edge))"
    }
  }

  private func plainHeadline(_ edges: [WaitForEdge]) -> String {
    let names = edges.map { name($0.from) }
    if edges.count > 2 {
      let shown = names.count > 6 ? names.prefix(5) + ["\(names.count - 5) more"] : names[...]
      let sort = edges.allSatisfy { isBare($0.from) } ? "threads" : "blocks"
      return "\(edges.count) \(sort) wait for each other in a circle: \(shown.asList)"
    }
    let pair = names.joined(separator: " and ")
    switch (edges[0].kind, edges[1].kind) {
    case (.holds(let first, _), .holds(let second, _)) where first != second:
      return
        "\(pair) wait for each other: \(names[0]) has \(name(second)) and needs \(name(first)), \(names[1]) the other way round"
    case (.took(let first), .took(let second)):
      return "\(pair) wait for each other: they took \(name(first)) and \(name(second)) in opposite order"
    case (.lock(let first), .lock(let second)):
      return "\(pair) wait for each other: they took \(name(first)) and \(name(second)) in opposite order"
    case (.once(let first), .once(let second)): return "\(name(first)) and \(name(second)) wait for each other"
    default: return "\(pair) wait for each other, for \(resource(edges[0])) and \(resource(edges[1]))"
    }
  }

  private func headline(_ deadEnd: DeadEnd, _ knot: WaitCycles.Knot) -> String {
    let first = knot.edges.first.map { name($0.from) } ?? knot.lonelyThread(in: graph).map { name($0) } ?? "a thread"
    // A group or an item may be what it asked for.
    let way = knot.edges.first.map { queue($0) == nil ? "\(resource($0)), and so for " : "" } ?? ""
    switch deadEnd {
    case .suspended(let queue): return "\(first) waits for \(way)\(name(queue)), which is suspended and which nobody resumes"
    case .inactive(let queue): return "\(first) waits for \(way)\(name(queue)), which is inactive and which nobody activates"
    case .targetCycle(let queue):
      return "\(first) waits for \(way)\(name(queue)), whose targets lead back to itself: its blocks never run"
    case .neverSignalled(let semaphore) where state.index.kind(of: semaphore) == .conditionLock:
      return "\(first) waits for \(way)\(name(semaphore)), and nobody unlocks it so any more"
    case .neverSignalled(let semaphore):
      return "\(first) waits for \(way)\(name(semaphore)), which nobody \(state.index.kind(of: semaphore).release.verbs) any more"
    case .neverLeft(let group):
      let missing = state.unansweredEnters(of: group).count
      let calls = missing == 1 ? "a leave() is" : "\(missing) leave() calls are"
      return "\(first) waits for \(way)\(name(group)), but " + (missing == 0 ? "nobody leaves it any more" : "\(calls) missing")
    case .neverSubmitted(let workItem): return "\(first) waits for \(way)\(name(workItem)), which was never submitted"
    case .neverUnlocked(let lock): return "\(first) waits for \(way)\(name(lock)), which was never unlocked"
    case .unknown: return "\(first) waits for something that never comes"
    }
  }
}
