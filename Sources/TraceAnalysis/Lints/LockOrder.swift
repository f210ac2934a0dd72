package import DispatchTrace

/// Queues or locks were entered in both orders in this run: it went well, but with another timing it is a deadlock (X-53).
///
/// As libdispatch's own checker does it, over the lowest queue of each hierarchy; locks take part, and so do longer circles.
package struct LockOrderAnalysis: Analysis {
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
  }

  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    guard !index.locks.isEmpty || !index.semaphores.isEmpty || index.items.contains(where: { $0.below != nil }) else { return [] }
    var collector = LockOrderCollector(index: index)
    collector.collect()
    return LockOrderCycles(collector.edges).all.map { finding($0, index) }
  }

  private func finding(_ cycle: [Edge], _ index: TraceIndex) -> Finding {
    let names = cycle.map { name($0.from, index) }
    let notes = cycle.map { edge in
      let who = index.describe(edge.item, on: edge.thread)
      return Finding.Note("\(who) holds \(name(edge.from, index)) and takes \(name(edge.to, index)) here", at: edge.position)
    }
    let message =
      cycle.count == 2
      ? "\(names[0]) and \(names[1]) are taken in both orders: it went well this time, but it can deadlock"
      : "\(names.joined(separator: ", ")) are taken in a circle: it went well this time, but it can deadlock"
    return Finding(
      .warning, .lockOrder, message, at: cycle[cycle.count - 1].position, notes: notes, instant: cycle.map(\.instant).max(),
      remedies: ["always take \(names[0]) before \(names[1])", "make one of the calls async"])
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
private struct LockOrderCollector {
  typealias Node = LockOrderAnalysis.Node

  /// Of what a thread holds so much is looked at; from further out a path leads to it.
  private static let mostHeld = 16

  let index: TraceIndex
  private(set) var edges: [LockOrderAnalysis.Edge] = []
  private var known: Set<Pair> = []
  private var replay = TraceReplay()

  private struct Pair: Hashable {
    var from: Node
    var to: Node
  }

  init(index: TraceIndex) {
    self.index = index
  }

  mutating func collect() {
    for (offset, event) in index.trace.events.enumerated() {
      if let node = taken(by: event) { note(node, event, at: offset) }
      replay.advance(event, at: offset)
    }
    edges = edges.filter { !isNoLock($0.from) && !isNoLock($0.to) }
  }

  /// What the event takes while its thread may hold something; nil for all others.
  private func taken(by event: TraceEvent) -> Node? {
    switch event.kind {
    // A block that starts with others beneath it was called by sync.
    case .started(let item, let queue): replay.item(on: event.thread) == nil ? nil : exclusiveQueue(item, queue)
    case .lockTaken(let lock): .lock(lock)
    case .semaphoreTaken(let semaphore, _): .semaphore(semaphore)
    case .queueCreated, .queueRetargeted, .threadCreated, .threadExited, .groupCreated, .semaphoreCreated, .workItemCreated,
      .sourceCreated, .onceDeclared, .lockCreated, .variableDeclared, .coreAcquired, .coreReleased, .scheduled, .submitted,
      .ended, .skipped, .spanBegan, .spanEnded, .waitBegan, .waitEnded, .printed, .touchedUserInterface, .accessed, .queueHeld,
      .queueReleased, .queueSuspended, .queueResumed, .queueActivated, .groupEntered, .groupLeft, .notifyRegistered,
      .semaphoreSignalled, .workItemCancelled, .performBegan, .performEnded, .applyBegan, .applyEnded, .onceBegan, .onceEnded,
      .lockReleased, .sourceScheduled, .sourceFired, .sourceDelivered, .sourceCancelled, .sourceSuspended, .sourceResumed,
      .sourceActivated, .runLoopEntered, .dispatchMainCalled, .groupLeaked:
      nil
    }
  }

  private mutating func note(_ node: Node, _ event: TraceEvent, at offset: Int) {
    guard replay.threads.indices.contains(event.thread.offset) else { return }
    let thread = replay.threads[event.thread.offset]
    let held =
      thread.items.suffix(Self.mostHeld).compactMap { item in
        index.items[item.offset].runQueue.flatMap { exclusiveQueue(item, $0) }
      } + thread.holds.suffix(Self.mostHeld).compactMap { Self.node($0.what) }
    for from in held where from != node && known.insert(Pair(from: from, to: node)).inserted {
      edges.append(
        LockOrderAnalysis.Edge(
          from: from, to: node, thread: event.thread, item: thread.items.last, position: event.position,
          instant: event.instant))
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

  private func isNoLock(_ node: Node) -> Bool {
    guard case .semaphore(let id) = node else { return false }
    return replay.semaphores[id.offset].initialValue != 1 || replay.semaphores[id.offset].isHandedOver
  }

  /// The lowest serial queue of the hierarchy, or the queue itself for a barrier; nil for a reader.
  private func exclusiveQueue(_ item: ItemID, _ queue: QueueID) -> Node? {
    var lowest: QueueID?
    for level in replay.targets.chain(from: queue) {
      switch index.queues[level.offset].kind {
      case .serial, .main: lowest = level
      case .concurrent: if level == queue && index.items[item.offset].isBarrier { lowest = level }
      case .global: break
      }
    }
    return lowest.map(Node.queue)
  }
}
