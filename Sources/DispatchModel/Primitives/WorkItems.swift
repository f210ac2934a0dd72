import DispatchTrace

/// A `DispatchWorkItem` (W-01…W-08).
struct WorkItemState {
  var block: Block
  var isCancelled = false
  /// It was cancelled while it ran, and has not asked since.
  var isCancelUnheeded = false
  /// Runs that have ended, cancelled ones included.
  var runs = 0
  /// Submitted, not ended.
  var pendingRuns = 0
  /// `perform()` calls that have not returned.
  var performing = 0
  /// Its body was run by `perform()`.
  var wasRunDirectly = false
  var isReleased = false
  var isBodyReleased = false
  /// A thread waits for it now; a wait has succeeded.
  var waiter: ThreadID?
  var wasWaitedFor = false
  var notifications = ContiguousArray<EntryIndex>()
}

extension Simulation {
  mutating func createWorkItem(_ block: Block) -> WorkItemID {
    let workItem = workItems.append(WorkItemState(block: block))
    record(.workItemCreated(workItem, name: block.name))
    return workItem
  }

  /// Sticky; what runs already runs to its end (W-03).
  mutating func cancelItem(_ workItem: WorkItemID) {
    if !workItems[workItem].isCancelled { workItems[workItem].isCancelUnheeded = isRun(workItem) }
    workItems[workItem].isCancelled = true
    record(.workItemCancelled(workItem))
  }

  mutating func askItem(_ workItem: WorkItemID) {
    workItems[workItem].isCancelUnheeded = false
    reply(.flag(workItems[workItem].isCancelled))
  }

  /// A block that was waited for must not run again (W-05): traps and says so.
  mutating func isRunOfWaitedItem(_ workItem: WorkItemID) -> Bool {
    guard workItems[workItem].wasWaitedFor else { return false }
    trap(.runTwiceAndWaitedFor, about: .workItem(workItem))
    return true
  }

  /// The first run completes the item: its waiter wakes, its notifications are submitted.
  mutating func completeRun(of workItem: WorkItemID) {
    workItems[workItem].pendingRuns -= 1
    countRun(of: workItem)
  }

  private mutating func countRun(of workItem: WorkItemID) {
    workItems[workItem].runs += 1
    if workItems[workItem].runs == 1 { announceCompletion(of: workItem) }
    releaseBodyIfUnused(workItem)
  }

  private mutating func announceCompletion(of workItem: WorkItemID) {
    let notifications = workItems[workItem].notifications
    workItems[workItem].notifications.removeAll()
    for entry in notifications { submitNotification(entry) }
    if let waiter = workItems[workItem].waiter { wake(waiter, toContinue: .waited(workItem)) }
  }

  /// Only when the waiter goes on is the item one that was waited for: until then it may run once more (W-10).
  mutating func finishWait(for workItem: WorkItemID) {
    threads[running].frames.removeLast()
    workItems[workItem].waiter = nil
    workItems[workItem].wasWaitedFor = true
    reply(.flag(false))
  }

  /// `wait` may succeed once (W-04). Replies true when it timed out.
  mutating func waitItem(_ workItem: WorkItemID, _ deadline: Deadline) {
    let state = workItems[workItem]
    if state.wasWaitedFor || state.waiter != nil {
      return trap(.waitedForTwice, about: .workItem(workItem))
    }
    if state.runs > 1 || (state.wasRunDirectly && state.pendingRuns > 0) {
      return trap(.runTwiceAndWaitedFor, about: .workItem(workItem))
    }
    if state.runs == 1 {
      workItems[workItem].wasWaitedFor = true
      return replyWithoutWaiting(for: .workItem(workItem))
    }
    if isPast(deadline.instant) { return reply(.flag(true)) }
    workItems[workItem].waiter = running
    wait(for: .workItem(workItem), until: deadline.instant)
  }

  mutating func giveUpWorkItem(_ workItem: WorkItemID, _ thread: ThreadID) {
    if workItems[workItem].waiter == thread { workItems[workItem].waiter = nil }
  }

  mutating func notify(_ workItem: WorkItemID, _ entry: EntryIndex) {
    if workItems[workItem].runs > 1 {
      return trap(.runTwiceAndObserved, about: .workItem(workItem))
    }
    record(
      .notifyRegistered(entries[entry].item, queue: entries[entry].queue, on: nil, workItem: workItem))
    if workItems[workItem].runs == 1 { submit(entry) } else { workItems[workItem].notifications.append(entry) }
  }

  // MARK: perform()

  /// Runs the body here and now, unless the item was cancelled. The barrier flag means nothing to it (W-08).
  mutating func perform(_ workItem: WorkItemID) {
    if isRunOfWaitedItem(workItem) { return }
    record(.performBegan(workItem))
    if workItems[workItem].isCancelled {
      record(.performEnded(workItem))
      countRun(of: workItem)
      return reply(.done)
    }
    workItems[workItem].wasRunDirectly = true
    workItems[workItem].performing += 1
    threads[running].frames.append(Frame(.perform(workItem), queue: currentQueue(of: running)))
    code.begin(workItems[workItem].block.body, on: running)
    reply(.begin(argument: 0))
  }

  mutating func finishPerform(of workItem: WorkItemID) {
    threads[running].frames.removeLast()
    workItems[workItem].performing -= 1
    record(.performEnded(workItem))
    countRun(of: workItem)
    reply(.done)
  }

  // MARK: The last reference

  /// An item that never ran completes when it goes: its notifications are submitted (W-07).
  mutating func releaseWorkItem(_ workItem: WorkItemID) {
    workItems[workItem].isReleased = true
    let state = workItems[workItem]
    if state.runs == 0 && state.pendingRuns == 0 && state.performing == 0 { announceCompletion(of: workItem) }
    releaseBodyIfUnused(workItem)
  }

  /// `endingRuns`: of the pending ones, those whose code has returned.
  mutating func releaseBodyIfUnused(_ workItem: WorkItemID, endingRuns: Int = 0) {
    let state = workItems[workItem]
    guard state.isReleased, !state.isBodyReleased, state.pendingRuns == endingRuns, state.performing == 0 else { return }
    workItems[workItem].isBodyReleased = true
    release(state.block.body)
  }
}
