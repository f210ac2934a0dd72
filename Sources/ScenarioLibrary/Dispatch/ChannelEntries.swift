// What the channels of one descriptor share: its queue, what is to be done on it, and who hears when all of it is done.
struct _IOStep {
  let _isBarrier: Bool
  let _run: () -> Void
}
// Operations that take turns: the reads of a pipe, its writes, or both of a file.
final class _IOList {
  var _operations: [_IOOperation] = []
  var _isRunning = false
  init() {}
  // Those of a stream are done one after the other, the others by turns.
  func _next() -> _IOOperation? {
    _operations.first { operation in
      !operation._isStream || _operations.first { $0._isStream } === operation
    }
  }
  func _passOn(_ operation: _IOOperation) {
    if operation._isStream { return }
    _operations.removeAll { $0 === operation }
    _operations.append(operation)
  }
}
// What all channels of a descriptor share; one that was made with a path has its own.
final class _IOEntry {
  // nil at first: a value written here would be made once, and show in the trace.
  static var _known: [Int32: _IOEntry]?
  let _queue = DispatchQueue(label: "com.apple.libdispatch-io.channelq")
  let _path: String?
  let _flags: Int32
  var _descriptor: Int32 = -1
  var _error: Int32 = 0
  var _holds = 0
  var _active = 0
  var _isHeld = false
  var _steps: [_IOStep] = []
  var _cleanups: [() -> Void] = []
  let _reads = _IOList()
  let _writes = _IOList()
  init(path: String, flags: Int32) {
    _path = path
    _flags = flags
  }
  init(_ descriptor: Int32) {
    _path = nil
    _flags = 0
    _descriptor = descriptor
  }
  static func _of(_ descriptor: Int32) -> _IOEntry {
    if let entry = _known?[descriptor] { return entry }
    let entry = _IOEntry(descriptor)
    if _known == nil { _known = [:] }
    _known?[descriptor] = entry
    return entry
  }
  var _file: _OpenFile? { _Descriptors._file(_descriptor) }
  var _isFile: Bool { _path != nil || _file?._item != nil }
  func _list(_ operation: _IOOperation) -> _IOList { operation._isWrite && !_isFile ? _writes : _reads }
  func _hold() { _holds += 1 }
  func _letGo() {
    _queue.async {
      self._holds -= 1
      if self._holds == 0 { self._end() }
    }
  }
  // More than once, when an operation is refused after the end: by then the number may be another one's.
  func _end() {
    if _path == nil {
      if _IOEntry._known?[_descriptor] === self { _IOEntry._known?[_descriptor] = nil }
    } else if _descriptor >= 0 {
      _ = _Descriptors._close(_descriptor)
      _descriptor = -1
    }
    let cleanups = _cleanups
    _cleanups = []
    for cleanup in cleanups { cleanup() }
  }
  // Why a channel of this kind cannot be.
  func _fault(_ type: DispatchIO.StreamType) -> Int32 {
    guard let path = _path else {
      guard let file = _file else { return EBADF }
      if file._item?._isFolder == true { return EISDIR }
      if type == .random, file._pipe != nil { return ESPIPE }
      if file._pipe != nil { file._isNonBlocking = true }
      return 0
    }
    if let item = _Disk._item(path) { return item._isFolder ? EISDIR : 0 }
    return _flags & O_CREAT != 0 && _Disk._item(_Disk._parent(path)) != nil ? 0 : ENOENT
  }
  func _open(for channel: DispatchIO) {
    guard let path = _path, _error == 0 else { return }
    if _descriptor < 0 {
      let (number, error) = _Descriptors._opened(path, _flags)
      _descriptor = number
      _error = error
    }
    channel._opened = _descriptor
  }
  func _step(isBarrier: Bool = false, _ run: @escaping () -> Void) {
    _steps.append(_IOStep(_isBarrier: isBarrier, _run: run))
    _advance()
  }
  func _advance() {
    while !_isHeld, let step = _steps.first {
      if step._isBarrier && _active > 0 { return }
      _steps.removeFirst()
      _isHeld = step._isBarrier
      step._run()
    }
  }
  func _goOn() {
    _isHeld = false
    _advance()
  }
  func _start(_ operation: _IOOperation) {
    let error = operation._channel._fault()
    if error != 0 { return operation._refuse(error) }
    _active += 1
    _hold()
    operation._tick(on: _queue)
    let list = _list(operation)
    list._operations.append(operation)
    _resume(list)
  }
  func _resume(_ list: _IOList) {
    if list._isRunning || list._operations.isEmpty { return }
    list._isRunning = true
    _queue.async { self._perform(list) }
  }
  func _perform(_ list: _IOList) {
    list._isRunning = false
    guard let operation = list._next() else { return }
    let error = operation._channel._fault(ignoringClose: true)
    if error != 0 {
      operation._error = error
      _finish(operation)
      return _resume(list)
    }
    _open(for: operation._channel)
    switch operation._perform() {
    case .progress:
      operation._deliver(asks: false)
      list._passOn(operation)
    case .end:
      operation._deliver(asks: true, unlessEmpty: true)
      _finish(operation)
    case .complete: _finish(operation)
    case .later:
      guard let pipe = _file?._pipe else { return }
      pipe._listeners.append { [weak self] in self?._queue.async { self?._resume(list) } }
      return
    }
    _resume(list)
  }
  func _finish(_ operation: _IOOperation) {
    _list(operation)._operations.removeAll { $0 === operation }
    operation._timer?.cancel()
    operation._deliver(asks: true, isDone: true)
    _active -= 1
    _letGo()
    _advance()
  }
  func _cancel(_ channel: DispatchIO) {
    for list in [_reads, _writes] {
      for operation in list._operations where operation._channel === channel { _finish(operation) }
    }
  }
}
