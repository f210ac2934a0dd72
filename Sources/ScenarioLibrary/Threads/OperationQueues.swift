// What holds operations back until they can start, and hands them to a concurrent queue of Dispatch.
class OperationQueue: NSObject {
  static var defaultMaxConcurrentOperationCount: Int { -1 }
  static let main = OperationQueue(_isMain: true)
  static var current: OperationQueue? { Thread.current._operationQueue ?? (Thread.isMainThread ? main : nil) }
  let _guard = NSLock()
  // Of what is in it, and of the barriers that have not begun.
  let _members = NSLock()
  let _gate = NSLock()
  let _isMain: Bool
  var _all: [Operation] = []
  var _waiting: [Operation] = []
  var _barriers: [Operation] = []
  var _waiters: [DispatchSemaphore] = []
  var _running = 0
  var _limit = Int.max
  var _wasChanged = false
  var _isHeld = false
  var _quality: QualityOfService? = nil
  var _name: String? = nil
  var _target: DispatchQueue? = nil
  var _backing: DispatchQueue? = nil
  // Made when it is asked for: an operation that ends without one has nothing to count.
  var _progress: Progress? = nil
  var progress: Progress {
    let progress = _progress ?? Progress(totalUnitCount: 0)
    _progress = progress
    return progress
  }
  override init() { _isMain = false }
  init(_isMain: Bool) {
    self._isMain = _isMain
    _limit = 1
    _name = "NSOperationQueue Main Queue"
    _quality = .userInteractive
  }
  var name: String? {
    get { _guard.withLock { _name ?? "NSOperationQueue" } }
    set { if !_isMain { _guard.withLock { _name = newValue ?? "" } } }
  }
  var qualityOfService: QualityOfService {
    get { _guard.withLock { _quality ?? .default } }
    set { if !_isMain { _guard.withLock { _quality = newValue } } }
  }
  var underlyingQueue: DispatchQueue? {
    get { _isMain ? DispatchQueue.main : _guard.withLock { _target } }
    set {
      if _isMain { return }
      if operationCount > 0 { fatalError("operation queue must be empty in order to change underlying dispatch queue") }
      _guard.withLock { _target = newValue }
    }
  }
  var maxConcurrentOperationCount: Int {
    get { _guard.withLock { _limit == Int.max ? -1 : _limit } }
    set {
      if newValue < -1 { fatalError("count (\(newValue)) cannot be negative") }
      if _isMain { return }
      _guard.withLock {
        _passWriting(_members)
        _limit = newValue < 0 ? Int.max : newValue
        if !_all.isEmpty { _wasChanged = true }
        _startReady()
      }
    }
  }
  var isSuspended: Bool {
    get { _guard.withLock { _isHeld } }
    set {
      if _isMain { return }
      _guard.withLock {
        if _isHeld == newValue { return }
        _isHeld = newValue
        if newValue { _backing?._suspendOperations() } else { _backing?._resumeOperations() }
      }
      if !newValue { _schedule() }
    }
  }
  var operations: [Operation] {
    _passReading(_members)
    return _all.filter { !($0 is _BarrierOperation) }
  }
  var operationCount: Int { operations.count }
  func addOperation(_ op: Operation) { _add([op], isBarrier: false) }
  func addOperation(_ block: @escaping () -> Void) {
    let operation = BlockOperation(block: block)
    operation._quality = _quality
    addOperation(operation)
  }
  func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    _add(ops, isBarrier: false)
    if wait { for operation in ops { operation.waitUntilFinished() } }
  }
  func addBarrierBlock(_ barrier: @escaping () -> Void) {
    _passReading(_members)
    let earlier = _all
    if earlier.isEmpty {
      _backingQueue().async(flags: .barrier, execute: barrier)
    } else {
      let operation = _BarrierOperation(barrier)
      for other in earlier { operation.addDependency(other) }
      _add([operation], isBarrier: true)
    }
  }
  func cancelAllOperations() {
    if _isMain { return }
    _passReading(_members)
    for operation in _all { operation.cancel() }
  }
  func waitUntilAllOperationsAreFinished() {
    let turn = DispatchSemaphore(_kind: 3)
    _passWatching(_members)
    if _all.isEmpty { return }
    _waiters.append(turn)
    turn.wait()
  }
  func _add(_ ops: [Operation], isBarrier: Bool) {
    for operation in ops {
      _passWriting(operation._guard)
      if operation._stage != .new {
        fatalError("operations finished, executing or already in a queue cannot be enqueued")
      }
      operation._stage = .enqueued
      operation._queue = self
      if isBarrier {
        _passWriting(_gate)
        _barriers.append(operation)
      } else {
        _passReading(_gate)
        for barrier in _barriers { operation.addDependency(barrier) }
      }
      _sayTurn(of: operation)
    }
    _guard.withLock {
      _passUnwatched(_members)
      _all += ops
      _waiting += ops
      if _isHeld { _ = _backingQueue() }
      _startReady()
    }
  }
  // 1: one at a time, 2: it waits for nothing but its turn.
  func _sayTurn(of operation: Operation) {
    let flags = (_limit == 1 && !_wasChanged ? 1 : 0) + (operation._hasDepended ? 0 : 2)
    _announceTurn(operation, operation._guard, _guard, operation._line, flags)
  }
  func _backingQueue() -> DispatchQueue {
    if _isMain { return DispatchQueue.main }
    if let target = _target { return target }
    if let backing = _backing { return backing }
    let backing = DispatchQueue(
      label: _name ?? "NSOperationQueue", qos: _quality?._quality ?? .unspecified, attributes: .concurrent)
    _backing = backing
    if _isHeld { backing._suspendOperations() }
    return backing
  }
  func _schedule() { _guard.withLock { _startReady() } }
  func _startReady() {
    var slots = _limit - _running
    for line in [12, 8, 4, 0, -4, -8] {
      if slots <= 0 || _isHeld { break }
      for operation in _waiting where operation._line == line && slots > 0 && operation.isReady {
        _waiting.removeAll { $0 === operation }
        _passApart(operation._guard)
        operation._stage = .starting
        if operation is _BarrierOperation { _open(operation) }
        _running += 1
        slots -= 1
        _submit(operation)
      }
    }
  }
  func _submit(_ operation: Operation) {
    let queue = _backingQueue()
    _announce(operation, operation._guard, operation.name ?? "", operation._onlyBlock)
    _sayTurn(of: operation)
    // One that was cancelled waits for none.
    if !operation._isMarkedCancelled { for other in operation._before { _announceDependency(other._guard) } }
    if operation is _BarrierOperation {
      queue.async(flags: .barrier) { self._start(operation) }
    } else if let quality = operation._quality {
      _submit(operation, DispatchWorkItem(qos: quality._quality, flags: .enforceQoS) { self._start(operation) }, to: queue)
    } else {
      _submit(operation, DispatchWorkItem(flags: .assignCurrentContext) { self._start(operation) }, to: queue)
    }
  }
  // Whoever finishes the operation lets its item go, always.
  func _submit(_ operation: Operation, _ item: DispatchWorkItem, to queue: DispatchQueue) {
    operation._item = item
    queue.async(execute: item)
  }
  func _start(_ operation: Operation) {
    let thread = Thread.current
    let outer = thread._operationQueue
    thread._operationQueue = self
    operation.start()
    thread._operationQueue = outer
  }
  func _open(_ barrier: Operation) {
    _passWriting(_gate)
    _barriers.removeAll { $0 === barrier }
  }
  func _remove(_ operation: Operation, wasStarted: Bool) {
    if !wasStarted {
      _guard.withLock { _waiting.removeAll { $0 === operation } }
      if operation is _BarrierOperation { _open(operation) }
    }
    // Without a limit its place is of no use to another.
    if _limit == Int.max {
      _passUnwatched(_members)
      if _limit == Int.max { return _tell(_takeOut(operation, wasStarted)) }
    }
    let waiters = _guard.withLock { () -> [DispatchSemaphore] in
      _passUnwatched(_members)
      let waiters = _takeOut(operation, wasStarted)
      _startReady()
      return waiters
    }
    _tell(waiters)
  }
  func _takeOut(_ operation: Operation, _ wasStarted: Bool) -> [DispatchSemaphore] {
    _all.removeAll { $0 === operation }
    if wasStarted { _running -= 1 }
    if !_all.isEmpty { return [] }
    let waiters = _waiters
    _waiters = []
    return waiters
  }
  func _tell(_ waiters: [DispatchSemaphore]) { for waiter in waiters { waiter.signal() } }
}
