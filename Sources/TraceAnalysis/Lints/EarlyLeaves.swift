package import DispatchTrace

/// A group that is entered and left again by code which only hands over work in between: `leave()` stands behind the call instead of in its
/// callback, so that nobody waits for that work (G-03).
package struct EarlyLeaveAnalysis: CourseAnalysis {
  package init() {}

  package func follower(_ index: TraceIndex) -> (any CourseFollower)? {
    index.groups.isEmpty ? nil : Follower(index: index)
  }

  private struct Follower: CourseFollower {
    /// Code that runs without a break: a block, or what a thread does outside of blocks.
    private struct Code: Hashable {
      var thread: ThreadID
      var item: ItemID?
    }

    /// Since it entered the group the code has only submitted blocks.
    private struct Visit {
      var group: GroupID
      var enter: TraceEvent
      var handedOver: [ItemID] = []
    }

    private struct Early {
      var group: GroupID
      var enter: TraceEvent
      var leave: TraceEvent
      var block: ItemID
    }

    let index: TraceIndex
    private var visits: [Code: Visit] = [:]
    private var early: [Early] = []
    /// Blocks that leave a group themselves, or that have handed over what does.
    private var leavers: [GroupID: Set<ItemID>] = [:]
    private var awaited: Set<GroupID> = []

    init(index: TraceIndex) {
      self.index = index
    }

    mutating func see(_ event: TraceEvent, at offset: Int, _ change: TraceReplay.Change, _ replay: TraceReplay) {
      let code = Code(thread: event.thread, item: replay.item(on: event.thread))
      switch event.kind {
      case .groupEntered(let group, _, nil): visits[code] = Visit(group: group, enter: event)
      case .groupLeft(let group, _, nil): leave(group, event, code)
      case .submitted(let submission): handOver(submission.item, submission.kind, code)
      case .scheduled(let item, _, _): handOver(item, .after, code)
      case .notifyRegistered(_, _, let group?, _): awaited.insert(group)
      case .spanBegan, .waitBegan, .accessed(_, .write), .performBegan, .applyBegan: visits[code] = nil
      case .queueCreated, .queueRetargeted, .threadCreated, .threadExited, .groupCreated, .semaphoreCreated, .workItemCreated,
        .sourceCreated, .onceDeclared, .lockCreated, .variableDeclared, .coreAcquired, .coreReleased, .started, .ended, .skipped,
        .spanEnded, .waitEnded, .printed, .touchedUserInterface, .testFailed, .accessed, .queueHeld, .queueReleased,
        .queueSuspended,
        .queueResumed, .queueActivated, .groupEntered, .groupLeft, .notifyRegistered, .semaphoreSignalled, .semaphoreTaken,
        .workItemCancelled, .performEnded, .applyEnded, .onceBegan, .onceEnded, .lockTaken, .lockReleased, .sourceScheduled,
        .sourceFired, .sourceDelivered, .sourceCancelled, .sourceSuspended, .sourceResumed, .sourceActivated, .runLoopEntered,
        .dispatchMainCalled, .groupLeaked, .operationsSuspended, .operationsResumed, .phaseBegan, .processFrozen, .processThawed:
        break
      }
      if case .waitBegan(let wait) = event.kind, case .group(let group) = wait.reason { awaited.insert(group) }
    }

    private mutating func handOver(_ item: ItemID, _ kind: SubmissionKind, _ code: Code) {
      guard kind == .async || kind == .after else {
        if kind == .sync { visits[code] = nil }
        return
      }
      // A block that the group waits for anyhow is no reason to be in it.
      if index.items[item.offset].group != visits[code]?.group { visits[code]?.handedOver.append(item) }
    }

    private mutating func leave(_ group: GroupID, _ event: TraceEvent, _ code: Code) {
      var leaver = code.item
      while let item = leaver, leavers[group, default: []].insert(item).inserted {
        leaver = index.items[item.offset].submitterItem
      }
      guard let visit = visits.removeValue(forKey: code), visit.group == group, let block = visit.handedOver.first else { return }
      early.append(Early(group: group, enter: visit.enter, leave: event, block: block))
    }

    func findings(at end: TraceReplay) -> [Finding] {
      var findings = OncePerPlace()
      for visit in early where awaited.contains(visit.group) && leavers[visit.group]?.contains(visit.block) != true {
        findings.add(at: visit.leave.position) { finding(visit) }
      }
      return findings.result
    }

    private func finding(_ visit: Early) -> Finding {
      let (group, block) = (index.name(of: visit.group), index.name(of: visit.block))
      return Finding(
        .warning, .earlyNotify,
        "\(group) is left before \(block) has run, which was handed over since enter(): the group does not wait for it",
        at: visit.leave.position,
        notes: [
          Finding.Note("it was entered here", at: visit.enter.position),
          Finding.Note("\(block) is submitted here, to run later", at: index.items[visit.block.offset].position),
        ],
        instant: visit.leave.instant,
        remedies: ["call leave() where the work ends: in the block, or in the callback that it calls"],
        subject: group)
    }
  }
}
