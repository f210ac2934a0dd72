import DispatchTrace

// What somebody takes who has it already, and what several take in a circle.
extension DeadlockWords {
  /// Who waits is himself in the way.
  func isItself(_ edge: WaitForEdge) -> Bool { edge.from == edge.to }

  func own(_ edge: WaitForEdge) -> CodeAhead.Own? {
    guard case .thread(let thread) = edge.from else { return nil }
    return state.own(of: thread)
  }

  /// Code that has taken it, and would give it back, calls the code that waits for it.
  func isHeldAround(_ edge: WaitForEdge) -> Bool {
    guard isItself(edge), own(edge)?.isHolder == true else { return false }
    switch edge.kind {
    case .lock, .took: return true
    case .holds, .ahead, .mainThread, .member, .wouldLeave, .wouldSignal, .workItem, .iteration, .once, .worker: return false
    }
  }

  /// Those who have a place of a semaphore for several and wait for one more, each in the way of the one before.
  func ring(_ edges: [WaitForEdge]) -> [WaitForEdge] {
    guard edges.count > 1, isFull(edges), edges.allSatisfy(isItself) else { return edges }
    return edges.indices.map { position in
      var edge = edges[position]
      let next = edges[(position + 1) % edges.count]
      (edge.to, edge.holder) = (next.to, next.holder)
      return edge
    }
  }

  /// All places of one semaphore are taken, and those of the circle wait for one more.
  func isFull(_ edges: [WaitForEdge]) -> Bool {
    guard let first = edges.first, case .took(let semaphore) = first.kind, let count = places(semaphore), count > 1 else {
      return false
    }
    return edges.allSatisfy { $0.kind == first.kind }
  }

  /// Of a semaphore or a lock that the waiter has himself.
  func ownRemedies(_ edge: WaitForEdge) -> [String] {
    let isLock = if case .lock = edge.kind { true } else { false }
    let resource = it(resource(edge))
    if isHeldAround(edge) {
      if isReadWrite(edge) { return ["unlock \(resource) before it is taken again", "make the call after the unlock"] }
      return isLock
        ? ["make the call after the unlock", "split off what the call does under the lock", "use a recursive lock"]
        : ["make the call after the signal", "split off what the call does while \(resource) is taken"]
    }
    if hasEnded(edge) {
      return [
        isLock
          ? "unlock \(resource) where it is taken: defer { … unlock() }" : "give it back where it is taken: defer { … signal() }"
      ]
    }
    if isLock {
      let again = "unlock it on every path before it is taken again"
      return state.index.trace.ahead == nil
        ? [again, "make the call after the unlock, if it is taken again inside a call"] : [again]
    }
    return ["signal \(resource) on every path before it is taken again"]
  }

  func isReadWrite(_ edge: WaitForEdge) -> Bool {
    guard case .took(let semaphore) = edge.kind else { return false }
    return state.index.kind(of: semaphore) == .readWriteLock
  }

  /// How many can have it at a time; nil where that is no number of places.
  func places(_ semaphore: SemaphoreID) -> Int32? {
    guard state.index.kind(of: semaphore) == .semaphore, let known = state.semaphore(semaphore) else { return nil }
    return known.initialValue > 0 ? known.initialValue : nil
  }

  /// Each who waits needs what the next one has. All but one of them keep an order that begins with what that one needs.
  func orderRemedy(_ edges: [WaitForEdge]) -> String? {
    if isSameCode(edges) {
      return "the same lines take them for all: let something fixed, such as an id, say which of them comes first"
    }
    let names = edges.map(resource)
    let isTold = Set(names).count == names.count
    if edges.count == 2, !isTold { return nil }
    guard isTold, edges.count <= 5 else { return "always take them in the same order" }
    let last = edges.indices.last { isBestGivenUp(edges, $0) } ?? edges.count - 1
    let order = names[last...] + names[..<last]
    guard let first = order.first, let held = order.last else { return nil }
    if edges.count == 2 {
      guard isBestGivenUp(edges, last) else { return "always take \(first) before \(held)" }
      guard case .took = edges[last].kind, case .lock = edges[1 - last].kind else {
        return "do not wait for \(first) while \(held) is held"
      }
      return "let \(name(edges[last].from)) wait for \(first) before it takes \(held)"
    }
    return
      "always take them in this order: \(order.joined(separator: ", ")); so \(name(edges[last].from)) must take \(first) before \(held)"
  }

  /// All have taken what they have in one line, and wait in one line.
  private func isSameCode(_ edges: [WaitForEdge]) -> Bool {
    let places = edges.map { edge -> (waits: SourcePosition?, took: SourcePosition?) in
      guard case .thread(let thread) = edge.from else { return (nil, nil) }
      return (state.wait(of: thread)?.position, hold(edge)?.position)
    }
    guard let first = places.first, let waits = first.waits, let took = first.took, waits.isKnown, took.isKnown else {
      return false
    }
    return places.allSatisfy { $0.waits == waits && $0.took == took }
  }

  /// Who waits with a lock for a semaphore or a queue can take the lock later: the other one, who would signal, or is on that queue,
  /// cannot take the lock sooner.
  private func isBestGivenUp(_ edges: [WaitForEdge], _ position: Int) -> Bool {
    let before = edges[(position + edges.count - 1) % edges.count]
    switch (edges[position].kind, before.kind) {
    case (.took, .lock), (.holds, .lock), (.took, .holds): return true
    case (.took, _), (.holds, _), (.lock, _), (.ahead, _), (.mainThread, _), (.member, _), (.wouldLeave, _), (.wouldSignal, _),
      (.workItem, _), (.iteration, _), (.once, _), (.worker, _):
      return false
    }
  }
}
