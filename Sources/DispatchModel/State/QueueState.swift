import DispatchTrace

/// A dispatch queue as libdispatch keeps it (§0 of the reference: the model on one page).
struct QueueState {
  /// Width of a concurrent queue.
  static let concurrentWidth: Int32 = 4094

  var kind: QueueKind
  var label: StringID
  var qos: QoSClass
  var relativePriority: Int8 = 0
  /// Nil for root queues, and for the main queue while a thread is bound to it.
  var target: QueueID?
  var width: Int32
  var items = EntryList()
  /// Reader slots in use: readers that run, and readers handed to the target.
  var used: Int32 = 0
  /// Held exclusively: by a drain of a serial queue, by a barrier, by a synchronous owner.
  var inBarrier = false
  /// A barrier is next and waits for the readers.
  var hasPendingBarrier = false
  /// The thread that drains the queue or owns it synchronously (the "drain lock").
  var owner: ThreadID?
  /// Stands in its target's list.
  var isEnqueued = false
  var suspendCount: Int32 = 0
  var isInactive = false
  /// Work joined the empty list while somebody held the queue: the drain that ends next brings the queue back once more.
  var isDirty = false
  var isDeclared = false
  /// The code has no reference to it any more: it is gone when nothing uses it.
  var isReleased = false
  /// What keeps it without one: blocks, sources, queues that target it.
  var users: Int32 = 0
  /// Its chain of targets would come back to it: nothing on it ever runs. `target` is nil then.
  var isInTargetCycle = false

  var isSuspended: Bool { suspendCount > 0 || isInactive || isInTargetCycle }
  var isRoot: Bool { kind == .global }
  var isSerial: Bool { width == 1 }

  /// Free for an exclusive synchronous owner without waiting (rule 5).
  var isIdle: Bool {
    items.isEmpty && owner == nil && !isEnqueued && !isSuspended && used == 0 && !inBarrier
  }

  /// Free for a synchronous reader without waiting (rule 6): width and what was handed to the target do not count.
  var admitsReader: Bool {
    items.isEmpty && !isSuspended && !inBarrier && !hasPendingBarrier
  }
}
