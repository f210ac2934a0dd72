package import DispatchTrace

/// One conclusion drawn from traces: the fourth of the five seams. Analyses know nothing of each other, keep no state, and cost
/// one pass over the events.
package protocol Analysis: Sendable {
  /// In the order in which things came about.
  func diagnose(_ index: TraceIndex) -> [Finding]
  /// Itself, where it follows the course. (A cast would look through all conformances of the program, for each analysis of a run.)
  var onCourse: (any CourseAnalysis)? { get }
}

extension Analysis {
  package var onCourse: (any CourseAnalysis)? { nil }
}

/// An analysis that needs the course of the execution, who runs and holds what at each event: all of them follow one replay.
package protocol CourseAnalysis: Analysis {
  /// Nil where the tables say already that there is nothing to find.
  func follower(_ index: TraceIndex) -> (any CourseFollower)?
}

/// What one analysis notes while a trace is replayed.
package protocol CourseFollower {
  /// `replay` has taken the event already; `change` is what it did to the stacks.
  mutating func see(_ event: TraceEvent, at offset: Int, _ change: TraceReplay.Change, _ replay: TraceReplay)
  /// In the order in which things came about, when all events have been seen.
  func findings(at end: TraceReplay) -> [Finding]
}

extension CourseAnalysis {
  package var onCourse: (any CourseAnalysis)? { self }

  /// This analysis by itself.
  package func diagnose(_ index: TraceIndex) -> [Finding] {
    guard let follower = follower(index) else { return [] }
    return Course.findings(of: [follower], index)[0]
  }
}

/// The one walk over a trace for everybody who follows it.
enum Course {
  static func findings(of followers: [any CourseFollower], _ index: TraceIndex) -> [[Finding]] {
    if followers.isEmpty { return [] }
    var followers = followers
    var replay = TraceReplay()
    var offset = 0
    for event in index.trace.events {
      let change = replay.advance(event, at: offset)
      for follower in followers.indices { followers[follower].see(event, at: offset, change, replay) }
      offset += 1
    }
    return followers.map { $0.findings(at: replay) }
  }
}

/// The list of all analyses: a new one is a file and a line here.
package enum Analyses {
  package static let all: [any Analysis] = [
    TrapAnalysis(),
    DeadlockAnalysis(),
    LimitAnalysis(),
    DataRaceAnalysis(),
    UserInterfaceAnalysis(),
    TestFailureAnalysis(),
    HangAnalysis(),
    LockOrderAnalysis(),
    StarvationAnalysis(),
    ThreadExplosionAnalysis(),
    PriorityInversionAnalysis(),
    OvertakingAnalysis(),
    IgnoredBarrierAnalysis(),
    NeverRunsAnalysis(),
    LeftOperationsAnalysis(),
    LeftTimersAnalysis(),
    NoEffectAnalysis(),
    LateCancelAnalysis(),
    EarlyNotifyAnalysis(),
    EarlyLeaveAnalysis(),
    EarlyGroupBlockAnalysis(),
    UnbalancedGroupAnalysis(),
    WrongUnlockAnalysis(),
    EqualDeadlinesAnalysis(),
    IdleThreadAnalysis(),
  ]

  /// Everything that is found: errors first, then by instant, then in the order of the list.
  package static func diagnose(_ index: TraceIndex) -> [Finding] {
    let findings = inOrderOfTheList(index).flatMap { $0 }
    let ranked = findings.enumerated().sorted { left, right in
      let keys = (rank(left.element), rank(right.element))
      return keys.0 == keys.1 ? left.offset < right.offset : keys.0 < keys.1
    }
    return ranked.map(\.element)
  }

  private static func inOrderOfTheList(_ index: TraceIndex) -> [[Finding]] {
    let followers = all.map { $0.onCourse?.follower(index) }
    var followed = Course.findings(of: followers.compactMap { $0 }, index)[...]
    return zip(all, followers).map { analysis, follower in
      if follower != nil { return followed.removeFirst() }
      return analysis.onCourse != nil ? [] : analysis.diagnose(index)
    }
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
