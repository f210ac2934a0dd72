import DispatchTrace

/// The circles in which things are taken, each thing in one of them at most. Nearly linear in the number of edges.
struct LockOrderCycles {
  typealias Node = LockOrderAnalysis.Node
  typealias Edge = LockOrderAnalysis.Edge

  /// In the order of their first edges.
  private(set) var all: [[Edge]] = []
  /// So many searches for a shortest circle are made at most: each may look at all edges of a knot.
  private static let mostSearches = 256

  /// By number of the node, in order of first appearance: its edges.
  private var outgoing: [[Edge]] = []
  private var numbers: [Node: Int] = [:]

  init(_ edges: [Edge]) {
    for edge in edges {
      let from = number(edge.from)
      _ = number(edge.to)
      outgoing[from].append(edge)
    }
    let knots = Self.knots(outgoing.map { $0.map { numbers[$0.to, default: 0] } })
    var isDone = Array(repeating: false, count: outgoing.count)
    var searches = 0
    for edge in edges where searches < Self.mostSearches {
      let (from, to) = (numbers[edge.from, default: 0], numbers[edge.to, default: 0])
      if isDone[from] || knots[from] != knots[to] { continue }
      searches += 1
      guard let cycle = shortestCycle(from: edge, knots), isPossible(cycle) else { continue }
      for edge in cycle { isDone[numbers[edge.from, default: 0]] = true }
      all.append(cycle)
    }
  }

  private mutating func number(_ node: Node) -> Int {
    if let known = numbers[node] { return known }
    numbers[node] = outgoing.count
    outgoing.append([])
    return outgoing.count - 1
  }

  /// One thread alone cannot wait for itself this way.
  private func isPossible(_ cycle: [Edge]) -> Bool {
    !cycle.allSatisfy { $0.thread == .main }
  }

  /// Breadth first, within the knot.
  private func shortestCycle(from first: Edge, _ knots: [Int]) -> [Edge]? {
    let start = numbers[first.from, default: 0]
    var cameBy: [Int: Edge] = [:]
    var path = [numbers[first.to, default: 0]]
    var next = 0
    while next < path.count {
      let node = path[next]
      next += 1
      for edge in outgoing[node] {
        let to = numbers[edge.to, default: 0]
        if to == start { return [first] + trail(to: node, cameBy, from: path[0]) + [edge] }
        if knots[to] == knots[start], to != path[0], cameBy[to] == nil {
          cameBy[to] = edge
          path.append(to)
        }
      }
    }
    return nil
  }

  private func trail(to node: Int, _ cameBy: [Int: Edge], from start: Int) -> [Edge] {
    var edges: [Edge] = []
    var node = node
    while node != start, let edge = cameBy[node] {
      edges.append(edge)
      node = numbers[edge.from, default: 0]
    }
    return edges.reversed()
  }

  /// Tarjan's algorithm: for each node the number of the knot it belongs to, all of which reach each other.
  private static func knots(_ successors: [[Int]]) -> [Int] {
    var found = Array(repeating: -1, count: successors.count)
    var lowest = found
    var knots = found
    var open: [Int] = []
    var count = 0
    for root in successors.indices where found[root] < 0 {
      var calls = [(node: root, next: 0)]
      while let call = calls.last {
        let node = call.node
        if call.next == 0 {
          (found[node], lowest[node]) = (count, count)
          count += 1
          open.append(node)
        }
        if call.next < successors[node].count {
          calls[calls.count - 1].next += 1
          let to = successors[node][call.next]
          if found[to] < 0 {
            calls.append((to, 0))
          } else if knots[to] < 0 {
            lowest[node] = min(lowest[node], found[to])
          }
          continue
        }
        calls.removeLast()
        if let caller = calls.last?.node { lowest[caller] = min(lowest[caller], lowest[node]) }
        guard lowest[node] == found[node] else { continue }
        while let member = open.popLast() {
          knots[member] = node
          if member == node { break }
        }
      }
    }
    return knots
  }
}
