import DispatchTrace
import Foundation
import Recording
import TestSupport
import Testing
import TraceAnalysis

/// What the scenarios below `traces/rules` expect holds for their real runs as well: the same sentences and the same analyses,
/// on traces that were recorded instead of simulated.
@Suite("Recorded scenarios")
struct RecordedScenarioTests {
  static let isFull = ProcessInfo.processInfo.environment["SIGNALBOX_CONFORMANCE"] != nil
  static let wanted = ProcessInfo.processInfo.environment["SIGNALBOX_FOLDERS"]?.split(separator: ",")
  static let few = ["rules/S-11-abba", "rules/S-15-a-barrier", "rules/G-10-waiting", "rules/W-01-a-cancelled-item", "rules/T-02"]

  static let folders = Repository.scenarioFolders.filter { folder in
    if let wanted { return wanted.contains { folder.contains($0) } }
    return folder.contains("/rules/") && (isFull || few.contains { folder.contains($0) })
  }

  /// What a scenario's real runs showed.
  private enum Verdict {
    case asExpected
    case notRun
    /// Some `work` took much longer than it asked for: its thread had no core, and what came after it came too late.
    case late
    case problem(String)
  }

  @Test("A real run does what its scenario says")
  func recordedRunsAreAsExpected() async {
    var runs = 0
    var problems = 0
    var late: [String] = []
    await withTaskGroup(of: (folder: String, verdict: Verdict).self) { group in
      var rest = Self.folders[...]
      for _ in 0..<3 {
        if let folder = rest.popFirst() { group.addTask { Self.result(folder) } }
      }
      while let result = await group.next() {
        switch result.verdict {
        case .notRun: break
        case .asExpected: runs += 1
        case .late:
          runs += 1
          late.append(result.folder)
        case .problem(let problem):
          runs += 1
          problems += 1
          Issue.record("\(result.folder): \(problem)")
        }
        if let folder = rest.popFirst() { group.addTask { Self.result(folder) } }
      }
    }
    Summary.say(
      "recorded scenarios: \(runs) real runs, analysed like simulated ones, \(problems) not as expected, "
        + "\(late.count) too late to tell")
    if !late.isEmpty { Summary.say("too late to tell: \(late.sorted().joined(separator: ", "))") }
    #expect(late.count <= max(runs / 20, 1), "too many real runs were late: is the machine busy?")
  }

  private static func result(_ folder: String) -> (folder: String, verdict: Verdict) {
    do {
      return (folder, try verdict(folder))
    } catch {
      return (folder, .problem("\(error)"))
    }
  }

  private static func verdict(_ folder: String) throws -> Verdict {
    let text = try Repository.text("\(folder)/scenario.swift")
    let conformance = sentences(after: "conformance", in: text).first?.text ?? ""
    if conformance.hasPrefix("not run") { return .notRun }
    let claims = try sentences(after: "expect", in: text).map { try TraceExpectation.parse($0.text, at: $0.position).get() }
    let program = try RealProgram(scenario: text, kind: .recorded)
    // A busy machine may come between records once, not three times in a row; runs that were late have more chances.
    var problems: [String] = []
    for _ in 0..<6 where problems.count < 3 {
      let run = try program.run(limit: 15_000)
      let trace = Trace(recording: run, of: text, name: "scenario.swift", title: nil, caption: nil)
      guard let problem = self.problem(trace, run, claims, isOrderFree: conformance == "lines in any order") else {
        return .asExpected
      }
      if !isLate(trace) { problems.append(problem) }
    }
    return problems.last.map { .problem($0) } ?? .late
  }

  private static func isLate(_ trace: Trace) -> Bool {
    let leastDelay: Int64 = 4_000_000
    return TraceIndex(trace).spans.contains { span in
      guard let ended = span.ended else { return true }
      return (ended.instant - span.began.instant).nanoseconds - span.duration.nanoseconds > leastDelay
    }
  }

  private static func problem(_ trace: Trace, _ run: RealRun, _ claims: [TraceExpectation], isOrderFree: Bool) -> String? {
    let index = TraceIndex(trace)
    let report = ExpectationReport(claims, on: index, findings: Analyses.diagnose(index))
    for result in report.results where result.verdict == .failed {
      switch result.expectation.claim {
      // Real instants are never exact.
      case .completes(.some), .starts, .takes: continue
      case .prints(let lines, only: true) where isOrderFree:
        if index.printedLines().map(\.text).sorted() == lines.sorted() { continue }
      default: break
      }
      return "\(result.expectation.text): \(result.reason ?? "fails")"
    }
    let printed = index.prints.map { trace.strings[$0.text] }.joined()
    if printed != run.output { return "the trace says that it printed\n\(printed)but it printed\n\(run.output)" }
    return report.unexpected.isEmpty ? nil : report.unexpected.map(\.message).joined(separator: "; ")
  }

  private static func sentences(after directive: String, in text: String) -> [(text: String, position: SourcePosition)] {
    let prefix = "// \(directive): "
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard line.hasPrefix(prefix) else { return nil }
      return (String(line.dropFirst(prefix.count)), SourcePosition(line: index + 1, column: prefix.count + 1))
    }
  }
}
