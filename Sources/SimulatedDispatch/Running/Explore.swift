import DispatchTrace
import Exploration
public import ExploredRuns
public import Runs
import TraceAnalysis

/// Runs `body` in every order there is, from the start each time: decides the sentences, and finds the deadlocks, traps and races of
/// any order. `try explore { … }.check()` is a test.
///
/// Durations are free, as in an exploration of a scenario. `body` must do the same each time but for the order: what it changes outside
/// of itself it finds changed in the next execution. The executions grow with the orders of what depends on each other; after
/// `executions` of them for one question the answer is open.
public func explore(
  on machine: Machine = Machine(platform: .strict), always: [String] = [], sometimes: [String] = [], never: [String] = [],
  executions: Int = 100_000, patience: Duration = .seconds(2), fileID: StaticString = #fileID, line: Int = #line,
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
  let closures = ExploredClosures(Simulated(body, nil, patience, Site(fileID, line, column)), on: machine, expectations)
  return try closures.explore(within: executions)
}

/// The one order of `body` that a schedule leads to, as a report of `explore` names it. Throws a sentence where the schedule does not
/// fit.
public func simulate(
  following schedule: String, on machine: Machine = Machine(platform: .strict), patience: Duration = .seconds(2),
  fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, _ body: @escaping () throws -> Void
) throws(SimulationError) -> Run {
  try ExploredClosures(Simulated(body, nil, patience, Site(fileID, line, column)), on: machine, []).run(following: schedule)
}

/// Closures that are explored: one machine after the other, with one table of files.
private final class ExploredClosures: ExploredCode {
  private let simulated: Simulated
  private let machine: Machine
  private let files: SourceFiles
  let expectations: [TraceExpectation]
  private var code: ClosureMachine?
  private var failure: SimulationError?

  init(_ simulated: Simulated, on machine: Machine, _ expectations: [TraceExpectation]) {
    self.simulated = simulated
    self.machine = machine
    self.expectations = expectations
    files = SourceFiles(home: simulated.site)
  }

  var name: String { simulated.site.file }
  var otherFiles: [String] { files.others }
  var source: String? { nil }
  var again: String? { nil }

  func explore(within executions: Int) throws(SimulationError) -> Exploration {
    try Simulated.checkThreads()
    let bounds = ExplorationBounds(executions: executions) { self.failure != nil || self.code?.failure != nil }
    let exploration = Explorer(self, within: bounds).explore()
    end()
    if let failure { throw failure }
    return exploration
  }

  func run(following schedule: String) throws(SimulationError) -> Run {
    try Simulated.checkThreads()
    let found: Execution
    do {
      found = try program().execution(following: Schedule(parsing: schedule))
    } catch {
      end()
      throw SimulationError(.noSuchSchedule, "\(error)")
    }
    end()
    if let failure { throw failure }
    guard let trace = found.trace else { throw SimulationError(.noSuchSchedule, "the execution was given up") }
    return run(of: trace, [], again: again(following: schedule))
  }

  func program() -> ExploredProgram {
    ExploredProgram(configuration: simulated.configuration(machine), header: simulated.header) { self.next() }
  }

  func run(of trace: Trace, _ claims: [TraceExpectation], again: String?) -> Run {
    var trace = trace
    trace.header.otherFiles = files.others
    return Run(of: trace, expecting: claims, name: name, source: nil, warnings: [], again: again)
  }

  func again(following schedule: String) -> String {
    "simulate(following: #\"\(schedule)\"#) { … }"
  }

  private func next() -> ClosureMachine {
    end()
    let new = simulated.makeCode(files)
    code = new
    return new
  }

  private func end() {
    code?.end()
    failure = failure ?? code?.failure
    code = nil
  }
}
