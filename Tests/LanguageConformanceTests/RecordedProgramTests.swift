import Foundation
import Recording
import ScenarioLanguage
import TestSupport
import Testing

/// The recordings of Tests/LanguagePrograms are what this compiler's builds do. A few in `make test`, all in `make conformance`.
@Suite("Recorded language programs", .serialized)
struct RecordedProgramTests {
  /// `SIGNALBOX_FOLDERS=operations,traps/force` picks those whose path contains one of the words.
  static let wanted = ProcessInfo.processInfo.environment["SIGNALBOX_FOLDERS"]?.split(separator: ",")
  static let few = ["printing/separators-and-terminators", "traps/force-unwrap"]

  static let programs = LanguageProgram.recorded.filter { program in
    if let wanted { return wanted.contains { program.name.contains($0) } }
    return Conformance.isFull || few.contains(program.name)
  }

  @Test("A compiled program prints, and dies of, what was recorded")
  func recordingsHold() throws {
    var agreeing = 0
    for program in Self.programs {
      let problems = try problems(of: program)
      if problems.isEmpty { agreeing += 1 }
      for problem in problems { Issue.record("\(program) \(problem)") }
    }
    guard Conformance.isFull else { return }
    let rejected = LanguageProgram.rejected.count
    Summary.say(
      "language programs: \(Self.programs.count) real runs, \(agreeing) of them as recorded and simulated; "
        + "\(rejected) more programs are rejected, as recorded")
  }

  /// How the program differs from its recording; empty when it does not.
  private func problems(of program: LanguageProgram) throws -> [String] {
    let source = try program.source()
    let compiled = try Conformance.compiled(source)
    let run = try AnsweringServer.answering(for: source) {
      try compiled.run(limit: Conformance.limit, input: Conformance.typed(in: source))
    }
    var problems: [String] = []
    if run.output != (try program.output()) { problems.append("printed:\n\(run.output)") }
    guard let trap = try program.trap() else {
      if run.end != .exited(0) { problems.append("did not end well: \(run.errors)") }
      return problems
    }
    if !run.isDead { problems.append("should die: \(trap)") }
    let words = run.errorsWithoutAddresses
    // The Linux runtime says nothing about an overflow, and libdispatch nothing about most client bugs.
    if !words.isEmpty, !trap.isEmpty, !words.contains(Self.spoken(trap)) { problems.append("died of: \(words)") }
    return problems
  }

  /// The runtime knows an address where the simulator knows a name and a line.
  private static func spoken(_ trap: String) -> String {
    guard trap.hasPrefix("Simultaneous accesses") else { return trap }
    return trap.replacing(#/ '\w+'/#, with: "").replacing(#/: the change .*/#, with: "")
  }
}

/// A program on the real compiler and libdispatch.
enum Conformance {
  static let isFull = ProcessInfo.processInfo.environment["SIGNALBOX_CONFORMANCE"] != nil

  /// Milliseconds; no program of the corpus takes more than one second.
  static let limit = 20_000

  /// `source` as it is: it ends with its last line, or when it says so.
  static func compiled(_ source: String) throws -> RealProgram {
    let main = """
      signalboxLaunch()
      #sourceLocation(file: "scenario.swift", line: 1)
      \(source)
      """
    return try RealProgram(main: main, kind: .plain)
  }

  /// The lines of its `// input:` directives.
  static func typed(in source: String) -> [String] {
    LoadedScenario(readingDirectivesOf: ScenarioFile(name: "scenario.swift", text: source)).directives.input?.lines ?? []
  }
}

extension RealRun {
  /// Killed by the Swift runtime or by libdispatch.
  var isDead: Bool {
    switch end {
    case .signalled: true
    case .exited, .overran, .flooded: false
    }
  }

  var errorsWithoutAddresses: String {
    errors.replacing(#/ \(?0x[0-9a-f]+\)?/#, with: "")
  }
}
