struct _SignalAction { let _isIgnored: Bool }
var SIG_IGN: _SignalAction { _SignalAction(_isIgnored: true) }
var SIG_DFL: _SignalAction { _SignalAction(_isIgnored: false) }
struct _SignalSource {
  let signal: Int32
  // The source is its holder's.
  weak var source: DispatchSourceSignal?
}
// nil at first: values written here would be made once, and show in the trace.
enum _Signals {
  static var _sources: [_SignalSource]?
  static var _handlers: [Int32: (Int32) -> Void]?
  static func _add(_ source: DispatchSourceSignal, _ signal: Int32) {
    _sources = (_sources ?? []).filter { $0.source != nil } + [_SignalSource(signal: signal, source: source)]
  }
  static func _number(of source: DispatchSourceSignal) -> Int32 {
    (_sources ?? []).first { $0.source === source }?.signal ?? 0
  }
  static func _handle(_ signal: Int32, _ handler: ((Int32) -> Void)?) {
    if _handlers == nil { _handlers = [:] }
    _handlers?[signal] = handler
  }
  static func _send(_ signal: Int32, toSources: Bool) {
    if signal == 0 { return }
    let sources = (_sources ?? []).filter { $0.signal == signal }.compactMap { $0.source }
    let handler = _handlers?[signal]
    if toSources { for source in sources { _mergeData(source, 1) } }
    handler?(signal)
    // SIGCHLD, SIGCONT, SIGURG and SIGWINCH.
    if handler == nil && ![17, 18, 23, 28].contains(signal) { _exit(128 + signal) }
  }
}
func getpid() -> Int32 { 4711 }
func signal(_ number: Int32, _ action: _SignalAction) { _Signals._handle(number, action._isIgnored ? { _ in } : nil) }
func signal(_ number: Int32, _ handler: @escaping (Int32) -> Void) { _Signals._handle(number, handler) }
@discardableResult func kill(_ process: Int32, _ signal: Int32) -> Int32 {
  if process != getpid() { return -1 }
  _Signals._send(signal, toSources: true)
  return 0
}
// To this thread alone: on Linux no source sees it.
@discardableResult func raise(_ signal: Int32) -> Int32 {
  _Signals._send(signal, toSources: false)
  return 0
}
