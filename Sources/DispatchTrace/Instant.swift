/// A point in virtual time: whole nanoseconds since the scenario's launch. Never negative, never a floating-point number.
public struct Instant: Hashable, Comparable, Sendable, BitwiseCopyable {
  public var nanoseconds: Int64

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

  @inlinable
  public static func - (end: Instant, start: Instant) -> VirtualDuration {
    VirtualDuration(nanoseconds: end.nanoseconds - start.nanoseconds)
  }
}

/// A length of virtual time in whole nanoseconds.
public struct VirtualDuration: Hashable, Comparable, Sendable, BitwiseCopyable {
  public var nanoseconds: Int64

  @inlinable
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  @inlinable public static var zero: VirtualDuration { VirtualDuration(nanoseconds: 0) }

  @inlinable
  public static func < (left: VirtualDuration, right: VirtualDuration) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}

extension VirtualDuration: CustomStringConvertible {
  private static let units: [(nanoseconds: Int64, name: String)] = [
    (1_000_000_000, "s"), (1_000_000, "ms"), (1_000, "µs"), (1, "ns"),
  ]

  /// The exact value in the largest unit that leaves at most three decimals: `26 ms`, `1.5 s`, `0 s`.
  public var description: String {
    if nanoseconds == 0 { return "0 s" }
    if nanoseconds == .min { return "-9223372036854775808 ns" }
    let magnitude = abs(nanoseconds)
    for unit in Self.units where magnitude >= unit.nanoseconds {
      let thousandth = max(unit.nanoseconds / 1000, 1)
      guard magnitude % thousandth == 0 else { continue }
      return (nanoseconds < 0 ? "-" : "") + Self.decimal(magnitude, unit: unit.nanoseconds) + " " + unit.name
    }
    return "\(nanoseconds) ns"
  }

  private static func decimal(_ magnitude: Int64, unit: Int64) -> String {
    let rest = magnitude % unit
    if rest == 0 { return "\(magnitude / unit)" }
    var digits = String(unit + rest).dropFirst()
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(magnitude / unit).\(digits)"
  }
}

extension Instant: CustomStringConvertible {
  /// As a duration since launch: `0 s`, `26 ms`; `never` for the distant future.
  public var description: String {
    self == .distantFuture ? "never" : VirtualDuration(nanoseconds: nanoseconds).description
  }
}
