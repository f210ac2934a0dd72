// What a call has done, or the number of its error.
struct _Transfer {
  var _bytes: [UInt8] = []
  var _count = 0
  var _error: Int32 = 0
}
// What was written into a pipe and not read yet, and who waits for that to change.
final class _PipeContents {
  static var _capacity: Int { 65_536 }
  var _bytes: [UInt8] = []
  var _readers = 1
  var _writers = 1
  var _waiting: [DispatchSemaphore] = []
  var _listeners: [() -> Void] = []
  init() {}
  func _take(_ count: Int) -> [UInt8] {
    let taken = Array(_bytes.prefix(count))
    _bytes.removeFirst(taken.count)
    _changed()
    return taken
  }
  func _changed() {
    let waiting = _waiting
    let listeners = _listeners
    _waiting = []
    _listeners = []
    for semaphore in waiting { semaphore.signal() }
    for listener in listeners { listener() }
    _Descriptors._check()
  }
  // Others may come in between while the semaphore is made: whether there is anything to wait for is asked after that.
  func _waitForChange(_ kind: Int, whileNot isReady: () -> Bool) {
    let change = DispatchSemaphore(_kind: kind)
    if isReady() { return }
    _waiting.append(change)
    change.wait()
  }
}
// What `open` or `pipe` made: descriptors that were duplicated share it, and the place where it is read and written.
final class _OpenFile {
  let _isRead: Bool
  let _isWritten: Bool
  let _appends: Bool
  var _isNonBlocking = false
  var _place = 0
  let _item: _StoredItem?
  let _pipe: _PipeContents?
  // Standard input, output and error; -1 is nothing: it ends at once, and takes everything.
  let _stream: Int32
  init(_item: _StoredItem, isRead: Bool, isWritten: Bool, appends: Bool = false) {
    self._item = _item
    _isRead = isRead
    _isWritten = isWritten
    _appends = appends
    _pipe = nil
    _stream = -1
  }
  init(_pipe: _PipeContents, isWritten: Bool) {
    self._pipe = _pipe
    _isRead = !isWritten
    _isWritten = isWritten
    _appends = false
    _item = nil
    _stream = -1
  }
  init(_stream: Int32) {
    self._stream = _stream
    _isRead = _stream <= 0
    _isWritten = _stream != 0
    _appends = false
    _item = nil
    _pipe = nil
  }
  deinit {
    guard let pipe = _pipe else { return }
    if _isWritten { pipe._writers -= 1 } else { pipe._readers -= 1 }
    pipe._changed()
  }
  func _read(_ count: Int, at place: Int? = nil) -> _Transfer {
    if !_isRead { return _Transfer(_error: EBADF) }
    if let pipe = _pipe {
      if place != nil { return _Transfer(_error: ESPIPE) }
      if count == 0 { return _Transfer() }
      if pipe._bytes.isEmpty { return _Transfer(_error: pipe._writers == 0 ? 0 : EAGAIN) }
      return _Transfer(_bytes: pipe._take(count))
    }
    if _stream == 0 { return _Transfer(_bytes: _TypedInput._bytes(count)) }
    guard let item = _item else { return _Transfer() }
    if item._isFolder { return _Transfer(_error: EISDIR) }
    let start = place ?? _place
    if start < 0 { return _Transfer(_error: EINVAL) }
    if start >= item._bytes.count { return _Transfer() }
    let bytes = Array(item._bytes[start..<start + min(count, item._bytes.count - start)])
    if place == nil { _place += bytes.count }
    return _Transfer(_bytes: bytes)
  }
  func _write(_ bytes: [UInt8], at place: Int? = nil) -> _Transfer {
    if !_isWritten { return _Transfer(_error: EBADF) }
    if let pipe = _pipe { return place == nil ? _write(bytes, into: pipe) : _Transfer(_error: ESPIPE) }
    if _stream == 1 { _print(String(decoding: bytes, as: UTF8.self)) }
    guard let item = _item else { return _Transfer(_count: bytes.count) }
    let start = _appends ? item._bytes.count : place ?? _place
    if start < 0 { return _Transfer(_error: EINVAL) }
    if start > item._bytes.count { item._bytes.append(Data(count: start - item._bytes.count)) }
    item._bytes.replaceSubrange(start..<min(item._bytes.count, start + bytes.count), with: bytes)
    item._modified = Date()
    if place == nil { _place = start + bytes.count }
    return _Transfer(_count: bytes.count)
  }
  // Up to 4,096 bytes go in together or not at all.
  func _write(_ bytes: [UInt8], into pipe: _PipeContents) -> _Transfer {
    if pipe._readers == 0 {
      _Signals._send(SIGPIPE, toSources: true)
      return _Transfer(_error: EPIPE)
    }
    if bytes.isEmpty { return _Transfer() }
    let room = _PipeContents._capacity - pipe._bytes.count
    if room < min(bytes.count, 4_096) { return _Transfer(_error: EAGAIN) }
    let count = min(room, bytes.count)
    pipe._bytes.append(contentsOf: bytes.prefix(count))
    pipe._changed()
    return _Transfer(_count: count)
  }
  func _readWaiting(_ count: Int) -> _Transfer {
    while true {
      let transfer = _read(count)
      guard transfer._error == EAGAIN, !_isNonBlocking, let pipe = _pipe else { return transfer }
      pipe._waitForChange(5) { _readable != nil }
    }
  }
  func _writeWaiting(_ bytes: [UInt8]) -> _Transfer {
    var done = 0
    while true {
      let transfer = _write(done == 0 ? bytes : Array(bytes[done...]))
      done += transfer._count
      if done == bytes.count { return _Transfer(_count: done) }
      if transfer._error != 0, transfer._error != EAGAIN || _isNonBlocking {
        return done > 0 ? _Transfer(_count: done) : transfer
      }
      let rest = min(bytes.count - done, 4_096)
      if transfer._error == EAGAIN { _pipe?._waitForChange(6) { _hasRoom(for: rest) } }
    }
  }
  // How much can be read at once, which may be the end; nil: that has to be waited for.
  var _readable: Int? {
    if let pipe = _pipe { return pipe._bytes.isEmpty && pipe._writers > 0 ? nil : pipe._bytes.count }
    if _stream == 0 { return _TypedInput._count }
    return max(0, (_item?._bytes.count ?? 0) - _place)
  }
  var _isAtEndForGood: Bool {
    _stream == 0 ? _TypedInput._count == 0 : _pipe.map { $0._bytes.isEmpty && $0._writers == 0 } ?? false
  }
  func _hasRoom(for count: Int) -> Bool {
    _pipe.map { $0._readers == 0 || _PipeContents._capacity - $0._bytes.count >= count } ?? true
  }
}
// nil at first: values written here would be made once, and show in the trace.
enum _Descriptors {
  static var _stored: [Int32: _OpenFile]?
  static var _errors: [Int: Int32]?
  static var _watches: [_Watch]?
  static var _open: [Int32: _OpenFile] {
    get {
      if let known = _stored { return known }
      let made: [Int32: _OpenFile] = [0: _OpenFile(_stream: 0), 1: _OpenFile(_stream: 1), 2: _OpenFile(_stream: 2)]
      _stored = made
      return made
    }
    set { _stored = newValue }
  }
  static func _file(_ number: Int32) -> _OpenFile? { _open[number] }
  static func _add(_ file: _OpenFile, from first: Int32 = 0) -> Int32 {
    var number = first
    while _open[number] != nil { number += 1 }
    _open[number] = file
    return number
  }
  // It goes when nobody changes the table any more: who is told may look into it.
  static func _close(_ number: Int32) -> Bool {
    let file = _open[number]
    _open[number] = nil
    return file != nil
  }
  static func _failed(_ error: Int32) -> Int32 {
    errno = error
    return -1
  }
  static func _check() { for watch in _watches ?? [] { watch._check() } }
  static func _opened(_ path: String, _ flags: Int32) -> (number: Int32, error: Int32) {
    let access = flags & O_ACCMODE
    if _Disk._item(path) == nil {
      if flags & O_CREAT == 0 { return (-1, ENOENT) }
      do { try _Disk._write(Data(), to: path, atomically: false) } catch { return (-1, ENOENT) }
    } else if flags & O_CREAT != 0, flags & O_EXCL != 0 {
      return (-1, EEXIST)
    }
    guard let item = _Disk._item(path) else { return (-1, ENOENT) }
    if item._isFolder, access != O_RDONLY { return (-1, EISDIR) }
    if flags & O_DIRECTORY != 0, !item._isFolder { return (-1, ENOTDIR) }
    if flags & O_TRUNC != 0, access != O_RDONLY { item._bytes = Data() }
    let file = _OpenFile(
      _item: item, isRead: access != O_WRONLY, isWritten: access != O_RDONLY, appends: flags & O_APPEND != 0)
    return (_add(file), 0)
  }
}
var errno: Int32 {
  get { _Descriptors._errors?[_threadNumber()] ?? 0 }
  set {
    if _Descriptors._errors == nil { _Descriptors._errors = [:] }
    _Descriptors._errors?[_threadNumber()] = newValue
  }
}
