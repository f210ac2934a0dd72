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
