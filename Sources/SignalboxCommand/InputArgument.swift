import ArgumentParser
import Signalbox

/// The INPUT of a verb, and how to run it.
struct InputArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A scenario (.swift), a folder that holds scenario.swift, or a trace (.jsonl); - is standard input.", valueName: "input"))
  var path: String

  @OptionGroup
  var options: RunOptions

  /// The run of the scenario, or what the trace recorded.
  func run() throws -> Run {
    try LoadedInput(path, options).run(on: options.machineOptions.machine())
  }
}

/// As `InputArgument`, several of them, each on every machine that was asked for.
struct InputArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Scenarios (.swift), folders that hold scenario.swift, or traces (.jsonl); - is standard input. Several are drawn below "
        + "each other.",
      valueName: "input"))
  var paths: [String]

  @OptionGroup
  var options: RunOptions

  func validate() throws {
    if paths.filter({ $0 == "-" }).count > 1 { throw ValidationError("Standard input can be read once.") }
  }

  /// Each run with how it differs from the others.
  func runs() throws -> [(label: String, run: Run)] {
    let machines = options.machineOptions.machines
    return try paths.flatMap { path in
      let input = try LoadedInput(path, options)
      return try machines.map { machine in
        let words = [paths.count > 1 ? input.title : "", machine.label]
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
      "The order to run in, as a report of explore names it; durations are free then.", valueName: "departures"))
  var schedule: String?

  func validate() throws {
    guard schedule != nil,
      machineOptions.machines.contains(where: { $0.machine.cores != nil || $0.machine.quantum != nil || $0.machine.seed != nil })
    else { return }
    throw ValidationError(
      "With --schedule, --cores, --quantum and --seed mean nothing: it says who goes on, and durations are free.")
  }
}

/// A scenario or a trace, read once.
private struct LoadedInput {
  private let path: String
  private let input: Input
  private let schedule: String?

  init(_ path: String, _ options: RunOptions) throws(Failure) {
    self.path = path
    schedule = options.schedule
    do {
      let input = path == "-" ? try Input(bytes: Terminal.readInput(), name: "standard input") : try Input(path: path)
      switch input {
      case .scenario(let scenario): self.input = .scenario(try scenario.compiled(for: options.machineOptions.platform))
      case .trace: self.input = input
      }
    } catch {
      throw Failure(error)
    }
  }

  var title: String {
    switch input {
    case .scenario(let scenario): scenario.title ?? path
    case .trace(let trace): trace.header.title ?? path
    }
  }

  func run(on machine: Machine) throws -> Run {
    switch input {
    case .scenario(let scenario):
      guard let schedule else { return scenario.run(on: machine) }
      return try run(scenario, following: schedule, on: machine)
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
      return try scenario.run(following: schedule, on: machine)
    } catch {
      throw Failure(text: "\(path): error: the schedule does not fit: \(error)", exitCode: 2)
    }
  }
}
