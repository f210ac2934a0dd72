public import ArgumentParser
import CompiledScenarios
public import Signalbox
import SignalboxPictures

extension Sampling.Strategy: ExpressibleByArgument {}

enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}

struct ExploreCommand: Verb {
  static let name = "explore"
  static let configuration = CommandConfiguration.verb(
    name,
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
        signalbox explore app.swift --matrix -o matrix.png
        signalbox explore app.swift --write-test Tests/AppTests/AppOrders.swift
        signalbox explore app.swift --timing 'slack 20%'
        signalbox explore app.swift --timing 'slack 20% latency 2ms'
        signalbox explore app.swift --thresholds
        signalbox explore app.swift --format json
        signalbox explore driver.swift --with Store.swift
        signalbox explore --compiled app.swift Store.swift
        signalbox explore app.swift --jobs 8
        signalbox explore app.swift --strategy pct --max-executions 10000
        signalbox explore app.swift --shard 2/7 -o part-2.jsonl
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
  var platform: Machine.Platform?

  @Option(
    help: ArgumentHelp(
      "How long what takes time may take: free (anything), exact (as declared) or 'slack 20%'; with 'latency 2ms' each block may begin that much later than it could. (default: as the scenario says, or free)",
      valueName: "timing"), transform: Timing.init(argument:))
  var timing: Timing?

  @Option(help: ArgumentHelp("Executions for each question, then it is given up.", valueName: "N"))
  var maxExecutions = 100_000

  @Option(help: ArgumentHelp("Seconds for all of it, then it is given up.", valueName: "S"))
  var time: Int?

  @Option(
    help: ArgumentHelp(
      "Lead only some executions, for what is too much to search: proves nothing, finds much.", valueName: "strategy"))
  var strategy: Sampling.Strategy?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Of --strategy random, pct and twice: another seed leads other executions.", valueName: "N"))
  var seed: UInt64?

  @Option(help: "A report for people on standard error, or one JSON object for tools on standard output.")
  var format = ReportFormat.text

  @Flag(help: "Also say for each pair of named blocks whether one is always before the other, never beside it, or either.")
  var matrix = false

  @Flag(
    help: "Also say how much longer or shorter each named stretch may take before something expected fails; durations are exact.")
  var thresholds = false

  @Option(help: StretchArgument.help)
  var takes: [StretchArgument] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Draw a run that shows what is wrong; with --matrix, draw that; with --shard, the part to write or to go on with.",
      valueName: "out.png"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "When something fails, write a test for Swift Testing that fails as long as it can.", valueName: "Orders.swift"))
  var writeTest: String?

  @OptionGroup
  var look: LookOptions

  @Option(help: ArgumentHelp("Search on so many cores of this machine; the report is the same.", valueName: "N"))
  var jobs = 1

  @Option(help: ArgumentHelp("Search part I of N only, for 'signalbox merge'.", valueName: "I/N"))
  var shard: ShardArgument?

  @Option(help: ArgumentHelp("With --shard: what earlier rounds have found, from 'merge --rest'.", valueName: "rest.jsonl"))
  var known: String?

  @Option(
    help: ArgumentHelp(
      "The process that has started this one, for --jobs: without it nobody wants the part.", visibility: .hidden))
  var jobOf: Int?

  func validate() throws {
    if maxExecutions < 1 { throw ValidationError("--max-executions must be at least 1.") }
    if let time, !(1...86_400).contains(time) { throw ValidationError("--time must be from 1 to 86400 seconds.") }
    if compilation.compiled && matrix && output != nil {
      throw ValidationError("With --compiled, --matrix is text: leave out -o, which draws the matrix of a scenario.")
    }
    if !takes.isEmpty && (compilation.compiled || shard != nil || jobs > 1) {
      throw ValidationError("--takes is for a scenario that one process explores: leave out --compiled, --jobs and --shard.")
    }
    if thresholds && (timing ?? .exact != .exact || compilation.compiled || shard != nil || jobs > 1 || strategy != nil) {
      throw ValidationError(
        "--thresholds varies one duration and keeps the others: leave out --timing, --compiled, --jobs, --shard and --strategy.")
    }
    if !(1...1000).contains(jobs) { throw ValidationError("--jobs must be from 1 to 1000.") }
    if strategy != nil && (shard != nil || jobs > 1 || compilation.compiled) {
      throw ValidationError("--strategy leads its executions in one process: leave out --jobs, --shard and --compiled.")
    }
    if let writeTest {
      if compilation.compiled || shard != nil || path == "-" {
        throw ValidationError("--write-test names the file of a scenario: leave out --compiled and --shard, and name a file.")
      }
      if !writeTest.hasSuffix(".swift") { throw ValidationError("--write-test writes Swift: use a name that ends with .swift.") }
    }
    if seed != nil, strategy == nil || strategy == .departures {
      throw ValidationError("--seed needs --strategy random, pct or twice: nothing else is by chance.")
    }
    if known != nil, shard == nil { throw ValidationError("--known is what a shard has to know: it needs --shard.") }
    if shard != nil {
      if output == nil { throw ValidationError("--shard writes its part to a file: say which with -o.") }
      if matrix || jobs > 1 || format == .json {
        throw ValidationError("--shard writes a part: --matrix, --jobs and --format json do not go with it.")
      }
    } else if let output, pictureFormat == nil {
      throw ValidationError("The ending of '\(output)' picks the format: use .png, .svg or .pdf.")
    } else if output != nil {
      try look.check(pictureFormat)
    }
  }

  private var pictureFormat: Picture.Format? { output.flatMap(Picture.Format.init(endingOf:)) }

  func run() throws {
    try compilation.check(paths)
    if compilation.compiled && (shard != nil || jobs > 1) {
      throw ValidationError("--jobs and --shard search scenarios; a compiled program is explored by one process.")
    }
    if compilation.compiled { return try exploreCompiled() }
    let scenario = try scenario()
    System.noteInterrupts()
    let end = time.map { System.seconds + Double($0) }
    let progress = ExploreProgress()
    var bounds = ExplorationBounds(executions: maxExecutions) { [jobOf] in
      System.wasInterrupted || end.map { System.seconds >= $0 } ?? false || jobOf.map { System.parent != $0 } ?? false
    }
    bounds.progress = progress.show
    bounds.sampling = strategy.map { Sampling($0, seed: seed ?? 0) }
    let identity = ExplorationPart.Identity(
      build: Version.text, name: scenario.name, path: scenario.path, source: scenario.source,
      others: scenario.files.map { ExplorationPart.Identity.File(path: $0.path ?? $0.name, text: $0.text) },
      platform: platform?.rawValue, timing: timing, bound: maxExecutions)
    var machine = Machine(platform: platform ?? .strict)
    machine.durations = takes.durations
    try scenario.requireStretches(of: machine, path)
    let explorer = scenario.explorer(on: machine, timing: thresholds ? .exact : timing, within: bounds)
    if let shard, let output {
      let known = try known.map { path throws(Failure) in try PartFile(path: path) }
      defer { progress.clear() }
      return try ShardRun(explorer: explorer, identity: identity, shard: shard, output: output, known: known).run()
    }
    var exploration = jobs == 1 ? explorer.explore() : try Jobs(explorer, identity, jobs, end: end).explore()
    if thresholds { exploration.thresholds = explorer.thresholds() }
    let matrix = matrix ? explorer.matrix() : nil
    progress.clear()
    let stop = System.wasInterrupted ? System.interruptName : end.flatMap { System.seconds >= $0 ? "--time \(time ?? 0)" : nil }
    let test = writeTest.map {
      WrittenTest(
        exploration: exploration, scenario: scenario.path ?? path, others: compilation.with, output: $0, machine: machine,
        timing: timing,
        executions: maxExecutions)
    }
    try ExploreResult(exploration: exploration, matrix: matrix, options: look.options, stop: stop, test: test)
      .write(as: format, picture: output)
  }

  /// The search is in the program's own process; Ctrl-C reaches it there.
  private func exploreCompiled() throws {
    let scenario = try compilation.scenario(paths)
    System.noteInterrupts()
    let found: CompiledExploration
    do {
      found = try scenario.explore(
        on: Machine(platform: platform ?? .strict), timing: timing, executions: maxExecutions, seconds: time, isMatrix: matrix,
        usesColour: Terminal.isErrorColoured, shouldStop: { System.wasInterrupted })
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
      let stop = found.wasInterrupted || System.wasInterrupted ? System.interruptName : "--time \(time ?? 0)"
      Terminal.writeError("stopped by \(stop): this is what was found until then")
    }
    if let counterexample = found.counterexample, let output, let format = pictureFormat {
      try drawing(output) { try OutputFile.replace(output, with: Picture(of: counterexample, look.options).encoded(as: format)) }
    }
    if !found.isAsExpected { throw Failure.notAsExpected }
    if found.wasInterrupted { throw Failure.interrupted }
  }

  private func scenario() throws -> Scenario {
    guard case .scenario(let scenario) = try OtherFiles(compilation.with).input(path, for: platform) else {
      throw ValidationError("\(path) is a trace: one order that was. Only a scenario has others.")
    }
    return scenario
  }
}
