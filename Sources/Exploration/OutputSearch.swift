import DispatchModel

/// Whether a program can print what was observed: it is led through every order in which it prints that and nothing else.
///
/// Who would print something else stands still, as if it waited; a text then competes with each earlier one in whose place it could stand.
package struct OutputSearch {
  package enum Verdict: Hashable, Sendable {
    /// An order was found.
    case possible
    /// There is none.
    case impossible
    /// Neither found nor excluded within the bound.
    case open
  }

  private var program: ExploredProgram
  /// Executions that may be led.
  package var bound = 100_000
  package private(set) var executions = 0

  package init(_ program: ExploredProgram) {
    self.program = program
    self.program.isRecorded = false
    self.program.interest.printing = .all
  }

  /// Whether some execution prints `output` and ends as `ends` says.
  package mutating func verdict(on output: String, ends: (Execution) -> Bool) -> Verdict {
    program.interest.output = Array(output.utf8)
    var bounds = SearchBounds()
    bounds.mostExecutions = bound
    var led = 0
    bounds.shouldStop = { [bound] in
      led += 1
      return led > 2 * bound
    }
    var isFound = false
    let summary = ReducedSearch(program).run(bounds) { execution in
      isFound = execution.hasPrintedAll && ends(execution)
      return !isFound
    }
    executions += summary.executions
    if isFound { return .possible }
    return summary.isComplete ? .impossible : .open
  }
}
