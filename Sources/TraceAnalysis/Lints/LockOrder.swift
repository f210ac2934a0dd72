package import DispatchTrace

/// Queues or locks were entered in both orders in this run: it went well, but with another timing it is a deadlock (X-53).
///
/// As libdispatch's own checker does it, over the lowest queue of each hierarchy; locks take part, and so do longer circles.
package struct LockOrderAnalysis: Analysis {
  enum Node: Hashable {
    case queue(QueueID)
    case lock(LockID)
  }

  struct Edge {
    var from: Node
    var to: Node
    var thread: ThreadID
    /// Who held the first when it took the second, and where it did.
    var item: ItemID?
    var position: SourcePosition
    var instant: Instant
  }

  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    var collector = LockOrderCollector(index: index)
    collector.collect()
    let edges = collector.edges
    var reported: Set<Node> = []
    var findings: [Finding] = []
    for edge in edges where !reported.contains(edge.from) {
      guard let cycle = shortestCycle(from: edge, edges), isPossible(cycle) else { continue }
      for edge in cycle { reported.insert(edge.from) }
      findings.append(finding(cycle, index))
    }
    return findings
  }

  /// One thread alone cannot wait for itself this way.
  private func isPossible(_ cycle: [Edge]) -> Bool {
    !cycle.allSatisfy { $0.thread == ThreadID(0) }
  }

  private func shortestCycle(from first: Edge, _ edges: [Edge]) -> [Edge]? {
    var paths: [[Edge]] = [[first]]
    var seen: Set<Node> = [first.to]
    var next = 0
    while next < paths.count {
      let path = paths[next]
      next += 1
      for edge in edges where edge.from == path[path.count - 1].to {
        if edge.to == first.from { return path + [edge] }
        if seen.insert(edge.to).inserted { paths.append(path + [edge]) }
      }
    }
    return nil
  }

  private func finding(_ cycle: [Edge], _ index: TraceIndex) -> Finding {
    let names = cycle.map { name($0.from, index) }
    let notes = cycle.map { edge in
      let who = index.describe(edge.item, on: edge.thread)
      return Finding.Note("\(who) holds \(name(edge.from, index)) and takes \(name(edge.to, index)) here", at: edge.position)
    }
    let message =
      cycle.count == 2
      ? "\(names[0]) and \(names[1]) are taken in both orders: it went well this time, but it can deadlock"
      : "\(names.joined(separator: ", ")) are taken in a circle: it went well this time, but it can deadlock"
    return Finding(
      .warning, .lockOrder, message, at: cycle[cycle.count - 1].position, notes: notes, instant: cycle.map(\.instant).max(),
      remedies: ["always take \(names[0]) before \(names[1])", "make one of the calls async"])
  }

  private func name(_ node: Node, _ index: TraceIndex) -> String {
    switch node {
    case .queue(let queue): index.name(of: queue)
    case .lock(let lock): index.name(of: lock)
    }
  }
}

/// Walks the events and notes, for everything that was taken exclusively, what its thread held exclusively already.
private struct LockOrderCollector {
  typealias Node = LockOrderAnalysis.Node

  let index: TraceIndex
  private(set) var edges: [LockOrderAnalysis.Edge] = []
  private var known: Set<Pair> = []
  private var stacks: [[Held]]

  struct Held {
    var node: Node?
    var item: ItemID?
  }

  struct Pair: Hashable {
    var from: Node
    var to: Node
  }

  init(index: TraceIndex) {
    self.index = index
    stacks = Array(repeating: [], count: index.threads.count)
  }

  mutating func collect() {
    for event in index.trace.events {
      let thread = event.thread.offset
      switch event.kind {
      case .started(let item, let queue):
        let node = exclusiveQueue(item, queue)
        // A block that starts with others beneath it was called by sync.
        if let node, !stacks[thread].isEmpty { note(node, event) }
        stacks[thread].append(Held(node: node, item: item))
      case .ended(let item):
        if let depth = stacks[thread].lastIndex(where: { $0.item == item }) { stacks[thread].remove(at: depth) }
      case .lockTaken(let lock):
        note(.lock(lock), event)
        stacks[thread].append(Held(node: .lock(lock), item: nil))
      case .lockReleased(let lock):
        if let depth = stacks[thread].lastIndex(where: { $0.node == .lock(lock) }) { stacks[thread].remove(at: depth) }
      default: break
      }
    }
  }

  private mutating func note(_ node: Node, _ event: TraceEvent) {
    let stack = stacks[event.thread.offset]
    for held in stack {
      guard let from = held.node, from != node, known.insert(Pair(from: from, to: node)).inserted else { continue }
      let item = stack.last { $0.item != nil }?.item
      edges.append(
        LockOrderAnalysis.Edge(
          from: from, to: node, thread: event.thread, item: item, position: event.position, instant: event.instant))
    }
  }

  /// The lowest serial queue of the hierarchy, or the queue itself for a barrier; nil for a reader.
  private func exclusiveQueue(_ item: ItemID, _ queue: QueueID) -> Node? {
    var lowest: QueueID?
    var seen: [QueueID] = []
    var next: QueueID? = queue
    while let level = next, index.queues[level.offset].kind != .global, !seen.contains(level) {
      seen.append(level)
      let kind = index.queues[level.offset].kind
      if kind == .serial || kind == .main || (level == queue && index.items[item.offset].isBarrier) { lowest = level }
      next = index.queues[level.offset].target
    }
    return lowest.map(Node.queue)
  }
}
