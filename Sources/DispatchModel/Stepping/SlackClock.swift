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
  private(set) var readings = ClockReadings()
  /// The instant of each reading.
  private var readAt: ContiguousArray<Int> = [0]
  /// When the stretch that is asked about began and ended.
  private var watched: [(begin: Int, end: Int?)] = []

  private func row(_ instant: Int) -> Int { instants.firstIndex(of: instant) ?? 0 }

  private func bound(_ row: Int, _ column: Int) -> Int64 { bounds[row * instants.count + column] }

  // MARK: The clock

  /// What stands for a reading; the same within an instant. Where there is no number for another, what it says.
  mutating func read(shown: Instant, declared: Int64) -> Instant {
    if readAt.last != now {
      readings.add(at: shown, declared: declared)
      readAt.append(now)
    }
    if let number = readings.number(of: readings.last) { return number }
    settle(readings.last)
    return readings.shown(ofReading: readings.last)
  }

  /// As the code sees it.
  mutating func tell(_ instant: Instant) -> Instant {
    settle(readings.due(instant).reading)
    return readings.shown(instant)
  }

  private mutating func settle(_ reading: Int) {
    guard !readings.isTold(reading) else { return }
    let (own, start) = (row(readAt[reading]), row(0))
    let time = readings.tell(reading, from: -bound(start, own), to: bound(own, start))
    bind(own, start, by: time)
    bind(start, own, by: -time)
  }

  /// The one is at most that much later than the other, from now on.
  private mutating func bind(_ one: Int, _ other: Int, by limit: Int64) {
    let count = instants.count
    for row in 0..<count {
      for column in 0..<count {
        bounds[row * count + column] = min(bound(row, column), sum(bound(row, one), sum(limit, bound(other, column))))
      }
    }
  }

  /// It lies behind the present, whatever has taken how long.
  func isPast(_ instant: Instant) -> Bool {
    guard instant < .distantFuture else { return false }
    let due = readings.due(instant)
    return due.after <= 0 || -bound(row(readAt[due.reading]), row(now)) >= due.after
  }

  /// When something comes that was asked for now and is due at `instant`: then, or at once if that has passed. Where it is open whether it
  /// has, as late as it may be at most.
  func window(until instant: Instant) -> Window {
    let due = readings.due(instant)
    let (after, span) = (readAt[due.reading], min(due.after, DeclaredTimes.farthest))
    let (reading, present) = (row(after), row(now))
    if bound(present, reading) <= span { return Window(after: after, earliest: span, latest: span) }
    return Window(after: now, earliest: 0, latest: max(span + bound(reading, present), 0))
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
      return instant == 0 || instant == now || readAt.contains(instant)
        || windows.contains { $0.after == instant }
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
