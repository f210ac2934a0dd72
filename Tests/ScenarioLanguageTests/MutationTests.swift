import DispatchModel
import DispatchTrace
import Foundation
import ScenarioLanguage
import TestSupport
import Testing

/// Programs of the corpus with tokens deleted, swapped, doubled or replaced: whatever text comes in, the tool answers.
///
/// A fixed list in `swift test`: one mutant of every third program. `SIGNALBOX_MUTANTS=100` makes as many of every program.
/// With `SIGNALBOX_MUTANT_FILE=PATH` each mutant is written there before it is tried: a crash of the machine would end the
/// test process, and leaves the culprit behind.
@Suite("Mutations", .serialized)
struct MutationTests {
  static let wanted = ProcessInfo.processInfo.environment["SIGNALBOX_MUTANTS"].flatMap(Int.init)
  static let perProgram = wanted ?? 1
  static let programs = wanted == nil ? everyThird(LanguageProgram.all) : LanguageProgram.all
  static let lastMutant = ProcessInfo.processInfo.environment["SIGNALBOX_MUTANT_FILE"]
  /// For what has no end: a debug build on a machine with ten other things to do has taken 50 s.
  static let longestSeconds = 300.0

  @Test("A changed program is rejected with a place or runs to an outcome")
  func mutantsAreAnswered() throws {
    var accepted = 0
    var count = 0
    for program in Self.programs {
      let lexemes = Lexeme.split(try program.source())
      for number in 0..<Self.perProgram {
        // The seed depends on the program's name only, so that a new program changes no other mutant.
        var generator = SplitMix64(state: program.seed &+ UInt64(number))
        let mutant = Mutation.random(for: lexemes) { generator.next(below: $0) }.applied(to: lexemes)
        if let path = Self.lastMutant { try mutant.write(toFile: path, atomically: false, encoding: .utf8) }
        count += 1
        if try isAccepted(mutant, "\(program.name), mutant \(number)") { accepted += 1 }
      }
    }
    print("\(count) mutants of \(Self.programs.count) programs answered, \(accepted) of them accepted and run")
  }

  @Test("A program of which a part is missing is rejected with a place or runs to an outcome")
  func partsAreMissed() throws {
    var accepted = 0
    for program in Self.programs {
      let lexemes = Lexeme.split(try program.source())
      for number in 0..<Self.perProgram {
        var generator = SplitMix64(state: program.seed &+ UInt64(number))
        guard let mutation = Mutation.ofParts(lexemes, pick: { generator.next(below: $0) }) else { continue }
        let mutant = mutation.applied(to: lexemes)
        if let path = Self.lastMutant { try mutant.write(toFile: path, atomically: false, encoding: .utf8) }
        if try isAccepted(mutant, "\(program.name) without part \(number)") { accepted += 1 }
      }
    }
    #expect(accepted > 0)
  }

  @Test("The unchanged programs are taken apart and put together without a difference")
  func lexemesAreComplete() throws {
    for program in LanguageProgram.all {
      let text = try program.source()
      #expect(Lexeme.split(text).map(\.text).joined() == text, "\(program.name)")
    }
  }

  private static func everyThird(_ programs: [LanguageProgram]) -> [LanguageProgram] {
    programs.indices.filter { $0.isMultiple(of: 3) }.map { programs[$0] }
  }

  private func isAccepted(_ text: String, _ name: String) throws -> Bool {
    let start = ContinuousClock.now
    defer {
      let elapsed = ContinuousClock.now - start
      #expect(elapsed < .seconds(Self.longestSeconds), "\(name) took \(elapsed):\n\(text)")
    }
    let loaded = LoadedScenario(loading: ScenarioFile(name: "mutant.swift", text: text))
    guard let program = loaded.program else {
      let errors = loaded.findings.filter { $0.severity == .error }
      #expect(!errors.isEmpty, "\(name) is rejected without a reason:\n\(text)")
      for error in errors {
        let place = error.position
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(place.isKnown && place.line <= lines && place.column > 0, "\(name): \(error.message) at \(place):\n\(text)")
        #expect(!error.message.isEmpty)
      }
      return false
    }
    var configuration = Configuration()
    configuration.limits = Self.limits
    let code = ScenarioMachine(program: program, limits: configuration.limits)
    var simulation = Simulation(code: code, configuration: configuration, choices: FirstChoice())
    let trace = simulation.run()
    #expect(trace.end <= .zero + Self.limits.virtualTime, "\(name)")
    #expect(trace.events.count <= Self.limits.events + 1000, "\(name)")
    #expect(trace.events.last.map { $0.instant <= trace.end } ?? true, "\(name)")
    if trace.events.count < 500 {
      // The reader refuses ids that were never handed out, and time that goes back.
      let lines = trace.jsonLines()
      #expect(try Trace(jsonLines: lines).jsonLines() == lines, "\(name)")
    }
    return true
  }

  private static var limits: Configuration.Limits {
    var limits = Configuration().limits
    limits.virtualTime = VirtualDuration(nanoseconds: 60 * 1_000_000_000)
    limits.events = 50_000
    limits.threads = 300
    limits.steps = 300_000
    limits.callDepth = 400
    limits.memoryBytes = 64 << 20
    limits.outputBytes = 1 << 20
    return limits
  }
}
