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

  /// The run of the scenario, or what the trace recorded.
  func run() throws -> Run {
    switch try load() {
    case .scenario(let scenario):
      return scenario.run(on: machineOptions.machine)
    case .trace(let trace):
      let options = machineOptions.machine.options
      guard options.isEmpty else {
        throw ValidationError("\(path) is a trace: it was made on its own machine, so\(options) cannot apply.")
      }
      return Run(of: trace)
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
