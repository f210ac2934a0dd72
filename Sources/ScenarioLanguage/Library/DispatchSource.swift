/// Timers and user-data sources.
extension LibraryArea {
  /// The protocols of the overlay for one kind of source are classes here: each has one implementation, and a scenario only ever
  /// holds what the `make…` functions return.
  static let sources = LibraryArea(
    name: "Sources", module: "Dispatch",
    provides: [
      "DispatchSource", "DispatchSourceProtocol", "DispatchSourceTimer", "DispatchSourceUserDataAdd", "DispatchSourceUserDataOr",
      "DispatchSourceUserDataReplace", "DispatchSourceSignal", "DispatchSourceMemoryPressure", "_activate", "_cancel",
      "_cancelHandler", "_eventHandler",
      "_isCancelled", "_mergeData", "_registrationHandler", "_resume", "_schedule", "_scheduleWall", "_sourceData", "_suspend",
    ],
    source: sourceFactory + sourceMembers
      + source("DispatchSourceTimer", timerSchedules)
      + source("DispatchSourceSignal", "var handle: UInt { UInt(_Signals._number(of: self)) }\n  var mask: UInt { 0 }")
      + source("DispatchSourceMemoryPressure", memoryPressure)
      + source("DispatchSourceUserDataAdd", "func add(data: UInt) { _mergeData(self, Int(bitPattern: data)) }")
      + source("DispatchSourceUserDataOr", "func or(data: UInt) { _mergeData(self, Int(bitPattern: data)) }")
      + source("DispatchSourceUserDataReplace", "func replace(data: UInt) { _mergeData(self, Int(bitPattern: data)) }"))

  private static let sourceFactory = #"""
    class DispatchSource {
      init(_isNeverMade: Bool) {}
      struct TimerFlags: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var strict: TimerFlags { TimerFlags(rawValue: 1) }
      }
      static func makeTimerSource(flags: TimerFlags = .init(rawValue: 0), queue: DispatchQueue? = nil) -> DispatchSourceTimer
      static func makeUserDataAddSource(queue: DispatchQueue? = nil) -> DispatchSourceUserDataAdd
      static func makeUserDataOrSource(queue: DispatchQueue? = nil) -> DispatchSourceUserDataOr
      static func makeUserDataReplaceSource(queue: DispatchQueue? = nil) -> DispatchSourceUserDataReplace
      struct MemoryPressureEvent: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var normal: MemoryPressureEvent { MemoryPressureEvent(rawValue: 1) }
        static var warning: MemoryPressureEvent { MemoryPressureEvent(rawValue: 2) }
        static var critical: MemoryPressureEvent { MemoryPressureEvent(rawValue: 4) }
        static var all: MemoryPressureEvent { MemoryPressureEvent(rawValue: 7) }
      }
      static func _makeMemoryPressureSource(queue: DispatchQueue?) -> DispatchSourceMemoryPressure
      // There is always memory enough: it never fires.
      static func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
      ) -> DispatchSourceMemoryPressure {
        _makeMemoryPressureSource(queue: queue)
      }
      static func _makeSignalSource(queue: DispatchQueue?) -> DispatchSourceSignal
      static func makeSignalSource(signal: Int32, queue: DispatchQueue? = nil) -> DispatchSourceSignal {
        let source = _makeSignalSource(queue: queue)
        _Signals._add(source, signal)
        return source
      }
    }
    func _eventHandler<S>(_ source: S, _ handler: (() -> Void)?, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags)
    func _cancelHandler<S>(_ source: S, _ handler: (() -> Void)?, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags)
    func _registrationHandler<S>(_ source: S, _ handler: (() -> Void)?, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags)
    func _schedule<S>(_ source: S, _ start: Int, _ interval: Int, _ leeway: Int)
    func _scheduleWall<S>(_ source: S, _ start: Int, _ interval: Int, _ leeway: Int)
    func _mergeData<S>(_ source: S, _ data: Int)
    func _sourceData<S>(_ source: S) -> UInt
    func _activate<S>(_ source: S)
    func _suspend<S>(_ source: S)
    func _resume<S>(_ source: S)
    func _cancel<S>(_ source: S)
    func _isCancelled<S>(_ source: S) -> Bool

    """#

  private static let memoryPressure = #"""
    var data: DispatchSource.MemoryPressureEvent { .init(rawValue: _sourceData(self)) }
    var mask: DispatchSource.MemoryPressureEvent { .all }
    """#

  private static let timerSchedules = #"""
    func schedule(
      deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
      _schedule(self, deadline._raw, interval._nanoseconds, leeway._nanoseconds)
    }
    func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
      _schedule(self, deadline._raw, _secondsToNanoseconds(interval), leeway._nanoseconds)
    }
    func schedule(
      wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
      leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
      _scheduleWall(self, wallDeadline._raw, interval._nanoseconds, leeway._nanoseconds)
    }
    func schedule(wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
      _scheduleWall(self, wallDeadline._raw, _secondsToNanoseconds(interval), leeway._nanoseconds)
    }
    // As Swift 3 called them.
    func scheduleOneshot(deadline: DispatchTime, leeway: DispatchTimeInterval = .nanoseconds(0)) {
      schedule(deadline: deadline, leeway: leeway)
    }
    func scheduleRepeating(
      deadline: DispatchTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
      schedule(deadline: deadline, repeating: interval, leeway: leeway)
    }
    func scheduleRepeating(deadline: DispatchTime, interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
      schedule(deadline: deadline, repeating: interval, leeway: leeway)
    }
    """#

  private static let sourceMembers = #"""
    // What it asks for keeps types of the scenario away: the simulation knows its own sources only.
    protocol DispatchSourceProtocol: AnyObject { var _isSource: Bool { get } }
    extension DispatchSourceProtocol {
      func setEventHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = .init(rawValue: 0), handler: (() -> Void)?) {
        _eventHandler(self, handler, qos, flags)
      }
      func setEventHandler(handler work: DispatchWorkItem) {
        _eventHandler(self, { work.perform() }, DispatchQoS.unspecified, [])
      }
      func setCancelHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = .init(rawValue: 0), handler: (() -> Void)?) {
        _cancelHandler(self, handler, qos, flags)
      }
      func setCancelHandler(handler work: DispatchWorkItem) {
        _cancelHandler(self, { work.perform() }, DispatchQoS.unspecified, [])
      }
      func setRegistrationHandler(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = .init(rawValue: 0), handler: (() -> Void)?
      ) {
        _registrationHandler(self, handler, qos, flags)
      }
      func setRegistrationHandler(handler work: DispatchWorkItem) {
        _registrationHandler(self, { work.perform() }, DispatchQoS.unspecified, [])
      }
      func activate() { _activate(self) }
      func suspend() { _suspend(self) }
      func resume() { _resume(self) }
      func cancel() { _cancel(self) }
      var isCancelled: Bool { _isCancelled(self) }
      var data: UInt { _sourceData(self) }
      // Only sources that watch something of the system have them.
      var handle: UInt { 0 }
      var mask: UInt { 0 }
    }

    """#

  private static func source(_ name: String, _ own: String) -> String {
    """
    final class \(name): DispatchSourceProtocol {
      var _isSource: Bool { true }
      \(own)
    }

    """
  }
}
