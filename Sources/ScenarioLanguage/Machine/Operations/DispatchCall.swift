/// The library functions that ask something of the simulation, under their names in the library's text: `Type.name(labels:)`.
enum DispatchCall: UInt8, CaseIterable {
  case none
  // Queues
  case queueInit, queueGlobal, queueLabel, queueCurrentLabel, queueQoS, queueSetTarget, queueActivate, queueSuspend, queueResume
  case queueSuspendOperations, queueResumeOperations
  case queueSetSpecific, queueGetSpecific, queueGetCurrentSpecific, queuePrecondition
  // Submissions
  case async, asyncGroupItem, asyncItem, sync, syncItem, asyncAfter, asyncAfterItem, asyncAfterWall, asyncAfterWallItem,
    concurrentPerform
  // Groups
  case groupInit, groupEnter, groupLeave, groupNotify, groupNotifyItem, groupWait, groupWaitTimeout, groupWaitWall
  // Semaphores
  case semaphoreInit, semaphoreInitKind, semaphoreSignal, semaphoreWait, semaphoreWaitTimeout, semaphoreWaitWall
  // Work items
  case itemInit, itemPerform, itemWait, itemWaitTimeout, itemWaitWall, itemNotify, itemNotifyItem, itemCancel, itemIsCancelled
  // Sources
  case sourceTimer, sourceAdd, sourceOr, sourceReplace, sourceEventHandler, sourceCancelHandler, sourceRegistrationHandler
  case sourceSchedule, sourceScheduleWall, sourceMerge, sourceTell, sourceData, sourceActivate, sourceSuspend, sourceResume
  case sourceCancel, sourceIsCancelled
  // Time
  case timeNow, wallNow, timeTold, timeToldNow
  // Locks and threads
  case lockInit, recursiveLockInit, lock, lockTry, lockBefore, unlock, lockPassReading, lockPassWriting, lockPassApart
  case lockPassUnwatched, lockPassWatching
  case threadIsMain, threadExit, threadStart, threadSleep, threadNumber, threadQoS, threadSetQoS, coreCount
  // The process
  case phase, freeze, thaw, outsideStart
  // The main thread
  case runLoopRun, runLoopServe, timerLeave, timerTake, operationAnnounce, dependencyAnnounce, turnAnnounce
  case dispatchMain
  // The outside
  case print, work, io, ui, failTest, exit
  /// Around a `print` that asks for descriptions. The simulation hears of them when one waits.
  case beginDescribing, endDescribing
  /// Around the code of a test case, and what ends that code where it is: only the machine knows of them.
  case beginCase, endCase, interruptCase

  static let byName: [String: DispatchCall] = [
    "DispatchQueue.init(label:qos:attributes:autoreleaseFrequency:target:)": .queueInit,
    "DispatchQueue.global(qos:)": .queueGlobal,
    "DispatchQueue.label": .queueLabel,
    "_currentQueueLabel()": .queueCurrentLabel,
    "DispatchQueue.qos": .queueQoS,
    "DispatchQueue.setTarget(queue:)": .queueSetTarget,
    "DispatchQueue.activate()": .queueActivate,
    "DispatchQueue.suspend()": .queueSuspend,
    "DispatchQueue.resume()": .queueResume,
    "DispatchQueue._suspendOperations()": .queueSuspendOperations,
    "DispatchQueue._resumeOperations()": .queueResumeOperations,
    "DispatchQueue._setSpecific(_:_:_:)": .queueSetSpecific,
    "DispatchQueue._getSpecific(_:)": .queueGetSpecific,
    "DispatchQueue._getCurrentSpecific(_:)": .queueGetCurrentSpecific,
    "_precondition(_:_:)": .queuePrecondition,
    "DispatchQueue.async(group:qos:flags:execute:)": .async,
    "DispatchQueue.async(group:execute:)": .asyncGroupItem,
    "DispatchQueue.async(execute:)": .asyncItem,
    "DispatchQueue._sync(_:_:_:)": .sync,
    "DispatchQueue.sync(execute:)": .syncItem,
    "DispatchQueue.asyncAfter(deadline:qos:flags:execute:)": .asyncAfter,
    "DispatchQueue.asyncAfter(deadline:execute:)": .asyncAfterItem,
    "DispatchQueue.asyncAfter(wallDeadline:qos:flags:execute:)": .asyncAfterWall,
    "DispatchQueue.asyncAfter(wallDeadline:execute:)": .asyncAfterWallItem,
    "DispatchQueue.concurrentPerform(iterations:execute:)": .concurrentPerform,
    "DispatchGroup.init()": .groupInit,
    "DispatchGroup.enter()": .groupEnter,
    "DispatchGroup.leave()": .groupLeave,
    "DispatchGroup.notify(qos:flags:queue:execute:)": .groupNotify,
    "DispatchGroup.notify(queue:work:)": .groupNotifyItem,
    "DispatchGroup.wait()": .groupWait,
    "DispatchGroup.wait(timeout:)": .groupWaitTimeout,
    "DispatchGroup.wait(wallTimeout:)": .groupWaitWall,
    "DispatchSemaphore.init(value:)": .semaphoreInit,
    "DispatchSemaphore.init(_kind:)": .semaphoreInitKind,
    "DispatchSemaphore.signal()": .semaphoreSignal,
    "DispatchSemaphore.wait()": .semaphoreWait,
    "DispatchSemaphore.wait(timeout:)": .semaphoreWaitTimeout,
    "DispatchSemaphore.wait(wallTimeout:)": .semaphoreWaitWall,
    "DispatchWorkItem.init(qos:flags:block:)": .itemInit,
    "DispatchWorkItem.perform()": .itemPerform,
    "DispatchWorkItem.wait()": .itemWait,
    "DispatchWorkItem.wait(timeout:)": .itemWaitTimeout,
    "DispatchWorkItem.wait(wallTimeout:)": .itemWaitWall,
    "DispatchWorkItem.notify(qos:flags:queue:execute:)": .itemNotify,
    "DispatchWorkItem.notify(queue:execute:)": .itemNotifyItem,
    "DispatchWorkItem.cancel()": .itemCancel,
    "DispatchWorkItem.isCancelled": .itemIsCancelled,
    "DispatchSource.makeTimerSource(flags:queue:)": .sourceTimer,
    "DispatchSource.makeUserDataAddSource(queue:)": .sourceAdd,
    "DispatchSource.makeUserDataOrSource(queue:)": .sourceOr,
    "DispatchSource.makeUserDataReplaceSource(queue:)": .sourceReplace,
    "DispatchSource._makeSignalSource(queue:)": .sourceAdd,
    "DispatchSource._makeMemoryPressureSource(queue:)": .sourceAdd,
    "DispatchSource._makeReadSource(queue:)": .sourceReplace,
    "DispatchSource._makeWriteSource(queue:)": .sourceReplace,
    "_eventHandler(_:_:_:_:)": .sourceEventHandler,
    "_cancelHandler(_:_:_:_:)": .sourceCancelHandler,
    "_registrationHandler(_:_:_:_:)": .sourceRegistrationHandler,
    "_schedule(_:_:_:_:)": .sourceSchedule,
    "_scheduleWall(_:_:_:_:)": .sourceScheduleWall,
    "_mergeData(_:_:)": .sourceMerge,
    "_tellSource(_:_:)": .sourceTell,
    "_sourceData(_:)": .sourceData,
    "_activate(_:)": .sourceActivate,
    "_suspend(_:)": .sourceSuspend,
    "_resume(_:)": .sourceResume,
    "_cancel(_:)": .sourceCancel,
    "_isCancelled(_:)": .sourceIsCancelled,
    "DispatchTime.now()": .timeNow,
    "DispatchWallTime.now()": .wallNow,
    "_tell(_:)": .timeTold,
    "_presentTime()": .timeToldNow,
    "NSLock.init()": .lockInit,
    "NSRecursiveLock.init()": .recursiveLockInit,
    "NSLock.lock()": .lock,
    "NSRecursiveLock.lock()": .lock,
    "NSLock.try()": .lockTry,
    "NSRecursiveLock.try()": .lockTry,
    "NSLock._lock(_:)": .lockBefore,
    "NSRecursiveLock._lock(_:)": .lockBefore,
    "NSLock.unlock()": .unlock,
    "NSRecursiveLock.unlock()": .unlock,
    "Thread.isMainThread": .threadIsMain,
    "_startThread(_:_:)": .threadStart,
    "_sleep(_:)": .threadSleep,
    "_threadNumber()": .threadNumber,
    "_ownQoS()": .threadQoS,
    "_setOwnQoS(_:)": .threadSetQoS,
    "_coreCount()": .coreCount,
    "_phase(_:)": .phase,
    "_freeze()": .freeze,
    "_thaw()": .thaw,
    "_startOutside(_:_:)": .outsideStart,
    "_runMainLoop()": .runLoopRun,
    "_serveMainLoop(_:_:_:_:)": .runLoopServe,
    "_leaveTimer(_:_:_:)": .timerLeave,
    "_takeTimer(_:)": .timerTake,
    "_passReading(_:)": .lockPassReading,
    "_passWriting(_:)": .lockPassWriting,
    "_passApart(_:)": .lockPassApart,
    "_passUnwatched(_:)": .lockPassUnwatched,
    "_passWatching(_:)": .lockPassWatching,
    "_announce(_:_:_:_:)": .operationAnnounce,
    "_announceDependency(_:)": .dependencyAnnounce,
    "_announceTurn(_:_:_:_:_:)": .turnAnnounce,
    "dispatchMain()": .dispatchMain,
    "_print(_:)": .print,
    "_work(_:_:)": .work,
    "_io(_:_:)": .io,
    "ui(_:)": .ui,
    "_failTest(_:_:)": .failTest,
    "_beginCase()": .beginCase,
    "_endCase()": .endCase,
    "_interruptCase()": .interruptCase,
    "_exit(_:)": .exit,
    "_exitThread()": .threadExit,
  ]
}
