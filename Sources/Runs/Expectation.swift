public import DispatchTrace
package import TraceAnalysis

/// One line of a scenario that says what must be so, and what became of it in a run.
public struct Expectation: Hashable, Sendable {
  /// What became of it.
  public enum Verdict: Hashable, Sendable {
    /// It holds in this run. For a claim about all schedules that is one schedule of many.
    case holds
    /// This run refutes it.
    case fails
    /// `sometimes` did not happen in this run; another schedule may show it.
    case undecided
  }

  /// Over which runs it is claimed.
  public var mode: ExpectationMode
  /// As it was written.
  public var sentence: String
  /// Where the sentence begins.
  public var position: SourcePosition
  /// What became of it in this run.
  public var verdict: Verdict
  /// Why it fails or is undecided, one sentence; nil when it holds.
  public var reason: String?

  package init(_ result: ExpectationResult) {
    mode = result.expectation.mode
    sentence = result.expectation.text
    position = result.expectation.position
    reason = result.reason
    verdict =
      switch result.verdict {
      case .passed: .holds
      case .failed: .fails
      case .undecided: .undecided
      }
  }
}

extension Expectation: CustomStringConvertible {
  /// `expect: "a" before "b": fails: 'a' ended at 35 ms, after 'b' started at 20 ms`.
  public var description: String {
    "\(mode.rawValue): \(sentence): \(verdict)" + (reason.map { ": \($0)" } ?? "")
  }
}
