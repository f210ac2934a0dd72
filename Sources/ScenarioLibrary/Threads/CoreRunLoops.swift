// A type of its own: it may be extended beside `RunLoop`. It keeps the thread's loop no longer than that does.
final class CFRunLoop: Hashable {
  weak var _loop: RunLoop?
  init(_ loop: RunLoop) { _loop = loop }
  static func == (left: CFRunLoop, right: CFRunLoop) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
struct CFRunLoopMode: Hashable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  static var defaultMode: CFRunLoopMode! { CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode") }
  static var commonModes: CFRunLoopMode! { CFRunLoopMode(rawValue: "kCFRunLoopCommonModes") }
}
enum CFRunLoopRunResult: Int32 {
  case finished = 1
  case stopped = 2
  case timedOut = 3
  case handledSource = 4
}
func _runUntilStopped(_ loop: RunLoop, until limit: Date, isOnePass: Bool) -> CFRunLoopRunResult {
  let before = loop._stops
  while true {
    let hasRun = loop.run(mode: .default, before: limit)
    if loop._stops != before { return .stopped }
    if !hasRun { return .finished }
    if limit <= Date() { return .timedOut }
    if isOnePass { return .handledSource }
  }
}
func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main.getCFRunLoop() }
func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current.getCFRunLoop() }
func CFRunLoopRun() { _ = _runUntilStopped(RunLoop.current, until: Date.distantFuture, isOnePass: false) }
func CFRunLoopRunInMode(_ mode: CFRunLoopMode?, _ seconds: Double, _ returnAfterSourceHandled: Bool) -> CFRunLoopRunResult {
  _runUntilStopped(RunLoop.current, until: Date(timeIntervalSinceNow: seconds), isOnePass: returnAfterSourceHandled)
}
// The main loop is woken by a turn of its queue; a thread's own sees it when its next timer has fired.
func CFRunLoopStop(_ loop: CFRunLoop?) {
  guard let loop = loop?._loop else { return }
  loop._stops += 1
  loop._wake()
  if loop._isMain && !Thread.isMainThread { DispatchQueue.main.async {} }
}
func CFRunLoopCopyCurrentMode(_ loop: CFRunLoop?) -> CFRunLoopMode? {
  loop?._loop?.currentMode.map { CFRunLoopMode(rawValue: $0.rawValue) }
}
func CFRunLoopWakeUp(_ loop: CFRunLoop?) {}
func CFRunLoopPerformBlock(_ loop: CFRunLoop?, _ mode: Any?, _ block: @escaping () -> Void) { loop?._loop?.perform(block) }
