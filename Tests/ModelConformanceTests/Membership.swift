import DispatchModel
import DispatchTrace

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

/// Whether the model allows what a real run showed: a search for choices that print the same.
///
/// First what is likely (threads run in bursts), then climbing (keep the choices that led to the most letters, change what
/// came after), then depth first through everything, which alone can tell that an order is not legal.
struct Membership {
  enum Verdict: Equatable {
    case legal
    /// All choices were tried.
    case illegal
    /// The bound was reached first.
    case undecided
  }

  let program: RandomProgram
  /// How many simulations each of the three searches may try.
  var bound = 10_000
  private(set) var executions = 0

  init(_ program: RandomProgram) {
    self.program = program
  }

  mutating func verdict(on observation: Observation) -> Verdict {
    let script = Script()
    for _ in 0..<min(bound, 300) {
      if attempt(observation, script).isShown { return .legal }
      if !script.backtrack() { return .illegal }
    }
    if climb(to: observation) { return .legal }
    for _ in 0..<bound {
      if attempt(observation, script).isShown { return .legal }
      if !script.backtrack() { return .illegal }
    }
    return .undecided
  }

  private mutating func climb(to observation: Observation) -> Bool {
    let bursts = Bursts()
    for _ in 0..<bound {
      bursts.restart()
      let attempt = attempt(observation, bursts)
      if attempt.isShown { return true }
      bursts.learn(letters: attempt.letters, choices: attempt.choices)
    }
    return false
  }

  private struct Attempt {
    var isShown: Bool
    /// How many letters were right, and how many choices had been made when the last of them was printed.
    var letters: Int
    var choices: Int
  }

  private mutating func attempt(_ observation: Observation, _ choices: some CountingChoices) -> Attempt {
    executions += 1
    let code = ProgramCode(program, observed: observation.letters, choices: choices)
    var configuration = Configuration()
    configuration.platform = .linux
    // Every thread has a core: which of them goes on is a matter of choice only.
    configuration.cores = 64
    configuration.limits.events = 100_000
    var simulation = Simulation(code: code, configuration: configuration, choices: choices)
    let trace = simulation.run()
    let isShown =
      !code.hasDeviated && code.printed == observation.letters.count && Self.ending(of: trace) == observation.ending
    return Attempt(isShown: isShown, letters: code.printed, choices: code.choicesAtLastLetter)
  }

  private static func ending(of trace: Trace) -> Observation.Ending? {
    switch trace.outcome {
    case .completed, .deadlocked: trace.events.contains { $0.kind == .runLoopEntered } ? .quiet : .launchStuck
    case .trapped: .trapped
    case .exited, .limitReached: nil
    }
  }
}

/// Choices that know how many they have made.
protocol CountingChoices: ChoiceSource {
  var made: Int { get }
}

/// Depth first through all the choices: answers as written, then always the first; `backtrack` writes the next script.
private final class Script: CountingChoices {
  private var answers: [(answer: Int, count: Int)] = []
  private(set) var made = 0

  var isAlwaysFirst: Bool { false }

  func choose(among count: Int, at point: ChoicePoint) -> Int {
    defer { made += 1 }
    if made < answers.count {
      answers[made].count = count
      return min(answers[made].answer, count - 1)
    }
    answers.append((0, count))
    return 0
  }

  /// False when every script has been tried.
  func backtrack() -> Bool {
    answers.removeSubrange(min(made, answers.count)...)
    made = 0
    while let last = answers.popLast() {
      if last.answer + 1 < last.count {
        answers.append((last.answer + 1, last.count))
        return true
      }
    }
    return false
  }
}

/// Random, but the thread that runs mostly goes on; begins with a part of what led furthest so far.
private final class Bursts: CountingChoices {
  private var random = SplitMix64(state: 1)
  private var best: [Int] = []
  private var bestLetters = -1
  private var answers: [Int] = []
  private var kept = 0
  private var percentOfSwitches = 20

  var isAlwaysFirst: Bool { false }
  var made: Int { answers.count }

  func restart() {
    answers.removeAll(keepingCapacity: true)
    percentOfSwitches = [5, 15, 40, 100][random.next(below: 4)]
    // Mostly from near the end of the best beginning, now and then from scratch.
    switch random.next(below: 10) {
    case 0: kept = 0
    case 1..<4: kept = best.isEmpty ? 0 : random.next(below: best.count)
    default: kept = max(best.count - random.next(below: 8), 0)
    }
  }

  func choose(among count: Int, at point: ChoicePoint) -> Int {
    var answer = 0
    if made < kept {
      answer = min(best[made], count - 1)
    } else if random.next(below: 100) < percentOfSwitches {
      answer = random.next(below: count)
    }
    answers.append(answer)
    return answer
  }

  func learn(letters: Int, choices: Int) {
    guard letters > bestLetters || (letters == bestLetters && random.next(below: 4) == 0) else { return }
    bestLetters = letters
    best = Array(answers.prefix(choices))
  }
}
