package import DispatchTrace

/// Queues or locks were entered in both orders in this run: it went well, but with another timing it is a deadlock (X-53).
///
/// As libdispatch's own checker does it, over the lowest queue of each hierarchy; locks take part, and so do longer circles. Not where those who
/// take them can never meet: something orders them on every schedule, they hold something else that only one can hold, or a semaphore lets in fewer
/// than the circle needs.
package struct LockOrderAnalysis: CourseAnalysis {
  enum Node: Hashable {
    case queue(QueueID)
    case lock(LockID)
    /// One that begins at 1 and is signalled by whoever took it.
    case semaphore(SemaphoreID)
  }

  struct Edge {
    var from: Node
    var to: Node
    var thread: ThreadID
    /// Who held the first when it took the second, and where it did.
    var item: ItemID?
    var position: SourcePosition
    var instant: Instant
    /// The events at which it took the first and the second; where the same code did several times, the first and the last of them.
    var since: Int
    var event: Int
    /// All that it held while it may have waited for the second.
    var held: Set<Node>
    /// The semaphores among them that let in several, but not everybody.
    var gates: Set<Node> = []
    /// It stands for more of its kind than are told apart.
    var isCrowd = false
  }

  /// What it guesses from one order.
  package static let guess = "it went well this time, but it can deadlock"

  /// As a note, of what was looked at and never happens.
  package static func refuted(_ finding: Finding, because reason: String) -> Finding {
    var told = finding
    told.severity = .note
    told.remedies = []
    told.message = finding.message.replacing(guess, with: reason)
    return told
  }

  package init() {}

  package func follower(_ index: TraceIndex) -> (any CourseFollower)? {
    guard !index.locks.isEmpty || !index.semaphores.isEmpty || index.items.contains(where: { $0.below != nil }) else {
      return nil
    }
    return LockOrderCollector(analysis: self, index: index)
  }

  fileprivate func finding(_ cycle: [Edge], _ index: TraceIndex) -> Finding {
    let names = cycle.map { name($0.from, index) }
    let notes = cycle.map { edge in
      let who = index.describe(edge.item, on: edge.thread)
      return Finding.Note("\(who) holds \(name(edge.from, index)) and takes \(name(edge.to, index)) here", at: edge.position)
    }
    let message =
      cycle.count == 2
      ? "\(names[0]) and \(names[1]) are taken in both orders: \(Self.guess)"
      : "\(names.joined(separator: ", ")) are taken in a circle: \(Self.guess)"
    return Finding(
      .warning, .lockOrder, message, at: cycle[cycle.count - 1].position, notes: notes, instant: cycle.map(\.instant).max(),
      remedies: remedies(cycle, names, index))
  }

  private func remedies(_ cycle: [Edge], _ names: [String], _ index: TraceIndex) -> [String] {
    let isPrinting = cycle.contains { if case .lock(let lock) = $0.from { index.isStandardOutput(lock) } else { false } }
    if isPrinting { return [DeadlockWords.describeFirst] }
    let order = order(cycle, names, index)
    let isOfQueues = cycle.contains { if case .queue = $0.to { true } else { false } }
    return isOfQueues ? [order, "make one of the calls async, if its result is not needed"] : [order]
  }

  /// Of a longer circle all but the last who takes keep the order in which it is told.
  private func order(_ cycle: [Edge], _ names: [String], _ index: TraceIndex) -> String {
    if cycle.count == 2 { return "always take \(names[0]) before \(names[1])" }
    guard let last = cycle.last, let held = names.last, cycle.count <= 5, Set(names).count == names.count else {
      return "always take them in the same order"
    }
    let who = last.item.map { index.name(of: $0) } ?? index.describe(nil, on: last.thread)
    return "always take them in this order: \(names.joined(separator: ", ")); so \(who) must take \(names[0]) before \(held)"
  }

  private func name(_ node: Node, _ index: TraceIndex) -> String {
    switch node {
    case .queue(let queue): index.name(of: queue)
    case .lock(let lock): index.name(of: lock)
    case .semaphore(let semaphore): index.name(of: semaphore)
    }
  }
}

/// Walks the events and notes, for everything that was taken exclusively, what its thread held exclusively already.
private struct LockOrderCollector: CourseFollower {
  typealias Node = LockOrderAnalysis.Node

  /// Of what a thread holds so much is looked at; from further out a path leads to it.
  private static let mostHeld = 16

  let analysis: LockOrderAnalysis
  let index: TraceIndex
  private var edges = LockOrderEdges()

  init(analysis: LockOrderAnalysis, index: TraceIndex) {
    self.analysis = analysis
    self.index = index
  }

  mutating func see(_ event: TraceEvent, at offset: Int, _ change: TraceReplay.Change, _ replay: TraceReplay) {
    guard let node = taken(by: event, replay) else { return }
    let isStart = if case .started = event.kind { true } else { false }
    note(node, event, at: offset, replay.threads[event.thread.offset], isStart: isStart, replay.targets)
  }

  func findings(at end: TraceReplay) -> [Finding] {
    let locks = edges.all { places($0, end) }
    return LockOrderCycles(locks, index, places: { places($0, end) ?? .max }).all.map { analysis.finding($0, index) }
  }

  /// What the event takes while its thread may hold something; nil for all others.
  private func taken(by event: TraceEvent, _ replay: TraceReplay) -> Node? {
    switch event.kind {
    // A block that starts with others beneath it was called by sync.
    case .started(let item, let queue):
      replay.threads[event.thread.offset].items.count < 2 ? nil : exclusiveQueue(item, queue, replay.targets)
    // Who only tries goes on without it.
    case .lockTaken(let lock, let isTried): isTried ? nil : .lock(lock)
    case .semaphoreTaken(let semaphore, _, let isTried): isTried ? nil : .semaphore(semaphore)
    case .queueCreated, .queueRetargeted, .threadCreated, .threadExited, .groupCreated, .semaphoreCreated, .workItemCreated,
      .sourceCreated, .onceDeclared, .lockCreated, .variableDeclared, .coreAcquired, .coreReleased, .scheduled, .submitted,
      .ended, .skipped, .spanBegan, .spanEnded, .waitBegan, .waitEnded, .printed, .touchedUserInterface, .testFailed, .accessed,
      .queueHeld,
      .queueReleased, .queueSuspended, .queueResumed, .queueActivated, .groupEntered, .groupLeft, .notifyRegistered,
      .semaphoreSignalled, .workItemCancelled, .performBegan, .performEnded, .applyBegan, .applyEnded, .onceBegan, .onceEnded,
      .lockReleased, .sourceScheduled, .sourceFired, .sourceDelivered, .sourceCancelled, .sourceSuspended, .sourceResumed,
      .sourceActivated, .runLoopEntered, .dispatchMainCalled, .groupLeaked,
      .operationsSuspended, .operationsResumed, .phaseBegan, .processFrozen, .processThawed:
      nil
    }
  }

  /// `thread` is as the event left it: a block that starts is on its stack already.
  private mutating func note(
    _ node: Node, _ event: TraceEvent, at offset: Int, _ thread: TraceReplay.Thread, isStart: Bool, _ targets: Targets
  ) {
    let items = thread.items.dropLast(isStart ? 1 : 0)
    var holdings: [(node: Node, since: Int)] = items.suffix(Self.mostHeld).compactMap { item in
      let known = index.items[item.offset]
      return known.runQueue.flatMap { exclusiveQueue(item, $0, targets) }.map { ($0, known.started?.event ?? 0) }
    }
    holdings += thread.holds.suffix(Self.mostHeld).compactMap { hold in Self.node(hold.what).map { ($0, hold.event) } }
    // What it has just taken is among them.
    let all = Set(holdings.map(\.node)).subtracting([node])
    for (from, since) in holdings where from != node {
      edges.add(
        LockOrderAnalysis.Edge(
          from: from, to: node, thread: event.thread, item: items.last, position: event.position, instant: event.instant,
          since: since, event: offset, held: all))
    }
  }

  /// Queues that a waiting `sync` holds below belong to no block yet.
  private static func node(_ held: TraceReplay.Held) -> Node? {
    switch held {
    case .queue: nil
    case .lock(let lock): .lock(lock)
    case .semaphore(let semaphore): .semaphore(semaphore)
    }
  }

  /// How many may hold it at a time; nil for a semaphore that others signal than those who took it.
  private func places(_ node: Node, _ end: TraceReplay) -> Int? {
    guard case .semaphore(let id) = node else { return 1 }
    let semaphore = end.semaphores[id.offset]
    return semaphore.isHandedOver || semaphore.initialValue < 1 ? nil : Int(semaphore.initialValue)
  }

  /// The lowest serial queue of the hierarchy, or the queue itself for a barrier; nil for a reader.
  private func exclusiveQueue(_ item: ItemID, _ queue: QueueID, _ targets: Targets) -> Node? {
    var lowest: QueueID?
    for level in targets.chain(from: queue) {
      switch index.queues[level.offset].kind {
      case .serial, .main: lowest = level
      case .concurrent: if level == queue && index.items[item.offset].isBarrier { lowest = level }
      case .global: break
      }
    }
    return lowest.map(Node.queue)
  }
}
