import Signalbox

/// What a long exploration says of itself on a terminal: how far it is, and about how long it still takes.
final class ExploreProgress {
  private static let secondsOfSilence = 1.0
  private static let secondsBetween = 0.5

  private let line = ProgressLine()
  private var subject = ""
  private var began = 0.0
  private var next: Double
  private var calls = 0

  init() { next = System.seconds + Self.secondsOfSilence }

  func show(_ progress: ExplorationProgress) {
    if progress.subject != subject {
      subject = progress.subject
      began = System.seconds
    }
    // Asking the clock takes longer than leading a small execution.
    calls += 1
    guard line.isShown, calls % 64 == 0 || progress.executions < 64, System.seconds >= next else { return }
    next = System.seconds + Self.secondsBetween
    line.show(Self.text(progress, seconds: System.seconds - began))
  }

  func clear() { line.clear() }

  static func text(_ progress: ExplorationProgress, seconds: Double) -> String {
    let share = progress.share * 100
    let left = progress.share > 0.0001 ? seconds * (1 - progress.share) / progress.share : .infinity
    return "\(progress.subject): \(progress.executions) executions, "
      + (share < 1 ? "less than 1 %" : "about \(min(Int(share), 99)) %") + " by estimate, " + duration(left)
  }

  private static func duration(_ seconds: Double) -> String {
    switch seconds {
    case ..<90: "\(Int(seconds.rounded())) s left"
    case ..<5400: "\(Int((seconds / 60).rounded())) min left"
    case ..<172_800: "\(Int((seconds / 3600).rounded())) h left"
    default: "more than two days left"
    }
  }
}
