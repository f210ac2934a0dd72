package import DispatchTrace

/// A barrier flag on a global queue excludes nothing (S-17).
package struct IgnoredBarrierAnalysis: Analysis {
  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    var findings = OncePerPlace()
    for (offset, item) in index.items.enumerated() where item.isBarrier {
      guard let queue = item.queue, index.queues[queue.offset].kind == .global else { continue }
      findings.add(at: item.position) {
        Finding(
          .warning, .ignoredBarrier,
          "\(index.name(of: ItemID(offset))): the barrier flag means nothing on a global queue: other blocks run beside it",
          at: item.position,
          instant: item.submitted?.instant, remedies: ["use a concurrent queue of your own"], subject: index.name(of: queue))
      }
    }
    return findings.result
  }
}

/// Equal deadlines on one queue: which of the blocks comes first is not specified; on Linux usually the reverse (S-23).
package struct EqualDeadlinesAnalysis: Analysis {
  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    struct Key: Hashable {
      var queue: QueueID
      var due: Instant
    }
    var blocks: [Key: [ItemID]] = [:]
    var order: [Key] = []
    let cancellations = index.items.contains { $0.due != nil && $0.skipped != nil } ? index.firstCancellations() : [:]
    for (offset, item) in index.items.enumerated() {
      guard let due = item.due, due != .distantFuture, let queue = item.queue else { continue }
      // Of what was cancelled before its time, the order cannot matter.
      if item.skipped != nil, let cancel = item.workItem.flatMap({ cancellations[$0] }),
        index.trace.events[cancel].instant < due
      {
        continue
      }
      let kind = index.queues[queue.offset].kind
      guard kind == .serial || kind == .main else { continue }
      let key = Key(queue: queue, due: due)
      blocks[key, default: []].append(ItemID(offset))
      if blocks[key]?.count == 2 { order.append(key) }
    }
    return order.prefix(10).map { key in
      let equal = blocks[key] ?? []
      let names = equal.prefix(3).map(index.name(of:)).joined(separator: ", ") + (equal.count > 3 ? ", …" : "")
      return Finding(
        .note, .equalDeadlines,
        "\(equal.count) blocks of \(index.name(of: key.queue)) are due at \(index.words(key.due)): "
          + "their order is not specified (\(names))",
        at: index.items[equal[1].offset].position,
        notes: [
          Finding.Note(
            "here they come in the order of submission, as on Linux where each has a .now() of its own; "
              + "there those of one DispatchTime usually come in reverse order after the first")
        ],
        instant: index.items[equal[1].offset].scheduled?.instant, remedies: ["submit the second block at the end of the first"],
        subject: index.name(of: key.queue))
    }
  }
}

/// `suspend`, `resume`, `setTarget` on the main queue or a global queue do nothing.
package struct NoEffectAnalysis: Analysis {
  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    var findings = OncePerPlace()
    for event in index.trace.events {
      let call: (name: String, queue: QueueID)
      switch event.kind {
      case .queueSuspended(let queue, _): call = ("suspend()", queue)
      case .queueResumed(let queue, _): call = ("resume()", queue)
      case .queueRetargeted(let queue, _): call = ("setTarget(queue:)", queue)
      case .queueCreated, .threadCreated, .threadExited, .groupCreated, .semaphoreCreated, .workItemCreated, .sourceCreated,
        .onceDeclared, .lockCreated, .variableDeclared, .coreAcquired, .coreReleased, .scheduled, .submitted, .started,
        .ended, .skipped, .spanBegan, .spanEnded, .waitBegan, .waitEnded, .printed, .touchedUserInterface, .testFailed, .accessed,
        .queueHeld, .queueReleased, .queueActivated, .groupEntered, .groupLeft, .notifyRegistered, .semaphoreSignalled,
        .semaphoreTaken, .workItemCancelled, .performBegan, .performEnded, .applyBegan, .applyEnded, .onceBegan, .onceEnded,
        .lockTaken, .lockReleased, .sourceScheduled, .sourceFired, .sourceDelivered, .sourceCancelled, .sourceSuspended,
        .sourceResumed, .sourceActivated, .runLoopEntered, .dispatchMainCalled, .groupLeaked,
        .operationsSuspended, .operationsResumed, .phaseBegan, .processFrozen, .processThawed:
        continue
      }
      let kind = index.queues[call.queue.offset].kind
      guard kind == .main || kind == .global || call.queue == QueueID(0) else { continue }
      findings.add(at: event.position) {
        let what = call.queue == QueueID(0) ? "the main queue" : "a global queue"
        return Finding(
          .warning, .noEffect, "\(call.name) has no effect on \(what)", at: event.position, instant: event.instant,
          remedies: ["use a queue of your own"], subject: index.name(of: call.queue))
      }
    }
    return findings.result
  }
}
