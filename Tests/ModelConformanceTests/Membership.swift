import DispatchModel
import DispatchTrace
import Exploration

/// What one real run of a random program showed.
struct Observation: Hashable {
  enum Ending: String, Hashable {
    /// The launch code came to its end, and then nothing happened any more.
    case quiet
    /// The launch code waited for ever.
    case launchStuck
    /// The process was killed by a trap.
    case trapped
  }

  var letters: [String]
  var ending: Ending
}

/// Whether the model allows what a real run of a random program showed: decided by leading it through every order that prints it.
struct Membership {
  let program: RandomProgram
  private(set) var executions = 0

  init(_ program: RandomProgram) {
    self.program = program
  }

  mutating func verdict(on observation: Observation) -> OutputSearch.Verdict {
    var configuration = Configuration()
    configuration.platform = .linux
    var search = OutputSearch(ExploredProgram(configuration: configuration) { [program] in ProgramCode(program) })
    defer { executions += search.executions }
    let output = observation.letters.map { $0 + "\n" }.joined()
    return search.verdict(on: output) { Self.ending(of: $0) == observation.ending }
  }

  private static func ending(of execution: Execution) -> Observation.Ending? {
    switch execution.outcome {
    case .completed, .deadlocked: execution.hasLaunchEnded ? .quiet : .launchStuck
    case .trapped: .trapped
    case .exited, .limitReached, nil: nil
    }
  }
}
