import DispatchTrace
import HeapModule

// A loop that asks again and again takes no virtual time, so what it waits for would never come. After very many events at one instant
// whoever acts computes until something else falls due: each turn of such a loop takes time on a real machine.
extension Simulation {
  /// Events at one instant before time passes: more than finite work is likely to need, and what they take of the limit leaves room.
  private static let mostEventsAtOnce = 200_000
  /// Once it is known that the program polls.
  private static let mostEventsWhenPolling = 2_000

  /// To be called when time has passed.
  mutating func allowEvents() {
    let most = isPolling ? Self.mostEventsWhenPolling : min(Self.mostEventsAtOnce, configuration.limits.events / 4)
    eventsBeforePolling = eventCount + most
  }

  /// `running` has taken a step, and there have been too many events at this instant.
  mutating func letTimePass() {
    guard threads[running].activity == .ready else { return }
    // First comes what others do at this very instant.
    guard stepping == nil, !isFrozen, let next = ready.isEmpty ? nextInstant() : now else {
      eventsBeforePolling = .max
      return
    }
    isPolling = true
    compute(next - now)
    allowEvents()
  }

  /// Of what is due later.
  private func nextInstant() -> Instant? {
    var next: Instant?
    for event in pending.unordered where event.instant > now && !isStale(event.kind) && !isUpkeep(event.kind) {
      next = min(next ?? event.instant, event.instant)
    }
    return next
  }
}
