package import DispatchTrace

/// How long what takes time may take while an execution is led.
package enum LedDurations: Hashable, Sendable {
  /// Anything from nothing to for ever. Deadlines are lower bounds.
  case free
  /// As long as declared, and whatever can go on does so at once: only what falls on one instant comes in any order.
  case exact
}

// With exact durations: when time may pass.
extension Simulation {
  /// Time stands still while anything can go on; then what is due first may come, and each of several at that instant.
  func admitTime(_ steps: inout ContiguousArray<NextStep>, _ stepping: Stepping) {
    guard stepping.durations == .exact else { return }
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
    case .due(let index): isHeldBack(stepping.due[index].kind) ? nil : stepping.due[index].instant
    }
  }
}
