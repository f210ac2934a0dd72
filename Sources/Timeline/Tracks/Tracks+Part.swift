internal import DispatchTrace

extension Tracks {
  /// Forgets what is over before `start`. What goes on then keeps its own keys: whoever draws it sees that it began before.
  mutating func forget(before start: Int64) {
    guard start > 0 else { return }
    self.start = start
    forgetBlocks()
    for index in timers.indices {
      if timers[index].last < start { timers[index].start = Activity.never }
      timers[index].pauses.removeAll { !$0.isOpen && $0.end <= start }
      if timers[index].cancelled < start { timers[index].cancelled = Activity.never }
      timers[index].firings.removeAll { $0 < start }
      timers[index].deliveries.removeAll { $0.key < start }
    }
    for index in counters.indices { forgetChanges(of: index) }
    suspensions.removeAll { !$0.isOpen && $0.end <= start }
    phases.removeAll { $0.end <= start }
    visits.removeAll { $0.key < start }
    frozen.removeAll { !$0.isOpen && $0.end <= start }
    wakes.removeAll { $0.key < start }
    strayTouches.removeAll { $0.key < start }
    cancels.removeAll { $0.key < start }
    accesses.removeAll { $0.key < start }
    prints.removeAll { $0.key < start }
  }

  private mutating func forgetBlocks() {
    let isOver = activities.map { $0.hasEnded && ($0.ended < start || $0.ended == start && $0.started < start) }
    var kept: [Segment] = []
    var first = [0]
    for activity in activities.indices {
      if !isOver[activity] { kept += segments(of: activity).filter { $0.isOpen || $0.end > start } }
      first.append(kept.count)
    }
    (segments, firstSegment) = (kept, first)
    for activity in activities.indices where isOver[activity] { activities[activity] = Activity() }
    for queue in queues.indices {
      queues[queue].submitted.removeAll { isOver[Int($0)] }
      queues[queue].started.removeAll { isOver[Int($0)] }
    }
    for thread in threads.indices where threads[thread].body >= 0 && isOver[Int(threads[thread].body)] {
      threads[thread].body = -1
    }
  }

  /// The value that it has at the start comes from before.
  private mutating func forgetChanges(of index: Int) {
    counters[index].notified.removeAll { $0.key < start }
    let changes = counters[index].changes
    let next = changes.partitioningIndex { $0.key >= start }
    guard next > 0 else { return }
    counters[index].changes = [(start - 1, changes[next - 1].value)] + changes[next...]
    let goesOn = counters[index].kind == .group ? changes[next - 1].value > 0 : changes[next - 1].value < 0
    counters[index].isShown = next < changes.count || !counters[index].notified.isEmpty || changes.count > 1 && goesOn
  }
}
