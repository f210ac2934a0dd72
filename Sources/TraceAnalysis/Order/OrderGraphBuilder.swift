import DispatchTrace

/// One pass over the events: the points of the graph, what comes before what anyway, and what does if something else does.
struct OrderGraphBuilder {
  let index: TraceIndex
  let blocks: [ItemID]
  private(set) var graph = OrderGraph()
  private var replay = TraceReplay()
  private var rules: OrderRules
  private var positions: [ItemID: Int] = [:]
  /// The last point of each context so far; contexts are blocks (by position), top-level code, then threads that have code of their own.
  private var present: [Int] = []
  private var contextOfThread: [ThreadID: Int] = [:]
  private var conditions: [Condition] = []
  private var published: [Junction: [Publication]] = [:]
  private let groups: [GroupEnters]
  /// The event of an enter by hand → the first point of its context after it.
  private var entered: [Int: Int] = [:]
  private var enters: [(context: Int, event: Int)] = []

  /// If the premise's first point comes before its second one, or is the same, `first` comes before `second`.
  private struct Condition {
    var premise: (first: Int, second: Int)
    var first: Int
    var second: Int
    var reason: OrderReason?
  }

  /// What somebody has done when `point` is reached.
  private struct Publication {
    var point: Int
    var item: ItemID?
    /// A point that comes after the enter which this leave answers.
    var entered: Int?
  }

  init(_ index: TraceIndex, _ blocks: [ItemID]) {
    self.index = index
    self.blocks = blocks
    rules = OrderRules(index)
    groups = GroupEnters.all(index)
    for (position, item) in blocks.enumerated() { positions[item] = position }
  }

  /// False when the points do not suffice.
  mutating func build() -> Bool {
    for _ in 0...(4 * blocks.count) { _ = graph.addPoint() }
    present = blocks.indices.map(Points.start) + [launch]
    addLives()
    for (offset, event) in index.trace.events.enumerated() {
      let change = replay.advance(event, at: offset)
      rules.advance(event, change, replay)
      guard let point = addPoint(event, change) else { return false }
      for step in rules.steps { take(step, event, at: offset, point) }
      note(event, at: offset)
    }
    addDelays()
    var isChanging = true
    while isChanging {
      graph.close()
      isChanging = false
      for condition in conditions where holds(condition.premise) {
        isChanging = graph.connect(condition.first, condition.second, because: condition.reason) || isChanging
      }
    }
    return true
  }

  private var launch: Int { 4 * blocks.count }

  private func holds(_ premise: (first: Int, second: Int)) -> Bool {
    premise.first == premise.second || graph.isBefore(premise.first, premise.second)
  }

  private mutating func addLives() {
    for block in blocks.indices {
      graph.connect(Points.request(block), Points.submission(block))
      graph.connect(Points.submission(block), Points.start(block), because: .submission)
      graph.connect(Points.start(block), Points.end(block))
    }
    for remark in index.trace.remarks {
      guard let (later, earlier, reason) = remark.order, let first = positions[earlier], let second = positions[later] else {
        continue
      }
      graph.connect(Points.end(first), Points.start(second), because: reason)
    }
  }

  /// Whose code an event of `thread` belongs to; nil for code that has no points.
  private func context(_ thread: ThreadID) -> Int? {
    if let item = replay.item(on: thread) { return positions[item] }
    return thread == .main ? blocks.count : contextOfThread[thread]
  }

  /// What a thread does by itself it does in order, after it was started. False when there is no room.
  private mutating func begin(_ thread: ThreadID, startedBy starter: ThreadID?) -> Bool {
    guard let starter else { return true }
    guard let point = graph.addPoint() else { return false }
    if let context = context(starter) { graph.connect(present[context], point, because: .submission) }
    contextOfThread[thread] = present.count
    present.append(point)
    return true
  }
}

// Points: what one block does it does in order.
extension OrderGraphBuilder {
  /// Something with a point of its own that the event does: the point; -1 for all others, nil when there is no room for one.
  private mutating func addPoint(_ event: TraceEvent, _ change: TraceReplay.Change) -> Int? {
    switch event.kind {
    case .threadCreated(_, _, let starter): return begin(event.thread, startedBy: starter) ? -1 : nil
    case .scheduled(let item, _, _), .notifyRegistered(let item, _, _, _):
      return positions[item].map { pass(Points.request($0), then: Points.request($0), event.thread) } ?? -1
    case .submitted(let submission):
      guard let block = positions[submission.item] else { return -1 }
      switch submission.kind {
      case .async: return pass(Points.request(block), then: Points.submission(block), event.thread)
      case .sync: return pass(Points.request(block), then: Points.end(block), event.thread)
      case .after, .notify, .apply, .timer, .source, .cancelHandler, .registrationHandler: return -1
      }
    case .waitEnded(let isTimedOut, _):
      guard case .waited(let wait) = change, !isTimedOut, hasPoint(wait.reason) else { return -1 }
      return passNewPoint(event.thread)
    case .applyEnded: return passNewPoint(event.thread)
    case .ended(let item):
      guard let block = positions[item] else { return -1 }
      step(block, to: Points.end(block), then: Points.end(block))
      return Points.end(block)
    case .started(let item, _), .skipped(let item, _): return positions[item].map(Points.start) ?? -1
    case .queueCreated, .queueRetargeted, .threadExited, .groupCreated, .semaphoreCreated, .workItemCreated,
      .sourceCreated, .onceDeclared, .lockCreated, .variableDeclared, .coreAcquired, .coreReleased, .spanBegan,
      .spanEnded, .waitBegan, .printed, .touchedUserInterface, .testFailed, .accessed, .queueHeld, .queueReleased,
      .queueSuspended,
      .queueResumed, .queueActivated, .groupEntered, .groupLeft, .semaphoreSignalled, .semaphoreTaken, .workItemCancelled,
      .performBegan, .performEnded, .applyBegan, .onceBegan, .onceEnded, .lockTaken, .lockReleased, .sourceScheduled,
      .sourceFired, .sourceDelivered, .sourceCancelled, .sourceSuspended, .sourceResumed, .sourceActivated, .runLoopEntered,
      .dispatchMainCalled, .groupLeaked,
      .operationsSuspended, .operationsResumed, .phaseBegan, .processFrozen, .processThawed:
      return -1
    }
  }

  private func hasPoint(_ reason: TraceEvent.WaitReason) -> Bool {
    switch reason {
    case .group, .workItem: true
    case .sync, .syncOnMainThread, .semaphore, .apply, .once, .lock, .runLoop: false
    }
  }

  private mutating func passNewPoint(_ thread: ThreadID) -> Int? {
    guard context(thread) != nil else { return -1 }
    return graph.addPoint().map { pass($0, then: $0, thread) }
  }

  private mutating func pass(_ point: Int, then next: Int, _ thread: ThreadID) -> Int {
    if let context = context(thread) { step(context, to: point, then: next) }
    return point
  }

  private mutating func step(_ context: Int, to point: Int, then next: Int) {
    graph.connect(present[context], point)
    present[context] = next
    for enter in enters where enter.context == context { entered[enter.event] = point }
    enters.removeAll { $0.context == context }
  }

  private mutating func note(_ event: TraceEvent, at offset: Int) {
    guard case .groupEntered(_, _, nil) = event.kind, let context = context(event.thread) else { return }
    enters.append((context, offset))
  }
}

// Steps of the table.
extension OrderGraphBuilder {
  private mutating func take(_ step: OrderStep, _ event: TraceEvent, at offset: Int, _ point: Int) {
    switch step {
    case .publish(let junction, let thread), .renew(let junction, let thread):
      guard let publication = publication(event, thread, at: offset, point) else { return }
      published[junction, default: []].append(publication)
    case .forward(let from, let to, let reason):
      if case .skipped(let item, _) = event.kind { return takeTurn(item, from, to, reason) }
      guard case .submitted(let item) = to else {
        for var publication in published[from] ?? [] {
          publication.entered = publication.item.flatMap { positions[$0] }.map(Points.request)
          published[to, default: []].append(publication)
        }
        return
      }
      guard let block = positions[item] else { return }
      for publication in published[from] ?? [] {
        order(publication, before: Points.submission(block), asked: Points.request(block), nil, reason)
      }
    case .learn(let junction, let reason):
      guard point >= 0 else { return }
      let item: ItemID? = if case .started(let item, _) = event.kind { item } else { nil }
      for publication in published[junction] ?? [] { order(publication, before: point, asked: point, item, reason) }
    }
  }

  /// Of a block that is skipped.
  private mutating func takeTurn(_ item: ItemID, _ from: Junction, _ to: Junction, _ reason: OrderReason) {
    guard let block = positions[item] else { return }
    let start = Points.start(block)
    if case .alone = to {
      for publication in (published[from] ?? []) + (published[to] ?? []) {
        order(publication, before: start, asked: start, item, reason)
      }
    }
    let publication = Publication(point: Points.end(block), item: item)
    published[to, default: []].append(publication)
    published[.ended(item)] = [publication]
  }

  private func publication(_ event: TraceEvent, _ thread: ThreadID, at offset: Int, _ point: Int) -> Publication? {
    if point >= 0 {
      let ended: ItemID? = if case .ended(let item) = event.kind { item } else { nil }
      return Publication(point: point, item: ended)
    }
    guard let context = context(thread) else { return nil }
    guard case .groupLeft(let group, _, nil) = event.kind else { return Publication(point: present[context]) }
    let enter = groups[group.offset].answers[offset].flatMap { entered[$0] }
    let isLast = context < blocks.count && isLastAct(offset, of: index.items[blocks[context].offset])
    return Publication(point: isLast ? Points.end(context) : present[context], entered: enter)
  }

  /// Nothing of the block comes after the instant of this event.
  private func isLastAct(_ offset: Int, of item: TraceIndex.Item) -> Bool {
    item.ended.map { $0.instant == index.trace.events[offset].instant } ?? false
  }

  /// `asked` is where the wait or the notification is asked for.
  private mutating func order(
    _ publication: Publication, before point: Int, asked: Int, _ item: ItemID?, _ reason: OrderReason
  ) {
    let premise: (first: Int, second: Int)
    switch reason {
    case .submission, .sync, .launch, .apply: premise = (point, point)
    // Its own queue keeps the order of submission; among the queues that share a target it is up to the run.
    case .serialQueue(let level), .barrier(let level):
      guard let first = publication.item, let second = item, let one = positions[first], let other = positions[second],
        index.items[first.offset].queue == level, index.items[second.offset].queue == level
      else { return }
      premise = (Points.submission(one), Points.submission(other))
    case .group(let group):
      guard groups[group.offset].isCertain, let entered = publication.entered else { return }
      premise = (entered, asked)
    case .workItem:
      guard let run = publication.item.flatMap({ positions[$0] }) else { return }
      premise = (Points.request(run), asked)
    // Who comes first is up to the run.
    case .semaphore, .lock, .once, .resume, .source, .dependency, .turn, .explored: return
    }
    conditions.append(Condition(premise: premise, first: publication.point, second: point, reason: reason))
  }

  /// Of two delays the shorter one ends first if it begins first, however long the way from call to call takes; or if one block
  /// calls both without any time in between (S-24).
  private mutating func addDelays() {
    for first in blocks.indices {
      let one = index.items[blocks[first].offset]
      guard let due = one.due, let call = one.scheduled else { continue }
      for second in blocks.indices where second != first {
        let other = index.items[blocks[second].offset]
        guard other.queue == one.queue, let otherDue = other.due, let otherCall = other.scheduled,
          due - call.instant < otherDue - otherCall.instant
        else { continue }
        let isAtOnce =
          one.submitter == other.submitter && one.submitterItem == other.submitterItem && call.instant == otherCall.instant
        let asked = (first: Points.request(first), second: Points.request(isAtOnce ? first : second))
        conditions.append(
          Condition(premise: asked, first: Points.submission(first), second: Points.submission(second)))
      }
    }
  }
}

extension Remark {
  /// Of operations: which comes after which, and why.
  var order: (later: ItemID, earlier: ItemID, reason: OrderReason)? {
    switch self {
    case .dependency(let later, let earlier): (later, earlier, .dependency)
    case .turn(let later, let earlier): (later, earlier, .turn)
    case .leftTimer, .unheededCancel, .heldCancelHandler, .singleWait, .unservedLoop, .name, .lazyVariable: nil
    }
  }
}
