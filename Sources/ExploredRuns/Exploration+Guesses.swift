public import DispatchTrace
import Exploration
import Runs
import TraceAnalysis

extension Exploration {
  /// A warning of the first-in-first-out order that guesses what another order might do.
  public struct Guess: Hashable, Sendable {
    /// What one order by itself leaves to be feared.
    public var finding: Finding
    /// Every order was looked at, and what it warns of happens in none.
    public var isRefuted: Bool
  }
}

extension Exploration.Guess {
  /// As it is told: a note where it is refuted.
  func told(_ coverage: Exploration.Coverage) -> Finding {
    if isRefuted { return LockOrderAnalysis.refuted(finding, because: "no order deadlocks (\(coverage))") }
    var told = finding
    told.message += " (not in \(coverage))"
    return told
  }
}

extension Explorer {
  /// What a plain run warns of and some order shows is told with that order. Where none does, every order has to be covered.
  func guesses(_ occurrences: [Exploration.Occurrence], _ coverage: Exploration.Coverage) -> [Exploration.Guess] {
    if occurrences.contains(where: { $0.finding.category == .deadlock }) { return [] }
    // A run would look at all orders by itself.
    let warnings = plainTrace.map { Analyses.diagnose(TraceIndex($0)).filter { $0.category == .lockOrder } } ?? []
    return warnings.map { Exploration.Guess(finding: $0, isRefuted: coverage.isComplete) }
  }

  /// Of `runs 0 times` that holds, as a plain run says it.
  func doubts(_ verdicts: [Exploration.Verdict]) -> [Finding] {
    let holding = verdicts.filter { $0.mode == .always && $0.verdict == .holds && $0.sentence.contains(" runs 0 times") }
    if holding.isEmpty { return [] }
    return plainRun?.doubts.filter { doubt in holding.contains { $0.position == doubt.position } } ?? []
  }

  private var plainRun: Run? { plainTrace.map { code.run(of: $0, code.expectations, again: nil) } }

  private var plainTrace: Trace? { (try? code.program().execution(following: Schedule()))?.trace }
}
