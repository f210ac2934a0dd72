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

  @Option(help: "A line for each scenario, or one JSON object for tools.")
  var format = ReportFormat.text

  @OptionGroup
  var compilation: CompilationOptions

  func validate() throws {
    if update && compilation.compiled { throw ValidationError("--update is for scenarios; a compiled program has no goldens.") }
    if paths.isEmpty { throw ValidationError("Name at least one scenario or folder.") }
  }

  func run() throws {
    if compilation.compiled {
      let verdict = try CompiledCheck(scenario: compilation.scenario(paths)).verdict()
      if format == .text { try Terminal.write(verdict.text) }
      try writeSum([verdict])
      if !verdict.hasPassed { throw Failure.notAsExpected }
      return
    }
    var scenarios: [String] = []
    for path in paths { scenarios += try ScenarioSearch.scenarios(below: path) }
    if update { try ScenarioCheck.requireFolders(of: scenarios) }
    let others = OtherFiles(compilation.with)
    let progress = ProgressLine()
    var verdicts: [ScenarioCheck.Verdict] = []
    for (index, path) in scenarios.enumerated() {
      progress.show("\(index + 1) of \(scenarios.count): \(path)")
      let verdict = try ScenarioCheck(path: path, others: others, isUpdating: update).verdict()
      progress.clear()
      verdicts.append(verdict)
      if format == .text { try Terminal.write(verdict.text) }
    }
    try writeSum(verdicts)
    if verdicts.contains(where: \.isRejected) { throw Failure.rejected }
    if verdicts.contains(where: { !$0.hasPassed }) { throw Failure.notAsExpected }
  }

  private func writeSum(_ verdicts: [ScenarioCheck.Verdict]) throws {
    let passed = verdicts.count(where: \.hasPassed)
    let failed = verdicts.count - passed
    switch format {
    case .text: try Terminal.write("\(passed) passed, \(failed) failed\n")
    case .json:
      let fields = [
        ("version", "1"), ("passed", "\(passed)"), ("failed", "\(failed)"), ("scenarios", JSONPiece.list(verdicts.map(\.json))),
      ]
      try Terminal.write(JSONPiece.object(fields) + "\n")
    }
  }
}
