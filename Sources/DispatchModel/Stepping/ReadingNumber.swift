import DispatchTrace

/// What stands for a reading of the clock while durations are open, until the code looks at its number: then a deadline tells from which
/// reading it was computed.
///
/// They lie beyond every instant that a program computes without a clock, and are so far apart that days can be added to them. Reading 0
/// is the start of the program, for which a plain number stands.
enum ReadingNumber {
  /// A fixed time after a reading.
  struct Due {
    var reading: Int
    var after: Int64
  }

  private static let first: Int64 = 1 << 62
  private static let spacing: Int64 = 1 << 48
  /// What is so little earlier than a reading was computed from it, not from the one before.
  private static let margin = spacing / 16
  /// There is no number for more.
  static let count = Int((Int64.max - first) / spacing)

  static func instant(_ reading: Int) -> Instant {
    reading == 0 ? .zero : Instant(nanoseconds: first + Int64(reading) * spacing)
  }

  /// Where `count` readings were made.
  static func due(_ instant: Instant, among count: Int) -> Due {
    guard instant.nanoseconds >= first, instant < .distantFuture, count > 1 else {
      return Due(reading: 0, after: instant.nanoseconds)
    }
    let reading = min(max(Int((instant.nanoseconds - first + margin) / spacing), 1), count - 1)
    return Due(reading: reading, after: instant.nanoseconds - self.instant(reading).nanoseconds)
  }
}
