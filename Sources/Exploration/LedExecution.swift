import DispatchModel
import DispatchTrace

/// An execution that is led step by step, and begun again and again with what it has allocated.
final class LedExecution {
  private let program: ExploredProgram
  @exclusivity(unchecked) private var simulation: Simulation
  @exclusivity(unchecked) private(set) var execution: Execution
  /// What can be taken next, and what waits.
  @exclusivity(unchecked) private(set) var steps: ContiguousArray<NextStep> = []

  init(_ program: ExploredProgram, _ numbers: StrandNumbers) {
    self.program = program
    execution = Execution(numbers)
    simulation = Simulation(
      code: program.code(), configuration: program.configuration, header: program.header, numbers: numbers,
      interest: program.interest, durations: program.durations, varied: program.varied)
  }

  /// Begins anew and takes the first `count` steps of last time, which were `taken`.
  func restart(_ interest: StepInterest, taking taken: (Int) -> NextStep, count: Int) {
    simulation.restart(code: program.code(), interest: interest, isRecording: program.isRecorded)
    simulation.prepare()
    execution.isCut = false
    execution.isTooLong = false
    execution.isEndedEarly = false
    execution.hasScarceCores = false
    execution.hasChosenReading = false
    execution.hasLeftTooOften = false
    execution.hasFrozen = false
    execution.hasServedLoop = false
    execution.hasPrintedAll = false
    execution.trace = nil
    execution.outcome = nil
    execution.stuck.removeAll(keepingCapacity: true)
    if count == 0 {
      execution.events.removeAll(keepingCapacity: true)
      execution.facts.removeAll(keepingCapacity: true)
      simulation.takeFacts(into: &execution.facts)
    } else {
      for index in 0..<count {
        simulation.take(taken(index))
        simulation.prepare()
      }
      simulation.dropFacts()
      if execution.events.count > count {
        execution.facts.removeLast(execution.facts.count - execution.events[count].facts)
        execution.events.removeLast(execution.events.count - count)
      }
    }
  }

  /// Fills `steps`. False when the program has ended or nothing can go on.
  func look() -> Bool {
    if simulation.isOver {
      execution.isEndedEarly = true
      // Whoever could go on is tried before the end; who waited would have had what it waits for if it had come first.
      for step in steps where !step.isEnabled && step.text == nil { execution.stuck.append(step) }
      steps.removeAll(keepingCapacity: true)
      return false
    }
    simulation.findNextSteps(&steps)
    if steps.contains(where: \.isEnabled) { return true }
    // Nobody thaws it any more: like an end, it cuts off whatever has not come so far.
    if simulation.isStandingStill { execution.isEndedEarly = true } else { execution.stuck = steps }
    return false
  }

  var hasTooManySteps: Bool { execution.events.count >= program.mostSteps }

  /// Takes one of `steps`.
  func take(_ step: NextStep) {
    execution.events.append(
      Execution.Event(
        strand: step.strand, footprint: step.footprint, text: step.text, printed: simulation.printedCount,
        facts: execution.facts.count))
    let (recorded, instant) = (Int32(simulation.eventCount), simulation.now)
    simulation.take(step)
    let last = execution.events.count - 1
    execution.events[last].recorded = recorded..<Int32(simulation.eventCount)
    // Whatever it was, what others did before shows.
    if simulation.isOver { execution.events[last].footprint = execution.numbers.footprints.ending(step.footprint) }
    execution.events[last].comesWithTime = step.comesWithTime
    execution.events[last].isLater =
      program.durations == .exact && simulation.now > instant || program.durations == .free && step.comesLast
    simulation.prepare()
    simulation.takeFacts(into: &execution.facts)
  }

  func giveUp(isTooLong: Bool) {
    if isTooLong { execution.isTooLong = true } else { execution.isCut = true }
    execution.hasServedLoop = simulation.hasServedLoop
  }

  /// The end of the execution, which came to it by itself.
  func conclude() {
    execution.hasScarceCores = simulation.hasScarceCores
    execution.hasChosenReading = simulation.hasChosenReading
    execution.hasLeftTooOften = simulation.hasLeftTooOften
    execution.hasFrozen = simulation.hasFrozen
    execution.hasServedLoop = simulation.hasServedLoop
    execution.varied = simulation.varied
    execution.hasPrintedAll =
      simulation.printedCount == (program.interest.output?.count ?? 0) && !execution.stuck.contains { $0.text != nil }
    if program.isRecorded {
      let trace = simulation.conclude()
      execution.outcome = trace.outcome
      execution.trace = trace
    } else {
      execution.outcome = simulation.concludeWithoutTrace()
    }
  }

  /// Whether the output that is given goes on with `text` after `count` bytes.
  func admits(_ text: StringID, after count: Int) -> Bool { simulation.admits(text, after: count) }

  // MARK: Words

  func words(for step: NextStep) -> String { simulation.words(for: step) }
  func position(of step: NextStep) -> SourcePosition { simulation.position(of: step) }
  func name(of strand: StrandID) -> String? { simulation.name(of: strand) }
  func isNoticed(_ step: NextStep, by interest: StepInterest) -> Bool { simulation.isNoticed(step, by: interest) }
}
