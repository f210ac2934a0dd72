/// The names of trace events in a file, and for each an event of that kind whose contents do not matter.
///
/// The cases are those of `TraceEvent.Kind`, in the same order.
enum TraceEventName: UInt8, CaseIterable {
  case queueCreated, queueRetargeted, threadCreated, threadExited, groupCreated, semaphoreCreated, workItemCreated, sourceCreated
  case onceDeclared, lockCreated, variableDeclared
  case coreAcquired, coreReleased
  case scheduled, submitted, started, ended, skipped
  case spanBegan, spanEnded, waitBegan, waitEnded, printed, touchedUserInterface, testFailed, accessed
  case queueHeld, queueReleased, queueSuspended, queueResumed, queueActivated, operationsSuspended, operationsResumed
  case groupEntered, groupLeft, notifyRegistered, semaphoreSignalled, semaphoreTaken, workItemCancelled
  case performBegan, performEnded, applyBegan, applyEnded
  case onceBegan, onceEnded, lockTaken, lockReleased
  case sourceScheduled, sourceFired, sourceDelivered, sourceCancelled, sourceSuspended, sourceResumed, sourceActivated
  case runLoopEntered, dispatchMainCalled, groupLeaked
  case phaseBegan, processFrozen, processThawed

  /// The case's own name: renaming a case changes the format.
  var text: String { "\(self)" }
  var offset: Int { Int(rawValue) }

  /// The bytes between the quotes, by `offset`.
  static let bytes: [[UInt8]] = allCases.map { Array($0.text.utf8) }
  static let prototypes: [TraceEvent.Kind] = allCases.map(\.prototype)

  /// The reader starts from this and lets `TraceFormat.code` replace every field.
  private var prototype: TraceEvent.Kind {
    let text = StringID(0)
    let queue = TraceEvent.Queue(label: text, target: nil, kind: .serial, qos: .unspecified)
    switch self {
    case .queueCreated: return .queueCreated(QueueID(0), queue)
    case .queueRetargeted: return .queueRetargeted(QueueID(0), target: QueueID(0))
    case .threadCreated: return .threadCreated(.main, name: nil)
    case .threadExited: return .threadExited
    case .groupCreated: return .groupCreated(GroupID(0), name: nil)
    case .semaphoreCreated: return .semaphoreCreated(SemaphoreID(0), .semaphore, name: nil, value: 0)
    case .workItemCreated: return .workItemCreated(WorkItemID(0), name: nil)
    case .sourceCreated: return .sourceCreated(SourceID(0), .timer, name: nil, queue: QueueID(0))
    case .onceDeclared: return .onceDeclared(OnceID(0), name: nil)
    case .lockCreated: return .lockCreated(LockID(0), name: nil, isRecursive: false)
    case .variableDeclared: return .variableDeclared(VariableID(0), name: text)
    case .coreAcquired: return .coreAcquired(CoreID(0))
    case .coreReleased: return .coreReleased(CoreID(0), .idle)
    case .scheduled: return .scheduled(ItemID(0), queue: QueueID(0), due: .zero)
    case .submitted: return .submitted(TraceEvent.Submission(item: ItemID(0), queue: QueueID(0), kind: .async))
    case .started: return .started(ItemID(0), queue: QueueID(0))
    case .ended: return .ended(ItemID(0))
    case .skipped: return .skipped(ItemID(0), queue: QueueID(0))
    case .spanBegan: return .spanBegan(.work, duration: .zero, name: nil)
    case .spanEnded: return .spanEnded
    case .waitBegan: return .waitBegan(TraceEvent.Wait(reason: .group(GroupID(0))))
    case .waitEnded: return .waitEnded(isTimedOut: false, waker: nil)
    case .printed: return .printed(text)
    case .touchedUserInterface: return .touchedUserInterface(text)
    case .testFailed: return .testFailed(text)
    case .accessed: return .accessed(VariableID(0), .read)
    case .queueHeld: return .queueHeld(QueueID(0))
    case .queueReleased: return .queueReleased(QueueID(0))
    case .queueSuspended: return .queueSuspended(QueueID(0), count: 0)
    case .queueResumed: return .queueResumed(QueueID(0), count: 0)
    case .queueActivated: return .queueActivated(QueueID(0))
    case .operationsSuspended: return .operationsSuspended(QueueID(0))
    case .operationsResumed: return .operationsResumed(QueueID(0))
    case .groupEntered: return .groupEntered(GroupID(0), count: 0, item: nil)
    case .groupLeft: return .groupLeft(GroupID(0), count: 0, item: nil)
    case .notifyRegistered: return .notifyRegistered(ItemID(0), queue: QueueID(0), on: nil, workItem: nil)
    case .semaphoreSignalled: return .semaphoreSignalled(SemaphoreID(0), value: 0)
    case .semaphoreTaken: return .semaphoreTaken(SemaphoreID(0), value: 0)
    case .workItemCancelled: return .workItemCancelled(WorkItemID(0))
    case .performBegan: return .performBegan(WorkItemID(0))
    case .performEnded: return .performEnded(WorkItemID(0))
    case .applyBegan: return .applyBegan(ApplyID(0), iterations: 0)
    case .applyEnded: return .applyEnded(ApplyID(0))
    case .onceBegan: return .onceBegan(OnceID(0))
    case .onceEnded: return .onceEnded(OnceID(0))
    case .lockTaken: return .lockTaken(LockID(0))
    case .lockReleased: return .lockReleased(LockID(0))
    case .sourceScheduled: return .sourceScheduled(start: .zero, intervalNanoseconds: 0, source: SourceID(0))
    case .sourceFired: return .sourceFired(SourceID(0), data: 0)
    case .sourceDelivered: return .sourceDelivered(SourceID(0), item: ItemID(0), data: 0)
    case .sourceCancelled: return .sourceCancelled(SourceID(0))
    case .sourceSuspended: return .sourceSuspended(SourceID(0), count: 0)
    case .sourceResumed: return .sourceResumed(SourceID(0), count: 0)
    case .sourceActivated: return .sourceActivated(SourceID(0))
    case .runLoopEntered: return .runLoopEntered
    case .dispatchMainCalled: return .dispatchMainCalled
    case .groupLeaked: return .groupLeaked(GroupID(0), count: 0)
    case .phaseBegan: return .phaseBegan(text)
    case .processFrozen: return .processFrozen
    case .processThawed: return .processThawed
    }
  }
}

extension TraceEvent.Kind {
  var name: TraceEventName {
    switch self {
    case .queueCreated: .queueCreated
    case .queueRetargeted: .queueRetargeted
    case .threadCreated: .threadCreated
    case .threadExited: .threadExited
    case .groupCreated: .groupCreated
    case .semaphoreCreated: .semaphoreCreated
    case .workItemCreated: .workItemCreated
    case .sourceCreated: .sourceCreated
    case .onceDeclared: .onceDeclared
    case .lockCreated: .lockCreated
    case .variableDeclared: .variableDeclared
    case .coreAcquired: .coreAcquired
    case .coreReleased: .coreReleased
    case .scheduled: .scheduled
    case .submitted: .submitted
    case .started: .started
    case .ended: .ended
    case .skipped: .skipped
    case .spanBegan: .spanBegan
    case .spanEnded: .spanEnded
    case .waitBegan: .waitBegan
    case .waitEnded: .waitEnded
    case .printed: .printed
    case .touchedUserInterface: .touchedUserInterface
    case .testFailed: .testFailed
    case .accessed: .accessed
    case .queueHeld: .queueHeld
    case .queueReleased: .queueReleased
    case .queueSuspended: .queueSuspended
    case .queueResumed: .queueResumed
    case .queueActivated: .queueActivated
    case .operationsSuspended: .operationsSuspended
    case .operationsResumed: .operationsResumed
    case .groupEntered: .groupEntered
    case .groupLeft: .groupLeft
    case .notifyRegistered: .notifyRegistered
    case .semaphoreSignalled: .semaphoreSignalled
    case .semaphoreTaken: .semaphoreTaken
    case .workItemCancelled: .workItemCancelled
    case .performBegan: .performBegan
    case .performEnded: .performEnded
    case .applyBegan: .applyBegan
    case .applyEnded: .applyEnded
    case .onceBegan: .onceBegan
    case .onceEnded: .onceEnded
    case .lockTaken: .lockTaken
    case .lockReleased: .lockReleased
    case .sourceScheduled: .sourceScheduled
    case .sourceFired: .sourceFired
    case .sourceDelivered: .sourceDelivered
    case .sourceCancelled: .sourceCancelled
    case .sourceSuspended: .sourceSuspended
    case .sourceResumed: .sourceResumed
    case .sourceActivated: .sourceActivated
    case .runLoopEntered: .runLoopEntered
    case .dispatchMainCalled: .dispatchMainCalled
    case .groupLeaked: .groupLeaked
    case .phaseBegan: .phaseBegan
    case .processFrozen: .processFrozen
    case .processThawed: .processThawed
    }
  }
}
