/// What happened to every block, queue and thread of a trace, as flat tables by id: made once, in one pass over the events.
///
/// It answers for any trace, also one that makes no sense (read from a file somebody wrote): what is not there is nil.
/// Instants and event offsets are those of the trace; events are in the order in which things happened, also within an instant.
package struct TraceIndex: Sendable {
  package let trace: Trace
  /// In front of queues' labels it is left out of every name.
  package var sharedPrefix = ""
  /// By `ItemID`.
  package internal(set) var items: [Item] = []
  /// Those that the trace knows of, in the order of its header.
  var functions: [FunctionExtent] = []
  /// By `QueueID`. Queues that the trace never declares are there too, with `isDeclared` false.
  package internal(set) var queues: [Queue] = []
  /// By `ThreadID`.
  package internal(set) var threads: [Thread] = []
  /// In the order in which they began.
  package internal(set) var spans: [Span] = []
  /// In the order in which they began.
  package internal(set) var waits: [Wait] = []
  package internal(set) var prints: [Print] = []
  package internal(set) var touches: [Remark] = []
  package internal(set) var failures: [Remark] = []
  package internal(set) var groupCalls: [GroupCall] = []
  /// By `GroupID`: enters that no leave has answered at the end, those of `async(group:)` included.
  package internal(set) var openEnters: [Int32] = []
  /// Calls of `perform()`, in the order in which they began.
  package internal(set) var performs: [Perform] = []
  /// By `ApplyID`.
  package internal(set) var applies: [Apply] = []
  /// When the process was frozen, in order; the last one may go on to the end.
  package internal(set) var frozen: [ClosedRange<Instant>] = []
  /// When top-level code had ended; nil when it never did.
  package internal(set) var launchEnd: Instant?
  /// As they are at the end of the trace.
  package internal(set) var targets = Targets()
  package internal(set) var groups: [Object] = []
  package internal(set) var semaphores: [Object] = []
  /// By `SemaphoreID`, as far as the trace declares them.
  var semaphoreKinds: [SemaphoreKind] = []
  package internal(set) var workItems: [Object] = []
  package internal(set) var sources: [Object] = []
  /// By `SourceID`; nil for one that the trace never declares.
  package internal(set) var sourceKinds: [SourceKind?] = []
  package internal(set) var onces: [Object] = []
  package internal(set) var locks: [Object] = []
  package internal(set) var variables: [Object] = []
  /// Of blocks that never joined their queue, as far as they have one.
  var namesOfWaiting: [ItemID: StringID] = [:]
  /// Of blocks that no line hands over: the first place in their body.
  package internal(set) var firstPlaces: [ItemID: SourcePosition] = [:]

  package init(_ trace: Trace) {
    var builder = TraceIndexBuilder(index: TraceIndex(empty: trace))
    builder.build()
    self = builder.index
  }

  private init(empty trace: Trace) {
    var known = trace
    for case .name(let item, let name) in trace.remarks { namesOfWaiting[item] = known.strings.intern(name) }
    self.trace = known
  }
}

extension TraceIndex {
  /// Where something happened: the event's offset in `trace.events`, and its instant.
  package struct Moment: Hashable, Comparable, Sendable {
    package var event: Int
    package var instant: Instant

    package init(event: Int, instant: Instant) {
      self.event = event
      self.instant = instant
    }

    package static func < (left: Self, right: Self) -> Bool { left.event < right.event }
  }

  /// One submission of a block.
  package struct Item: Sendable {
    /// The queue it was submitted to (or would have been).
    package var queue: QueueID?
    package var kind: SubmissionKind = .async
    package var qos: QoSClass = .unspecified
    package var isBarrier = false
    /// The name that the submission gives it; see `TraceIndex.name(of:)`.
    package var ownName: StringID?
    package var workItem: WorkItemID?
    package var group: GroupID?
    /// It was the N-th submission to its queue, from 1; 0 when it was never submitted.
    package var number: Int32 = 0
    /// For an iteration of `concurrentPerform`: of which call, and its index, from 0.
    package var apply: ApplyID?
    package var iteration: Int32?
    /// The source whose handler it calls.
    package var source: SourceID?
    /// What a notification waits for.
    package var observed: Observed?
    /// `asyncAfter`, `notify`: when it was asked for, and when it is due.
    package var scheduled: Moment?
    package var due: Instant?
    package var submitted: Moment?
    /// Who submitted it: the thread, and the block that ran there (nil: top-level code, or a timer).
    package var submitter: ThreadID?
    package var submitterItem: ItemID?
    /// Where the scenario submits it.
    package var position = SourcePosition.none
    package var started: Moment?
    package var ended: Moment?
    /// Its turn came after it was cancelled.
    package var skipped: Moment?
    /// The thread it runs on.
    package var thread: ThreadID?
    /// The queue it runs on; differs from `queue` never in a simulated trace.
    package var runQueue: QueueID?
    /// The block beneath it on its thread: the one whose `sync` it runs in.
    package var below: ItemID?
    /// The function that hands it over, if nobody named it and that is known; and it is the N-th from its place (the line and the
    /// function or queue, or its source's handler), from 1; 0 where it has a name or no place is known.
    var function: Int32?
    var numberAtPlace: Int32 = 0
    /// The only named span that ran directly in it.
    var spanName: StringID?
    var namedSpanCount: Int32 = 0
  }

  package enum Observed: Hashable, Sendable {
    case group(GroupID)
    case workItem(WorkItemID)
  }

  package struct Queue: Sendable {
    package var label: StringID?
    package var target: QueueID?
    package var kind: QueueKind = .serial
    package var qos: QoSClass = .unspecified
    package var isOvercommit = false
    package var isInactive = false
    package var isDeclared = false
    /// The N-th queue of its label, from 1 in order of creation.
    package var numberOfLabel: Int32 = 1
    package var created: Moment?
    package var position = SourcePosition.none
    /// How many blocks were submitted to it.
    package var submissionCount: Int32 = 0
    /// The first submission, for putting queues in order.
    package var firstSubmission: Moment?
  }

  package struct Thread: Sendable {
    package var kind: ThreadKind = .worker
    package var ownName: StringID?
    package var created: Moment?
    package var exited: Moment?
    /// The N-th thread of its sort (workers of any kind; detached threads), from 1 in order of creation.
    package var number: Int32 = 0
    /// The N-th detached thread of its name.
    package var numberOfName: Int32 = 1
  }

  /// A named stretch of `work`, `io` or `sleep`.
  package struct Span: Sendable {
    package var kind: SpanKind
    package var name: StringID?
    package var thread: ThreadID
    package var item: ItemID?
    package var began: Moment
    package var ended: Moment?
    package var duration: VirtualDuration
    package var position: SourcePosition
  }

  /// A thread waits.
  package struct Wait: Sendable {
    package var reason: TraceEvent.WaitReason
    package var deadline: Instant
    package var thread: ThreadID
    package var item: ItemID?
    package var began: Moment
    /// Nil while it still waits at the end of the trace.
    package var ended: Moment?
    package var isTimedOut = false
    package var waker: ThreadID?
    /// The block of the waker that ended it; nil where the waker's own code did, or where nobody in particular can.
    package var wakerItem: ItemID?
    package var position: SourcePosition
  }

  package struct Print: Sendable {
    package var moment: Moment
    package var text: StringID
    package var position: SourcePosition
  }

  /// The user interface was touched, or a test failed.
  package struct Remark: Sendable {
    package var text: StringID
    package var thread: ThreadID
    package var item: ItemID?
    package var moment: Moment
    package var position: SourcePosition
  }

  /// A call of `enter()` or `leave()`.
  package struct GroupCall: Sendable {
    package enum Verb: Sendable {
      case enter, leave
    }

    package var verb: Verb
    package var group: GroupID
    package var thread: ThreadID
    package var item: ItemID?
    package var moment: Moment
    package var position: SourcePosition
  }

  package struct Perform: Sendable {
    package var workItem: WorkItemID
    package var thread: ThreadID
    /// The block that calls it.
    package var item: ItemID?
    package var began: Moment
    package var ended: Moment?
    package var position: SourcePosition
  }

  /// One call of `concurrentPerform`.
  package struct Apply: Sendable {
    package var iterations: Int64 = 0
    package var thread = ThreadID(0)
    /// The block that calls it.
    package var item: ItemID?
    /// Nil where the trace names it, but never says that it began.
    package var began: Moment?
    package var ended: Moment?
    package var position = SourcePosition.none
  }

  /// A group, semaphore, work item, source, once, lock or variable.
  package struct Object: Sendable {
    package var ownName: StringID?
    /// The N-th object of its kind and name, from 1 in order of creation.
    package var numberOfName: Int32 = 1
    /// The variable of the object that it belongs to, of a lock.
    package var owner: StringID?
    /// Told with it, because another one has the same name: `alice.lock`.
    package var isToldWithOwner = false
    /// Told with the line that made it, because it has no name and is not the only one: `the lock of line 6`.
    package var isToldWithPlace = false
    /// Of a work item: another one of that name does other work, so that the name does not tell them apart.
    var sharesVariable = false
    package var created: Moment?
    package var position = SourcePosition.none
    /// Its last reference went while it was in use.
    package var isLeaked = false
  }
}
