extension LibraryArea {
  static let dispatchWork = LibraryArea(
    name: "DispatchWork", provides: ["DispatchGroup", "DispatchSemaphore", "DispatchWorkItem"],
    source: #"""
      final class DispatchGroup: Sendable {
        init()
        func enter()
        func leave()
        func notify(
          qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute work: @escaping () -> Void
        )
        func notify(queue: DispatchQueue, work: DispatchWorkItem)
        func wait() { _ = _wait(UInt64.max, false) }
        func wait(timeout: DispatchTime) -> DispatchTimeoutResult { _wait(timeout.rawValue, false) ? .timedOut : .success }
        func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult { _wait(wallTimeout.rawValue, true) ? .timedOut : .success }
        /// True when it timed out.
        func _wait(_ time: UInt64, _ isWall: Bool) -> Bool
      }

      final class DispatchSemaphore: Sendable {
        init(value: Int)
        @discardableResult
        func signal() -> Int
        func wait() { _ = _wait(UInt64.max, false) }
        func wait(timeout: DispatchTime) -> DispatchTimeoutResult { _wait(timeout.rawValue, false) ? .timedOut : .success }
        func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult { _wait(wallTimeout.rawValue, true) ? .timedOut : .success }
        func _wait(_ time: UInt64, _ isWall: Bool) -> Bool
      }

      final class DispatchWorkItem: Sendable {
        init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void)
        func perform()
        func cancel()
        var isCancelled: Bool { _isCancelled() }
        func _isCancelled() -> Bool
        func notify(
          qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute: @escaping () -> Void
        )
        func notify(queue: DispatchQueue, execute: DispatchWorkItem)
        func wait() { _ = _wait(UInt64.max, false) }
        func wait(timeout: DispatchTime) -> DispatchTimeoutResult { _wait(timeout.rawValue, false) ? .timedOut : .success }
        func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult { _wait(wallTimeout.rawValue, true) ? .timedOut : .success }
        func _wait(_ time: UInt64, _ isWall: Bool) -> Bool
      }
      """#)

  /// All kinds of sources are one opaque class; the protocols of the overlay are what scenarios see of it.
  static let dispatchSources = LibraryArea(
    name: "DispatchSource",
    provides: [
      "DispatchSource", "DispatchSourceProtocol", "DispatchSourceTimer", "DispatchSourceUserDataAdd", "DispatchSourceUserDataOr",
      "DispatchSourceUserDataReplace",
    ],
    source: #"""
      protocol DispatchSourceProtocol: AnyObject {
        func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
        func setEventHandler(handler work: DispatchWorkItem)
        func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
        func setCancelHandler(handler work: DispatchWorkItem)
        func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
        func activate()
        func suspend()
        func resume()
        func cancel()
        var isCancelled: Bool { get }
        var data: UInt { get }
      }
      extension DispatchSourceProtocol {
        func setEventHandler(handler: (() -> Void)?) { setEventHandler(qos: .unspecified, flags: [], handler: handler) }
        func setCancelHandler(handler: (() -> Void)?) { setCancelHandler(qos: .unspecified, flags: [], handler: handler) }
        func setRegistrationHandler(handler: (() -> Void)?) { setRegistrationHandler(qos: .unspecified, flags: [], handler: handler) }
      }
      protocol DispatchSourceTimer: DispatchSourceProtocol {
        func _schedule(_ time: UInt64, _ isWall: Bool, _ interval: Int, _ leeway: Int)
      }
      extension DispatchSourceTimer {
        func schedule(
          deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0)
        ) {
          _schedule(deadline.rawValue, false, interval._nanoseconds, leeway._nanoseconds)
        }
        func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
          _schedule(deadline.rawValue, false, _dispatchNanoseconds(interval), leeway._nanoseconds)
        }
        func schedule(
          wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0)
        ) {
          _schedule(wallDeadline.rawValue, true, interval._nanoseconds, leeway._nanoseconds)
        }
        func schedule(wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
          _schedule(wallDeadline.rawValue, true, _dispatchNanoseconds(interval), leeway._nanoseconds)
        }
      }
      protocol DispatchSourceUserDataAdd: DispatchSourceProtocol {
        func add(data: UInt)
      }
      protocol DispatchSourceUserDataOr: DispatchSourceProtocol {
        func or(data: UInt)
      }
      protocol DispatchSourceUserDataReplace: DispatchSourceProtocol {
        func replace(data: UInt)
      }
      final class DispatchSource: DispatchSourceTimer, DispatchSourceUserDataAdd, DispatchSourceUserDataOr, DispatchSourceUserDataReplace {
        struct TimerFlags: OptionSet {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static var strict: DispatchSource.TimerFlags { DispatchSource.TimerFlags(rawValue: 1) }
        }
        static func makeTimerSource(flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil) -> DispatchSourceTimer { _make(0, queue) }
        static func makeUserDataAddSource(queue: DispatchQueue? = nil) -> DispatchSourceUserDataAdd { _make(1, queue) }
        static func makeUserDataOrSource(queue: DispatchQueue? = nil) -> DispatchSourceUserDataOr { _make(2, queue) }
        static func makeUserDataReplaceSource(queue: DispatchQueue? = nil) -> DispatchSourceUserDataReplace { _make(3, queue) }
        static func _make(_ kind: Int, _ queue: DispatchQueue?) -> DispatchSource
        func setEventHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?)
        func setEventHandler(handler work: DispatchWorkItem) { setEventHandler { work.perform() } }
        func setCancelHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?)
        func setCancelHandler(handler work: DispatchWorkItem) { setCancelHandler { work.perform() } }
        func setRegistrationHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?)
        func _schedule(_ time: UInt64, _ isWall: Bool, _ interval: Int, _ leeway: Int)
        func activate()
        func suspend()
        func resume()
        func cancel()
        var isCancelled: Bool { _isCancelled() }
        func _isCancelled() -> Bool
        var data: UInt { _data() }
        func _data() -> UInt
        func add(data: UInt) { _merge(data) }
        func or(data: UInt) { _merge(data) }
        func replace(data: UInt) { _merge(data) }
        func _merge(_ data: UInt)
      }
      """#)
}
