import DispatchTrace

// How blocks reach queues (S-01…S-28): submit, push, wake, enqueue.
extension Simulation {
  mutating func async(_ queue: QueueID, _ block: Block, group: GroupID?) {
    let entry = makeItem(block, queue, .async)
    join(group, entry)
    submit(entry)
    payForSubmission()
  }

  mutating func asyncItem(_ queue: QueueID, _ workItem: WorkItemID, group: GroupID?) {
    let entry = makeItem(workItem, queue, .async)
    join(group, entry)
    submit(entry)
    payForSubmission()
  }

  /// A past deadline is `async` (S-21); `.distantFuture` is dropped for ever (S-22).
  mutating func asyncAfter(_ deadline: Deadline, _ entry: EntryIndex) {
    if isPast(deadline.instant) {
      submit(entry)
    } else {
      entries[entry].submission = .after
      // libdispatch does not even keep its queue.
      if deadline.instant == .distantFuture {
        queues[entries[entry].queue].users -= 1
        dropped.append(entry)
      }
      record(.scheduled(entries[entry].item, queue: entries[entry].queue, due: shown(deadline.instant)))
      post(.submit(entry, by: running), at: deadline.instant)
    }
    payForSubmission()
  }

  private mutating func payForSubmission() {
    let cost = configuration.overheads.submission
    if cost > .zero { compute(cost) }
  }

  // MARK: Making entries

  mutating func makeItem(_ block: Block, _ queue: QueueID, _ kind: SubmissionKind) -> EntryIndex {
    var entry = Entry(.block, queue: queue, slots: queue)
    entry.submission = kind
    entry.isBarrier = block.flags.contains(.barrier)
    entry.qos = effectiveQoS(block, on: queue)
    entry.comesFromMain = comesFromMain(block)
    entry.item = ItemID(nextItem)
    entry.body = block.body
    entry.position = actor.position
    entry.name = StringID.Packed(block.name)
    if let stepping {
      let strand = kind == .sync ? stepping.acting : stepping.newStrand()
      stepping.name(entry.item, strand)
      if kind != .sync { stepping.name(strand, block.name) }
    }
    nextItem += 1
    queues[queue].users += 1
    return entries.insert(entry)
  }

  mutating func makeItem(_ workItem: WorkItemID, _ queue: QueueID, _ kind: SubmissionKind) -> EntryIndex {
    let index = makeItem(workItems[workItem].block, queue, kind)
    entries[index].workItem = WorkItemID.Packed(workItem)
    workItems[workItem].pendingRuns += 1
    return index
  }

  private mutating func join(_ group: GroupID?, _ entry: EntryIndex) {
    guard let group else { return }
    entries[entry].group = GroupID.Packed(group)
    enter(group, item: entries[entry].item)
  }

  /// Records the submission and hands the entry to its queue.
  mutating func submit(_ index: EntryIndex) {
    record(.submitted(submission(of: index)))
    // What was delayed is nobody's operation.
    if operationBlocks.isAwaited, !actor.isTime { operationBlocks.submit(entries[index].item, by: running) }
    push(index, onto: entries[index].queue)
  }

  @inline(__always)
  func submission(of index: EntryIndex) -> TraceEvent.Submission {
    TraceEvent.Submission(
      item: entries[index].item, queue: entries[index].queue, kind: entries[index].submission,
      packedName: entries[index].name, packedWorkItem: entries[index].workItem, packedGroup: entries[index].group,
      qos: entries[index].qos, isBarrier: entries[index].isBarrier)
  }

  // MARK: Pushing

  /// Appends `entry` to `queue`. A reader that finds a concurrent queue free is handed on to the target at once (rule 2).
  mutating func push(_ entry: EntryIndex, onto queue: QueueID) {
    if let stepping { notePush(entry, onto: queue, stepping) }
    var queue = queue
    while queues[queue].kind == .concurrent, !entries[entry].isBarrier, admitsHandOff(queue),
      let target = queues[queue].target
    {
      queues[queue].used += 1
      queue = target
    }
    if queues[queue].isRoot { return pushToRoot(entry, queue) }
    let wasEmpty = queues[queue].items.isEmpty
    queues[queue].items.append(entry, in: &entries)
    if queue == .main && isMainThreadBound { return wakeRunLoop() }
    guard wasEmpty else { return }
    if queues[queue].owner != nil { queues[queue].isDirty = true } else { wakeUp(queue) }
  }

  private func admitsHandOff(_ queue: QueueID) -> Bool {
    queues[queue].admitsReader && queues[queue].used < queues[queue].width
  }

  /// Somebody must look at `queue`: it stands in its target's list, unless it does already, is held, or may not run.
  mutating func wakeUp(_ queue: QueueID) {
    guard queues[queue].owner == nil, !queues[queue].isEnqueued, !queues[queue].isSuspended else { return }
    enqueue(queue)
  }

  mutating func enqueue(_ queue: QueueID) {
    guard let target = queues[queue].target else { return }
    queues[queue].isEnqueued = true
    push(entries.insert(Entry(.child, queue: queue, slots: target)), onto: target)
  }
}
