import DispatchModel
import DispatchTrace

/// What one real run of a random program showed.
struct Observation: Hashable {
  enum Ending: String, Hashable {
    /// The main thread reached its run loop and nothing happened any more.
    case quiet
    /// The main thread waited for ever.
    case mainThreadStuck
    /// The process was killed by a trap.
    case trapped
  }

  var letters: [String]
  var ending: Ending
}

/// Whether the model allows what a real run showed: a search for choices that print the same.
struct Membership {
  enum Verdict: Equatable {
    case legal
    /// All choices were tried.
    case illegal
    /// The bound was reached first.
    case undecided
  }

  let program: RandomProgram
  /// How many simulations may be tried.
  var bound = 20_000
  private(set) var executions = 0

  init(_ program: RandomProgram) {
    self.program = program
  }

  mutating func verdict(on observation: Observation) -> Verdict {
    if isShown(observation, by: FirstChoice()) { return .legal }
    // Most orders are likely ones: a few hundred random schedules find them. What is rare is searched for systematically.
    for seed in 1...UInt64(min(bound / 10, 2000)) where isShown(observation, by: RandomChoice(seed: seed)) { return .legal }
    let script = Script()
    while executions < bound {
      if isShown(observation, by: script) { return .legal }
      if !script.backtrack() { return .illegal }
    }
    return .undecided
  }

  private mutating func isShown(_ observation: Observation, by choices: any ChoiceSource) -> Bool {
    executions += 1
    let code = ProgramCode(program, observed: observation.letters)
    var configuration = Configuration()
    configuration.platform = .linux
    // Every thread has a core: which of them goes on is a matter of choice only.
    configuration.cores = 64
    configuration.limits.events = 100_000
    var simulation = Simulation(code: code, configuration: configuration, choices: choices)
    let trace = simulation.run()
    guard !code.hasDeviated, code.printed == observation.letters.count else { return false }
    return Self.ending(of: trace.outcome) == observation.ending
  }

  private static func ending(of outcome: Outcome) -> Observation.Ending? {
    switch outcome {
    case .completed: .quiet
    case .deadlocked(let waiting): waiting.contains(ThreadID(0)) ? .mainThreadStuck : .quiet
    case .trapped: .trapped
    case .exited, .limitReached: nil
    }
  }
}

/// Depth first through all the choices: answers as written, then always the first; `backtrack` writes the next script.
private final class Script: ChoiceSource {
  private var answers: [(answer: Int, count: Int)] = []
  private var position = 0

  var isAlwaysFirst: Bool { false }

  func choose(among count: Int, at point: ChoicePoint) -> Int {
    defer { position += 1 }
    if position < answers.count {
      answers[position].count = count
      return min(answers[position].answer, count - 1)
    }
    answers.append((0, count))
    return 0
  }

  /// False when every script has been tried.
  func backtrack() -> Bool {
    answers.removeSubrange(min(position, answers.count)...)
    position = 0
    while let last = answers.popLast() {
      if last.answer + 1 < last.count {
        answers.append((last.answer + 1, last.count))
        return true
      }
    }
    return false
  }
}
