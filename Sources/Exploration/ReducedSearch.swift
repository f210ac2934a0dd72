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
  package var hasChosenReading = false
  /// All orders are covered.
  package var isComplete = false
  package var end = SearchEnd.stopped

  package init() {}
}

/// Why a search has ended.
package enum SearchEnd: String, Hashable, Sendable {
  /// There is nothing left to try.
  case finished
  /// It was told that it has seen enough.
  case decided
  /// So many executions were led.
  case bound
  /// It was asked to.
  case stopped
  /// More matters than its piece was cut out for.
  case unprepared
  /// The program did not repeat what it did: its piece does not begin as it did when it was cut out.
  case unfit
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
  @exclusivity(unchecked) private(set) var tree = SearchTree()
  private let led: LedExecution
  private let order: PartialOrder
  /// Whose steps every execution begins with.
  private let beginning: [StrandID]
  /// The same, with what others try in their place.
  private let piece: SearchPiece?
  /// Steps that are not given are taken by chance.
  @exclusivity(unchecked) private var random: SplitMix64?
  @exclusivity(unchecked) private var isUnfit = false
  // Room for turning races round.
  @exclusivity(unchecked) private var firsts: ContiguousArray<(strand: StrandID, step: Int)> = []
  @exclusivity(unchecked) private var initials: ContiguousArray<StrandID> = []

  package convenience init(_ program: ExploredProgram) {
    self.init(program, StrandNumbers(), after: [])
  }

  /// With what is known already; only of `piece`, if there is one.
  package init(_ program: ExploredProgram, knowing knowledge: SearchKnowledge, piece: SearchPiece? = nil) {
    self.program = program
    self.program.interest = knowledge.applied(to: program.interest)
    self.piece = piece
    numbers = StrandNumbers()
    beginning = []
    led = LedExecution(program, numbers)
    order = PartialOrder(numbers)
    tree.floor = piece?.steps.count ?? 0
    for pair in knowledge.pairs {
      if let one = numbers.strand(at: pair[0]), let other = numbers.strand(at: pair[1]) { _ = blocks.learn(one, other) }
    }
    admitOutput()
  }

  /// Only of the orders that begin with the steps of `beginning`, strands as `numbers` numbers them.
  init(_ program: ExploredProgram, _ numbers: StrandNumbers, after beginning: [StrandID]) {
    self.program = program
    self.numbers = numbers
    self.beginning = beginning
    piece = nil
    led = LedExecution(program, numbers)
    order = PartialOrder(numbers)
    tree.floor = beginning.count
    admitOutput()
  }

  private func admitOutput() {
    if program.interest.output != nil { order.races.admits = { [led] text, count in led.admits(text, after: count) } }
  }

  /// The execution that is being visited.
  var visited: Execution { led.execution }

  /// Step `first` of it is step `second` or happens before it.
  func isBefore(_ first: Int, _ second: Int) -> Bool { order.isBeforeInTurn(first, second, led.execution) }

  /// Calls `visit` for each execution until it answers false, or all orders are covered.
  package func run(_ bounds: SearchBounds = SearchBounds(), _ visit: (Execution) -> Bool) -> SearchSummary {
    while true {
      if summary.executions >= bounds.mostExecutions { return summary(.bound) }
      if bounds.shouldStop() { return summary(.stopped) }
      let isFirst = tree.count == 0
      let known = max(tree.count - 1, 0)
      execute(known)
      if isUnfit { return summary(.unfit) }
      if led.execution.isTooLong, bounds.shouldStop() { return summary(.stopped) }
      if needsAnotherLook(led.execution, from: known) {
        // Where a piece begins depends on what is of interest.
        if piece != nil { return summary(.unprepared) }
        restart()
        continue
      }
      if learn(from: isFirst ? 0 : known) && !isFirst {
        restart()
        continue
      }
      if led.execution.isTooLong { summary.tooLong += 1 }
      if led.execution.hasScarceCores { summary.hasScarceCores = true }
      if led.execution.hasChosenReading { summary.hasChosenReading = true }
      if led.execution.isCut {
        summary.redundant += 1
      } else if !led.execution.isTooLong {
        summary.executions += 1
        if !visit(led.execution) { return summary(.decided) }
      }
      if !tree.backtrack() {
        summary.isComplete = summary.tooLong == 0 && !summary.hasScarceCores
        return summary(.finished)
      }
    }
  }

  private func summary(_ end: SearchEnd) -> SearchSummary {
    summary.end = end
    return summary
  }

  /// Strands by their paths.
  package func strands(_ paths: [String]) -> [StrandID] { paths.compactMap { numbers.strand(at: $0) } }

  /// About how much has been covered: 0 to 1.
  package var share: Double { tree.share }

  /// What was given to it and what it has learnt.
  package var knowledge: SearchKnowledge {
    var knowledge = SearchKnowledge()
    knowledge.pairs = blocks.paths(numbers)
    knowledge.traits = program.interest.traits
    knowledge.keepsAll = !tree.missed.isEmpty
    return knowledge
  }

  // MARK: Samples

  /// What executions with chance choices show of the steps that are given to a piece.
  struct Sample {
    /// What can come next, by itself first, without what others cover.
    var next: [StepKey] = []
    /// What should be tried in place of a given step, and is not.
    var missed: [(depth: Int, key: StepKey)] = []
    /// The last given step ends the program.
    var isEndedEarly = false
    var isUnfit = false
  }

  /// Leads `count` executions, the same for the same `seed`.
  func sample(_ count: Int, seed: UInt64) -> Sample {
    var sample = Sample()
    random = SplitMix64(state: seed)
    for number in 0..<count {
      tree.removeAllBelowTheFloor()
      let known = tree.count
      execute(known)
      if isUnfit { sample.isUnfit = true }
      if isUnfit || needsAnotherLook(led.execution, from: number == 0 ? 0 : known) { break }
      if number == 0, tree.count > tree.floor {
        let all = tree.alternatives(at: tree.floor)
        let steps = all.map(\.step)
        for (place, alternative) in all.enumerated() where alternative.step.isEnabled && !alternative.isAsleep {
          sample.next.append(StepKey(place, among: steps, numbers))
        }
      }
      sample.isEndedEarly = led.execution.isEndedEarly && tree.count == tree.floor
      _ = learn(from: number == 0 ? 0 : known)
      if tree.count == tree.floor { break }
    }
    for (depth, place) in tree.missed {
      sample.missed.append((depth, StepKey(place, among: tree.alternatives(at: depth).map(\.step), numbers)))
    }
    return sample
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
      guard descend() else { return led.giveUp(isTooLong: false) }
      takeLast()
    }
  }

  private func descend() -> Bool {
    if tree.count >= tree.floor {
      guard var random else { return tree.descend(led.steps) }
      tree.descend(led.steps, &random)
      self.random = random
      return true
    }
    if let piece {
      isUnfit = !tree.descend(led.steps, as: piece.steps[tree.count], numbers)
      return !isUnfit
    }
    return tree.descend(led.steps, to: beginning[tree.count])
  }

  private func takeLast() {
    tree.carrySleep(blocks)
    led.take(tree.step(at: tree.count - 1))
  }

  /// Ends and delays make more steps worth being seen; then everything begins anew.
  private func needsAnotherLook(_ execution: Execution, from start: Int) -> Bool {
    var traits = program.interest.traits
    if execution.isEndedEarly { traits.insert(.endsEarly) }
    for event in execution.events[min(start, execution.events.count)...] {
      for access in event.footprint.accesses where access.mode == .write {
        if access.object.kind == .time { traits.insert(.isTimed) }
        if access.object.kind == .state { traits.insert(.suspends) }
        if access.object.kind == .output { traits.insert(.holdsOutput) }
      }
    }
    if execution.hasLeftTooOften { traits.insert(.leavesTooOften) }
    if execution.hasFrozen { traits.insert(.freezes) }
    if execution.hasServedLoop { traits.insert(.servesLoop) }
    if traits == program.interest.traits { return false }
    program.interest.traits = traits
    return true
  }

  // MARK: Learning

  /// Nothing is proved where an execution has no end. What its beginning shows leads to other orders; the whole of it would take more than
  /// the square of its steps.
  private static let learntOfTooLong = 200

  /// Adds the alternatives that the execution shows to be needed. True when a pair of blocks was learnt.
  private func learn(from start: Int) -> Bool {
    var hasLearnt = false
    let execution = led.execution
    let search = RaceSearch(execution: execution, order: order)
    while true {
      order.follow(execution, blocks, racesFrom: start, atMost: execution.isTooLong ? Self.learntOfTooLong : .max)
      if !execution.isTooLong { search.findStuckRaces(blocks) }
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
