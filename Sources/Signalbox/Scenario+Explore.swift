import DispatchModel
import DispatchTrace
import Exploration
public import Runs
import ScenarioLanguage
import TraceAnalysis

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

extension Scenario {
  /// Looks at every order the scenario can run in: decides each `expect always`, `sometimes` and `never`, and finds what can go
  /// wrong in any of them. On `strict` unless `machine` says otherwise; cores, quantum and seed do not count, since durations are free.
  ///
  /// The executions grow with the orders of what depends on each other, in the worst case exponentially with the steps.
  public func explore(on machine: Machine = Machine(platform: .strict), within bounds: ExplorationBounds = ExplorationBounds())
    -> Exploration
  {
    let decided = expectations.filter { $0.mode != .single }
    let verdicts = decided.map { decide($0, machine, bounds) }
    return lookForOccurrences(machine, bounds, verdicts)
  }

  private func search(_ machine: Machine, _ interest: ClaimInterest) -> ReducedSearch {
    let configuration = machine.applied(to: directives.configuration)
    let header = TraceHeader(
      scenario: name.split(separator: "/").last.map(String.init), title: title, caption: caption,
      highlight: directives.highlights.map(\.name), platform: "", cores: 1, quantum: .zero)
    var explored = ExploredProgram(configuration: configuration, header: header) { [program] in
      ScenarioMachine(program: program, limits: configuration.limits, seed: configuration.seed, announcesUses: true)
    }
    explored.interest.names = Set(interest.names)
    explored.interest.queues = Set(interest.queues)
    explored.interest.printing = interest.lines.map { $0.isEmpty ? .none : .lines(Set($0)) } ?? .all
    return ReducedSearch(explored)
  }

  private func limits(_ bounds: ExplorationBounds) -> SearchBounds {
    var limits = SearchBounds()
    limits.mostExecutions = bounds.executions
    limits.shouldStop = bounds.shouldStop
    return limits
  }

  private func run(of trace: Trace, _ claims: [TraceExpectation]) -> Run {
    Run(of: trace, expecting: claims, name: name, source: source, warnings: [])
  }

  // MARK: Deciding

  private func decide(_ expectation: TraceExpectation, _ machine: Machine, _ bounds: ExplorationBounds) -> Exploration.Verdict {
    let interest = expectation.claim.interest
    var witness: Run?
    var reason: String?
    if interest.isAboutInstants {
      return verdict(
        expectation, .undecided, Exploration.Coverage(executions: 0, isComplete: false, reason: nil),
        "it is about instants, and durations are free", nil)
    }
    let summary = search(machine, interest).run(limits(bounds)) { execution in
      guard let trace = execution.trace else { return true }
      let run = run(of: trace, [expectation])
      guard let result = run.expectations.first else { return true }
      let isDecisive = expectation.mode == .sometimes ? result.verdict == .holds : result.verdict == .fails
      if isDecisive { witness = run }
      if isDecisive || reason == nil { reason = result.reason }
      return !isDecisive
    }
    let coverage = Exploration.Coverage(summary)
    let isComplete = summary.isComplete
    switch (expectation.mode, witness) {
    case (.sometimes, .some): return verdict(expectation, .holds, coverage, nil, witness)
    case (.sometimes, nil):
      return verdict(expectation, isComplete ? .fails : .undecided, coverage, "it happened in none: \(reason ?? "")", nil)
    case (_, .some): return verdict(expectation, .fails, coverage, reason, witness)
    case (_, nil):
      let reason = isComplete ? nil : "nothing against it was found"
      return verdict(expectation, isComplete ? .holds : .undecided, coverage, reason, nil)
    }
  }

  private func verdict(
    _ expectation: TraceExpectation, _ verdict: Expectation.Verdict, _ coverage: Exploration.Coverage, _ reason: String?,
    _ witness: Run?
  ) -> Exploration.Verdict {
    Exploration.Verdict(
      mode: expectation.mode, sentence: expectation.text, position: expectation.position, verdict: verdict, coverage: coverage,
      reason: reason, witness: witness)
  }

  // MARK: Finding

  private func lookForOccurrences(
    _ machine: Machine, _ bounds: ExplorationBounds, _ verdicts: [Exploration.Verdict]
  ) -> Exploration {
    var found: [Exploration.Occurrence] = []
    let search = search(machine, ClaimInterest())
    let summary = search.run(limits(bounds)) { execution in
      guard let trace = execution.trace else { return true }
      // It begins anew when more is found to matter.
      if search.summary.executions == 1 { found = [] }
      let run = run(of: trace, expectations)
      for finding in run.findings where finding.severity == .error {
        if let known = found.firstIndex(where: { $0.finding.isSame(as: finding) }) {
          found[known].executions += 1
        } else {
          let isExpected = !run.unexpected.contains(finding)
          found.append(Exploration.Occurrence(finding: finding, executions: 1, isExpected: isExpected, witness: run))
        }
      }
      return true
    }
    return Exploration(
      verdicts: verdicts, occurrences: found, coverage: Exploration.Coverage(summary), name: name, source: source)
  }
}

extension Finding {
  /// The same fault, perhaps at another instant.
  fileprivate func isSame(as other: Finding) -> Bool {
    category == other.category && position == other.position && subject == other.subject
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
