struct Duration: Comparable, Hashable, CustomStringConvertible {
  let _nanoseconds: Int
  init(_nanoseconds: Int) { self._nanoseconds = _nanoseconds }
  init(secondsComponent: Int64, attosecondsComponent: Int64) {
    _nanoseconds = Int(secondsComponent) * 1_000_000_000 + Int(attosecondsComponent) / 1_000_000_000
  }
  static var zero: Duration { Duration(_nanoseconds: 0) }
  static func seconds<T: BinaryInteger>(_ seconds: T) -> Duration { Duration(_nanoseconds: Int(seconds) * 1_000_000_000) }
  static func seconds(_ seconds: Double) -> Duration { Duration(_nanoseconds: _secondsToNanoseconds(seconds)) }
  static func milliseconds<T: BinaryInteger>(_ milliseconds: T) -> Duration {
    Duration(_nanoseconds: Int(milliseconds) * 1_000_000)
  }
  static func milliseconds(_ milliseconds: Double) -> Duration {
    Duration(_nanoseconds: _secondsToNanoseconds(milliseconds / 1_000))
  }
  static func microseconds<T: BinaryInteger>(_ microseconds: T) -> Duration { Duration(_nanoseconds: Int(microseconds) * 1_000) }
  static func microseconds(_ microseconds: Double) -> Duration {
    Duration(_nanoseconds: _secondsToNanoseconds(microseconds / 1_000_000))
  }
  static func nanoseconds<T: BinaryInteger>(_ nanoseconds: T) -> Duration { Duration(_nanoseconds: Int(nanoseconds)) }
  var components: (seconds: Int64, attoseconds: Int64) {
    (seconds: Int64(_nanoseconds / 1_000_000_000), attoseconds: Int64(_nanoseconds % 1_000_000_000) * 1_000_000_000)
  }
  static func + (left: Duration, right: Duration) -> Duration { Duration(_nanoseconds: left._nanoseconds + right._nanoseconds) }
  static func - (left: Duration, right: Duration) -> Duration { Duration(_nanoseconds: left._nanoseconds - right._nanoseconds) }
  static func += (left: inout Duration, right: Duration) { left = left + right }
  static func -= (left: inout Duration, right: Duration) { left = left - right }
  static func * <T: BinaryInteger>(left: Duration, right: T) -> Duration {
    Duration(_nanoseconds: left._nanoseconds * Int(right))
  }
  static func * (left: Duration, right: Double) -> Duration { Duration(_nanoseconds: Int(Double(left._nanoseconds) * right)) }
  static func / <T: BinaryInteger>(left: Duration, right: T) -> Duration {
    Duration(_nanoseconds: left._nanoseconds / Int(right))
  }
  static func / (left: Duration, right: Double) -> Duration { Duration(_nanoseconds: Int(Double(left._nanoseconds) / right)) }
  static func / (left: Duration, right: Duration) -> Double { Double(left._nanoseconds) / Double(right._nanoseconds) }
  static func *= <T: BinaryInteger>(left: inout Duration, right: T) { left = left * right }
  static func /= <T: BinaryInteger>(left: inout Duration, right: T) { left = left / right }
  static func < (left: Duration, right: Duration) -> Bool { left._nanoseconds < right._nanoseconds }
  var description: String { "\(Double(_nanoseconds) / 1_000_000_000) seconds" }
  func formatted(_ style: _SpanStyle = _SpanStyle()) -> String { style._text(_nanoseconds) }
}
struct _ClockInstant: Comparable, Hashable {
  let _uptime: Int
  static var now: _ClockInstant { _ClockInstant(_uptime: _presentTime()) }
  func duration(to other: _ClockInstant) -> Duration { Duration(_nanoseconds: other._uptime - _uptime) }
  func advanced(by duration: Duration) -> _ClockInstant { _ClockInstant(_uptime: _uptime + duration._nanoseconds) }
  static func + (left: _ClockInstant, right: Duration) -> _ClockInstant { left.advanced(by: right) }
  static func - (left: _ClockInstant, right: Duration) -> _ClockInstant {
    _ClockInstant(_uptime: left._uptime - right._nanoseconds)
  }
  static func - (left: _ClockInstant, right: _ClockInstant) -> Duration { right.duration(to: left) }
  static func < (left: _ClockInstant, right: _ClockInstant) -> Bool { left._uptime < right._uptime }
}
// Virtual time never sleeps: both clocks are one.
protocol _Clock {}
extension _Clock {
  static var now: _ClockInstant { _ClockInstant.now }
  var now: _ClockInstant { _ClockInstant.now }
  func measure(_ work: () throws -> Void) rethrows -> Duration {
    let start = now
    try work()
    return start.duration(to: now)
  }
}
struct ContinuousClock: _Clock {
  typealias Instant = _ClockInstant
  init() {}
}
struct SuspendingClock: _Clock {
  typealias Instant = _ClockInstant
  init() {}
}
func _coreCount() -> Int
final class ProcessInfo {
  static let processInfo = ProcessInfo(_isOnlyOne: true)
  init(_isOnlyOne: Bool) {}
  // Apple's only: it tells the same.
  init() {}
  var processorCount: Int { _coreCount() }
  var activeProcessorCount: Int { _coreCount() }
  /// The machine was there before the program. No span from its start is shorter than the one that has passed.
  var systemUptime: Double {
    let passed = CACurrentMediaTime()
    let uptime = 1 + passed
    return uptime - 1 < passed ? uptime.nextUp : uptime
  }
  var isLowPowerModeEnabled: Bool { false }
  var arguments: [String] { CommandLine.arguments }
  var environment: [String: String] { [:] }
  var operatingSystemVersion: OperatingSystemVersion {
    _isForLinux()
      ? OperatingSystemVersion(majorVersion: 6, minorVersion: 8, patchVersion: 0)
      : OperatingSystemVersion(majorVersion: 15, minorVersion: 0, patchVersion: 0)
  }
  func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = operatingSystemVersion
    return (own.majorVersion, own.minorVersion, own.patchVersion)
      >= (version.majorVersion, version.minorVersion, version.patchVersion)
  }
  var physicalMemory: UInt64 { 17_179_869_184 }
  var hostName: String { "localhost" }
  var processName: String { "scenario" }
  var processIdentifier: Int32 { 1 }
}
struct OperatingSystemVersion {
  var majorVersion = 0
  var minorVersion = 0
  var patchVersion = 0
}
enum CommandLine {
  static let arguments: [String] = ["scenario"]
  static var argc: Int32 { 1 }
}
func mach_absolute_time() -> UInt64 { UInt64(_presentTime()) }
// A tick is a nanosecond.
struct mach_timebase_info_data_t {
  var numer: UInt32 = 0
  var denom: UInt32 = 0
}
@discardableResult func mach_timebase_info(_ info: inout mach_timebase_info_data_t) -> Int32 {
  info = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}
func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
  mach_timebase_info_data_t(numer: numer, denom: denom)
}
func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }
func CACurrentMediaTime() -> Double { Double(_presentTime()) / 1_000_000_000 }
// As the environment of `ProcessInfo`, which is empty.
func getenv(_ name: String) -> UnsafeMutablePointer<Int8>? { nil }
func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
