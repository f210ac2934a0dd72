import DispatchModel
import Foundation
import Recording
import ScenarioLanguage
import TestSupport
import Testing

/// Changed programs that are accepted must do what the compiler's build of them does.
///
/// `SIGNALBOX_MUTANTS=20` tries so many mutants of every program: some 5,000 of them are accepted. `SIGNALBOX_FIRST_MUTANT` says
/// where to begin, `SIGNALBOX_MUTANTS_OF=programs/` which programs, to do them in portions.
@Suite("Mutants on the real compiler", .serialized)
struct MutantConformanceTests {
  static let perProgram =
    ProcessInfo.processInfo.environment["SIGNALBOX_MUTANTS"].flatMap(Int.init) ?? (Conformance.isFull ? 2 : 0)

  static let first = ProcessInfo.processInfo.environment["SIGNALBOX_FIRST_MUTANT"].flatMap(Int.init) ?? 0

  static let programs = ProcessInfo.processInfo.environment["SIGNALBOX_MUTANTS_OF"] ?? ""

  private enum Verdict {
    case agrees
    /// Blocks in another order, as a seed has it; or the process ended while blocks were still to run.
    case permitted
    /// Its output depends on the order of a Dictionary or Set: it differs from run to run.
    case unordered
    case differs(real: String)
    case rejected(reason: String)
  }

  @Test(
    "An accepted mutant prints what its compiled twin prints",
    .enabled(if: perProgram > 0, "make conformance, or SIGNALBOX_MUTANTS=20"))
  func acceptedMutantsAgree() throws {
    var counts = (mutants: 0, agreeing: 0, permitted: 0, unordered: 0, differing: 0, onlyHere: 0)
    // A real network is not asked.
    for program in LanguageProgram.recorded
    where program.name.hasPrefix(Self.programs) && !program.name.hasPrefix("network/") {
      let source = try program.source()
      // Nobody types what a directive says.
      if source.contains("// input:") { continue }
      let lexemes = Lexeme.split(source)
      for number in Self.first..<Self.first + Self.perProgram {
        var generator = SplitMix64(state: program.seed &+ UInt64(number))
        let mutant = mutation(number, of: lexemes) { generator.next(below: $0) }.applied(to: lexemes)
        counts.mutants += 1
        guard mutant != source, imports(mutant) == imports(source), let simulated = SimulatedRun(of: mutant), simulated.isFinished
        else { continue }
        switch try verdict(on: mutant, simulated) {
        case .agrees: counts.agreeing += 1
        case .permitted: counts.permitted += 1
        case .unordered: counts.unordered += 1
        case .differs(let real):
          counts.differing += 1
          Issue.record("\(program), mutant \(number)\n--- simulated\n\(simulated.printed)--- real\n\(real)---\n\(mutant)")
        case .rejected(let reason):
          counts.onlyHere += 1
          Issue.record("\(program), mutant \(number): only the compiler rejects it: \(reason)\n\(mutant)")
        }
      }
    }
    #expect(counts.mutants > 0 && counts.agreeing > 0, "nothing was compared")
    Summary.say(
      "mutants: \(counts.mutants); accepted: \(counts.agreeing) do what the compiled ones do, \(counts.differing) do not, "
        + "\(counts.permitted) in another order, \(counts.unordered) depend on the order of a Dictionary or Set, \(counts.onlyHere) the compiler rejects"
    )
  }

  /// Of each fourth one a whole part is missing.
  private func mutation(_ number: Int, of lexemes: [Lexeme], pick: (Int) -> Int) -> Mutation {
    let part = number % 4 == 3 ? Mutation.ofParts(lexemes, pick: pick) : nil
    return part ?? .random(for: lexemes, pick: pick)
  }

  /// A scenario needs none.
  private func imports(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { $0.contains("import ") }
  }

  private func verdict(on mutant: String, _ simulated: SimulatedRun) throws -> Verdict {
    do {
      let twin = try Conformance.compiled(mutant)
      let runs = try (0..<3).map { _ in try twin.run(limit: Conformance.limit) }
      if runs.contains(where: { $0.output != runs[0].output }) { return .unordered }
      if agrees(runs[0], simulated) { return .agrees }
      let ended = !runs[0].isDead && simulated.printed.hasPrefix(runs[0].output)
      if mutant.contains("import "), ended || isAnotherOrder(runs[0], of: mutant) { return .permitted }
      return .differs(real: runs[0].output + runs[0].errors)
    } catch RecordingError.rejected(let errors) {
      return .rejected(reason: errors.split(separator: "\n").first { $0.contains("error:") }.map(String.init) ?? errors)
    }
  }

  private func agrees(_ real: RealRun, _ simulated: SimulatedRun) -> Bool {
    real.output == simulated.printed && real.isDead == simulated.isTrapped
  }

  private func isAnotherOrder(_ real: RealRun, of mutant: String) -> Bool {
    guard let program = LoadedScenario(loading: ScenarioFile(name: "scenario.swift", text: mutant)).program else { return false }
    return (UInt64(1)...8).contains { seed in
      var configuration = Configuration()
      configuration.seed = seed
      return agrees(real, SimulatedRun(of: program, on: configuration))
    }
  }
}
