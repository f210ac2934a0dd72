import DispatchTrace

/// The readings of the clock that an execution has made while durations are open, in order.
///
/// Code is given a number that stands for a reading until it asks what that says: then a deadline tells from which reading it was computed.
/// Those numbers lie beyond every instant that a program computes without a clock, and are so far apart that days can be added to them.
/// Reading 0 is the start of the program, for which a plain number stands.
struct ClockReadings {
  /// A fixed time after a reading.
  struct Due {
    var reading: Int
    var after: Int64
  }

  private struct Reading {
    /// When it was made in the execution that is shown.
    var shown: Instant
    /// What it says if the order allows it.
    var declared: Int64
    var isTold = false
  }

  private static let first: Int64 = 1 << 62
  private static let spacing: Int64 = 1 << 48
  /// What is so little earlier than a reading was computed from it, not from the one before.
  private static let margin = spacing / 16
  private static let numbers = Int((Int64.max - first) / spacing)

  private var all: ContiguousArray<Reading> = [Reading(shown: .zero, declared: 0, isTold: true)]
  /// The latest one whose number the code has seen.
  private(set) var lastTold = Instant.zero
  /// The order left open what one of them says, and it says one thing only.
  private(set) var hasChosen = false

  var count: Int { all.count }
  var last: Int { all.count - 1 }

  mutating func add(at now: Instant, declared: Int64) { all.append(Reading(shown: now, declared: declared)) }

  /// Nil where there is no number for so many.
  func number(of reading: Int) -> Instant? {
    if reading == 0 { return .zero }
    return reading < Self.numbers ? Instant(nanoseconds: Self.first + Int64(reading) * Self.spacing) : nil
  }

  func due(_ instant: Instant) -> Due {
    guard instant.nanoseconds >= Self.first, instant < .distantFuture, count > 1 else {
      return Due(reading: 0, after: instant.nanoseconds)
    }
    let reading = min(max(Int((instant.nanoseconds - Self.first + Self.margin) / Self.spacing), 1), last)
    return Due(reading: reading, after: instant.nanoseconds - Self.first - Int64(reading) * Self.spacing)
  }

  func isTold(_ reading: Int) -> Bool { all[reading].isTold }

  /// From now on it says what everything that takes as long as declared makes it say, or what is nearest to that within bounds.
  mutating func tell(_ reading: Int, from earliest: Int64, to latest: Int64) -> Int64 {
    let time = min(max(all[reading].declared, earliest), latest)
    all[reading].shown = Instant(nanoseconds: time)
    all[reading].isTold = true
    hasChosen = hasChosen || earliest < latest
    lastTold = max(lastTold, all[reading].shown)
    return time
  }

  func shown(ofReading reading: Int) -> Instant { all[reading].shown }

  /// An instant that was computed from a reading, as it is shown.
  func shown(_ instant: Instant) -> Instant {
    guard instant < .distantFuture else { return instant }
    let due = due(instant)
    return all[due.reading].shown + VirtualDuration(nanoseconds: due.after)
  }

  /// How late it is at `instant` where everything takes as long as it is declared to.
  func declared(_ instant: Instant) -> Int64 {
    let due = due(instant)
    let reading = all[due.reading]
    return (reading.isTold ? reading.shown.nanoseconds : reading.declared) + min(due.after, DeclaredTimes.farthest)
  }
}
