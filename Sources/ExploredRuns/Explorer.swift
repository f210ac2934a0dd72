import DispatchModel
package import DispatchTrace
package import Exploration
package import Runs
package import TraceAnalysis

/// How far an exploration may go.
public struct ExplorationBounds {
  /// Executions for each question; at least 1.
  public var executions = 100_000
  /// Asked before each execution; true gives what was found so far.
  public var shouldStop: () -> Bool = { false }

  /// `executions` below 1 count as 1.
  public init(executions: Int = 100_000, shouldStop: @escaping () -> Bool = { false }) {
    self.executions = max(executions, 1)
    self.shouldStop = shouldStop
  }
}

/// What is explored, wherever its code comes from.
package protocol ExploredCode {
  /// What messages call the file it is in.
  var name: String { get }
  /// The names of other files, in the order of their numbers.
  var otherFiles: [String] { get }
  /// The text, where it is at hand.
  var source: String? { get }
  /// What is expected of every execution.
  var expectations: [TraceExpectation] { get }
  /// How long what takes time may take; `program` says the same.
  var timing: Timing { get }
  /// What says so behind a command; empty where it is so by itself.
  var timingOption: String { get }
  /// The program anew, for one search.
  func program() -> ExploredProgram
  /// An execution, and what is expected of it.
  func run(of trace: Trace, _ claims: [TraceExpectation], again: String?) -> Run
  /// What explores it again; nil when there is no such command.
  var again: String? { get }
  /// What repeats the execution that a schedule leads to.
  func again(following schedule: String) -> String
}

/// Answers the questions of one exploration.
package struct Explorer {
  package let code: any ExploredCode
  let bounds: ExplorationBounds
  /// Whether the simplest order is looked for that shows what was found.
  package var isShrinking = true

  package init(_ code: any ExploredCode, within bounds: ExplorationBounds) {
    self.code = code
    self.bounds = bounds
  }

  /// Decides what is claimed of more than one run, and finds what can go wrong in any.
  package func explore() -> Exploration {
    lookForOccurrences()
  }

  func search(_ interest: ClaimInterest) -> ReducedSearch { search(StepInterest(interest)) }

  private func search(_ interest: StepInterest) -> ReducedSearch {
    var explored = code.program()
    explored.interest = interest
    return ReducedSearch(explored)
  }

  var limits: SearchBounds {
    var limits = SearchBounds()
    limits.mostExecutions = bounds.executions
    limits.shouldStop = bounds.shouldStop
    return limits
  }

  // MARK: Deciding

  /// By a search of its own, in which whatever the claim is about comes in every order.
  package func decide(_ expectation: TraceExpectation) -> Exploration.Verdict {
    let interest = expectation.claim.interest
    var verdict = Exploration.Verdict(expectation)
    if interest.isAboutInstants && code.timing != .exact {
      verdict.reason = "it is about instants, and durations are \(code.timing == .free ? "free" : "not exact")"
      return verdict
    }
    let search = search(interest)
    var witness: [StrandID]?
    let summary = search.run(limits) { execution in
      guard let result = result(of: expectation, in: execution) else { return true }
      let isDecisive = result.verdict == Self.decisive(expectation)
      if isDecisive { witness = execution.schedule }
      if isDecisive || verdict.reason == nil { verdict.reason = result.reason }
      return !isDecisive
    }
    verdict.coverage = Exploration.Coverage(summary)
    conclude(expectation, &verdict, isFound: witness != nil)
    if let witness { show(.steps(witness), expectation, &verdict, search) }
    return verdict
  }

  /// The simplest order that shows what `witness` does.
  func show(
    _ witness: Shrinker.Witness, _ expectation: TraceExpectation, _ verdict: inout Exploration.Verdict, _ search: ReducedSearch,
    asking interest: StepInterest? = nil
  ) {
    guard isShrinking else { return }
    var shrinker = Shrinker(search, asking: interest) {
      result(of: expectation, in: $0)?.verdict == Self.decisive(expectation)
    }
    shrinker.shouldStop = bounds.shouldStop
    let shortest = shrinker.shortest(like: witness, findsNoReturn: expectation.mode != .sometimes)
    verdict.path = shortest.map { path($0) }
    verdict.witness = shortest.flatMap { run($0, [expectation]) }
  }

  /// What settles the question.
  static func decisive(_ expectation: TraceExpectation) -> Expectation.Verdict {
    expectation.mode == .sometimes ? .holds : .fails
  }

  func result(of expectation: TraceExpectation, in execution: Execution) -> Expectation? {
    guard let trace = execution.trace else { return nil }
    if case .finding = expectation.claim { return code.run(of: trace, [expectation], again: nil).expectations.first }
    // What is claimed about blocks and texts asks no analysis.
    return ExpectationReport([expectation], on: TraceIndex(trace), findings: []).results.first.map(Expectation.init)
  }

  func conclude(_ expectation: TraceExpectation, _ verdict: inout Exploration.Verdict, isFound: Bool) {
    let isOfOneOrder = expectation.claim.isOfOneOrder
    let isComplete = verdict.coverage.isComplete && !isOfOneOrder
    switch (expectation.mode, isFound) {
    case (.sometimes, true):
      verdict.verdict = .holds
      verdict.reason = nil
    case (.sometimes, false):
      verdict.verdict = isComplete ? .fails : .undecided
      verdict.reason = "it happened in none: \(verdict.reason ?? "")"
    case (.single, true), (.always, true), (.never, true): verdict.verdict = .fails
    case (.single, false), (.always, false), (.never, false):
      verdict.verdict = isComplete ? .holds : .undecided
      verdict.reason = isComplete ? nil : "nothing against it was found"
    }
    if isOfOneOrder && !isFound {
      verdict.reason = "whether it is found hangs on instants, or on one order of many that are the same else"
    }
  }

  // MARK: Paths

  private func path(_ shortest: ShortestExecution) -> Exploration.Path {
    let text = shortest.schedule.description
    let point = shortest.pointOfNoReturn.map {
      Finding.Note("point of no return: \($0.step): from here no order is good", at: $0.position)
    }
    return Exploration.Path(
      schedule: text, departures: shortest.schedule.departures.count, isShortest: shortest.isProved, pointOfNoReturn: point,
      replay: code.again(following: text))
  }

  private func run(_ shortest: ShortestExecution, _ claims: [TraceExpectation]) -> Run? {
    let text = shortest.schedule.description
    return shortest.execution.trace.map { code.run(of: $0, claims, again: code.again(following: text)) }
  }

  // MARK: Finding

  private func lookForOccurrences() -> Exploration {
    var found: [(occurrence: Exploration.Occurrence, witness: [StrandID])] = []
    var judge = ClaimJudge(self)
    let search = search(judge.interest)
    let summary = search.run(limits) { execution in
      // It begins anew when more is found to matter.
      if search.summary.executions == 1 { found = [] }
      guard let trace = execution.trace else { return true }
      let run = code.run(of: trace, code.expectations, again: nil)
      judge.look(at: run, execution, in: search)
      var seen: [Int] = []
      for finding in run.findings where finding.severity == .error {
        if let known = found.firstIndex(where: { $0.occurrence.finding.isSame(as: finding) }) {
          if !seen.contains(known) { found[known].occurrence.executions += 1 }
          seen.append(known)
        } else {
          let isExpected = !run.unexpected.contains(finding)
          seen.append(found.count)
          found.append(
            (
              Exploration.Occurrence(finding: finding, executions: 1, isExpected: isExpected, witness: run),
              execution.scheduleWithoutMarks
            ))
        }
      }
      return true
    }
    let verdicts = judge.verdicts(search)
    for index in found.indices where isShrinking && !found[index].occurrence.isExpected {
      shorten(&found[index].occurrence, found[index].witness, search)
    }
    return Exploration(
      verdicts: verdicts, occurrences: found.map(\.occurrence), coverage: Exploration.Coverage(summary), again: code.again,
      timing: code.timing,
      name: code.name, otherFiles: code.otherFiles, source: code.source)
  }

  private func shorten(_ occurrence: inout Exploration.Occurrence, _ witness: [StrandID], _ search: ReducedSearch) {
    let finding = occurrence.finding
    var shrinker = Shrinker(search, asking: search.program.interest.only(ClaimInterest())) { execution in
      guard let trace = execution.trace else { return false }
      return code.run(of: trace, code.expectations, again: nil).findings.contains {
        $0.severity == .error && $0.isSame(as: finding)
      }
    }
    shrinker.shouldStop = bounds.shouldStop
    guard let shortest = shrinker.shortest(like: .steps(witness), findsNoReturn: true), let run = run(shortest, code.expectations)
    else { return }
    occurrence.path = path(shortest)
    occurrence.witness = run
    occurrence.finding = run.findings.first { $0.severity == .error && $0.isSame(as: finding) } ?? finding
  }
}

extension Finding {
  /// The same fault, perhaps at another instant. All races on a variable are one: each order shows others of its accesses.
  fileprivate func isSame(as other: Finding) -> Bool {
    guard category == other.category, subject == other.subject else { return false }
    return category == .race || position == other.position
  }
}

extension Exploration.Coverage {
  init(_ summary: SearchSummary) {
    executions = summary.executions
    isComplete = summary.isComplete
    reason =
      if summary.hasScarceCores {
        "more threads wanted to run than there are cores"
      } else if summary.tooLong > 0 {
        "\(summary.tooLong) had no end"
      } else {
        nil
      }
  }
}
