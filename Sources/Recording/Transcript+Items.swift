import DispatchTrace
import RecordingFormat

// The life of a block: submitted, waited for, started, ended, skipped.
extension Transcript {
  mutating func readSubmission(_ line: LogLine) {
    let kind = SubmissionKind(RecordedSubmission(rawValue: line.c & 0xFF) ?? .async)
    guard let queue = queue(kind == .apply ? Self.applyRoot : line.b), let item = newItem(line, on: queue, kind) else { return }
    if line.kind != .submitBlock { readOwner(of: item, line) }
    items[item.offset].qos = QoSClass(rawValue: UInt8(truncatingIfNeeded: line.c >> 8)) ?? .unspecified
    items[item.offset].isBarrier = line.c >> 16 & 1 == 1
    if let workItem = items[item.offset].workItem, workItems[workItem.offset].isCancelled { cancelled.append(item) }
    let due = Instant(nanoseconds: Int64(line.f))
    if line.kind == .submitLater, due > line.instant {
      record(.scheduled(item, queue: queue, due: due))
      let place = delayed.firstIndex { ($0.due, $0.item) < (due, item) } ?? delayed.endIndex
      return delayed.insert((due, item), at: place)
    }
    if items[item.offset].kind == .after { items[item.offset].kind = .async }
    submit(item)
    if items[item.offset].kind == .sync { beginSyncWait(item, line) }
  }

  /// What the block belongs to: a work item and a group, a `concurrentPerform`, or a source.
  private mutating func readOwner(of item: ItemID, _ line: LogLine) {
    switch items[item.offset].kind {
    case .async, .sync, .after, .notify:
      own(item, line.d)
      if let group = groupIDs[line.e] { join(GroupID(group), item) }
    case .apply:
      if let apply = applyIDs[line.d] { items[item.offset].iteration = (ApplyID(apply), Int32(clamping: line.e)) }
    case .timer, .source, .cancelHandler, .registrationHandler:
      items[item.offset].source = sourceIDs[line.d].map { SourceID($0) }
    }
  }

  private mutating func own(_ item: ItemID, _ number: Int) {
    guard let workItem = workItemIDs[number].map({ WorkItemID($0) }) else { return }
    items[item.offset].workItem = workItem
    workItems[workItem.offset].submissions.append(item)
    if items[item.offset].kind == .sync { threads[thread.offset].syncs.append(item) }
  }

  /// The non-overcommit root of the default class, where the iterations of `concurrentPerform` run.
  private static let applyRoot = 7

  private mutating func newItem(_ line: LogLine, on queue: QueueID, _ kind: SubmissionKind) -> ItemID? {
    guard let item = itemIDs.add(line.a) else { return nil }
    items.append(ItemFacts(number: line.a, queue: queue, kind: kind, submitter: thread, position: position))
    return ItemID(item)
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
    while let (due, item) = delayed.last, due <= limit, due < .distantFuture {
      delayed.removeLast()
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
    } else if let next = ahead.next(after: index) {
      let isPrompt = (next.instant - line.instant).nanoseconds < LinesAhead.leastWait
      if next.kind == .trap || next.kind == .returned && isPrompt { return }
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

  /// A `sync` with a work item is over: if it did not run, it was cancelled.
  mutating func readReturn() {
    guard let item = threads[thread.offset].syncs.popLast(), !items[item.offset].isStarted else { return }
    endSyncWait(item, waker: queues[items[item.offset].queue]?.lastEnder)
    let number = items[item.offset].number
    skipCancelled { $0.number == number }
  }

  // MARK: Start and end

  mutating func readStart(_ line: LogLine) {
    guard let item = itemIDs[line.a].map({ ItemID($0) }), !items[item.offset].isStarted else { return }
    let queue = items[item.offset].queue
    if !items[item.offset].isSubmitted { proveSubmission(item) }
    skipCancelled { $0.queue == queue && $0.kind != .sync }
    if !items[item.offset].isRunByAnother { endSyncWait(item, waker: queues[queue]?.lastEnder) }
    items[item.offset].isStarted = true
    items[item.offset].isRunning = true
    record(.started(item, queue: queue), on: thread, at: items[item.offset].position)
  }

  /// It runs, so it was submitted: whatever had to come before has come.
  private mutating func proveSubmission(_ item: ItemID) {
    switch items[item.offset].awaits {
    case .group(let group): settle(group)
    case .workItem(let workItem): settle(workItem)
    case nil: break
    }
    if items[item.offset].isSubmitted { return }
    delayed.removeAll { $0.item == item }
    submit(item)
  }

  mutating func readEnd(_ line: LogLine) {
    guard let item = itemIDs[line.a].map({ ItemID($0) }), items[item.offset].isRunning else { return }
    items[item.offset].isRunning = false
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
    if proven.isEmpty { return }
    cancelled.removeAll { proven.contains($0) }
    for item in proven where !items[item.offset].isStarted {
      record(.skipped(item, queue: items[item.offset].queue), on: thread, at: items[item.offset].position)
      complete(item)
    }
  }

  // MARK: notify

  mutating func readNotify(_ line: LogLine) {
    let group = line.c == 1 ? groupIDs[line.d].map { GroupID($0) } : nil
    let workItem = line.c == 0 ? workItemIDs[line.d].map { WorkItemID($0) } : nil
    guard group != nil || workItem != nil, let queue = queue(line.b), let item = newItem(line, on: queue, .notify) else { return }
    own(item, line.e)
    record(.notifyRegistered(item, queue: queue, on: group, workItem: workItem))
    if let group {
      items[item.offset].awaits = .group(group)
      groups[group.offset].notifications.append(item)
      if groups[group.offset].count == 0 { settle(group) }
    } else if let workItem {
      items[item.offset].awaits = .workItem(workItem)
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
    if line.kind == .applyBegan {
      guard let apply = applyIDs.add(line.a) else { return }
      return record(.applyBegan(ApplyID(apply), iterations: Int64(max(line.b, 0))))
    }
    guard let apply = applyIDs[line.a].map({ ApplyID($0) }) else { return }
    if let since = threads[thread.offset].lastEnd, (instant - since).nanoseconds >= LinesAhead.leastWait {
      record(.waitBegan(TraceEvent.Wait(reason: .apply(apply))), on: thread, at: position, since)
      record(.waitEnded(isTimedOut: false, waker: nil))
    }
    record(.applyEnded(apply))
  }
}

extension SubmissionKind {
  fileprivate init(_ recorded: RecordedSubmission) {
    switch recorded {
    case .async: self = .async
    case .sync: self = .sync
    case .after: self = .after
    case .apply: self = .apply
    case .timer: self = .timer
    case .source: self = .source
    case .cancelHandler: self = .cancelHandler
    case .registrationHandler: self = .registrationHandler
    }
  }
}
