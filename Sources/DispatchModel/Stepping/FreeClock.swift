import DispatchTrace

/// Time when durations may be anything: which order of what falls due is possible.
///
/// A reading of the clock is a variable. What falls due does so a fixed time after a reading; what is due earlier comes earlier.
/// An order is possible when the differences that it asks for have a solution: no cycle of constraints is negative.
/// A reading whose number the code has seen is that much later than the start of the program.
struct FreeClock {
  private struct Constraint {
    /// `from` is at most `limit` later than `to`.
    var from: Int
    var to: Int
    var limit: Int64

    init(_ from: Int, after to: Int, by limit: Int64) {
      self.from = from
      self.to = to
      self.limit = min(max(limit, -FreeClock.farthest), FreeClock.farthest)
    }
  }

  private static let unbounded = Int64.max / 4
  /// More than half a year. Hundreds of them have a sum.
  private static let farthest: Int64 = 1 << 54

  private(set) var readings = ClockReadings()
  private var constraints: [Constraint] = []
  private var passed: [ClockReadings.Due] = []

  /// What stands for a reading at `now`. Where there is no number for another, what it says.
  mutating func read(at now: Instant, declared: Int64) -> Instant {
    readings.add(at: now, declared: declared)
    let reading = readings.last
    constraints.append(Constraint(reading - 1, after: reading, by: 0))
    for due in passed { constraints.append(Constraint(due.reading, after: reading, by: -due.after)) }
    if let number = readings.number(of: reading) { return number }
    settle(reading)
    return readings.shown(ofReading: reading)
  }

  /// As the code sees it.
  mutating func tell(_ instant: Instant) -> Instant {
    settle(readings.due(instant).reading)
    return readings.shown(instant)
  }

  private mutating func settle(_ reading: Int) {
    guard !readings.isTold(reading) else { return }
    let time = readings.tell(reading, from: -bound(of: 0, over: reading), to: bound(of: reading, over: 0))
    constraints.append(Constraint(reading, after: 0, by: time))
    constraints.append(Constraint(0, after: reading, by: -time))
  }

  /// It lies behind the last reading, however long everything takes.
  func isPast(_ instant: Instant) -> Bool {
    guard instant < .distantFuture else { return false }
    let (due, last) = (readings.due(instant), readings.last)
    return due.after <= 0 || (due.reading < last && -bound(of: due.reading, over: last) >= due.after)
  }

  /// Whether `instant` can be reached before the others.
  func canPass(_ instant: Instant, before others: [Instant]) -> Bool {
    var all = constraints
    add(instant, before: others, to: &all)
    return isSolvable(all)
  }

  mutating func pass(_ instant: Instant, before others: [Instant]) {
    add(instant, before: others, to: &constraints)
    passed.append(readings.due(instant))
  }

  private func add(_ instant: Instant, before others: [Instant], to list: inout [Constraint]) {
    let due = readings.due(instant)
    for other in others {
      let later = readings.due(other)
      list.append(Constraint(due.reading, after: later.reading, by: later.after - due.after))
    }
  }

  /// How much later than `other` it is at most.
  private func bound(of reading: Int, over other: Int) -> Int64 {
    var bounds = [Int64](repeating: Self.unbounded, count: readings.count)
    bounds[other] = 0
    relax(&bounds, constraints)
    return bounds[reading]
  }

  private func isSolvable(_ list: [Constraint]) -> Bool {
    var bounds = [Int64](repeating: 0, count: readings.count)
    return relax(&bounds, list)
  }

  /// Bellman–Ford; what was learnt last is looked at first, since it ties the last readings. False where a cycle is negative.
  @discardableResult private func relax(_ bounds: inout [Int64], _ list: [Constraint]) -> Bool {
    for _ in 0...readings.count {
      var hasChanged = false
      for constraint in list.reversed() where bounds[constraint.to] < Self.unbounded {
        let bound = bounds[constraint.to] + constraint.limit
        // Only round and round a cycle.
        if bound < -Self.unbounded { return false }
        if bound < bounds[constraint.from] {
          bounds[constraint.from] = bound
          hasChanged = true
        }
      }
      if !hasChanged { return true }
    }
    return false
  }
}
