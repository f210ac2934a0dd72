import DispatchTrace
import HeapModule

extension Simulation {
  /// Posts an event; one in the past is due now. An event at `.distantFuture` never comes and is not posted.
  mutating func post(_ kind: PendingEvent.Kind, at instant: Instant) {
    guard instant < .distantFuture else { return }
    if let stepping { return stepping.post(PendingEvent(instant: instant, sequence: 0, kind: kind)) }
    pending.insert(PendingEvent(instant: max(instant, now), sequence: eventSequence, kind: kind))
    eventSequence += 1
  }

  /// Posts the end of a stretch that takes time. One that never ends is due at the last instant there is: unlike a wait for what
  /// never comes it keeps the clock going, up to the limit of virtual time.
  mutating func postEnd(_ kind: PendingEvent.Kind, at instant: Instant) {
    post(kind, at: min(instant, Instant(nanoseconds: Instant.distantFuture.nanoseconds - 1)))
  }

  /// Pops the next event that still means something, sets `now`, applies it. False when there is none.
  mutating func applyNextEvent() -> Bool {
    while let event = popEvent() {
      if isStale(event.kind) { continue }
      if isHeldBack(event.kind) {
        held.append(event)
        continue
      }
      if event.instant.nanoseconds > configuration.limits.virtualTime.nanoseconds {
        actor = actor(of: event.kind)
        reachLimit(.virtualTime)
        return true
      }
      if event.instant > now { allowEvents() }
      now = event.instant
      actor = actor(of: event.kind)
      if isLeftToTimers(event.kind) {
        reachLimit(.firings)
        return true
      }
      apply(event.kind)
      // Slices of cores alternate without a thread taking a step.
      if eventCount > configuration.limits.events { reachLimit(.events) }
      return true
    }
    return false
  }

  /// Whether repeating timers have fired often enough, and nothing else is to come. Asked each time they have fired so often.
  private mutating func isLeftToTimers(_ kind: PendingEvent.Kind) -> Bool {
    guard isRepeatingTimer(kind) else { return false }
    firings += 1
    guard firings > configuration.limits.firings else { return false }
    firings = 0
    return held.isEmpty
      && pending.unordered.allSatisfy { event in isStale(event.kind) || isRepeatingTimer(event.kind) || isUpkeep(event.kind) }
  }

  private func isRepeatingTimer(_ kind: PendingEvent.Kind) -> Bool {
    if case .timer(let source, _) = kind { sources[source].interval != nil } else { false }
  }

  /// What the machine does by itself, and the end of a loop that has none.
  func isUpkeep(_ kind: PendingEvent.Kind) -> Bool {
    switch kind {
    case .monitor, .manager, .quantum: true
    case .computed(let thread, _): thread == spinning?.thread
    case .awake, .timeout, .released, .submit, .timer, .loopLimit: false
    }
  }

  /// When choices are made, an event of this very instant may come before what is ready: of two delayed blocks that fall due
  /// together, the first need not come to rest before the second starts.
  mutating func letsEventGoFirst() -> Bool {
    guard !alwaysFirst, !isFrozen, let next = pending.min, next.instant <= now, !isStale(next.kind) else { return false }
    return choices.choose(among: 2, at: .dueEvent) == 1
  }

  /// The earliest event; when several are due at one instant and choices are made, the chosen one of them.
  private mutating func popEvent() -> PendingEvent? {
    guard let first = pending.popMin() else { return nil }
    if alwaysFirst { return first }
    var due = [first]
    while let next = pending.min, next.instant == first.instant {
      pending.removeMin()
      if !isStale(next.kind) { due.append(next) }
    }
    if isStale(first.kind) { due.removeFirst() }
    guard due.count > 1 else { return due.first ?? first }
    let chosen = due.remove(at: choices.choose(among: due.count, at: .dueEvent))
    for other in due { pending.insert(other) }
    return chosen
  }

  func isStale(_ kind: PendingEvent.Kind) -> Bool {
    switch kind {
    case .computed(let thread, let generation), .quantum(let thread, let generation), .awake(let thread, let generation),
      .timeout(let thread, let generation), .released(let thread, let generation):
      threads[thread].generation != generation
    case .timer(let source, let generation):
      sources[source].generation != generation
    case .submit, .manager: false
    case .loopLimit(let number): !servings.contains { $0.number == number && !$0.isOver }
    case .monitor: !isMonitorNeeded
    }
  }

  /// In whose name time acts.
  func actor(of kind: PendingEvent.Kind) -> Actor {
    switch kind {
    case .computed(let thread, _), .quantum(let thread, _), .awake(let thread, _), .timeout(let thread, _),
      .released(let thread, _):
      .time(for: thread)
    case .submit(let entry, let thread): .time(for: thread, at: entries[entry].position)
    case .timer(let source, _), .manager(let source): .time(for: sources[source].thread, at: sources[source].position)
    case .monitor, .loopLimit: .time(for: .main)
    }
  }

  mutating func apply(_ kind: PendingEvent.Kind) {
    switch kind {
    case .computed(let thread, _): finishComputing(thread)
    case .quantum(let thread, _): endQuantum(thread)
    case .awake(let thread, _): finishSleeping(thread)
    case .timeout(let thread, _): timeOut(thread)
    case .released(let thread, _): proceed(thread)
    case .submit(let entry, _): submit(entry)
    case .timer(let source, _): fireTimer(source)
    case .manager(let source): manage(source)
    case .monitor: monitorPools()
    case .loopLimit(let number): if !yieldsToTimer(kind) { passLoopLimit(of: number) }
    }
  }

  /// The date until which a loop runs is computed after the timers before it were set, so it comes a little later than a firing of the
  /// same instant; and dates are binary fractions, so instants that are meant to be the same may be some nanoseconds apart.
  private mutating func yieldsToTimer(_ limit: PendingEvent.Kind) -> Bool {
    guard alwaysFirst, let next = pending.min, next.instant <= now + VirtualDuration(nanoseconds: 10), case .timer = next.kind
    else { return false }
    post(limit, at: next.instant)
    return true
  }
}
