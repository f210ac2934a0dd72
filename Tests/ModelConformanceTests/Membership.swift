import DispatchModel
import DispatchTrace
import Foundation

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

/// Whether the model allows what a real run of a random program showed.
struct Membership {
  let program: RandomProgram
  private var search = OrderSearch()
  var executions: Int { search.executions }

  init(_ program: RandomProgram) {
    self.program = program
  }

  mutating func verdict(on observation: Observation) -> OrderSearch.Verdict {
    search.verdict { [program] choices in Self.attempt(program, observation, choices) }
  }

  private static func attempt(
    _ program: RandomProgram, _ observation: Observation, _ choices: any CountingChoices
  ) -> OrderSearch.Attempt {
    let code = ProgramCode(program, observed: observation.letters, choices: choices)
    var configuration = Configuration()
    configuration.platform = .linux
    // Every thread has a core: which of them goes on is a matter of choice only. The pool is as wide as the real one.
    configuration.cores = 64
    configuration.poolWidth = ProcessInfo.processInfo.activeProcessorCount
    configuration.limits.events = 100_000
    var simulation = Simulation(code: code, configuration: configuration, choices: choices)
    let trace = simulation.run()
    let isShown =
      !code.hasDeviated && code.printed == observation.letters.count && ending(of: trace) == observation.ending
    return OrderSearch.Attempt(isShown: isShown, progress: code.printed, choices: code.choicesAtLastLetter)
  }

  private static func ending(of trace: Trace) -> Observation.Ending? {
    switch trace.outcome {
    case .completed, .deadlocked:
      trace.events.contains { $0.kind == .runLoopEntered || $0.kind == .dispatchMainCalled } ? .quiet : .launchStuck
    case .trapped: .trapped
    case .exited, .limitReached: nil
    }
  }
}
