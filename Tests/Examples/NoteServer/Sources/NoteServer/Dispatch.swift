#if RECORDED_DISPATCH
  import RecordedDispatch

  typealias DispatchQueue = RecordedDispatch.DispatchQueue
  typealias DispatchGroup = RecordedDispatch.DispatchGroup
  typealias DispatchSemaphore = RecordedDispatch.DispatchSemaphore
  typealias DispatchWorkItem = RecordedDispatch.DispatchWorkItem
  typealias DispatchSource = RecordedDispatch.DispatchSource
  typealias DispatchSourceTimer = RecordedDispatch.DispatchSourceTimer
  typealias DispatchSourceRead = RecordedDispatch.DispatchSourceRead
  typealias NSLock = RecordedDispatch.NSLock
  typealias Thread = RecordedDispatch.Thread
#else
  import Dispatch
#endif
