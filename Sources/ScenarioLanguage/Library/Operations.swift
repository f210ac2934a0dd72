/// Foundation's operations, made of what Dispatch offers, as Foundation makes them (rules F-01 and following).
extension LibraryArea {
  static let operations = LibraryArea(
    name: "Operations",
    module: "Foundation",
    provides: [
      "QualityOfService", "Operation", "BlockOperation", "OperationQueue", "_BarrierOperation", "_OperationStage", "_isForLinux",
      "_announce", "_announceDependency",
    ],
    source: qualitiesOfService + #"""
      func _announce(_ lock: NSLock)
      func _announceDependency(_ lock: NSLock)
      enum _OperationStage: Int { case new, enqueued, starting, executing, finished }
      class Operation: NSObject {
        enum QueuePriority: Int { case veryLow = -8, low = -4, normal = 0, high = 4, veryHigh = 8 }
        let _guard = NSLock()
        var _waiters: [DispatchSemaphore] = []
        var _stage = _OperationStage.new
        var _isMarkedCancelled = false
        var _unfinished = 0
        var _before: [Operation] = []
        var _after: [Operation] = []
        var _queue: OperationQueue? = nil
        var _quality: QualityOfService? = nil
        var _priority: Int? = nil
        var name: String? = nil
        var completionBlock: (() -> Void)? = nil
        override init() { super.init() }
        func main() {}
        func start() {
          var wasCancelled = false
          let stage = _guard.withLock { () -> _OperationStage in
            let stage = _stage
            if stage == .new && _unfinished == 0 || stage == .starting { _stage = .executing }
            wasCancelled = _isMarkedCancelled
            return stage
          }
          switch stage {
          case .new: if _stage == .new { fatalError("\(self): receiver is not yet ready to execute") }
          case .starting: break
          case .finished: return
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
          _finish()
        }
        var isAsynchronous: Bool { false }
        var isConcurrent: Bool { isAsynchronous }
        var isCancelled: Bool { _guard.withLock { _isMarkedCancelled } }
        var isExecuting: Bool { _guard.withLock { _stage == .executing } }
        var isFinished: Bool { _guard.withLock { _stage == .finished } }
        var isReady: Bool { _guard.withLock { _unfinished == 0 } }
        func cancel() {
          if isFinished { return }
          let isTooLate = _guard.withLock { () -> Bool in
            _isMarkedCancelled = true
            if _stage.rawValue >= 3 { return true }
            _unfinished = 0
            return false
          }
          if !isTooLate { _noteReady() }
        }
        func waitUntilFinished() {
          let turn = _guard.withLock { () -> DispatchSemaphore? in
            if _stage == .finished { return nil }
            let turn = DispatchSemaphore(_kind: 3)
            _waiters.append(turn)
            return turn
          }
          turn?.wait()
        }
        var dependencies: [Operation] { _guard.withLock { _before.filter { !($0 is _BarrierOperation) } } }
        func addDependency(_ op: Operation) {
          let isNew = _guard.withLock { () -> Bool in
            if _before.contains(where: { $0 === op }) { return false }
            _before.append(op)
            if !_isMarkedCancelled { _unfinished += 1 }
            return !_isMarkedCancelled
          }
          if isNew {
            let isOver = op._guard.withLock { () -> Bool in
              if op._stage == .finished { return true }
              op._after.append(self)
              return false
            }
            if isOver { _guard.withLock { if _unfinished > 0 { _unfinished -= 1 } } }
          }
          _noteReady()
        }
        func removeDependency(_ op: Operation) {
          let isKnown = op._guard.withLock { () -> Bool in
            let count = op._after.count
            op._after.removeAll { $0 === self }
            return op._after.count < count
          }
          _guard.withLock {
            _before.removeAll { $0 === op }
            if isKnown && _unfinished > 0 { _unfinished -= 1 }
          }
          _noteReady()
        }
        var queuePriority: QueuePriority {
          get { QueuePriority(rawValue: _guard.withLock { _priority ?? 0 }) ?? .normal }
          set { _guard.withLock { _priority = newValue.rawValue } }
        }
        var qualityOfService: QualityOfService {
          get { _guard.withLock { _quality ?? .default } }
          set { _guard.withLock { _quality = newValue } }
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
          _guard.withLock { if isRunning && _stage.rawValue < 3 { _stage = .executing } }
        }
        func _noteReady() { _guard.withLock({ _queue })?._schedule() }
        func _noteFinished() { if isFinished { _finish() } }
        func _finish() {
          var stage = _OperationStage.new
          var after: [Operation] = []
          var waiters: [DispatchSemaphore] = []
          var queue: OperationQueue? = nil
          var completion: (() -> Void)? = nil
          _guard.withLock {
            stage = _stage
            _stage = .finished
            after = _after
            _after = []
            waiters = _waiters
            _waiters = []
            queue = _queue
            _queue = nil
            completion = completionBlock
          }
          if stage == .finished { return }
          for operation in after { operation._loseDependency() }
          for waiter in waiters { waiter.signal() }
          if let completion { DispatchQueue.global(qos: .default).async(execute: completion) }
          queue?._remove(self, wasStarted: stage.rawValue >= 2)
        }
        func _loseDependency() {
          let isNext = _guard.withLock { () -> Bool in
            if _unfinished > 0 { _unfinished -= 1 }
            return _unfinished == 0
          }
          if isNext { _noteReady() }
        }
        var _line: Int { _priority ?? (_queue?._limit == 1 ? 0 : _quality?._line ?? 0) }
      }
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
          _guard.withLock { executionBlocks.append(block) }
        }
        override func main() {
          let blocks = _guard.withLock { executionBlocks }
          for block in blocks { block() }
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
      }
      class OperationQueue: NSObject {
        static var defaultMaxConcurrentOperationCount: Int { -1 }
        static let main = OperationQueue(_isMain: true)
        static var current: OperationQueue? { Thread.current._operationQueue ?? (Thread.isMainThread ? main : nil) }
        let _guard = NSLock()
        let _isMain: Bool
        var _all: [Operation] = []
        var _waiting: [Operation] = []
        var _waiters: [DispatchSemaphore] = []
        var _running = 0
        var _limit = Int.max
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
            _guard.withLock { _limit = newValue < 0 ? Int.max : newValue }
            _schedule()
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
        var operations: [Operation] { _guard.withLock { _all.filter { !($0 is _BarrierOperation) } } }
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
          let earlier = _guard.withLock { _all }
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
          for operation in _guard.withLock({ _all }) { operation.cancel() }
        }
        func waitUntilAllOperationsAreFinished() {
          let turn = _guard.withLock { () -> DispatchSemaphore? in
            if _all.isEmpty { return nil }
            let turn = DispatchSemaphore(_kind: 3)
            _waiters.append(turn)
            return turn
          }
          turn?.wait()
        }
        func _add(_ ops: [Operation], isBarrier: Bool) {
          for operation in ops {
            let isNew = operation._guard.withLock { () -> Bool in
              if operation._stage != .new { return false }
              operation._stage = .enqueued
              operation._queue = self
              return true
            }
            if !isNew { fatalError("operations finished, executing or already in a queue cannot be enqueued") }
            if !isBarrier {
              let barriers = _guard.withLock { _waiting.filter { $0 is _BarrierOperation } }
              for barrier in barriers { operation.addDependency(barrier) }
            }
          }
          _guard.withLock {
            _all += ops
            _waiting += ops
            if _isHeld { _ = _backingQueue() }
            _startReady()
          }
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
              operation._guard.withLock { operation._stage = .starting }
              _running += 1
              slots -= 1
              _submit(operation)
            }
          }
        }
        func _submit(_ operation: Operation) {
          let queue = _backingQueue()
          _announce(operation._guard)
          // One that was cancelled waits for none.
          if !operation._isMarkedCancelled { for other in operation._before { _announceDependency(other._guard) } }
          if operation is _BarrierOperation {
            queue.async(flags: .barrier) { self._start(operation) }
          } else if let quality = operation._quality {
            queue.async(execute: DispatchWorkItem(qos: quality._quality, flags: .enforceQoS) { self._start(operation) })
          } else {
            queue.async(execute: DispatchWorkItem(flags: .assignCurrentContext) { self._start(operation) })
          }
        }
        func _start(_ operation: Operation) {
          let thread = Thread.current
          let outer = thread._operationQueue
          thread._operationQueue = self
          operation.start()
          thread._operationQueue = outer
        }
        func _remove(_ operation: Operation, wasStarted: Bool) {
          let waiters = _guard.withLock { () -> [DispatchSemaphore] in
            _all.removeAll { $0 === operation }
            _waiting.removeAll { $0 === operation }
            if wasStarted { _running -= 1 }
            _startReady()
            if !_all.isEmpty { return [] }
            let waiters = _waiters
            _waiters = []
            return waiters
          }
          for waiter in waiters { waiter.signal() }
        }
      }
      """#)
}
