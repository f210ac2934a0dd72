import DispatchModel
import DispatchTrace
import ScenarioLanguage

/// Whether a simulation can print what a real run printed.
package enum OrderVerdict: Hashable, Sendable {
  /// One was found.
  case possible
  /// All choices were tried.
  case impossible
  /// Neither found nor excluded within the bound; durations are never exact in reality.
  case open
}

extension Scenario {
  /// Looks for choices under which a simulation prints `output` and traps, or does not, as `isTrapped` says.
  ///
  /// It searches on Linux with `cores` cores, as in the real run, and then with a core for every thread, beside a pool that is
  /// no wider: what ends at one instant there has no order.
  package func verdict(onOutput output: String, isTrapped: Bool, cores: Int) -> OrderVerdict {
    var verdict = OrderVerdict.impossible
    for threadCores in [cores, 64] {
      var configuration = directives.configuration
      configuration.platform = .linux
      configuration.cores = threadCores
      configuration.poolWidth = cores
      var search = OrderSearch(bound: 4_000)
      switch search.verdict({ attempt(output, isTrapped, configuration, $0) }) {
      case .legal: return .possible
      case .undecided: verdict = .open
      case .illegal: break
      }
    }
    return verdict
  }

  private func attempt(
    _ output: String, _ isTrapped: Bool, _ configuration: Configuration, _ choices: any CountingChoices
  ) -> OrderSearch.Attempt {
    let machine = ScenarioMachine(program: program, limits: configuration.limits, seed: configuration.seed)
    let code = ObservedCode(machine, observed: Array(output.utf8), choices: choices)
    var simulation = Simulation(code: code, configuration: configuration, choices: choices)
    let outcome = simulation.run().outcome
    let endsAlike = if case .trapped = outcome { isTrapped } else { !isTrapped }
    let isShown = !code.hasDeviated && code.printed == output.utf8.count && endsAlike
    return OrderSearch.Attempt(isShown: isShown, progress: code.printed, choices: code.choicesAtLastPrint)
  }
}

/// Code that is stopped at the first thing it prints that the real run did not print there.
private final class ObservedCode: ResumableCode {
  private let code: ScenarioMachine
  private let observed: [UInt8]
  private let choices: any CountingChoices
  private(set) var printed = 0
  private(set) var hasDeviated = false
  private(set) var choicesAtLastPrint = 0

  init(_ code: ScenarioMachine, observed: [UInt8], choices: any CountingChoices) {
    self.code = code
    self.observed = observed
    self.choices = choices
  }

  func begin(_ body: BodyID, on thread: ThreadID) { code.begin(body, on: thread) }

  func release(_ body: BodyID, on thread: ThreadID) -> Bool { code.release(body, on: thread) }

  func resume(_ thread: ThreadID, with reply: Reply, strings: inout StringTable) -> Step {
    let step = code.resume(thread, with: reply, strings: &strings)
    guard case .print(let text) = step.operation else { return step }
    let bytes = Array(strings[text].utf8)
    guard observed[printed...].starts(with: bytes) else {
      hasDeviated = true
      return Step(.exit(code: 99), at: step.position)
    }
    printed += bytes.count
    choicesAtLastPrint = choices.made
    return step
  }
}
