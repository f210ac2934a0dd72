import DispatchModel

/// Cuts a search into pieces that need nothing of each other.
///
/// Above the frontier it is known beforehand what is tried at each step: whatever some executions with chance choices show to compete
/// with it. That is a guess, which each piece checks: it says when more should have been tried (`SearchKnowledge.keepsAll`), and then
/// everything is that can be. The pieces depend on the program and on what is known only, never on who searches them.
package struct Frontier {
  /// In the order of a depth-first search.
  package private(set) var pieces: [SearchPiece] = []
  /// What was given, and what was learnt on the way.
  package private(set) var knowledge: SearchKnowledge
  /// The program did not repeat what it did.
  package private(set) var isUnfit = false
  package private(set) var isStopped = false

  private var program: ExploredProgram
  private let samples: Int
  private var nodes: [Node] = []

  private struct Node {
    var parent: Int
    /// Place in the parent's `wanted`.
    var place: Int
    var depth: Int
    var wanted: [StepKey] = []
    /// Places in `wanted` whose step ends the program.
    var ending: [Int] = []
    /// A node for each of `wanted`, once it is no leaf.
    var children: [Int] = []
    var isExpanded = false
  }

  /// Pieces begin with that many steps at most.
  private static let mostSteps = 200

  /// Some `count` pieces, fewer where there is not as much to try. Each step that is tried above them is judged by `samples` executions.
  /// Asks `shouldStop` from time to time.
  package init(
    _ program: ExploredProgram, knowing knowledge: SearchKnowledge, count: Int, samples: Int, shouldStop: () -> Bool = { false }
  ) {
    self.program = program
    self.samples = samples
    self.program.isRecorded = false
    self.knowledge = knowledge
    while !isStopped && !isUnfit && !cut(into: count, shouldStop) {}
    if !isUnfit && !isStopped { addPieces(below: 0, share: 1) }
  }

  /// False when something was learnt: then it begins anew.
  private mutating func cut(into count: Int, _ shouldStop: () -> Bool) -> Bool {
    nodes = []
    guard add(parent: -1, place: 0, depth: 0) else { return isUnfit }
    var leaves = 1
    var next = 0
    while next < nodes.count, leaves < count {
      if shouldStop() {
        isStopped = true
        return true
      }
      let node = next
      next += 1
      if nodes[node].wanted.isEmpty || nodes[node].depth >= Self.mostSteps { continue }
      leaves -= 1
      nodes[node].isExpanded = true
      var unfinished = [node]
      // What comes to be wanted above it needs its children, too.
      while let parent = unfinished.popLast() {
        while nodes[parent].children.count < nodes[parent].wanted.count {
          let place = nodes[parent].children.count
          nodes[parent].children.append(nodes.count)
          guard add(parent: parent, place: place, depth: nodes[parent].depth + 1) else { return isUnfit }
          leaves += 1
        }
        if nodes[parent].parent >= 0 { unfinished.append(nodes[parent].parent) }
      }
    }
    return true
  }

  /// A leaf, and what is to be tried in place of the steps that lead to it. False when something was learnt.
  private mutating func add(parent: Int, place: Int, depth: Int) -> Bool {
    let number = nodes.count
    nodes.append(Node(parent: parent, place: place, depth: depth))
    let search = ReducedSearch(program, knowing: knowledge, piece: SearchPiece(steps: steps(to: number), share: 0))
    let sample = search.sample(depth == 0 ? 10 * samples : samples, seed: UInt64(number) + 1)
    isUnfit = sample.isUnfit
    var learnt = search.knowledge
    learnt.keepsAll = knowledge.keepsAll
    if isUnfit || learnt != knowledge {
      knowledge = learnt
      return false
    }
    nodes[number].wanted = knowledge.keepsAll ? sample.next : Array(sample.next.prefix(1))
    if sample.isEndedEarly, parent >= 0 { nodes[parent].ending.append(place) }
    for (depth, key) in sample.missed {
      let ancestor = self.ancestor(of: number, at: depth)
      if !nodes[ancestor].wanted.contains(key) { nodes[ancestor].wanted.append(key) }
    }
    return true
  }

  private func ancestor(of node: Int, at depth: Int) -> Int {
    var node = node
    while nodes[node].depth > depth { node = nodes[node].parent }
    return node
  }

  private func steps(to node: Int) -> [GivenStep] {
    var steps: [GivenStep] = []
    var node = node
    while nodes[node].parent >= 0 {
      let (parent, place) = (nodes[node].parent, nodes[node].place)
      steps.append(GivenStep(wanted: nodes[parent].wanted, chosen: place, ending: nodes[parent].ending))
      node = parent
    }
    return steps.reversed()
  }

  private mutating func addPieces(below node: Int, share: Double) {
    if !nodes[node].isExpanded { return pieces.append(SearchPiece(steps: steps(to: node), share: share)) }
    for child in nodes[node].children { addPieces(below: child, share: share / Double(nodes[node].children.count)) }
  }
}
