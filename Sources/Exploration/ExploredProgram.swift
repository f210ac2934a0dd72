package import DispatchModel
package import DispatchTrace

/// A program that can be started again and again, and what is of interest in its executions.
package struct ExploredProgram {
  /// Fresh code for each execution; it must do the same each time.
  package var code: () -> any ResumableCode
  package var configuration: Configuration
  package var header: TraceHeader?
  package var interest = StepInterest()
  /// Steps of one execution; one that takes more is given up and said to be.
  package var mostSteps = 20_000

  package init(configuration: Configuration, header: TraceHeader? = nil, code: @escaping () -> any ResumableCode) {
    self.code = code
    self.header = header
    self.configuration = configuration
    // A core for every thread: who goes on is a matter of choice only.
    self.configuration.cores = max(configuration.cores, 128)
    self.configuration.overheads = Configuration.Overheads()
    self.configuration.limits.events = min(configuration.limits.events, 1_000_000)
  }
}

/// Leads an execution.
protocol StepChooser: AnyObject {
  /// What is possible in a state that has been reached, also when it is nothing.
  func see(_ steps: [NextStep])

  /// The step to take: an index into `steps`, which hold at least one that is enabled. Nil gives the execution up.
  func choose(_ steps: [NextStep]) -> Int?
}

/// One execution that has been led to its end.
package struct Execution {
  /// A step that was taken.
  package struct Event {
    package var strand: StrandID
    package var footprint: Footprint
  }

  enum Record {
    case step(Int)
    case fact(StepFact)
  }

  package internal(set) var events: [Event] = []
  var records: [Record] = []
  /// What stood before something that never came.
  var stuck: [NextStep] = []
  /// The chooser gave it up, or it took too many steps.
  package internal(set) var isCut = false
  package internal(set) var isTooLong = false
  package internal(set) var hasScarceCores = false
  /// The last step ended the program.
  package internal(set) var isEndedEarly = false
  package internal(set) var trace: Trace?

  package var schedule: [StrandID] { events.map(\.strand) }
}

extension ExploredProgram {
  func execute(_ numbers: StrandNumbers, _ chooser: some StepChooser) -> Execution {
    var execution = Execution()
    var simulation = Simulation(
      code: code(), configuration: configuration, header: header, numbers: numbers, interest: interest)
    simulation.prepare()
    note(&simulation, in: &execution)
    while !simulation.isOver {
      let steps = simulation.nextSteps()
      chooser.see(steps)
      guard steps.contains(where: \.isEnabled) else {
        execution.stuck = steps
        break
      }
      if execution.events.count >= mostSteps {
        execution.isTooLong = true
        return execution
      }
      guard let index = chooser.choose(steps) else {
        execution.isCut = true
        return execution
      }
      execution.events.append(Execution.Event(strand: steps[index].strand, footprint: steps[index].footprint))
      execution.records.append(.step(execution.events.count - 1))
      simulation.take(steps[index])
      simulation.prepare()
      note(&simulation, in: &execution)
    }
    execution.isEndedEarly = simulation.isOver
    execution.hasScarceCores = simulation.hasScarceCores
    execution.trace = simulation.conclude()
    return execution
  }

  private func note(_ simulation: inout Simulation, in execution: inout Execution) {
    for fact in simulation.takeFacts() { execution.records.append(.fact(fact)) }
  }
}
