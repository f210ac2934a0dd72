/// Walks the events once and fills the tables.
struct TraceIndexBuilder {
  var index: TraceIndex
  /// The blocks that run on each thread, innermost last.
  private var stacks: [[ItemID]] = []
  /// The open wait and the open spans of each thread, as offsets into the tables.
  private var openWaits: [Int?] = []
  private var openSpans: [[Int]] = []
  private var workerCount: Int32 = 0
  private var detachedCount: Int32 = 0
  /// How many iterations have begun for each place that calls `concurrentPerform`.
  private var iterationCounts: [SourcePosition: Int32] = [:]

  init(index: TraceIndex) {
    self.index = index
  }

  mutating func build() {
    var offset = 0
    for event in index.trace.events {
      add(event, at: TraceIndex.Moment(event: offset, instant: event.instant))
      offset += 1
    }
  }

  private mutating func add(_ event: TraceEvent, at moment: TraceIndex.Moment) {
    let thread = event.thread
    reserve(thread)
    switch event.kind {
    case .queueCreated(let id, let queue): addQueue(id, queue, event.position, moment)
    case .queueRetargeted(let id, let target):
      reserve(id)
      reserve(target)
      index.queues[id.offset].target = target
    case .threadCreated(let kind, let name): addThread(thread, kind, name, moment)
    case .threadExited: index.threads[thread.offset].exited = moment
    case .groupCreated(let id, let name): add(name, id, to: \.groups, event.position, moment)
    case .semaphoreCreated(let id, let name, _): add(name, id, to: \.semaphores, event.position, moment)
    case .workItemCreated(let id, let name): add(name, id, to: \.workItems, event.position, moment)
    case .sourceCreated(let id, _, let name, let queue):
      add(name, id, to: \.sources, event.position, moment)
      reserve(queue)
    case .onceDeclared(let id, let name): add(name, id, to: \.onces, event.position, moment)
    case .lockCreated(let id, let name, _): add(name, id, to: \.locks, event.position, moment)
    case .variableDeclared(let id, let name): add(name, id, to: \.variables, event.position, moment)

    case .scheduled(let item, let queue, let due): schedule(item, queue, due, .after, event, moment)
    case .notifyRegistered(let item, let queue, _, _): schedule(item, queue, nil, .notify, event, moment)
    case .submitted(let submission): submit(submission, event, moment)
    case .started(let item, let queue): start(item, queue, thread, moment)
    case .ended(let item): end(item, thread, moment)
    case .skipped(let item, let queue):
      reserve(item)
      reserve(queue)
      index.items[item.offset].skipped = moment

    case .spanBegan(let kind, let duration, let name): beginSpan(kind, name, duration, event, moment)
    case .spanEnded:
      if let span = openSpans[thread.offset].popLast() { index.spans[span].ended = moment }
    case .waitBegan(let wait): beginWait(wait, event, moment)
    case .waitEnded(let isTimedOut, let waker): endWait(isTimedOut, waker, thread, moment)
    case .printed(let text): index.prints.append(TraceIndex.Print(moment: moment, text: text, position: event.position))
    case .queueHeld(let id), .queueReleased(let id), .queueActivated(let id): reserve(id)
    case .queueSuspended(let id, _), .queueResumed(let id, _): reserve(id)
    case .groupEntered(_, _, let item), .groupLeft(_, _, let item):
      if let item { reserve(item) }
    case .sourceDelivered(_, let item, _): reserve(item)
    case .coreAcquired, .coreReleased, .touchedUserInterface, .accessed, .semaphoreSignalled, .semaphoreTaken, .workItemCancelled,
      .onceBegan, .onceEnded, .lockTaken, .lockReleased, .sourceScheduled, .sourceFired, .sourceCancelled, .sourceSuspended,
      .sourceResumed, .sourceActivated, .runLoopEntered, .dispatchMainCalled, .groupLeaked:
      break
    }
  }
}

// Tables grow to whatever id is named: ids are small numbers, in order of creation.
extension TraceIndexBuilder {
  private mutating func reserve(_ item: ItemID) {
    while index.items.count <= item.offset { index.items.append(TraceIndex.Item()) }
  }

  private mutating func reserve(_ queue: QueueID) {
    while index.queues.count <= queue.offset { index.queues.append(TraceIndex.Queue()) }
  }

  private mutating func reserve(_ thread: ThreadID) {
    while index.threads.count <= thread.offset {
      index.threads.append(TraceIndex.Thread(kind: index.threads.isEmpty ? .main : .worker))
      stacks.append([])
      openWaits.append(nil)
      openSpans.append([])
    }
  }

  private mutating func add<Kind: Identified>(
    _ name: StringID?, _ id: Identifier<Kind>, to table: WritableKeyPath<TraceIndex, [TraceIndex.Object]>,
    _ position: SourcePosition, _ moment: TraceIndex.Moment
  ) {
    while index[keyPath: table].count <= id.offset { index[keyPath: table].append(TraceIndex.Object()) }
    index[keyPath: table][id.offset] = TraceIndex.Object(ownName: name, created: moment, position: position)
  }
}

extension TraceIndexBuilder {
  private mutating func addQueue(
    _ id: QueueID, _ queue: TraceEvent.Queue, _ position: SourcePosition, _ moment: TraceIndex.Moment
  ) {
    reserve(id)
    if let target = queue.target { reserve(target) }
    let known = index.queues[id.offset]
    index.queues[id.offset] = TraceIndex.Queue(
      label: queue.label, target: queue.target, kind: queue.kind, qos: queue.qos, isOvercommit: queue.isOvercommit,
      isInactive: queue.isInactive, isDeclared: true, created: moment, position: position,
      submissionCount: known.submissionCount, firstSubmission: known.firstSubmission)
  }

  private mutating func addThread(_ id: ThreadID, _ kind: ThreadKind, _ name: StringID?, _ moment: TraceIndex.Moment) {
    var number: Int32 = 0
    switch kind {
    case .main: break
    case .worker, .overcommitWorker:
      workerCount += 1
      number = workerCount
    case .detached:
      detachedCount += 1
      number = detachedCount
    }
    index.threads[id.offset] = TraceIndex.Thread(kind: kind, ownName: name, created: moment, number: number)
  }

  private mutating func schedule(
    _ id: ItemID, _ queue: QueueID, _ due: Instant?, _ kind: SubmissionKind, _ event: TraceEvent, _ moment: TraceIndex.Moment
  ) {
    reserve(id)
    reserve(queue)
    index.items[id.offset].queue = queue
    index.items[id.offset].kind = kind
    index.items[id.offset].due = due
    index.items[id.offset].scheduled = moment
    index.items[id.offset].submitter = event.thread
    index.items[id.offset].submitterItem = stacks[event.thread.offset].last
    index.items[id.offset].position = event.position
  }

  private mutating func submit(_ submission: TraceEvent.Submission, _ event: TraceEvent, _ moment: TraceIndex.Moment) {
    reserve(submission.item)
    reserve(submission.queue)
    let queue = submission.queue.offset
    index.queues[queue].submissionCount += 1
    if index.queues[queue].firstSubmission == nil { index.queues[queue].firstSubmission = moment }
    var item = index.items[submission.item.offset]
    item.queue = submission.queue
    item.kind = submission.kind
    item.qos = submission.qos
    item.isBarrier = submission.isBarrier
    item.ownName = submission.name
    item.workItem = submission.workItem ?? item.workItem
    item.group = submission.group
    item.number = index.queues[queue].submissionCount
    item.submitted = moment
    if item.kind == .apply {
      item.iteration = iterationCounts[event.position, default: 0]
      iterationCounts[event.position, default: 0] += 1
    }
    if item.scheduled == nil {
      item.submitter = event.thread
      item.submitterItem = stacks[event.thread.offset].last
      item.position = event.position
    }
    index.items[submission.item.offset] = item
  }

  private mutating func start(_ id: ItemID, _ queue: QueueID, _ thread: ThreadID, _ moment: TraceIndex.Moment) {
    reserve(id)
    reserve(queue)
    index.items[id.offset].started = moment
    index.items[id.offset].thread = thread
    index.items[id.offset].runQueue = queue
    index.items[id.offset].below = stacks[thread.offset].last
    if index.items[id.offset].queue == nil { index.items[id.offset].queue = queue }
    stacks[thread.offset].append(id)
  }

  private mutating func end(_ id: ItemID, _ thread: ThreadID, _ moment: TraceIndex.Moment) {
    reserve(id)
    index.items[id.offset].ended = moment
    if let depth = stacks[thread.offset].lastIndex(of: id) { stacks[thread.offset].remove(at: depth) }
  }

  private mutating func beginSpan(
    _ kind: SpanKind, _ name: StringID?, _ duration: VirtualDuration, _ event: TraceEvent, _ moment: TraceIndex.Moment
  ) {
    let item = stacks[event.thread.offset].last
    if let name, let item {
      index.items[item.offset].namedSpanCount += 1
      index.items[item.offset].spanName = name
    }
    openSpans[event.thread.offset].append(index.spans.count)
    index.spans.append(
      TraceIndex.Span(
        kind: kind, name: name, thread: event.thread, item: item, began: moment, ended: nil, duration: duration,
        position: event.position))
  }

  private mutating func beginWait(_ wait: TraceEvent.Wait, _ event: TraceEvent, _ moment: TraceIndex.Moment) {
    switch wait.reason {
    case .sync(let queue, let item):
      reserve(queue)
      reserve(item)
    case .syncOnMainThread(let item), .apply(let item): reserve(item)
    case .semaphore, .group, .workItem, .once, .lock: break
    }
    openWaits[event.thread.offset] = index.waits.count
    index.waits.append(
      TraceIndex.Wait(
        reason: wait.reason, deadline: wait.deadline, thread: event.thread, item: stacks[event.thread.offset].last,
        began: moment, ended: nil, position: event.position))
  }

  private mutating func endWait(
    _ isTimedOut: Bool, _ waker: ThreadID?, _ thread: ThreadID, _ moment: TraceIndex.Moment
  ) {
    guard let wait = openWaits[thread.offset] else { return }
    openWaits[thread.offset] = nil
    index.waits[wait].ended = moment
    index.waits[wait].isTimedOut = isTimedOut
    index.waits[wait].waker = waker
  }
}
