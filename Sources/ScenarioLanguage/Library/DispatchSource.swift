/// Timers and user-data sources.
extension LibraryArea {
  static let sources = LibraryArea(
    name: "Sources",
    provides: [
      "DispatchSource", "DispatchSourceProtocol", "DispatchSourceTimer", "DispatchSourceUserDataAdd", "DispatchSourceUserDataOr",
      "DispatchSourceUserDataReplace",
    ],
    source: #"""
      class DispatchSourceProtocol {
        func setEventHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?) {
          _eventHandler(self, handler, qos, flags)
        }
        func setCancelHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?) {
          _cancelHandler(self, handler, qos, flags)
        }
        func setRegistrationHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?) {
          _registrationHandler(self, handler, qos, flags)
        }
        func activate() { _activate(self) }
        func resume() { _resume(self) }
        func suspend() { _suspend(self) }
        func cancel() { _cancel(self) }
        var isCancelled: Bool { _isCancelled(self) }
        var data: UInt { UInt(_sourceData(self)) }
        var mask: UInt { 0 }
        var handle: UInt { 0 }
      }
      func _eventHandler(_ source: DispatchSourceProtocol, _ handler: (() -> Void)?, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags)
      func _cancelHandler(_ source: DispatchSourceProtocol, _ handler: (() -> Void)?, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags)
      func _registrationHandler(_ source: DispatchSourceProtocol, _ handler: (() -> Void)?, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags)
      func _schedule(_ source: DispatchSourceProtocol, _ start: Int, _ interval: Int, _ leeway: Int)
      func _scheduleWall(_ source: DispatchSourceProtocol, _ start: Int, _ interval: Int, _ leeway: Int)
      func _mergeData(_ source: DispatchSourceProtocol, _ data: Int)
      func _sourceData(_ source: DispatchSourceProtocol) -> Int
      func _activate(_ source: DispatchSourceProtocol)
      func _suspend(_ source: DispatchSourceProtocol)
      func _resume(_ source: DispatchSourceProtocol)
      func _cancel(_ source: DispatchSourceProtocol)
      func _isCancelled(_ source: DispatchSourceProtocol) -> Bool
      final class DispatchSourceTimer: DispatchSourceProtocol {
        func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0)) {
          _schedule(self, deadline._raw, interval._nanoseconds, leeway._nanoseconds)
        }
        func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
          _schedule(self, deadline._raw, _secondsToNanoseconds(interval), leeway._nanoseconds)
        }
        func schedule(wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0)) {
          _scheduleWall(self, wallDeadline._raw, interval._nanoseconds, leeway._nanoseconds)
        }
        func schedule(wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
          _scheduleWall(self, wallDeadline._raw, _secondsToNanoseconds(interval), leeway._nanoseconds)
        }
      }
      final class DispatchSourceUserDataAdd: DispatchSourceProtocol { func add(data: UInt) { _mergeData(self, Int(bitPattern: data)) } }
      final class DispatchSourceUserDataOr: DispatchSourceProtocol { func or(data: UInt) { _mergeData(self, Int(bitPattern: data)) } }
      final class DispatchSourceUserDataReplace: DispatchSourceProtocol { func replace(data: UInt) { _mergeData(self, Int(bitPattern: data)) } }
      enum DispatchSource {
        struct TimerFlags: OptionSet {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static var strict: TimerFlags { TimerFlags(rawValue: 1) }
        }
        static func makeTimerSource(flags: TimerFlags = [], queue: DispatchQueue? = nil) -> DispatchSourceTimer
        static func makeUserDataAddSource(queue: DispatchQueue? = nil) -> DispatchSourceUserDataAdd
        static func makeUserDataOrSource(queue: DispatchQueue? = nil) -> DispatchSourceUserDataOr
        static func makeUserDataReplaceSource(queue: DispatchQueue? = nil) -> DispatchSourceUserDataReplace
      }
      """#)
}
