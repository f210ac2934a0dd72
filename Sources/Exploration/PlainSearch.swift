package import DispatchModel

/// Depth first through every order of steps there is, nothing left out: what a reduced search is compared with.
package final class PlainSearch: StepChooser {
  private let program: ExploredProgram
  private let numbers = StrandNumbers()
  private var path: [(enabled: [StrandID], chosen: Int)] = []
  private var depth = 0

  package init(_ program: ExploredProgram) {
    self.program = program
  }

  /// Calls `visit` for each execution. The count; nil when there are more than `most`.
  package func run(most: Int, _ visit: (Execution) -> Void) -> Int? {
    var executions = 0
    repeat {
      if executions == most { return nil }
      depth = 0
      let execution = program.execute(numbers, self)
      if execution.isTooLong { return nil }
      executions += 1
      visit(execution)
    } while backtrack()
    return executions
  }

  package func strandPath(_ strand: StrandID) -> String { numbers.path(strand) }

  func see(_ steps: [NextStep]) {}

  func choose(_ steps: [NextStep]) -> Int? {
    if depth == path.count { path.append((steps.filter(\.isEnabled).map(\.strand), 0)) }
    let strand = path[depth].enabled[path[depth].chosen]
    depth += 1
    return steps.firstIndex { $0.isEnabled && $0.strand == strand }
  }

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
