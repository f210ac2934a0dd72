struct _IOLimits {
  // A megabyte at least, unless an operation asks for less.
  static var _chunk: Int { 1_048_576 }
  var _low = 1_048_576
  var _high = Int.max
  var _interval = DispatchTimeInterval.never
  var _isStrict = false
}
final class DispatchIO {
  enum StreamType: UInt { case stream = 0, random = 1 }
  struct CloseFlags: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var stop: CloseFlags { CloseFlags(rawValue: 1) }
  }
  struct IntervalFlags: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var strictInterval: IntervalFlags { IntervalFlags(rawValue: 1) }
  }
  typealias _Handler = (_ done: Bool, _ data: DispatchData?, _ error: Int32) -> Void
  let _type: StreamType
  let _entry: _IOEntry
  var _limits = _IOLimits()
  var _isClosed = false
  var _isStopped = false
  var _isInBarrier = false
  var _error: Int32 = 0
  var _start = 0
  var _opened: Int32 = -1
  init(_ type: StreamType, _ entry: _IOEntry, _ queue: DispatchQueue, _ cleanupHandler: @escaping (Int32) -> Void) {
    _type = type
    _entry = entry
    if entry._path == nil { _opened = entry._descriptor }
    entry._hold()
    entry._queue.async { self._begin(queue, cleanupHandler) }
  }
  convenience init(
    type: StreamType, fileDescriptor: Int32, queue: DispatchQueue, cleanupHandler: @escaping (_ error: Int32) -> Void
  ) {
    self.init(type, _IOEntry._of(fileDescriptor), queue, cleanupHandler)
  }
  convenience init?(
    type: StreamType, path: String, oflag: Int32, mode: mode_t, queue: DispatchQueue,
    cleanupHandler: @escaping (_ error: Int32) -> Void
  ) {
    if !path.hasPrefix("/") { return nil }
    self.init(type, _IOEntry(path: path, flags: oflag), queue, cleanupHandler)
  }
  convenience init?(
    type: StreamType, path: UnsafePointer<Int8>, oflag: Int32, mode: mode_t, queue: DispatchQueue,
    cleanupHandler: @escaping (_ error: Int32) -> Void
  ) {
    self.init(type: type, path: String(cString: path), oflag: oflag, mode: mode, queue: queue, cleanupHandler: cleanupHandler)
  }
  convenience init(type: StreamType, io: DispatchIO, queue: DispatchQueue, cleanupHandler: @escaping (_ error: Int32) -> Void) {
    let other = io._entry
    self.init(type, other._path.map { _IOEntry(path: $0, flags: other._flags) } ?? other, queue, cleanupHandler)
  }
  deinit { if !_isClosed && !_isStopped && _error == 0 { _entry._letGo() } }
  func _begin(_ queue: DispatchQueue, _ cleanupHandler: @escaping (Int32) -> Void) {
    _error = _entry._fault(_type)
    if _error == 0 {
      if _type == .random { _start = _entry._file?._place ?? 0 }
      _entry._cleanups.append { queue.async { cleanupHandler(0) } }
    } else {
      let error = _error
      queue.async { cleanupHandler(error) }
      _entry._letGo()
    }
  }
  var fileDescriptor: Int32 {
    if _isClosed || _isStopped { return -1 }
    if _isInBarrier { _entry._open(for: self) }
    return _opened
  }
  // C takes it as a number without a sign.
  func _bytes(_ count: Int) -> Int { count < 0 ? .max : count }
  func setLimit(highWater count: Int) {
    let highWater = _bytes(count)
    _entry._queue.async {
      self._limits._low = min(self._limits._low, highWater)
      self._limits._high = max(highWater, 1)
    }
  }
  func setLimit(lowWater count: Int) {
    let lowWater = _bytes(count)
    _entry._queue.async {
      self._limits._high = max(self._limits._high, lowWater, 1)
      self._limits._low = lowWater
    }
  }
  func setInterval(interval: DispatchTimeInterval, flags: IntervalFlags = []) {
    if interval != .never, interval._nanoseconds < 0 { _fatal("Negative value is not representable") }
    _entry._queue.async {
      self._limits._interval = interval
      self._limits._isStrict = flags.contains(.strictInterval)
    }
  }
  func read(offset: off_t, length: Int, queue: DispatchQueue, ioHandler: @escaping _Handler) {
    _submit(_IOOperation(self, nil, offset, _bytes(length), queue, ioHandler))
  }
  func write(offset: off_t, data: DispatchData, queue: DispatchQueue, ioHandler: @escaping _Handler) {
    _submit(_IOOperation(self, data, offset, data.count, queue, ioHandler))
  }
  func barrier(execute: @escaping () -> Void) {
    _entry._queue.async {
      let run = {
        DispatchQueue.global().async {
          self._isInBarrier = true
          execute()
          self._isInBarrier = false
          self._entry._queue.async { self._entry._goOn() }
        }
      }
      self._entry._step(isBarrier: true, run)
    }
  }
  func close(flags: CloseFlags = []) {
    if _isStopped || _isClosed && !flags.contains(.stop) { return }
    if flags.contains(.stop) { _isStopped = true }
    let stops = _isStopped
    _entry._queue.async { self._entry._step { self._end(stops: stops) } }
  }
  func _end(stops: Bool) {
    if stops { _entry._cancel(self) }
    if _isClosed { return }
    _isClosed = true
    if _error == 0 { _entry._letGo() }
  }
  // What keeps it from doing anything more.
  func _fault(ignoringClose: Bool = false) -> Int32 {
    if _isStopped || _isClosed { return _isStopped || !ignoringClose ? ECANCELED : 0 }
    return _error != 0 ? _error : ignoringClose ? _entry._error : 0
  }
  func _submit(_ operation: _IOOperation) {
    _entry._queue.async {
      operation._limits = self._limits
      operation._offset += self._start
      let error = self._fault()
      self._entry._step {
        if error != 0 || operation._length == 0 { operation._refuse(error) } else { self._entry._start(operation) }
      }
    }
  }
  static func read(
    fromFileDescriptor: Int32, maxLength: Int, runningHandlerOn queue: DispatchQueue,
    handler: @escaping (_ data: DispatchData, _ error: Int32) -> Void
  ) {
    var all = DispatchData.empty
    _once(fromFileDescriptor, nil, maxLength, { if let data = $1 { all.append(data) } }) { error in
      queue.async { handler(all, error) }
    }
  }
  static func write(
    toFileDescriptor: Int32, data: DispatchData, runningHandlerOn queue: DispatchQueue,
    handler: @escaping (_ data: DispatchData?, _ error: Int32) -> Void
  ) {
    var rest: DispatchData?
    _once(toFileDescriptor, data, data.count, { if $0 { rest = $1 } }) { error in queue.async { handler(rest, error) } }
  }
  // `end` is called when nothing is under way on the descriptor any more.
  static func _once(
    _ descriptor: Int32, _ data: DispatchData?, _ length: Int, _ gather: @escaping (Bool, DispatchData?) -> Void,
    _ end: @escaping (Int32) -> Void
  ) {
    let entry = _IOEntry._of(descriptor)
    entry._hold()
    entry._queue.async {
      let error = entry._fault(.stream)
      if error == 0 {
        var failure: Int32 = 0
        entry._cleanups.append { end(failure) }
        let channel = DispatchIO(.stream, entry, entry._queue) { _ in }
        let operation = _IOOperation(channel, data, 0, length, entry._queue) {
          gather($0, $1)
          if $0 { failure = $2 }
        }
        operation._isConvenient = true
        if length > 0 { entry._start(operation) }
        channel._isClosed = true
        entry._letGo()
      } else {
        end(error)
      }
      entry._letGo()
    }
  }
}
