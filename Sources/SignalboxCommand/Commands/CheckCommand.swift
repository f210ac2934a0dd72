import ArgumentParser
import Signalbox

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Runs every scenario found below the paths and compares it with its golden trace.",
    discussion: """
      A scenario passes when all its expectations hold, nothing of error severity
      was found that it does not expect, and its trace equals trace.jsonl beside
      it, if there is one. The last line is the count.

      Examples:
        signalbox check traces
        signalbox check traces/barrier app.swift
        signalbox check --update traces     rewrites goldens that differ
      """
  )

  @Argument(help: ArgumentHelp("Scenarios (.swift), or folders: every scenario.swift below them is checked.", valueName: "path"))
  var paths: [String]

  @Flag(help: "Rewrite golden traces and pictures that differ, and say so.")
  var update = false

  func validate() throws {
    if paths.isEmpty { throw ValidationError("Name at least one scenario or folder.") }
  }

  func run() throws {
    var scenarios: [String] = []
    for path in paths { scenarios += try ScenarioSearch.scenarios(below: path) }
    let progress = ProgressLine()
    var failed = 0
    for (index, path) in scenarios.enumerated() {
      progress.show("\(index + 1) of \(scenarios.count): \(path)")
      let verdict = try ScenarioCheck(path: path, isUpdating: update).verdict()
      progress.clear()
      if !verdict.hasPassed { failed += 1 }
      try Terminal.write(verdict.text)
    }
    try Terminal.write("\(scenarios.count - failed) passed, \(failed) failed\n")
    if failed > 0 { throw Failure.notAsExpected }
  }
}
