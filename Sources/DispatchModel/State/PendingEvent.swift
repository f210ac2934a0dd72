import DispatchTrace

/// Something due at an instant. Ordered by (instant, sequence): events of one instant happen in the order they were posted.
struct PendingEvent: Comparable {
  enum Kind {
    /// The computation of a thread is over.
    case computed(ThreadID, generation: UInt32)
    /// The time slice of a computing thread is over.
    case quantum(ThreadID, generation: UInt32)
    /// A sleep or I/O is over.
    case awake(ThreadID, generation: UInt32)
    /// A wait gives up.
    case timeout(ThreadID, generation: UInt32)
    /// Until then the main thread serves its loop.
    case loopLimit(Int32)
    /// A thread that pays for its wake-up or its context switch may go on.
    case released(ThreadID, generation: UInt32)
    /// An `asyncAfter` of a thread is due: the block is appended as if by `async` now (S-20).
    case submit(EntryIndex, by: ThreadID)
    /// A timer source fires.
    case timer(SourceID, generation: UInt32)
    /// The thread that manages timers gets to a source (T-14).
    case manager(SourceID)
    /// The pool monitor of the Linux platform looks at the pools (P-02).
    case monitor
  }

  var instant: Instant
  var sequence: UInt64
  var kind: Kind

  static func == (left: Self, right: Self) -> Bool {
    left.sequence == right.sequence
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.instant, left.sequence) < (right.instant, right.sequence)
  }
}
