import DispatchModel
import DispatchTrace
import Exploration
import ExploredRuns
import Runs
import TraceAnalysis

/// Closures that are explored: one machine after the other, with one table of files.
final class ExploredClosures: ExploredCode {
  private let simulated: Simulated
  private let machine: Machine
  let timing: Timing
  private let files: SourceFiles
  let expectations: [TraceExpectation]
  /// What messages call the file, its text, and the commands that repeat things, where there are some.
  private let words: Words
  private var code: ClosureMachine?
  /// Where the threads of all executions run.
  private let core = SharedCore()
  private var failure: SimulationError?
  /// Threads of the last execution.
  private var givenUp = 0
  /// So many executions ended in a trap that no more can be begun.
  private var isCrowded = false

  struct Words {
    var name: String?
    var source: String?
    /// By name.
    var otherSources: [String: FindingText.OtherSource] = [:]
    var again: String?
    /// Nil for a call of `simulate`.
    var following: ((String) -> String)?
  }

  init(
    _ simulated: Simulated, on machine: Machine, _ timing: Timing, _ expectations: [TraceExpectation], _ words: Words = Words()
  ) {
    self.timing = timing
    self.simulated = simulated
    self.machine = machine
    self.expectations = expectations
    self.words = words
    files = SourceFiles(home: simulated.site, named: simulated.named?.scenario)
  }

  var name: String { words.name ?? simulated.site.file }
  var otherFiles: [String] { files.others }
  var source: String? { words.source }
  var otherSources: [String: FindingText.OtherSource] { words.otherSources }
  var again: String? { words.again }
  var timingOption: String {
    switch timing {
    case .free: ""
    case .slack(let percent, .zero): ", timing: .slack(percent: \(percent))"
    case .slack(let percent, let latency):
      ", timing: .slack(percent: \(percent), latency: VirtualDuration(nanoseconds: \(latency.nanoseconds)))"
    case .exact: ", timing: .exact"
    }
  }

  func explore(within bounds: ExplorationBounds) throws(SimulationError) -> Exploration {
    var exploration = try asking(within: bounds) { $0.explore() }
    if isCrowded { exploration.coverage.reason = "\(WorkerPool.stuckCount) threads trapped and are parked; no more are made" }
    return exploration
  }

  func matrix(within bounds: ExplorationBounds) throws(SimulationError) -> OrderMatrix {
    try asking(within: bounds) { $0.matrix() }
  }

  func orderTable(of trace: Trace) throws(SimulationError) -> OrderTable? {
    try asking(within: ExplorationBounds()) { $0.orderTable(of: trace) }
  }

  private func asking<Answer>(
    within bounds: ExplorationBounds, _ question: (Explorer) -> Answer
  ) throws(SimulationError) -> Answer {
    try Simulated.checkThreads()
    defer { core.letGo() }
    let stop = bounds.shouldStop
    let stopping = ExplorationBounds(executions: bounds.executions) {
      if self.failure != nil || self.code?.failure != nil { return true }
      self.isCrowded = WorkerPool.stuckCount >= WorkerPool.mostStuck
      return self.isCrowded || stop()
    }
    let answer = question(Explorer(self, within: stopping))
    end()
    if let failure { throw failure }
    return answer
  }

  func run(following schedule: String) throws(SimulationError) -> Run {
    try Simulated.checkThreads()
    defer { core.letGo() }
    let found: Execution
    do {
      found = try program().execution(following: Schedule(parsing: schedule))
    } catch {
      end()
      throw SimulationError(.noSuchSchedule, "\(error)")
    }
    end()
    if let failure { throw failure }
    guard var trace = found.trace else { throw SimulationError(.noSuchSchedule, "the execution was given up") }
    trace.header.schedule = schedule
    var run = run(of: trace, [], again: again(following: schedule))
    run.threadsGivenUp = givenUp
    return run
  }

  func program() -> ExploredProgram {
    var explored = ExploredProgram(configuration: simulated.configuration(machine), header: simulated.header) { self.next() }
    explored.durations = timing.durations
    return explored
  }

  func run(of trace: Trace, _ claims: [TraceExpectation], again: String?) -> Run {
    var trace = trace
    trace.header.otherFiles = files.others
    return Run(
      of: trace, expecting: claims, name: name, source: source, otherSources: otherSources, warnings: [], again: again)
  }

  func again(following schedule: String) -> String {
    words.following?(schedule) ?? "simulate(following: #\"\(schedule)\"#\(timingOption)) { … }"
  }

  private func next() -> ClosureMachine {
    end()
    let new = simulated.makeCode(files, simulated.configuration(machine), on: core)
    new.followsTasks = TaskJobs.wereSeen
    code = new
    return new
  }

  private func end() {
    code?.end()
    failure = failure ?? code?.failure
    givenUp = code?.abandoned ?? givenUp
    code = nil
  }
}
