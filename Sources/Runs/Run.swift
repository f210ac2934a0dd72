package import DispatchTrace
package import TraceAnalysis

/// One execution and what follows from it.
public struct Run: Sendable {
  /// Everything that happened, in total order.
  public let trace: Trace
  /// What the analyses found in the execution: errors first, then by instant.
  public let findings: [Finding]
  /// Each `// expect…:` line and what became of it, in source order. Empty for a trace from disk.
  public let expectations: [Expectation]
  /// The findings of error severity that no expectation names.
  public let unexpected: [Finding]
  /// What was noticed in the scenario's text that does not forbid running it.
  public let warnings: [Finding]
  /// Everything the execution printed, exactly.
  public let printed: String
  /// How many blocks ran.
  public let blocks: Int
  /// The command that shows this run again, for a shell: `signalbox run photos.swift --seed 7`. Nil for a trace, and for a scenario that
  /// was not read from a file.
  public let again: String?
  /// Threads that were in the middle of closures when it ended. They are given up, and what their closures hold is never released: a
  /// leak of the test process, a few objects for each deadlock or trap. 0 for scenarios, for
  /// traces from disk, and for the runs that an exploration shows.
  public package(set) var threadsGivenUp = 0
  /// Of the trace: made once, for the analyses, whatever is asked of the run, and its picture.
  package let index: TraceIndex
  let name: String
  /// The scenario's text; nil for a trace from disk.
  package let source: String?
  /// What is at hand of its other files, by name.
  package let otherSources: [String: FindingText.OtherSource]
  let results: [ExpectationResult]
  private let survey: Survey?

  /// What looks at all orders of the run's program for what its blocks have in common: nil when there are too many.
  package typealias Survey = @Sendable (Trace) -> OrderTable?

  /// What a trace from disk says by itself: its findings, nothing expected. Every analysis takes one pass over the events.
  public init(of trace: Trace) {
    self.init(of: trace, expecting: [], name: trace.header.scenario ?? "trace", source: nil, warnings: [])
  }

  /// `highlights` are looked up: a name that nothing has is an error. `name` is what messages call the scenario of `source`,
  /// `otherSources` are the header's other files.
  package init(
    of trace: Trace, expecting claims: [TraceExpectation], highlights: [(name: String, position: SourcePosition)] = [],
    name: String, source: String?, otherSources: [String: FindingText.OtherSource] = [:], warnings: [Finding],
    again: String? = nil,
    survey: Survey? = nil
  ) {
    let index = TraceIndex(trace)
    let findings =
      Self.unrefuted(Analyses.diagnose(index), trace, survey)
      + highlights.compactMap { Highlights.finding($0.name, at: $0.position, index) }
    let report = ExpectationReport(claims, on: index, findings: findings)
    self.trace = trace
    self.index = index
    self.findings = findings
    self.warnings = warnings
    self.again = again
    self.name = name
    self.source = source
    self.otherSources = otherSources
    self.survey = survey
    results = report.results
    expectations = report.results.map(Expectation.init)
    unexpected = report.unexpected
    printed = index.prints.map { trace.strings[$0.text] }.joined()
    blocks = index.items.lazy.filter { $0.started != nil }.count
  }

  /// A guess that a deadlock is possible is a note where all orders are looked at in no time, and none has one.
  private static func unrefuted(_ findings: [Finding], _ trace: Trace, _ survey: Survey?) -> [Finding] {
    guard findings.contains(where: { $0.category == .lockOrder }), survey?(trace)?.allComplete == true else { return findings }
    return findings.map {
      $0.category == .lockOrder ? LockOrderAnalysis.refuted($0, because: "no order of this program deadlocks") : $0
    }
  }

  /// How it ended. A scenario that traps or hangs is a successful simulation of a program that does.
  public var outcome: Outcome { trace.outcome }

  /// What is known of the order of its blocks beyond this run. Costs as much as following all orders, up to a bound; nil for a trace from
  /// disk, for closures, and beyond the bound.
  package var orderTable: OrderTable? { survey?(trace) }

  /// No expectation failed, and nothing of error severity was found that no expectation names.
  public var isAsExpected: Bool {
    unexpected.isEmpty && expectations.allSatisfy { $0.verdict != .fails }
  }
}

extension Run: CustomStringConvertible {
  /// The summary and below it the report, at last the command that shows a run again that is not as expected: what a failed
  /// `#expect(run.isAsExpected, "\(run)")` shows.
  public var description: String {
    let report = report().split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    let replay = isAsExpected ? nil : again.map { "again: \($0)" }
    return ([summary] + [leak].compactMap(\.self) + report + [replay].compactMap(\.self)).joined(separator: "\n")
  }
}
