import DispatchModel
import Exploration

/// Whether a run can print what a real run printed.
package enum OrderVerdict: Hashable, Sendable {
  /// An order was found in which it does.
  case possible
  /// There is no such order.
  case impossible
  /// Neither found nor excluded within the bound.
  case open
}

extension Scenario {
  /// Whether in some order on Linux the scenario prints `output` and traps, or does not, as `isTrapped` says. Durations are free, and
  /// every block has a thread at once: a real machine promises no less.
  package func verdict(onOutput output: String, isTrapped: Bool) -> OrderVerdict {
    var search = OutputSearch(explored(on: Machine(platform: .linux), .free))
    search.bound = 20_000
    let verdict = search.verdict(on: output) { execution in
      if case .trapped = execution.outcome { isTrapped } else { !isTrapped }
    }
    switch verdict {
    case .possible: return .possible
    case .impossible: return .impossible
    case .open: return .open
    }
  }
}
