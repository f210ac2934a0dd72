package import DispatchTrace

/// Very many workers at once, most of them blocked: each blocked worker is replaced by another one.
package struct ThreadExplosionAnalysis: Analysis {
  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    let threshold = max(16, 4 * index.trace.header.cores)
    guard index.threads.count > threshold else { return [] }
    var blocked: [Bool] = Array(repeating: false, count: index.threads.count)
    var blockedCount = 0
    var peak = (count: 0, instant: Instant.zero)
    var crossing: TraceEvent?
    func set(_ thread: ThreadID, _ isBlocked: Bool) {
      if blocked[thread.offset] != isBlocked { blockedCount += isBlocked ? 1 : -1 }
      blocked[thread.offset] = isBlocked
    }
    for event in index.trace.events where event.thread != ThreadID(0) {
      switch event.kind {
      case .waitBegan: set(event.thread, true)
      case .spanBegan(let kind, _, _) where kind != .work: set(event.thread, true)
      case .waitEnded, .spanEnded, .threadExited: set(event.thread, false)
      case .queueCreated, .queueRetargeted, .threadCreated, .groupCreated, .semaphoreCreated, .workItemCreated,
        .sourceCreated, .onceDeclared, .lockCreated, .variableDeclared, .coreAcquired, .coreReleased, .scheduled, .submitted,
        .started, .ended, .skipped, .spanBegan, .printed, .touchedUserInterface, .testFailed, .accessed, .queueHeld,
        .queueReleased,
        .queueSuspended, .queueResumed, .queueActivated, .groupEntered, .groupLeft, .notifyRegistered, .semaphoreSignalled,
        .semaphoreTaken, .workItemCancelled, .performBegan, .performEnded, .applyBegan, .applyEnded, .onceBegan, .onceEnded,
        .lockTaken, .lockReleased, .sourceScheduled, .sourceFired, .sourceDelivered, .sourceCancelled, .sourceSuspended,
        .sourceResumed, .sourceActivated, .runLoopEntered, .dispatchMainCalled, .groupLeaked,
        .operationsSuspended, .operationsResumed, .phaseBegan, .processFrozen, .processThawed:
        continue
      }
      if blockedCount > threshold, crossing == nil { crossing = event }
      if blockedCount > peak.count { peak = (blockedCount, event.instant) }
    }
    guard let crossing else { return [] }
    return [finding(crossing, peak, index)]
  }

  private func finding(_ crossing: TraceEvent, _ peak: (count: Int, instant: Instant), _ index: TraceIndex) -> Finding {
    let cores = index.trace.header.cores == 1 ? "1 core" : "\(index.trace.header.cores) cores"
    return Finding(
      .warning, .threadExplosion, "\(peak.count) workers are blocked at once, for \(cores)", at: crossing.position,
      notes: [
        Finding.Note("reached at \(index.words(peak.instant))"),
        Finding.Note(
          "each blocked worker is replaced by a new thread, up to the limit of the pool; then nothing runs any more"
        ),
      ],
      instant: crossing.instant,
      remedies: [
        "go on in a completion block instead of waiting",
        "limit how many run at once: a serial queue for each resource, or concurrentPerform",
      ])
  }
}

/// A thread of high quality of service waited for one of lower, through something that has no owner to be raised (P-08).
///
/// Lower means: asked to be. A block inherits the class of whoever submits it, and what the main thread submits is
/// user-initiated, so a wait on the main thread for what it has just handed to a global queue is none.
package struct PriorityInversionAnalysis: Analysis {
  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    // Linux has no quality of service beyond the thread's nice value.
    guard index.trace.header.platform != "linux" else { return [] }
    var findings = OncePerPlace()
    for wait in index.waits where !wait.isTimedOut {
      guard let waker = wait.waker, let what = ownerless(wait.reason, index) else { continue }
      let waiting = qos(wait.item, wait.thread, index)
      let waking = qos(wait.wakerItem, waker, index)
      guard waking.isAskedFor, wait.thread == .main ? waking < .userInitiated : waking < waiting else { continue }
      let who = index.describe(wait.item, on: wait.thread)
      // A global queue says its class itself.
      let urgency = who.hasSuffix(waiting.name) ? "" : " (\(waiting.name))"
      findings.add(at: wait.position) {
        Finding(
          .warning, .priorityInversion,
          "\(who)\(urgency) waits for \(what) that a \(waking.name) block ends",
          at: wait.position,
          notes: [Finding.Note("a wait for \(what) does not raise the priority of whoever will end it; a sync would")],
          instant: wait.began.instant, remedies: ["give both the same quality of service", "use notify or async instead of wait"])
      }
    }
    return findings.result
  }

  private func ownerless(_ reason: TraceEvent.WaitReason, _ index: TraceIndex) -> String? {
    switch reason {
    // Whether a wait for an operation raises whoever runs it, Foundation does not say.
    case .semaphore(let semaphore): index.kind(of: semaphore) == .operation ? nil : index.kind(of: semaphore).indefinite
    case .group: "a group"
    case .sync, .syncOnMainThread, .workItem, .apply, .once, .lock, .runLoop: nil
    }
  }

  private func qos(_ item: ItemID?, _ thread: ThreadID, _ index: TraceIndex) -> QoSClass {
    if thread == .main { return .userInteractive }
    guard let item else { return .unspecified }
    let own = index.items[item.offset].qos
    if own != .unspecified { return own }
    return index.items[item.offset].runQueue.map { index.queues[$0.offset].qos } ?? .unspecified
  }
}

extension QoSClass {
  /// Not what a block has when nobody says anything.
  fileprivate var isAskedFor: Bool {
    switch self {
    case .unspecified, .default: false
    case .maintenance, .background, .utility, .userInitiated, .userInteractive: true
    }
  }
}
