import DispatchTrace

// Queues, work items, groups, semaphores, locks and sources, and what threads wait for.
extension Transcript {
  // MARK: Queues

  /// Main and global queues enter the trace when they are first used.
  mutating func declare(_ queue: QueueID) {
    guard queues[queue] == nil, queue.offset < 13 else { return }
    let kind: QueueKind = queue.offset == 0 ? .main : .global
    queues[queue] = QueueFacts(target: nil, kind: kind)
    let isOvercommit = queue.offset > 0 && queue.offset % 2 == 0
    let qos = queue.offset == 0 ? QoSClass.unspecified : QoSClass(rawValue: UInt8((queue.offset + 1) / 2)) ?? .unspecified
    let label =
      queue.offset == 0 ? "com.apple.main-thread" : "com.apple.root.\(qos.name)-qos\(isOvercommit ? ".overcommit" : "")"
    record(
      .queueCreated(
        queue, TraceEvent.Queue(label: strings.intern(label), target: nil, kind: kind, qos: qos, isOvercommit: isOvercommit)),
      on: thread, at: position)
  }

  mutating func readQueue(_ line: LogLine) {
    let queue = QueueID(queueIDs[line.number(0) ?? 0])
    if line.kind == "queue" { return create(queue, line) }
    declare(queue)
    guard var facts = queues[queue] else { return }
    let isCustom = queue.offset >= 13
    switch line.kind {
    case "setTarget":
      let target = QueueID(queueIDs[line.number(1) ?? 0])
      // Whether it was allowed shows in what comes next.
      guard isCustom, ahead.next(after: index)?.kind != "trap" else { return }
      declare(target)
      facts.target = target
      record(.queueRetargeted(queue, target: target))
    case "activate":
      guard facts.isInactive else { return }
      facts.isInactive = false
      record(.queueActivated(queue))
    case "suspend":
      if isCustom { facts.suspendCount += 1 }
      record(.queueSuspended(queue, count: facts.suspendCount))
    default:
      guard ahead.next(after: index)?.kind != "trap" else { return }
      if isCustom { facts.suspendCount -= 1 }
      record(.queueResumed(queue, count: facts.suspendCount))
    }
    queues[queue] = facts
  }

  /// A queue without a target gets a root: the overcommit one of its class if it is serial (Q-06).
  private mutating func create(_ queue: QueueID, _ line: LogLine) {
    let kind: QueueKind = line.text(1) == "concurrent" ? .concurrent : .serial
    let qos = QoSClass(recorded: line.text(3))
    let root = 2 * Int(max(qos == .unspecified ? QoSClass.default : qos, .maintenance).rawValue) - (kind == .serial ? 0 : 1)
    let target = line.number(4).map { QueueID(queueIDs[$0]) } ?? QueueID(root)
    declare(target)
    let isInactive = line.number(2) == 1
    queues[queue] = QueueFacts(target: target, kind: kind, isInactive: isInactive)
    let label = strings.intern(line.text(5))
    record(.queueCreated(queue, TraceEvent.Queue(label: label, target: target, kind: kind, qos: qos, isInactive: isInactive)))
  }

  // MARK: Work items

  mutating func readWorkItem(_ line: LogLine) {
    let workItem = WorkItemID(workItemIDs[line.number(0) ?? 0])
    switch line.kind {
    case "workItem":
      let name = variable()
      workItems.append(WorkItemFacts(name: name))
      record(.workItemCreated(workItem, name: name))
    case "cancel":
      workItems[workItem.offset].isCancelled = true
      record(.workItemCancelled(workItem))
      for (offset, item) in items.enumerated() where item.workItem == workItem && !item.isStarted {
        cancelled.append(ItemID(offset))
      }
    case "performs": record(.performBegan(workItem))
    default:
      record(.performEnded(workItem))
      completeRun(of: workItem)
    }
  }

  private mutating func variable() -> StringID? {
    source.variable(at: position).map { strings.intern($0) }
  }

  // MARK: Groups

  mutating func readGroup(_ line: LogLine) {
    let group = GroupID(groupIDs[line.number(0) ?? 0])
    switch line.kind {
    case "group":
      groups.append(GroupFacts())
      record(.groupCreated(group, name: variable()))
    case "enter": enter(group, item: nil)
    case "leave":
      // Whether it was one too many shows in what comes next.
      if ahead.next(after: index)?.kind != "trap" { leave(group, item: nil) }
    default:
      if groups[group.offset].count > 0 { record(.groupLeaked(group, count: groups[group.offset].count)) }
    }
  }

  mutating func join(_ group: GroupID, _ item: ItemID) {
    items[item.offset].group = group
    enter(group, item: item)
  }

  private mutating func enter(_ group: GroupID, item: ItemID?) {
    groups[group.offset].count += 1
    record(.groupEntered(group, count: groups[group.offset].count, item: item))
  }

  mutating func leave(_ group: GroupID, item: ItemID?) {
    groups[group.offset].count -= 1
    groups[group.offset].lastLeaver = thread
    let position = item.map { items[$0.offset].position } ?? position
    record(.groupLeft(group, count: groups[group.offset].count, item: item), on: thread, at: position)
    if groups[group.offset].count == 0 { settle(group) }
  }

  // MARK: Semaphores and locks

  mutating func readSemaphore(_ line: LogLine) {
    let semaphore = SemaphoreID(semaphoreIDs[line.number(0) ?? 0])
    if line.kind == "semaphore" {
      let value = Int32(clamping: line.number(1) ?? 0)
      semaphores.append(SemaphoreFacts(value: value))
      record(.semaphoreCreated(semaphore, .semaphore, name: variable(), value: value))
    } else {
      semaphores[semaphore.offset].value += 1
      semaphores[semaphore.offset].lastSignaller = thread
      record(.semaphoreSignalled(semaphore, value: semaphores[semaphore.offset].value))
    }
  }

  mutating func readLock(_ line: LogLine) {
    let lock = LockID(lockIDs[line.number(0) ?? 0])
    switch line.kind {
    case "lock": record(.lockCreated(lock, name: variable(), isRecursive: line.number(1) == 1))
    case "locked": record(.lockTaken(lock))
    default: record(.lockReleased(lock))
    }
  }

  // MARK: Waits

  private func reason(_ line: LogLine) -> TraceEvent.WaitReason {
    let number = line.number(1) ?? 0
    switch line.text(0) {
    case "semaphore": return .semaphore(SemaphoreID(semaphoreIDs.known(number)))
    case "group": return .group(GroupID(groupIDs.known(number)))
    case "lock": return .lock(LockID(lockIDs.known(number)))
    default: return .workItem(WorkItemID(workItemIDs.known(number)))
    }
  }

  mutating func readWait(_ line: LogLine) {
    let reason = reason(line)
    if case .semaphore(let semaphore) = reason { semaphores[semaphore.offset].value -= 1 }
    guard let end = ahead.next(after: index) else { return beginWait(reason, line) }
    if end.kind == "trap" { return }
    if (end.instant - line.instant).nanoseconds >= LinesAhead.leastWait { beginWait(reason, line) }
    threads[thread.offset].wait = reason
  }

  private mutating func beginWait(_ reason: TraceEvent.WaitReason, _ line: LogLine) {
    threads[thread.offset].isWaiting = true
    let deadline = line.long(2) ?? .max
    record(.waitBegan(TraceEvent.Wait(reason: reason, deadline: Instant(nanoseconds: max(deadline, 0)))))
  }

  mutating func readWaited(_ line: LogLine) {
    guard let reason = threads[thread.offset].wait else { return }
    threads[thread.offset].wait = nil
    position = threads[thread.offset].position
    let isTimedOut = line.number(0) == 1
    if !isTimedOut { proveEnd(of: reason) }
    if threads[thread.offset].isWaiting {
      threads[thread.offset].isWaiting = false
      let waker = isTimedOut ? nil : waker(of: reason)
      record(.waitEnded(isTimedOut: isTimedOut, waker: waker == thread ? nil : waker))
    }
    switch reason {
    case .semaphore(let semaphore):
      if isTimedOut { semaphores[semaphore.offset].value += 1 }
      if !isTimedOut { record(.semaphoreTaken(semaphore, value: semaphores[semaphore.offset].value)) }
    case .lock(let lock): if !isTimedOut { record(.lockTaken(lock)) }
    case .workItem(let workItem): if !isTimedOut { workItems[workItem.offset].wasWaitedFor = true }
    case .group, .sync, .syncOnMainThread, .apply, .once: break
    }
  }

  /// The wait succeeded, so what it was for has come about, even where no line says so.
  private mutating func proveEnd(of reason: TraceEvent.WaitReason) {
    switch reason {
    case .group(let group): skipCancelled { $0.group == group }
    case .workItem(let workItem):
      if workItems[workItem.offset].runs == 0 { skipCancelled { $0.workItem == workItem } }
    case .semaphore, .lock, .sync, .syncOnMainThread, .apply, .once: break
    }
  }

  private func waker(of reason: TraceEvent.WaitReason) -> ThreadID? {
    switch reason {
    case .semaphore(let semaphore): semaphores[semaphore.offset].lastSignaller
    case .group(let group): groups[group.offset].lastLeaver
    case .workItem(let workItem): workItems[workItem.offset].lastEnder
    case .lock, .sync, .syncOnMainThread, .apply, .once: nil
    }
  }

  // MARK: Sources

  mutating func readSource(_ line: LogLine) {
    let source = SourceID(sourceIDs[line.number(0) ?? 0])
    if line.kind == "source" { return create(source, line) }
    var facts = sources[source.offset]
    switch line.kind {
    case "schedule":
      record(
        .sourceScheduled(start: Instant(nanoseconds: line.long(1) ?? 0), intervalNanoseconds: line.long(2) ?? 0, source: source))
    case "merge":
      facts.merge(line.long(1) ?? 0)
      record(.sourceFired(source, data: facts.pending))
    case "deliver":
      let data = line.long(2) ?? 0
      if facts.kind == .timer { record(.sourceFired(source, data: data)) }
      facts.pending = 0
      record(.sourceDelivered(source, item: ItemID(itemIDs[line.number(1) ?? 0]), data: data))
    case "suspendSource":
      facts.suspendCount += 1
      record(.sourceSuspended(source, count: facts.suspendCount))
    case "cancelSource": record(.sourceCancelled(source))
    case "resumeSource" where facts.isActive || facts.suspendCount > 0:
      guard ahead.next(after: index)?.kind != "trap" else { return }
      facts.suspendCount -= 1
      record(.sourceResumed(source, count: facts.suspendCount))
    default:
      if !facts.isActive { record(.sourceActivated(source)) }
      facts.isActive = true
    }
    sources[source.offset] = facts
  }

  private mutating func create(_ source: SourceID, _ line: LogLine) {
    let kind: SourceKind =
      switch line.text(1) {
      case "dataAdd": .dataAdd
      case "dataOr": .dataOr
      case "dataReplace": .dataReplace
      default: .timer
      }
    let queue = QueueID(queueIDs[line.number(2) ?? 0])
    declare(queue)
    sources.append(SourceFacts(kind: kind))
    record(.sourceCreated(source, kind, name: variable(), queue: queue))
  }
}

extension SourceFacts {
  fileprivate mutating func merge(_ data: Int64) {
    switch kind {
    case .dataAdd: pending &+= data
    case .dataOr: pending |= data
    case .dataReplace: pending = data
    case .timer: break
    }
  }
}
