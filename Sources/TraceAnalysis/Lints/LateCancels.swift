package import DispatchTrace

/// `cancel()` of a work item that ran already, went on and did something: it stops nothing (W-03). And the cancel handler of a source that is
/// cancelled while it is suspended: it waits for ever (T-10).
package struct LateCancelAnalysis: Analysis {
  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    var findings = OncePerPlace()
    for remark in index.trace.remarks {
      switch remark {
      case .unheededCancel(let item): report(item, index, &findings)
      case .heldCancelHandler(let source): report(source, index, &findings)
      case .leftTimer, .singleWait, .unservedLoop, .dependency, .turn, .name, .lazyVariable: break
      }
    }
    return findings.result
  }

  private func report(_ workItem: WorkItemID, _ index: TraceIndex, _ findings: inout OncePerPlace) {
    let events = index.trace.events
    let cancel = events.indices.first { events[$0].kind == .workItemCancelled(workItem) }
    guard let cancel, let block = block(of: workItem, running: cancel, index), let deed = deed(of: block, after: cancel, index)
    else { return }
    let name = index.name(of: block)
    findings.add(at: events[cancel].position) {
      Finding(
        .note, .noEffect, "cancel() comes too late for \(name), which has begun: it goes on to its end (W-03)",
        at: events[cancel].position,
        notes: [
          Finding.Note("it was submitted here", at: index.items[block.offset].position),
          Finding.Note("it goes on here, at \(index.words(deed.instant))", at: deed.position),
        ],
        instant: events[cancel].instant,
        remedies: ["ask isCancelled in the block, before what must not happen any more"], subject: name)
    }
  }

  private func block(of workItem: WorkItemID, running cancel: Int, _ index: TraceIndex) -> ItemID? {
    let found = index.items.firstIndex { item in
      item.workItem == workItem && item.started.map { $0.event < cancel } == true && item.ended.map { $0.event > cancel } != false
    }
    return found.map { ItemID($0) }
  }

  /// The first thing that it does then and that others can see.
  private func deed(of block: ItemID, after cancel: Int, _ index: TraceIndex) -> TraceEvent? {
    let item = index.items[block.offset]
    let end = item.ended?.event ?? index.trace.events.count
    return index.trace.events[cancel + 1..<end].first { event in
      guard event.thread == item.thread else { return false }
      return switch event.kind {
      case .printed, .touchedUserInterface, .submitted, .scheduled, .accessed(_, .write): true
      case .queueCreated, .queueRetargeted, .threadCreated, .threadExited, .groupCreated, .semaphoreCreated, .workItemCreated,
        .sourceCreated, .onceDeclared, .lockCreated, .variableDeclared, .coreAcquired, .coreReleased, .started, .ended, .skipped,
        .spanBegan, .spanEnded, .waitBegan, .waitEnded, .testFailed, .accessed, .queueHeld, .queueReleased, .queueSuspended,
        .queueResumed, .queueActivated, .groupEntered, .groupLeft, .notifyRegistered, .semaphoreSignalled, .semaphoreTaken,
        .workItemCancelled, .performBegan, .performEnded, .applyBegan, .applyEnded, .onceBegan, .onceEnded, .lockTaken,
        .lockReleased, .sourceScheduled, .sourceFired, .sourceDelivered, .sourceCancelled, .sourceSuspended, .sourceResumed,
        .sourceActivated, .runLoopEntered, .dispatchMainCalled, .groupLeaked, .operationsSuspended, .operationsResumed,
        .phaseBegan, .processFrozen, .processThawed:
        false
      }
    }
  }

  private func report(_ source: SourceID, _ index: TraceIndex, _ findings: inout OncePerPlace) {
    var (cancel, suspend): (TraceEvent?, TraceEvent?)
    for event in index.trace.events {
      if case .sourceCancelled(source, _) = event.kind { cancel = event }
      if case .sourceSuspended(source, _) = event.kind { suspend = event }
    }
    guard let cancel else { return }
    let name = index.name(of: source)
    let state = suspend == nil ? "inactive" : "suspended"
    findings.add(at: cancel.position) {
      Finding(
        .warning, .neverRuns, "the cancel handler of \(name) never runs: the source is cancelled and still \(state) (T-10)",
        at: cancel.position, notes: suspend.map { [Finding.Note("it was suspended here", at: $0.position)] } ?? [],
        instant: index.trace.end, remedies: [suspend == nil ? "activate it, too" : "call resume() behind cancel()"], subject: name
      )
    }
  }
}
