/// Foundation's run loops and timers. The main loop serves the main queue: its timers are timer sources there. A loop of another
/// thread serves its own timers while the thread runs it, and nothing when nobody does.
extension LibraryArea {
  static let runLoops = LibraryArea(
    name: "RunLoops",
    module: "Foundation",
    provides: ["RunLoop", "Timer", "_runMainLoop", "_afterwards"],
    source: #"""
      func _runMainLoop()
      func _afterwards(_ limit: Date, _ rest: @escaping () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: DispatchTime(_raw: limit._uptime), execute: rest)
      }
      final class RunLoop: NSObject {
        struct Mode: Hashable {
          let rawValue: String
          init(_ rawValue: String) { self.rawValue = rawValue }
          init(rawValue: String) { self.rawValue = rawValue }
          static var `default`: Mode { Mode("kCFRunLoopDefaultMode") }
          static var common: Mode { Mode("kCFRunLoopCommonModes") }
        }
        static let main = RunLoop(_isMain: true)
        static var current: RunLoop { Thread.isMainThread ? main : Thread.current._loop }
        let _isMain: Bool
        var _timers: [Timer] = []
        init(_isMain: Bool) { self._isMain = _isMain }
        func add(_ timer: Timer, forMode mode: Mode) {
          if _isMain {
            timer._start()
          } else if !_timers.contains(where: { $0 === timer }) {
            _timers.append(timer)
          }
        }
        func perform(_ block: @escaping () -> Void) { if _isMain { DispatchQueue.main.async(execute: block) } }
        func run() {
          if _isMain { _runMainLoop() }
          while let next = _next() {
            Thread.sleep(until: next.fireDate)
            next._fall()
          }
        }
        func _next() -> Timer? {
          _timers.removeAll { !$0.isValid }
          return _timers.min { $0.fireDate < $1.fireDate }
        }
      }
      final class Timer: NSObject {
        let _block: (Timer) -> Void
        let timeInterval: Double
        var _next: Date
        var fireDate: Date {
          get { _next }
          set {
            _next = newValue
            _reschedule()
          }
        }
        var tolerance = 0.0
        var isValid = true
        var userInfo: Any? { nil }
        var _source: DispatchSourceTimer? = nil
        init(timeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) {
          let interval = interval > 0 ? interval : 0.0001
          _block = block
          timeInterval = repeats ? interval : 0
          _next = Date(timeIntervalSinceNow: interval)
        }
        init(fire date: Date, interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) {
          _block = block
          timeInterval = !repeats ? 0 : interval > 0 ? interval : 0.0001
          _next = date
        }
        @discardableResult static func scheduledTimer(
          withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
        ) -> Timer {
          let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
          RunLoop.current.add(timer, forMode: .default)
          return timer
        }
        func _start() {
          if !isValid || _source != nil { return }
          let timer = DispatchSource.makeTimerSource(queue: .main)
          timer.setEventHandler { self._fall() }
          _source = timer
          _reschedule()
          timer.activate()
        }
        func _reschedule() {
          guard let source = _source else { return }
          let first = DispatchTime(_raw: fireDate._uptime)
          if timeInterval > 0 { source.schedule(deadline: first, repeating: timeInterval) } else { source.schedule(deadline: first) }
        }
        // After `dispatchMain()` nobody runs the main loop: the main queue goes on, its timers do not.
        func _fall() {
          if _source != nil && !Thread.isMainThread { return invalidate() }
          if !isValid { return }
          while timeInterval > 0 && _next <= Date() { _next = _next + timeInterval }
          fire()
        }
        func fire() {
          if !isValid { return }
          _block(self)
          if timeInterval == 0 { invalidate() }
        }
        func invalidate() {
          if !isValid { return }
          isValid = false
          _source?.cancel()
          _source = nil
        }
      }
      """#)
}
