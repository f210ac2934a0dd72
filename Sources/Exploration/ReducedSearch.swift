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
///
/// Executions share their beginnings: what was worked out for one is kept for the next, which only repeats the steps.
package final class ReducedSearch {
  @exclusivity(unchecked) package private(set) var program: ExploredProgram
  package let numbers: StrandNumbers
  @exclusivity(unchecked) package private(set) var summary = SearchSummary()
  @exclusivity(unchecked) private var blocks = BlockOrder()
  @exclusivity(unchecked) private var tree = SearchTree()
  private let led: LedExecution
  private let order: PartialOrder
  /// Whose steps every execution begins with.
  private let beginning: [StrandID]
  // Room for turning races round.
  @exclusivity(unchecked) private var firsts: ContiguousArray<(strand: StrandID, step: Int)> = []
  @exclusivity(unchecked) private var initials: ContiguousArray<StrandID> = []

  package convenience init(_ program: ExploredProgram) {
    self.init(program, StrandNumbers(), after: [])
  }

  /// Only of the orders that begin with the steps of `beginning`, strands as `numbers` numbers them.
  init(_ program: ExploredProgram, _ numbers: StrandNumbers, after beginning: [StrandID]) {
    self.program = program
    self.numbers = numbers
    self.beginning = beginning
    led = LedExecution(program, numbers)
    order = PartialOrder(numbers)
    tree.floor = beginning.count
    if program.interest.output != nil { order.races.admits = { [led] text, count in led.admits(text, after: count) } }
  }

  /// Calls `visit` for each execution until it answers false, or all orders are covered.
  package func run(_ bounds: SearchBounds = SearchBounds(), _ visit: (Execution) -> Bool) -> SearchSummary {
    while true {
      if summary.executions >= bounds.mostExecutions || bounds.shouldStop() { return summary }
      let isFirst = tree.count == 0
      let known = max(tree.count - 1, 0)
      execute(known)
      if needsAnotherLook(led.execution, from: known) {
        restart()
        continue
      }
      if learn(from: isFirst ? 0 : known) && !isFirst {
        restart()
        continue
      }
      if led.execution.isTooLong { summary.tooLong += 1 }
      if led.execution.hasScarceCores { summary.hasScarceCores = true }
      if led.execution.isCut {
        summary.redundant += 1
      } else if !led.execution.isTooLong {
        summary.executions += 1
        if !visit(led.execution) { return summary }
      }
      if !tree.backtrack() {
        summary.isComplete = summary.tooLong == 0 && !summary.hasScarceCores
        return summary
      }
    }
  }

  private func restart() {
    tree.removeAll()
    summary.restarts += 1
    summary.executions = 0
    summary.redundant = 0
  }

  /// One execution: the first `known` steps of the last one, then what the tree says next, then always the first that is open.
  private func execute(_ known: Int) {
    order.removeAll(from: known == 0 ? -1 : known, led.execution)
    led.restart(program.interest, taking: tree.step, count: known)
    if tree.count > known { takeLast() }
    while true {
      let canGoOn = led.look()
      if !led.execution.isEndedEarly { tree.wantWhatVanished(now: led.steps) }
      guard canGoOn else { return led.conclude() }
      if led.hasTooManySteps { return led.giveUp(isTooLong: true) }
      let canDescend = tree.count < beginning.count ? tree.descend(led.steps, to: beginning[tree.count]) : tree.descend(led.steps)
      guard canDescend else { return led.giveUp(isTooLong: false) }
      takeLast()
    }
  }

  private func takeLast() {
    tree.carrySleep(blocks)
    led.take(tree.step(at: tree.count - 1))
  }

  /// Ends and delays make more steps worth being seen; then everything begins anew.
  private func needsAnotherLook(_ execution: Execution, from start: Int) -> Bool {
    var interest = program.interest
    if execution.isEndedEarly { interest.endsEarly = true }
    for event in execution.events[min(start, execution.events.count)...] {
      for access in event.footprint.accesses where access.mode == .write {
        if access.object.kind == .time { interest.isTimed = true }
        if access.object.kind == .state { interest.suspends = true }
      }
    }
    if execution.hasLeftTooOften { interest.leavesTooOften = true }
    let isNew =
      interest.endsEarly != program.interest.endsEarly || interest.isTimed != program.interest.isTimed
      || interest.suspends != program.interest.suspends || interest.leavesTooOften != program.interest.leavesTooOften
    if isNew { program.interest = interest }
    return isNew
  }

  // MARK: Learning

  /// Adds the alternatives that the execution shows to be needed. True when a pair of blocks was learnt.
  private func learn(from start: Int) -> Bool {
    var hasLearnt = false
    let execution = led.execution
    let search = RaceSearch(execution: execution, order: order)
    while true {
      order.follow(execution, blocks, racesFrom: start)
      search.findStuckRaces(blocks)
      var isNew = false
      func learn(_ one: StrandID, _ other: StrandID) { if blocks.learn(one, other) { isNew = true } }
      for race in order.races.found { search.learnWhatIsInTheWay(of: race, learn) }
      if !execution.isCut && !execution.isTooLong { search.learnWhatIsLeftBehind(learn) }
      guard isNew else { break }
      hasLearnt = true
      order.removeAll(from: -1, execution)
    }
    for race in order.races.found {
      search.findInitials(of: race, &firsts, &initials)
      tree.want(oneOf: initials, race.strand, at: race.first)
    }
    if execution.isEndedEarly { tree.wantAllBeforeTheEnd() }
    return hasLearnt
  }
}
