import DispatchTrace

/// The circles in which things are taken, each thing in one of them at most. Nearly linear in the number of edges.
struct LockOrderCycles {
  typealias Node = LockOrderAnalysis.Node
  typealias Edge = LockOrderAnalysis.Edge

  /// In the order of their first edges.
  private(set) var all: [[Edge]] = []
  /// So many searches for a shortest circle are made at most: each may look at all edges of a knot.
  private static let mostSearches = 256

  /// So many steps are taken to find those of a circle who can meet; then it is told, whoever they are.
  private static let mostSteps = 20_000

  /// By number of the node, in order of first appearance: its edges, the first of each pair.
  private var outgoing: [[Edge]] = []
  private var numbers: [Node: Int] = [:]
  /// Everybody who made the edge of a pair.
  private var everybody: [LockOrderEdges.Pair: [Edge]] = [:]
  private var steps = 0

  /// `edges` by pair, each in order.
  init(_ edges: [[Edge]], _ index: TraceIndex, places: @escaping (Node) -> Int) {
    let firsts = edges.compactMap(\.first)
    for edge in firsts {
      let from = number(edge.from)
      _ = number(edge.to)
      outgoing[from].append(edge)
    }
    let knots = Self.knots(outgoing.map { $0.map { numbers[$0.to, default: 0] } })
    let knotted = edges.filter { edges in edges.first.map { isWithin(knots, $0) } ?? false }
    if knotted.isEmpty { return }
    for edges in knotted { everybody[LockOrderEdges.Pair(from: edges[0].from, to: edges[0].to)] = edges }
    let meetings = LockOrderMeetings(knotted, index, places: places)
    var isDone = Array(repeating: false, count: outgoing.count)
    var searches = 0
    for edge in firsts where searches < Self.mostSearches {
      if isDone[numbers[edge.from, default: 0]] || !isWithin(knots, edge) { continue }
      searches += 1
      guard let shortest = shortestCycle(from: edge, knots), let cycle = possible(shortest, knots, meetings) else { continue }
      for edge in cycle { isDone[numbers[edge.from, default: 0]] = true }
      all.append(cycle)
    }
  }

  private func isWithin(_ knots: [Int], _ edge: Edge) -> Bool {
    knots[numbers[edge.from, default: 0]] == knots[numbers[edge.to, default: 0]]
  }

  private mutating func number(_ node: Node) -> Int {
    if let known = numbers[node] { return known }
    numbers[node] = outgoing.count
    outgoing.append([])
    return outgoing.count - 1
  }

  /// Those of the circle, or of another that begins as it does, who can all meet; nil when nobody can. The circle itself when it takes too long
  /// to find out.
  private mutating func possible(_ shortest: [Edge], _ knots: [Int], _ meetings: LockOrderMeetings) -> [Edge]? {
    guard let first = shortest.first else { return nil }
    var path: [Edge] = []
    if close(&path, along: shortest[...], meetings) { return path }
    for edge in makers(of: first) where close(&path, adding: edge, backTo: first.from, knots, meetings) { return path }
    return steps > Self.mostSteps ? shortest : nil
  }

  private func makers(of edge: Edge) -> [Edge] { everybody[LockOrderEdges.Pair(from: edge.from, to: edge.to), default: []] }

  /// With somebody for each edge of the circle.
  private mutating func close(_ path: inout [Edge], along rest: ArraySlice<Edge>, _ meetings: LockOrderMeetings) -> Bool {
    guard let next = rest.first else { return true }
    for edge in makers(of: next) {
      steps += 1
      if steps > Self.mostSteps { return false }
      guard meetings.canJoin(path, edge) else { continue }
      path.append(edge)
      if close(&path, along: rest.dropFirst(), meetings) { return true }
      path.removeLast()
    }
    return false
  }

  /// Depth first, back to `start`. Leaves `path` as it was when there is no way.
  private mutating func close(
    _ path: inout [Edge], adding edge: Edge, backTo start: Node, _ knots: [Int], _ meetings: LockOrderMeetings
  ) -> Bool {
    steps += 1
    guard steps <= Self.mostSteps, meetings.canJoin(path, edge) else { return false }
    path.append(edge)
    if edge.to == start { return true }
    for next in outgoing[numbers[edge.to, default: 0]]
    where isWithin(knots, next) && !path.contains(where: { $0.from == next.to && next.to != start }) {
      for other in makers(of: next) where close(&path, adding: other, backTo: start, knots, meetings) { return true }
    }
    path.removeLast()
    return false
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
