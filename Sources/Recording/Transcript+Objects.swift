import DispatchTrace
import RecordingFormat

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

  /// The queue with that number, which is in the trace from now on; nil when there is none.
  mutating func queue(_ number: Int) -> QueueID? {
    guard let queue = queueIDs[number].map({ QueueID($0) }) else { return nil }
    declare(queue)
    return queue
  }

  mutating func readQueue(_ line: LogLine) {
    if line.kind == .queue { return create(line) }
    guard let queue = queue(line.a), var facts = queues[queue] else { return }
    let isCustom = queue.offset >= 13
    // Whether it was allowed shows in what comes next.
    let isFatal = ahead.isLast(index)
    switch line.kind {
    case .setTarget:
      guard isCustom, !isFatal, let target = self.queue(line.b), !leads(target, to: queue) else { return }
      facts.target = target
      record(.queueRetargeted(queue, target: target))
    case .activate:
      guard facts.isInactive else { return }
      facts.isInactive = false
      record(.queueActivated(queue))
    case .suspend:
      if isCustom { facts.suspendCount &+= 1 }
      record(.queueSuspended(queue, count: facts.suspendCount))
    default:
      guard !isFatal else { return }
      if isCustom { facts.suspendCount &-= 1 }
      record(.queueResumed(queue, count: facts.suspendCount))
    }
    queues[queue] = facts
  }

  private func leads(_ queue: QueueID, to goal: QueueID) -> Bool {
    var level: QueueID? = queue
    while let present = level {
      if present == goal { return true }
      level = queues[present]?.target
    }
    return false
  }

  /// A queue without a target gets a root: the overcommit one of its class if it is serial (Q-06).
  private mutating func create(_ line: LogLine) {
    let qos = QoSClass(rawValue: UInt8(truncatingIfNeeded: line.c)) ?? .unspecified
    let kind: QueueKind = line.b & 1 == 1 ? .concurrent : .serial
    let root = 2 * Int(max(qos == .unspecified ? QoSClass.default : qos, .maintenance).rawValue) - (kind == .serial ? 0 : 1)
    guard let target = queue(line.d) ?? queue(root), let queue = queueIDs.add(line.a).map({ QueueID($0) }) else { return }
    let isInactive = line.b & 2 == 2
    queues[queue] = QueueFacts(target: target, kind: kind, isInactive: isInactive)
    let label = strings.intern(line.text)
    record(.queueCreated(queue, TraceEvent.Queue(label: label, target: target, kind: kind, qos: qos, isInactive: isInactive)))
  }

  // MARK: Work items

  mutating func readWorkItem(_ line: LogLine) {
    if line.kind == .workItem {
      guard let workItem = workItemIDs.add(line.a) else { return }
      let name = variable()
      workItems.append(WorkItemFacts(name: name))
      return record(.workItemCreated(WorkItemID(workItem), name: name))
    }
    guard let workItem = workItemIDs[line.a].map({ WorkItemID($0) }) else { return }
    switch line.kind {
    case .cancel:
      workItems[workItem.offset].isCancelled = true
      record(.workItemCancelled(workItem))
      cancelled += workItems[workItem.offset].submissions.filter { !items[$0.offset].isStarted && !cancelled.contains($0) }
    case .performs:
      threads[thread.offset].performing += 1
      record(.performBegan(workItem))
    default:
      guard threads[thread.offset].performing > 0 else { return }
      threads[thread.offset].performing -= 1
      record(.performEnded(workItem))
      completeRun(of: workItem)
    }
  }

  private mutating func variable() -> StringID? {
    source.variable(at: position).map { strings.intern($0) }
  }

  // MARK: Groups

  mutating func readGroup(_ line: LogLine) {
    if line.kind == .group {
      guard let group = groupIDs.add(line.a) else { return }
      groups.append(GroupFacts())
      return record(.groupCreated(GroupID(group), name: variable()))
    }
    guard let group = groupIDs[line.a].map({ GroupID($0) }) else { return }
    switch line.kind {
    case .enter: enter(group, item: nil)
    case .leave:
      // Whether it was one too many shows in what comes next.
      if !ahead.isLast(index) { leave(group, item: nil) }
    default:
      if groups[group.offset].count > 0 { record(.groupLeaked(group, count: groups[group.offset].count)) }
    }
  }

  mutating func join(_ group: GroupID, _ item: ItemID) {
    items[item.offset].group = group
    enter(group, item: item)
  }

  private mutating func enter(_ group: GroupID, item: ItemID?) {
    groups[group.offset].count &+= 1
    record(.groupEntered(group, count: groups[group.offset].count, item: item))
  }

  mutating func leave(_ group: GroupID, item: ItemID?) {
    groups[group.offset].count &-= 1
    groups[group.offset].lastLeaver = thread
    let position = item.map { items[$0.offset].position } ?? position
    record(.groupLeft(group, count: groups[group.offset].count, item: item), on: thread, at: position)
    if groups[group.offset].count == 0 { settle(group) }
  }

  // MARK: Semaphores and locks

  mutating func readSemaphore(_ line: LogLine) {
    if line.kind == .semaphore {
      guard let semaphore = semaphoreIDs.add(line.a) else { return }
      let value = Int32(clamping: line.b)
      semaphores.append(SemaphoreFacts(value: value))
      let kind: SemaphoreKind = line.c == 1 ? .condition : .semaphore
      return record(.semaphoreCreated(SemaphoreID(semaphore), kind, name: variable(), value: value))
    }
    guard let semaphore = semaphoreIDs[line.a].map({ SemaphoreID($0) }) else { return }
    semaphores[semaphore.offset].value &+= 1
    semaphores[semaphore.offset].lastSignaller = thread
    record(.semaphoreSignalled(semaphore, value: semaphores[semaphore.offset].value))
  }

  mutating func readLock(_ line: LogLine) {
    if line.kind == .lock {
      guard let lock = lockIDs.add(line.a) else { return }
      locks.append(LockFacts())
      let isOutput = line.b == RecordWords.outputLock
      let name = isOutput ? strings.intern(TraceIndex.standardOutput) : variable()
      return record(.lockCreated(LockID(lock), name: name, isRecursive: isOutput || line.b == 1))
    }
    guard let lock = lockIDs[line.a].map({ LockID($0) }) else { return }
    if line.kind == .locked { take(lock) } else { release(lock) }
  }

  /// Only the outermost calls are events.
  private mutating func take(_ lock: LockID) {
    locks[lock.offset].depth &+= 1
    if locks[lock.offset].depth == 1 { record(.lockTaken(lock)) }
  }

  private mutating func release(_ lock: LockID) {
    guard locks[lock.offset].depth > 0 else { return }
    locks[lock.offset].depth -= 1
    if locks[lock.offset].depth == 0 { record(.lockReleased(lock)) }
  }

  // MARK: Waits

  private func reason(_ line: LogLine) -> TraceEvent.WaitReason? {
    switch RecordedWait(rawValue: line.a) {
    case .semaphore: semaphoreIDs[line.b].map { .semaphore(SemaphoreID($0)) }
    case .group: groupIDs[line.b].map { .group(GroupID($0)) }
    case .lock: lockIDs[line.b].map { .lock(LockID($0)) }
    case .workItem: workItemIDs[line.b].map { .workItem(WorkItemID($0)) }
    case nil: nil
    }
  }

  mutating func readWait(_ line: LogLine) {
    guard let reason = reason(line), threads[thread.offset].wait == nil else { return }
    if case .semaphore(let semaphore) = reason { semaphores[semaphore.offset].value &-= 1 }
    let end = ahead.next(after: index)
    if end?.kind == .trap { return }
    threads[thread.offset].wait = reason
    if let end, (end.instant - line.instant).nanoseconds < LinesAhead.leastWait { return }
    beginWait(reason, line)
  }

  private mutating func beginWait(_ reason: TraceEvent.WaitReason, _ line: LogLine) {
    threads[thread.offset].isWaiting = true
    record(.waitBegan(TraceEvent.Wait(reason: reason, deadline: Instant(nanoseconds: Int64(max(line.c, 0))))))
  }

  mutating func readWaited(_ line: LogLine) {
    guard let reason = threads[thread.offset].wait else { return }
    threads[thread.offset].wait = nil
    position = threads[thread.offset].position
    let isTimedOut = line.a == 1
    if !isTimedOut { proveEnd(of: reason) }
    if threads[thread.offset].isWaiting {
      threads[thread.offset].isWaiting = false
      let waker = isTimedOut ? nil : waker(of: reason)
      record(.waitEnded(isTimedOut: isTimedOut, waker: waker == thread ? nil : waker))
    }
    switch reason {
    case .semaphore(let semaphore):
      if isTimedOut { semaphores[semaphore.offset].value &+= 1 }
      if !isTimedOut { record(.semaphoreTaken(semaphore, value: semaphores[semaphore.offset].value)) }
    case .lock(let lock): if !isTimedOut { take(lock) }
    case .workItem(let workItem): if !isTimedOut { workItems[workItem.offset].wasWaitedFor = true }
    case .group, .sync, .syncOnMainThread, .apply, .once, .runLoop: break
    }
  }

  /// The wait succeeded, so what it was for has come about, even where no line says so.
  private mutating func proveEnd(of reason: TraceEvent.WaitReason) {
    switch reason {
    case .group(let group): skipCancelled { $0.group == group }
    case .workItem(let workItem):
      if workItems[workItem.offset].runs == 0 { skipCancelled { $0.workItem == workItem } }
    case .semaphore, .lock, .sync, .syncOnMainThread, .apply, .once, .runLoop: break
    }
  }

  private func waker(of reason: TraceEvent.WaitReason) -> ThreadID? {
    switch reason {
    case .semaphore(let semaphore): semaphores[semaphore.offset].lastSignaller
    case .group(let group): groups[group.offset].lastLeaver
    case .workItem(let workItem): workItems[workItem.offset].lastEnder
    case .lock, .sync, .syncOnMainThread, .apply, .once, .runLoop: nil
    }
  }

  // MARK: Sources

  mutating func readSource(_ line: LogLine) {
    if line.kind == .source { return createSource(line) }
    guard let source = sourceIDs[line.a].map({ SourceID($0) }) else { return }
    var facts = sources[source.offset]
    switch line.kind {
    case .schedule:
      record(
        .sourceScheduled(
          start: Instant(nanoseconds: Int64(line.b)), intervalNanoseconds: Int64(max(line.c, 0)), source: source))
    case .merge:
      facts.merge(Int64(line.b))
      record(.sourceFired(source, data: facts.pending))
    case .deliver:
      guard let item = itemIDs[line.b] else { return }
      if facts.firesByItself { record(.sourceFired(source, data: Int64(line.c))) }
      facts.pending = 0
      record(.sourceDelivered(source, item: ItemID(item), data: Int64(line.c)))
    case .suspendSource:
      facts.suspendCount &+= 1
      record(.sourceSuspended(source, count: facts.suspendCount))
    case .cancelSource: record(.sourceCancelled(source))
    case .resumeSource where facts.isActive || facts.suspendCount > 0:
      guard !ahead.isLast(index) else { return }
      facts.suspendCount &-= 1
      record(.sourceResumed(source, count: facts.suspendCount))
    default:
      if !facts.isActive { record(.sourceActivated(source)) }
      facts.isActive = true
    }
    sources[source.offset] = facts
  }

  private mutating func createSource(_ line: LogLine) {
    let recorded = RecordedSourceKind(rawValue: line.b) ?? .timer
    // Traces have no word of their own for what the system's sources are: their data is what there is at the moment.
    let kind: SourceKind =
      switch recorded {
      case .timer: .timer
      case .dataAdd: .dataAdd
      case .dataOr: .dataOr
      case .dataReplace, .system: .dataReplace
      }
    guard let queue = queue(line.c), let source = sourceIDs.add(line.a) else { return }
    sources.append(SourceFacts(kind: kind, firesByItself: recorded == .timer || recorded == .system))
    record(.sourceCreated(SourceID(source), kind, name: variable(), queue: queue))
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
