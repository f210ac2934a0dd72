public import Dispatch
import DispatchModel
import DispatchTrace

#if canImport(Darwin)
  public import Darwin
#elseif canImport(Musl)
  public import Musl
#else
  public import Glibc
#endif

/// A point of virtual time, in nanoseconds since the launch of the simulation. Stands for the real `DispatchTime`.
public struct DispatchTime: Comparable, Hashable, Sendable {
  let raw: Int64

  init(raw: Int64) { self.raw = raw }

  /// So many nanoseconds after the launch.
  public init(uptimeNanoseconds: UInt64) { raw = Int64(clamping: uptimeNanoseconds) }

  /// The present instant; outside of simulations that of a launch.
  public static func now() -> DispatchTime { DispatchTime(raw: presentInstant()) }

  /// Never.
  public static let distantFuture = DispatchTime(raw: .max)

  /// Nanoseconds since the launch; for `distantFuture` the largest number.
  public var uptimeNanoseconds: UInt64 { raw == .max ? .max : UInt64(clamping: told(raw)) }
  /// As `uptimeNanoseconds`.
  public var rawValue: UInt64 { uptimeNanoseconds }

  public static func < (left: Self, right: Self) -> Bool { told(left.raw) < told(right.raw) }
  /// They are the same instant.
  public static func == (left: Self, right: Self) -> Bool { told(left.raw) == told(right.raw) }
  /// By the instant.
  public func hash(into hasher: inout Hasher) { hasher.combine(told(raw)) }

  /// That much later.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
  /// How much later `other` is.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval { .nanoseconds(Int(told(other.raw) - told(raw))) }

  func deadline(earliest: Instant = .zero) -> Deadline { Deadline(max(Instant(nanoseconds: raw), earliest)) }
}

/// A point of virtual time on the wall's clock, which in a simulation goes as the other does. Stands for the real
/// `DispatchWallTime`.
public struct DispatchWallTime: Comparable, Hashable, Sendable {
  let raw: Int64

  init(raw: Int64) { self.raw = raw }

  /// So long after the beginning of 1970; the launch is the reference date, the beginning of 2001.
  public init(timespec: timespec) {
    let seconds = scaled(timespec.tv_sec - 978_307_200, 1_000_000_000)
    raw = later(seconds, Int64(timespec.tv_nsec))
  }

  /// The present instant; outside of simulations that of a launch.
  public static func now() -> DispatchWallTime { DispatchWallTime(raw: presentInstant()) }

  /// Never.
  public static let distantFuture = DispatchWallTime(raw: .max)

  /// Nanoseconds since the launch; for `distantFuture` the largest number.
  public var rawValue: UInt64 { raw == .max ? .max : UInt64(clamping: told(raw)) }

  public static func < (left: Self, right: Self) -> Bool { told(left.raw) < told(right.raw) }
  /// They are the same instant.
  public static func == (left: Self, right: Self) -> Bool { told(left.raw) == told(right.raw) }
  /// By the instant.
  public func hash(into hasher: inout Hasher) { hasher.combine(told(raw)) }

  func deadline(earliest: Instant = .zero) -> Deadline {
    Deadline(max(Instant(nanoseconds: raw), earliest), clock: .wall)
  }
}

/// The number of an instant. While durations are open, what was computed from a clock lies beyond all numbers until somebody asks.
func told(_ raw: Int64) -> Int64 {
  guard raw > Instant.latest.nanoseconds, raw != .max else { return raw }
  return instant(.told(Instant(nanoseconds: raw))) ?? raw
}

/// The same of the present.
func presentTime() -> Int64 { instant(.toldNow) ?? 0 }

/// That of the present, from which deadlines can be computed.
func presentInstant() -> Int64 { instant(.now) ?? 0 }

/// Nil outside of simulations.
private func instant(_ operation: DispatchModel.Operation) -> Int64? {
  if case .instant(let instant)? = ask(.none, { _, _ in operation }) { instant.nanoseconds } else { nil }
}

/// Later by `interval`; what does not fit is for ever.
public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  DispatchTime(raw: later(time.raw, nanoseconds(of: interval)))
}
/// Later by so many seconds.
public func + (time: DispatchTime, seconds: Double) -> DispatchTime {
  DispatchTime(raw: later(time.raw, nanoseconds(ofSeconds: seconds)))
}
/// Earlier by `interval`.
public func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  DispatchTime(raw: later(time.raw, -nanoseconds(of: interval)))
}
/// Earlier by so many seconds.
public func - (time: DispatchTime, seconds: Double) -> DispatchTime {
  DispatchTime(raw: later(time.raw, -nanoseconds(ofSeconds: seconds)))
}
/// Later by `interval`; what does not fit is for ever.
public func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
  DispatchWallTime(raw: later(time.raw, nanoseconds(of: interval)))
}
/// Later by so many seconds.
public func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
  DispatchWallTime(raw: later(time.raw, nanoseconds(ofSeconds: seconds)))
}
/// Earlier by `interval`.
public func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
  DispatchWallTime(raw: later(time.raw, -nanoseconds(of: interval)))
}
/// Earlier by so many seconds.
public func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
  DispatchWallTime(raw: later(time.raw, -nanoseconds(ofSeconds: seconds)))
}

/// `Int64.max` for `.never`, and for what does not fit.
func nanoseconds(of interval: DispatchTimeInterval) -> Int64 {
  switch interval {
  case .seconds(let count): scaled(count, 1_000_000_000)
  case .milliseconds(let count): scaled(count, 1_000_000)
  case .microseconds(let count): scaled(count, 1_000)
  case .nanoseconds(let count): Int64(count)
  case .never: .max
  @unknown default: .max
  }
}

func nanoseconds(ofSeconds seconds: Double) -> Int64 {
  let value = seconds * 1_000_000_000
  return value >= 9.2e18 ? .max : value <= -9.2e18 ? -.max : Int64(value)
}

private func scaled(_ count: Int, _ factor: Int64) -> Int64 {
  let (value, overflow) = Int64(count).multipliedReportingOverflow(by: factor)
  return overflow ? (count < 0 ? -.max : .max) : value
}

private func later(_ start: Int64, _ duration: Int64) -> Int64 {
  if start == .max || duration == .max { return .max }
  let (value, overflow) = start.addingReportingOverflow(duration)
  return overflow ? (duration > 0 ? .max : -.max) : value
}
