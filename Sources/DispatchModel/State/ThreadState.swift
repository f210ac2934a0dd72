import DispatchTrace

/// A simulated thread: a stack of frames, and what it does right now.
struct ThreadState: ~Copyable {
  enum Activity: UInt8 {
    /// A worker without work, or the main thread in its run loop.
    case parked
    /// Wants a core; none is free.
    case waitingForCore
    /// Has a core and something to do at this instant.
    case ready
    /// Computes on its core until an event ends it.
    case computing
    /// Waits for something other than a core.
    case blocked
    case exited
  }

  /// What the thread does when it is advanced.
  enum Next {
    /// Its code goes on with this reply.
    case code(Reply)
    /// Its top frame goes on: the next item of a drain, the next iteration.
    case frame
  }

  var kind: ThreadKind
  var activity: Activity = .parked
  var next: Next = .frame
  /// A release has left code to run, which comes before the next frame.
  var hasRest = false
  var frames = Store<FrameIndex, Frame>(capacity: 4)
  var core: CoreID?
  /// The root queue whose pool the worker belongs to.
  var root: QueueID?
  /// The class of what it runs, and what waiting threads have lent it.
  var qos: QoSClass = .unspecified
  var lentQoS: QoSClass = .unspecified
  /// What it runs has no class of its own, and comes from the main thread.
  var servesMain = false
  /// Where its code was at its last operation.
  var position: SourcePosition = .none
  /// Counts the waits and computations: an event that was posted for an earlier one is stale.
  var generation: UInt32 = 0
  var wait: TraceEvent.WaitReason?
  /// Where it has taken locks and semaphores lately.
  var taken = (SourcePosition.none, SourcePosition.none)
  /// It has taken one where somebody had before.
  var goesRound = false
  /// What ends when the present computation or sleep ends is a named span of the trace.
  var isInSpan = false
  var remaining = VirtualDuration.zero
  var computingSince = Instant.zero
  var sliceStart = Instant.zero
  var hasQuantumEvent = false
  /// Lower queues are held while it climbs the target chain (rule 7).
  var heldQueues = ContiguousArray<QueueID>()

  init(kind: ThreadKind) {
    self.kind = kind
  }
}

/// How deep a frame lies on its thread's stack.
struct FrameIndex: StoreIndex {
  var offset: Int

  init(_ offset: Int) {
    self.offset = offset
  }
}

/// One activation on a thread's stack: why code or a drain runs there, and what happens when it ends.
struct Frame {
  enum Kind {
    /// Top-level code, on the main thread.
    case launch
    /// The main thread's run loop drains the main queue.
    case runLoop
    /// The same for a while, on top of code of the main thread: what there is to know about it is in `Simulation.servings`.
    case served
    /// A worker takes entries from its root queue.
    case worker
    /// The items of `queue` run one after another. One that redirects forwards readers to the target instead of running them.
    case drain(isRedirecting: Bool)
    /// A block that was popped from `container`.
    case block(EntryIndex)
    /// A block run inline by `sync` on the caller's thread.
    case sync(EntryIndex)
    /// A block run by the main thread for a `sync` of another thread.
    case syncOnMainThread(EntryIndex, caller: ThreadID)
    /// `DispatchWorkItem.perform()`.
    case perform(WorkItemID)
    /// An iteration loop of `concurrentPerform`, on its caller or on a helper, and the item that the present iteration runs as.
    case applyCaller(ApplyID, item: ItemID.Packed)
    case applyHelper(ApplyID, item: ItemID.Packed)
    /// The queue's readers are handed to its target one by one, by the thread that let them go.
    case handOver(isCodeNext: Bool)
    /// What a `sync` onto the queue `slots` holds is given back from `queue` up to `container`, now that the readers below have
    /// been handed over.
    case giveBack(isBarrier: Bool, isCodeNext: Bool)
    /// Woken, the thread tries for the lock or the semaphore again: another may have been faster (M-03, M-07).
    case lockAgain(LockID)
    case takeAgain(SemaphoreID)
    /// Woken, the thread says that it has waited for the work item (W-10).
    case waited(WorkItemID)
    /// The thread has found its group left once too often, and dies of it in its next step (G-12).
    case dying(GroupID)
    /// A thread of the scenario's own.
    case detached(BodyID)
    /// What the release of a body has left to run.
    case rest
  }

  var kind: Kind
  /// The block holds a reader slot of the very queue it was popped from.
  var holdsContainerSlot = false
  /// The queue the code is on, or the queue that is drained.
  var queue: QueueID
  /// Where the entry was popped from.
  var container: QueueID
  /// See `Entry.slots`.
  var slots: QueueID

  init(_ kind: Kind, queue: QueueID, container: QueueID, slots: QueueID, holdsContainerSlot: Bool = false) {
    self.kind = kind
    self.queue = queue
    self.container = container
    self.slots = slots
    self.holdsContainerSlot = holdsContainerSlot
  }

  /// One that was not popped from another queue than its own.
  init(_ kind: Kind, queue: QueueID) {
    self.init(kind, queue: queue, container: queue, slots: queue)
  }

  /// The `concurrentPerform` whose iterations it runs.
  var apply: ApplyID? {
    switch kind {
    case .applyCaller(let apply, _), .applyHelper(let apply, _): apply
    case .launch, .runLoop, .served, .worker, .drain, .block, .sync, .syncOnMainThread, .perform, .handOver, .giveBack,
      .lockAgain,
      .takeAgain, .waited, .dying, .detached, .rest:
      nil
    }
  }
}
