#if SIMULATED_DISPATCH
  import SimulatedDispatch

  typealias DispatchQueue = SimulatedDispatch.DispatchQueue
  typealias DispatchGroup = SimulatedDispatch.DispatchGroup
  typealias DispatchSemaphore = SimulatedDispatch.DispatchSemaphore
  typealias DispatchWorkItem = SimulatedDispatch.DispatchWorkItem
  typealias DispatchSource = SimulatedDispatch.DispatchSource
  typealias DispatchSourceTimer = SimulatedDispatch.DispatchSourceTimer
  typealias DispatchTime = SimulatedDispatch.DispatchTime
  typealias DispatchWallTime = SimulatedDispatch.DispatchWallTime
  typealias DispatchPredicate = SimulatedDispatch.DispatchPredicate
  typealias NSLock = SimulatedDispatch.NSLock
  typealias NSRecursiveLock = SimulatedDispatch.NSRecursiveLock
  typealias NSCondition = SimulatedDispatch.NSCondition
  typealias Thread = SimulatedDispatch.Thread
  typealias Timer = SimulatedDispatch.Timer
  typealias RunLoop = SimulatedDispatch.RunLoop
  typealias Shared = SimulatedDispatch.Shared
#else
  import Dispatch

  /// The real program sees a plain variable.
  @propertyWrapper
  struct Shared<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value, _ name: String? = nil) { self.wrappedValue = wrappedValue }
  }
#endif
