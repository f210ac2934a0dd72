import DispatchTrace
import HeapModule

/// A timer that nobody serves as things are.
struct WatchedTimer {
  /// Its own.
  var number: Int
  var due: Instant
  var place: Remark.TimerPlace
  var position: SourcePosition
}

/// The blocks of operations, which go by their locks, and what is known of the one that comes next.
struct OperationBlocks {
  private var items: [LockID: ItemID] = [:]
  private var next: [(thread: ThreadID, lock: LockID, earlier: [LockID])] = []
  private var dependencies: [Remark] = []
  var turns = OperationTurns()

  var remarks: [Remark] { dependencies + turns.remarks(items) }

  var isAwaited: Bool { !next.isEmpty }

  mutating func announce(_ lock: LockID, by thread: ThreadID) { next.append((thread, lock, [])) }

  /// Of the operation that `thread` has announced.
  mutating func announce(dependency: LockID, by thread: ThreadID) {
    if let place = place(of: thread) { next[place].earlier.append(dependency) }
  }

  private func place(of thread: ThreadID) -> Int? { next.firstIndex { $0.thread == thread } }

  mutating func submit(_ item: ItemID, by thread: ThreadID) {
    guard let place = place(of: thread) else { return }
    let operation = next.remove(at: place)
    items[operation.lock] = item
    dependencies += operation.earlier.compactMap { items[$0] }.map { .dependency(item, on: $0) }
  }
}

extension Simulation {
  /// At the end, of the whole trace.
  func remarks() -> [Remark] {
    overdueTimers() + unheededCancels() + heldCancelHandlers() + singleWait() + unservedLoop() + operationBlocks.remarks + names()
      + lazyVariables.map { .lazyVariable($0) }
  }

  // MARK: Names

  /// Of the blocks that still wait to be handed over, or never will be.
  private func names() -> [Remark] {
    var waiting = dropped
    for group in groups.ids { waiting += groups[group].notifications }
    for workItem in workItems.ids { waiting += workItems[workItem].notifications }
    for event in pending.unordered { if case .submit(let entry, _) = event.kind { waiting.append(entry) } }
    return waiting.sorted { entries[$0].item < entries[$1].item }.compactMap { entry in
      entries[entry].name.id.map { .name(entries[entry].item, trace.strings[$0]) }
    }
  }

  // MARK: Timers

  mutating func leaveTimer(_ number: Int, due: Instant, _ place: Remark.TimerPlace) {
    takeTimer(number)
    leftTimers.append(WatchedTimer(number: number, due: due, place: place, position: actor.position))
  }

  /// Most are taken soon after they were made.
  mutating func takeTimer(_ number: Int) {
    if let last = leftTimers.lastIndex(where: { $0.number == number }) { leftTimers.remove(at: last) }
  }

  /// Those that would have fired by now; of a program at rest, those too that wait for their loop.
  private func overdueTimers() -> [Remark] {
    leftTimers.filter { $0.due < now || outcome == .completed && $0.place != .nowhere }.map { .leftTimer($0.place, $0.position) }
  }

  // MARK: Work items

  private func unheededCancels() -> [Remark] {
    workItems.ids.filter { workItems[$0].isCancelUnheeded }.map { .unheededCancel($0) }
  }

  /// By another than the one that cancels it.
  func isRun(_ workItem: WorkItemID) -> Bool {
    threads.ids.contains { thread in
      thread != running && threads[thread].frames.ids.contains { runs(workItem, threads[thread].frames[$0]) }
    }
  }

  private func runs(_ workItem: WorkItemID, _ frame: Frame) -> Bool {
    switch frame.kind {
    case .block(let entry), .sync(let entry), .syncOnMainThread(let entry, _): entries[entry].workItem.id == workItem
    case .perform(let performed): performed == workItem
    case .launch, .runLoop, .served, .worker, .drain, .applyCaller, .applyHelper, .handOver, .giveBack, .lockAgain, .takeAgain,
      .waited, .dying, .detached, .rest:
      false
    }
  }

  // MARK: Sources

  private func heldCancelHandlers() -> [Remark] {
    guard outcome == .completed else { return [] }
    return sources.ids.filter {
      sources[$0].isCancelled && sources[$0].cancelHandler != nil && (sources[$0].suspendCount > 0 || !sources[$0].isActive)
    }.map { .heldCancelHandler($0) }
  }

  // MARK: The main loop

  private func unservedLoop() -> [Remark] {
    guard case .limitReached(let limit)? = outcome, limit.thread == .main, let place = lastUnservedLoop else { return [] }
    return [.unservedLoop(place)]
  }

  // MARK: Conditions

  /// The last wait for a condition in the code that died.
  private func singleWait() -> [Remark] {
    guard case .trapped(let trap)? = outcome else { return [] }
    for event in trace.events.reversed() where event.thread == trap.thread {
      if case .started = event.kind { return [] }
      guard case .waitBegan(let wait) = event.kind, case .semaphore(let semaphore) = wait.reason,
        semaphores[semaphore].kind == .condition
      else { continue }
      return code.isInLoop(event.position) == false ? [.singleWait(event.position)] : []
    }
    return []
  }
}
