// A read or a write of a channel: how much it does at a time, and when it tells.
enum _IOResult { case progress, end, complete, later }
// A read or a write on its way.
final class _IOOperation {
  let _channel: DispatchIO
  let _isWrite: Bool
  var _isConvenient = false
  var _offset: Int
  let _length: Int
  let _queue: DispatchQueue
  let _handler: DispatchIO._Handler
  var _limits = _IOLimits()
  var _error: Int32 = 0
  var _total = 0
  // Of a read what came and is not delivered, of a write what is left.
  var _data: DispatchData
  var _undelivered = 0
  var _buffer: [UInt8] = []
  var _bufferDone = 0
  var _room = 0
  var _timer: DispatchSourceTimer?
  var _deliveries: [() -> Void] = []
  init(
    _ channel: DispatchIO, _ data: DispatchData?, _ offset: Int, _ length: Int, _ queue: DispatchQueue,
    _ handler: @escaping DispatchIO._Handler
  ) {
    _channel = channel
    _isWrite = data != nil
    _data = data ?? .empty
    _offset = offset
    _length = length
    _queue = queue
    _handler = handler
  }
  var _isStream: Bool { _channel._type == .stream }
  // The end without a beginning.
  func _refuse(_ error: Int32) {
    let rest = _isWrite ? _data : .empty
    _hand(true, _isWrite == (error != 0) ? rest : nil, error)
  }
  func _hand(_ isDone: Bool, _ data: DispatchData?, _ error: Int32) {
    let entry = _channel._entry
    entry._hold()
    let handler = _handler
    _deliveries.append {
      handler(isDone, data, error)
      entry._letGo()
    }
    // One at a time, whatever the queue: what has come meanwhile follows in the same turn.
    if _deliveries.count > 1 { return }
    _queue.async {
      while let next = self._deliveries.first {
        next()
        self._deliveries.removeFirst()
      }
    }
  }
  func _tick(on queue: DispatchQueue) {
    if _limits._interval == .never { return }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + _limits._interval, repeating: _limits._interval)
    let isStrict = _limits._isStrict
    timer.setEventHandler { [weak self] in self?._deliver(asks: isStrict) }
    _timer = timer
    timer.resume()
  }
  func _perform() -> _IOResult {
    if _channel._entry._error != 0 { return _fail(_channel._entry._error) }
    guard let file = _channel._entry._file else { return _fail(EBADF) }
    if _room == 0 { _makeRoom() }
    let place = _isStream ? nil : _offset + _total
    let transfer: _Transfer
    if _isWrite {
      transfer = file._write(_bufferDone == 0 ? _buffer : Array(_buffer[_bufferDone...]), at: place)
      _bufferDone += transfer._count
    } else {
      transfer = file._read(_room - _buffer.count, at: place)
      _buffer += transfer._bytes
      _bufferDone = _buffer.count
    }
    if transfer._error == EAGAIN { return !_isWrite && _total > 0 && _isConvenient ? .complete : .later }
    if transfer._error != 0 { return _fail(transfer._error) }
    let count = _isWrite ? transfer._count : transfer._bytes.count
    if count == 0 { return .end }
    _total += count
    return _total == _length ? .complete : .progress
  }
  func _fail(_ error: Int32) -> _IOResult {
    _error = error
    return .complete
  }
  func _makeRoom() {
    if !_isWrite {
      _room = min(_limits._high - _data.count, _IOLimits._chunk, _length - _total)
      return
    }
    // The first region whatever its size, and what follows up to a chunk.
    let most = min(_limits._high, _IOLimits._chunk)
    for part in _data._parts {
      if _room > 0, _room + part.count > most { break }
      _room += part.count
      if _room >= most { break }
    }
    _room = min(_room, _limits._high)
    _buffer = _data.subdata(in: 0..<_room)._array()
  }
  func _deliver(asks: Bool, isDone: Bool = false, unlessEmpty: Bool = false) {
    let undelivered = _undelivered + _bufferDone
    if !asks, undelivered < _limits._low, _bufferDone < _room { return }
    let isDelivered = asks || undelivered >= _limits._low
    if asks, _error == 0, _channel._isStopped { _error = ECANCELED }
    var data = _data
    if _isWrite {
      data = data.subdata(in: min(_bufferDone, data.count)..<data.count)
      if _bufferDone == _room, _room > 0 {
        _data = data
        _empty()
      }
    } else {
      if _bufferDone > 0 {
        data.append(DispatchData(_bytes: _buffer))
        _empty()
      }
      _data = isDelivered ? .empty : data
    }
    if !isDelivered || unlessEmpty && data.isEmpty {
      _undelivered = undelivered
      return
    }
    _undelivered = 0
    let error = asks ? _error : 0
    if !isDone { return _hand(false, data, error) }
    if _isWrite { return _hand(true, error == 0 ? nil : data, error) }
    if error == 0 { return _hand(true, data, 0) }
    if !data.isEmpty { _hand(false, data, 0) }
    _hand(true, nil, error)
  }
  func _empty() {
    _buffer = []
    _bufferDone = 0
    _room = 0
  }
}
