import CompiledCode
import CompiledPrograms
import DispatchModel
import DispatchTrace
package import ExploredRuns
package import Runs
import ScenarioLanguage
import Signalbox
import TraceAnalysis

/// Any Swift program, of one file or several, compiled by the machine's compiler and run in virtual time. It is the user's own code:
/// nothing keeps it from the machine's files.
///
/// The first file has the top-level code, unless one is called `main.swift`; its directives count.
package struct CompiledScenario: Sendable {
  /// What messages call it.
  package let name: String
  private let paths: [String]
  private let source: String
  /// By name.
  private let otherSources: [String: FindingText.OtherSource]
  private let directives: Directives
  private let expectations: [TraceExpectation]
  private let warnings: [Finding]
  private let functions: [String]
  private let program: CompiledProgram

  package var title: String? { directives.title }
  /// What `// explore: …` asks `check` for: executions for each question; nil when it asks for nothing.
  package var explorationLimit: Int? { directives.exploration.map { $0.executions ?? 1_000_000 } }

  /// Reads the files and compiles them, unless that was done before.
  package init(paths: [String]) throws(CompiledFailure) {
    var files: [CompiledProgram.File] = []
    for path in paths { files.append(CompiledProgram.File(path: path, text: try Self.text(of: path))) }
    if let main = files.firstIndex(where: { FileName.isMain($0.path) }) { files.insert(files.remove(at: main), at: 0) }
    guard let first = files.first else { throw CompiledFailure("no file is named") }
    let loaded = LoadedScenario(readingDirectivesOf: ScenarioFile(name: first.path, text: first.text))
    var expectations: [TraceExpectation] = []
    var findings = loaded.findings
    for line in loaded.directives.expectations {
      switch TraceExpectation.parse(line.text, mode: line.mode, at: line.position) {
      case .success(let expectation): expectations.append(expectation)
      case .failure(let error): findings.append(error.finding)
      }
    }
    if findings.contains(where: { $0.severity == .error }) {
      let printer = FindingText(path: first.path, source: first.text)
      throw CompiledFailure(findings.sorted { $0.position < $1.position }.map(printer.text).joined())
    }
    do {
      program = try CompiledProgram(files)
    } catch {
      throw CompiledFailure("\(first.path): error: \(error)")
    }
    name = first.path
    source = first.text
    otherSources = Dictionary(
      files.dropFirst().map { (FileName.last(of: $0.path), FindingText.OtherSource(path: $0.path, text: $0.text)) },
      uniquingKeysWith: { first, _ in first })
    self.paths = paths
    self.expectations = expectations
    directives = loaded.directives
    functions = loaded.functions.map(\.text)
    warnings = findings
  }

  private static func text(of path: String) throws(CompiledFailure) -> String {
    guard path.hasSuffix(".swift") else { throw CompiledFailure("\(path): error: --compiled takes Swift files (.swift)") }
    do {
      guard let text = String(validating: try Files.contents(of: path), as: UTF8.self) else {
        throw CompiledFailure("\(path): error: the file is not UTF-8 text; save it as UTF-8")
      }
      return text
    } catch let error as Files.Problem {
      let reason = error.isMissing ? "there is no such file" : "cannot be read: \(error.reason)"
      throw CompiledFailure("\(path): error: \(reason)")
    } catch let error as CompiledFailure {
      throw error
    } catch {
      throw CompiledFailure("\(path): error: \(error)")
    }
  }

  // MARK: Running

  /// One simulation, as of a scenario. `schedule` leads it, with the durations that it was explored with: those of `// explore:` unless
  /// `timing` says otherwise.
  package func run(
    on machine: Machine, following schedule: String? = nil, timing: Timing? = nil
  ) throws(CompiledFailure) -> CompiledRun {
    let question = schedule.map { Job.Question.follow(schedule: $0) } ?? .run
    let answer = try ask(job(question, schedule == nil ? machine : Self.free(machine), timing), atMost: Self.mostSeconds)
    if let error = answer.error {
      throw CompiledFailure("\(name): error: \(schedule == nil ? "" : "the schedule does not fit: ")\(error)")
    }
    let again =
      Self.command("run", paths) + (schedule.map { " --schedule \(ShellWord.quoted($0))\(option(timing))" } ?? "")
      + machine.options
    return CompiledRun(run: try run(answer, again: again, machine.caps), said: Self.shortened(answer.errors))
  }

  private static let mostSeconds = 600.0

  private func run(
    _ answer: CompiledProgram.Answer, again: String?, _ caps: Machine.Caps = Machine.Caps()
  ) throws(CompiledFailure) -> Run {
    do {
      let trace = try Trace(bytes: answer.texts[Job.trace] ?? [], name: name)
      return Run(
        of: trace, expecting: expectations, highlights: directives.highlights.map { ($0.name, $0.position) }, name: name,
        source: source, otherSources: otherSources, warnings: warnings, again: again, survey: { orderTable(of: $0, caps) })
    } catch {
      throw CompiledFailure("\(error)")
    }
  }

  /// What captions rest on, as of a scenario: nothing when the program gives no answer any more.
  private func orderTable(of trace: Trace, _ caps: Machine.Caps) -> OrderTable? {
    let run = String(decoding: trace.jsonLines(), as: UTF8.self)
    let answer = try? ask(job(.survey(run: run), Machine(platform: .strict, caps: caps), .free), atMost: Self.mostSeconds)
    guard let text = answer?.texts[Job.orders] else { return nil }
    return OrderTable(text: String(decoding: text, as: UTF8.self))
  }

  private var ownTiming: Timing { Timing(directives.exploration?.durations ?? .free) }

  /// Empty for the timing that it has by itself.
  private func option(_ timing: Timing?) -> String { timing.map { $0 == ownTiming ? "" : $0.option } ?? "" }

  private static func free(_ machine: Machine) -> Machine {
    var machine = machine
    if machine.platform == nil { machine.platform = .strict }
    return machine
  }

  private func job(_ question: Job.Question, _ machine: Machine, _ timing: Timing?) -> Job {
    var job = Job(question, machine.applied(to: directives.configuration))
    job.timing = timing ?? ownTiming
    job.scenario = FileName.last(of: name)
    job.name = name
    job.source = name
    job.title = directives.title
    job.caption = directives.caption
    job.highlights = directives.highlights.map(\.name)
    job.functions = functions
    job.expectations = directives.expectations.map { ($0.mode, $0.text, $0.position) }
    job.again = Self.command("explore", paths) + option(timing)
    var options = Machine(caps: machine.caps)
    if machine.platform != .strict { options.platform = machine.platform }
    job.afterSchedule = options.options
    return job
  }

  private func ask(
    _ job: Job, atMost seconds: Double, shouldStop: @escaping () -> Bool = { false }
  ) throws(CompiledFailure) -> CompiledProgram.Answer {
    do {
      return try program.answer(job, atMost: seconds, shouldStop: shouldStop)
    } catch {
      throw CompiledFailure("\(name): error: \(error)")
    }
  }

  /// For a shell.
  package static func command(_ verb: String, _ paths: [String]) -> String {
    "signalbox \(verb) --compiled " + paths.map(ShellWord.quoted).joined(separator: " ")
  }

  /// What the program said on the streams of the process. It is executed more than once, so lines come more than once; what the
  /// Swift runtime says of a trap is in the run's findings.
  private static func shortened(_ text: String) -> String {
    var seen: Set<Substring> = []
    var isTrace = false
    let lines = text.split(separator: "\n").filter { line in
      isTrace = line.hasPrefix("Current stack trace:") || isTrace && (line.first?.isNumber ?? false)
      return !isTrace && !line.contains(": Fatal error: ") && seen.insert(line).inserted
    }
    return lines.prefix(40).map { "\($0)\n" }.joined()
  }

  // MARK: Exploring

  /// As of a scenario. The answers are texts: the search was in the program's own process.
  package func explore(
    on machine: Machine, timing: Timing? = nil, executions: Int, seconds: Int? = nil, isMatrix: Bool = false,
    usesColour: Bool = false,
    shouldStop: @escaping () -> Bool = { false }
  ) throws(CompiledFailure) -> CompiledExploration {
    var job = job(.explore(executions: executions, seconds: seconds, isMatrix: isMatrix), Self.free(machine), timing)
    job.isColoured = usesColour
    let answer = try ask(job, atMost: 86_400, shouldStop: shouldStop)
    if let error = answer.error { throw CompiledFailure("\(name): error: \(error)") }
    let text = { (name: String) in String(decoding: answer.texts[name] ?? [], as: UTF8.self) }
    return CompiledExploration(
      report: text(Job.report), json: text(Job.json), matrix: text(Job.matrix),
      isAsExpected: answer.words.contains("as expected"),
      isDecided: answer.words.contains("decided"), wasInterrupted: answer.words.contains("interrupted"),
      isLate: answer.words.contains("late"),
      counterexample: answer.texts[Job.trace] == nil ? nil : try run(answer, again: nil), said: Self.shortened(answer.errors))
  }
}

/// A run of a compiled program.
package struct CompiledRun: Sendable {
  package var run: Run
  /// What it said by other means than `print`.
  package var said: String
}

/// What holds in every order of a compiled program.
package struct CompiledExploration: Sendable {
  /// As `Exploration.report()`, `.json()` and `OrderMatrix.report()` write it.
  package var report: String
  package var json: String
  package var matrix: String
  package var isAsExpected: Bool
  package var isDecided: Bool
  package var wasInterrupted: Bool
  /// Its time was over.
  package var isLate: Bool
  /// A run that shows what is wrong.
  package var counterexample: Run?
  /// What it said by other means than `print`.
  package var said: String
}

/// Why a program was not compiled or gave no answer.
package struct CompiledFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// With the place before it as compilers write it.
  package let description: String

  init(_ description: String) { self.description = description }
}
