func _runMainLoop()
func _serveMainLoop(_ deadline: Int, _ isOnePass: Bool, _ isInTimer: Bool, _ isPatient: Bool) -> Int
// Of a timer that nobody serves as things are: its number, when it is due, whose loop it is in (-1: none).
func _leaveTimer(_ number: Int, _ due: Int, _ thread: Int)
func _takeTimer(_ number: Int)
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
  let _thread: Int
  var _timers: [Timer] = []
  // How many turns of the main queue were timers', and whether the innermost one is.
  var _firings = 0
  var _isFiring = false
  var _isPatient = false
  // How often Core Foundation's `CFRunLoopStop` has asked it to end.
  var _stops = 0
  init(_isMain: Bool) {
    self._isMain = _isMain
    _thread = _isMain ? 0 : _threadNumber()
  }
  var _core: CFRunLoop? = nil
  func getCFRunLoop() -> CFRunLoop {
    let core = _core ?? CFRunLoop(self)
    _core = core
    return core
  }
  func add(_ timer: Timer, forMode mode: Mode) {
    if !timer.isValid || _timers.contains(where: { $0 === timer }) { return }
    _timers.append(timer)
    if _isMain {
      timer._start(self)
    } else if _mode == nil {
      timer._isLeft(in: _thread)
    }
  }
  // While somebody runs it.
  var _mode: Mode? = nil
  var currentMode: Mode? { _mode }
  // What a pass does before it looks at the main queue: notifications for an idle loop, what is performed, other notifications.
  var _waiting: [[() -> Void]] = [[], [], []]
  let _list = NSLock()
  // What waits when the loop is run comes first; later it comes behind the blocks of the main queue.
  func _add(_ block: @escaping () -> Void, at place: Int) {
    guard _isMain else {
      _waiting[place].append(block)
      return _wake()
    }
    _list.withLock { _waiting[place].append(block) }
    DispatchQueue.main.async {
      self._firings += 1
      self._perform()
    }
  }
  func perform(_ block: @escaping () -> Void) { _add(block, at: 1) }
  func perform(inModes modes: [Mode], block: @escaping () -> Void) { _add(block, at: 1) }
  func _perform() {
    for place in 0..<3 {
      let blocks = _isMain ? _list.withLock { _take(place) } : _take(place)
      for block in blocks { block() }
    }
  }
  func _take(_ place: Int) -> [() -> Void] {
    let blocks = _waiting[place]
    _waiting[place] = []
    return blocks
  }
  var _hasWaiting: Bool { _waiting.contains { !$0.isEmpty } }
  func _run<R>(_ mode: Mode, _ body: () -> R) -> R {
    let outer = _mode
    _mode = mode
    defer { _mode = outer }
    if !_isMain { for timer in _timers { timer._isTaken() } }
    if _hasWaiting && RunLoop.current === self { _perform() }
    return body()
  }
  func run() {
    _run(.default) {
      if _isMain { _runMainLoop() }
      if !_isMain && !_ports.isEmpty && RunLoop.current === self { _stay() }
      while _runTimers(.distantFuture) {}
    }
  }
  func run(until limit: Date) {
    _run(.default) {
      if _isMain && _serve(limit, false) >= 0 { return }
      while _runTimers(limit) && limit > Date() {}
    }
  }
  @discardableResult func run(mode: Mode, before limit: Date) -> Bool {
    if mode == .common { return false }
    let hasPerformed = _hasWaiting
    return _run(mode) { _isMain && _pass(limit) || _runTimers(limit) || hasPerformed }
  }
  func acceptInput(forMode mode: Mode, before limit: Date) { run(mode: mode, before: limit) }
  func _serve(_ limit: Date, _ isOnePass: Bool) -> Int {
    guard Thread.isMainThread else { return -1 }
    let isInTimer = _isFiring
    _isFiring = false
    let turns = _serveMainLoop(limit._uptime, isOnePass, isInTimer, _isPatient)
    _isFiring = isInTimer
    return turns
  }
  // For something that should come: whether the limit has passed. It is no choice of an exploration.
  func _servePatiently(_ limit: Date) -> Bool {
    _isPatient = true
    let turns = _serve(limit, true)
    _isPatient = false
    if turns < 0 { run(mode: .default, before: limit) }
    return turns == 0 || turns < 0 && limit <= Date()
  }
  func _pass(_ limit: Date) -> Bool {
    while true {
      let earlier = _firings
      let turns = _serve(limit, true)
      if turns < 0 { return false }
      if turns != _firings - earlier || turns == 0 || limit <= Date() { return true }
    }
  }
  // A loop with ports waits for what other threads send it, even for ever.
  var _ports: [Port] = []
  var _arrivals: DispatchSemaphore? = nil
  func add(_ port: Port, forMode mode: Mode) {
    if _ports.contains(where: { $0 === port }) { return }
    _ports.append(port)
    // It has seen that there is nothing yet: who waits for more is not forgotten.
    _arrivals = _arrivals ?? _opened()
    _arrivals?.signal()
  }
  func _opened() -> DispatchSemaphore { DispatchSemaphore(value: 0) }
  func remove(_ port: Port, forMode mode: Mode) { _ports.removeAll { $0 === port } }
  func _wake() { if !_isMain && !_ports.isEmpty && RunLoop.current !== self { _arrivals?.signal() } }
  // That the last port is removed is no promise that it ends.
  func _stay() { while true { _await(.distantFuture) } }
  // Until something has come, a timer not counting as something, or the limit.
  func _await(_ limit: Date) {
    let stops = _stops
    while true {
      if _hasWaiting { return _perform() }
      let next = _hasTimers ? _next() : nil
      let due = next.map { $0.fireDate < limit ? $0.fireDate : limit } ?? limit
      let isOpen = due >= Date.distantFuture
      let deadline = isOpen ? DispatchTime.distantFuture : DispatchTime(_raw: due._uptime)
      if _arrivals?.wait(timeout: deadline) == .success {
        if _stops != stops { return }
        continue
      }
      guard let next, next.fireDate <= Date() else { return }
      next._fall()
    }
  }
  // Until the limit, or until there are no timers any more.
  func _runTimers(_ limit: Date) -> Bool {
    guard RunLoop.current === self else { return false }
    if !_isMain && !_ports.isEmpty {
      _await(limit)
      return true
    }
    var hasTimers = false
    while _hasTimers {
      hasTimers = true
      guard let next = _next(), next.fireDate <= limit || next.fireDate <= Date() else {
        Thread.sleep(until: limit)
        return true
      }
      Thread.sleep(until: next.fireDate)
      next._isAhead = _isMain
      next._fall()
    }
    return hasTimers
  }
  var _hasTimers: Bool {
    _timers.removeAll { !$0.isValid }
    return !_timers.isEmpty
  }
  // One that is firing does not fire inside itself.
  func _next() -> Timer? { _timers.filter { !$0._isFiring }.min { $0.fireDate < $1.fireDate } }
}
class Port: NSObject {
  var isValid = true
  override init() { super.init() }
  func invalidate() { isValid = false }
}
class NSMachPort: Port { override init() { super.init() } }
class MessagePort: Port { override init() { super.init() } }
final class Timer: NSObject {
  let _block: (Timer) -> Void
  let timeInterval: Double
  var _due: Date
  var fireDate: Date {
    get { _due }
    set {
      _due = newValue
      _reschedule()
    }
  }
  var tolerance = 0.0
  var isValid = true
  var userInfo: Any? = nil
  var _target: AnyObject? = nil
  var _source: DispatchSourceTimer? = nil
  var _loop: RunLoop? = nil
  // It fired inside a block of the main queue, where its source could not.
  var _isAhead = false
  var _isFiring = false
  // While nobody serves it.
  var _leftNumber = 0
  init(timeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) {
    let interval = interval > 0 ? interval : 0.0001
    _block = block
    timeInterval = repeats ? interval : 0
    _due = Date(timeIntervalSinceNow: interval)
    _isLeft(in: -1)
  }
  init(fire date: Date, interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) {
    _block = block
    timeInterval = !repeats ? 0 : interval > 0 ? interval : 0.0001
    _due = date
    _isLeft(in: -1)
  }
  func _isLeft(in thread: Int) {
    if _leftNumber == 0 { _leftNumber = _nextKey() + 1 }
    _leaveTimer(_leftNumber, _due._uptime, thread)
  }
  func _isTaken() {
    if _leftNumber == 0 { return }
    _takeTimer(_leftNumber)
    _leftNumber = 0
  }
  @discardableResult static func scheduledTimer(
    withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
  // Its target is kept until it is invalid.
  convenience init(
    timeInterval interval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats) { timer in
      if let target = timer._target { selector._call(target, timer) }
    }
    _target = target as AnyObject
    self.userInfo = userInfo
  }
  @discardableResult static func scheduledTimer(
    timeInterval interval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
  func _start(_ loop: RunLoop) {
    _loop = loop
    _isTaken()
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { self._turn() }
    _source = timer
    _reschedule()
    timer.activate()
  }
  func _reschedule() {
    guard let source = _source else { return }
    let first = DispatchTime(_raw: fireDate._uptime)
    if timeInterval > 0 { source.schedule(deadline: first, repeating: timeInterval) } else { source.schedule(deadline: first) }
  }
  func _turn() {
    let loop = _loop
    loop?._firings += 1
    if _isAhead {
      _isAhead = false
      if fireDate > Date() { return }
    }
    loop?._isFiring = true
    _fall()
    loop?._isFiring = false
  }
  // After `dispatchMain()` nobody runs the main loop: the main queue goes on, its timers do not.
  func _fall() {
    if _source != nil && !Thread.isMainThread {
      invalidate()
      return _leaveTimer(_nextKey() + 1, 0, 0)
    }
    if !isValid { return }
    while timeInterval > 0 && _due <= Date() { _due = _due + timeInterval }
    _isFiring = true
    fire()
    _isFiring = false
  }
  func fire() {
    if !isValid { return }
    _isTaken()
    _block(self)
    if timeInterval == 0 { invalidate() }
  }
  func invalidate() {
    if !isValid { return }
    isValid = false
    _isTaken()
    _source?.cancel()
    _source = nil
    _target = nil
    _loop?._timers.removeAll { $0 === self }
    _loop = nil
  }
}
