struct DateInterval: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible {
  var start: Date
  var duration: Double
  var end: Date {
    get { start + duration }
    set { duration = newValue.timeIntervalSince(start) }
  }
  init() { self.init(start: Date(), duration: 0) }
  init(start: Date, duration: Double) {
    if duration < 0 { _fatal("Negative durations are not allowed") }
    self.start = start
    self.duration = duration
  }
  init(start: Date, end: Date) {
    if end < start { _fatal("Reverse intervals are not allowed") }
    self.start = start
    duration = end.timeIntervalSince(start)
  }
  func contains(_ date: Date) -> Bool { date >= start && date <= end }
  func intersects(_ other: DateInterval) -> Bool { contains(other.start) || contains(other.end) || other.contains(start) }
  func intersection(with other: DateInterval) -> DateInterval? {
    if !intersects(other) { return nil }
    return DateInterval(start: max(start, other.start), end: min(end, other.end))
  }
  func compare(_ other: DateInterval) -> ComparisonResult {
    if self == other { return .orderedSame }
    return self < other ? .orderedAscending : .orderedDescending
  }
  static func < (left: DateInterval, right: DateInterval) -> Bool {
    left.start == right.start ? left.duration < right.duration : left.start < right.start
  }
  var description: String { "\(start) to \(end)" }
  var debugDescription: String { description }
}
