internal import DispatchTrace

/// How the picture ends when the program does not simply finish: the instant from which nothing moves any more.
struct Ending {
  enum Kind {
    case deadlock
    case trap(Outcome.Trap)
    case limit(Outcome.Limit)
  }

  var kind: Kind
  var key: Int64
  /// What the analysis says about it; nil when nobody analysed the trace.
  var finding: Finding?

  init?(trace: Trace, tracks: Tracks, findings: [Finding]) {
    switch trace.outcome {
    case .completed, .exited: return nil
    case .deadlocked:
      kind = .deadlock
      finding = findings.first { !$0.edges.isEmpty }
    case .trapped(let trap):
      kind = .trap(trap)
      finding = findings.first { $0.category == "trap" }
    case .limitReached(let limit):
      kind = .limit(limit)
    }
    key = tracks.end
    if !tracks.isOrdinal, case .deadlock = kind, let instant = finding?.instant { key = instant.nanoseconds }
  }
}
