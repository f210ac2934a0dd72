import DispatchTrace
public import ExploredRuns
public import Runs
import TraceAnalysis

/// Runs `body` in every order there is, from the start each time: decides the sentences, and finds the deadlocks, traps and races of
/// any order. `try explore { … }.check()` is a test.
///
/// Durations are free unless `timing` says otherwise, as in an exploration of a scenario. `body` must do the same each time but for the
/// order: what it changes outside of itself it finds changed in the next execution. The executions grow with the orders of what
/// depends on each other; after `executions` of them for one question the answer is open.
public func explore(
  on machine: Machine = Machine(platform: .strict), timing: Timing = .free, always: [String] = [], sometimes: [String] = [],
  never: [String] = [], executions: Int = 100_000, patience: Duration = .seconds(2), fileID: StaticString = #fileID,
  line: Int = #line,
  column: Int = #column, _ body: @escaping () throws -> Void
) throws(SimulationError) -> Exploration {
  var expectations: [TraceExpectation] = []
  for (mode, sentences) in [(ExpectationMode.always, always), (.sometimes, sometimes), (.never, never)] {
    for sentence in sentences {
      switch TraceExpectation.parse(sentence, mode: mode, at: SourcePosition(line: line, column: column)) {
      case .success(let expectation): expectations.append(expectation)
      case .failure(let error): throw SimulationError(.notASentence, error.finding.description)
      }
    }
  }
  let closures = ExploredClosures(Simulated(body, nil, patience, Site(fileID, line, column)), on: machine, timing, expectations)
  return try closures.explore(within: ExplorationBounds(executions: executions))
}

/// The one order of `body` that a schedule leads to, as a report of `explore` names it. Throws a sentence where the schedule does not
/// fit.
public func simulate(
  following schedule: String, on machine: Machine = Machine(platform: .strict), timing: Timing = .free,
  patience: Duration = .seconds(2),
  fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, _ body: @escaping () throws -> Void
) throws(SimulationError) -> Run {
  try ExploredClosures(Simulated(body, nil, patience, Site(fileID, line, column)), on: machine, timing, []).run(
    following: schedule)
}
