import DispatchModel
import DispatchTrace

/// Leads executions in which everything counts: who acts goes on, then the first in the order of what began them, unless told otherwise.
final class ScheduledExecution {
  /// A step that was taken.
  struct Taken {
    var strand: StrandID
    var words: String
    /// Of this strand's steps of that name, from 1.
    var occurrence: Int
    var position: SourcePosition
    /// Whoever has only the interest of the question could tell it from its absence.
    var isNoticed: Bool
    /// It is not what would have come by itself.
    var isDeparture: Bool
  }

  private struct StepName: Hashable {
    var strand: StrandID
    var words: String
  }

  let numbers: StrandNumbers
  /// What the question is interested in.
  let interest: StepInterest
  let led: LedExecution
  private(set) var taken: ContiguousArray<Taken> = []
  /// How often each strand has taken a step of a name.
  private var occurrences: [StepName: Int] = [:]
  /// Who stood at the end before something that never came, and before what.
  private var stuck: [(strand: StrandID, words: String)] = []

  init(_ program: ExploredProgram, _ numbers: StrandNumbers, asking interest: StepInterest) {
    var program = program
    program.interest = .everything
    program.isRecorded = true
    self.numbers = numbers
    self.interest = interest
    led = LedExecution(program, numbers)
  }

  /// One execution. `choose` is told how many steps were taken and the place in `led.steps` of what comes by itself, and answers with a
  /// place, or nil to give up.
  func lead(_ choose: (_ count: Int, _ usual: Int) -> Int?) -> Execution {
    taken.removeAll(keepingCapacity: true)
    occurrences.removeAll(keepingCapacity: true)
    stuck.removeAll(keepingCapacity: true)
    led.restart(.everything, taking: { _ in preconditionFailure("nothing is repeated") }, count: 0)
    while led.look() {
      if led.hasTooManySteps {
        led.giveUp(isTooLong: true)
        return led.execution
      }
      let usual = usualStep()
      guard let place = choose(taken.count, usual) else {
        led.giveUp(isTooLong: false)
        return led.execution
      }
      take(led.steps[place], isDeparture: place != usual)
    }
    stuck = led.steps.map { ($0.strand, led.words(for: $0)) }
    led.conclude()
    return led.execution
  }

  private func take(_ step: NextStep, isDeparture: Bool) {
    let words = led.words(for: step)
    let name = StepName(strand: step.strand, words: words)
    occurrences[name, default: 0] += 1
    taken.append(
      Taken(
        strand: step.strand, words: words, occurrence: occurrences[name, default: 1], position: led.position(of: step),
        isNoticed: led.isNoticed(step, by: interest), isDeparture: isDeparture))
    led.take(step)
  }

  private func usualStep() -> Int {
    let steps = led.steps
    if let last = taken.last?.strand,
      let own = steps.firstIndex(where: { $0.isEnabled && !$0.isTime && $0.strand == last })
    {
      return own
    }
    var first: Int?
    for (place, step) in steps.enumerated() where step.isEnabled && !step.isTime {
      if first.map({ numbers.isBefore(step.strand, steps[$0].strand) }) ?? true { first = place }
    }
    return first ?? steps.firstIndex(where: \.isEnabled) ?? 0
  }

  // MARK: Schedules

  /// What led to the present execution.
  var schedule: Schedule {
    var schedule = Schedule()
    for (index, step) in taken.enumerated() where step.isDeparture {
      let after = index == 0 ? nil : self.step(of: taken[index - 1])
      schedule.departures.append(Schedule.Departure(after: after, next: reference(to: step.strand)))
    }
    return schedule
  }

  func step(of taken: Taken) -> Schedule.Step {
    Schedule.Step(strand: reference(to: taken.strand), words: taken.words, occurrence: taken.occurrence)
  }

  /// What a schedule calls it: its name where no other has it.
  func reference(to strand: StrandID) -> String {
    if strand == .launch { return "launch" }
    let path = String(numbers.path(strand).dropFirst(2))
    guard let name = led.name(of: strand), Self.isPlain(name) else { return path }
    let others = (0..<numbers.count).contains { other in
      other != strand.offset && led.name(of: StrandID(Int32(other))) == name
    }
    return others ? path : name
  }

  /// It can be taken neither for a path nor for a part of a schedule.
  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.first, let last = name.last, name != "launch" else { return false }
    if first.isWhitespace || last.isWhitespace || name.contains(where: { ",@>#'\"\\".contains($0) || $0.isNewline }) {
      return false
    }
    return !name.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
  }

  private func isCalled(_ strand: StrandID, _ reference: String) -> Bool {
    if strand == .launch { return reference == "launch" }
    if let name = led.name(of: strand), name == reference, Self.isPlain(name) { return true }
    return numbers.path(strand).dropFirst(2) == reference[...]
  }

  /// The execution that `schedule` leads to; throws where it diverges.
  func follow(_ schedule: Schedule) throws(ScheduleError) -> Execution {
    var left = schedule.departures[...]
    var problem: ScheduleError?
    let execution = lead { count, usual in
      guard let departure = left.first else { return usual }
      if let after = departure.after {
        guard count > 0, isStep(taken[count - 1], after) else { return usual }
      } else if count > 0 {
        return usual
      }
      guard let place = place(of: departure.next) else {
        problem = cannotGoOn(departure, schedule.departures.count - left.count + 1)
        return nil
      }
      left.removeFirst()
      return place
    }
    if let problem { throw problem }
    if let missing = left.first {
      let number = schedule.departures.count - left.count + 1
      if let last = taken.last, let after = missing.after, isStep(last, after) { throw cannotGoOn(missing, number) }
      let step = missing.after.map { "'\($0)' never comes" } ?? "nothing happens in it"
      throw ScheduleError("departure \(number) ('\(missing)') does not fit: \(step)")
    }
    return execution
  }

  private func isStep(_ taken: Taken, _ step: Schedule.Step) -> Bool {
    taken.words == step.words && taken.occurrence == step.occurrence && isCalled(taken.strand, step.strand)
  }

  private func place(of reference: String) -> Int? {
    led.steps.firstIndex { $0.isEnabled && !$0.isTime && isCalled($0.strand, reference) }
      ?? led.steps.firstIndex { $0.isEnabled && isCalled($0.strand, reference) }
  }

  private func cannotGoOn(_ departure: Schedule.Departure, _ number: Int) -> ScheduleError {
    let head = "departure \(number) ('\(departure)') does not fit: "
    let waiting = stuck.isEmpty ? led.steps.map { ($0.strand, led.words(for: $0)) } : stuck
    if let (_, words) = waiting.first(where: { isCalled($0.0, departure.next) }) {
      return ScheduleError(head + "'\(departure.next)' waits there before '\(words)'")
    }
    var others: [String] = []
    for step in led.steps where stuck.isEmpty && step.isEnabled && !others.contains(reference(to: step.strand)) {
      others.append(reference(to: step.strand))
    }
    let can = others.isEmpty ? "nobody can" : "can: \(others.joined(separator: ", "))"
    return ScheduleError(head + "'\(departure.next)' cannot go on there; \(can)")
  }
}

extension ExploredProgram {
  /// The execution that a schedule leads to; throws a sentence that says where it diverges.
  package func execution(following schedule: Schedule) throws(ScheduleError) -> Execution {
    let scheduled = ScheduledExecution(self, StrandNumbers(), asking: .everything)
    let execution = try scheduled.follow(schedule)
    if execution.isTooLong { throw ScheduleError("the execution has no end: more than \(mostSteps) steps") }
    return execution
  }
}
