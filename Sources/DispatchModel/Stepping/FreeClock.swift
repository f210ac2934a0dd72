import DispatchTrace

/// Time when durations may be anything: which order of what falls due is possible.
///
/// A reading of the clock is a variable. What falls due does so a fixed time after a reading; what is due earlier comes earlier.
/// An order is possible when the differences that it asks for have a solution: no cycle of constraints is negative.
struct FreeClock {
  /// Readings are so far apart that an instant tells from which it was computed.
  static let spacing: Int64 = 1 << 47

  private struct Constraint {
    /// `from` is at most `limit` later than `to`.
    var from: Int
    var to: Int
    var limit: Int64
  }

  /// A fixed time after a reading.
  struct Due {
    var reading: Int
    var after: Int64
  }

  /// Reading 0 is the start of the program.
  private var readings = 1
  /// When they were made in the execution that is shown: the earliest possible.
  private var instants: [Instant] = [.zero]
  private var constraints: [Constraint] = []
  private var passed: [Due] = []

  /// What the code is told when it reads the clock at `now`.
  mutating func read(at now: Instant) -> Instant {
    instants.append(now)
    constraints.append(Constraint(from: readings - 1, to: readings, limit: 0))
    for due in passed { constraints.append(Constraint(from: due.reading, to: readings, limit: -due.after)) }
    readings += 1
    return Instant(nanoseconds: Int64(readings - 1) * Self.spacing)
  }

  static func due(_ instant: Instant) -> Due {
    let reading = (instant.nanoseconds + spacing / 2) / spacing
    return Due(reading: Int(reading), after: instant.nanoseconds - reading * spacing)
  }

  /// As it is shown.
  func shown(_ instant: Instant) -> Instant {
    guard instant < .distantFuture else { return instant }
    let due = Self.due(instant)
    guard instants.indices.contains(due.reading) else { return instant }
    return instants[due.reading] + VirtualDuration(nanoseconds: due.after)
  }

  /// Computed from a reading, it lies behind it whatever the machine does.
  static func isPast(_ instant: Instant) -> Bool { instant < .distantFuture && due(instant).after <= 0 }

  /// Whether `instant` can be reached before the others.
  func canPass(_ instant: Instant, before others: [Instant]) -> Bool {
    var all = constraints
    add(instant, before: others, to: &all)
    return isSolvable(all)
  }

  mutating func pass(_ instant: Instant, before others: [Instant]) {
    add(instant, before: others, to: &constraints)
    passed.append(Self.due(instant))
  }

  private func add(_ instant: Instant, before others: [Instant], to list: inout [Constraint]) {
    let due = Self.due(instant)
    for other in others {
      let later = Self.due(other)
      list.append(Constraint(from: due.reading, to: later.reading, limit: later.after - due.after))
    }
  }

  /// Bellman–Ford.
  private func isSolvable(_ list: [Constraint]) -> Bool {
    var distances = [Int64](repeating: 0, count: readings)
    for _ in 0...readings {
      var hasChanged = false
      for constraint in list where constraint.from < readings && constraint.to < readings {
        let distance = distances[constraint.to] + constraint.limit
        if distance < distances[constraint.from] {
          distances[constraint.from] = distance
          hasChanged = true
        }
      }
      if !hasChanged { return true }
    }
    return false
  }
}
