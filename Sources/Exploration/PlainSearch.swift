package import DispatchModel

/// Depth first through every order of steps there is, nothing left out: what a reduced search is compared with.
package final class PlainSearch {
  private let program: ExploredProgram
  private let numbers = StrandNumbers()
  private var path: [(enabled: [NextStep], chosen: Int)] = []

  package init(_ program: ExploredProgram) {
    self.program = program
  }

  /// Calls `visit` for each execution. The count; nil when there are more than `most`.
  package func run(most: Int, _ visit: (Execution) -> Void) -> Int? {
    let led = LedExecution(program, numbers)
    var executions = 0
    repeat {
      if executions == most { return nil }
      led.restart(program.interest, taking: { path[$0].enabled[path[$0].chosen] }, count: max(path.count - 1, 0))
      if let last = path.last { led.take(last.enabled[last.chosen]) }
      while led.look() {
        if led.hasTooManySteps { return nil }
        path.append((led.steps.filter(\.isEnabled), 0))
        led.take(path[path.count - 1].enabled[0])
      }
      led.conclude()
      executions += 1
      visit(led.execution)
    } while backtrack()
    return executions
  }

  package func strandPath(_ strand: StrandID) -> String { numbers.path(strand) }

  private func backtrack() -> Bool {
    while var last = path.popLast() {
      last.chosen += 1
      if last.chosen < last.enabled.count {
        path.append(last)
        return true
      }
    }
    return false
  }
}
