import DispatchTrace
import Recording
import ScenarioLanguage
import Signalbox
import TestSupport

/// One scenario folder, simulated and run on the real libdispatch.
struct ScenarioConformance {
  /// Where the two differ.
  struct Difference: Sendable {
    var folder: String
    var text: String
  }

  let folder: String
  private let source: String
  private let scenario: Scenario
  private let conformance: Directives.Conformance
  private let simulated: Run

  init(_ folder: String) throws {
    self.folder = folder
    source = try Repository.text("\(folder)/scenario.swift")
    scenario = try Scenario(source: source, name: "\(folder)/scenario.swift")
    conformance = LoadedScenario(loading: ScenarioFile(name: "scenario.swift", text: source)).directives.conformance
    simulated = scenario.run()
  }

  var isRun: Bool {
    if case .notRun = conformance { false } else { true }
  }

  /// Runs it `times` times as it is and once recorded. A run that differs is repeated: a busy machine can be late once, not
  /// three times in a row.
  func differences(times: Int, realRuns: inout Int) throws -> [Difference] {
    var differences: [Difference] = []
    for kind in [RealProgram.Kind.plain, .recorded] {
      let program = try RealProgram(scenario: source, kind: kind)
      for _ in 0..<(kind == .plain ? times : 1) {
        var difference: String?
        for patience in [1, 4, 16] {
          realRuns += 1
          difference = try self.difference(program, patience: patience)
          if difference == nil { break }
        }
        if let difference {
          differences.append(Difference(folder: folder, text: "(\(kind)) \(difference)"))
          break
        }
      }
    }
    return differences
  }

  /// One real run; nil when it is what the simulation says. `patience` is how many times longer than usual it may take.
  private func difference(_ program: RealProgram, patience: Int) throws -> String? {
    let virtual = Int(simulated.trace.end.nanoseconds / 1_000_000)
    // A plain process cannot know that it is over: it is given the virtual time, and a margin for what computes.
    let margin = (virtual / 4 + 400) * patience
    let limit = program.kind == .plain ? virtual + margin : virtual * 2 + 5000 * patience
    let run = try program.run(limit: limit)
    if let difference = difference(inOutputOf: run) { return difference }
    return try difference(inEndOf: run, program.kind)
  }

  private func difference(inOutputOf run: RealRun) -> String? {
    func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false).sorted() }
    let isSame = conformance == .exact ? run.output == simulated.printed : lines(run.output) == lines(simulated.printed)
    return isSame ? nil : "real:\n\(run.output)simulated:\n\(simulated.printed)"
  }

  private func difference(inEndOf run: RealRun, _ kind: RealProgram.Kind) throws -> String? {
    if case .trapped(let expected) = simulated.outcome {
      guard run.isTrapped else { return "simulated: trap \"\(expected.message)\"; real: \(run.end)" }
      guard kind == .recorded, case .trapped(let trap) = try trace(of: run).outcome else { return nil }
      return trap.message == expected.message ? nil : "simulated: \"\(expected.message)\"; real: \"\(trap.message)\""
    }
    if run.isTrapped { return "real: trap; simulated: \(simulated.outcome)" }
    if case .exited(let code) = simulated.outcome { return run.end == .exited(code) ? nil : "real: \(run.end)" }
    // What a plain process does at its end is its limit's doing; the recorded one knows who waits.
    guard kind == .recorded else { return nil }
    let outcome = try trace(of: run).outcome
    switch (outcome, simulated.outcome) {
    case (.completed, .completed): return nil
    case (.deadlocked(let real), .deadlocked(let simulated)):
      return real.count == simulated.count ? nil : "real: \(real.count) threads wait; simulated: \(simulated.count)"
    default: return "real: \(outcome); simulated: \(simulated.outcome)"
    }
  }

  private func trace(of run: RealRun) throws -> Trace {
    try Trace(recording: run, of: source, name: nil, title: nil, caption: nil, cores: simulated.trace.header.cores)
  }
}
