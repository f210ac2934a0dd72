import DispatchModel
import DispatchTrace

/// A date of virtual time: the launch is the reference date. Stands for Foundation's `Date` where a lock or a sleep takes one.
public struct SimulatedDate: Comparable, Hashable, Sendable {
  /// Seconds since the launch.
  public let timeIntervalSinceReferenceDate: Double

  /// The present.
  public init() { timeIntervalSinceReferenceDate = Double(presentTime()) / 1_000_000_000 }
  /// So many seconds from the present.
  public init(timeIntervalSinceNow interval: Double) {
    timeIntervalSinceReferenceDate = SimulatedDate().timeIntervalSinceReferenceDate + interval
  }
  /// So many seconds after the launch.
  public init(timeIntervalSinceReferenceDate interval: Double) { timeIntervalSinceReferenceDate = interval }

  /// The present.
  public static var now: SimulatedDate { SimulatedDate() }
  /// Practically never.
  public static let distantFuture = SimulatedDate(timeIntervalSinceReferenceDate: 63_113_904_000)
  /// Long over.
  public static let distantPast = SimulatedDate(timeIntervalSinceReferenceDate: -63_114_076_800)

  /// Seconds from the present.
  public var timeIntervalSinceNow: Double { timeIntervalSince(SimulatedDate()) }
  /// Seconds since `other`, to the nanosecond.
  public func timeIntervalSince(_ other: SimulatedDate) -> Double {
    let seconds = timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
    return seconds.magnitude < 1_000_000 ? (seconds * 1_000_000_000).rounded() / 1_000_000_000 : seconds
  }
  /// So many seconds later.
  public func addingTimeInterval(_ interval: Double) -> SimulatedDate {
    SimulatedDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval)
  }

  /// So many seconds later.
  public static func + (date: SimulatedDate, interval: Double) -> SimulatedDate { date.addingTimeInterval(interval) }
  /// So many seconds earlier.
  public static func - (date: SimulatedDate, interval: Double) -> SimulatedDate { date.addingTimeInterval(-interval) }
  public static func < (left: Self, right: Self) -> Bool {
    left.timeIntervalSinceReferenceDate < right.timeIntervalSinceReferenceDate
  }

  var deadline: Deadline { (DispatchTime.now() + timeIntervalSinceNow).deadline() }
}
