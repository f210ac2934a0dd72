package import DispatchTrace

/// What running code asks of the simulation. Plain data without references: one is made for every step.
///
/// With its position 32 bytes (see `Step`), which is why some name their deadline first.
///
/// The comment on each case says what `Reply` answers it; where none is named it is `.done`.
package enum Operation {
  // Queues
  /// `DispatchQueue(label:…)` → `.queue`
  case createQueue(QueueRequest)
  /// `DispatchQueue.global(qos:)` → `.queue`
  case globalQueue(QoSClass)
  case setTarget(QueueID, QueueID?)
  case activate(QueueID)
  case suspend(QueueID)
  case resume(QueueID)
  /// The operation queue that hands its operations to this one hands on none, or does again: noted, nothing else.
  case suspendOperations(QueueID)
  case resumeOperations(QueueID)
  /// The last reference to the queue is gone.
  case releaseQueue(QueueID)
  /// `setSpecific(key:value:)`; nil removes. The body does nothing but hold the value: when that goes, it is run once.
  case setSpecific(QueueID, key: Int32, value: BodyID?)
  /// `queue.getSpecific` → `.value`
  case getSpecific(QueueID, key: Int32)
  /// `DispatchQueue.getSpecific` → `.value`
  case getCurrentSpecific(key: Int32)
  /// `dispatchPrecondition(condition:)`
  case precondition(QueuePrecondition, QueueID)
  /// → `.text`: the label of the current queue (`__dispatch_queue_get_label(nil)`).
  case currentQueueLabel
  /// `queue.label` → `.text`
  case queueLabel(QueueID)
  /// `queue.qos` → `.qos`
  case queueQoS(QueueID)

  // Submissions
  case async(QueueID, Block, group: GroupID?)
  case asyncItem(QueueID, WorkItemID, group: GroupID?)
  /// Answered when the block has run to its end.
  case sync(QueueID, Block)
  case syncItem(QueueID, WorkItemID)
  case asyncAfter(Deadline, QueueID, Block)
  case asyncAfterItem(Deadline, QueueID, WorkItemID)
  /// `concurrentPerform(iterations:)`; the body gets the index as its argument.
  case apply(iterations: Int, Block)

  // Time
  /// Computes for that long: needs a core. `duration` ≤ 0 takes no time.
  case work(name: StringID?, VirtualDuration)
  /// Blocked for that long; `kind` is `.io` or `.sleep`.
  case block(SpanKind, name: StringID?, VirtualDuration)
  /// `DispatchTime.now()` → `.instant`: a deadline may be computed from it. While durations are open it stands for the reading
  case now
  /// An instant that was computed so, as the code sees it → `.instant`: a number that other numbers can be taken from
  case told(Instant)
  /// `Date()` → `.instant`: both in one
  case toldNow

  // Groups
  /// → `.group`
  case createGroup(name: StringID?)
  case enter(GroupID)
  case leave(GroupID)
  case notifyGroup(GroupID, QueueID, Block)
  case notifyGroupItem(GroupID, QueueID, WorkItemID)
  /// → `.flag`: true when it timed out
  case waitGroup(GroupID, Deadline)
  case releaseGroup(GroupID)

  // Semaphores
  /// → `.semaphore`
  case createSemaphore(SemaphoreKind, name: StringID?, value: Int)
  /// → `.number`: 1 when a thread was woken, else 0
  case signal(SemaphoreID)
  /// → `.flag`: true when it timed out
  case waitSemaphore(SemaphoreID, Deadline)
  case releaseSemaphore(SemaphoreID)

  // Work items
  /// → `.workItem`
  case createWorkItem(Block)
  case cancelItem(WorkItemID)
  /// → `.flag`
  case isItemCancelled(WorkItemID)
  /// Runs the body on this thread now; answered when it has ended.
  case performItem(WorkItemID)
  /// → `.flag`: true when it timed out
  case waitItem(WorkItemID, Deadline)
  case notifyItem(WorkItemID, QueueID, Block)
  case notifyItemItem(WorkItemID, QueueID, WorkItemID)
  case releaseWorkItem(WorkItemID)

  // Sources
  /// `makeTimerSource`, `makeUserData…Source`; nil queue is the default overcommit root → `.source`
  case createSource(SourceKind, name: StringID?, QueueID?)
  case setSourceHandler(SourceID, SourceHandler, Block?)
  /// `schedule(deadline:repeating:)`; `interval` nil never repeats. A leeway changes nothing here.
  case scheduleTimer(Deadline, SourceID, interval: VirtualDuration?)
  case mergeData(SourceID, UInt64)
  /// What the system has for a source of its own; 0 is news, too: the end.
  case tellSource(SourceID, UInt64)
  /// `source.data` → `.number`
  case sourceData(SourceID)
  case activateSource(SourceID)
  case suspendSource(SourceID)
  case resumeSource(SourceID)
  case cancelSource(SourceID)
  /// → `.flag`
  case isSourceCancelled(SourceID)
  case releaseSource(SourceID)

  // Once, locks, threads
  /// → `.once`
  case declareOnce(name: StringID?)
  /// → `.flag`: true when this thread must run the initialiser and then say `endOnce`; false when it is done.
  case beginOnce(OnceID)
  case endOnce(OnceID)
  /// → `.lock`
  case createLock(name: StringID?, owner: StringID? = nil, isRecursive: Bool)
  case lock(LockID)
  /// `lock(before:)` → `.flag`: true when it got the lock
  case lockBefore(LockID, Deadline)
  /// `try()` → `.flag`: true when it got the lock
  case tryLock(LockID)
  case unlock(LockID)
  /// Takes a lock that nobody keeps beyond a step, and gives it back: the code behind it is part of the step. What it does there commutes
  /// as `mode` says with what others do.
  case passLock(LockID, Access.Mode)
  /// As `passLock`: what passes it commutes with its like, until somebody watches it from then on.
  case passUnwatched(LockID)
  case watchLock(LockID)
  /// `Thread(block:).start()`, `Thread.detachNewThread`
  case detachThread(Block)
  /// The code behind it may touch whatever all tasks of Swift share: actors, continuations, who waits for whom. Nobody says what, so that it
  /// commutes with no other of its kind.
  case reachTasks
  /// The runtime of tasks gives or takes what this lock stands for, a new one for nil → `.lock`. Who comes to it next comes after. Nobody
  /// else goes on before the code does: the runtime may be in the midst of something.
  case meetTasks(LockID?)
  /// `Thread.exit()`; never answered.
  case exitThread
  /// A thread that is no part of the process: a freeze does not stop it, and it needs no core.
  case startOutside(Block)
  /// → `.flag`
  case isMainThread
  /// → `.thread`
  case currentThread
  /// What `qos_class_self()` answers → `.qos`
  case ownQoS
  /// `pthread_set_qos_class_self_np`
  case setOwnQoS(QoSClass)
  /// How many cores the machine has → `.number`
  case coreCount

  // The main thread
  /// `RunLoop.main.run()`; never answered on the main thread, unless a block of the main queue asks there, which cannot run more of them.
  case runMainLoop
  /// The main thread runs blocks of the main queue in the midst of its code, until the deadline or for one pass of what is there when it
  /// has something to run → `.number`: how many turns there were; 0 when a patient deadline has passed. -1 when it does not: on another
  /// thread, and in a block of the main queue that is no timer of its loop.
  case serveMainLoop(until: Deadline, isOnePass: Bool, isInTimer: Bool)
  /// A `Timer` with this number of its own is due then in a run loop that nobody runs, or is in none. Said again, it takes the place of
  /// what was said before.
  case leaveTimer(Int, due: Instant, Remark.TimerPlace)
  /// Its loop is run, or nothing is to come of it any more.
  case takeTimer(Int)
  /// The next block that this thread hands over is that of an operation with this lock.
  case announceOperation(LockID)
  /// It depends on one with this lock.
  case announceDependency(LockID)
  /// An operation was added to its queue, or its block is about to be handed over.
  case announceTurn(OperationTurn)
  /// `dispatchMain()`; never answered.
  case dispatchMain

  // What is seen from outside
  case print(StringID)
  /// `print` has standard output's lock from before it asks its values for their `description`. To be asked only where a description may
  /// wait: before that, nobody can tell.
  case holdOutput
  case releaseOutput
  case touchUserInterface(StringID)
  /// What a test checks does not hold. `line` is where the test says that it is, 0 for where it asks.
  case failTest(StringID, line: Int)
  case declareVariable(name: StringID, isLazy: Bool = false)
  case access(VariableID, AccessKind)
  /// The process is in this phase of its life from now on.
  case beginPhase(StringID)

  // The process
  /// Every thread of the process stands still, this one too if it is one, until `thaw`.
  case freeze
  case thaw

  // Ends
  /// The body that was begun last on this thread has returned.
  case finished
  case exit(code: Int32)
  /// A Swift runtime failure with the text after `Fatal error: `.
  case trap(StringID)
  /// One of the code's own limits (steps, memory, depth, output) was reached.
  case limit(Outcome.Limit.Kind)
}

extension Operation {
  /// Whether another thread may keep the one that asks for it waiting, or time passes for it.
  package var mayWait: Bool {
    switch self {
    case .sync, .syncItem, .apply, .work, .block, .waitGroup, .waitSemaphore, .waitItem, .beginOnce, .lock, .lockBefore,
      .runMainLoop, .serveMainLoop, .dispatchMain:
      true
    default: false
    }
  }

  /// Nobody else goes on before the code behind it: the runtime of Swift's tasks may be in the midst of something.
  var keepsTurn: Bool {
    if case .createQueue(let request) = self { return request.width != nil }
    if case .meetTasks = self { return true }
    return false
  }
}

/// What the simulation answers.
package enum Reply {
  /// The body has just begun; `argument` is the index of a `concurrentPerform`, else 0.
  case begin(argument: Int)
  case done
  case flag(Bool)
  case number(Int64)
  case instant(Instant)
  case text(StringID)
  case value(BodyID?)
  case qos(QoSClass, relativePriority: Int8)
  case queue(QueueID)
  case group(GroupID)
  case semaphore(SemaphoreID)
  case workItem(WorkItemID)
  case source(SourceID)
  case once(OnceID)
  case lock(LockID)
  case thread(ThreadID)
  case variable(VariableID)
}

package enum NamesBody: Identified { package static let prefix = "b" }

/// A body that can be run: a handle that only the code understands (a closure and what it captured).
package typealias BodyID = Identifier<NamesBody>

extension BodyID {
  /// No code of its own: what releases have left to run on a thread.
  package static var rest: BodyID { BodyID(-1) }
}

/// A block as it is handed to Dispatch: what runs, what it is called, how it wants to run.
package struct Block {
  package var body: BodyID
  package var name: StringID?
  package var flags: ItemFlags
  package var qos: QoSClass

  package init(_ body: BodyID, name: StringID? = nil, flags: ItemFlags = [], qos: QoSClass = .unspecified) {
    self.body = body
    self.name = name
    self.flags = flags
    self.qos = qos
  }
}

/// `DispatchWorkItemFlags`.
package struct ItemFlags: OptionSet, Hashable, Sendable {
  package var rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let barrier = ItemFlags(rawValue: 1)
  package static let detached = ItemFlags(rawValue: 2)
  package static let assignCurrentContext = ItemFlags(rawValue: 4)
  package static let noQoS = ItemFlags(rawValue: 8)
  package static let inheritQoS = ItemFlags(rawValue: 16)
  package static let enforceQoS = ItemFlags(rawValue: 32)
}

/// What `DispatchQueue(label:qos:attributes:autoreleaseFrequency:target:)` was given.
package struct QueueRequest {
  package var label: StringID
  package var isConcurrent: Bool
  package var isInactive: Bool
  package var qos: QoSClass
  /// Only remembered: nothing is scheduled by it.
  package var relativePriority: Int8
  package var target: QueueID?
  /// How many of its blocks run at once, where it is concurrent; nil for as many as libdispatch lets. Where every step is chosen by an
  /// exploration nothing is held back by it.
  package var width: Int32?

  /// A relative priority outside `-15...0` makes the class unspecified, as `dispatch_queue_attr_make_with_qos_class` does.
  package init(
    label: StringID, isConcurrent: Bool = false, isInactive: Bool = false, qos: QoSClass = .unspecified,
    relativePriority: Int = 0, target: QueueID? = nil, width: Int32? = nil
  ) {
    let isValid = qos != .unspecified && (-15...0).contains(relativePriority)
    self.label = label
    self.isConcurrent = isConcurrent
    self.isInactive = isInactive
    self.qos = isValid ? qos : .unspecified
    self.relativePriority = isValid ? Int8(relativePriority) : 0
    self.target = target
    self.width = width
  }
}

package enum QueuePrecondition: Sendable {
  case onQueue, notOnQueue, onQueueAsBarrier
}

package enum SourceHandler: Sendable {
  case event, cancel, registration
}

/// A point in time as Dispatch sees it: an instant of one of its two clocks. `.now()` is the present, `.distantFuture` never comes.
package struct Deadline {
  package enum Clock: UInt8, Sendable {
    /// `DispatchTime`: stops while the machine sleeps.
    case uptime
    /// `DispatchWallTime`: follows the clock on the wall.
    case wall
  }

  package var instant: Instant
  package var clock: Clock
  /// Where durations are free it passes when nothing else can go on, and not before: the time-out of a test, which is there for what never
  /// comes and not for what is late.
  package var isPatient = false

  package init(_ instant: Instant, clock: Clock = .uptime) {
    self.instant = instant
    self.clock = clock
  }

  package static let forever = Deadline(.distantFuture)
}
