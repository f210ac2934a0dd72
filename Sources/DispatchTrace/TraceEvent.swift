/// One recorded line of a trace: what happened, when, on which thread, because of which place in the scenario.
///
/// Fixed size (40 bytes), no references: a million blocks cost megabytes, not gigabytes.
public struct TraceEvent: Hashable, Sendable, BitwiseCopyable {
  /// When it happened.
  public var instant: Instant
  /// Who did it.
  public var thread: ThreadID
  /// The call in the scenario that made it happen; `.none` when none did.
  public var position: SourcePosition
  /// What happened.
  public var kind: Kind

  /// One line of a trace.
  @inlinable
  public init(instant: Instant, thread: ThreadID, position: SourcePosition, kind: Kind) {
    self.instant = instant
    self.thread = thread
    self.position = position
    self.kind = kind
  }

  /// No payload is wider than 23 bytes, padding included: that is why some name their longest value first.
  public enum Kind: Hashable, Sendable, BitwiseCopyable {
    // Things come into being. A global queue is declared when it is first used.
    case queueCreated(QueueID, Queue)
    case queueRetargeted(QueueID, target: QueueID)
    /// `starter` is the thread that asked for a detached one; nil for all others, and where it is not known.
    case threadCreated(ThreadKind, name: StringID?, starter: ThreadID? = nil)
    case threadExited
    case groupCreated(GroupID, name: StringID?)
    case semaphoreCreated(SemaphoreID, SemaphoreKind, name: StringID?, value: Int32)
    case workItemCreated(WorkItemID, name: StringID?)
    case sourceCreated(SourceID, SourceKind, name: StringID?, queue: QueueID)
    case onceDeclared(OnceID, name: StringID?)
    /// `owner` is the variable of the object that has it: `alice` of `alice.lock`.
    case lockCreated(LockID, name: StringID?, owner: StringID? = nil, isRecursive: Bool)
    case variableDeclared(VariableID, name: StringID)

    // Cores: who computes where.
    case coreAcquired(CoreID)
    case coreReleased(CoreID, CoreRelease)

    // The life of a block: (scheduled,) submitted, started, ended; or submitted, skipped.
    /// `asyncAfter` was called; the block is submitted at `due`.
    case scheduled(ItemID, queue: QueueID, due: Instant)
    /// The block joined its queue. Everything that is known about it is in its `Submission`.
    case submitted(Submission)
    case started(ItemID, queue: QueueID)
    case ended(ItemID)
    /// The turn of a cancelled work item came: its body did not run (W-01).
    case skipped(ItemID, queue: QueueID)

    // What a thread does inside a block.
    case spanBegan(SpanKind, duration: VirtualDuration, name: StringID?)
    case spanEnded
    case waitBegan(Wait)
    /// The wait is over. `waker` is the thread that ended it, nil when time did.
    case waitEnded(isTimedOut: Bool, waker: ThreadID?)
    case printed(StringID)
    case touchedUserInterface(StringID)
    /// What a test of the program checks does not hold; the run goes on.
    case testFailed(StringID)
    case accessed(VariableID, AccessKind)

    // Queues held without a running block: a `sync` that climbs the target chain holds the lower queues (rule 7).
    case queueHeld(QueueID)
    case queueReleased(QueueID)
    case queueSuspended(QueueID, count: Int32)
    case queueResumed(QueueID, count: Int32)
    case queueActivated(QueueID)
    /// The operation queue that hands its operations to this queue hands on none until the next `operationsResumed` (F-09).
    case operationsSuspended(QueueID)
    case operationsResumed(QueueID)

    // Groups, semaphores, work items, once, locks.
    case groupEntered(GroupID, count: Int32, item: ItemID?)
    case groupLeft(GroupID, count: Int32, item: ItemID?)
    case notifyRegistered(ItemID, queue: QueueID, on: GroupID?, workItem: WorkItemID?)
    case semaphoreSignalled(SemaphoreID, value: Int32)
    /// The semaphore was taken; `value` is what is left, negative while others wait.
    /// Tried: with a time-out, so that it would have gone on without it.
    case semaphoreTaken(SemaphoreID, value: Int32, isTried: Bool = false)
    case workItemCancelled(WorkItemID)
    /// `perform()` of the work item runs its body on this thread until the matching `performEnded`; one that was cancelled ends
    /// where it begins.
    case performBegan(WorkItemID)
    case performEnded(WorkItemID)
    /// One call of `concurrentPerform`: until the matching `applyEnded` this thread takes iterations, and waits for the others.
    case applyBegan(ApplyID, iterations: Int64)
    case applyEnded(ApplyID)
    case onceBegan(OnceID)
    case onceEnded(OnceID)
    /// Tried: by `try`, or with a limit.
    case lockTaken(LockID, isTried: Bool = false)
    case lockReleased(LockID)

    // Sources. A handler call is an item of kind `.timer` or `.source`.
    case sourceScheduled(start: Instant, intervalNanoseconds: Int64, source: SourceID)
    /// `count` firings (or the merged data) are pending since now; the handler has not run yet.
    case sourceFired(SourceID, data: Int64)
    /// The handler call `item` is about to deliver `data`.
    case sourceDelivered(SourceID, item: ItemID, data: Int64)
    /// Released: nobody held it any more.
    case sourceCancelled(SourceID, isReleased: Bool = false)
    case sourceSuspended(SourceID, count: Int32)
    case sourceResumed(SourceID, count: Int32)
    /// Again when it gets an event handler while it is active.
    case sourceActivated(SourceID)

    /// The main thread enters its run loop, or leaves for good with `dispatchMain()`.
    case runLoopEntered
    case dispatchMainCalled

    /// The last reference to a dispatch object went while it was still in use, without a trap (a leaked group, G-09).
    case groupLeaked(GroupID, count: Int32)

    // The process as a whole.
    /// The process is in this phase of its life until the next one begins; which phases there are is the scenario's business.
    case phaseBegan(StringID)
    /// From now on no thread of the process runs; threads outside it do. Time goes on.
    case processFrozen
    case processThawed
  }

  /// What a created queue is.
  public struct Queue: Hashable, Sendable, BitwiseCopyable {
    /// As the scenario gave it.
    public var label: StringID
    /// The queue it hands its blocks to; nil for root queues.
    public var target: QueueID?
    /// Serial, concurrent, main or global.
    public var kind: QueueKind
    /// As it was asked for; `.unspecified` when it was not.
    public var qos: QoSClass
    /// A root queue whose pool makes a thread for each of its queues.
    public var isOvercommit: Bool
    /// It takes blocks but runs none until it is activated.
    public var isInactive: Bool

    /// What a queue is when it is created.
    public init(
      label: StringID, target: QueueID?, kind: QueueKind, qos: QoSClass, isOvercommit: Bool = false, isInactive: Bool = false
    ) {
      self.label = label
      self.target = target
      self.kind = kind
      self.qos = qos
      self.isOvercommit = isOvercommit
      self.isInactive = isInactive
    }
  }

  /// A block joins a queue. 23 bytes: optional ids are packed, and what the second and third of them name depends on `kind`.
  public struct Submission: Hashable, Sendable, BitwiseCopyable {
    /// The submission itself.
    public var item: ItemID
    /// The queue it was handed to.
    public var queue: QueueID
    @usableFromInline var packedName: StringID.Packed
    /// The work item, the `concurrentPerform` or the source.
    @usableFromInline var rawOwner: Int32
    /// The group, or the number of the iteration.
    @usableFromInline var rawPart: Int32
    public let kind: SubmissionKind
    /// As it was asked for; `.unspecified` when it was not.
    public var qos: QoSClass
    /// On a concurrent queue it runs alone.
    public var isBarrier: Bool

    /// A block that code hands to a queue; `kind` is none of those that have an initialiser of their own.
    @inlinable
    public init(
      item: ItemID, queue: QueueID, kind: SubmissionKind, name: StringID? = nil, workItem: WorkItemID? = nil,
      group: GroupID? = nil, qos: QoSClass = .unspecified, isBarrier: Bool = false
    ) {
      self.init(
        item: item, queue: queue, kind: kind, packedName: StringID.Packed(name), packedWorkItem: WorkItemID.Packed(workItem),
        packedGroup: GroupID.Packed(group), qos: qos, isBarrier: isBarrier)
    }

    /// The iteration of `apply` with index `iteration`, from 0.
    @inlinable
    public init(item: ItemID, queue: QueueID, iteration: Int32, of apply: ApplyID, name: StringID? = nil) {
      self.init(item: item, queue: queue, kind: .apply, name: name)
      rawOwner = apply.index
      rawPart = iteration
    }

    /// A call of a handler of `source`; `kind` says of which.
    @inlinable
    public init(item: ItemID, queue: QueueID, kind: SubmissionKind, of source: SourceID, name: StringID? = nil) {
      self.init(item: item, queue: queue, kind: kind, name: name)
      rawOwner = source.index
    }

    /// With the optional ids as they are stored.
    @inlinable
    package init(
      item: ItemID, queue: QueueID, kind: SubmissionKind, packedName: StringID.Packed, packedWorkItem: WorkItemID.Packed,
      packedGroup: GroupID.Packed, qos: QoSClass, isBarrier: Bool
    ) {
      self.item = item
      self.queue = queue
      self.packedName = packedName
      rawOwner = packedWorkItem.raw
      rawPart = packedGroup.raw
      self.kind = kind
      self.qos = qos
      self.isBarrier = isBarrier
    }

    /// The name the scenario gives the block; nil for an anonymous one (see `Trace.name(of:)`).
    @inlinable public var name: StringID? { packedName.id }
    @inlinable public var workItem: WorkItemID? { kind.isOfBlock && rawOwner >= 0 ? WorkItemID(rawOwner) : nil }
    @inlinable public var group: GroupID? { kind.isOfBlock && rawPart >= 0 ? GroupID(rawPart) : nil }
    /// The call of `concurrentPerform` that it is an iteration of, and the iteration's index; nil for all other kinds.
    @inlinable public var apply: ApplyID? { kind == .apply && rawOwner >= 0 ? ApplyID(rawOwner) : nil }
    @inlinable public var iteration: Int32? { kind == .apply && rawPart >= 0 ? rawPart : nil }
    /// The source whose handler it calls; nil for all other kinds.
    @inlinable public var source: SourceID? { kind.isOfHandler && rawOwner >= 0 ? SourceID(rawOwner) : nil }
  }

  /// A thread waits.
  public struct Wait: Hashable, Sendable, BitwiseCopyable {
    /// When it gives up; `.distantFuture` for never.
    public var deadline: Instant
    /// For what.
    public var reason: WaitReason

    /// A wait that begins; without a deadline it is for ever.
    public init(reason: WaitReason, deadline: Instant = .distantFuture) {
      self.reason = reason
      self.deadline = deadline
    }
  }

  /// What a thread waits for.
  public enum WaitReason: Hashable, Sendable, BitwiseCopyable {
    /// Its turn on `queue` to run `item` inline (`sync`); `queue` may be a target further down the item's own queue.
    case sync(queue: QueueID, item: ItemID)
    /// `main.sync` from another thread: the main thread runs `item`, the caller waits for its end.
    case syncOnMainThread(item: ItemID)
    case semaphore(SemaphoreID)
    case group(GroupID)
    case workItem(WorkItemID)
    /// The iterations of a `concurrentPerform` that other threads still run.
    case apply(ApplyID)
    case once(OnceID)
    case lock(LockID)
    /// Work for the main queue, which the main thread serves in the midst of its code until `deadline`: `RunLoop.main.run(until:)`.
    case runLoop
  }
}
