package import DispatchTrace

/// Blocks that can never run: submitted for the distant future (S-22), left on a queue that stays suspended or inactive, handlers of timers
/// that never fire, items that were cancelled before they were submitted (W-03).
package struct NeverRunsAnalysis: Analysis {
  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    var findings = OncePerPlace()
    for (offset, item) in index.items.enumerated() where item.due == .distantFuture && item.submitted == nil {
      findings.add(at: item.position) {
        Finding(
          .warning, .neverRuns,
          "\(index.name(of: ItemID(offset))) never runs: its deadline is the distant future, so libdispatch drops it silently",
          at: item.position, instant: item.scheduled?.instant)
      }
    }
    return findings.result + leftovers(index) + timers(index) + cancelledItems(index)
  }

  private func leftovers(_ index: TraceIndex) -> [Finding] {
    guard index.trace.outcome == .completed else { return [] }
    var counts: [Int] = Array(repeating: 0, count: index.queues.count)
    for item in index.items where item.submitted != nil && item.started == nil && item.skipped == nil {
      if let queue = item.queue { counts[queue.offset] += 1 }
    }
    return counts.indices.filter { counts[$0] > 0 }.compactMap { offset in
      let queue = QueueID(offset)
      let blocks = counts[offset] == 1 ? "1 block" : "\(counts[offset]) blocks"
      return Finding(
        .warning, .neverRuns, "\(blocks) of \(index.name(of: queue)) never ran: \(why(queue, index))",
        at: index.queues[offset].position, instant: index.trace.end, subject: index.name(of: queue))
    }
  }

  private func why(_ queue: QueueID, _ index: TraceIndex) -> String {
    index.targets.goRound(from: queue)
      ? "the targets of the queue lead back to it" : "the queue, or a target of it, was still suspended or inactive at the end"
  }

  // MARK: Timers

  private struct Timer {
    var created: TraceEvent
    var isScheduled = false
    var isActivated = false
    var hasFired = false
    var cancelled: TraceEvent?
    var isReleased = false
  }

  /// Sources of time that were told when to fire and never did, though the program came to rest.
  private func timers(_ index: TraceIndex) -> [Finding] {
    guard index.trace.outcome == .completed, !index.sources.isEmpty else { return [] }
    var timers: [SourceID: Timer] = [:]
    for event in index.trace.events { note(event, &timers) }
    var findings = OncePerPlace()
    for (id, timer) in timers.sorted(by: { $0.key.offset < $1.key.offset }) where timer.isScheduled && !timer.hasFired {
      let name = index.name(of: id)
      if timer.cancelled == nil, !timer.isActivated {
        findings.add(at: timer.created.position) {
          Finding(
            .warning, .neverRuns, "\(name) never fires: a new source is inactive, and nobody resumes it",
            at: timer.created.position, instant: index.trace.end,
            remedies: ["call resume() or activate() when its handler is set"], subject: name)
        }
      } else if let end = timer.cancelled, timer.isReleased {
        findings.add(at: timer.created.position) {
          Finding(
            .warning, .neverRuns, "\(name) never fires: nobody held it any more before its time, which cancels it",
            at: timer.created.position,
            notes: [Finding.Note("its last reference went at \(index.words(end.instant))", at: end.position)],
            instant: end.instant, remedies: ["keep it in a property for as long as it is to fire"], subject: name)
        }
      }
    }
    return findings.result
  }

  private func note(_ event: TraceEvent, _ timers: inout [SourceID: Timer]) {
    switch event.kind {
    case .sourceCreated(let id, .timer, _, _): timers[id] = Timer(created: event)
    case .sourceScheduled(let start, _, let id): timers[id]?.isScheduled = start < .distantFuture
    case .sourceActivated(let id), .sourceResumed(let id, _): timers[id]?.isActivated = true
    case .sourceFired(let id, _): timers[id]?.hasFired = true
    case .sourceCancelled(let id, let isReleased):
      timers[id]?.cancelled = event
      timers[id]?.isReleased = isReleased
    case .queueCreated, .queueRetargeted, .threadCreated, .threadExited, .groupCreated, .semaphoreCreated, .workItemCreated,
      .sourceCreated, .onceDeclared, .lockCreated, .variableDeclared, .coreAcquired, .coreReleased, .scheduled, .submitted,
      .started, .ended, .skipped, .spanBegan, .spanEnded, .waitBegan, .waitEnded, .printed, .touchedUserInterface, .testFailed,
      .accessed, .queueHeld, .queueReleased, .queueSuspended, .queueResumed, .queueActivated, .groupEntered, .groupLeft,
      .notifyRegistered, .semaphoreSignalled, .semaphoreTaken, .workItemCancelled, .performBegan, .performEnded, .applyBegan,
      .applyEnded, .onceBegan, .onceEnded, .lockTaken, .lockReleased, .sourceDelivered, .sourceSuspended, .runLoopEntered,
      .dispatchMainCalled, .groupLeaked, .operationsSuspended, .operationsResumed, .phaseBegan, .processFrozen, .processThawed:
      break
    }
  }

  // MARK: Cancelled items

  /// Submitted after they were cancelled: they take their turn without running.
  private func cancelledItems(_ index: TraceIndex) -> [Finding] {
    let skipped = index.items.indices.filter { index.items[$0].skipped != nil }
    if skipped.isEmpty { return [] }
    let cancellations = index.firstCancellations()
    var findings = OncePerPlace()
    for offset in skipped {
      let item = index.items[offset]
      guard let cancel = item.workItem.flatMap({ cancellations[$0] }), let asked = item.scheduled ?? item.submitted,
        cancel < asked.event
      else { continue }
      let cancelled = index.trace.events[cancel]
      findings.add(at: item.position) {
        Finding(
          .warning, .neverRuns,
          "\(index.name(of: ItemID(offset))), submitted after it was cancelled, never runs",
          at: item.position,
          notes: [Finding.Note("it was cancelled here, at \(index.words(cancelled.instant))", at: cancelled.position)],
          instant: asked.instant, remedies: ["a cancelled item stays cancelled: make a new one each time"])
      }
    }
    return findings.result
  }
}

extension TraceIndex {
  /// By the event at which each item was cancelled first. One pass over all events.
  func firstCancellations() -> [WorkItemID: Int] {
    var result: [WorkItemID: Int] = [:]
    for (offset, event) in trace.events.enumerated() {
      if case .workItemCancelled(let item) = event.kind, result[item] == nil { result[item] = offset }
    }
    return result
  }
}
