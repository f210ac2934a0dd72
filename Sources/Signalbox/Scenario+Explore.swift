import DispatchModel
import DispatchTrace
import Exploration
public import ExploredRuns
public import Runs
import ScenarioLanguage
import TraceAnalysis

extension Scenario {
  /// What `// explore: …` asks `check` for; nil when it asks for nothing. *Every order* is given up after a million executions.
  public var explorationBounds: ExplorationBounds? {
    directives.exploration.map { ExplorationBounds(executions: $0.executions ?? 1_000_000) }
  }

  /// How long what takes time may take where nothing else is said: as `// explore: every order, timing exact` has it, else free.
  public var explorationTiming: Timing {
    Timing(directives.exploration?.durations ?? .free)
  }

  /// Looks at every order the scenario can run in: decides each `expect always`, `sometimes` and `never`, and finds what can go
  /// wrong in any of them. On `strict` unless `machine` says otherwise; cores, quantum and seed do not count. `timing` is
  /// `explorationTiming` unless given.
  ///
  /// The executions grow with the orders of what depends on each other, in the worst case exponentially with the steps.
  public func explore(
    on machine: Machine = Machine(platform: .strict), timing: Timing? = nil,
    within bounds: ExplorationBounds = ExplorationBounds()
  ) -> Exploration {
    explorer(on: machine, timing: timing, within: bounds).explore()
  }

  /// What explores it.
  package func explorer(on machine: Machine, timing: Timing? = nil, within bounds: ExplorationBounds) -> Explorer {
    let explored = ExploredScenario(scenario: self, machine: machine, timing: timing ?? explorationTiming)
    return Explorer(explored, within: bounds)
  }

  /// How each pair of named blocks and stretches lies to each other over all orders, on the same machine as `explore`. Each pair is a
  /// question of its own: the executions grow with the square of the names.
  public func orderMatrix(
    on machine: Machine = Machine(platform: .strict), timing: Timing? = nil,
    within bounds: ExplorationBounds = ExplorationBounds()
  ) -> OrderMatrix {
    explorer(on: machine, timing: timing, within: bounds).matrix()
  }

  /// How much longer or shorter each named stretch may take, one at a time, before something that is expected of the scenario fails, while
  /// everything else takes what it is declared to. On the same machine as `explore`; `bounds` are for each pair of an expectation and a
  /// stretch. Nothing is said of expectations about instants, of stretches that begin more than once, and beyond the bounds.
  public func thresholds(
    on machine: Machine = Machine(platform: .strict), within bounds: ExplorationBounds = ExplorationBounds()
  ) -> [Threshold] {
    explorer(on: machine, timing: .exact, within: bounds).thresholds()
  }

  /// The run that a schedule leads to, as a report of `explore` names it. On `strict` unless `machine` says
  /// otherwise; cores, quantum and seed do not count. `timing` is that of the exploration: who goes on by itself depends on it. Throws a
  /// sentence that says where the schedule does not fit.
  public func run(
    following schedule: String, on machine: Machine = Machine(platform: .strict), timing: Timing? = nil
  ) throws(ScheduleProblem) -> Run {
    let timing = timing ?? explorationTiming
    do {
      let execution = try explored(on: machine, timing).execution(following: Schedule(parsing: schedule))
      guard var trace = execution.trace else { throw ScheduleProblem(description: "the execution was given up") }
      trace.header.schedule = schedule
      return run(of: trace, expectations, again: again(following: schedule, on: machine, timing))
    } catch let error as ScheduleError {
      throw ScheduleProblem(description: error.description)
    } catch let error as ScheduleProblem {
      throw error
    } catch {
      throw ScheduleProblem(description: "\(error)")
    }
  }

  func explored(on machine: Machine, _ timing: Timing) -> ExploredProgram {
    let configuration = machine.applied(to: directives.configuration)
    let header = header(with: option(timing) + machine.takes)
    var explored = ExploredProgram(configuration: configuration, header: header) { [program] in
      RetimedCode.code(
        ScenarioMachine(program: program, limits: configuration.limits, seed: configuration.seed, announcesUses: true),
        machine.durations)
    }
    explored.durations = timing.durations
    return explored
  }

  func run(of trace: Trace, _ claims: [TraceExpectation], again: String? = nil) -> Run {
    Run(
      of: trace, expecting: claims, name: name, source: source, otherSources: otherSources, warnings: [], again: again,
      survey: survey(Machine.Caps()))
  }

  /// Empty for the timing that it has by itself.
  fileprivate func option(_ timing: Timing) -> String { timing == explorationTiming ? "" : timing.option }

  /// The command for a shell.
  func again(following schedule: String, on machine: Machine, _ timing: Timing) -> String {
    var options = Machine(caps: machine.caps)
    options.durations = machine.durations
    if machine.platform != .strict { options.platform = machine.platform }
    let input = argument ?? "-\(withFiles)"
    return
      "signalbox run \(input) --schedule \(ShellWord.quoted(schedule))\(option(timing))\(options.options)"
  }
}

/// A scenario on its machine, as exploration sees it.
private struct ExploredScenario: ExploredCode {
  let scenario: Scenario
  let machine: Machine
  let timing: Timing

  var timingOption: String { scenario.option(timing) }
  var name: String { scenario.name }
  var otherFiles: [String] { scenario.otherFiles }
  var otherSources: [String: FindingText.OtherSource] { scenario.otherSources }
  var source: String? { scenario.source }
  var expectations: [TraceExpectation] { scenario.expectations }
  var again: String? {
    let options = machine.platform == .strict ? "" : machine.options
    return scenario.argument.map { "signalbox explore \($0)\(timingOption)\(options)" }
  }

  func program() -> ExploredProgram { scenario.explored(on: machine, timing) }
  func run(of trace: Trace, _ claims: [TraceExpectation], again: String?) -> Run { scenario.run(of: trace, claims, again: again) }
  func again(following schedule: String) -> String { scenario.again(following: schedule, on: machine, timing) }
}

/// Why a schedule cannot be read or followed.
public struct ScheduleProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What does not fit, one sentence.
  public var description: String
}
