import DispatchTrace
import Foundation
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

  /// What the real runs of some folders came to.
  struct Result: Sendable {
    var realRuns = 0
    /// Orders that were free, and found among the model's.
    var ordersFound = 0
    /// Folders with an order that was free, and neither found nor excluded.
    var open: [String] = []
    /// Folders whose real runs differed, but had no core when they needed one.
    var late: Set<String> = []
    var differences: [Difference] = []

    mutating func add(_ other: Result) {
      realRuns += other.realRuns
      ordersFound += other.ordersFound
      open += other.open
      late.formUnion(other.late)
      differences += other.differences
    }
  }

  private enum Verdict {
    /// As simulated.
    case same
    /// In an order that another simulation has.
    case otherOrder
    case openOrder
    case late
    case different(String)
  }

  let folder: String
  private let source: String
  private let scenario: Scenario
  private let conformance: Directives.Conformance
  private let input: [String]
  private let simulated: Run
  private let kinds: [RealProgram.Kind]

  init(_ folder: String) throws {
    self.folder = folder
    source = try Repository.text("\(folder)/scenario.swift")
    scenario = try Scenario(source: source, name: "\(folder)/scenario.swift")
    let loaded = LoadedScenario(loading: ScenarioFile(name: "scenario.swift", text: source))
    conformance = loaded.directives.conformance
    input = loaded.directives.input?.lines ?? []
    kinds = loaded.program?.usesOperations == true ? [.plain] : [.plain, .recorded]
    simulated = scenario.run()
  }

  var isRun: Bool {
    if case .notRun = conformance { false } else { true }
  }

  /// How long the simulation lasts, in milliseconds.
  var length: Int { Int(simulated.trace.end.nanoseconds / 1_000_000) }

  /// Runs it `times` times as it is (less often when it is long) and once recorded. A run that differs is repeated, for the
  /// machine may be busy: `patience` times, and each may take longer than the one before.
  func compare(times: Int, patience: Int) throws -> Result {
    var result = Result()
    for kind in kinds {
      let program = try RealProgram(scenario: source, kind: kind)
      for _ in 0..<(kind == .plain && length < 5000 ? times : 1) {
        let verdict = try verdict(on: program, patience: patience, &result.realRuns)
        switch verdict {
        case .same: continue
        case .otherOrder: result.ordersFound += 1
        case .openOrder: result.open.append(folder)
        case .late: result.late.insert(folder)
        case .different(let text): result.differences.append(Difference(folder: folder, text: "(\(kind)) \(text)"))
        }
      }
    }
    return result
  }

  private func verdict(on program: RealProgram, patience: Int, _ realRuns: inout Int) throws -> Verdict {
    var verdict = Verdict.same
    for attempt in 0..<patience {
      realRuns += 1
      let run = try run(program, patience: 1 << attempt)
      let new = try self.verdict(on: run, program.kind)
      switch new {
      case .same, .otherOrder: return new
      case .openOrder, .late, .different: break
      }
      // What a run in time showed weighs more than what a late one did.
      if case .late = new, attempt > 0 { continue }
      verdict = new
    }
    return verdict
  }

  private func verdict(on run: RealRun, _ kind: RealProgram.Kind) throws -> Verdict {
    if let difference = try difference(inOutputOf: run) ?? difference(inEndOf: run, kind) {
      return try isLate(run, kind) ? .late : .different(difference)
    }
    if run.output == simulated.printed { return .same }
    switch scenario.verdict(onOutput: run.output, isTrapped: run.isTrapped) {
    case .possible: return .otherOrder
    case .open: return .openOrder
    case .impossible: return try isLate(run, kind) ? .late : .different("real:\n\(run.output)which no simulation prints")
    }
  }

  /// Some `work` took much longer than it asked for: its thread had no core, and what came after it came too late.
  private func isLate(_ run: RealRun, _ kind: RealProgram.Kind) throws -> Bool {
    let leastDelay: Int64 = 4_000_000
    if kind == .plain { return run.delay > leastDelay }
    return TraceIndex(trace(of: run)).spans.contains { span in
      guard let ended = span.ended else { return true }
      return (ended.instant - span.began.instant).nanoseconds - span.duration.nanoseconds > leastDelay
    }
  }

  /// One real run. `patience` is how many times longer than usual it may take.
  private func run(_ program: RealProgram, patience: Int) throws -> RealRun {
    // A plain process cannot know that it is over: it is given the virtual time, and a margin for what computes.
    let margin = (min(length / 4, 1000) + 400) * patience
    return try program.run(
      limit: program.kind == .plain ? length + margin : length * 2 + 5000 * patience, input: input)
  }

  private func difference(inOutputOf run: RealRun) -> String? {
    func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false).sorted() }
    let isSame = conformance == .exact ? run.output == simulated.printed : lines(run.output) == lines(simulated.printed)
    return isSame ? nil : "real:\n\(run.output)simulated:\n\(simulated.printed)"
  }

  private func difference(inEndOf run: RealRun, _ kind: RealProgram.Kind) throws -> String? {
    if case .trapped(let expected) = simulated.outcome {
      guard run.isTrapped else { return "simulated: trap \"\(expected.message)\"; real: \(run.end)" }
      guard kind == .recorded, case .trapped(let trap) = trace(of: run).outcome else { return nil }
      return trap.message == expected.message ? nil : "simulated: \"\(expected.message)\"; real: \"\(trap.message)\""
    }
    if run.isTrapped { return "real: trap; simulated: \(simulated.outcome)" }
    if case .exited(let code) = simulated.outcome { return run.end == .exited(code) ? nil : "real: \(run.end)" }
    // What a plain process does at its end is its limit's doing; the recorded one knows who waits.
    guard kind == .recorded else { return nil }
    let outcome = trace(of: run).outcome
    switch (outcome, simulated.outcome) {
    case (.completed, .completed): return nil
    case (.deadlocked(let real), .deadlocked(let simulated)):
      return real.count == simulated.count ? nil : "real: \(real.count) threads wait; simulated: \(simulated.count)"
    default: return "real: \(outcome); simulated: \(simulated.outcome)"
    }
  }

  private func trace(of run: RealRun) -> Trace {
    Trace(recording: run, of: source, name: nil, title: nil, caption: nil)
  }
}
