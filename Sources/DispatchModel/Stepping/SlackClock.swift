import DispatchTrace

/// How long a stretch may take, in nanoseconds, for one order to be possible while all others take what they are declared to.
package struct VariedStretch: Hashable, Sendable {
  /// How often it began; the bounds are told when it was once.
  package var count = 0
  package var shortest: Int64 = 0
  /// Nil for anything.
  package var longest: Int64?
}

/// Time when durations lie in intervals: which of what is due may come next.
///
/// Each instant at which time has brought something about is a variable. What is known of their differences is kept as a matrix of
/// upper bounds, closed under addition, of those that something still refers to (a difference-bound matrix: Dill, 1989).
struct SlackClock {
  /// An interval after an instant in which something comes.
  struct Window {
    var after: Int
    var earliest: Int64
    /// At least; nil for never.
    var latest: Int64?
  }

  private static let endless = Int64.max / 4

  /// Who has a row, in order; the start of the program is the first.
  private var instants: ContiguousArray<Int> = [0]
  /// `bounds[row * count + column]`: how much later than that of the column the row's instant is, at most.
  private var bounds: ContiguousArray<Int64> = [0]
  private(set) var now = 0
  private var last = 0
  /// The instants at which the clock was read; reading 0 is the start.
  private var readings: ContiguousArray<Int> = [0]
  private var shownReadings: ContiguousArray<Instant> = [.zero]
  /// When the stretch that is asked about began and ended.
  private var watched: [(begin: Int, end: Int?)] = []

  private func row(_ instant: Int) -> Int { instants.firstIndex(of: instant) ?? 0 }

  private func bound(_ row: Int, _ column: Int) -> Int64 { bounds[row * instants.count + column] }

  // MARK: The clock

  /// What the code is told when it reads the clock; the same within an instant.
  mutating func read(shown: Instant) -> Instant {
    if readings.last != now {
      readings.append(now)
      shownReadings.append(shown)
    }
    return Instant(nanoseconds: Int64(readings.count - 1) * FreeClock.spacing)
  }

  func shown(_ instant: Instant) -> Instant {
    guard instant < .distantFuture else { return instant }
    let due = FreeClock.due(instant)
    guard shownReadings.indices.contains(due.reading) else { return instant }
    return shownReadings[due.reading] + VirtualDuration(nanoseconds: due.after)
  }

  /// When something comes that was asked for now and is due at `instant`: then, or at once if that has passed. Where it is open whether it
  /// has, as late as it may be at most.
  func window(until instant: Instant) -> Window {
    let due = FreeClock.due(instant)
    guard readings.indices.contains(due.reading) else { return Window(after: now, earliest: 0, latest: nil) }
    let (reading, present) = (row(readings[due.reading]), row(now))
    if bound(present, reading) <= due.after {
      return Window(after: readings[due.reading], earliest: due.after, latest: due.after)
    }
    let slack = due.after + bound(reading, present)
    return Window(after: now, earliest: 0, latest: max(slack, 0))
  }

  // MARK: Time passes

  /// Whether what is due in `window` may come now, before `others`; at this very instant if time `standsStill`.
  func mayPass(_ window: Window, before others: [Window], standsStill: Bool) -> Bool {
    let (upper, lower) = limits(window, others, standsStill)
    for above in upper {
      for below in lower where above.limit - below.limit + bound(above.row, below.row) < 0 { return false }
    }
    return true
  }

  /// It comes: a new instant, the earliest that is possible.
  mutating func pass(_ window: Window, before others: [Window], standsStill: Bool) {
    let (upper, lower) = limits(window, others, standsStill)
    let count = instants.count
    var later = [Int64](repeating: Self.endless, count: count)
    var earlier = later
    for row in 0..<count {
      for above in upper { later[row] = min(later[row], sum(above.limit, bound(above.row, row))) }
      for below in lower { earlier[row] = min(earlier[row], sum(-below.limit, bound(row, below.row))) }
    }
    var wider = ContiguousArray<Int64>()
    for row in 0...count {
      for column in 0...count {
        if row == count {
          wider.append(column == count ? 0 : later[column])
        } else if column == count {
          wider.append(earlier[row])
        } else {
          wider.append(min(bound(row, column), sum(earlier[row], later[column])))
        }
      }
    }
    last += 1
    instants.append(last)
    bounds = wider
    now = last
    forget(all: others)
  }

  private func limits(_ window: Window, _ others: [Window], _ standsStill: Bool)
    -> (upper: [(row: Int, limit: Int64)], lower: [(row: Int, limit: Int64)])
  {
    let present = row(now)
    var upper: [(row: Int, limit: Int64)] = others.compactMap { other in other.latest.map { (row(other.after), $0) } }
    if let latest = window.latest { upper.append((row(window.after), latest)) }
    if standsStill { upper.append((present, 0)) }
    return (upper, [(row(window.after), window.earliest), (present, 0)])
  }

  private func sum(_ one: Int64, _ other: Int64) -> Int64 {
    one >= Self.endless || other >= Self.endless ? Self.endless : one + other
  }

  /// Instants that nothing refers to any more: what they say about the others is known.
  private mutating func forget(all windows: [Window]) {
    let kept = instants.indices.filter { row in
      let instant = instants[row]
      return instant == 0 || instant == now || readings.contains(instant) || windows.contains { $0.after == instant }
        || watched.contains { $0.begin == instant || $0.end == instant }
    }
    guard kept.count < instants.count else { return }
    var smaller = ContiguousArray<Int64>()
    for row in kept { for column in kept { smaller.append(bound(row, column)) } }
    bounds = smaller
    instants = ContiguousArray(kept.map { instants[$0] })
  }

  // MARK: The stretch that is asked about

  mutating func beginWatched() { watched.append((now, nil)) }

  mutating func endWatched() { if let last = watched.lastIndex(where: { $0.end == nil }) { watched[last].end = now } }

  /// What this order leaves it.
  var varied: VariedStretch {
    var varied = VariedStretch(count: watched.count)
    guard let only = watched.first, watched.count == 1 else { return varied }
    let (begin, end) = (row(only.begin), row(only.end ?? now))
    varied.shortest = max(-bound(begin, end), 0)
    if only.end != nil, bound(end, begin) < Self.endless { varied.longest = bound(end, begin) }
    return varied
  }

  /// How long the program has run, at least.
  var earliest: Int64 { -bound(0, row(now)) }
}
