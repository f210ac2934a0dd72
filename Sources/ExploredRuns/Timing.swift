package import DispatchModel
public import DispatchTrace
import Runs

/// How long what takes time may take where orders are explored: work, I/O, sleep.
public enum Timing: Hashable, Sendable {
  /// Anything from nothing to for ever. What holds then holds whatever the machine does. Deadlines are lower bounds.
  case free
  /// As declared, but for so many percent less or more, from 0 to 100. Deadlines are exact, and what can go on does so at once, but for blocks that a
  /// thread has to take up: each of them begins up to `latency` later than it could, at least 0. Up to a day counts.
  case slack(percent: Int, latency: VirtualDuration = .zero)
  /// As declared: only what falls on one instant comes in any order.
  case exact

  package var durations: LedDurations {
    switch self {
    case .free: .free
    case .slack(let percent, let latency): .slack(percent: min(max(percent, 0), 100), latency: max(latency, .zero))
    case .exact: .exact
    }
  }

  package init(_ durations: LedDurations) {
    switch durations {
    case .free: self = .free
    case .slack(let percent, let latency): self = .slack(percent: percent, latency: latency)
    case .exact: self = .exact
    }
  }
}

extension Timing {
  /// After *durations*.
  var words: String {
    switch self {
    case .free, .exact: description
    case .slack(let percent, .zero): "with a slack of \(percent)%"
    case .slack(let percent, let latency): "with a slack of \(percent)%, each block up to \(latency) late"
    }
  }

  /// For a shell, behind a command that has another one by itself.
  package var option: String { " --timing \(ShellWord.quoted(description))" }
}

extension Timing: LosslessStringConvertible {
  /// `free`, `exact`, `slack 20%`, `slack 20% latency 2 ms`, or `latency 2 ms` for the same without slack; nil for anything else.
  public init?(_ description: String) {
    guard let durations = LedDurations(description) else { return nil }
    self.init(durations)
  }

  /// As `init(_:)` reads it.
  public var description: String {
    switch self {
    case .free: "free"
    case .slack(let percent, .zero): "slack \(percent)%"
    case .slack(let percent, let latency): "slack \(percent)% latency \(latency)"
    case .exact: "exact"
    }
  }
}
