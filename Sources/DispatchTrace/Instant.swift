/// A point in virtual time: whole nanoseconds since the scenario's launch. Never negative, never a floating-point number.
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

  /// How long after `start` that is; negative when it is before.
  @inlinable
  public static func - (end: Instant, start: Instant) -> VirtualDuration {
    VirtualDuration(nanoseconds: end.nanoseconds - start.nanoseconds)
  }
}

extension Instant: CustomStringConvertible {
  /// As a duration since launch: `0 s`, `26 ms`; `never` for the distant future.
  public var description: String {
    self == .distantFuture ? "never" : VirtualDuration(nanoseconds: nanoseconds).description
  }
}
