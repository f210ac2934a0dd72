import ArgumentParser
import CompiledScenarios
import Signalbox
import SignalboxPictures

enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}

struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Runs a scenario in every order there is, and says what holds in all of them.",
    discussion: """
      Decides each 'expect always', 'expect sometimes' and 'expect never', and
      finds deadlocks, traps and races of any order. Durations are free: what
      holds here holds whatever the machine does. With --timing exact only what
      falls on one instant varies. Ctrl-C gives the result so far.

      Examples:
        signalbox explore app.swift
        signalbox explore app.swift -o failing.png
        signalbox explore app.swift --max-executions 5000 --time 10
        signalbox explore app.swift --matrix
        signalbox explore app.swift --timing 'slack 20%'
        signalbox explore app.swift --format json
        signalbox explore --compiled app.swift Store.swift
      """
  )

  @Argument(
    help: ArgumentHelp(
      "A scenario (.swift), or a folder that holds scenario.swift; - is standard input. With --compiled all files of a program.",
      valueName: "input"))
  var paths: [String]

  @OptionGroup
  var compilation: CompilationOptions

  private var path: String { paths.first ?? "" }

  @Option(help: "What the platform does where documented behaviour leaves room.")
  var platform: Machine.Platform = .strict

  @Option(
    help: ArgumentHelp(
      "How long what takes time may take: free (anything), exact (as declared) or 'slack 20%'. (default: as the scenario says, or free)",
      valueName: "timing"), transform: Timing.init(argument:))
  var timing: Timing?

  @Option(help: ArgumentHelp("Executions for each question, then it is given up.", valueName: "N"))
  var maxExecutions = 100_000

  @Option(help: ArgumentHelp("Seconds for all of it, then it is given up.", valueName: "S"))
  var time: Int?

  @Option(help: "A report for people on standard error, or one JSON object for tools on standard output.")
  var format = ReportFormat.text

  @Flag(help: "Also say for each pair of named blocks whether one is always before the other, never beside it, or either.")
  var matrix = false

  @Option(name: .shortAndLong, help: ArgumentHelp("Draw a run that shows what is wrong.", valueName: "out.png"))
  var output: String?

  func validate() throws {
    if maxExecutions < 1 { throw ValidationError("--max-executions must be at least 1.") }
    if let time, !(1...86_400).contains(time) { throw ValidationError("--time must be from 1 to 86400 seconds.") }
    if compilation.compiled && timing != nil {
      throw ValidationError("With --compiled, durations are free: leave out --timing.")
    }
    if output != nil, pictureFormat == nil {
      throw ValidationError("The ending of '\(output ?? "")' picks the format: use .png, .svg or .pdf.")
    }
  }

  private var pictureFormat: Picture.Format? { output.flatMap(Picture.Format.init(endingOf:)) }

  func run() throws {
    try compilation.check(paths)
    if compilation.compiled { return try exploreCompiled() }
    let scenario = try scenario()
    System.noteInterrupts()
    let end = time.map { System.seconds + Double($0) }
    let progress = ProgressLine()
    var executions = 0
    let bounds = ExplorationBounds(executions: maxExecutions) {
      executions += 1
      if executions % 1000 == 0 { progress.show("\(executions) executions") }
      return System.wasInterrupted || end.map { System.seconds >= $0 } ?? false
    }
    let machine = Machine(platform: platform)
    let exploration = scenario.explore(on: machine, timing: timing, within: bounds)
    let matrix = matrix ? scenario.orderMatrix(on: machine, timing: timing, within: bounds) : nil
    progress.clear()
    switch format {
    case .text:
      Terminal.writeError(exploration.report(usesColour: Terminal.isErrorColoured))
      if let matrix { try Terminal.write(matrix.report()) }
    case .json: try Terminal.write(exploration.json(matrix: matrix))
    }
    if let stop = System.wasInterrupted ? "Ctrl-C" : end.flatMap({ System.seconds >= $0 ? "--time \(time ?? 0)" : nil }) {
      Terminal.writeError("stopped by \(stop): this is what was found until then")
    }
    if let counterexample = exploration.counterexample, let output, let format = pictureFormat {
      try drawing(output) { try OutputFile.replace(output, with: Picture(of: counterexample).encoded(as: format)) }
    }
    if !exploration.isAsExpected { throw Failure.notAsExpected }
    // What was not looked at may be wrong: whoever waits for success must not go on.
    if System.wasInterrupted { throw Failure.interrupted }
  }

  /// The search is in the program's own process; Ctrl-C reaches it there.
  private func exploreCompiled() throws {
    let scenario = try compilation.scenario(paths)
    System.noteInterrupts()
    let found: CompiledExploration
    do {
      found = try scenario.explore(
        on: Machine(platform: platform), executions: maxExecutions, seconds: time, isMatrix: matrix,
        usesColour: Terminal.isErrorColoured)
    } catch {
      throw Failure(text: error.description, exitCode: 2)
    }
    Terminal.writeError(found.said)
    switch format {
    case .text:
      Terminal.writeError(found.report)
      try Terminal.write(found.matrix)
    case .json: try Terminal.write(found.json)
    }
    if found.wasInterrupted || found.isLate {
      Terminal.writeError(
        "stopped by \(found.wasInterrupted ? "Ctrl-C" : "--time \(time ?? 0)"): this is what was found until then")
    }
    if let counterexample = found.counterexample, let output, let format = pictureFormat {
      try drawing(output) { try OutputFile.replace(output, with: Picture(of: counterexample).encoded(as: format)) }
    }
    if !found.isAsExpected { throw Failure.notAsExpected }
    if found.wasInterrupted { throw Failure.interrupted }
  }

  private func scenario() throws -> Scenario {
    let input: Input
    do {
      input = path == "-" ? try Input(bytes: Terminal.readInput(), name: "standard input") : try Input(path: path)
    } catch {
      throw Failure(error)
    }
    guard case .scenario(let scenario) = input else {
      throw ValidationError("\(path) is a trace: one order that was. Only a scenario has others.")
    }
    return scenario
  }
}
