import DispatchTrace

// The life of a block: submitted, waited for, started, ended, skipped.
extension Transcript {
  mutating func readSubmission(_ line: LogLine) {
    let queue = QueueID(queueIDs[line.number(1) ?? Self.applyRoot])
    declare(queue)
    let item = newItem(line, on: queue, SubmissionKind(recorded: line.text(2)))
    readOwner(of: item, line)
    items[item.offset].qos = QoSClass(recorded: line.text(5))
    items[item.offset].isBarrier = line.number(6) == 1
    if let workItem = items[item.offset].workItem, workItems[workItem.offset].isCancelled { cancelled.append(item) }
    if let due = line.long(7), due > line.instant.nanoseconds {
      record(.scheduled(item, queue: queue, due: Instant(nanoseconds: due)))
      delayed.append((Instant(nanoseconds: due), item))
      return
    }
    if items[item.offset].kind == .after { items[item.offset].kind = .async }
    submit(item)
    if items[item.offset].kind == .sync { beginSyncWait(item, line) }
  }

  /// What the block belongs to: a work item and a group, a `concurrentPerform`, or a source.
  private mutating func readOwner(of item: ItemID, _ line: LogLine) {
    switch items[item.offset].kind {
    case .async, .sync, .after, .notify:
      items[item.offset].workItem = line.number(3).map { WorkItemID(workItemIDs[$0]) }
      if let group = line.number(4) { join(GroupID(groupIDs[group]), item) }
    case .apply:
      items[item.offset].iteration = (ApplyID(applyIDs[line.number(3) ?? 0]), Int32(clamping: line.number(4) ?? 0))
    case .timer, .source, .cancelHandler, .registrationHandler:
      items[item.offset].source = SourceID(sourceIDs[line.number(3) ?? 0])
    }
  }

  /// The non-overcommit root of the default class, where the iterations of `concurrentPerform` run.
  private static let applyRoot = 7

  private mutating func newItem(_ line: LogLine, on queue: QueueID, _ kind: SubmissionKind) -> ItemID {
    let item = ItemID(itemIDs[line.number(0) ?? 0])
    items.append(
      ItemFacts(number: line.number(0) ?? 0, queue: queue, kind: kind, submitter: thread, position: position))
    return item
  }

  mutating func submit(_ item: ItemID) {
    submit(item, on: thread, instant)
  }

  private mutating func submit(_ item: ItemID, on thread: ThreadID, _ instant: Instant) {
    items[item.offset].isSubmitted = true
    record(.submitted(submission(of: item, items[item.offset])), on: thread, at: items[item.offset].position, instant)
  }

  private func submission(of item: ItemID, _ facts: ItemFacts) -> TraceEvent.Submission {
    if let (apply, number) = facts.iteration {
      return TraceEvent.Submission(item: item, queue: facts.queue, iteration: number, of: apply)
    }
    if let source = facts.source { return TraceEvent.Submission(item: item, queue: facts.queue, kind: facts.kind, of: source) }
    return TraceEvent.Submission(
      item: item, queue: facts.queue, kind: facts.kind, name: facts.workItem.flatMap { workItems[$0.offset].name },
      workItem: facts.workItem, group: facts.group, qos: facts.qos, isBarrier: facts.isBarrier)
  }

  /// Delayed blocks join their queues when they fall due (S-20).
  mutating func submitDelayed(until limit: Instant) {
    while let index = delayed.indices.min(by: { (delayed[$0].due, $0) < (delayed[$1].due, $1) }), delayed[index].due <= limit,
      delayed[index].due < .distantFuture
    {
      let (due, item) = delayed.remove(at: index)
      submit(item, on: items[item.offset].submitter, due)
    }
  }

  // MARK: sync

  private mutating func beginSyncWait(_ item: ItemID, _ line: LogLine) {
    let facts = items[item.offset]
    if let start = ahead.startLine(of: facts.number) {
      items[item.offset].isRunByAnother = start.thread != line.thread
      let isPrompt = (start.instant - line.instant).nanoseconds < LinesAhead.leastWait
      if isPrompt && !items[item.offset].isRunByAnother { return }
    } else if ahead.next(after: index)?.kind == "trap" {
      return
    }
    items[item.offset].waiter = thread
    let isOnMain = items[item.offset].isRunByAnother
    record(.waitBegan(TraceEvent.Wait(reason: isOnMain ? .syncOnMainThread(item: item) : .sync(queue: facts.queue, item: item))))
  }

  private mutating func endSyncWait(_ item: ItemID, waker: ThreadID?) {
    guard let waiter = items[item.offset].waiter else { return }
    items[item.offset].waiter = nil
    record(.waitEnded(isTimedOut: false, waker: waker == waiter ? nil : waker), on: waiter, at: items[item.offset].position)
  }

  // MARK: Start and end

  mutating func readStart(_ line: LogLine) {
    let item = ItemID(itemIDs[line.number(0) ?? 0])
    guard items.indices.contains(item.offset) else { return }
    let queue = items[item.offset].queue
    if !items[item.offset].isSubmitted { proveSubmission(item) }
    skipCancelled { $0.queue == queue && $0.kind != .sync }
    if !items[item.offset].isRunByAnother { endSyncWait(item, waker: queues[queue]?.lastEnder) }
    items[item.offset].isStarted = true
    record(.started(item, queue: queue), on: thread, at: items[item.offset].position)
  }

  /// It runs, so it was submitted: whatever had to come before has come.
  private mutating func proveSubmission(_ item: ItemID) {
    for group in groups.indices where groups[group].notifications.contains(item) { settle(GroupID(group)) }
    for workItem in workItems.indices where workItems[workItem].notifications.contains(item) {
      settle(WorkItemID(workItem))
    }
    if !items[item.offset].isSubmitted { submit(item) }
  }

  mutating func readEnd(_ line: LogLine) {
    let item = ItemID(itemIDs[line.number(0) ?? 0])
    guard items.indices.contains(item.offset) else { return }
    let facts = items[item.offset]
    record(.ended(item), on: thread, at: facts.position)
    queues[facts.queue]?.lastEnder = thread
    threads[thread.offset].lastEnd = instant
    if facts.isRunByAnother { endSyncWait(item, waker: thread) }
    complete(item)
  }

  /// What follows from the end of a block, or from its skipped turn.
  private mutating func complete(_ item: ItemID) {
    let facts = items[item.offset]
    if let workItem = facts.workItem { completeRun(of: workItem) }
    if let group = facts.group { leave(group, item: item) }
  }

  mutating func completeRun(of workItem: WorkItemID) {
    workItems[workItem.offset].runs += 1
    workItems[workItem.offset].lastEnder = thread
    if workItems[workItem.offset].runs == 1 { settle(workItem) }
  }

  /// The turn of cancelled work items has come and gone unseen (W-01).
  mutating func skipCancelled(where isProven: (ItemFacts) -> Bool) {
    let proven = cancelled.filter { items[$0.offset].isSubmitted && isProven(items[$0.offset]) }
    cancelled.removeAll { proven.contains($0) }
    for item in proven where !items[item.offset].isStarted {
      record(.skipped(item, queue: items[item.offset].queue), on: thread, at: items[item.offset].position)
      complete(item)
    }
  }

  // MARK: notify

  mutating func readNotify(_ line: LogLine) {
    let queue = QueueID(queueIDs[line.number(1) ?? 0])
    declare(queue)
    let item = newItem(line, on: queue, .notify)
    items[item.offset].workItem = line.number(4).map { WorkItemID(workItemIDs[$0]) }
    let isGroup = line.text(2) == "group"
    let number = line.number(3) ?? 0
    let group = isGroup ? GroupID(groupIDs[number]) : nil
    let workItem = isGroup ? nil : WorkItemID(workItemIDs[number])
    record(.notifyRegistered(item, queue: queue, on: group, workItem: workItem))
    if let group {
      groups[group.offset].notifications.append(item)
      if groups[group.offset].count == 0 { settle(group) }
    } else if let workItem {
      workItems[workItem.offset].notifications.append(item)
      if workItems[workItem.offset].runs > 0 { settle(workItem) }
    }
  }

  mutating func settle(_ group: GroupID) {
    let notifications = groups[group.offset].notifications
    groups[group.offset].notifications.removeAll()
    for item in notifications { submit(item) }
  }

  mutating func settle(_ workItem: WorkItemID) {
    let notifications = workItems[workItem.offset].notifications
    workItems[workItem.offset].notifications.removeAll()
    for item in notifications { submit(item) }
  }

  // MARK: concurrentPerform

  /// The caller waits for the iterations of others from the end of its own last one.
  mutating func readApply(_ line: LogLine) {
    let apply = ApplyID(applyIDs[line.number(0) ?? 0])
    if line.kind == "applyBegan" { return record(.applyBegan(apply, iterations: Int64(max(line.number(1) ?? 0, 0)))) }
    if let since = threads[thread.offset].lastEnd, (instant - since).nanoseconds >= LinesAhead.leastWait {
      record(.waitBegan(TraceEvent.Wait(reason: .apply(apply))), on: thread, at: position, since)
      record(.waitEnded(isTimedOut: false, waker: nil))
    }
    record(.applyEnded(apply))
  }
}

extension SubmissionKind {
  fileprivate init(recorded word: String) {
    switch word {
    case "sync": self = .sync
    case "after": self = .after
    case "apply": self = .apply
    case "timer": self = .timer
    case "source": self = .source
    case "cancelHandler": self = .cancelHandler
    case "registrationHandler": self = .registrationHandler
    default: self = .async
    }
  }
}

extension QoSClass {
  init(recorded word: String) {
    self = Self.allCases.first { $0.name == word } ?? .unspecified
  }
}
