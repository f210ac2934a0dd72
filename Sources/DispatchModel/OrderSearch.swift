/// Whether the model allows what a real run printed: a search for choices under which a simulation prints the same.
///
/// First what is likely (threads run in bursts), then climbing (keep the choices that led furthest, change what came after),
/// then depth first through everything, which alone can tell that an order is not legal.
package struct OrderSearch {
  package enum Verdict: Equatable {
    case legal
    /// All choices were tried.
    case illegal
    /// The bound was reached first.
    case undecided
  }

  /// One simulation with the search's choices.
  package struct Attempt {
    package var isShown: Bool
    /// How much of what was printed came out right.
    package var progress: Int
    /// How many choices had been made by then.
    package var choices: Int

    package init(isShown: Bool, progress: Int, choices: Int) {
      self.isShown = isShown
      self.progress = progress
      self.choices = choices
    }
  }

  /// How many simulations each of the three searches may try.
  package var bound: Int
  package private(set) var executions = 0

  package init(bound: Int = 10_000) {
    self.bound = bound
  }

  package mutating func verdict(_ attempt: (any CountingChoices) -> Attempt) -> Verdict {
    let script = Script()
    for _ in 0..<min(bound, 300) {
      executions += 1
      if attempt(script).isShown { return .legal }
      if !script.backtrack() { return .illegal }
    }
    if climb(attempt) { return .legal }
    for _ in 0..<bound {
      executions += 1
      if attempt(script).isShown { return .legal }
      if !script.backtrack() { return .illegal }
    }
    return .undecided
  }

  private mutating func climb(_ attempt: (any CountingChoices) -> Attempt) -> Bool {
    let bursts = Bursts()
    for _ in 0..<bound {
      bursts.restart()
      executions += 1
      let result = attempt(bursts)
      if result.isShown { return true }
      bursts.learn(progress: result.progress, choices: result.choices)
    }
    return false
  }
}

/// Choices that know how many they have made.
package protocol CountingChoices: ChoiceSource {
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

/// Random, but the thread that runs mostly goes on; begins with a part of what led furthest so far. A beginning that has led no further
/// for a while is given up: it may lack an early choice that nothing has shown yet.
private final class Bursts: CountingChoices {
  private var random = SplitMix64(state: 1)
  private var best: [Int] = []
  private var bestProgress = -1
  private var triesInVain = 0
  private static let patience = 200
  private var answers: [Int] = []
  private var kept = 0
  private var percentOfSwitches = 20

  var isAlwaysFirst: Bool { false }
  var made: Int { answers.count }

  func restart() {
    answers.removeAll(keepingCapacity: true)
    if triesInVain > Self.patience {
      best.removeAll()
      bestProgress = -1
      triesInVain = 0
    }
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

  func learn(progress: Int, choices: Int) {
    triesInVain = progress > bestProgress ? 0 : triesInVain + 1
    guard progress > bestProgress || (progress == bestProgress && random.next(below: 4) == 0) else { return }
    bestProgress = progress
    best = Array(answers.prefix(choices))
  }
}
