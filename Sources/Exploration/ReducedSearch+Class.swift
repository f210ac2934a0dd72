import DispatchModel
import DispatchTrace

// All orders that the execution stands for that is being visited: valid until `visit` returns.
extension ReducedSearch {
  /// The event of the trace at `first` comes before the one at `second` in each of those orders. False when it does not, and when it
  /// is not known because one of them was no step of its own.
  package func isAlwaysBefore(event first: Int, _ second: Int) -> Bool {
    if first >= second { return false }
    guard let one = step(recording: first), let other = step(recording: second) else { return false }
    return one == other || isBefore(one, other)
  }

  /// The step that recorded an event itself.
  private func step(recording event: Int) -> Int? {
    let events = visited.events
    var (low, high) = (0, events.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(events[middle].recorded.lowerBound) <= event { low = middle + 1 } else { high = middle }
    }
    // Steps that recorded nothing lie in between.
    while low > 0 {
      let recorded = events[low - 1].recorded
      if event < Int(recorded.upperBound) { return low - 1 }
      if !recorded.isEmpty { return nil }
      low -= 1
    }
    return nil
  }

  /// Of an event that a step has recorded which nobody notices: the last one on its thread that somebody does. The other is taken at once
  /// behind it.
  private func step(before event: Int) -> Int? {
    guard let trace = visited.trace else { return nil }
    let thread = trace.events[event].thread
    return visited.events.lastIndex { step in
      Int(step.recorded.lowerBound) <= event && !step.recorded.isEmpty
        && trace.events[Int(step.recorded.lowerBound)].thread == thread
    }
  }

  /// One of those orders in which the events of the trace come one after the other as in `moments`, each as early as it can; nil when
  /// it cannot be led that way. Its execution is recorded, and everything in it is a step.
  package func order(reaching moments: [Int]) -> (schedule: Schedule, execution: Execution)? {
    var strands: [StrandID] = []
    var isDone = [Bool](repeating: false, count: visited.events.count)
    func add(_ step: Int) {
      isDone[step] = true
      strands.append(visited.events[step].strand)
    }
    for moment in moments {
      guard let target = step(recording: moment) ?? step(before: moment) else { return nil }
      for step in visited.events.indices where !isDone[step] && (step == target || isBefore(step, target)) { add(step) }
    }
    for step in visited.events.indices where !isDone[step] { add(step) }
    return lead(strands)
  }

  /// Whoever cannot go on when its turn comes goes on as soon as it can.
  private func lead(_ strands: [StrandID]) -> (schedule: Schedule, execution: Execution)? {
    let scheduled = ScheduledExecution(program, numbers, asking: program.interest)
    var left = strands
    let execution = scheduled.lead { _, usual in
      let steps = scheduled.led.steps
      if let silent = steps.indices.first(where: {
        steps[$0].isEnabled && !scheduled.led.isNoticed(steps[$0], by: scheduled.interest)
      }) {
        return silent
      }
      for (place, strand) in left.enumerated() {
        if let step = steps.indices.first(where: { steps[$0].isEnabled && steps[$0].strand == strand }) {
          left.remove(at: place)
          return step
        }
      }
      return usual
    }
    return execution.isCut || execution.isTooLong ? nil : (scheduled.schedule, execution)
  }
}
