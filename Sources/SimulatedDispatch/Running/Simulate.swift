import DispatchModel
import DispatchTrace
public import Runs

/// Runs `body`, and everything it hands to Dispatch, in virtual time. Returns when nothing can happen any more.
///
/// `body` is what top-level code is to a program: it runs on the simulation's main thread, and when it has returned the main queue is
/// drained. Deterministic: the same closures on the same machine give the same run. Simulations on several threads do not notice each
/// other. A deadlock or a trap is an outcome of the run; threads that are in the middle of closures then are given up.
///
/// Throws when there is no run: a closure waits for something real for twice `patience` (in real time), or
/// computes for ten times that.
@discardableResult
public func simulate(
  on machine: Machine = Machine(), title: String? = nil, patience: Duration = .seconds(2), fileID: StaticString = #fileID,
  line: Int = #line, column: Int = #column, _ body: @escaping () throws -> Void
) throws(SimulationError) -> Run {
  try Simulated(body, title, patience, Site(fileID, line, column)).run(on: machine)
}

/// Closures that can be simulated again and again.
struct Simulated {
  let body: () throws -> Void
  let title: String?
  let patience: Int
  let site: Site
  /// What a machine changes.
  var usual = Configuration()
  /// Nil for the file of `site`.
  var named: TraceHeader?
  /// What comes before each execution.
  var prepare: () -> Void = {}

  init(_ body: @escaping () throws -> Void, _ title: String?, _ patience: Duration, _ site: Site) {
    self.body = body
    self.title = title
    self.patience = max(Int(patience.components.seconds) * 1000 + Int(patience.components.attoseconds / 1_000_000_000_000_000), 1)
    self.site = site
  }

  /// Each simulated thread has a real one.
  private static let mostThreads = 1024

  func configuration(_ machine: Machine) -> Configuration {
    var configuration = machine.applied(to: usual)
    configuration.limits.threads = min(configuration.limits.threads, Self.mostThreads)
    return configuration
  }

  var header: TraceHeader {
    named ?? TraceHeader(scenario: site.file, title: title, platform: "", cores: 1, quantum: .zero)
  }

  func makeCode(_ files: SourceFiles, _ configuration: Configuration, on core: SharedCore) -> ClosureMachine {
    prepare()
    return ClosureMachine(files, patience: patience, configuration, on: core) {
      do {
        try body()
      } catch {
        ask(site) { _, machine in .trap(machine.intern("Error raised at top level: \(error)")) }
      }
    }
  }

  func run(on machine: Machine) throws(SimulationError) -> Run {
    try Self.checkThreads()
    let configuration = configuration(machine)
    let files = SourceFiles(home: site, named: named?.scenario)
    let core = SharedCore()
    defer { core.letGo() }
    let code = makeCode(files, configuration, on: core)
    let choices: any ChoiceSource = configuration.seed == 0 ? FirstChoice() : RandomChoice(seed: configuration.seed)
    var simulation = Simulation(code: code, configuration: configuration, choices: choices, header: header)
    var trace = simulation.run()
    code.end()
    if let failure = code.failure { throw failure }
    if code.mainTask != nil, trace.outcome == .completed { throw .leavesMainTask }
    trace.header.otherFiles = files.others
    var run = Run(of: trace, expecting: [], name: files.homeName, source: nil, warnings: [])
    run.threadsGivenUp = code.abandoned
    return run
  }

  static func checkThreads() throws(SimulationError) {
    if WorkerPool.stuckCount >= WorkerPool.mostStuck { throw tooManyThreads }
  }

  static var tooManyThreads: SimulationError {
    SimulationError(
      .tooManyThreads,
      "\(WorkerPool.stuckCount) threads of earlier simulations wait for something real, or trapped, and are parked for ever: no more are made"
    )
  }
}
