func _announce(_ operation: Operation, _ lock: NSLock, _ name: String, _ block: (() -> Void)?)
func _announceDependency(_ lock: NSLock)
func _announceTurn(_ operation: Operation, _ lock: NSLock, _ queue: NSLock, _ line: Int, _ flags: Int)
// The code up to the next step of Dispatch belongs to the step. Apart: what neither looks at nor changes what another does apart.
func _passReading(_ lock: NSLock)
func _passWriting(_ lock: NSLock)
func _passApart(_ lock: NSLock)
// Apart, as long as nobody has said that he watches.
func _passUnwatched(_ lock: NSLock)
func _passWatching(_ lock: NSLock)
enum _OperationStage: Int { case new, enqueued, starting, executing, finishing, finished }
class Operation: NSObject {
  enum QueuePriority: Int { case veryLow = -8, low = -4, normal = 0, high = 4, veryHigh = 8 }
  let _guard = NSLock()
  var _waiters: [DispatchSemaphore] = []
  var _stage = _OperationStage.new
  var _isMarkedCancelled = false
  var _unfinished = 0
  var _hasDepended = false
  var _before: [Operation] = []
  var _after: [_LaterOperation] = []
  var _queue: OperationQueue? = nil
  var _item: DispatchWorkItem? = nil
  var _quality: QualityOfService? = nil
  var _priority: Int? = nil
  var name: String? = nil
  var completionBlock: (() -> Void)? = nil
  override init() { super.init() }
  func main() {}
  func start() {
    if _stage == .starting { _passApart(_guard) } else { _passWriting(_guard) }
    let stage = _stage
    if stage == .new && _unfinished == 0 || stage == .starting { _stage = .executing }
    let wasCancelled = _isMarkedCancelled
    switch stage {
    case .new: if _stage == .new { fatalError("\(self): receiver is not yet ready to execute") }
    case .starting: break
    case .finishing, .finished: return
    case .executing: fatalError("\(self): receiver is already executing")
    case .enqueued:
      fatalError("\(self): something is trying to start the receiver simultaneously from more than one thread")
    }
    if !wasCancelled {
      main()
      if let progress = _queue?._progress, progress.totalUnitCount > 0, !(self is _BarrierOperation) {
        progress.completedUnitCount += 1
      }
    }
    _passWriting(_guard)
    if _stage == .finished { return }
    _stage = .finishing
    // What a subclass says itself counts: its work may go on elsewhere.
    if isFinished { _complete(wasStarted: true) }
  }
  var isAsynchronous: Bool { false }
  var isConcurrent: Bool { isAsynchronous }
  var isCancelled: Bool {
    _passReading(_guard)
    return _isMarkedCancelled
  }
  var isExecuting: Bool {
    _passReading(_guard)
    return _stage == .executing
  }
  var isFinished: Bool {
    if _stage == .finishing { return true }
    _passReading(_guard)
    return _stage == .finished
  }
  var isReady: Bool {
    _passApart(_guard)
    return _unfinished == 0
  }
  func cancel() {
    if isFinished { return }
    _passWriting(_guard)
    _isMarkedCancelled = true
    if _stage.rawValue >= 3 { return }
    _unfinished = 0
    _queue?._schedule()
  }
  func waitUntilFinished() {
    let turn = DispatchSemaphore(_kind: 3)
    _passApart(_guard)
    if _stage == .finished { return }
    _waiters.append(turn)
    turn.wait()
  }
  var dependencies: [Operation] {
    _passReading(_guard)
    return _before.filter { !($0 is _BarrierOperation) }
  }
  func addDependency(_ op: Operation) {
    _passWriting(_guard)
    let isNew = !_before.contains(where: { $0 === op })
    if isNew {
      _before.append(op)
      _hasDepended = true
      if !_isMarkedCancelled {
        _unfinished += 1
        _passWriting(op._guard)
        if op._stage == .finished {
          _passWriting(_guard)
          if _unfinished > 0 { _unfinished -= 1 }
        } else {
          op._after.append(_LaterOperation(operation: self))
        }
      }
    }
    _noteReady()
  }
  func removeDependency(_ op: Operation) {
    _passWriting(op._guard)
    let count = op._after.count
    op._after.removeAll { $0.operation === self }
    let isKnown = op._after.count < count
    _passWriting(_guard)
    _before.removeAll { $0 === op }
    if isKnown && _unfinished > 0 { _unfinished -= 1 }
    _queue?._schedule()
  }
  var queuePriority: QueuePriority {
    get {
      _passReading(_guard)
      return QueuePriority(rawValue: _priority ?? 0) ?? .normal
    }
    set {
      _passWriting(_guard)
      _priority = newValue.rawValue
    }
  }
  var qualityOfService: QualityOfService {
    get {
      _passReading(_guard)
      return _quality ?? .default
    }
    set {
      _passWriting(_guard)
      _quality = newValue
    }
  }
  func willChangeValue(forKey key: String) {}
  func didChangeValue(forKey key: String) {
    switch key {
    case "isFinished", "finished": _noteFinished()
    case "isReady", "ready": _noteReady()
    case "isExecuting", "executing": _noteExecuting()
    default: break
    }
  }
  func willChangeValue<Value>(for keyPath: (Operation) -> Value) {}
  func didChangeValue<Value>(for keyPath: (Operation) -> Value) {
    _noteExecuting()
    _noteFinished()
    if !isFinished { _noteReady() }
  }
  func _noteExecuting() {
    let isRunning = isExecuting
    _passWriting(_guard)
    if isRunning && _stage.rawValue < 3 { _stage = .executing }
  }
  func _noteReady() {
    _passReading(_guard)
    _queue?._schedule()
  }
  func _noteFinished() { if isFinished { _finish() } }
  func _finish() {
    _passWriting(_guard)
    let stage = _stage
    if stage != .finished { _complete(wasStarted: stage.rawValue >= 2) }
  }
  func _complete(wasStarted: Bool) {
    _stage = .finished
    let after = _after
    _after = []
    let waiters = _waiters
    _waiters = []
    let queue = _queue
    _queue = nil
    let completion = completionBlock
    for later in after { later.operation?._loseDependency() }
    for waiter in waiters { waiter.signal() }
    if let completion { DispatchQueue.global(qos: .default).async(execute: completion) }
    queue?._remove(self, wasStarted: wasStarted)
    _item = nil
  }
  func _loseDependency() {
    _passWriting(_guard)
    if _unfinished > 0 { _unfinished -= 1 }
    if _unfinished == 0 { _queue?._schedule() }
  }
  var _onlyBlock: (() -> Void)? { nil }
  var _line: Int { _priority ?? (_queue?._limit == 1 ? 0 : _quality?._line ?? 0) }
}
// Whoever waits for an operation keeps it, not the other way round.
struct _LaterOperation { weak var operation: Operation? }
class BlockOperation: Operation {
  var executionBlocks: [() -> Void] = []
  override init() { super.init() }
  init(block: @escaping () -> Void) {
    super.init()
    executionBlocks = [block]
  }
  func addExecutionBlock(_ block: @escaping () -> Void) {
    if isExecuting || isFinished {
      fatalError("blocks cannot be added after the operation has started executing or finished")
    }
    _passWriting(_guard)
    executionBlocks.append(block)
  }
  override func main() {
    _passApart(_guard)
    for block in executionBlocks { block() }
  }
  override var _onlyBlock: (() -> Void)? {
    let blocks = executionBlocks
    return blocks.count == 1 ? blocks[0] : nil
  }
}
final class _BarrierOperation: Operation {
  var _block: () -> Void
  init(_ block: @escaping () -> Void) {
    _block = block
    super.init()
    _priority = 12
  }
  override func main() { _block() }
  override var _onlyBlock: (() -> Void)? { _block }
}
