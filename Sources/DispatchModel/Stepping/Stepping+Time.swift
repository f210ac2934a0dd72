import DispatchTrace

// What clocks say, and what they bring about.
extension Stepping {
  func post(_ event: PendingEvent) {
    switch event.kind {
    case .submit, .timer, .timeout, .loopLimit:
      due.append(DueEvent(event: event, window: durations.isSlack ? slack.window(until: event.instant) : nil))
    case .manager:
      let atOnce = SlackClock.Window(after: slack.now, earliest: 0, latest: 0)
      due.append(DueEvent(event: event, window: durations.isSlack ? atOnce : nil))
    case .computed, .quantum, .awake, .released, .monitor: break
    }
  }

  /// What stands for a reading of the clock.
  func read(at now: Instant) -> Instant {
    switch durations {
    case .free: free.read(at: now, declared: declared[acting])
    case .slack: slack.read(shown: now, declared: declared[acting])
    case .exact: now
    }
  }

  /// The number of an instant that was computed from readings; from now on they are what it says.
  func tell(_ instant: Instant) -> Instant {
    switch durations {
    case .free: free.tell(instant)
    case .slack: slack.tell(instant)
    case .exact: instant
    }
  }

  /// The order left open what a reading of the clock says, and the code has seen one value of it.
  var hasChosenReading: Bool {
    switch durations {
    case .free: free.readings.hasChosen
    case .slack: slack.readings.hasChosen
    case .exact: false
    }
  }

  /// It has become `instant`, or later.
  func reach(_ instant: Instant, on strand: StrandID) {
    switch durations {
    case .free: declared.reach(free.readings.declared(instant), on: strand)
    case .slack: declared.reach(slack.readings.declared(instant), on: strand)
    case .exact: break
    }
  }

  /// An instant that the code has computed, as it is shown.
  func shown(_ instant: Instant) -> Instant {
    switch durations {
    case .free: free.readings.shown(instant)
    case .slack: slack.readings.shown(instant)
    case .exact: instant
    }
  }

  /// Whether a deadline has passed when the code names it.
  func isPast(_ instant: Instant, at now: Instant) -> Bool {
    switch durations {
    case .free: free.isPast(instant)
    case .slack: slack.isPast(instant)
    case .exact: instant <= now
    }
  }

  /// Whether one of `due` may come before the others, as far as readings of the clock tell.
  func mayPass(_ index: Int) -> Bool {
    switch durations {
    case .free: free.canPass(due[index].event.instant, before: rivals(of: index))
    case .slack, .exact: true
    }
  }

  /// What a clock brings about in the order of its instants; a wait that gives up is late on its own.
  func timed(_ events: [DueEvent]) -> [Instant] {
    events.compactMap { due in
      switch due.event.kind {
      case .timeout, .loopLimit, .manager: nil
      case .submit, .timer, .computed, .quantum, .awake, .released, .monitor: due.event.instant
      }
    }
  }

  private func rivals(of index: Int) -> [Instant] {
    var others = due
    others.remove(at: index)
    return timed(others)
  }

  /// A day.
  private static let longestLatency = VirtualDuration(nanoseconds: 86_400_000_000_000)

  /// Nothing for blocks that begin as soon as they can.
  var latency: VirtualDuration? {
    guard case .slack(_, let latency) = durations, latency > .zero else { return nil }
    return min(latency, Self.longestLatency)
  }

  /// In which a thread takes up the block that it stands before; nil where that takes no time.
  func handOver(to thread: ThreadID) -> SlackClock.Window? {
    guard let latency, thread.offset < handOvers.count, let handOver = handOvers[thread.offset] else { return nil }
    return SlackClock.Window(after: handOver.since, earliest: 0, latest: latency.nanoseconds)
  }

  /// From now on, unless it was that block before.
  func setHandOver(_ entry: EntryIndex?, to thread: ThreadID) {
    while handOvers.count <= thread.offset { handOvers.append(nil) }
    if handOvers[thread.offset]?.entry != entry { handOvers[thread.offset] = entry.map { HandOver(entry: $0, since: slack.now) } }
  }

  /// In which a stretch that begins now comes to its end.
  func window(of duration: VirtualDuration) -> SlackClock.Window? {
    guard case .slack(let percent, _) = durations else { return nil }
    let nanoseconds = max(duration.nanoseconds, 0)
    if nanoseconds >= DeclaredTimes.farthest {
      return SlackClock.Window(after: slack.now, earliest: DeclaredTimes.farthest, latest: nil)
    }
    let less = nanoseconds / 100 * Int64(percent) + nanoseconds % 100 * Int64(percent) / 100
    return SlackClock.Window(after: slack.now, earliest: max(nanoseconds - less, 0), latest: nanoseconds + less)
  }
}
