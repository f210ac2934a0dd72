package import DispatchModel
import Runs

/// How long what takes time may take where orders are explored: work, I/O, sleep.
public enum Timing: Hashable, Sendable {
  /// Anything from nothing to for ever. What holds then holds whatever the machine does. Deadlines are lower bounds.
  case free
  /// As declared, but for so many percent less or more, from 0 to 100. Deadlines are exact, and what can go on does so at once.
  case slack(percent: Int)
  /// As declared: only what falls on one instant comes in any order.
  case exact

  package var durations: LedDurations {
    switch self {
    case .free: .free
    case .slack(let percent): .slack(percent: min(max(percent, 0), 100))
    case .exact: .exact
    }
  }

  package init(_ durations: LedDurations) {
    switch durations {
    case .free: self = .free
    case .slack(let percent): self = .slack(percent: percent)
    case .exact: self = .exact
    }
  }
}

extension Timing {
  /// After *durations*.
  var words: String {
    switch self {
    case .free, .exact: description
    case .slack(let percent): "with a slack of \(percent)%"
    }
  }

  /// For a shell, behind a command that has another one by itself.
  package var option: String { " --timing \(ShellWord.quoted(description))" }
}

extension Timing: LosslessStringConvertible {
  /// `free`, `exact` or `slack 20%`; nil for anything else.
  public init?(_ description: String) {
    guard let durations = LedDurations(description) else { return nil }
    self.init(durations)
  }

  /// As `init(_:)` reads it.
  public var description: String {
    switch self {
    case .free: "free"
    case .slack(let percent): "slack \(percent)%"
    case .exact: "exact"
    }
  }
}
