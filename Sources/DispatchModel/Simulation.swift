import DequeModule
package import DispatchTrace
import HeapModule

/// One execution in progress: a deterministic state machine over flat stores. Not copyable: an execution happens once.
///
/// The whole of it in four verbs: *post* an event, *pop* the earliest, *set now*, *apply*. `now` is set before anything runs;
/// threads that can go on at this instant go first; exactly one event is popped per step.
package struct Simulation: ~Copyable {
  private(set) var code: any ResumableCode
  let choices: any ChoiceSource
  let alwaysFirst: Bool
  let configuration: Configuration
  let platform: any Platform
  /// What every submission, signal and wait asks of `platform`, asked once.
  let schedulesByQoS, handsOverSignals, replacesBlockedWorkers: Bool

  package internal(set) var now = Instant.zero
  /// All of the trace but its events, until the end.
  var trace: Trace
  private var events = EventRecorder()
  /// Told what is printed, while it runs.
  package var printing: ((String) -> Void)?
  /// Kept only while the execution is led step by step.
  var stepping: Stepping?
  var outcome: Outcome?
  /// The limit of steps that a thread has reached, which goes on beside the others.
  var spinning: Outcome.Limit?

  var actor = Actor.thread(.main)

  var queues = Store<QueueID, QueueState>()
  var threads = Store<ThreadID, ThreadState>()
  var entries = EntryPool()
  var pools = Store<PoolID, Pool>()
  /// Of all pools together.
  var workerCount = 0
  var cores = ContiguousArray<ThreadID?>()
  var coreQueue = Deque<ThreadID>()
  var ready = Deque<ThreadID>()
  /// The thread that takes a step: it is not in line.
  private(set) var advancing: ThreadID?
  var pending = Heap<PendingEvent>()
  var eventSequence: UInt64 = 0
  /// How many events there may be before time has to pass.
  var eventsBeforePolling = Int.max
  /// So many were reached.
  var isPolling = false
  /// Of repeating timers, since it was last asked whether there is anything else.
  var firings = 0
  var nextItem: Int32 = 0
  var isMainThreadBound = true
  /// Innermost last.
  var servings: [Serving] = []
  /// Where the main thread last ran its loop inside a block of the main queue.
  var lastUnservedLoop: SourcePosition?
  /// In the order in which they were made.
  var leftTimers: [WatchedTimer] = []
  /// `lazy` properties that something has touched.
  var lazyVariables: [VariableID] = []
  /// Blocks for the distant future.
  var dropped: [EntryIndex] = []
  var operationBlocks = OperationBlocks()
  /// How often the main thread has served its loop in the midst of its code. Top-level code that did ends the process with its last line.
  var servingCount: Int32 = 0
  var isFrozen = false
  /// What has fallen due since the process was frozen.
  var held: [PendingEvent] = []
  var isMonitorPosted = false
  var hasMonitorLooked = false
  var monitorOrigin: Instant?

  var groups = Store<GroupID, GroupState>()
  var semaphores = Store<SemaphoreID, SemaphoreState>()
  /// Where locks and semaphores were taken.
  var takenPlaces: Set<SourcePosition> = []
  var workItems = Store<WorkItemID, WorkItemState>()
  var sources = Store<SourceID, SourceState>()
  var applies = Store<ApplyID, ApplyState>()
  var onces = Store<OnceID, OnceState>()
  var locks = Store<LockID, LockState>()
  /// Standard output's, when a description has waited.
  var outputLock: LockID?
  var variableCount: Int32 = 0
  var specifics = Specifics()
  /// What a block runs behind its own body: the values of a queue that is gone.
  var furtherBodies: [EntryIndex: ArraySlice<BodyID>] = [:]

  /// Ready to `run`. `header` says what the trace is of; platform, cores, quantum and seed are filled in.
  package init(
    code: any ResumableCode, configuration: Configuration, choices: any ChoiceSource, header: TraceHeader? = nil
  ) {
    self.code = code
    self.choices = choices
    alwaysFirst = choices.isAlwaysFirst
    self.configuration = configuration
    platform = configuration.platform.platform
    schedulesByQoS = platform.schedulesByQoS
    handsOverSignals = platform.handsOverSignals
    replacesBlockedWorkers = platform.replacesBlockedWorkers
    var header = header ?? TraceHeader(platform: "", cores: 0, quantum: .zero)
    header.platform = configuration.platform.rawValue
    header.cores = max(configuration.cores, 1)
    header.quantum = configuration.quantum
    header.seed = configuration.seed
    trace = Trace(header: header, strings: StandingQueues.strings)
    cores = ContiguousArray(repeating: nil, count: header.cores)
    allowEvents()
    createStandingQueues()
    launch()
  }

  /// Runs to the end: until nothing can happen any more, the program dies, or a limit is reached.
  package mutating func run() -> Trace {
    while outcome == nil {
      if !ready.isEmpty && !letsEventGoFirst() {
        if let thread = takeReadyThread() { advance(thread) }
      } else if !applyNextEvent() {
        outcome = finalOutcome()
      }
    }
    return takeTrace()
  }

  /// As it was made, but with other code and with what it has allocated. Texts keep their numbers where nothing is recorded.
  mutating func clear(for code: any ResumableCode, isRecording: Bool) {
    self.code = code
    now = .zero
    if isRecording { trace.strings = StandingQueues.strings }
    events.restart(isRecording: isRecording)
    outcome = nil
    actor = .thread(.main)
    advancing = nil
    queues.removeAll()
    threads.removeAll()
    entries.removeAll()
    pools.removeAll()
    workerCount = 0
    for core in cores.indices { cores[core] = nil }
    coreQueue.removeAll(keepingCapacity: true)
    ready.removeAll(keepingCapacity: true)
    if !pending.isEmpty { pending = Heap() }
    isFrozen = false
    held.removeAll(keepingCapacity: true)
    (eventSequence, nextItem, variableCount) = (0, 0, 0)
    (isMainThreadBound, isMonitorPosted, hasMonitorLooked, monitorOrigin) = (true, false, false, nil)
    spinning = nil
    isPolling = false
    allowEvents()
    servings.removeAll(keepingCapacity: true)
    lastUnservedLoop = nil
    leftTimers.removeAll(keepingCapacity: true)
    dropped.removeAll()
    lazyVariables.removeAll()
    operationBlocks = OperationBlocks()
    servingCount = 0
    groups.removeAll()
    semaphores.removeAll()
    takenPlaces.removeAll(keepingCapacity: true)
    workItems.removeAll()
    sources.removeAll()
    applies.removeAll()
    onces.removeAll()
    locks.removeAll()
    outputLock = nil
    specifics = Specifics()
    furtherBodies.removeAll(keepingCapacity: true)
  }

  mutating func takeTrace() -> Trace {
    trace.events = events.take()
    let last = outcome ?? finalOutcome()
    outcome = last
    trace.outcome = last
    trace.ahead = codeAhead()
    trace.leftOperations = last == .completed ? code.leftOperations() : []
    trace.remarks = remarks()
    trace.end = now
    return trace
  }

  /// Of the trace so far.
  package var eventCount: Int { events.total }

  /// Nothing can happen any more: completed, or some threads still wait. In a frozen process they wait for the thaw. A main thread
  /// that waits in its run loop is at rest, and so are threads that are idle.
  func finalOutcome() -> Outcome {
    let waiting = threads.ids.filter {
      threads[$0].activity == .blocked && threads[$0].wait != .runLoop && (!isFrozen || isOutside($0))
    }
    return waiting.isEmpty || areIdle(waiting) ? .completed : .deadlocked(waiting: waiting)
  }

  mutating func launch() {
    let main = createThread(.main, name: nil)
    queues[.main].owner = main
    threads[main].frames.append(Frame(.launch, queue: .main))
    code.begin(BodyID(0), on: main)
    threads[main].next = .code(.begin(argument: 0))
    makeRunnable(main)
  }

  // MARK: Choosing

  /// The thread that takes the next step; nil when the chosen one only goes on computing.
  private mutating func takeReadyThread() -> ThreadID? {
    if alwaysFirst { return ready.removeFirst() }
    let inLine = threadsThatMayDisplace()
    let count = ready.count + inLine.count
    let chosen = count == 1 ? 0 : choices.choose(among: count, at: .nextThread)
    return chosen < ready.count ? ready.remove(at: chosen) : displaceReadyThread(by: inLine[chosen - ready.count])
  }

  // MARK: Stepping

  /// Lets `thread` go on until it waits, computes, parks, or (when choices are made) for one step.
  private mutating func advance(_ thread: ThreadID) {
    advancing = thread
    var goesOn: Bool
    repeat {
      goesOn = alwaysFirst
      switch threads[thread].next {
      case .code(let reply):
        let step = code.resume(thread, with: reply, strings: &trace.strings)
        actor = .thread(thread, at: step.position)
        threads[thread].position = step.position
        threads[thread].next = .code(.done)
        goesOn = alwaysFirst || step.operation.keepsTurn
        apply(step.operation)
      case .frame:
        actor = .thread(thread)
        continueTopFrame()
      }
      if events.count > configuration.limits.events { reachLimit(.events) }
      if outcome != nil { return }
      if events.total > eventsBeforePolling { letTimePass() }
    } while goesOn && threads[thread].activity == .ready
    advancing = nil
    if threads[thread].activity == .ready { ready.prepend(thread) }
  }

  /// The thread that takes the present step. When time acts, no thread does.
  var running: ThreadID {
    assert(!actor.isTime)
    return actor.thread
  }

  /// Answers the operation that `running` has asked for.
  mutating func reply(_ reply: Reply) {
    threads[running].next = .code(reply)
  }

  // MARK: The record

  /// Appends what the actor does, at the place that asked for it.
  @inline(__always)
  mutating func record(_ kind: TraceEvent.Kind) {
    events.append(TraceEvent(instant: now, thread: actor.thread, position: actor.position, kind: kind))
  }

  @inline(__always)
  mutating func record(_ kind: TraceEvent.Kind, on thread: ThreadID, at position: SourcePosition) {
    events.append(TraceEvent(instant: now, thread: thread, position: position, kind: kind))
  }

  /// At the line that the test names, in the file where it asks.
  mutating func failTest(_ text: StringID, _ line: Int) {
    var position = actor.position
    if line > 0, line != position.line { position = SourcePosition(file: position.file, line: line, column: 1) }
    record(.testFailed(text), on: actor.thread, at: position)
  }

  // MARK: Ends

  /// The program dies (§11).
  mutating func trap(_ bug: ClientBug, about object: Outcome.Trap.Object? = nil) {
    end(.trapped(Outcome.Trap(.clientBug(bug), thread: actor.thread, position: actor.position, object: object)))
  }

  mutating func reachLimit(_ kind: Outcome.Limit.Kind) {
    let own = Outcome.Limit(kind: kind, thread: actor.thread, position: actor.position)
    end(.limitReached(kind.isOfTheClock ? spinning ?? own : own))
  }

  /// The first end wins.
  mutating func end(_ outcome: Outcome) {
    switch outcome {
    case .exited, .trapped: beginWaitsThatLast()
    case .completed, .deadlocked, .limitReached: break
    }
    if self.outcome == nil { self.outcome = outcome }
  }
}

extension Outcome.Limit.Kind {
  /// Reached because something goes on for ever, which a loop that keeps its core does by itself.
  fileprivate var isOfTheClock: Bool {
    switch self {
    case .virtualTime, .firings, .events: true
    case .steps, .work, .memory, .depth, .threads, .output, .recording: false
    }
  }
}
