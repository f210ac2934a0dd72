import ArgumentParser
import Signalbox

/// The INPUT of a verb, and the machine to run it on.
struct InputArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A scenario (.swift), a folder that holds scenario.swift, or a trace (.jsonl); - is standard input.", valueName: "input"))
  var path: String

  @OptionGroup(title: "Machine (of a scenario; it overrides what the scenario says)")
  var machineOptions: MachineOptions

  @Option(
    help: ArgumentHelp(
      "The order to run in, as a report of explore names it; durations are free then.", valueName: "departures"))
  var schedule: String?

  func validate() throws {
    let machine = machineOptions.machine
    guard schedule != nil, machine.cores != nil || machine.quantum != nil || machine.seed != nil else { return }
    throw ValidationError(
      "With --schedule, --cores, --quantum and --seed mean nothing: it says who goes on, and durations are free.")
  }

  /// The run of the scenario, or what the trace recorded.
  func run() throws -> Run {
    switch try load() {
    case .scenario(let scenario):
      guard let schedule else { return scenario.run(on: machineOptions.machine) }
      return try run(scenario, following: schedule)
    case .trace(let trace):
      let options = machineOptions.machine.options
      guard schedule == nil else { throw ValidationError("\(path) is a trace: its order is the one that was.") }
      guard options.isEmpty else {
        throw ValidationError("\(path) is a trace: it was made on its own machine, so\(options) cannot apply.")
      }
      return Run(of: trace)
    }
  }

  private func run(_ scenario: Scenario, following schedule: String) throws(Failure) -> Run {
    var machine = machineOptions.machine
    if machine.platform == nil { machine.platform = .strict }
    do {
      return try scenario.run(following: schedule, on: machine)
    } catch {
      throw Failure(text: "\(path): error: the schedule does not fit: \(error)", exitCode: 2)
    }
  }

  private func load() throws(Failure) -> Input {
    do {
      let input = path == "-" ? try Input(bytes: Terminal.readInput(), name: "standard input") : try Input(path: path)
      guard case .scenario(let scenario) = input else { return input }
      return .scenario(try scenario.compiled(for: machineOptions.platform))
    } catch {
      throw Failure(error)
    }
  }
}
