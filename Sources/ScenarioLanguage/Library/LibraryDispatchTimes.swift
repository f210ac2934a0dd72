extension LibraryArea {
  /// Times are nanoseconds of the virtual clock since the launch; `Int.max` is the distant future. The clock of the simulated
  /// machine was started a day before the launch.
  static let dispatchTimes = LibraryArea(
    name: "DispatchTime",
    provides: [
      "DispatchTime", "DispatchWallTime", "DispatchTimeInterval", "DispatchTimeoutResult", "_dispatchAdd", "_dispatchScaled",
      "_dispatchNanoseconds",
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
      /// The product; saturates.
      func _dispatchScaled(_ value: Int, _ factor: Int) -> Int
      /// Seconds in nanoseconds; saturates.
      func _dispatchNanoseconds(_ seconds: Double) -> Int
      /// The time `distance` nanoseconds later; saturates.
      func _dispatchAdd(_ time: Int, _ distance: Int) -> Int

      struct DispatchTime: Comparable, Hashable, Sendable {
        let _instant: Int
        init(_instant: Int) { self._instant = _instant }
        init(uptimeNanoseconds: UInt64) {
          if uptimeNanoseconds == 0 {
            self = DispatchTime.now()
          } else {
            let clamped = Int(clamping: uptimeNanoseconds)
            self = DispatchTime(_instant: clamped == Int.max ? clamped : clamped - 86_400_000_000_000)
          }
        }
        var uptimeNanoseconds: UInt64 { rawValue }
        var rawValue: UInt64 { _instant == Int.max ? UInt64.max : UInt64(_instant + 86_400_000_000_000) }
        static func now() -> DispatchTime
        static var distantFuture: DispatchTime { DispatchTime(_instant: Int.max) }
        static func < (left: DispatchTime, right: DispatchTime) -> Bool { left._instant < right._instant }
        static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
          DispatchTime(_instant: _dispatchAdd(time._instant, interval._nanoseconds))
        }
        static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
          if interval == .never { return DispatchTime.distantFuture }
          return DispatchTime(_instant: _dispatchAdd(time._instant, 0 - interval._nanoseconds))
        }
        static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
          DispatchTime(_instant: _dispatchAdd(time._instant, _dispatchNanoseconds(seconds)))
        }
        static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
          DispatchTime(_instant: _dispatchAdd(time._instant, _dispatchNanoseconds(-seconds)))
        }
        func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
        func distance(to other: DispatchTime) -> DispatchTimeInterval { .nanoseconds(other._instant - _instant) }
      }

      struct DispatchWallTime: Comparable, Sendable {
        let _instant: Int
        init(_instant: Int) { self._instant = _instant }
        static func now() -> DispatchWallTime
        static var distantFuture: DispatchWallTime { DispatchWallTime(_instant: Int.max) }
        static func < (left: DispatchWallTime, right: DispatchWallTime) -> Bool { left._instant < right._instant }
        static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
          DispatchWallTime(_instant: _dispatchAdd(time._instant, interval._nanoseconds))
        }
        static func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
          if interval == .never { return DispatchWallTime.distantFuture }
          return DispatchWallTime(_instant: _dispatchAdd(time._instant, 0 - interval._nanoseconds))
        }
        static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
          DispatchWallTime(_instant: _dispatchAdd(time._instant, _dispatchNanoseconds(seconds)))
        }
        static func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
          DispatchWallTime(_instant: _dispatchAdd(time._instant, _dispatchNanoseconds(-seconds)))
        }
      }

      enum DispatchTimeoutResult: Hashable, Sendable {
        case success
        case timedOut
      }
      """#)
}
