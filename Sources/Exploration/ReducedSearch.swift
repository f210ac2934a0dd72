package import DispatchModel

/// How far a search may go.
package struct SearchBounds {
  package var mostExecutions = Int.max
  /// Asked before each execution.
  package var shouldStop: () -> Bool = { false }

  package init() {}
}

/// What a search has covered.
package struct SearchSummary: Equatable, Sendable {
  /// Executions that came to their end: one at least for each class of orders that differ only in what does not matter.
  package var executions = 0
  /// Begun and given up, because what they would show had been seen.
  package var redundant = 0
  /// How often the search began anew because more was found to matter.
  package var restarts = 0
  /// Executions that were given up because they took too many steps.
  package var tooLong = 0
  package var hasScarceCores = false
  /// All orders are covered.
  package var isComplete = false

  package init() {}
}

/// Depth first through all orders that differ in something that matters, each once if possible: source sets with sleep sets (Abdulla,
/// Aronsson, Jonsson and Sagonas: "Source sets: a foundation for optimal dynamic partial order reduction", JACM 2017).
package final class ReducedSearch: StepChooser {
  private struct Node {
    var enabled: [StrandID]
    /// They stand before something that is taken.
    var waiting: [StrandID]
    var sleep: [StrandID]
    var done: [StrandID] = []
    var backtrack: [StrandID]
    var chosen: StrandID
    /// Steps that ended the program: they commute with nothing.
    var ends: [StrandID] = []
  }

  package private(set) var program: ExploredProgram
  package let numbers = StrandNumbers()
  package private(set) var summary = SearchSummary()
  private var order = BlockOrder()
  private var nodes: [Node] = []
  private var depth = 0
  /// What sleeps at the state that has been reached.
  private var sleep: [StrandID] = []
  /// What could be chosen from there last time.
  private var last: [NextStep] = []

  package init(_ program: ExploredProgram) {
    self.program = program
  }

  /// Calls `visit` for each execution until it answers false, or all orders are covered.
  package func run(_ bounds: SearchBounds = SearchBounds(), _ visit: (Execution) -> Bool) -> SearchSummary {
    while true {
      if summary.executions >= bounds.mostExecutions || bounds.shouldStop() { return summary }
      depth = 0
      sleep = []
      let known = max(nodes.count - 1, 0)
      let isFirst = nodes.isEmpty
      let execution = program.execute(numbers, self)
      if needsAnotherLook(execution) {
        restart()
        continue
      }
      if learn(execution, from: isFirst ? 0 : known) && !isFirst {
        restart()
        continue
      }
      if execution.isTooLong { summary.tooLong += 1 }
      if execution.hasScarceCores { summary.hasScarceCores = true }
      if execution.isCut {
        summary.redundant += 1
      } else if !execution.isTooLong {
        summary.executions += 1
        if !visit(execution) { return summary }
      }
      if !backtrack() {
        summary.isComplete = summary.tooLong == 0 && !summary.hasScarceCores
        return summary
      }
    }
  }

  private func restart() {
    nodes = []
    summary.restarts += 1
    summary.executions = 0
    summary.redundant = 0
  }

  /// Ends and delays make more steps worth being seen; then everything begins anew.
  private func needsAnotherLook(_ execution: Execution) -> Bool {
    var interest = program.interest
    if execution.isEndedEarly { interest.endsEarly = true }
    for event in execution.events {
      for access in event.footprint.accesses where access.mode == .write {
        if access.object.kind == .time { interest.isTimed = true }
        if access.object.kind == .state { interest.suspends = true }
      }
    }
    if execution.isEndedEarly, let last = execution.events.last?.footprint.accesses, last.contains(where: { $0.mode == .remove })
    {
      interest.leavesTooOften = true
    }
    let isNew =
      interest.endsEarly != program.interest.endsEarly || interest.isTimed != program.interest.isTimed
      || interest.suspends != program.interest.suspends || interest.leavesTooOften != program.interest.leavesTooOften
    program.interest = interest
    return isNew
  }

  // MARK: Choosing

  func choose(_ steps: [NextStep]) -> Int? {
    if depth == nodes.count {
      let enabled = steps.filter(\.isEnabled).map(\.strand)
      guard let next = enabled.first(where: { !sleep.contains($0) }) else { return nil }
      nodes.append(
        Node(
          enabled: enabled, waiting: steps.filter { !$0.isEnabled }.map(\.strand), sleep: sleep, backtrack: [next], chosen: next))
    }
    let node = nodes[depth]
    guard let index = steps.firstIndex(where: { $0.isEnabled && $0.strand == node.chosen }) else { return nil }
    let taken = steps[index].footprint
    sleep = (node.sleep + node.done.filter { !node.ends.contains($0) }).filter { strand in
      guard strand != node.chosen, let step = steps.first(where: { $0.strand == strand }) else { return false }
      return !step.footprint.isDependent(on: taken, order)
    }
    depth += 1
    last = steps
    return index
  }

  /// What was possible before the last step and is no more depends on it: it must have its turn before it, too.
  func see(_ steps: [NextStep]) {
    guard depth > 0, depth == nodes.count else { return }
    let node = nodes[depth - 1]
    for step in last where step.isEnabled && step.strand != node.chosen && !node.backtrack.contains(step.strand) {
      let now = steps.filter { $0.strand == step.strand }
      if !now.contains(where: { step.isSame(as: $0) }) { nodes[depth - 1].backtrack.append(step.strand) }
    }
  }

  /// The next alternative nearest to the end. False when there is none.
  private func backtrack() -> Bool {
    while var node = nodes.popLast() {
      node.done.append(node.chosen)
      if let next = node.backtrack.first(where: { !node.done.contains($0) && !node.sleep.contains($0) }) {
        node.chosen = next
        nodes.append(node)
        return true
      }
    }
    return false
  }

  // MARK: Learning

  /// Adds the alternatives that the execution shows to be needed. True when a pair of blocks was learnt.
  private func learn(_ execution: Execution, from start: Int) -> Bool {
    var hasLearnt = false
    while true {
      let search = RaceSearch(execution: execution, order: PartialOrder(execution, numbers.count, order))
      let races = search.races(from: start, order)
      var pairs = races.flatMap(search.blocksInTheWay)
      if !execution.isCut && !execution.isTooLong { pairs += search.blocksLeftBehind() }
      var isNew = false
      for pair in pairs where order.learn(pair.0, pair.1) { isNew = true }
      if isNew {
        hasLearnt = true
        continue
      }
      for race in races { turnRound(race, search) }
      if execution.isEndedEarly { turnEndRound() }
      return hasLearnt
    }
  }

  private func turnRound(_ race: Race, _ search: RaceSearch) {
    let initials = search.initials(of: race)
    let node = nodes[race.first]
    if initials.contains(where: { node.backtrack.contains($0) || node.sleep.contains($0) }) { return }
    let possible = initials.filter(node.enabled.contains)
    if possible.contains(race.strand) {
      nodes[race.first].backtrack.append(race.strand)
    } else if let first = possible.first {
      nodes[race.first].backtrack.append(first)
    } else if initials != [race.strand] || !node.waiting.contains(race.strand) {
      for strand in node.enabled where !node.backtrack.contains(strand) { nodes[race.first].backtrack.append(strand) }
    }
  }

  /// The program ended although others could have gone on: each of them may do so first.
  private func turnEndRound() {
    guard let last = nodes.indices.last else { return }
    nodes[last].ends.append(nodes[last].chosen)
    for strand in nodes[last].enabled where !nodes[last].backtrack.contains(strand) { nodes[last].backtrack.append(strand) }
  }
}
