import DispatchTrace

/// Finds what the waits of a stuck trace amount to: cycles, chains that lead to a dead end, and threads that wait behind either.
struct WaitCycles {
  struct Knot {
    /// In order; the first begins with the waiter whose wait came last in a cycle, so that it reads as it happened.
    var edges: [WaitForEdge]
    var deadEnd: DeadEnd?
    /// Threads that wait for one of the knot without being part of it.
    var victims: [ThreadID] = []
    var isCycle: Bool { deadEnd == nil }
  }

  private let graph: WaitForGraph
  private var known: [WaitNode: (edges: [WaitForEdge], deadEnd: DeadEnd?)] = [:]
  private var owner: [WaitNode: Int] = [:]
  private(set) var knots: [Knot] = []

  init(_ graph: WaitForGraph) {
    self.graph = graph
    let threads = graph.state.stuckThreads
    // While something still moves, whoever is to signal may yet do it.
    for allowsGuesses in graph.isDeadlocked ? [false, true] : [false] {
      for thread in threads where owner[.thread(thread)] == nil {
        if let cycle = shortestCycle(through: .thread(thread), allowsGuesses) { add(cycle, of: thread) }
      }
      joinVictims(threads, allowsGuesses)
    }
    guard graph.isDeadlocked else { return }
    for thread in threads where owner[.thread(thread)] == nil { addChain(from: thread) }
  }

  private mutating func edges(_ node: WaitNode) -> (edges: [WaitForEdge], deadEnd: DeadEnd?) {
    if let found = known[node] { return found }
    let found = graph.edges(of: node)
    known[node] = found
    return found
  }

  /// A cycle that shares a node with one that is known already is the same knot.
  private mutating func add(_ cycle: [WaitForEdge], of thread: ThreadID) {
    // Whoever has a place and waits for one more is in the way of the others who do.
    if cycle.count == 1, let knot = knots.firstIndex(where: { isShared(cycle[0], with: $0.edges) }) {
      owner[.thread(thread)] = knot
      return knots[knot].edges.append(cycle[0])
    }
    // There is one pool: who needs a worker of it waits for the same reason.
    if cycle.contains(where: { $0.from == .pool }), let knot = knots.firstIndex(where: { $0.edges.contains { $0.from == .pool } })
    {
      owner[.thread(thread)] = knot
      return knots[knot].victims.append(thread)
    }
    if let knot = cycle.compactMap({ owner[$0.to] }).first {
      owner[.thread(thread)] = knot
      return knots[knot].victims.append(thread)
    }
    for edge in cycle where edge.from != .pool { owner[edge.from] = knots.count }
    knots.append(Knot(edges: cycle))
  }

  private func isShared(_ edge: WaitForEdge, with edges: [WaitForEdge]) -> Bool {
    guard case .took(let semaphore) = edge.kind, (graph.state.semaphore(semaphore)?.initialValue ?? 0) > 1 else { return false }
    return edges.allSatisfy { $0.kind == edge.kind && $0.from == $0.to }
  }

  /// Breadth first, so the shortest; nil when no path leads back.
  private mutating func shortestCycle(through start: WaitNode, _ allowsGuesses: Bool) -> [WaitForEdge]? {
    var path = [start]
    var cameBy: [WaitNode: WaitForEdge] = [:]
    var next = 0
    while next < path.count {
      let node = path[next]
      next += 1
      for edge in edges(node).edges where allowsGuesses || !edge.isGuess {
        if edge.to == start { return trail(to: node, cameBy, start) + [edge] }
        if cameBy[edge.to] == nil {
          cameBy[edge.to] = edge
          path.append(edge.to)
        }
      }
    }
    return nil
  }

  private func trail(to node: WaitNode, _ cameBy: [WaitNode: WaitForEdge], _ start: WaitNode) -> [WaitForEdge] {
    var edges: [WaitForEdge] = []
    var node = node
    while node != start, let edge = cameBy[node] {
      edges.append(edge)
      node = edge.from
    }
    return edges.reversed()
  }

  /// Threads from which a path leads to a knot wait for it.
  private mutating func joinVictims(_ threads: [ThreadID], _ allowsGuesses: Bool) {
    if knots.isEmpty { return }
    for thread in threads where owner[.thread(thread)] == nil {
      guard let knot = knot(reachedFrom: .thread(thread), allowsGuesses) else { continue }
      owner[.thread(thread)] = knot
      knots[knot].victims.append(thread)
    }
  }

  private mutating func knot(reachedFrom start: WaitNode, _ allowsGuesses: Bool) -> Int? {
    var path = [start]
    var seen: Set<WaitNode> = [start]
    var next = 0
    while next < path.count {
      let node = path[next]
      next += 1
      for edge in edges(node).edges where allowsGuesses || !edge.isGuess {
        if let knot = owner[edge.to] { return knot }
        if seen.insert(edge.to).inserted { path.append(edge.to) }
      }
    }
    return nil
  }

  /// Follows the first edges from a thread to where nobody is in the way any more, but nothing moves.
  private mutating func addChain(from thread: ThreadID) {
    var chain: [WaitForEdge] = []
    var node = WaitNode.thread(thread)
    var seen: Set<WaitNode> = [node]
    while let edge = edges(node).edges.first(where: { !$0.isGuess && !seen.contains($0.to) }) {
      if let knot = owner[edge.to] {
        owner[.thread(thread)] = knot
        return knots[knot].victims.append(thread)
      }
      chain.append(edge)
      seen.insert(edge.to)
      node = edge.to
    }
    let deadEnd = edges(node).deadEnd ?? lastResort(node, thread)
    if let knot = knots.firstIndex(where: { $0.deadEnd == deadEnd }) {
      owner[.thread(thread)] = knot
      return knots[knot].victims.append(thread)
    }
    owner[.thread(thread)] = knots.count
    knots.append(Knot(edges: chain, deadEnd: deadEnd))
    for edge in chain where edge.to != .pool { owner[edge.to] = knots.count - 1 }
  }

  /// Only guesses lead on: nobody signals, nobody leaves.
  private func lastResort(_ node: WaitNode, _ thread: ThreadID) -> DeadEnd {
    guard case .thread(let last) = node, let reason = graph.state.wait(of: last)?.reason else { return .unknown(thread) }
    switch reason {
    case .semaphore(let semaphore): return .neverSignalled(semaphore)
    case .group(let group): return .neverLeft(group)
    case .sync, .syncOnMainThread, .workItem, .apply, .once, .lock, .runLoop: return .unknown(last)
    }
  }
}
