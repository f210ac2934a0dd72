package import DispatchModel
package import DispatchTrace

/// The simplest execution that shows what another has shown.
package struct ShortestExecution {
  package var execution: Execution
  package var schedule: Schedule
  /// No execution with fewer departures shows it.
  package var isProved: Bool
  /// The first step from which no good end is found.
  package var pointOfNoReturn: PointOfNoReturn?

  package struct PointOfNoReturn {
    package var step: Schedule.Step
    package var position: SourcePosition
  }
}

/// Looks for executions with the fewest departures from first-in-first-out, then the fewest blocks, that show what a search has found.
package struct Shrinker {
  private let program: ExploredProgram
  private let scheduled: ScheduledExecution
  /// What the search has to show again.
  private let shows: (Execution) -> Bool
  /// Executions that may be tried.
  package var budget = 3000
  /// Executions for each question whether an end can still be good.
  package var endBudget = 2000
  /// Asked before each execution; true gives what was found so far.
  package var shouldStop: () -> Bool = { false }

  /// `program` with the interest that the search came to, or with `interest`.
  package init(_ search: ReducedSearch, asking interest: StepInterest? = nil, shows: @escaping (Execution) -> Bool) {
    var program = search.program
    program.interest = interest ?? program.interest
    self.program = program
    scheduled = ScheduledExecution(program, search.numbers, asking: program.interest)
    self.shows = shows
  }

  /// What is known to show it.
  package enum Witness {
    /// The strands whose steps the search took.
    case steps([StrandID])
    case schedule(Schedule)
  }

  /// Nil when `witness` cannot be shown again.
  package func shortest(like witness: Witness, findsNoReturn: Bool) -> ShortestExecution? {
    var found = breadthFirst()
    if found.schedule == nil {
      let longer: Schedule? =
        switch witness {
        case .steps(let strands): repeated(strands)
        case .schedule(let schedule): withoutNeedless(schedule)
        }
      found = (longer, false)
    }
    guard let schedule = found.schedule, let execution = try? scheduled.follow(schedule), shows(execution) else { return nil }
    var shortest = ShortestExecution(execution: execution, schedule: schedule, isProved: found.isProved)
    if findsNoReturn { shortest.pointOfNoReturn = pointOfNoReturn() }
    return shortest
  }

  // MARK: Fewest departures first

  private struct Node {
    /// What it departs from: a node with one departure less.
    var parent: Int
    var step: Int
    var place: Int
  }

  private func breadthFirst() -> (schedule: Schedule?, isProved: Bool) {
    var nodes = [Node(parent: -1, step: -1, place: 0)]
    var level = 0..<1
    var tried = 0
    while !level.isEmpty {
      var best: (schedule: Schedule, blocks: Int)?
      for node in level {
        if tried == budget || shouldStop() { return (best?.schedule, best != nil) }
        tried += 1
        let execution = run(node, &nodes, adds: best == nil)
        if execution.isTooLong || execution.isCut || !shows(execution) { continue }
        let schedule = scheduled.schedule
        let blocks = Set(schedule.departures.flatMap { [$0.next, $0.after?.strand ?? $0.next] }).count
        if best.map({ blocks < $0.blocks }) ?? true { best = (schedule, blocks) }
      }
      if let best { return (best.schedule, true) }
      level = level.upperBound..<nodes.count
    }
    return (nil, false)
  }

  /// The execution with the departures of `node`. Appends those with one more, where it can make a difference.
  private func run(_ node: Int, _ nodes: inout [Node], adds: Bool) -> Execution {
    var departures: [Node] = []
    var next = node
    while next > 0 {
      departures.append(nodes[next])
      next = nodes[next].parent
    }
    var new: [Node] = []
    let last = departures.first?.step ?? -1
    let execution = scheduled.lead { count, usual in
      if let departure = departures.last, departure.step == count {
        departures.removeLast()
        return departure.place
      }
      if adds, count > last, scheduled.led.isNoticed(scheduled.led.steps[usual], by: scheduled.interest) {
        for place in scheduled.led.steps.indices where place != usual && scheduled.led.steps[place].isEnabled {
          new.append(Node(parent: node, step: count, place: place))
        }
      }
      return usual
    }
    nodes += new
    return execution
  }

  // MARK: From a witness

  /// The witness, step by step, without the departures that it does not need.
  private func repeated(_ witness: [StrandID]) -> Schedule? {
    var left = witness[...]
    let execution = scheduled.lead { _, usual in
      let steps = scheduled.led.steps
      if let silent = steps.indices.first(where: {
        steps[$0].isEnabled && !scheduled.led.isNoticed(steps[$0], by: scheduled.interest)
      }) {
        return silent
      }
      guard let strand = left.popFirst() else { return usual }
      return steps.indices.first { steps[$0].isEnabled && steps[$0].strand == strand }
    }
    guard !execution.isCut, !execution.isTooLong, shows(execution) else { return nil }
    return withoutNeedless(scheduled.schedule)
  }

  /// The shortest beginning of `schedule` that still shows it, without whatever else can be left out, as far as there is time.
  private func withoutNeedless(_ schedule: Schedule) -> Schedule {
    func isEnough(_ schedule: Schedule) -> Bool {
      guard let execution = try? scheduled.follow(schedule), !execution.isTooLong else { return false }
      return shows(execution)
    }
    var shortest = schedule
    for count in schedule.departures.indices where !shouldStop() {
      var beginning = schedule
      beginning.departures.removeLast(schedule.departures.count - count)
      if isEnough(beginning) {
        shortest = beginning
        break
      }
    }
    var index = shortest.departures.count
    while index > 0, !shouldStop() {
      index -= 1
      var shorter = shortest
      shorter.departures.remove(at: index)
      if isEnough(shorter) { (shortest, index) = (shorter, shorter.departures.count) }
    }
    return shortest
  }

  // MARK: The point of no return

  /// Of the execution that was led last.
  private func pointOfNoReturn() -> ShortestExecution.PointOfNoReturn? {
    let noticed = scheduled.taken.filter(\.isNoticed)
    // From the end no good end is found; from the beginning one is, or there is no point.
    var (good, bad) = (0, noticed.count)
    guard bad > 0, hasGoodEnd(after: []) == true else { return nil }
    while bad - good > 1 {
      let middle = (good + bad) / 2
      guard let hasGoodEnd = hasGoodEnd(after: noticed[..<middle].map(\.strand)) else { return nil }
      if hasGoodEnd { good = middle } else { bad = middle }
    }
    let step = noticed[bad - 1]
    return ShortestExecution.PointOfNoReturn(step: scheduled.step(of: step), position: step.position)
  }

  /// Nil when it was not decided.
  private func hasGoodEnd(after beginning: [StrandID]) -> Bool? {
    var bounds = SearchBounds()
    bounds.mostExecutions = endBudget
    bounds.shouldStop = shouldStop
    var isGood = false
    let search = ReducedSearch(program, scheduled.numbers, after: beginning)
    let summary = search.run(bounds) { execution in
      isGood = !shows(execution)
      return !isGood
    }
    return isGood ? true : summary.isComplete && summary.executions > 0 ? false : nil
  }
}
