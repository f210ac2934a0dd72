/// Timers, user-data sources, and those that watch something of the system.
extension LibraryArea {
  /// The protocols of the overlay for one kind of source are classes here: each has one implementation, and a scenario only ever
  /// holds what the `make…` functions return.
  static let sources = LibraryArea(
    name: "Sources", module: "Dispatch",
    provides: [
      "DispatchSource", "DispatchSourceProtocol", "DispatchSourceTimer", "DispatchSourceUserDataAdd", "DispatchSourceUserDataOr",
      "DispatchSourceUserDataReplace", "DispatchSourceSignal", "DispatchSourceMemoryPressure", "DispatchSourceRead",
      "DispatchSourceWrite", "_Watch", "_activate", "_cancel", "_cancelHandler", "_eventHandler", "_isCancelled", "_mergeData",
      "_tellSource", "_registrationHandler", "_resume", "_schedule", "_scheduleWall", "_sourceData", "_suspend",
    ],
    source: sourceFactory + sourceMembers + watches
      + source("DispatchSourceRead", watching) + source("DispatchSourceWrite", watching)
      + source("DispatchSourceTimer", timerSchedules)
      + source("DispatchSourceSignal", "  var handle: UInt { UInt(_Signals._number(of: self)) }\n  var mask: UInt { 0 }")
      + source("DispatchSourceMemoryPressure", memoryPressure)
      + source("DispatchSourceUserDataAdd", "  func add(data: UInt) { _mergeData(self, Int(bitPattern: data)) }")
      + source("DispatchSourceUserDataOr", "  func or(data: UInt) { _mergeData(self, Int(bitPattern: data)) }")
      + source("DispatchSourceUserDataReplace", "  func replace(data: UInt) { _mergeData(self, Int(bitPattern: data)) }"))

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
      static func _makeReadSource(queue: DispatchQueue?) -> DispatchSourceRead
      static func makeReadSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> DispatchSourceRead {
        let source = _makeReadSource(queue: queue)
        _Watch._add(_Watch(fileDescriptor, reader: source, writer: nil))
        return source
      }
      static func _makeWriteSource(queue: DispatchQueue?) -> DispatchSourceWrite
      static func makeWriteSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> DispatchSourceWrite {
        let source = _makeWriteSource(queue: queue)
        _Watch._add(_Watch(fileDescriptor, reader: nil, writer: source))
        return source
      }
    }
    func _eventHandler<S>(_ source: S, _ handler: (() -> Void)?, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags)
    func _cancelHandler<S>(_ source: S, _ handler: (() -> Void)?, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags)
    func _registrationHandler<S>(_ source: S, _ handler: (() -> Void)?, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags)
    func _schedule<S>(_ source: S, _ start: Int, _ interval: Int, _ leeway: Int)
    func _scheduleWall<S>(_ source: S, _ start: Int, _ interval: Int, _ leeway: Int)
    func _mergeData<S>(_ source: S, _ data: Int)
    func _tellSource<S>(_ source: S, _ data: Int)
    func _sourceData<S>(_ source: S) -> UInt
    func _activate<S>(_ source: S)
    func _suspend<S>(_ source: S)
    func _resume<S>(_ source: S)
    func _cancel<S>(_ source: S)
    func _isCancelled<S>(_ source: S) -> Bool

    """#

  private static let watching = """
      var handle: UInt { UInt(_Watch._of(self)?._descriptor ?? 0) }
      var mask: UInt { 0 }
      var _watch: _Watch? { _Watch._of(self) }
    """

  /// What a source watches is told once, and again when its handler has returned. Its writers gone, a pipe is told as long as something
  /// is in it and once after that, with 0.
  private static let watches = #"""
    final class _Watch {
      let _descriptor: Int32
      // The source is its holder's.
      weak var _reader: DispatchSourceRead?
      weak var _writer: DispatchSourceWrite?
      var _isStarted = false
      var _isArmed = false
      var _isOver = false
      init(_ descriptor: Int32, reader: DispatchSourceRead?, writer: DispatchSourceWrite?) {
        _descriptor = descriptor
        _reader = reader
        _writer = writer
      }
      static func _add(_ watch: _Watch) {
        _Descriptors._watches = (_Descriptors._watches ?? []).filter { $0._reader != nil || $0._writer != nil } + [watch]
      }
      static func _of<S: AnyObject>(_ source: S) -> _Watch? {
        (_Descriptors._watches ?? []).first { $0._reader === source || $0._writer === source }
      }
      func _start() {
        if _isStarted { return }
        _isStarted = true
        _arm()
      }
      func _arm() {
        _isArmed = true
        _check()
      }
      func _check() {
        guard _isArmed, !_isOver, let file = _Descriptors._file(_descriptor) else { return }
        if let source = _reader, let count = file._readable {
          _isOver = file._isAtEndForGood
          _isArmed = false
          _tellSource(source, count)
        } else if let source = _writer, file._hasRoom(for: 4_096) {
          _isArmed = false
          _tellSource(source, 1)
        }
      }
    }

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
    protocol DispatchSourceProtocol: AnyObject {
      var _isSource: Bool { get }
      var _watch: _Watch? { get }
      var handle: UInt { get }
    }
    extension DispatchSourceProtocol {
      var _watch: _Watch? { nil }
      func setEventHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = .init(rawValue: 0), handler: (() -> Void)?) {
        guard let handler, let watch = _watch else { return _eventHandler(self, handler, qos, flags) }
        let watching = {
          handler()
          watch._arm()
        }
        _eventHandler(self, watching, qos, flags)
      }
      func setEventHandler(handler work: DispatchWorkItem) { setEventHandler { work.perform() } }
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
      func activate() {
        _activate(self)
        _watch?._start()
      }
      func suspend() { _suspend(self) }
      func resume() {
        _resume(self)
        _watch?._start()
      }
      func cancel() { _cancel(self) }
      var isCancelled: Bool { _isCancelled(self) }
      var data: UInt { _sourceData(self) }
      // Only sources that watch something of the system have them.
      var handle: UInt { 0 }
      var mask: UInt { 0 }
    }

    """#

  /// `own` is indented as members are.
  private static func source(_ name: String, _ own: String) -> String {
    """
    final class \(name): DispatchSourceProtocol {
      var _isSource: Bool { true }
    \(own)
    }

    """
  }
}
