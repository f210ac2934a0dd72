package import DispatchTrace

/// How long what takes time may take while an execution is led.
package enum LedDurations: Hashable, Sendable {
  /// Anything from nothing to for ever. Deadlines are lower bounds.
  case free
  /// As long as declared, but for so many percent less or more. Deadlines are exact, and whatever can go on does so at once, but for blocks that a
  /// thread has to take up: each begins up to `latency` later than it could.
  case slack(percent: Int, latency: VirtualDuration = .zero)
  /// As long as declared. Only what falls on one instant comes in any order.
  case exact

  /// `free`, `exact`, `slack 20%`, `slack 20% latency 2 ms` or `latency 2 ms`; nil for anything else.
  package init?(_ words: some StringProtocol) {
    if words == "free" {
      self = .free
    } else if words == "exact" {
      self = .exact
    } else {
      self.init(slack: words.split(separator: " ")[...])
    }
  }

  private init?(slack words: ArraySlice<some StringProtocol>) {
    var (rest, percent) = (words, 0)
    if rest.first == "slack" {
      guard let share = rest.dropFirst().first, share.last == "%", let number = Int(share.dropLast()), (0...100).contains(number)
      else { return nil }
      (rest, percent) = (rest.dropFirst(2), number)
      if rest.isEmpty {
        self = .slack(percent: percent)
        return
      }
    }
    guard rest.first == "latency", let latency = VirtualDuration(rest.dropFirst().joined(separator: " ")), latency >= .zero else {
      return nil
    }
    self = .slack(percent: percent, latency: latency)
  }

  var isFree: Bool { self == .free }

  /// Time is a matter of bounds.
  var isSlack: Bool { if case .slack = self { true } else { false } }
}

// Where durations are not free: when time may pass.
extension Simulation {
  /// Time stands still while anything can go on; then what can be due first may come.
  func admitTime(_ steps: inout ContiguousArray<NextStep>, _ stepping: Stepping) {
    switch stepping.durations {
    case .free: admitLast(&steps)
    case .exact: admitExactTime(&steps, stepping)
    case .slack: admitSlackTime(&steps, stepping)
    }
  }

  private func admitLast(_ steps: inout ContiguousArray<NextStep>) {
    guard steps.contains(where: \.comesLast), steps.contains(where: { $0.isEnabled && !$0.comesLast }) else { return }
    for place in steps.indices where steps[place].comesLast { steps[place].isEnabled = false }
  }

  private func admitExactTime(_ steps: inout ContiguousArray<NextStep>, _ stepping: Stepping) {
    var next: Instant?
    var isUrgent = false
    for step in steps {
      if let due = dueInstant(of: step, stepping) { next = min(next ?? due, due) } else if step.isEnabled { isUrgent = true }
    }
    guard let next else { return }
    let latest = isUrgent ? now : max(now, next)
    for place in steps.indices {
      if let due = dueInstant(of: steps[place], stepping) { steps[place].isEnabled = due <= latest }
    }
  }

  /// Nil for what code or a queue does by itself, for what never comes, and in a frozen process.
  private func dueInstant(of step: NextStep, _ stepping: Stepping) -> Instant? {
    switch step.kind {
    case .operation, .frame: nil
    case .span(let thread):
      stepping.hasEnd(spanOn: thread) && (!isFrozen || isOutside(thread)) ? stepping.spanEnd(on: thread) : nil
    case .due(let index): isHeldBack(stepping.due[index].event.kind) ? nil : stepping.due[index].event.instant
    }
  }

  private func admitSlackTime(_ steps: inout ContiguousArray<NextStep>, _ stepping: Stepping) {
    let standsStill = steps.contains { $0.isEnabled && !$0.comesWithTime }
    let windows = steps.map { window(of: $0.kind, stepping) }
    for place in steps.indices {
      guard let own = windows[place] else { continue }
      let others = windows.indices.compactMap { $0 == place ? nil : windows[$0] }
      steps[place].isEnabled = stepping.slack.mayPass(own, before: others, standsStill: standsStill)
      steps[place].standsStill = standsStill
    }
  }

  private func window(of kind: NextStep.Kind, _ stepping: Stepping) -> SlackClock.Window? {
    switch kind {
    case .operation: nil
    case .frame(let thread): isFrozen && !isOutside(thread) ? nil : admitted(stepping.handOver(to: thread), stepping)
    case .span(let thread):
      stepping.hasEnd(spanOn: thread) && (!isFrozen || isOutside(thread))
        ? admitted(stepping.window(ofSpanOn: thread), stepping) : nil
    case .due(let index): isHeldBack(stepping.due[index].event.kind) ? nil : admitted(stepping.due[index].window, stepping)
    }
  }

  /// Nothing bounds how late it is what a frozen process has held back.
  private func admitted(_ window: SlackClock.Window?, _ stepping: Stepping) -> SlackClock.Window? {
    var window = window
    if stepping.frozenSince != nil { window?.latest = nil }
    return window
  }

  /// One of what falls due.
  mutating func comeDue(_ index: Int, _ step: NextStep, _ stepping: Stepping) {
    let due = stepping.due.remove(at: index)
    let event = due.event
    noteDue(event, step.strand, stepping)
    switch stepping.durations {
    case .free:
      stepping.free.pass(event.instant, before: isOfWait(event.kind) ? [] : stepping.timed(stepping.due))
      now = max(now, stepping.free.readings.shown(event.instant))
    case .slack: passTime(due.window, step, stepping)
    case .exact: now = max(now, event.instant)
    }
    actor = actor(of: event.kind)
    apply(event.kind)
  }

  /// A timer's handler is a strand of its own.
  private func noteDue(_ event: PendingEvent, _ strand: StrandID, _ stepping: Stepping) {
    stepping.reach(event.instant, on: strand)
    if case .timer(let source, _) = event.kind { stepping.reach(event.instant, on: stepping.strand(of: source)) }
  }

  /// Late on its own.
  private func isOfWait(_ kind: PendingEvent.Kind) -> Bool {
    switch kind {
    case .timeout, .loopLimit: true
    case .computed, .quantum, .awake, .released, .submit, .timer, .manager, .monitor: false
    }
  }

  /// The end of a computation or a sleep.
  mutating func endSpan(of thread: ThreadID, _ step: NextStep, _ stepping: Stepping) {
    if stepping.durations.isSlack { passTime(stepping.window(ofSpanOn: thread), step, stepping, but: thread) }
    if stepping.isVaried(spanOn: thread) { stepping.slack.endWatched() }
    endSpanNow(of: thread)
  }

  /// What is due in `window` comes, which is in `stepping.due` no more.
  mutating func passTime(_ window: SlackClock.Window?, _ step: NextStep, _ stepping: Stepping, but thread: ThreadID? = nil) {
    guard let window = admitted(window, stepping) else { return }
    var others = stepping.due.indices.compactMap { self.window(of: .due($0), stepping) }
    for other in threads.ids where other != thread {
      if let window = self.window(of: isInSpan(other) ? .span(other) : .frame(other), stepping) { others.append(window) }
    }
    stepping.slack.pass(window, before: others, standsStill: step.standsStill)
    now = max(now, Instant(nanoseconds: stepping.slack.earliest))
  }
}

// Blocks that threads take up.
extension Simulation {
  /// The block that begins with `step` on a thread that has to take it up for that; nil where handing over takes no time, and for all other steps.
  func handedOver(by step: FrameStep, to thread: ThreadID, _ stepping: Stepping) -> EntryIndex? {
    guard stepping.latency != nil else { return nil }
    switch step {
    case .take(let entry, _): return isHandedOn(entry, by: thread) ? nil : entry
    // The thread of a `sync` that had to wait.
    case .synchronous(let entry): return entries[entry].isWaiter ? entry : nil
    case .silent, .mechanism, .iteration, .handOver, .serve, .end: return nil
    }
  }

  /// From when on each thread could take up the block that it stands before.
  func noteHandOvers(_ stepping: Stepping) {
    guard stepping.latency != nil, outcome == nil else { return }
    for thread in threads.ids {
      let stands = threads[thread].activity == .ready && stepping.operation(of: thread) == nil
      guard stands, case .frame = threads[thread].next else {
        stepping.setHandOver(nil, to: thread)
        continue
      }
      stepping.setHandOver(handedOver(by: frameStep(of: thread, stepping), to: thread, stepping), to: thread)
    }
  }
}
