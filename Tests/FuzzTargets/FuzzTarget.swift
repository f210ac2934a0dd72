import DispatchModel
import Signalbox
import SignalboxPictures
import TestSupport

/// What is attacked: bytes come in, and whatever they are there is an answer. `Tests/Fuzzing` and `FuzzTests` call the same ones.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// The text of a scenario.
  case scenarios
  /// The choices of a generator: nearly every input is an accepted program, so checker and machine are reached.
  case programs
  /// The lines of comments before a scenario.
  case directives
  /// A trace file.
  case traces
  /// What `run --schedule` takes, and for which scenario.
  case schedules

  /// Nil when `bytes` broke a promise that every input has to be answered by.
  package enum Answer: Sendable {
    case accepted, rejected
    case broken(String)
  }

  package func answer(to bytes: [UInt8]) -> Answer {
    do {
      let isAccepted =
        switch self {
        case .scenarios: try Self.answer(toScenario: bytes)
        case .programs: try Self.answer(toScenario: Array(Self.program(of: bytes).utf8))
        case .directives: try Self.answer(toScenario: bytes + Array("\nprint(1)\n".utf8))
        case .traces: try Self.answer(toTrace: bytes)
        case .schedules: try Self.answer(toSchedule: bytes)
        }
      return isAccepted ? .accepted : .rejected
    } catch {
      return .broken(error.text)
    }
  }

  /// The text that the choices in `bytes` lead to.
  package static func program(of bytes: [UInt8]) -> String {
    guard let first = bytes.first else { return "print(0)\n" }
    let choices = Choices(bytes: bytes.dropFirst())
    // Of expressions and types there is more to get wrong, of blocks there are more orders.
    if first >= 80 { return BlockGrammar.program(choices) }
    // What is declared and not used is the same three hundred lines each time, which take most of an input's.
    return ProgramGenerator.program(choices, prefix: "g", declaresAll: first % 16 == 0) + "grun()\n"
  }

  // MARK: - Answers

  struct Broken: Error {
    var text: String
  }

  private static func require(_ holds: Bool, _ text: @autoclosure () -> String) throws(Broken) {
    if !holds { throw Broken(text: text()) }
  }

  private static func answer(toScenario bytes: [UInt8]) throws(Broken) -> Bool {
    let scenario: Scenario
    do {
      scenario = try Scenario(bytes: bytes, name: "fuzz.swift")
    } catch {
      try check(error, bytes)
      return false
    }
    let machine = Machine(seed: bytes.count % 3 == 0 ? UInt64(bytes.count) : nil, caps: caps)
    let run = scenario.run(on: machine)
    try check(run)
    try require(run.trace.events.count <= 20_000 + 1000, "\(run.trace.events.count) events are beyond the cap")
    if isSample(bytes, of: 8) {
      let lines = run.trace.jsonLines()
      try require(scenario.run(on: machine).trace.jsonLines() == lines, "two runs differ")
      let again = try? Trace(bytes: lines, name: "fuzz.jsonl")
      try require(again?.jsonLines() == lines, "the trace is not read as it was written")
    }
    if isSample(bytes, of: 128), run.trace.events.count < 2000 { try draw(run, bytes) }
    return true
  }

  private static func answer(toTrace bytes: [UInt8]) throws(Broken) -> Bool {
    let trace: Trace
    do {
      trace = try Trace(bytes: bytes, name: "fuzz.jsonl")
    } catch {
      try check(error, bytes)
      return false
    }
    let lines = trace.jsonLines()
    try require((try? Trace(bytes: lines, name: "fuzz.jsonl"))?.jsonLines() == lines, "the trace is not read as it was written")
    let run = Run(of: trace)
    try check(run)
    if isSample(bytes, of: 8) { try draw(run, bytes) }
    return true
  }

  private static func answer(toSchedule bytes: [UInt8]) throws(Broken) -> Bool {
    let (scenario, text) = ScheduleTexts.read(bytes)
    do {
      try check(try scenario.run(following: text, on: Machine(platform: .strict, caps: caps)))
      return true
    } catch let error as ScheduleProblem {
      try require(!error.description.isEmpty, "a schedule is refused without a reason")
      return false
    } catch {
      throw Broken(text: "\(error)")
    }
  }

  // MARK: - Promises

  private static func check(_ error: LoadError, _ bytes: [UInt8]) throws(Broken) {
    try require(!"\(error)".isEmpty, "refused without a reason")
    guard case .rejected(let rejection) = error else { return }
    let errors = rejection.findings.filter { $0.severity == .error }
    try require(!errors.isEmpty, "rejected without an error")
    // A carriage return ends a line, too.
    let lines = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
    for finding in errors {
      let place = finding.position
      try require(
        place.isKnown && place.line >= 1 && place.line <= lines + 1 && place.column >= 1,
        "no place in the text: \(finding.message) at \(place)")
      try require(!finding.message.isEmpty, "an error says nothing")
    }
    try require(rejection.text.utf8.count < 2_000_000, "\(rejection.text.utf8.count) bytes of messages")
  }

  private static func check(_ run: Run) throws(Broken) {
    try require(!run.summary.isEmpty, "no summary")
    try require(run.report().utf8.count < 4_000_000, "a report of \(run.report().utf8.count) bytes")
  }

  /// What is drawn is up to how long the input is: any view, with or without orders and folds, and the first steps.
  private static func draw(_ run: Run, _ input: [UInt8]) throws(Broken) {
    let view = Picture.View.allCases[input.count % Picture.View.allCases.count]
    let options = Picture.Options(view: view, folds: input.count % 4 == 0, showsOrder: input.count % 5 == 0)
    do {
      let bytes = try Picture(of: run, options).encoded(as: .svg)
      if bytes.isEmpty { throw Broken(text: "an empty picture") }
      if input.count % 2 == 0 {
        let steps = try Steps(of: run)
        if steps.count > 0 { _ = try steps.frame(steps.count - 1, as: .svg) }
      }
    } catch let error as PictureError {
      try require(!error.description.isEmpty, "not drawn, without a reason")
    } catch {
      throw Broken(text: "\(error)")
    }
  }

  /// Always the same ones, about one of `count`.
  private static func isSample(_ bytes: [UInt8], of count: UInt32) -> Bool {
    bytes.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 } % count == 0
  }

  private static let caps = Machine.Caps(
    virtualTime: VirtualDuration(nanoseconds: 60_000_000_000), steps: 200_000, events: 20_000, memoryBytes: 8 << 20,
    outputBytes: 1 << 18)
}
