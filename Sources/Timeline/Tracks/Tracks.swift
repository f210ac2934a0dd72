internal import DispatchTrace

/// What a trace shows, before anything has a place: blocks with their stretches, submissions, waits. All times are *keys*:
/// nanoseconds, or – when nothing in the trace takes any time – steps of the order in which things happened.
struct Tracks {
  /// True when keys are steps instead of nanoseconds.
  var isOrdinal = false
  /// The first key that is drawn: what is over by then is forgotten.
  var start: Int64 = 0
  /// The key of the last thing that happened.
  var end: Int64 = 0
  /// The run goes on after that.
  var isCutAtEnd = false
  var queues: [QueueTrack] = []
  var threads: [ThreadTrack] = []
  /// Blocks by item id, then code that no queue runs: the launch and the bodies of detached threads.
  var activities: [Activity] = []
  /// Grouped by activity, each group in order of time.
  var segments: [Segment] = []
  /// Where each activity's segments begin; one longer than `activities`.
  var firstSegment: [Int] = []
  /// In order; a submission's number is its index plus 1.
  var submissions: [SubmissionTrack] = []
  var timers: [TimerTrack] = []
  var counters: [CounterTrack] = []
  var suspensions: [Suspension] = []
  /// The phases that the scenario gave the process, in order; some take no time.
  var phases: [PhaseTrack] = []
  /// What was done from outside, in order.
  var visits: [Visit] = []
  /// When the process was frozen.
  var frozen: [FrozenStretch] = []
  var wakes: [Wake] = []
  /// The waits that time ended, by `Segment.call`.
  var timeouts: Set<Int32> = []
  /// The user interface was touched elsewhere than on the main thread.
  var strayTouches: [Touch] = []
  /// Where work items are cancelled for the first time.
  var cancels: [(key: Int64, workItem: WorkItemID)] = []
  /// Where tests failed.
  var failures: [Touch] = []
  /// Reads and writes of shared variables; kept only when a race is to be drawn.
  var accesses: [AccessTrack] = []
  var hasCores = false
  /// What was printed, when.
  var prints: [(key: Int64, text: StringID, number: Int)] = []

  func segments(of activity: Int) -> ArraySlice<Segment> {
    segments[firstSegment[activity]..<firstSegment[activity + 1]]
  }
}

struct QueueTrack {
  var info: TraceEvent.Queue?
  /// Blocks in order of submission, and in order of start.
  var submitted: [Int32] = []
  var started: [Int32] = []
  /// The first block of all, in order of submission; -1 when there is none. Queues stand in the order of these.
  var first: Int32 = -1
  var isUsed: Bool { !submitted.isEmpty || !started.isEmpty }
}

struct ThreadTrack {
  var kind: ThreadKind?
  var name: StringID?
  /// Code that ran on the thread outside any block, if it is shown: the launch, a detached thread's body.
  var body: Int32 = -1
}

/// A block that a queue runs once, or code that no queue runs.
struct Activity {
  static let never = Int64.max

  var item: Int32 = -1
  var queue: Int32 = -1
  /// Who ran it.
  var thread: Int32 = -1
  /// The block that it runs on top of, on the same thread; -1 for none.
  var caller: Int32 = -1
  var kind = SubmissionKind.async
  var isBarrier = false
  var isSkipped = false
  /// `never` if it is not known.
  var submitted = Activity.never
  /// `never` if it never began (or ended).
  var started = Activity.never
  var ended = Activity.never
  /// The submission's number in the picture, from 1; 0 for none.
  var number: Int32 = 0
  /// Its place among the submissions to its queue, from 1.
  var place: Int32 = 0
  var submittedName: Int32 = -1
  /// The first one-time initialisation that it did; -1 for none.
  var once: Int32 = -1
  /// The only name of its spans; -1 for none, -2 for several.
  var spanName: Int32 = -1
  var isBody: Bool { queue < 0 }
  /// An iteration of a `concurrentPerform` that the caller runs itself: no worker takes part, so it stands in the caller's lane.
  var isOwnIteration: Bool { kind == .apply && caller >= 0 }
  /// It stands in the lane of the main queue.
  var isLaunch: Bool { isBody && thread == 0 }

  /// In the view by queues the block stands on top of this one, which runs it.
  func carries(_ block: Activity) -> Bool {
    block.isOwnIteration || queue == block.queue || isLaunch && block.queue == QueueID.main.index
  }

  var hasStarted: Bool { started != Activity.never }
  var hasEnded: Bool { ended != Activity.never }
}

/// A stretch of an activity in which it does one thing.
struct Segment {
  enum Kind: UInt8 {
    /// Computes, or does what takes no time.
    case running
    /// Could compute, but has no core.
    case ready
    /// Could compute, but the process is frozen.
    case frozen
    case io
    case sleep
    case stopped
  }

  var activity: Int32
  var kind: Kind
  var name: Int32 = -1
  /// -1 when the trace does not say.
  var core: Int32 = -1
  /// The one-time initialisation that the stretch runs; -1 for none.
  var once: Int32 = -1
  var start: Int64
  var end: Int64
  var stop: StopReason?
  /// Tells two stops, sleeps or I/Os one right after the other apart: which of them, or (below -1) which `sync` block; -1 where it
  /// does not matter.
  var call: Int32 = -1
  /// The trace ends before the stretch does.
  var isOpen = false
  /// Another block runs on the same thread meanwhile (inside `sync` or `concurrentPerform`).
  var isUnderneath = false
  /// That block stands on top of this one in the view by queues.
  var isCovered = false
}

enum StopReason: Hashable {
  case waits(TraceEvent.WaitReason)
  /// The caller's own thread runs the block that was handed to `queue`.
  case runsInline(queue: QueueID, kind: SubmissionKind)
  /// The main thread serves the main queue in the midst of this code, and runs one of its blocks.
  case servesLoop
}

/// Someone hands a block to a queue (or to a timer that will).
struct SubmissionTrack {
  var key: Int64
  /// The block that calls; -1 when no code does (a timer fires, a group becomes empty).
  var caller: Int32
  var activity: Int32
  /// Index in `timers` when the block is only scheduled now.
  var timer: Int32 = -1
}

/// A delay on the `timers` track: an `asyncAfter`, or a timer source.
struct TimerTrack {
  var name: Int32 = -1
  var start: Int64
  /// When it fires; for a repeating timer its last firing.
  var due: Int64
  var nanoseconds: Int64
  var firings: [Int64] = []
  /// The calls of the handler that stand for several firings.
  var deliveries: [(key: Int64, count: Int64)] = []
  /// The block that is delayed, or the source; -1 for the other.
  var activity: Int32 = -1
  var source: Int32 = -1
  var caller: Int32 = -1
  var isRepeating = false
  var isOpen = false
  /// False for a source of data: it has a place only while it is suspended.
  var isOfTime = true
  /// Its handler has not been called since the last firing.
  var isUnhandled = false
  /// When the source was suspended.
  var pauses: [Pause] = []
  /// `never` if it was not.
  var cancelled = Activity.never

  /// It calls its handler no more from `start` to `end`.
  struct Pause {
    var start: Int64
    /// `never` while it lasts.
    var end = Activity.never
    /// Nobody lifts it.
    var isOpen = false
  }

  /// What stands on its rail, or after it, ends here.
  var last: Int64 {
    if isOpen { return Activity.never }
    let pause = pauses.last.map { $0.isOpen ? Activity.never : $0.end } ?? due
    return max(due, pause, cancelled == Activity.never ? due : cancelled)
  }

  mutating func endPause(at key: Int64, isOpen: Bool = false) {
    guard let last = pauses.indices.last, pauses[last].end == Activity.never else { return }
    (pauses[last].end, pauses[last].isOpen) = (key, isOpen)
  }
}

/// A number over time: a group's count, a semaphore's value.
struct CounterTrack {
  enum Kind {
    case group, semaphore
  }

  var kind: Kind
  var id: Int32
  var name: Int32
  var changes: [(key: Int64, value: Int32)] = []
  /// Of a group: the blocks that were handed over because it was empty, and when.
  var notified: [(key: Int64, activity: Int32)] = []
  /// Of a part of a run: whether it says anything there.
  var isShown: Bool?
}

/// A queue starts nothing new from `start` to `end`, or gets none from the operation queue that it belongs to.
struct Suspension {
  enum Kind { case blocks, inactive, operations }

  var queue: Int32
  var kind: Kind
  var start: Int64
  var end: Int64
  /// Nobody lifts it.
  var isOpen = true
}

/// The process is in a phase of its life.
struct PhaseTrack {
  var name: StringID
  var start: Int64
  var end: Int64
}

/// Something outside the process acts on it.
struct Visit {
  var key: Int64
  var name: StringID
}

/// No thread of the process runs.
struct FrozenStretch {
  var start: Int64
  var end: Int64
  /// It is never thawed.
  var isOpen = true
}

/// A block reads or writes a shared variable.
struct AccessTrack {
  var key: Int64
  var instant: Instant
  var activity: Int32
  var variable: VariableID
  var position: SourcePosition
}

/// A block touches the user interface, or a test fails in it.
struct Touch {
  var key: Int64
  var activity: Int32
}

/// A waiting thread goes on because another one acted.
struct Wake {
  var key: Int64
  var waker: Int32
  var woken: Int32
  var reason: TraceEvent.WaitReason
}
