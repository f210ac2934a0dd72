package import DispatchTrace

/// Threads that wait for each other, or for something that never comes: who waits for what, held by whom, since when, and what
/// would end it. One finding for each cycle and for each dead end (S-11, S-13, S-14, G-10, M-06, W-07, O-02, N-01, P-05, §11).
package struct DeadlockAnalysis: CourseAnalysis {
  package init() {}

  package func follower(_ index: TraceIndex) -> (any CourseFollower)? {
    // Whoever waits at the end of a run that has completed is idle.
    index.trace.outcome == .completed ? nil : StuckState.openWaits(index).map { Follower(index: index, waits: $0) }
  }

  /// Only the last state counts.
  private struct Follower: CourseFollower {
    let index: TraceIndex
    let waits: [Int?]

    func see(_ event: TraceEvent, at offset: Int, _ change: TraceReplay.Change, _ replay: TraceReplay) {}

    func findings(at end: TraceReplay) -> [Finding] {
      let graph = WaitForGraph(state: StuckState(index, waits: waits, at: end))
      let words = DeadlockWords(graph: graph)
      return WaitCycles(graph).knots.map { knot in words.finding(for: knot) }
    }
  }
}

extension DeadlockWords {
  func finding(for knot: WaitCycles.Knot) -> Finding {
    let edges = knot.isCycle ? ring(inOrderOfHappening(knot.edges)) : knot.edges
    var ordered = knot
    ordered.edges = edges
    let close = closing(ordered)
    return Finding(
      .error, .deadlock, headline(ordered), at: close?.position ?? .none, notes: notes(ordered),
      instant: close?.moment.instant, edges: edges.map(waitEdge), isCycle: knot.isCycle, remedies: remedies(ordered))
  }

  /// When a node began to be stuck, and where.
  private func beginning(of node: WaitNode) -> (moment: TraceIndex.Moment, position: SourcePosition)? {
    switch node {
    case .thread(let thread): state.wait(of: thread).map { ($0.began, $0.position) }
    case .item(let item):
      state.index.items[item.offset].submitted.map { ($0, state.index.items[item.offset].position) }
    case .pool: nil
    }
  }

  /// The event that closed the cycle, or began the oldest wait of a chain.
  private func closing(_ knot: WaitCycles.Knot) -> (moment: TraceIndex.Moment, position: SourcePosition)? {
    if knot.isCycle {
      let beginnings = knot.edges.compactMap { beginning(of: $0.from) }
      let closing = beginnings.max { $0.moment < $1.moment }
      // What the library hands over has no place in the text.
      let told = beginnings.filter(\.position.isKnown).max { $0.moment < $1.moment }
      return closing.map { ($0.moment, told?.position ?? .none) }
    }
    if let first = knot.edges.last ?? knot.edges.first { return beginning(of: first.to) ?? beginning(of: first.from) }
    return knot.lonelyThread(in: graph).flatMap { beginning(of: .thread($0)) }
  }

  /// A cycle has no beginning: it is told from the wait that came first.
  private func inOrderOfHappening(_ edges: [WaitForEdge]) -> [WaitForEdge] {
    let starts = edges.indices.filter { if case .thread = edges[$0].from { true } else { false } }
    let first = starts.min { left, right in
      (beginning(of: edges[left].from)?.moment.event ?? .max) < (beginning(of: edges[right].from)?.moment.event ?? .max)
    }
    guard let first else { return edges }
    return Array(edges[first...] + edges[..<first])
  }

  private func waitEdge(_ edge: WaitForEdge) -> Finding.WaitEdge {
    let holderThread: ThreadID? = if case .thread(let thread) = edge.to { thread } else { nil }
    let beginning = beginning(of: edge.from)
    var waiter = holderThread ?? ThreadID(0)
    var waiterItem: ItemID?
    switch edge.from {
    case .thread(let thread):
      waiter = thread
      waiterItem = state.wait(of: thread)?.item
    case .item(let item):
      waiter = state.index.items[item.offset].submitter ?? waiter
      waiterItem = item
    case .pool: break
    }
    return Finding.WaitEdge(
      waiter: waiter, waiterItem: waiterItem, resource: resource(edge), queue: queue(edge), holder: holderThread,
      holderItem: edge.holder, sentence: sentence(edge), position: beginning?.position ?? .none)
  }
}
