// What a source watches is told once, and again when its handler has returned. Its writers gone, a pipe is told as long as something
// is in it and once after that, with 0.
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
  static func _watched<S: AnyObject>(_ source: S, _ handler: @escaping () -> Void) -> () -> Void {
    guard let watch = _of(source) else { return handler }
    return {
      handler()
      watch._arm()
    }
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
