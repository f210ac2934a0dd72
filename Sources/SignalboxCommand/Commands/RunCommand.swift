import ArgumentParser
import Signalbox

struct RunCommand: Verb {
  static let name = "run"
  static let configuration = CommandConfiguration.verb(
    name,
    abstract: "Runs one simulation and says what was found.",
    discussion: """
      Standard output is exactly what the scenario prints, as it runs. Findings, failed
      expectations and a one-line summary go to standard error.

      Examples:
        signalbox run traces/barrier
        signalbox run app.swift --cores 1 --seed 7
        signalbox run app.swift --trace app.jsonl
        cat app.swift | signalbox run -
        signalbox run app.swift --format json
        signalbox run --sandbox stranger.swift
        signalbox run driver.swift --with Store.swift Cache.swift
        signalbox run --compiled app.swift Store.swift
      """
  )

  @Argument(help: RunOptions.inputHelp)
  var paths: [String]

  @OptionGroup
  var options: RunOptions

  @Option(
    help: ArgumentHelp(
      "Write the trace to this file; - is standard output, and the printed text goes to standard error.", valueName: "out.jsonl"))
  var trace: String?

  @Option(
    help: "A report for people on standard error, or one JSON object for tools on standard output, with what is printed in it.")
  var format = ReportFormat.text

  func validate() throws {
    if format == .json, trace == "-" { throw ValidationError("Standard output cannot be both: write the trace to a file.") }
  }

  var confinement: Confinement? { options.confinement(paths, writing: [trace]) }

  func run() throws {
    let output = trace == "-" || format == .json ? nil : PrintedOutput()
    let run = try options.run(paths, printing: output)
    try output?.finish(run.printed)
    if let trace {
      try writeTrace(of: run, to: trace)
    }
    if trace == "-" { Terminal.writeErrorExactly(run.printed) }
    if format == .json {
      try Terminal.write(run.json())
      if !run.isAsExpected { throw Failure.notAsExpected }
      return
    }
    Terminal.writeError(run.report(usesColour: Terminal.isErrorColoured))
    Terminal.writeError(run.summary)
    guard run.isAsExpected else {
      let again = try run.again ?? options.again(paths)
      Terminal.writeError("again: \(again)")
      throw Failure.notAsExpected
    }
  }

  private func writeTrace(of run: Run, to path: String) throws {
    if path == "-" {
      try Terminal.write(bytes: run.trace.jsonLines())
    } else {
      try OutputFile.replace(path, with: run.trace.jsonLines())
    }
  }
}
