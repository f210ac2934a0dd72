import ArgumentParser
import CompiledScenarios
import Signalbox

/// The one input of a verb. (In a group of options of its own it would cost each start half a millisecond.)
extension RunOptions {
  static let inputHelp = ArgumentHelp(
    "A scenario (.swift), a folder that holds scenario.swift, a playground or a page of one, a trace (.jsonl) or a recording "
      + "(.recording); - is standard input. With --compiled all files of a program.", valueName: "input")

  /// The run of the scenario or of the compiled program, or what the trace recorded. What a scenario prints goes to `output`, too,
  /// while it runs.
  func run(_ paths: [String], printing output: PrintedOutput? = nil) throws -> Run {
    try compilation.check(paths)
    return try input(paths).run(on: machineOptions.machine(), printing: output)
  }

  /// The command that repeats the run.
  func again(_ paths: [String]) throws -> String {
    let machine = try machineOptions.machine().options
    return compilation.compiled
      ? CompiledScenario.command("run", paths + compilation.with) + machine
      : "signalbox run \(OtherFiles(compilation.with).argument(behind: paths.first ?? ""))\(machine)"
  }
}

/// The inputs of a verb that takes several, each on every machine that was asked for.
struct InputArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Scenarios (.swift), folders that hold scenario.swift, traces (.jsonl) or recordings (.recording); - is standard input. "
        + "Several are drawn below each other.",
      valueName: "input"))
  var paths: [String]

  @OptionGroup
  var options: RunOptions

  func validate() throws {
    if paths.filter({ $0 == "-" }).count > 1 { throw ValidationError("Standard input can be read once.") }
  }

  /// One run, its scenario, and the machine with each of the seeds.
  func run(besides seeds: ClosedRange<UInt64>) throws -> (run: Run, scenario: Scenario, machines: [Machine]) {
    let machines = options.machineOptions.machines
    guard paths.count == 1, machines.count == 1 else {
      throw ValidationError("--seeds compares one run with others: give one input on one machine.")
    }
    let input = try options.input(paths)
    let scenario = try input.repeatable(for: "--seeds")
    return (try input.run(on: machines[0].machine), scenario, options.machineOptions.seeded(seeds))
  }

  /// One run, its scenario, and the machine.
  func repeatableRun() throws -> (run: Run, scenario: Scenario, machine: Machine) {
    let machines = options.machineOptions.machines
    guard paths.count == 1, machines.count == 1 else {
      throw ValidationError("--whiskers compares one run with others: give one input on one machine.")
    }
    let input = try options.input(paths)
    return (try input.run(on: machines[0].machine), try input.repeatable(for: "--whiskers"), machines[0].machine)
  }

  /// Each run with how it differs from the others.
  func runs() throws -> [(label: String, run: Run)] {
    let machines = options.machineOptions.machines
    let groups = options.compilation.compiled ? [paths] : paths.map { [$0] }
    return try groups.flatMap { group in
      let input = try options.input(group)
      return try machines.map { machine in
        let words = [groups.count > 1 ? input.title : "", machine.label]
        return (words.filter { !$0.isEmpty }.joined(separator: " · "), try input.run(on: machine.machine))
      }
    }
  }
}

/// What a run of a scenario can be told.
struct RunOptions: ParsableArguments {
  @OptionGroup(title: "Machine (of a scenario; it overrides what the scenario says)")
  var machineOptions: MachineOptions

  @Option(
    help: ArgumentHelp(
      "The order to run in, as a report of explore names it; durations are free then, unless --timing says otherwise.",
      valueName: "departures"))
  var schedule: String?

  @Option(
    help: ArgumentHelp("With --schedule: how long what takes time takes, as explore was told.", valueName: "timing"),
    transform: Timing.init(argument:))
  var timing: Timing?

  @OptionGroup
  var compilation: CompilationOptions

  @Flag(
    help: ArgumentHelp(
      "Before anything is read, give up all files but those named here, all connections and all other programs (Linux).",
      discussion: "For services that run what strangers write. Where the system cannot, it is an error."))
  var sandbox = false

  /// To read `paths` and to write `outputs`, when that was asked for.
  func confinement(_ paths: [String], writing outputs: [String?], reading others: [String] = []) -> Confinement? {
    sandbox ? Confinement(reads: paths + compilation.with + others, writes: outputs.compactMap { $0 }) : nil
  }

  fileprivate func input(_ paths: [String]) throws -> LoadedInput {
    compilation.compiled ? LoadedInput(try compilation.scenario(paths), self) : try LoadedInput(paths.first ?? "", self)
  }

  func validate() throws {
    if schedule == nil && timing != nil {
      throw ValidationError("Without --schedule, --timing means nothing: a run takes as long as it is declared to.")
    }
    if compilation.compiled && sandbox {
      throw ValidationError("With --compiled, --sandbox cannot be: a compiler and your program are started, with your rights.")
    }
    guard schedule != nil,
      machineOptions.machines.contains(where: { $0.machine.cores != nil || $0.machine.quantum != nil || $0.machine.seed != nil })
    else { return }
    throw ValidationError(
      "With --schedule, --cores, --quantum and --seed mean nothing: it says who goes on, and there are cores for all.")
  }
}

extension Timing {
  /// Throws the words that there are.
  init(argument: String) throws {
    guard let timing = Timing(argument) else {
      throw ValidationError(
        "'\(argument)' is no timing: it is free, exact, 'slack 20%' with 0 to 100, or 'slack 20% latency 2ms'.")
    }
    self = timing
  }
}

/// Which files are the program, and whether it is one for the compiler.
struct CompilationOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Compile the files with swiftc and run them in virtual time: any Swift, and every access to memory is seen.",
      discussion: "It is your own code: nothing keeps it from your files, and it is executed more than once."))
  var compiled = false

  @Option(parsing: .upToNextOption, help: OtherFiles.help)
  var with: [String] = []

  /// For a verb that takes one input.
  func check(_ paths: [String]) throws {
    if compiled || paths.count == 1 { return }
    throw ValidationError("One input at a time; \(OtherFiles.advice(for: paths + with))")
  }

  func scenario(_ paths: [String]) throws(Failure) -> CompiledScenario {
    do {
      return try CompiledScenario(paths: paths + with)
    } catch {
      throw Failure(text: error.description, exitCode: 2)
    }
  }
}

/// A scenario, a compiled program or a trace, read once.
private struct LoadedInput {
  private enum Kind {
    case scenario(Scenario)
    case compiled(CompiledScenario)
    case trace(Trace)
  }

  private let path: String
  private let input: Kind
  private let schedule: String?
  private let timing: Timing?

  init(_ compiled: CompiledScenario, _ options: RunOptions) {
    path = compiled.name
    schedule = options.schedule
    timing = options.timing
    input = .compiled(compiled)
  }

  init(_ path: String, _ options: RunOptions) throws(Failure) {
    self.path = path
    schedule = options.schedule
    timing = options.timing
    switch try OtherFiles(options.compilation.with).input(path, for: options.machineOptions.platform) {
    case .scenario(let scenario): input = .scenario(scenario)
    case .trace(let trace): input = .trace(trace)
    }
  }

  var title: String {
    switch input {
    case .scenario(let scenario): scenario.title ?? path
    case .compiled(let scenario): scenario.title ?? path
    case .trace(let trace): trace.header.title ?? path
    }
  }

  /// For many runs.
  func repeatable(for option: String) throws -> Scenario {
    guard schedule == nil else { throw ValidationError("With --schedule it is one run: leave out \(option).") }
    switch input {
    case .scenario(let scenario): return scenario
    case .compiled: throw ValidationError("\(option) runs a scenario often; of a compiled program leave it out.")
    case .trace: throw ValidationError("\(path) is a trace: it is one run, and \(option) needs a scenario.")
    }
  }

  func run(on machine: Machine, printing output: PrintedOutput? = nil) throws -> Run {
    switch input {
    case .scenario(let scenario):
      try scenario.requireStretches(of: machine, path)
      guard let schedule else { return scenario.run(on: machine, printing: output.map { output in { output.print($0) } }) }
      return try run(scenario, following: schedule, on: machine)
    case .compiled(let scenario):
      let compiled: CompiledRun
      do {
        compiled = try scenario.run(on: machine, following: schedule, timing: timing)
      } catch {
        throw Failure(text: error.description, exitCode: 2)
      }
      Terminal.writeError(compiled.said)
      if let problem = compiled.run.unknownStretch(among: Array(machine.durations.keys)) {
        throw Failure.unknownStretch(path, problem)
      }
      return compiled.run
    case .trace(let trace):
      guard schedule == nil else { throw ValidationError("\(path) is a trace: its order is the one that was.") }
      guard machine.options.isEmpty else {
        throw ValidationError("\(path) is a trace: it was made on its own machine, so\(machine.options) cannot apply.")
      }
      return Run(of: trace)
    }
  }

  private func run(_ scenario: Scenario, following schedule: String, on machine: Machine) throws(Failure) -> Run {
    var machine = machine
    if machine.platform == nil { machine.platform = .strict }
    do {
      return try scenario.run(following: schedule, on: machine, timing: timing)
    } catch {
      throw Failure(text: "\(path): error: the schedule does not fit: \(error)", exitCode: 2)
    }
  }
}
