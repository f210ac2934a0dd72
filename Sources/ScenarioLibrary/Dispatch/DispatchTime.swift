enum DispatchTimeoutResult { case success, timedOut }
enum DispatchTimeInterval: Equatable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never
  var _nanoseconds: Int {
    switch self {
    case .seconds(let count): return _scaled(count, 1_000_000_000)
    case .milliseconds(let count): return _scaled(count, 1_000_000)
    case .microseconds(let count): return _scaled(count, 1_000)
    case .nanoseconds(let count): return count
    case .never: return Int.max
    }
  }
  static func == (left: DispatchTimeInterval, right: DispatchTimeInterval) -> Bool {
    switch (left, right) {
    case (.never, .never): return true
    case (.never, _), (_, .never): return false
    default: return left._nanoseconds == right._nanoseconds
    }
  }
}
func _scaled(_ count: Int, _ factor: Int) -> Int {
  let (value, overflow) = _overflows(count, factor, 2)
  return overflow ? (count < 0 ? Int.min : Int.max) : value
}
func _secondsToNanoseconds(_ seconds: Double) -> Int {
  let value = seconds * 1_000_000_000
  if value.isNaN || value >= 9.2e18 { return Int.max }
  if value <= -9.2e18 { return Int.min }
  return Int(value)
}
func _later(_ start: Int, _ duration: Int) -> Int {
  if start == Int.max || duration == Int.max { return Int.max }
  if duration == Int.min { return 1 }
  let (value, overflow) = _overflows(start, duration, 0)
  return overflow ? (duration > 0 ? Int.max : Int.min) : value
}
/// The number of an instant. While durations are open, what was computed from a clock lies beyond all numbers until somebody asks.
func _told(_ raw: Int) -> Int { raw < 4_611_686_018_427_387_904 || raw == Int.max ? raw : _tell(raw) }
func _tell(_ raw: Int) -> Int
func _presentTime() -> Int
struct DispatchTime: Comparable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  let _raw: Int
  init(_raw: Int) { self._raw = _raw }
  init(uptimeNanoseconds: UInt64) {
    _raw = uptimeNanoseconds == 0 ? Int.min : uptimeNanoseconds > 9223372036854775807 ? Int.max : Int(uptimeNanoseconds)
  }
  /// What is added to 0 is added to now: 0 is DISPATCH_TIME_NOW. Here now can be 0, so that one is kept apart.
  var _start: Int { _raw == Int.min ? DispatchTime.now()._raw : _raw }
  static func now() -> DispatchTime
  static var distantFuture: DispatchTime { DispatchTime(_raw: Int.max) }
  var uptimeNanoseconds: UInt64 { _raw == Int.max ? UInt64.max : _raw < 0 ? 0 : UInt64(_told(_raw)) }
  var rawValue: UInt64 { uptimeNanoseconds }
  var description: String { "DispatchTime(rawValue: \(rawValue))" }
  var debugDescription: String { "Dispatch.\(description)" }
  func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
  func distance(to other: DispatchTime) -> DispatchTimeInterval { .nanoseconds(other._passed - _passed) }
  var _passed: Int { _raw == Int.min ? 0 : _told(_raw) }
  static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(_raw: _later(time._start, interval._nanoseconds))
  }
  static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(_raw: _later(time._start, _secondsToNanoseconds(seconds)))
  }
  static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(_raw: _later(time._start, 0 - interval._nanoseconds))
  }
  static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(_raw: _later(time._start, _secondsToNanoseconds(-seconds)))
  }
  static func < (left: DispatchTime, right: DispatchTime) -> Bool { _told(left._raw) < _told(right._raw) }
  static func == (left: DispatchTime, right: DispatchTime) -> Bool { _told(left._raw) == _told(right._raw) }
  func hash(into hasher: inout Hasher) { hasher.combine(_told(_raw)) }
}
struct timespec {
  var tv_sec = 0
  var tv_nsec = 0
}
typealias clockid_t = Int32
var CLOCK_REALTIME: clockid_t { 0 }
var CLOCK_MONOTONIC: clockid_t { 1 }
var CLOCK_MONOTONIC_RAW: clockid_t { 4 }
typealias time_t = Int
@discardableResult func time(_ result: UnsafeMutablePointer<Int>?) -> Int {
  let now = _presentTime() / 1_000_000_000 + 978_307_200
  result?.pointee = now
  return now
}
@discardableResult func clock_gettime(_ clock: clockid_t, _ time: inout timespec) -> Int32 {
  let passed = _presentTime()
  time = timespec(tv_sec: passed / 1_000_000_000 + (clock == 0 ? 978_307_200 : 0), tv_nsec: passed % 1_000_000_000)
  return 0
}
// A wall clock's reading is a negative number.
struct DispatchWallTime: Comparable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  let _raw: Int
  init(_raw: Int) { self._raw = _raw }
  init(timespec: timespec) { _raw = _later(_scaled(timespec.tv_sec - 978_307_200, 1_000_000_000), timespec.tv_nsec) }
  static func now() -> DispatchWallTime
  static var distantFuture: DispatchWallTime { DispatchWallTime(_raw: Int.max) }
  var rawValue: UInt64 { _raw == Int.max ? UInt64.max : UInt64(bitPattern: Int64(0 - (_told(_raw) + 978_307_200_000_000_000))) }
  var description: String { "DispatchWallTime(rawValue: \(rawValue))" }
  var debugDescription: String { "Dispatch.\(description)" }
  static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
    DispatchWallTime(_raw: _later(time._raw, interval._nanoseconds))
  }
  static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(_raw: _later(time._raw, _secondsToNanoseconds(seconds)))
  }
  static func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
    DispatchWallTime(_raw: _later(time._raw, 0 - interval._nanoseconds))
  }
  static func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(_raw: _later(time._raw, _secondsToNanoseconds(-seconds)))
  }
  static func < (left: DispatchWallTime, right: DispatchWallTime) -> Bool { _told(left._raw) < _told(right._raw) }
  static func == (left: DispatchWallTime, right: DispatchWallTime) -> Bool { _told(left._raw) == _told(right._raw) }
  func hash(into hasher: inout Hasher) { hasher.combine(_told(_raw)) }
}
func _dateText(_ seconds: Double) -> String
typealias CFAbsoluteTime = Double
typealias CFTimeInterval = Double
func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }
struct Date: Comparable, Strideable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  var debugDescription: String { description }
  let _seconds: Double
  init() { _seconds = Double(_presentTime()) / 1_000_000_000 }
  init(_seconds: Double) { self._seconds = _seconds }
  init(timeIntervalSinceNow interval: Double) { _seconds = Date()._seconds + interval }
  init(timeIntervalSinceReferenceDate interval: Double) { _seconds = interval }
  init(timeIntervalSince1970 interval: Double) { _seconds = interval - 978_307_200 }
  init(timeInterval interval: Double, since date: Date) { _seconds = date._seconds + interval }
  static var now: Date { Date() }
  static var timeIntervalSinceReferenceDate: Double { Date()._seconds }
  static var distantFuture: Date { Date(_seconds: 63_113_904_000) }
  static var distantPast: Date { Date(_seconds: -63_114_076_800) }
  var timeIntervalSinceNow: Double { _exactly(_seconds - Date()._seconds) }
  var timeIntervalSinceReferenceDate: Double { _seconds }
  var timeIntervalSince1970: Double { _seconds + 978_307_200 }
  func timeIntervalSince(_ other: Date) -> Double { _exactly(_seconds - other._seconds) }
  func _exactly(_ seconds: Double) -> Double {
    seconds.magnitude < 1_000_000 ? (seconds * 1_000_000_000).rounded() / 1_000_000_000 : seconds
  }
  func addingTimeInterval(_ interval: Double) -> Date { Date(_seconds: _seconds + interval) }
  mutating func addTimeInterval(_ interval: Double) { self = addingTimeInterval(interval) }
  func advanced(by interval: Double) -> Date { addingTimeInterval(interval) }
  func distance(to other: Date) -> Double { other._seconds - _seconds }
  func compare(_ other: Date) -> ComparisonResult {
    if self == other { return .orderedSame }
    return self < other ? .orderedAscending : .orderedDescending
  }
  /// The first nanosecond at which `Date()` is not before this.
  var _uptime: Int {
    let near = _secondsToNanoseconds(_seconds)
    if near <= 0 { return 0 }
    return Double(near) / 1_000_000_000 < _seconds && near < Int.max ? near + 1 : near
  }
  static func + (date: Date, interval: Double) -> Date { date.addingTimeInterval(interval) }
  static func - (date: Date, interval: Double) -> Date { date.addingTimeInterval(-interval) }
  static func += (date: inout Date, interval: Double) { date = date + interval }
  static func -= (date: inout Date, interval: Double) { date = date - interval }
  var description: String { _dateText(_seconds) }
  static func < (left: Date, right: Date) -> Bool { left._seconds < right._seconds }
}
