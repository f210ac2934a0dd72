import DispatchTrace

/// The sentences of deadlock findings.
struct DeadlockWords {
  let graph: WaitForGraph
  var state: StuckState { graph.state }
  private var index: TraceIndex { graph.state.index }
  /// What more than one of those that wait is called.
  private let repeated: Set<String>

  init(graph: WaitForGraph) {
    self.graph = graph
    let index = graph.state.index
    var names: Set<String> = []
    repeated = graph.state.waits.reduce(into: []) { repeated, wait in
      guard let wait, let item = index.waits[wait].item else { return }
      let name = index.name(of: item)
      if !names.insert(name).inserted { repeated.insert(name) }
    }
  }

  // MARK: Names

  func name(_ thread: ThreadID) -> String {
    if let item = state.wait(of: thread)?.item { return name(item) }
    return index.words(of: thread)
  }

  /// A thread that waits in code of its own, in no block.
  func isBare(_ node: WaitNode) -> Bool {
    if case .thread(let thread) = node { state.wait(of: thread)?.item == nil } else { false }
  }

  func name(_ node: WaitNode) -> String {
    switch node {
    case .thread(let thread): name(thread)
    case .item(let item): name(item)
    case .pool: "the pool"
    }
  }

  /// Who is in the way: the block that holds, else the thread.
  func holder(_ edge: WaitForEdge) -> String {
    edge.holder.map(name) ?? name(edge.to)
  }

  /// With its number in pictures where others that wait are called so, too.
  func name(_ item: ItemID) -> String {
    let name = index.name(of: item)
    return repeated.contains(name) ? index.nameWithNumber(of: item) : name
  }

  func name(_ queue: QueueID) -> String { index.name(of: queue) }

  func name(_ group: GroupID) -> String { index.named("the group", "a group", index.groups, group.offset) }
  func name(_ semaphore: SemaphoreID) -> String { index.words(of: semaphore) }
  func name(_ workItem: WorkItemID) -> String { index.named("the work item", "a work item", index.workItems, workItem.offset) }
  func name(_ once: OnceID) -> String { index.named("the initialiser of", "an initialiser", index.onces, once.offset) }
  func name(_ lock: LockID) -> String { index.words(of: lock) }

  /// After its name: the operations of a queue are several.
  func pronoun(_ semaphore: SemaphoreID) -> String { name(semaphore).hasPrefix("the operations of ") ? "them" : "it" }

  /// In advice: the name, or `it` for something without one.
  func it(_ name: String) -> String { name.hasPrefix("a ") || name.hasPrefix("an ") ? "it" : name }

  // MARK: Edges

  /// What the waiter needs, in a word or two.
  func resource(_ edge: WaitForEdge) -> String {
    switch edge.kind {
    case .holds(let queue, _), .ahead(let queue): name(queue)
    case .mainThread: "the main thread"
    case .member(let group), .wouldLeave(let group): name(group)
    case .took(let semaphore), .wouldSignal(let semaphore): name(semaphore)
    case .workItem(let workItem): name(workItem)
    case .iteration: "an iteration"
    case .once(let once): name(once)
    case .lock(let lock): name(lock)
    case .worker: "a worker"
    }
  }

  func queue(_ edge: WaitForEdge) -> QueueID? {
    switch edge.kind {
    case .holds(let queue, _), .ahead(let queue): queue
    case .mainThread: QueueID(0)
    case .member, .wouldLeave, .took, .wouldSignal, .workItem, .iteration, .once, .lock, .worker: nil
    }
  }

  /// What was taken was so by a block before the one that waits, on its thread.
  func hasEnded(_ edge: WaitForEdge) -> Bool {
    guard case .thread(let thread) = edge.from, let holder = edge.holder else { return false }
    return !index.running(on: thread).contains(holder)
  }

  /// The whole edge: `transfer waits for append line, which needs log, held by flush`.
  func sentence(_ edge: WaitForEdge) -> String {
    let waiter = name(edge.from)
    let holder = holder(edge)
    switch edge.kind {
    case .holds(let queue, let entered):
      let through = entered == queue ? "" : " through \(name(entered))"
      if isBarrier(edge, on: queue) {
        return "\(need(edge, queue, alone: true)), but \(holder) is still in it\(through)"
      }
      return "\(need(edge, queue, alone: false)), held by \(holder)\(through)"
    case .ahead(let queue):
      let what = edge.holder.map { index.items[$0.offset].isBarrier } == true ? "the barrier \(holder)" : holder
      guard let block = ownBlock(edge) else { return "\(waiter) waits behind \(what) on \(name(queue))" }
      return "\(waiter) waits for \(block), which stands behind \(what) on \(name(queue))"
    case .mainThread:
      guard let block = ownBlock(edge) else { return "\(waiter) needs the main thread\(inside(edge))" }
      return "\(waiter) waits for \(block), which needs the main thread\(inside(edge))"
    case .member(let group): return "\(waiter) waits for \(name(group)), which \(holder) has not left"
    case .wouldLeave(let group): return "\(waiter) waits for \(name(group)), which \(holder) would leave"
    case .took(let semaphore):
      if isReadWrite(edge) { return "\(waiter) waits for \(name(semaphore)), held by \(holder)" }
      return "\(waiter) waits for \(name(semaphore)), taken by \(holder)"
    case .wouldSignal(let semaphore) where edge.from == edge.to:
      return state.index.kind(of: semaphore) == .operation
        ? "\(waiter) waits for \(name(semaphore)), perhaps for what can only run when \(waiter) has ended"
        : "\(waiter) waits for \(name(semaphore)), which it would \(index.kind(of: semaphore).release.verb) itself"
    case .wouldSignal(let semaphore):
      return "\(waiter) waits for \(name(semaphore)), which \(holder) could \(index.kind(of: semaphore).release.verb)"
    case .workItem(let workItem): return "\(waiter) waits for \(name(workItem)) to end"
    case .iteration: return "\(waiter) waits for an iteration of its concurrentPerform, \(holder)"
    case .once(let once): return "\(waiter) waits for \(name(once)), begun by \(holder)"
    case .lock(let lock): return "\(waiter) waits for \(name(lock)), held by \(holder)"
    case .worker(let count):
      return edge.from == .pool
        ? "every worker is blocked, \(holder) among them" : "\(waiter) needs a worker, but \(workers(count)) blocked"
    }
  }

  func workers(_ count: Int) -> String { count == 1 ? "the only worker is" : "all \(count) workers are" }

  /// `transfer waits for append line, which needs log`; without a name for the block `transfer waits for log`.
  private func need(_ edge: WaitForEdge, _ queue: QueueID, alone: Bool) -> String {
    let what = alone ? "\(name(queue)) for itself" : name(queue)
    if let block = ownBlock(edge) { return "\(name(edge.from)) waits for \(block), which needs \(what)" }
    return "\(name(edge.from)) waits for \(what)"
  }

  /// The name of the block that a thread's `sync` is to run, when the scenario gives it one.
  private func ownBlock(_ edge: WaitForEdge) -> String? {
    guard let item = syncItem(edge.from) else { return nil }
    return index.givenName(of: item).map(index.text)
  }

  func syncItem(_ node: WaitNode) -> ItemID? {
    guard case .thread(let thread) = node, let reason = state.wait(of: thread)?.reason else { return nil }
    return StuckState.syncItem(reason)
  }

  /// It waits for `queue` to be empty because it is a barrier there.
  func isBarrier(_ edge: WaitForEdge, on queue: QueueID) -> Bool {
    let item: ItemID? = if case .item(let item) = edge.from { item } else { syncItem(edge.from) }
    guard let item else { return false }
    return index.items[item.offset].isBarrier && index.items[item.offset].queue == queue && !state.isSerial(queue)
  }

  private func inside(_ edge: WaitForEdge) -> String {
    guard case .thread(let thread) = edge.to, state.wait(of: thread)?.item != nil else { return ", which waits itself" }
    return ", which is stopped in \(name(thread))"
  }
}

extension WaitCycles.Knot {
  /// The thread of a dead end that nothing else leads to.
  func lonelyThread(in graph: WaitForGraph) -> ThreadID? {
    guard let deadEnd, edges.isEmpty else { return nil }
    return graph.state.stuckThreads.first { thread in
      if deadEnd == .unknown(thread) { return true }
      let found = graph.edges(of: .thread(thread)).deadEnd
      if found == deadEnd { return true }
      switch (graph.state.wait(of: thread)?.reason, deadEnd) {
      case (.semaphore(let mine), .neverSignalled(let its)): return mine == its
      case (.group(let mine), .neverLeft(let its)): return mine == its
      default: return false
      }
    }
  }
}
