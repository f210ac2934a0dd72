import ArgumentParser
import Signalbox

struct CheckCommand: Verb {
  static let name = "check"
  static let configuration = CommandConfiguration.verb(
    name,
    abstract: "Runs every scenario found below the paths and compares it with its goldens.",
    discussion: """
      A scenario passes when all its expectations hold, nothing of error severity
      was found that it does not expect, its trace equals trace.jsonl beside it,
      and timeline.png beside it shows what is drawn today, if there are such files.
      The last line is the count. Where one cannot be read or is rejected, the
      others are checked all the same, and the exit code is 2.

      Examples:
        signalbox check traces
        signalbox check traces/barrier app.swift
        signalbox check --update traces     rewrites goldens that differ
        signalbox check one.swift two.swift --with Store.swift      each of them with it
        signalbox check --compiled app.swift Store.swift      one program
      """
  )

  @Argument(help: ArgumentHelp("Scenarios (.swift), or folders: every scenario.swift below them is checked.", valueName: "path"))
  var paths: [String]

  @Flag(help: "Rewrite golden traces and pictures that differ, and say so.")
  var update = false

  @OptionGroup
  var compilation: CompilationOptions

  func validate() throws {
    if update && compilation.compiled { throw ValidationError("--update is for scenarios; a compiled program has no goldens.") }
    if paths.isEmpty { throw ValidationError("Name at least one scenario or folder.") }
  }

  func run() throws {
    if compilation.compiled {
      let verdict = try CompiledCheck(scenario: compilation.scenario(paths)).verdict()
      try Terminal.write(verdict.text + (verdict.hasPassed ? "1 passed, 0 failed\n" : "0 passed, 1 failed\n"))
      if !verdict.hasPassed { throw Failure.notAsExpected }
      return
    }
    var scenarios: [String] = []
    for path in paths { scenarios += try ScenarioSearch.scenarios(below: path) }
    if update { try ScenarioCheck.requireFolders(of: scenarios) }
    let others = OtherFiles(compilation.with)
    let progress = ProgressLine()
    var failed = 0
    var rejected = 0
    for (index, path) in scenarios.enumerated() {
      progress.show("\(index + 1) of \(scenarios.count): \(path)")
      let verdict = try ScenarioCheck(path: path, others: others, isUpdating: update).verdict()
      progress.clear()
      if !verdict.hasPassed { failed += 1 }
      if verdict.isRejected { rejected += 1 }
      try Terminal.write(verdict.text)
    }
    try Terminal.write("\(scenarios.count - failed) passed, \(failed) failed\n")
    if rejected > 0 { throw Failure.rejected }
    if failed > 0 { throw Failure.notAsExpected }
  }
}
