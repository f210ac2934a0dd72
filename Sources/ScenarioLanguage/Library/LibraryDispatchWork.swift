extension LibraryArea {
  static let dispatchWork = LibraryArea(
    name: "DispatchWork", provides: ["DispatchGroup", "DispatchSemaphore", "DispatchWorkItem"],
    source: #"""
      final class DispatchGroup: Sendable {
        init()
        func enter()
        func leave()
        func notify(
          qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
          execute work: @escaping () -> Void
        )
        func notify(queue: DispatchQueue, work: DispatchWorkItem)
        func wait()
        func wait(timeout: DispatchTime) -> DispatchTimeoutResult
        func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
      }

      final class DispatchSemaphore: Sendable {
        init(value: Int)
        @discardableResult
        func signal() -> Int
        func wait()
        func wait(timeout: DispatchTime) -> DispatchTimeoutResult
        func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
      }

      final class DispatchWorkItem: Sendable {
        init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void)
        func perform()
        func cancel()
        var isCancelled: Bool { get }
        func notify(
          qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute: @escaping () -> Void
        )
        func notify(queue: DispatchQueue, execute: DispatchWorkItem)
        func wait()
        func wait(timeout: DispatchTime) -> DispatchTimeoutResult
        func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
      }
      """#)

  /// The protocols of the overlay are classes here: each has one implementation, and a scenario only ever holds what the
  /// `make…` functions return.
  static let dispatchSources = LibraryArea(
    name: "DispatchSource",
    provides: [
      "DispatchSource", "DispatchSourceTimer", "DispatchSourceUserDataAdd", "DispatchSourceUserDataOr",
      "DispatchSourceUserDataReplace", "_eventHandler", "_cancelHandler", "_registrationHandler", "_schedule", "_scheduleWall",
      "_mergeData", "_sourceData", "_activate", "_suspend", "_resume", "_cancel", "_isCancelled",
    ],
    source: sourceFactory
      + source("DispatchSourceTimer", timerSchedules)
      + source("DispatchSourceUserDataAdd", "func add(data: UInt) { _mergeData(self, data) }")
      + source("DispatchSourceUserDataOr", "func or(data: UInt) { _mergeData(self, data) }")
      + source("DispatchSourceUserDataReplace", "func replace(data: UInt) { _mergeData(self, data) }"))

  private static let sourceFactory = #"""
    final class DispatchSource {
      struct TimerFlags: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var strict: DispatchSource.TimerFlags { DispatchSource.TimerFlags(rawValue: 1) }
      }
      static func makeTimerSource(flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil) -> DispatchSourceTimer
      static func makeUserDataAddSource(queue: DispatchQueue? = nil) -> DispatchSourceUserDataAdd
      static func makeUserDataOrSource(queue: DispatchQueue? = nil) -> DispatchSourceUserDataOr
      static func makeUserDataReplaceSource(queue: DispatchQueue? = nil) -> DispatchSourceUserDataReplace
    }
    func _eventHandler<S>(_ source: S, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: (() -> Void)?)
    func _cancelHandler<S>(_ source: S, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: (() -> Void)?)
    func _registrationHandler<S>(_ source: S, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: (() -> Void)?)
    func _schedule<S>(_ source: S, _ deadline: DispatchTime, _ interval: Int, _ leeway: Int)
    func _scheduleWall<S>(_ source: S, _ deadline: DispatchWallTime, _ interval: Int, _ leeway: Int)
    func _mergeData<S>(_ source: S, _ data: UInt)
    func _sourceData<S>(_ source: S) -> UInt
    func _activate<S>(_ source: S)
    func _suspend<S>(_ source: S)
    func _resume<S>(_ source: S)
    func _cancel<S>(_ source: S)
    func _isCancelled<S>(_ source: S) -> Bool

    """#

  private static let timerSchedules = #"""
    func schedule(
      deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
      _schedule(self, deadline, interval._nanoseconds, leeway._nanoseconds)
    }
    func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
      _schedule(self, deadline, _dispatchNanoseconds(interval), leeway._nanoseconds)
    }
    func schedule(
      wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
      leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
      _scheduleWall(self, wallDeadline, interval._nanoseconds, leeway._nanoseconds)
    }
    func schedule(wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
      _scheduleWall(self, wallDeadline, _dispatchNanoseconds(interval), leeway._nanoseconds)
    }
    """#

  private static func source(_ name: String, _ own: String) -> String {
    """
    final class \(name) {
      func setEventHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?) {
        _eventHandler(self, qos, flags, handler)
      }
      func setEventHandler(handler work: DispatchWorkItem) {
        _eventHandler(self, DispatchQoS.unspecified, []) { work.perform() }
      }
      func setCancelHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?) {
        _cancelHandler(self, qos, flags, handler)
      }
      func setCancelHandler(handler work: DispatchWorkItem) {
        _cancelHandler(self, DispatchQoS.unspecified, []) { work.perform() }
      }
      func setRegistrationHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?) {
        _registrationHandler(self, qos, flags, handler)
      }
      func activate() { _activate(self) }
      func suspend() { _suspend(self) }
      func resume() { _resume(self) }
      func cancel() { _cancel(self) }
      var isCancelled: Bool { _isCancelled(self) }
      var data: UInt { _sourceData(self) }
      \(own)
    }

    """
  }
}
