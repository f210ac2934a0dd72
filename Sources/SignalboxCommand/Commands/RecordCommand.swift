import ArgumentParser
import Signalbox

struct RecordCommand: Verb {
  static let name = "record"
  static let configuration = CommandConfiguration.verb(
    name,
    abstract: "Runs a scenario on the real libdispatch and records it.",
    discussion: """
      Compiles the scenario beside the prelude with swiftc and runs it with every
      submission, start, end, wait and print written down. The trace has the
      format of a simulated one: it can be rendered, and run shows what it prints.

      Standard output is what the first run printed. Standard error says for each
      run whether it printed what the simulated run prints.

      Examples:
        signalbox record app.swift
        signalbox record app.swift --trace real.jsonl
        signalbox record app.swift --runs 20
        signalbox record driver.swift --with Store.swift
      """
  )

  @Argument(help: ArgumentHelp("A scenario (.swift) or a folder that holds scenario.swift.", valueName: "input"))
  var path: String

  @Option(parsing: .upToNextOption, help: OtherFiles.help)
  var with: [String] = []

  @Option(help: ArgumentHelp("Write the trace of the first run to this file.", valueName: "out.jsonl"))
  var trace: String?

  @Option(help: ArgumentHelp("How often to run it.", valueName: "N"))
  var runs = 1

  func validate() throws {
    if !(1...10_000).contains(runs) { throw ValidationError("--runs must be from 1 to 10000.") }
  }

  func run() throws {
    let scenario = try loadScenario()
    let simulated = scenario.run()
    let recorded: [Run]
    do {
      recorded = try scenario.record(times: runs)
    } catch {
      throw Failure(text: "\(path): error: \(error)", exitCode: 2)
    }
    if let trace, let first = recorded.first { try OutputFile.replace(trace, with: first.trace.jsonLines()) }
    try Terminal.write(recorded.first?.printed ?? "")
    for (index, run) in recorded.enumerated() {
      Terminal.writeError("run \(index + 1): \(run.summary); it prints \(comparison(of: run, with: simulated, scenario))")
    }
  }

  private func loadScenario() throws -> Scenario {
    guard case .scenario(let scenario) = try OtherFiles(with).input(path) else {
      throw ValidationError("\(path) is a trace: only a scenario can be compiled and run.")
    }
    return scenario
  }

  private func comparison(of real: Run, with simulated: Run, _ scenario: Scenario) -> String {
    if real.printed == simulated.printed { return "what the simulated run prints" }
    let lines = { (run: Run) in run.printed.split(separator: "\n", omittingEmptySubsequences: false).sorted() }
    guard lines(real) == lines(simulated) else { return "something else than the simulated run" }
    let isTrapped = if case .trapped = real.outcome { true } else { false }
    let other = "the lines of the simulated run in another order"
    return switch scenario.verdict(onOutput: real.printed, isTrapped: isTrapped) {
    case .possible: "\(other), one that the model allows"
    case .open: "\(other), one that was neither found nor excluded"
    case .impossible: "\(other), one that the model does not have"
    }
  }
}
