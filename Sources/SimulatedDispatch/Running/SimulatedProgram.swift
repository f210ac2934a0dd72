package import DispatchModel
package import DispatchTrace
package import ExploredRuns
package import Runs
package import TraceAnalysis

/// A whole compiled program in virtual time.
package struct SimulatedProgram {
  /// What messages call its file, its text, and the commands that repeat what was found.
  package struct Words {
    package var name: String
    package var source: String?
    /// Its other files, by name.
    package var otherSources: [String: FindingText.OtherSource]
    package var again: String?
    package var following: (String) -> String

    package init(
      name: String, source: String?, otherSources: [String: FindingText.OtherSource], again: String?,
      following: @escaping (String) -> String
    ) {
      self.name = name
      self.source = source
      self.otherSources = otherSources
      self.again = again
      self.following = following
    }
  }

  private var simulated: Simulated
  private let words: Words

  /// `launch` is its top-level code, `prepare` makes it as new before each execution; `header` names its file.
  package init(
    _ configuration: Configuration, _ header: TraceHeader, _ words: Words, patience: Duration = .seconds(2),
    prepare: @escaping () -> Void, launch: @escaping () -> Void
  ) {
    simulated = Simulated(launch, nil, patience, .none)
    simulated.usual = configuration
    simulated.named = header
    simulated.prepare = prepare
    self.words = words
  }

  /// Each trap parks a thread for ever. A process that does nothing else can afford more of them than one that runs tests.
  package static func parkAtMost(_ threads: Int) { WorkerPool.mostStuck = threads }

  package func run() throws(SimulationError) -> Run { try simulated.run(on: Machine()) }

  package func run(following schedule: String, _ timing: Timing) throws(SimulationError) -> Run {
    try explored([], timing).run(following: schedule)
  }

  package func explore(
    _ expectations: [TraceExpectation], _ timing: Timing, within bounds: ExplorationBounds
  ) throws(SimulationError) -> Exploration {
    try explored(expectations, timing).explore(within: bounds)
  }

  package func matrix(_ timing: Timing, within bounds: ExplorationBounds) throws(SimulationError) -> OrderMatrix {
    try explored([], timing).matrix(within: bounds)
  }

  /// How the blocks of `trace`, which is of this program, lie in all orders; nil where there are too many.
  package func orderTable(of trace: Trace) throws(SimulationError) -> OrderTable? {
    try explored([], .free).orderTable(of: trace)
  }

  private func explored(_ expectations: [TraceExpectation], _ timing: Timing) -> ExploredClosures {
    let words = ExploredClosures.Words(
      name: words.name, source: words.source, otherSources: words.otherSources, again: words.again, following: words.following)
    return ExploredClosures(simulated, on: Machine(), timing, expectations, words)
  }
}

/// What the calling thread does that its code says nothing of. Nothing is asked outside of simulations, and before the first closure is
/// handed over: nobody can run beside the launch then.
package enum SeenByOthers {
  /// A place in the code.
  package struct Place: Sendable {
    package var file: String
    package var line: Int
    package var column: Int

    package init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  package static var isPossible: Bool {
    guard let worker = Worker.current, !worker.isTakingDown, let machine = worker.machine else { return false }
    return machine.isRecording && !machine.isOver
  }

  /// How many steps the simulation of the calling thread has taken.
  package static var stepCount: Int { Worker.current?.machine?.stepCount ?? 0 }

  private static func ask(_ place: Place?, _ operation: (ClosureMachine) -> Operation) -> Reply? {
    guard isPossible, let worker = Worker.current, let machine = worker.machine else { return nil }
    let position = place.map { machine.position(file: $0.file, line: $0.line, column: $0.column) }
    return worker.ask(operation(machine), at: position ?? machine.position(worker.site))
  }

  package static func declareVariable(_ name: String) -> Int32? {
    if case .variable(let id)? = ask(nil, { .declareVariable(name: $0.intern(name)) }) { id.index } else { nil }
  }

  package static func access(_ variable: Int32, _ kind: AccessKind, at place: Place?) {
    _ = ask(place) { _ in .access(VariableID(variable), kind) }
  }

  package static func makeLock() -> Int32? {
    if case .lock(let id)? = ask(nil, { _ in .createLock(name: nil, isRecursive: false) }) { id.index } else { nil }
  }

  package static func lock(_ lock: Int32, at place: Place?) { _ = ask(place) { _ in .lock(LockID(lock)) } }
  package static func unlock(_ lock: Int32) { _ = ask(nil) { _ in .unlock(LockID(lock)) } }

  /// What the runtime of tasks keeps in one place, for which nil makes a lock.
  package static func meetTasks(_ lock: Int32?) -> Int32? {
    guard isPossible, let worker = Worker.current, let machine = worker.machine else { return nil }
    guard case .lock(let id)? = worker.askAtOnce(.meetTasks(lock.map { LockID($0) }), at: machine.position(worker.site)) else {
      return nil
    }
    return id.index
  }

  /// Sleeps for the shortest time that there is.
  package static func giveWay() { _ = ask(nil) { _ in .block(.sleep, name: nil, VirtualDuration(nanoseconds: 1)) } }

  /// What was to be asked before the program goes on.
  package static func submitLater() { Worker.current?.submitLater() }

  package static func declareOnce(_ name: String?) -> Int32? {
    if case .once(let id)? = ask(nil, { machine in .declareOnce(name: name.map { machine.intern($0) }) }) {
      id.index
    } else {
      nil
    }
  }

  /// Whether the calling thread has to make it, and then says `endOnce`.
  package static func beginOnce(_ once: Int32) -> Bool { ask(nil) { _ in .beginOnce(OnceID(once)) }.flag }
  package static func endOnce(_ once: Int32) { _ = ask(nil) { _ in .endOnce(OnceID(once)) } }

  /// Virtual, in nanoseconds since the launch.
  package static var time: Int64 { presentTime() }

  /// Ends the simulation of the calling thread with these words.
  package static func trap(_ words: String) { end { .trap($0.intern(words)) } }

  /// Ends the process.
  package static func exit(_ code: Int32) { end { _ in .exit(code: code) } }

  /// Ends the simulation of the calling thread: its program takes more memory than it may.
  package static func reachMemoryLimit(at place: Place?) { end(at: place) { _ in .limit(.memory) } }

  /// Also before the first closure is handed over.
  private static func end(at place: Place? = nil, _ operation: (ClosureMachine) -> Operation) {
    guard let worker = Worker.current, !worker.isTakingDown, let machine = worker.machine, !machine.isOver else { return }
    let position = place.map { machine.position(file: $0.file, line: $0.line, column: $0.column) }
    _ = worker.ask(operation(machine), at: position ?? machine.position(worker.site))
  }

  /// In a signal handler: false when the calling thread is in the middle of no closure of a simulation.
  package static func die(of signal: Int32) -> Bool { Worker.current?.die(of: signal) ?? false }
}
