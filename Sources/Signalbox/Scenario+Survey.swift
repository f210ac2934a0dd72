import ExploredRuns
import Runs

extension Scenario {
  /// What the captions of its pictures rest on: all orders on `strict` with free durations, up to a bound.
  func survey(_ caps: Machine.Caps) -> Run.Survey {
    { trace in
      explorer(on: Machine(platform: .strict, caps: caps), timing: .free, within: ExplorationBounds()).orderTable(of: trace)
    }
  }
}
