import DispatchModel
import DispatchTrace
import ScenarioLanguage

/// Everything that simulations of a scenario can print, on Linux, with a pool of two and a core for every thread.
struct PossibleOutputs {
  /// Lines joined by `|`, and how it ended where it did not end well.
  private(set) var outputs: Set<String> = []
  private(set) var executions = 0
  /// All choices were tried; otherwise many.
  private(set) var isComplete = false

  /// Depth first through at most `bound` executions; where that is not all there is, as many random ones.
  init(of program: Program, bound: Int) {
    let every = EveryChoice()
    repeat {
      outputs.insert(Self.output(of: program, every))
      executions += 1
      isComplete = !every.advance()
    } while !isComplete && executions < bound
    guard !isComplete else { return }
    for seed in 0..<UInt64(bound) {
      outputs.insert(Self.output(of: program, RandomChoice(seed: seed)))
      executions += 1
    }
  }

  private static func output(of program: Program, _ choices: any ChoiceSource) -> String {
    var configuration = Configuration()
    configuration.platform = .linux
    configuration.cores = 64
    configuration.poolWidth = 2
    let machine = ScenarioMachine(program: program, limits: configuration.limits, seed: configuration.seed)
    var simulation = Simulation(code: machine, configuration: configuration, choices: choices)
    let trace = simulation.run()
    var text = ""
    for case .printed(let line) in trace.events.lazy.map(\.kind) { text += trace.strings[line] }
    if text.hasSuffix("\n") { text.removeLast() }
    text.replace("\n", with: "|")
    return switch trace.outcome {
    case .completed: text
    case .trapped: text + "|(trap)"
    case .deadlocked: text + "|(deadlock)"
    case .exited, .limitReached: text + "|(\(trace.outcome))"
    }
  }
}

/// Depth first through all the choices: answers as written down, then always the first.
private final class EveryChoice: ChoiceSource {
  private var answers: [(answer: Int, count: Int)] = []
  private var made = 0

  var isAlwaysFirst: Bool { false }

  func choose(among count: Int, at point: ChoicePoint) -> Int {
    if made == answers.count { answers.append((0, count)) }
    made += 1
    return answers[made - 1].answer
  }

  /// Writes down the next answers; false when all have been tried.
  func advance() -> Bool {
    made = 0
    while let last = answers.popLast() {
      guard last.answer + 1 < last.count else { continue }
      answers.append((last.answer + 1, last.count))
      return true
    }
    return false
  }
}
