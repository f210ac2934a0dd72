package import DispatchTrace

/// One conclusion drawn from traces: the fourth of the five seams. Analyses know nothing of each other, keep no state, and cost
/// one pass over the events.
package protocol Analysis: Sendable {
  /// In the order in which things came about.
  func diagnose(_ index: TraceIndex) -> [Finding]
}

/// The list of all analyses: a new one is a file and a line here.
package enum Analyses {
  package static let all: [any Analysis] = [
    TrapAnalysis(),
    DeadlockAnalysis(),
    LimitAnalysis(),
    DataRaceAnalysis(),
    UserInterfaceAnalysis(),
    HangAnalysis(),
    LockOrderAnalysis(),
    StarvationAnalysis(),
    ThreadExplosionAnalysis(),
    PriorityInversionAnalysis(),
    OvertakingAnalysis(),
    IgnoredBarrierAnalysis(),
    NeverRunsAnalysis(),
    NoEffectAnalysis(),
    EarlyNotifyAnalysis(),
    UnbalancedGroupAnalysis(),
    EqualDeadlinesAnalysis(),
  ]

  /// Everything that is found: errors first, then by instant, then in the order of the list.
  package static func diagnose(_ index: TraceIndex) -> [Finding] {
    let findings = all.flatMap { $0.diagnose(index) }
    let ranked = findings.enumerated().sorted { left, right in
      let keys = (rank(left.element), rank(right.element))
      return keys.0 == keys.1 ? left.offset < right.offset : keys.0 < keys.1
    }
    return ranked.map(\.element)
  }

  private static func rank(_ finding: Finding) -> (Int, Int64) {
    let severity =
      switch finding.severity {
      case .error: 0
      case .warning: 1
      case .note: 2
      }
    return (severity, finding.instant?.nanoseconds ?? -1)
  }
}
