import DispatchTrace

/// What cannot go on: a thread that waits, a block whose turn does not come, a pool without a free worker.
enum WaitNode: Hashable {
  case thread(ThreadID)
  case item(ItemID)
  case pool
}

/// `from` cannot go on before `to` has.
struct WaitForEdge {
  enum Kind: Equatable {
    /// `to` is in `queue`, which it entered through `entered`; `from` needs it for itself, or waits for a barrier to end.
    case holds(QueueID, entered: QueueID)
    /// `to` stands before `from` in `queue`.
    case ahead(QueueID)
    /// The main thread has to run `from`'s block.
    case mainThread
    case member(GroupID)
    /// No leave has answered an enter, and `to` was submitted after that enter.
    case wouldLeave(GroupID)
    case took(SemaphoreID)
    /// Who signals a semaphore is never known before it happens: `to` could.
    case wouldSignal(SemaphoreID)
    case workItem(WorkItemID)
    case iteration
    case once(OnceID)
    case lock(LockID)
    /// A worker is needed, and that many are blocked.
    case worker(count: Int)
  }

  var from: WaitNode
  var to: WaitNode
  var kind: Kind
  /// The block of `to` that is in the way, when `to` is a thread that runs several.
  var holder: ItemID?

  /// The code of `to` says that it signals or leaves.
  var isInCode = false

  /// The edge rests on a guess: who would have signalled or left.
  var isGuess: Bool {
    switch kind {
    case .wouldLeave, .wouldSignal: !isInCode
    case .took: true
    case .holds, .ahead, .mainThread, .member, .workItem, .iteration, .once, .lock, .worker: false
    }
  }
}

/// Why something waits that nobody in particular is to blame for.
enum DeadEnd: Hashable {
  case suspended(QueueID)
  case inactive(QueueID)
  case targetCycle(QueueID)
  case neverSignalled(SemaphoreID)
  case neverLeft(GroupID)
  case neverSubmitted(WorkItemID)
  case neverUnlocked(LockID)
  case unknown(ThreadID)
}

/// The edges of the wait-for graph, made when they are asked for.
struct WaitForGraph {
  let state: StuckState
  let isDeadlocked: Bool
  private let stuckWorkers: [ThreadID]
  private let headsOfQueues: [ItemID]
  /// Who, as the code says, would signal or leave; nil where nobody knows.
  private let signallers: [SemaphoreID: Hands]?
  private let leavers: [GroupID: Hands]?

  /// Threads that wait for ever, and blocks that have not begun.
  private struct Hands {
    var threads: [ThreadID] = []
    var items: [ItemID] = []
  }

  init(state: StuckState) {
    self.state = state
    let ahead = state.index.trace.ahead
    signallers = ahead.map { Self.byObject($0.signalling) }
    leavers = ahead.map { Self.byObject($0.leaving) }
    isDeadlocked = if case .deadlocked = state.index.trace.outcome { true } else { false }
    stuckWorkers = state.stuckThreads.filter {
      let kind = state.index.threads[$0.offset].kind
      return kind == .worker || kind == .overcommitWorker
    }
    // Whoever waits in `sync` for the first of a queue is among the threads that wait.
    headsOfQueues = Array(state.pending.lazy.compactMap(\.first).filter { state.syncCallers[$0] == nil }.prefix(64))
  }

  private static func byObject<Kind>(_ all: CodeAhead.Hands<Kind>) -> [Identifier<Kind>: Hands] {
    var found: [Identifier<Kind>: Hands] = [:]
    for (thread, object) in zip(all.threads, all.ofThreads) { found[object, default: Hands()].threads.append(thread) }
    for (item, object) in zip(all.items, all.ofItems) { found[object, default: Hands()].items.append(item) }
    return found
  }

  /// What keeps `node` from going on; and if that is nobody, why.
  func edges(of node: WaitNode) -> (edges: [WaitForEdge], deadEnd: DeadEnd?) {
    switch node {
    case .thread(let thread):
      guard let wait = state.wait(of: thread) else { return ([], nil) }
      return edges(of: thread, wait)
    case .item(let item):
      let queue = state.index.items[item.offset].queue
      return queue.map { queueEdges(of: node, item, at: $0, needsWorker: true) } ?? ([], nil)
    case .pool:
      return (stuckWorkers.map { WaitForEdge(from: .pool, to: .thread($0), kind: .worker(count: stuckWorkers.count)) }, nil)
    }
  }

  private func edges(of thread: ThreadID, _ wait: TraceIndex.Wait) -> (edges: [WaitForEdge], deadEnd: DeadEnd?) {
    let node = WaitNode.thread(thread)
    func answer(_ edges: [WaitForEdge], else deadEnd: DeadEnd) -> ([WaitForEdge], DeadEnd?) {
      (edges, edges.isEmpty ? deadEnd : nil)
    }
    switch wait.reason {
    case .sync(let queue, let item):
      let (edges, deadEnd) = queueEdges(of: node, item, at: queue, needsWorker: false)
      return answer(edges, else: deadEnd ?? .unknown(thread))
    case .syncOnMainThread(let item):
      if let suspended = state.index.items[item.offset].queue.flatMap(standstill) { return ([], suspended) }
      return answer(stuck(.mainThread, ThreadID(0), from: node), else: .unknown(thread))
    case .semaphore(let semaphore): return answer(semaphoreEdges(of: thread, semaphore), else: .neverSignalled(semaphore))
    case .group(let group): return answer(groupEdges(of: node, group), else: .neverLeft(group))
    case .workItem(let workItem):
      return answer(runs(of: workItem, from: node), else: .neverSubmitted(workItem))
    case .apply(let apply): return answer(iterations(of: apply, thread), else: .unknown(thread))
    case .once(let once):
      return answer(state.runner(of: once).map { stuck(.once(once), $0, from: node) } ?? [], else: .unknown(thread))
    case .lock(let lock):
      let edges = state.holder(of: lock).map { stuck(.lock(lock), $0.thread, from: node, holder: $0.item) } ?? []
      return answer(edges, else: .neverUnlocked(lock))
    // At rest: nothing keeps it.
    case .runLoop: return ([], .unknown(thread))
    }
  }

  // MARK: Edges to threads and blocks

  /// An edge to a thread that waits for ever; none to one that may still go on.
  private func stuck(
    _ kind: WaitForEdge.Kind, _ thread: ThreadID, from node: WaitNode, holder: ItemID? = nil
  ) -> [WaitForEdge] {
    guard let wait = state.wait(of: thread) else { return [] }
    return [WaitForEdge(from: node, to: .thread(thread), kind: kind, holder: holder ?? wait.item)]
  }

  /// An edge to a block: to the thread that runs it, or whose `sync` it is, or to the block itself while it waits its turn.
  private func edge(_ kind: WaitForEdge.Kind, toBlock id: ItemID, from node: WaitNode) -> [WaitForEdge] {
    let item = state.index.items[id.offset]
    if item.started != nil { return item.thread.map { stuck(kind, $0, from: node, holder: id) } ?? [] }
    if let caller = state.syncCallers[id] { return [WaitForEdge(from: node, to: .thread(caller), kind: kind, holder: id)] }
    return item.submitted == nil ? [] : [WaitForEdge(from: node, to: .item(id), kind: kind, holder: id)]
  }

  /// To blocks that it was submitted as, and to whoever performs it.
  private func runs(of workItem: WorkItemID, from node: WaitNode) -> [WaitForEdge] {
    let blocks = (state.workItemRuns[workItem.offset] ?? []).flatMap { edge(.workItem(workItem), toBlock: $0, from: node) }
    let performs = state.index.performs.filter { $0.workItem == workItem && $0.ended == nil }
    return blocks + performs.flatMap { stuck(.workItem(workItem), $0.thread, from: node, holder: $0.item) }
  }

  private func groupEdges(of node: WaitNode, _ group: GroupID) -> [WaitForEdge] {
    let members = (state.members[group.offset] ?? []).flatMap { edge(.member(group), toBlock: $0, from: node) }
    if !members.isEmpty { return members }
    if let leavers {
      return state.unansweredEnters(of: group).isEmpty
        ? [] : edges(.wouldLeave(group), to: leavers[group] ?? Hands(), isInCode: true, from: node, for: nil)
    }
    return state.unansweredEnters(of: group).prefix(8).flatMap { enter in
      blocksSubmitted(after: enter).flatMap { edge(.wouldLeave(group), toBlock: $0, from: node) }
    }
  }

  /// The first block that whoever entered submitted after that, if it has not ended.
  private func blocksSubmitted(after enter: TraceIndex.GroupCall) -> [ItemID] {
    let items = state.index.items
    let next = items.indices.first { offset in
      guard let submitted = items[offset].scheduled ?? items[offset].submitted else { return false }
      return submitted > enter.moment && items[offset].submitter == enter.thread && items[offset].submitterItem == enter.item
    }
    guard let next, items[next].ended == nil, items[next].skipped == nil else { return [] }
    return [ItemID(next)]
  }

  /// First those that took it and would give it back, then those that signal it: blocks that the waiter submitted, blocks at the head of
  /// a queue, other threads that wait. Then whoever took it and would not, and last the waiter, where only its own code is left to signal.
  private func semaphoreEdges(of thread: ThreadID, _ id: SemaphoreID) -> [WaitForEdge] {
    let node = WaitNode.thread(thread)
    let kind = state.index.kind(of: id)
    // Who reads a pipe wakes others by the same code as who writes it: whom to blame is not known.
    if kind == .emptyPipe || kind == .fullPipe { return [] }
    let takers = takers(of: id)
    let waiter = state.wait(of: thread)?.item
    let isWaiter: (ThreadID) -> Bool = { other in
      state.index.threads.indices.contains(other.offset) && state.wait(of: other)?.reason == .semaphore(id)
    }
    guard let signallers else {
      let took = takers.flatMap { stuck(.took(id), $0.thread, from: node, holder: $0.item) }
      // Who finishes an operation is its queue.
      if !took.isEmpty || kind == .operation { return took }
      // Who waits for it himself signals it for those behind him.
      let hands = Hands(threads: state.stuckThreads.filter { !isWaiter($0) }, items: headsOfQueues)
      return edges(.wouldSignal(id), to: hands, isInCode: false, from: node, for: waiter)
    }
    let own = state.own(of: thread)
    let toItself = { (hold: Bool) in stuck(hold ? .took(id) : .wouldSignal(id), thread, from: node).map(Self.inCode) }
    if kind == .readWriteLock, own?.isHolder == true { return toItself(true) }
    var hands = signallers[id] ?? Hands()
    let keepers = Set(hands.threads)
    let took = takers.filter { keepers.contains($0.thread) }.flatMap { stuck(.took(id), $0.thread, from: node, holder: $0.item) }
    if !took.isEmpty { return took }
    hands.threads.removeAll(where: isWaiter)
    let signal = edges(.wouldSignal(id), to: hands, isInCode: true, from: node, for: waiter)
    if !signal.isEmpty { return signal }
    let kept = takers.flatMap { stuck(.took(id), $0.thread, from: node, holder: $0.item) }
    if !kept.isEmpty { return kept }
    return own != nil && (kind == .semaphore || kind == .operation) ? toItself(false) : []
  }

  private func takers(of id: SemaphoreID) -> [TraceReplay.Hold] {
    guard let semaphore = state.semaphore(id), semaphore.initialValue > 0 else { return [] }
    return semaphore.takers
  }

  private static func inCode(_ edge: WaitForEdge) -> WaitForEdge {
    var edge = edge
    edge.isInCode = true
    return edge
  }

  /// To those who could end the wait: blocks first, those that the waiter submitted before others. `isInCode`: their code says so.
  private func edges(
    _ kind: WaitForEdge.Kind, to hands: Hands, isInCode: Bool, from node: WaitNode, for waiter: ItemID?
  ) -> [WaitForEdge] {
    let index = state.index
    let blocks = hands.items.filter { $0.offset < index.items.count && state.syncCallers[$0] == nil }.prefix(64)
    let threads = hands.threads.filter { $0.offset < index.threads.count && .thread($0) != node }.prefix(64)
    let found =
      blocks.map { (rank: rank($0, for: waiter), edges: edge(kind, toBlock: $0, from: node)) }
      + threads.map { (rank: rank(state.wait(of: $0)?.item, for: waiter) + 1, edges: stuck(kind, $0, from: node)) }
    return found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .flatMap(\.element.edges).map { isInCode ? Self.inCode($0) : $0 }
  }

  private func rank(_ item: ItemID?, for waiter: ItemID?) -> Int {
    guard let item, let waiter else { return 2 }
    return state.index.items[item.offset].submitterItem == waiter ? 0 : 2
  }

  private func iterations(of apply: ApplyID, _ thread: ThreadID) -> [WaitForEdge] {
    state.stuckThreads.filter { $0 != thread }.flatMap { other -> [WaitForEdge] in
      guard let item = state.wait(of: other)?.item, state.index.items[item.offset].apply == apply else { return [] }
      return stuck(.iteration, other, from: .thread(thread), holder: item)
    }
  }

  /// Why no block of `queue` can start: it, or a target of it, is suspended or inactive, or the targets go round.
  private func standstill(_ queue: QueueID) -> DeadEnd? {
    for level in state.chain(queue) {
      if state.replay.isSuspended(level) { return .suspended(level) }
      if state.replay.isInactive(level) { return .inactive(level) }
    }
    return state.replay.targets.goRound(from: queue) ? .targetCycle(queue) : nil
  }
}

// Queues: who keeps a block from its turn.
extension WaitForGraph {
  private func queueEdges(
    of node: WaitNode, _ id: ItemID, at start: QueueID, needsWorker: Bool
  ) -> (edges: [WaitForEdge], deadEnd: DeadEnd?) {
    let item = state.index.items[id.offset]
    if let deadEnd = standstill(start) { return ([], deadEnd) }
    for level in state.chain(start) {
      let isOwn = level == item.queue
      let isExclusive = state.isSerial(level) || (isOwn && item.isBarrier)
      var edges = state.occupants[level.offset]
        .filter { isExclusive || $0.isExclusive }
        .flatMap { stuck(.holds(level, entered: $0.entered), $0.thread, from: node, holder: $0.item) }
      if level == .main, state.replay.isMainThreadBound { edges += stuck(.mainThread, ThreadID(0), from: node) }
      if edges.isEmpty { edges = aheadEdges(of: node, id, on: level, isOwn: isOwn, isExclusive: isExclusive) }
      if !edges.isEmpty { return (edges, nil) }
    }
    guard needsWorker, isDeadlocked, !stuckWorkers.isEmpty else { return ([], nil) }
    return ([WaitForEdge(from: node, to: .pool, kind: .worker(count: stuckWorkers.count))], nil)
  }

  /// The pending block that `id` has to wait behind: the first of all for one that runs alone, else the last barrier before it.
  private func aheadEdges(
    of node: WaitNode, _ id: ItemID, on level: QueueID, isOwn: Bool, isExclusive: Bool
  ) -> [WaitForEdge] {
    let items = state.index.items
    let moment = items[id.offset].submitted
    let candidates = isOwn && isExclusive ? state.pending[level.offset] : state.pendingBarriers[level.offset]
    let before = candidates.filter { other in
      guard let submitted = items[other.offset].submitted, let moment else { return false }
      return other != id && submitted < moment
    }
    guard let ahead = isExclusive ? before.first : before.last else { return [] }
    return edge(.ahead(level), toBlock: ahead, from: node)
  }
}
