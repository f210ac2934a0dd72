import DispatchModel
import DispatchTrace
import ScenarioLanguage

/// What a program does in the simulator.
struct SimulatedRun {
  var printed: String
  var outcome: Outcome
  /// What test cases say.
  var failures: [String] = []

  /// `configuration`: of the machine; its seed picks the choices.
  init(of program: Program, on configuration: Configuration = Configuration()) {
    var configuration = configuration
    configuration.limits.steps = 5_000_000
    configuration.limits.callDepth = 1_000
    configuration.limits.outputBytes = 1 << 20
    let seed = configuration.seed
    let choices: any ChoiceSource = seed == 0 ? FirstChoice() : RandomChoice(seed: seed)
    let code = ScenarioMachine(program: program, limits: configuration.limits, seed: seed)
    var simulation = Simulation(code: code, configuration: configuration, choices: choices)
    let trace = simulation.run()
    outcome = trace.outcome
    printed = trace.events.reduce(into: "") { text, event in
      if case .printed(let line) = event.kind { text += trace.strings[line] }
    }
    for event in trace.events { if case .testFailed(let text) = event.kind { failures.append(trace.strings[text]) } }
  }

  /// nil when the text is rejected.
  init?(of text: String) {
    guard let program = LoadedScenario(loading: ScenarioFile(name: "scenario.swift", text: text)).program else { return nil }
    self.init(of: program)
  }

  var isTrapped: Bool {
    if case .trapped = outcome { true } else { false }
  }

  /// It came to its end: a limit says nothing about the compiled twin.
  var isFinished: Bool { isTrapped || outcome == .completed }
}
