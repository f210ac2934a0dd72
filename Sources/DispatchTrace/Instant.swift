/// A point in virtual time: whole nanoseconds since the scenario's launch. Never a floating-point number; never negative, but for
/// the start of a timer in the past.
public struct Instant: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// Nanoseconds of virtual time since the launch.
  public var nanoseconds: Int64

  /// So many nanoseconds after the launch.
  @inlinable
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The launch of the scenario.
  @inlinable public static var zero: Instant { Instant(nanoseconds: 0) }

  /// Later than everything that happens: `DispatchTime.distantFuture`.
  @inlinable public static var distantFuture: Instant { Instant(nanoseconds: .max) }

  @inlinable
  public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// The instant `duration` later; `distantFuture` when the sum does not fit.
  @inlinable
  public static func + (instant: Instant, duration: VirtualDuration) -> Instant {
    let (sum, overflow) = instant.nanoseconds.addingReportingOverflow(duration.nanoseconds)
    return overflow ? .distantFuture : Instant(nanoseconds: sum)
  }

  /// Nothing happens later: 146 years after the launch, so that what lies around it can be computed with.
  public static var latest: Instant { Instant(nanoseconds: 1 << 62) }

  /// How far a timer's start can lie before the launch: 146 years.
  public static var earliestStart: Instant { Instant(nanoseconds: -1 << 62) }

  /// How long after `start` that is; negative when it is before. The longest duration there is when the difference does not fit.
  @inlinable
  public static func - (end: Instant, start: Instant) -> VirtualDuration {
    let (difference, overflow) = end.nanoseconds.subtractingReportingOverflow(start.nanoseconds)
    return VirtualDuration(nanoseconds: overflow ? (start.nanoseconds < 0 ? .max : .min) : difference)
  }
}

extension Instant: CustomStringConvertible {
  /// As a duration since launch: `0 s`, `26 ms`; `never` for the distant future.
  public var description: String {
    self == .distantFuture ? "never" : VirtualDuration(nanoseconds: nanoseconds).description
  }
}
