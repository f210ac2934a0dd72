import DispatchTrace

/// The pool of one root queue, in the order of the root queues.
struct PoolID: StoreIndex {
  var offset: Int

  init(_ offset: Int) {
    self.offset = offset
  }
}

/// The workers of one root queue.
struct Pool {
  var isOvercommit: Bool
  var workers = 0
  var blocked = 0
  /// Parked workers; the one that parked last is woken first.
  var idle = ContiguousArray<ThreadID>()
  /// A worker has been asked for and has not looked at the queue yet.
  var isRequestPending = false
  /// Workers beyond the ordinary limit, granted by the monitor.
  var granted = 0
}

extension Simulation {
  static let rootCount = 12

  /// The root queue of a QoS class. `qos` must not be `.unspecified`.
  static func root(_ qos: QoSClass, isOvercommit: Bool) -> QueueID {
    QueueID(1 + 2 * (Int(qos.rawValue) - 1) + (isOvercommit ? 1 : 0))
  }

  private func pool(of root: QueueID) -> PoolID { PoolID(root.offset - 1) }

  private func root(of pool: PoolID) -> QueueID { QueueID(pool.offset + 1) }

  /// `entry` joins the list of a root queue. A worker is asked for when the list was empty; whoever pops one of several asks
  /// for the next worker (P-04).
  mutating func pushToRoot(_ entry: EntryIndex, _ root: QueueID) {
    if let stepping { return giveWorker(to: entry, root, stepping) }
    let wasEmpty = queues[root].items.isEmpty
    queues[root].items.append(entry, in: &entries)
    if wasEmpty { requestWorker(root) }
  }

  mutating func requestWorker(_ root: QueueID) {
    let pool = pool(of: root)
    if let worker = pools[pool].idle.popLast() {
      threads[worker].next = .frame
      unblock(worker)
      return
    }
    if pools[pool].isRequestPending && !pools[pool].isOvercommit { return }
    guard platform.mayAddWorker(to: status(of: pool)) else {
      postMonitor()
      return
    }
    addWorker(root)
  }

  /// Cores as the pool sees them.
  var poolWidth: Int { configuration.poolWidth ?? cores.count }

  private func status(of pool: PoolID) -> PoolStatus {
    PoolStatus(
      isOvercommit: pools[pool].isOvercommit, workers: pools[pool].workers, blockedWorkers: pools[pool].blocked,
      allWorkers: workerCount, granted: pools[pool].granted, cores: poolWidth)
  }

  private mutating func addWorker(_ root: QueueID) {
    guard threads.count < configuration.limits.threads else { return reachLimit(.threads) }
    let pool = pool(of: root)
    pools[pool].workers += 1
    workerCount += 1
    pools[pool].isRequestPending = true
    let worker = createThread(pools[pool].isOvercommit ? .overcommitWorker : .worker, name: nil)
    threads[worker].root = root
    threads[worker].frames.append(Frame(.worker, queue: root))
    if monitorOrigin == nil { monitorOrigin = now }
    unblock(worker)
    postMonitor()
  }

  mutating func createThread(_ kind: ThreadKind, name: StringID?) -> ThreadID {
    let thread = threads.append(ThreadState(kind: kind))
    record(
      .threadCreated(kind, name: name, starter: kind == .detached || kind == .outside ? running : nil), on: thread,
      at: actor.position)
    return thread
  }

  /// A worker's own frame: take the next entry of its root queue, or park.
  mutating func continueWorker(_ root: QueueID) {
    if let stepping { return continueGivenWorker(root, stepping) }
    let pool = pool(of: root)
    pools[pool].isRequestPending = false
    guard !queues[root].items.isEmpty else {
      pools[pool].idle.append(running)
      park()
      return
    }
    let entry = queues[root].items.removeFirst(in: &entries)
    if !queues[root].items.isEmpty { requestWorker(root) }
    invoke(entry, from: root)
  }

  /// `running` has nothing to do.
  mutating func park() {
    threads[running].activity = .parked
    threads[running].generation &+= 1
    releaseCore(of: running, .idle)
  }

  // MARK: Blocked workers

  mutating func workerBlocks(_ thread: ThreadID) {
    guard let root = threads[thread].root else { return }
    pools[pool(of: root)].blocked += 1
    guard !queues[root].items.isEmpty else { return }
    if replacesBlockedWorkers { requestWorker(root) } else { postMonitor() }
  }

  mutating func workerGoesOn(_ thread: ThreadID) {
    guard let root = threads[thread].root else { return }
    pools[pool(of: root)].blocked -= 1
  }

  // MARK: The monitor of the Linux platform (P-02)

  /// Whether any pool that the monitor looks after has work in its list and may still get a worker: when it cannot do anything,
  /// looking on for ever would hide that nothing else happens either.
  var isMonitorNeeded: Bool {
    for pool in pools.ids where isLookedAfter(pool) && pools[pool].workers < LinuxPlatform.workerLimit { return true }
    return false
  }

  private func isLookedAfter(_ pool: PoolID) -> Bool {
    !pools[pool].isOvercommit && !queues[root(of: pool)].items.isEmpty
  }

  /// The monitor looks at whole intervals since the first worker was made, the first time at once; it rests while there is
  /// nothing that it could do.
  private mutating func postMonitor() {
    guard let interval = platform.monitorInterval, let origin = monitorOrigin, !isMonitorPosted, isMonitorNeeded else { return }
    isMonitorPosted = true
    let since = now - origin
    let periods = since.nanoseconds == 0 && !hasMonitorLooked ? 0 : since.nanoseconds / interval.nanoseconds + 1
    post(.monitor, at: origin + VirtualDuration(nanoseconds: periods * interval.nanoseconds))
  }

  /// Adds a worker to each pool whose list is not served: `_dispatch_workq_monitor_pools`, highest class first.
  mutating func monitorPools() {
    isMonitorPosted = false
    hasMonitorLooked = true
    var allRunnable = 0
    for pool in pools.ids.reversed() where isLookedAfter(pool) {
      let runnable = pools[pool].workers - pools[pool].blocked - pools[pool].idle.count
      allRunnable += runnable
      let workers = pools[pool].workers
      let isStalled = runnable == 0 && workers < LinuxPlatform.workerLimit
      let isBelowTarget = runnable > 0 && runnable < poolWidth && allRunnable < 2 * poolWidth && workers < 2 * poolWidth
      guard isStalled || isBelowTarget else { continue }
      allRunnable += 1
      pools[pool].granted = workers + 1 - poolWidth
      requestWorker(root(of: pool))
    }
    postMonitor()
  }
}
