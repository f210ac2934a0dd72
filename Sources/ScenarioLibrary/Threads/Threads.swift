func _sleep(_ nanoseconds: Int)
func _threadNumber() -> Int
func _ownQoS() -> DispatchQoS
func _setOwnQoS(_ quality: DispatchQoS.QoSClass)
// One without a name goes by its code.
func _startThread(_ name: String, _ body: @escaping () -> Void)
func _exitThread() -> Never
func sleep(_ seconds: UInt32) { _sleep(Int(seconds) * 1_000_000_000) }
typealias useconds_t = UInt32
func usleep(_ microseconds: UInt32) { _sleep(Int(microseconds) * 1_000) }
class Thread: NSObject {
  // nil at first: a value written here would be made once, and show in the trace.
  static var _known: [Int: Thread]?
  var _body: (() -> Void)? = nil
  var _number = -1
  var _hasEnded = false
  var name: String? = nil
  var stackSize = 524288
  var threadPriority = 0.5
  var qualityOfService = QualityOfService.default
  var isCancelled = false
  let threadDictionary = NSMutableDictionary()
  lazy var _loop = RunLoop(_isMain: false)
  var _operationQueue: OperationQueue? = nil
  var _notificationQueue: NotificationQueue? = nil
  override init() { super.init() }
  convenience init(block: @escaping () -> Void) {
    self.init()
    _body = block
  }
  init(_number: Int) { self._number = _number }
  // Its target is kept until it is done.
  init(target: Any, selector: Selector, object: Any?) {
    let target = target as AnyObject
    _body = { selector._call(target, object) }
  }
  static func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with object: Any?) {
    let target = target as AnyObject
    detachNewThread { selector._call(target, object) }
  }
  @discardableResult static func setThreadPriority(_ priority: Double) -> Bool {
    current.threadPriority = priority
    return true
  }
  func start() {
    Thread._hasDetached = true
    _startThread(name ?? "") {
      self._number = _threadNumber()
      Thread._remember(self._number, self)
      if self.qualityOfService != .default { _setOwnQoS(self.qualityOfService._quality.qosClass) }
      self.main()
      self._end()
    }
  }
  func _end() {
    _hasEnded = true
    Thread._remember(_number, nil)
  }
  static func exit() -> Never {
    current._end()
    _exitThread()
  }
  // Where it stands is nobody's business: there is one frame that says so.
  static var callStackSymbols: [String] { ["0   scenario                            0x0000000000001000 main + 0"] }
  static var callStackReturnAddresses: [NSNumber] { [NSNumber(value: 4096)] }
  func main() { _body?() }
  func cancel() { isCancelled = true }
  var isExecuting: Bool { _number >= 0 && !_hasEnded }
  var isFinished: Bool { _hasEnded }
  static var isMainThread: Bool { get }
  var isMainThread: Bool { _number == 0 }
  override var description: String {
    let address = String(105_553_116_266_496 + (_number + 1) * 64, radix: 16)
    if _number == 0 { return "<_NSMainThread: 0x\(address)>{number = 1, name = main}" }
    return "<NSThread: 0x\(address)>{number = \(_number + 1), name = \(name ?? "(null)")}"
  }
  static var current: Thread { _of(_threadNumber()) }
  static var main: Thread { _of(0) }
  static var mainThread: Thread { _of(0) }
  static func _of(_ number: Int) -> Thread {
    if let known = _known?[number] { return known }
    let made = Thread(_number: number)
    _remember(number, made)
    return made
  }
  static func _remember(_ number: Int, _ thread: Thread?) {
    if _known == nil { _known = [:] }
    _known?[number] = thread
  }
  static func sleep(forTimeInterval interval: Double) { _sleep(_secondsToNanoseconds(interval)) }
  static func sleep(until date: Date) { _sleep(date._uptime - _presentTime()) }
  static var _hasDetached: Bool?
  static func isMultiThreaded() -> Bool { _hasDetached ?? false }
  static func detachNewThread(_ block: @escaping () -> Void) {
    _hasDetached = true
    _startThread("", block)
  }
}
// Of the actor only what code outside of it says: that it runs on the main thread.
enum MainActor {
  static func assumeIsolated<T>(_ operation: () throws -> T, file: StaticString = #file, line: UInt = #line) rethrows -> T {
    if !Thread.isMainThread { dispatchPrecondition(condition: .onQueue(.main)) }
    return try operation()
  }
}
protocol NSLocking: AnyObject { func lock(); func unlock() }
extension NSLocking {
  func withLock<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}
// The locks themselves are the simulation's objects, which have no properties.
enum _LockNames { static var _all: [ObjectIdentifier: String]? }
protocol _SimulatedLock: NSLocking, Hashable {
  init()
  func `try`() -> Bool
  func lock(before limit: Date) -> Bool
  var name: String? { get set }
}
extension _SimulatedLock {
  var _name: String? { _LockNames._all?[ObjectIdentifier(self)] }
  func _setName(_ name: String?) {
    if _LockNames._all == nil { _LockNames._all = [:] }
    _LockNames._all?[ObjectIdentifier(self)] = name
  }
  func isEqual(_ object: Any?) -> Bool { (object as? Self) === self }
  static func == (left: Self, right: Self) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
final class NSLock: _SimulatedLock {
  init()
  func lock()
  func unlock()
  func `try`() -> Bool
  func _lock(_ deadline: Int) -> Bool
  func lock(before limit: Date) -> Bool { _lock(limit._uptime) }
  var name: String? {
    get { _name }
    set { _setName(newValue) }
  }
}
// What a subclass of a lock inherits from: the lock itself is the simulation's object.
class _LockObject<Own: _SimulatedLock>: NSObject, NSLocking {
  let _own = Own()
  override init() { super.init() }
  func lock() { _own.lock() }
  func unlock() { _own.unlock() }
  func `try`() -> Bool { _own.`try`() }
  func lock(before limit: Date) -> Bool { _own.lock(before: limit) }
  var name: String? {
    get { _own.name }
    set { _own.name = newValue }
  }
}
final class NSRecursiveLock: _SimulatedLock {
  init()
  func lock()
  func unlock()
  func `try`() -> Bool
  func _lock(_ deadline: Int) -> Bool
  func lock(before limit: Date) -> Bool { _lock(limit._uptime) }
  var name: String? {
    get { _name }
    set { _setName(newValue) }
  }
}
final class NSCondition: NSObject, NSLocking {
  let _mutex = NSLock()
  let _list = NSLock()
  var _waiting: [DispatchSemaphore] = []
  override init() { super.init() }
  var name: String? = nil
  func lock() { _mutex.lock() }
  func unlock() { _mutex.unlock() }
  func _join(_ kind: Int = 1) -> DispatchSemaphore {
    let condition = DispatchSemaphore(_kind: kind)
    _list.withLock { _waiting.append(condition) }
    return condition
  }
  func wait() { _wait(1) }
  func _wait(_ kind: Int) {
    let condition = _join(kind)
    unlock()
    condition.wait()
    lock()
  }
  @discardableResult func wait(until limit: Date) -> Bool {
    let condition = _join()
    unlock()
    let isInTime = condition.wait(timeout: DispatchTime(uptimeNanoseconds: UInt64(limit._uptime))) == .success
    if !isInTime { _list.withLock { _waiting.removeAll { $0 === condition } } }
    lock()
    return isInTime
  }
  func signal() {
    let first = _list.withLock { _waiting.isEmpty ? nil : _waiting.removeFirst() }
    first?.signal()
  }
  func broadcast() {
    let all = _list.withLock { () -> [DispatchSemaphore] in
      let all = _waiting
      _waiting = []
      return all
    }
    for condition in all { condition.signal() }
  }
}
func _work(_ name: String, _ nanoseconds: Int)
func _io(_ name: String, _ nanoseconds: Int)
func work(_ name: String, _ duration: DispatchTimeInterval) { _work(name, duration._nanoseconds) }
func io(_ name: String, _ duration: DispatchTimeInterval) { _io(name, duration._nanoseconds) }
func ui(_ what: String)
