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
  /// Told before each execution how far it is.
  public var progress: (ExplorationProgress) -> Void = { _ in }
  /// Which executions are led instead of all that are needed; nil for all.
  public var sampling: Sampling?
  /// After how many executions a search is cut, and into about how many pieces; nil is as usual.
  package var cut: (unsplit: Int, pieces: Int)?

  /// `executions` below 1 count as 1.
  public init(executions: Int = 100_000, shouldStop: @escaping () -> Bool = { false }) {
    self.executions = max(executions, 1)
    self.shouldStop = shouldStop
  }
}

/// How far an exploration is.
public struct ExplorationProgress: Sendable {
  /// What is being looked for: `faults`, or an expectation that needs a search of its own.
  public var subject: String
  /// Led for this question.
  public var executions: Int
  /// Of this question, 0 to 1: an estimate, which takes all alternatives that are known for equal.
  public var share: Double
}

extension ExploredCode {
  /// None.
  package var otherSources: [String: FindingText.OtherSource] { [:] }
}

/// What is explored, wherever its code comes from.
package protocol ExploredCode {
  /// What messages call the file it is in.
  var name: String { get }
  /// The names of other files, in the order of their numbers.
  var otherFiles: [String] { get }
  /// The text, where it is at hand.
  var source: String? { get }
  /// The other files whose texts are at hand, by name.
  var otherSources: [String: FindingText.OtherSource] { get }
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
    if let sampling = bounds.sampling { return sample(sampling) }
    var session = ExplorationSession()
    while let next = session.pending.first {
      session.answer(
        next.question,
        by: split.run(question(next.question), shouldStop: bounds.shouldStop) { progress(next.question, $0, $1) }, code)
    }
    return exploration(of: session)
  }

  /// How long searches are cut into pieces.
  var split: SplitSearch {
    var split = SplitSearch(bound: bounds.executions)
    if let cut = bounds.cut { (split.unsplit, split.pieces) = (cut.unsplit, cut.pieces) }
    return split
  }

  func progress(_ question: Int, _ executions: Int, _ share: Double) {
    let subject =
      question == 0 ? "faults" : "\(code.expectations[question - 1].mode.rawValue): \(code.expectations[question - 1].text)"
    bounds.progress(ExplorationProgress(subject: subject, executions: executions, share: share))
  }

  /// With `interest`, not yet led.
  func search(_ interest: ClaimInterest) -> ReducedSearch {
    var explored = code.program()
    explored.interest = StepInterest(interest)
    return ReducedSearch(explored)
  }

  var limits: SearchBounds {
    var limits = SearchBounds()
    limits.mostExecutions = bounds.executions
    limits.shouldStop = bounds.shouldStop
    return limits
  }

  // MARK: Deciding

  /// The simplest order that shows what `witness` does.
  func show(
    _ witness: Shrinker.Witness, _ expectation: TraceExpectation, _ verdict: inout Exploration.Verdict, _ search: ReducedSearch,
    asking interest: StepInterest? = nil
  ) {
    guard isShrinking else { return }
    let found = simplest(
      like: witness, search, asking: interest, findsNoReturn: expectation.mode != .sometimes, expecting: [expectation]
    ) {
      result(of: expectation, in: $0)?.verdict == Self.decisive(expectation)
    }
    verdict.path = found?.path
    verdict.witness = found?.run
  }

  /// The order with the fewest departures that `shows` what `witness` does; nil where it cannot be repeated.
  func simplest(
    like witness: Shrinker.Witness, _ search: ReducedSearch, asking interest: StepInterest?, findsNoReturn: Bool,
    expecting claims: [TraceExpectation], shows: @escaping (Execution) -> Bool
  ) -> (path: Exploration.Path, run: Run)? {
    var shrinker = Shrinker(search, asking: interest, shows: shows)
    shrinker.shouldStop = bounds.shouldStop
    guard let shortest = shrinker.shortest(like: witness, findsNoReturn: findsNoReturn), let run = run(shortest, claims) else {
      return nil
    }
    return (path(shortest), run)
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
    guard var trace = shortest.execution.trace else { return nil }
    trace.header.schedule = text
    return code.run(of: trace, claims, again: code.again(following: text))
  }
}

extension Exploration.Coverage {
  init(_ tally: Tally) {
    executions = tally.executions
    isComplete = tally.isComplete
    tooLong = tally.tooLong
    hasOneValueOfReadings = tally.hasChosenReading
    covered = tally.executions == 0 ? nil : tally.covered
    reason =
      if tally.end == .unfit {
        "the program does not do the same each time"
      } else if tally.hasScarceCores {
        "more threads wanted to run than there are cores"
      } else if tally.tooLong > 0 {
        "\(tally.tooLong) had no end"
      } else {
        nil
      }
  }
}
