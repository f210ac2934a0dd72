import DispatchTrace
import Foundation
import Recording
import ScenarioLanguage
import TestSupport
import Testing

/// Programs made at random must do what the compiler's builds of them do.
///
/// `SIGNALBOX_GENERATED=5000` tries so many; `SIGNALBOX_FIRST_GENERATED` says where to begin.
@Suite("Generated programs on the real compiler", .serialized)
struct GeneratedProgramTests {
  static let count = number("SIGNALBOX_GENERATED") ?? (Conformance.isFull ? 200 : 0)
  static let first = number("SIGNALBOX_FIRST_GENERATED") ?? 1
  /// Compiled together. Of more, each takes longer: an operator of one is a candidate in all of them (25 take 2.5 s each, 4 take 1 s each).
  static let batch = 4

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  private struct Program {
    var seed: Int
    var text: String
    var entry: String { "g\(seed)_run()" }
    /// Alone, for the simulator.
    var whole: String { text + entry + "\n" }

    init(seed: Int) {
      self.seed = seed
      text = ProgramGenerator.program(seed: UInt64(seed), prefix: "g\(seed)_")
    }
  }

  private struct Counts {
    var agreeing = 0
    var differing = 0
    var rejectedHere = 0
    var invalid = 0
  }

  @Test("A generated program prints what its compiled twin prints")
  func generatedProgramsAgree() throws {
    var counts = Counts()
    for start in stride(from: Self.first, to: Self.first + Self.count, by: Self.batch) {
      let seeds = start..<min(start + Self.batch, Self.first + Self.count)
      try compare(seeds.map { Program(seed: $0) }, &counts)
    }
    guard Self.count > 0 else { return }
    #expect(counts.agreeing > 0)
    Summary.say(
      "generated programs: \(Self.count); \(counts.agreeing) do what the compiled ones do, \(counts.differing) do not, "
        + "\(counts.rejectedHere) are rejected here, \(counts.invalid) by the compiler")
  }

  private func compare(_ programs: [Program], _ counts: inout Counts) throws {
    let cases = programs.map { "case \"\($0.seed)\": \($0.entry)" }.joined(separator: "\n")
    let main = programs.map(\.text).joined() + "switch CommandLine.arguments[1] {\n\(cases)\ndefault: break\n}\n"
    do {
      let twin = try Conformance.compiled(main)
      for program in programs { try compare(program, twin, &counts) }
    } catch RecordingError.rejected {
      // One of them is at fault.
      if programs.count == 1 {
        counts.invalid += 1
      } else {
        for program in programs { try compare([program], &counts) }
      }
    }
  }

  private func compare(_ program: Program, _ twin: RealProgram, _ counts: inout Counts) throws {
    let real = try twin.run(limit: Conformance.limit, arguments: [String(program.seed)])
    let loaded = LoadedScenario(loading: ScenarioFile(name: "scenario.swift", text: program.whole))
    guard let lowered = loaded.program else {
      counts.rejectedHere += 1
      let first = loaded.findings.first { $0.severity == .error }
      Summary.say("generated program \(program.seed) is rejected here: \(first.map { "\($0.position): \($0.message)" } ?? "")")
      return
    }
    let simulated = SimulatedRun(of: lowered)
    if real.output == simulated.printed, real.isDead == simulated.isTrapped {
      counts.agreeing += 1
    } else {
      counts.differing += 1
      let lines = zip(real.output.split(separator: "\n"), simulated.printed.split(separator: "\n"))
      let place = lines.enumerated().first { $0.element.0 != $0.element.1 }
      Issue.record(
        "program \(program.seed), line \(place?.offset ?? -1): real \(place?.element.0 ?? ""), here \(place?.element.1 ?? "")")
    }
  }
}
