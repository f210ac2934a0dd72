/// Walks the events once and fills the tables.
struct TraceIndexBuilder {
  var index: TraceIndex
  /// It has gone as far as the event before the one at hand.
  private var replay = TraceReplay()
  /// The open spans of each thread, as offsets into the table.
  private var openSpans: [[Int]] = []
  /// The open `perform()` calls, innermost last.
  private var openPerforms: [[Int]] = []
  private var frozenSince: Instant?
  private var workerCount: Int32 = 0
  private var detachedCount: Int32 = 0
  private var names = NameCounts()

  init(index: TraceIndex) {
    self.index = index
  }

  mutating func build() {
    reserveTables()
    // It is there without a line.
    reserve(QueueID.main)
    var offset = 0
    for event in index.trace.events {
      let change = replay.advance(event, at: offset)
      add(event, change, at: TraceIndex.Moment(event: offset, instant: event.instant))
      offset += 1
    }
    thaw(at: index.trace.end)
    index.targets = replay.targets
    findFirstPlaces()
    nameByPlace()
    index.tellNamesakes()
  }

  /// An item for each submission, to begin with: growing would move a large table again and again.
  private mutating func reserveTables() {
    var (submissions, spans) = (0, 0)
    for event in index.trace.events {
      if case .submitted = event.kind { submissions += 1 }
      if case .spanBegan = event.kind { spans += 1 }
    }
    index.items.reserveCapacity(submissions)
    index.spans.reserveCapacity(spans)
  }

  /// Of the blocks that no line hands over: one more pass, if there are any.
  private mutating func findFirstPlaces() {
    guard index.items.contains(where: { !$0.position.isKnown && $0.started != nil }) else { return }
    var searched: [ItemID?] = Array(repeating: nil, count: index.threads.count)
    for (offset, event) in index.trace.events.enumerated() {
      if case .started(let item, _) = event.kind {
        searched[event.thread.offset] = index.items[item.offset].position.isKnown ? nil : item
      } else if let item = searched[event.thread.offset] {
        if event.position.isKnown { index.firstPlaces[item] = event.position }
        if index.items[item.offset].ended?.event == offset || event.position.isKnown { searched[event.thread.offset] = nil }
      }
    }
  }

  private mutating func nameByPlace() {
    var functions = EnclosingFunctions(index.trace.header)
    index.functions = functions.extents
    var counts: [BlockPlace: Int32] = [:]
    for offset in index.items.indices where index.givenName(of: ItemID(offset)) == nil && index.items[offset].iteration == nil {
      let item = index.items[offset]
      let position = index.namingPosition(of: ItemID(offset))
      let place: BlockPlace
      if let source = item.source, index.nameOfSource(item) != nil {
        place = .handler(source, item.kind)
      } else if let function = functions.function(at: position) {
        index.items[offset].function = Int32(function)
        place = .line(position.line, file: 0)
      } else if position.isKnown, let queue = item.queue {
        let line = position.line
        // Queues of one label are called the same.
        let label = index.queues[queue.offset].label.map { Int($0.index) } ?? ~queue.offset
        place = position.file == 0 ? .labelLine(label, line) : .line(line, file: position.file)
      } else {
        continue
      }
      counts[place, default: 0] += 1
      index.items[offset].numberAtPlace = counts[place] ?? 0
    }
  }

  private mutating func endPerform(on thread: ThreadID, _ moment: TraceIndex.Moment) {
    if let perform = openPerforms[thread.offset].popLast() { index.performs[perform].ended = moment }
  }

  private mutating func freezeOrThaw(_ event: TraceEvent) {
    if case .processThawed = event.kind { thaw(at: event.instant) } else { frozenSince = frozenSince ?? event.instant }
  }

  private mutating func thaw(at instant: Instant) {
    guard let start = frozenSince else { return }
    index.frozen.append(start...max(start, instant))
    frozenSince = nil
  }

  private mutating func add(_ event: TraceEvent, _ change: TraceReplay.Change, at moment: TraceIndex.Moment) {
    let thread = event.thread
    reserve(thread)
    switch event.kind {
    case .queueCreated(let id, let queue): addQueue(id, queue, event.position, moment)
    case .queueRetargeted(let id, let target):
      reserve(id)
      reserve(target)
      index.queues[id.offset].target = target
    case .threadCreated(let kind, let name, let starter):
      if let starter { reserve(starter) }
      addThread(thread, kind, name, moment)
    case .threadExited: index.threads[thread.offset].exited = moment
    case .groupCreated(let id, let name): add(name, id, to: \.groups, event.position, moment, counted: .group)
    case .semaphoreCreated(let id, let kind, let name, _): addSemaphore(id, kind, name, event, moment)
    case .workItemCreated(let id, let name): add(name, id, to: \.workItems, event.position, moment)
    case .sourceCreated(let id, let kind, let name, let queue): addSource(id, kind, name, queue, event, moment)
    case .onceDeclared(let id, let name): add(name, id, to: \.onces, event.position, moment)
    case .lockCreated(let id, let name, let owner, _): addLock(id, name, owner, event.position, moment)
    case .variableDeclared(let id, let name): add(name, id, to: \.variables, event.position, moment)

    case .scheduled(let item, let queue, let due): schedule(item, queue, due, .after, event, moment)
    case .notifyRegistered(let item, let queue, let group, let workItem):
      schedule(item, queue, nil, .notify, event, moment)
      index.items[item.offset].observed = group.map { .group($0) } ?? workItem.map { .workItem($0) }
    case .submitted(let submission): submit(submission, event, moment)
    case .started(let item, let queue): start(item, queue, thread, moment)
    case .ended(let item): end(item, moment)
    case .skipped(let item, let queue): skip(item, queue, moment)

    case .spanBegan(let kind, let duration, let name): beginSpan(kind, name, duration, event, moment)
    case .spanEnded:
      if let span = openSpans[thread.offset].popLast() { index.spans[span].ended = moment }
    case .waitBegan(let wait): beginWait(wait, event, moment)
    case .waitEnded(let isTimedOut, let waker):
      if case .waited(let wait) = change { endWait(wait.offset, isTimedOut, waker, moment) }
    case .printed(let text): index.prints.append(TraceIndex.Print(moment: moment, text: text, position: event.position))
    case .queueHeld(let id), .queueReleased(let id), .queueActivated(let id), .queueSuspended(let id, _),
      .queueResumed(let id, _), .operationsSuspended(let id), .operationsResumed(let id):
      reserve(id)
    case .groupEntered(let group, let count, let item): callGroup(.enter, group, count, item, event, moment)
    case .groupLeft(let group, let count, let item): callGroup(.leave, group, count, item, event, moment)
    case .groupLeaked(let group, _): leak(group)
    case .runLoopEntered, .dispatchMainCalled: index.launchEnd = index.launchEnd ?? moment.instant
    case .performBegan(let workItem): beginPerform(workItem, event, moment)
    case .performEnded: endPerform(on: thread, moment)
    case .applyBegan(let apply, let iterations): beginApply(apply, iterations, event, moment)
    case .applyEnded(let apply): endApply(apply, moment)
    case .touchedUserInterface(let name): index.touches.append(remark(name, event, moment))
    case .testFailed(let text): index.failures.append(remark(text, event, moment))
    case .sourceDelivered(let source, let item, _): reserve(source, item)
    case .sourceFired(let source, _): reserve(source)
    case .processFrozen, .processThawed: freezeOrThaw(event)
    case .coreAcquired, .coreReleased, .accessed, .semaphoreSignalled, .semaphoreTaken, .workItemCancelled,
      .onceBegan, .onceEnded, .lockTaken, .lockReleased, .sourceScheduled, .sourceCancelled, .sourceSuspended,
      .sourceResumed, .sourceActivated, .phaseBegan:
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

  private mutating func reserve(_ source: SourceID) {
    while index.sourceKinds.count <= source.offset { index.sourceKinds.append(nil) }
  }

  private mutating func reserve(_ apply: ApplyID) {
    while index.applies.count <= apply.offset { index.applies.append(TraceIndex.Apply()) }
  }

  private mutating func reserve(_ thread: ThreadID) {
    while index.threads.count <= thread.offset {
      index.threads.append(TraceIndex.Thread(kind: index.threads.isEmpty ? .main : .worker))
      openSpans.append([])
      openPerforms.append([])
    }
  }

  private mutating func add<Kind: Identified>(
    _ name: StringID?, _ id: Identifier<Kind>, to table: WritableKeyPath<TraceIndex, [TraceIndex.Object]>,
    _ position: SourcePosition, _ moment: TraceIndex.Moment, counted sort: NameCounts.Sort? = nil
  ) {
    while index[keyPath: table].count <= id.offset { index[keyPath: table].append(TraceIndex.Object()) }
    let number = sort.map { names.next($0, name) } ?? 1
    index[keyPath: table][id.offset] = TraceIndex.Object(
      ownName: name, numberOfName: number, created: moment, position: position)
  }
}

extension TraceIndexBuilder {
  private mutating func addLock(
    _ id: LockID, _ name: StringID?, _ owner: StringID?, _ position: SourcePosition, _ moment: TraceIndex.Moment
  ) {
    add(name, id, to: \.locks, position, moment, counted: .lock)
    index.locks[id.offset].owner = owner
  }

  private mutating func addQueue(
    _ id: QueueID, _ queue: TraceEvent.Queue, _ position: SourcePosition, _ moment: TraceIndex.Moment
  ) {
    reserve(id)
    if let target = queue.target { reserve(target) }
    let known = index.queues[id.offset]
    index.queues[id.offset] = TraceIndex.Queue(
      label: queue.label, target: queue.target, kind: queue.kind, qos: queue.qos, isOvercommit: queue.isOvercommit,
      isInactive: queue.isInactive, isDeclared: true,
      numberOfLabel: known.isDeclared ? known.numberOfLabel : names.next(.queue, queue.label),
      created: moment, position: position,
      submissionCount: known.submissionCount, firstSubmission: known.firstSubmission)
  }

  private mutating func addThread(_ id: ThreadID, _ kind: ThreadKind, _ name: StringID?, _ moment: TraceIndex.Moment) {
    var number: Int32 = 0
    switch kind {
    case .main, .outside: break
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
    index.items[id.offset].ownName = index.namesOfWaiting[id]
    index.items[id.offset].due = due
    index.items[id.offset].scheduled = moment
    index.items[id.offset].submitter = event.thread
    index.items[id.offset].submitterItem = replay.item(on: event.thread)
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
    item.apply = submission.apply
    item.iteration = submission.iteration
    item.source = submission.source
    if let apply = submission.apply { reserve(apply) }
    if item.scheduled == nil {
      item.submitter = event.thread
      item.submitterItem = replay.item(on: event.thread)
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
    index.items[id.offset].below = replay.itemBelow(on: thread)
    if index.items[id.offset].queue == nil { index.items[id.offset].queue = queue }
  }

  private mutating func addSource(
    _ id: SourceID, _ kind: SourceKind, _ name: StringID?, _ queue: QueueID, _ event: TraceEvent, _ moment: TraceIndex.Moment
  ) {
    add(name, id, to: \.sources, event.position, moment)
    reserve(id)
    index.sourceKinds[id.offset] = kind
    reserve(queue)
  }

  private mutating func addSemaphore(
    _ id: SemaphoreID, _ kind: SemaphoreKind, _ name: StringID?, _ event: TraceEvent, _ moment: TraceIndex.Moment
  ) {
    add(name, id, to: \.semaphores, event.position, moment, counted: .semaphore)
    while index.semaphoreKinds.count <= id.offset { index.semaphoreKinds.append(.semaphore) }
    index.semaphoreKinds[id.offset] = kind
  }

  private mutating func leak(_ group: GroupID) {
    if group.offset < index.groups.count { index.groups[group.offset].isLeaked = true }
  }

  private mutating func endApply(_ id: ApplyID, _ moment: TraceIndex.Moment) {
    reserve(id)
    index.applies[id.offset].ended = moment
  }

  private mutating func reserve(_ source: SourceID, _ item: ItemID) {
    reserve(source)
    reserve(item)
  }

  private mutating func end(_ id: ItemID, _ moment: TraceIndex.Moment) {
    reserve(id)
    index.items[id.offset].ended = moment
  }

  private mutating func skip(_ id: ItemID, _ queue: QueueID, _ moment: TraceIndex.Moment) {
    reserve(id)
    reserve(queue)
    index.items[id.offset].skipped = moment
  }

  private func remark(_ text: StringID, _ event: TraceEvent, _ moment: TraceIndex.Moment) -> TraceIndex.Remark {
    TraceIndex.Remark(
      text: text, thread: event.thread, item: replay.item(on: event.thread), moment: moment, position: event.position)
  }

  private mutating func beginSpan(
    _ kind: SpanKind, _ name: StringID?, _ duration: VirtualDuration, _ event: TraceEvent, _ moment: TraceIndex.Moment
  ) {
    let item = replay.item(on: event.thread)
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
    case .syncOnMainThread(let item): reserve(item)
    case .apply(let apply): reserve(apply)
    case .semaphore, .group, .workItem, .once, .lock, .runLoop: break
    }
    index.waits.append(
      TraceIndex.Wait(
        reason: wait.reason, deadline: wait.deadline, thread: event.thread, item: replay.item(on: event.thread),
        began: moment, ended: nil, position: event.position))
  }

  private mutating func endWait(_ wait: Int, _ isTimedOut: Bool, _ waker: ThreadID?, _ moment: TraceIndex.Moment) {
    index.waits[wait].ended = moment
    index.waits[wait].isTimedOut = isTimedOut
    index.waits[wait].waker = waker
    if waker != nil { index.waits[wait].wakerItem = replay.lastToEnd(index.waits[wait].reason) }
  }

  private mutating func callGroup(
    _ verb: TraceIndex.GroupCall.Verb, _ group: GroupID, _ count: Int32, _ member: ItemID?, _ event: TraceEvent,
    _ moment: TraceIndex.Moment
  ) {
    while index.openEnters.count <= group.offset { index.openEnters.append(0) }
    index.openEnters[group.offset] = count
    if let member { return reserve(member) }
    index.groupCalls.append(
      TraceIndex.GroupCall(
        verb: verb, group: group, thread: event.thread, item: replay.item(on: event.thread), moment: moment,
        position: event.position))
  }

  private mutating func beginPerform(_ workItem: WorkItemID, _ event: TraceEvent, _ moment: TraceIndex.Moment) {
    openPerforms[event.thread.offset].append(index.performs.count)
    index.performs.append(
      TraceIndex.Perform(
        workItem: workItem, thread: event.thread, item: replay.item(on: event.thread), began: moment, position: event.position))
  }

  private mutating func beginApply(
    _ id: ApplyID, _ iterations: Int64, _ event: TraceEvent, _ moment: TraceIndex.Moment
  ) {
    reserve(id)
    index.applies[id.offset] = TraceIndex.Apply(
      iterations: iterations, thread: event.thread, item: replay.item(on: event.thread), began: moment,
      position: event.position)
  }
}
