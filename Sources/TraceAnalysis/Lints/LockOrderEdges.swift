import DispatchTrace

/// Who took what while it held what: by what is held and what is taken, everybody who did.
struct LockOrderEdges {
  typealias Node = LockOrderAnalysis.Node
  typealias Edge = LockOrderAnalysis.Edge

  /// So many are told apart of each pair; all further ones are one crowd.
  private static let mostOfPair = 32

  struct Pair: Hashable {
    var from: Node
    var to: Node
  }

  /// In the order of their first edges.
  private var byPair: [[Edge]] = []
  private var places: [Pair: Int] = [:]

  mutating func add(_ edge: Edge) {
    let pair = Pair(from: edge.from, to: edge.to)
    guard let place = places[pair] else {
      places[pair] = byPair.count
      return byPair.append([edge])
    }
    let alike = byPair[place].firstIndex { $0.item == edge.item && $0.thread == edge.thread && $0.held == edge.held }
    if let alike {
      byPair[place][alike].since = min(byPair[place][alike].since, edge.since)
      byPair[place][alike].event = edge.event
    } else if byPair[place].count < Self.mostOfPair {
      byPair[place].append(edge)
      if byPair[place].count == Self.mostOfPair { byPair[place][Self.mostOfPair - 1].isCrowd = true }
    }
  }

  /// Those of what counts as a lock, which is what one can hold at a time: by pair, in the order of their first edges.
  func all(places: (Node) -> Int?) -> [[Edge]] {
    byPair.compactMap { edges in
      guard let first = edges.first, places(first.from) == 1, places(first.to) == 1 else { return nil }
      return edges.map { edge in
        var edge = edge
        edge.gates = edge.held.filter { (places($0) ?? 1) > 1 }
        edge.held = edge.held.filter { places($0) == 1 }
        return edge
      }
    }
  }
}

/// Which of those who take locks in a circle can meet: be in the middle of it at the same time.
struct LockOrderMeetings {
  typealias Node = LockOrderAnalysis.Node
  typealias Edge = LockOrderAnalysis.Edge

  private let order: CertainOrder
  private let places: (Node) -> Int

  init(_ edges: [[Edge]], _ index: TraceIndex, places: @escaping (Node) -> Int) {
    self.places = places
    order = CertainOrder(index, marks: Set(edges.flatMap { $0.flatMap { [$0.since, $0.event] } }))
  }

  /// Whether one more can be where all those of the path are, who can meet: each of them it can meet, and there is a place for it behind
  /// every gate.
  func canJoin(_ path: [Edge], _ edge: Edge) -> Bool {
    guard path.allSatisfy({ canMeet($0, edge) }) else { return false }
    if edge.isCrowd { return true }
    return edge.gates.allSatisfy { gate in
      path.count(where: { !$0.isCrowd && $0.gates.contains(gate) }) < places(gate)
    }
  }

  /// False where it is certain that they cannot.
  private func canMeet(_ one: Edge, _ other: Edge) -> Bool {
    if one.thread == .main && other.thread == .main { return false }
    if one.isCrowd || other.isCrowd { return true }
    if !one.held.isDisjoint(with: other.held) { return false }
    if order.isOneStrand(one.event, other.event) { return false }
    return !order.isBefore(one.event, other.since) && !order.isBefore(other.event, one.since)
  }
}
