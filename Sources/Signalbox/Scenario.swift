import DispatchModel
public import DispatchTrace
import ScenarioLanguage
import TraceAnalysis

/// A scenario that was read and accepted: Swift code that uses Dispatch, ready to run as often as you like.
///
///     let scenario = try Scenario(source: text)
///     let run = scenario.run()
///     print(run.printed, run.trace.outcome)
public struct Scenario: Sendable {
  /// What messages call the file.
  public let name: String
  /// The text; of several files, the driver's.
  public let source: String
  /// The files beside the driver.
  public let files: [SourceFile]
  /// What was noticed while reading that does not forbid running it, in source order.
  public let warnings: [Finding]
  /// Where it was read from; nil when it was not a file.
  public private(set) var path: String?
  let directives: Directives
  let expectations: [TraceExpectation]
  let program: Program
  /// As a trace's header has them.
  package let functions: [String]

  /// Accepts `source`, or throws what is wrong with it (every finding, not only the first).
  ///
  /// Conditions like `#if os(Linux)` are decided here, by `platform`, or else by what the scenario simulates: `run(on:)` with
  /// another platform runs the same code. See `compiled(for:)`.
  public init(
    source: String, name: String = Input.scenarioFileName, platform: Machine.Platform? = nil
  ) throws(LoadError) {
    try self.init(reading: source, besides: [], name: name, platform: platform)
  }

  /// `files` have different names.
  init(reading source: String, besides files: [SourceFile], name: String, platform: Machine.Platform?) throws(LoadError) {
    let others = files.map { ScenarioFile(name: $0.name, text: $0.text) }
    let loaded = LoadedScenario(loading: ScenarioFile(name: name, text: source), besides: others, for: platform?.name)
    var expectations: [TraceExpectation] = []
    var findings = loaded.findings
    var wrong: [Finding] = []
    for line in loaded.directives.expectations {
      switch TraceExpectation.parse(line.text, mode: line.mode, at: line.position) {
      case .success(let expectation): expectations.append(expectation)
      case .failure(let error): wrong.append(error.finding)
      }
    }
    // Which sentences there are is said once, after the last that is none.
    for index in wrong.indices.dropLast() { wrong[index].notes = [] }
    findings += wrong
    for comment in loaded.directives.possibleExpectations {
      if case .success = TraceExpectation.parse(comment.sentence) { findings.append(comment.finding) }
    }
    findings.sort { $0.position < $1.position }
    guard let program = loaded.program, !findings.contains(where: { $0.severity == .error }) else {
      let printer = FindingText(
        path: name, otherFiles: files.map(\.name), source: source, otherSources: Self.sources(files))
      let text = findings.map(printer.text).joined()
      throw .rejected(LoadError.Rejection(name: name, findings: findings, text: text))
    }
    self.name = name
    self.source = source
    self.files = files
    self.program = program
    self.expectations = expectations
    directives = loaded.directives
    functions = loaded.functions.map(\.text)
    warnings = findings
  }

  /// Reads and accepts a scenario file: with `others`, the driver of one program of all of them. `platform` is as above.
  public init(path: String, with others: [SourceFile] = [], platform: Machine.Platform? = nil) throws(LoadError) {
    try self.init(bytes: Input.read(path), name: path, with: others, platform: platform)
    self.path = path
  }

  /// Accepts the bytes of a scenario file; `name` is what messages call it. With `others` it is the driver.
  public init(
    bytes: [UInt8], name: String, with others: [SourceFile] = [], platform: Machine.Platform? = nil
  ) throws(LoadError) {
    if bytes.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) { throw .empty(path: name) }
    try self.init(files: others, driver: Self.text(of: bytes, name), name: name, platform: platform)
  }

  static func text(of bytes: [UInt8], _ name: String) throws(LoadError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notUTF8(path: name, line: lineOfInvalidUTF8(in: bytes))
    }
    return text
  }

  /// This scenario as `platform` compiles it; as it is when nil. Throws what is wrong with the code that is only compiled there.
  public func compiled(for platform: Machine.Platform?) throws(LoadError) -> Scenario {
    guard let platform, platform.rawValue != directives.configuration.platform.rawValue,
      ([source] + files.map(\.text)).contains(where: { $0.contains("#if") })
    else { return self }
    var compiled = try Scenario(reading: source, besides: files, name: name, platform: platform)
    compiled.path = path
    return compiled
  }

  /// The same scenario, as it was read from `path`.
  package func read(from path: String?) -> Scenario {
    var scenario = self
    scenario.path = path
    return scenario
  }

  /// The heading of its pictures, from `// title:`.
  public var title: String? { directives.title }
  /// The line below the heading, from `// caption:`.
  public var caption: String? { directives.caption }

  /// One simulation. Deterministic: the same scenario on the same machine gives the same run, byte for byte.
  public func run(on machine: Machine = Machine()) -> Run { run(on: machine, printing: nil) }

  /// The same; `printing` is told what the scenario prints, while it runs.
  package func run(on machine: Machine, printing: ((String) -> Void)?) -> Run {
    let trace = simulate(on: machine, printing)
    return Run(
      of: trace, expecting: expectations, highlights: directives.highlights.map { ($0.name, $0.position) }, name: name,
      source: source, otherSources: otherSources, warnings: warnings,
      again: argument.map { "signalbox run \($0)\(machine.options)" }, survey: survey(machine.caps))
  }

  /// What is wrong with the names in `machine.durations`: nothing has one of them. Runs the scenario where its text does not tell.
  package func problem(withDurationsOf machine: Machine) -> String? {
    let texts = [source] + files.map(\.text)
    let names = machine.durations.keys.filter { !WrittenName($0).stands(in: texts) }
    return names.isEmpty ? nil : run(on: machine).unknownStretch(among: names)
  }

  private func simulate(on machine: Machine, _ printing: ((String) -> Void)?) -> Trace {
    let configuration = machine.applied(to: directives.configuration)
    let code = RetimedCode.code(
      ScenarioMachine(program: program, limits: configuration.limits, seed: configuration.seed), machine.durations)
    let choices: any ChoiceSource = configuration.seed == 0 ? FirstChoice() : RandomChoice(seed: configuration.seed)
    var simulation = Simulation(code: code, configuration: configuration, choices: choices, header: header(with: machine.takes))
    simulation.printing = printing
    return simulation.run()
  }

  /// Platform, cores, quantum and seed are filled in by the simulation. A trace names no folder of this machine. `options` are
  /// those of a command, each with a space before it.
  func header(with options: String) -> TraceHeader {
    TraceHeader(
      scenario: FileName.last(of: name), otherFiles: otherFiles, functions: functions, title: title, caption: caption,
      highlight: directives.highlights.map(\.name), platform: "", cores: 1, quantum: .zero,
      options: options.isEmpty ? nil : String(options.dropFirst()))
  }

  private static func lineOfInvalidUTF8(in bytes: [UInt8]) -> Int {
    // Lines are checked one by one: no UTF-8 sequence holds a line feed.
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    where String(validating: line, as: UTF8.self) == nil {
      return index + 1
    }
    return 1
  }
}

extension Scenario: CustomStringConvertible {
  /// Its name, and its title if it has one.
  public var description: String { title.map { "\(name): \($0)" } ?? name }
}
