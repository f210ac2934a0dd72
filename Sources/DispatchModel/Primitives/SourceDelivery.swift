import DispatchTrace

// A source's turns in its queue: it stands in the queue's list while it has something to deliver.
extension Simulation {
  /// The source stands in its queue's list if it has a handler to call and may; where its timer has to be put in or taken out
  /// of the manager's heap, that comes first.
  mutating func wakeSource(_ source: SourceID) {
    let state = sources[source]
    guard state.isActive, state.suspendCount == 0, !state.isEnqueued, !state.isRunning, !state.isManaged else {
      return dropHandlersIfDone(source)
    }
    if state.needsManager { return askManager(source) }
    guard let call = state.call ?? (state.isInstalled ? nil : state.eventCall) else { return dropHandlersIfDone(source) }
    sources[source].isEnqueued = true
    let index = makeHandlerItem(source, call)
    record(.submitted(handlerSubmission(of: index, by: source)))
    push(index, onto: state.queue)
  }

  private func handlerSubmission(of index: EntryIndex, by source: SourceID) -> TraceEvent.Submission {
    TraceEvent.Submission(
      item: entries[index].item, queue: entries[index].queue, kind: entries[index].submission, of: source,
      name: entries[index].name.id)
  }

  // MARK: The manager thread

  /// Whatever comes before the manager's turn at this instant, comes before (T-14).
  private mutating func askManager(_ source: SourceID) {
    sources[source].isManaged = true
    post(.manager(source), at: now)
  }

  /// The manager thread installs a timer, gives it a new schedule, or takes a cancelled one out of its heap; then the source goes on
  /// to its queue.
  mutating func manage(_ source: SourceID) {
    sources[source].isManaged = false
    if sources[source].isCancelled {
      sources[source].isInstalled = true
      sources[source].isArmed = false
    } else if !sources[source].isInstalled {
      sources[source].isInstalled = true
      if sources[source].registrationHandler == nil { arm(source) }
    }
    takeNewGrid(source)
    wakeSource(source)
  }

  // MARK: A turn

  private mutating func makeHandlerItem(_ source: SourceID, _ call: SubmissionKind) -> EntryIndex {
    let state = sources[source]
    var entry = Entry(.source(source), queue: state.queue, slots: state.queue)
    entry.submission = call
    entry.item = ItemID(nextItem)
    entry.position = state.position
    entry.name = StringID.Packed(block(for: call, state)?.name)
    nextItem += 1
    return entries.insert(entry)
  }

  private func block(for call: SubmissionKind, _ state: SourceState) -> Block? {
    switch call {
    case .registrationHandler: state.registrationHandler
    case .cancelHandler: state.cancelHandler
    case .timer, .source, .async, .sync, .after, .apply, .notify: state.eventHandler
    }
  }

  /// The source's turn in its queue. What it was enqueued for may have been overtaken by a cancel or a suspension.
  mutating func startSource(_ source: SourceID, _ index: EntryIndex, from container: QueueID, holdsContainerSlot: Bool) {
    sources[source].isEnqueued = false
    sources[source].isInstalled = true
    actor.position = entries[index].position
    let frame = Frame(
      .block(index), queue: entries[index].queue, container: container, slots: entries[index].slots,
      holdsContainerSlot: holdsContainerSlot)
    let state = sources[source]
    guard let call = state.call, state.suspendCount == 0, !state.needsManager else { return skipSource(index, source, frame) }
    if call != entries[index].submission {
      record(.skipped(entries[index].item, queue: entries[index].queue))
      renew(index, source, call)
    }
    threads[running].frames.append(frame)
    sources[source].isRunning = true
    callHandler(source, index, call)
  }

  /// The entry stands for another call of its source from now on.
  private mutating func renew(_ index: EntryIndex, _ source: SourceID, _ call: SubmissionKind) {
    entries[index].submission = call
    entries[index].item = ItemID(nextItem)
    entries[index].name = StringID.Packed(block(for: call, sources[source])?.name)
    nextItem += 1
    record(.submitted(handlerSubmission(of: index, by: source)))
  }

  private mutating func callHandler(_ source: SourceID, _ index: EntryIndex, _ call: SubmissionKind) {
    guard let handler = block(for: call, sources[source]) else { return }
    // libdispatch lets the event handler go before it calls the cancel handler.
    if call == .cancelHandler { releaseEventHandler(of: source) }
    deliver(source, call, item: entries[index].item)
    record(.started(entries[index].item, queue: entries[index].queue))
    code.begin(handler.body, on: running)
    reply(.begin(argument: 0))
  }

  private mutating func skipSource(_ index: EntryIndex, _ source: SourceID, _ frame: Frame) {
    record(.skipped(entries[index].item, queue: entries[index].queue))
    entries.remove(index)
    releaseSlots(of: frame)
    wakeSource(source)
  }

  private mutating func deliver(_ source: SourceID, _ call: SubmissionKind, item: ItemID) {
    guard call == .timer || call == .source else { return }
    let data = call == .timer ? takeFirings(source) : Int64(truncatingIfNeeded: sources[source].data)
    sources[source].hasPendingData = false
    sources[source].data = 0
    sources[source].deliveredData = data
    record(.sourceDelivered(source, item: item, data: data))
  }

  /// The next handler of the same turn, if there is one: events come right after registration, and the cancel handler right after
  /// the call that cancelled (T-15), suspended meanwhile or not. False when the turn is over.
  mutating func continueSource(_ source: SourceID, _ index: EntryIndex) -> Bool {
    let ended = entries[index].submission
    if ended == .registrationHandler { arm(source) }
    guard let call = sources[source].call, !sources[source].needsManager, call == .cancelHandler || ended == .registrationHandler
    else { return false }
    renew(index, source, call)
    callHandler(source, index, call)
    return true
  }

  /// More data re-appends the source behind what waits already (T-08).
  mutating func finishSource(_ source: SourceID) {
    sources[source].isRunning = false
    if !sources[source].isCancelled { sources[source].isArmed = sources[source].due < .distantFuture }
    wakeSource(source)
  }
}
