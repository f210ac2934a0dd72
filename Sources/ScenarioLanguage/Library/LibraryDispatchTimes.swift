extension LibraryArea {
  /// Times are nanoseconds of the virtual clock; all ones is the distant future. See `VirtualClock`.
  static let dispatchTimes = LibraryArea(
    name: "DispatchTime", provides: [
      "DispatchTime", "DispatchWallTime", "DispatchTimeInterval", "DispatchTimeoutResult", "_dispatchAdd", "_dispatchScaled",
      "_dispatchNanoseconds", "_uptime",
    ],
    source: #"""
      enum DispatchTimeInterval: Equatable, Sendable {
        case seconds(Int)
        case milliseconds(Int)
        case microseconds(Int)
        case nanoseconds(Int)
        case never
        var _nanoseconds: Int {
          switch self {
          case .seconds(let n): return _dispatchScaled(n, 1_000_000_000)
          case .milliseconds(let n): return _dispatchScaled(n, 1_000_000)
          case .microseconds(let n): return _dispatchScaled(n, 1_000)
          case .nanoseconds(let n): return n
          case .never: return Int.max
          }
        }
        static func == (left: DispatchTimeInterval, right: DispatchTimeInterval) -> Bool {
          switch (left, right) {
          case (.never, .never): return true
          case (.never, _): return false
          case (_, .never): return false
          default: return left._nanoseconds == right._nanoseconds
          }
        }
      }
      func _dispatchScaled(_ value: Int, _ factor: Int) -> Int
      /// Nanoseconds; saturates.
      func _dispatchNanoseconds(_ seconds: Double) -> Int
      /// The time `distance` nanoseconds later, or the distant future.
      func _dispatchAdd(_ time: UInt64, _ distance: Int) -> UInt64
      func _uptime() -> UInt64

      struct DispatchTime: Comparable, Hashable, Sendable {
        let rawValue: UInt64
        init(_rawValue: UInt64) { rawValue = _rawValue }
        init(uptimeNanoseconds: UInt64) { rawValue = uptimeNanoseconds == 0 ? _uptime() : uptimeNanoseconds }
        var uptimeNanoseconds: UInt64 { rawValue }
        static func now() -> DispatchTime { DispatchTime(_rawValue: _uptime()) }
        static var distantFuture: DispatchTime { DispatchTime(_rawValue: UInt64.max) }
        static func < (left: DispatchTime, right: DispatchTime) -> Bool { left.rawValue < right.rawValue }
        static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
          DispatchTime(_rawValue: _dispatchAdd(time.rawValue, interval._nanoseconds))
        }
        static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
          if interval == .never { return .distantFuture }
          return DispatchTime(_rawValue: _dispatchAdd(time.rawValue, 0 - interval._nanoseconds))
        }
        static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
          DispatchTime(_rawValue: _dispatchAdd(time.rawValue, _dispatchNanoseconds(seconds)))
        }
        static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
          DispatchTime(_rawValue: _dispatchAdd(time.rawValue, _dispatchNanoseconds(-seconds)))
        }
        func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
        func distance(to other: DispatchTime) -> DispatchTimeInterval {
          .nanoseconds(Int(bitPattern: UInt(other.rawValue &- rawValue)))
        }
      }

      struct DispatchWallTime: Comparable, Sendable {
        let rawValue: UInt64
        init(_rawValue: UInt64) { rawValue = _rawValue }
        static func now() -> DispatchWallTime { DispatchWallTime(_rawValue: _uptime()) }
        static var distantFuture: DispatchWallTime { DispatchWallTime(_rawValue: UInt64.max) }
        static func < (left: DispatchWallTime, right: DispatchWallTime) -> Bool { left.rawValue < right.rawValue }
        static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
          DispatchWallTime(_rawValue: _dispatchAdd(time.rawValue, interval._nanoseconds))
        }
        static func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
          if interval == .never { return .distantFuture }
          return DispatchWallTime(_rawValue: _dispatchAdd(time.rawValue, 0 - interval._nanoseconds))
        }
        static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
          DispatchWallTime(_rawValue: _dispatchAdd(time.rawValue, _dispatchNanoseconds(seconds)))
        }
        static func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
          DispatchWallTime(_rawValue: _dispatchAdd(time.rawValue, _dispatchNanoseconds(-seconds)))
        }
      }

      enum DispatchTimeoutResult: Hashable, Sendable {
        case success
        case timedOut
      }
      """#)
}
